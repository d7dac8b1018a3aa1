export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #10161c);
  --panel: light-dark(#f3f6f8, #1a232c);
  --ink: light-dark(#14202b, #e6edf3);
  --quiet: light-dark(#475766, #a9b8c6);
  --line: light-dark(#8395a5, #64788b);
  --accent: light-dark(#0b5f73, #6fd0e6);
  --on-accent: light-dark(#ffffff, #06222a);
  --alarm: light-dark(#a1221b, #ffaca5);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { background: var(--panel); border-bottom: 1px solid var(--line); }
header p { margin: 0 auto; padding: .75rem 1rem; max-width: 44rem; color: var(--quiet); }
main { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 44rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: .5rem 0 1rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
a { color: var(--accent); display: inline-block; min-height: 44px; padding: .6rem 0; }
.panel { background: var(--panel); border-radius: 12px; padding: 1rem 1.25rem; margin: 1rem 0; }
.panel > :first-child { margin-top: 0; }
.panel > :last-child { margin-bottom: 0; }
.amount { font-size: 1.5rem; font-weight: 650; margin: .25rem 0; }
.quiet { color: var(--quiet); }
.alarm { border: 2px solid var(--alarm); color: var(--alarm); border-radius: 12px; padding: .75rem 1.25rem; }
label { display: block; font-weight: 600; margin: 1rem 0 .25rem; }
input, select { font: inherit; color: inherit; background: var(--paper); width: 100%; min-height: 44px;
  padding: .5rem .75rem; border: 1px solid var(--line); border-radius: 8px; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: .5rem 1.25rem; border-radius: 8px;
  border: 2px solid var(--accent); background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.second { background: transparent; color: var(--accent); }
form > button { margin-top: 1rem; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0; }
.row button { margin: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0; }
dt { color: var(--quiet); }
dd { margin: 0; }
ul { padding: 0; list-style: none; }
ul li { border-top: 1px solid var(--line); padding: .6rem 0; }
code { font-size: .9em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (max-width: 30rem) { form > button { width: 100%; } dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`;
