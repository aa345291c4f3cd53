extension InventoryHTML {
  /// All of the page's looks. Colours only repeat what signs and words say.
  static let style = """
    :root {
      color-scheme: light dark;
      --page: #ffffff; --text: #1c2024; --soft: #5b6570; --line: #d9dee3; --panel: #f5f7f9; --accent: #0b57a4;
      --run: #e1f4e6; --run-text: #0d5a2a; --range: #e3effb; --range-text: #0b4a8f;
      --silent: #fde4e3; --silent-text: #9d1420; --unknown: #fff1cc; --unknown-text: #6b4b00;
      --bar-run: #3a9a5b; --bar-silent: #c93742; --bar-rest: #c4cbd2;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14171a; --text: #e6e9ec; --soft: #9aa5b0; --line: #343b42; --panel: #1d2226; --accent: #7db8f5;
        --run: #143622; --run-text: #8fe0ab; --range: #12304f; --range-text: #9cccfb;
        --silent: #4a171b; --silent-text: #ffb3b5; --unknown: #42340c; --unknown-text: #f5d67b;
        --bar-run: #3f9f60; --bar-silent: #d8505a; --bar-rest: #4a535c;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
    main { max-width: 96rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; }
    h1 { font-size: 1.7rem; margin: 0 0 .2rem; }
    h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; }
    h3 { font-size: 1rem; margin: 0 0 .5rem; }
    p { margin: .3rem 0; }
    code { font: .87em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .soft, caption { color: var(--soft); }
    .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr)); gap: .7rem; margin: 1rem 0; }
    .cards > div { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: .65rem .85rem; }
    .cards dt { color: var(--soft); font-size: .85rem; }
    .cards dd { margin: 0; font-size: 1.45rem; font-weight: 600; line-height: 1.3; }
    .cards dd small { display: block; font-size: .82rem; font-weight: 400; color: var(--soft); }
    .cards .bad dd { color: var(--silent-text); }
    .cards .long dd { font-size: 1.1rem; }
    .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.2rem 2.2rem; align-items: start; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: left; padding: .2rem 0 .4rem; font-size: .88rem; }
    th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
    thead th { font-size: .82rem; font-weight: 600; color: var(--soft); background: var(--page); vertical-align: bottom; }
    tbody th { font-weight: 400; }
    td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .matrix thead { position: sticky; top: 0; z-index: 1; }
    .matrix td.v, .matrix th.v { text-align: center; white-space: nowrap; padding-left: .25rem; padding-right: .25rem; min-width: 2.4rem; }
    .matrix .edge { border-left: 2px solid var(--line); }
    .matrix tr.file th { background: var(--panel); padding-top: .4rem; font-weight: 600; }
    .matrix td, .matrix tbody th { overflow-wrap: break-word; }
    .matrix td.v.soft { font-weight: 400; white-space: normal; }
    .versions, .list { table-layout: fixed; }
    .list thead th:first-child { width: 30%; }
    .list td, .list tbody th { overflow-wrap: anywhere; }
    .versions col.d { width: 20%; } .versions col.w { width: 12%; } .versions col.c { width: 14%; } .versions col.n { width: 2.4rem; }
    .columns > * { min-width: 0; }
    .columns tbody th { white-space: nowrap; }
    .matrix td.v { font-weight: 600; }
    .at { display: flex; gap: .3rem; align-items: baseline; }
    .line { flex: none; min-width: 2.4em; text-align: right; padding-right: .3rem; color: var(--soft); font-variant-numeric: tabular-nums; }
    .runs, .sibling { background: var(--run); color: var(--run-text); }
    .range { background: var(--range); color: var(--range-text); }
    .silent, .broken { background: var(--silent); color: var(--silent-text); }
    .unknown { background: var(--unknown); color: var(--unknown-text); }
    .absent, .excluded, .notAsked { color: var(--soft); }
    .matrix td.absent, .matrix td.excluded, .matrix td.notAsked { font-weight: 400; }
    .legend { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: .4rem 0 .9rem; padding: 0; list-style: none; font-size: .87rem; }
    .legend b { display: inline-block; min-width: 1.7em; text-align: center; border-radius: 4px; margin-right: .3em; padding: 0 .2em; }
    details.group { margin: 0 0 1.2rem; }
    details.group > summary { cursor: pointer; padding: .45rem .6rem; background: var(--panel); border: 1px solid var(--line); border-radius: 6px; }
    details.group > summary b { margin-right: .6em; }
    details.found > summary { cursor: pointer; }
    details.found ul { margin: .3rem 0 .2rem; padding-left: 1.1rem; font-size: .88rem; max-width: 34rem; }
    .error { color: var(--silent-text); font-weight: 600; }
    .warning { color: var(--unknown-text); font-weight: 600; }
    .note { color: var(--soft); font-weight: 600; }
    .bar { display: flex; height: .85rem; min-width: 8rem; border-radius: 3px; overflow: hidden; background: var(--bar-rest); }
    .bar i { display: block; }
    .bar .b-run { background: var(--bar-run); }
    .bar .b-silent { background: var(--bar-silent); }
    footer { margin-top: 2.5rem; color: var(--soft); font-size: .85rem; }
    @media (max-width: 60rem) {
      main { padding: 1rem .8rem 2rem; }
      .scroll { overflow-x: auto; }
      .matrix thead { position: static; }
      .matrix { min-width: 44rem; }
      .versions { min-width: 66rem; }
    }
    @media print {
      @page { size: A4 landscape; margin: 12mm; }
      :root {
        --page: #ffffff; --text: #000000; --soft: #444b52; --line: #b9c0c7; --panel: #f1f3f5;
        --run: #e1f4e6; --run-text: #0d5a2a; --range: #e3effb; --range-text: #0b4a8f;
        --silent: #fde4e3; --silent-text: #9d1420; --unknown: #fff1cc; --unknown-text: #6b4b00;
        --bar-run: #3a9a5b; --bar-silent: #c93742; --bar-rest: #c4cbd2; color-scheme: light;
      }
      body { font-size: 9.5pt; }
      main { max-width: none; padding: 0; }
      .scroll { overflow: visible; }
      .columns { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: .8rem; }
      .columns th, .columns td { padding: .1rem .25rem; }
      .columns .bar { min-width: 2rem; }
      .matrix, .versions { min-width: 0; }
      .versions col.n { width: 2rem; }
      .matrix td.v, .matrix th.v { min-width: 0; }
      .matrix thead { position: static; display: table-header-group; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      tr, .versions tbody, .cards > div { break-inside: avoid; }
      details.found ul { font-size: 8pt; line-height: 1.3; margin: .1rem 0; }
      h2, h3, summary { break-after: avoid; }
      details::details-content { content-visibility: visible; height: auto; }
      details.group > summary { list-style: none; }
    }

    """
}
