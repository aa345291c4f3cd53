// Numbers, and dots and letters behind them.
let integers = [0, 007, 1_000, 0b1010_0001, 0o17, 0xFF_ff, 0x0]
let floats = [1.5, 1_0.2_5, 1e5, 1.5E-3, 2e+1, 0x1p3, 0xA.Bp-1, 0x1.8p+2]
let members = 1.description + 0xff.description + 1.5.description + 1e1.description
let pair = ((1, 2), (3, 4))
let both = pair.0.1 + pair.1 .0
let ranges = (1...5, 1..<5, 0x1...0x5)
let negative = -1.5 - -2
@available(iOS 13.4.1, macOS 10.15.4, *)
func old() { if #available(iOS 16.1.2, *) {} }
