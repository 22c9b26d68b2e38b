import { html } from '../../../platform/html.ts';

/**
 * Ink on paper at 16 px in one column of 680 px; dark where the reader asks for it, and always light on
 * paper. The fonts are cut for this page (`web/client-fonts.ts`).
 */
export const STYLES = html`
@font-face { font-family: Inter; font-weight: 400 650; font-display: swap; src: url("../fonts/client-latin.woff2") format("woff2"); unicode-range: U+20-7E, U+A0-AC, U+AE-FF, U+131, U+152-153, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2212; }
@font-face { font-family: Inter; font-weight: 400 650; font-display: swap; src: url("../fonts/client-latin-ext.woff2") format("woff2"); unicode-range: U+100-130, U+132-148, U+14A-151, U+154-17F, U+218-21B, U+1E9E, U+20A0-20AB, U+20AD-20AF, U+20B1-20B5, U+20B8-20BA, U+20BC-20BF; }
:root { color-scheme: light; --paper: #fbfaf7; --ink: #1c1917; --quiet: #6b645c; --line: #e4dfd6; --accent: #b45309; --on-accent: #ffffff; --good: #15803d; --bad: #b91c1c; }
@media screen and (prefers-color-scheme: dark) {
  :root { color-scheme: dark; --paper: #161412; --ink: #f2eee7; --quiet: #a79f94; --line: #35302a; --accent: #f59e0b; --on-accent: #1c1917; --good: #4ade80; --bad: #f87171; }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { max-width: 728px; margin: 0 auto; padding: 56px 24px 72px; background: var(--paper); color: var(--ink); font: 16px/1.55 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; }
h1, h2, p, dl, dd { margin: 0; font-weight: inherit; }
.company { color: var(--accent); font-weight: 600; margin-bottom: 12px; }
h1 { font-size: 32px; line-height: 1.2; font-weight: 650; letter-spacing: -0.02em; text-wrap: balance; }
.facts { margin: 12px 0 0 -0.96em; color: var(--quiet); clip-path: inset(0 0 0 0.96em); }
.facts span { display: inline-block; position: relative; padding-left: 0.96em; }
.facts span::before { content: "·"; position: absolute; left: 0.2em; }
.standing { margin-top: 28px; padding: 2px 0 2px 16px; border-left: 3px solid var(--quiet); }
.standing strong { display: block; font-weight: 600; }
.standing.open { border-color: var(--accent); }
.standing.good { border-color: var(--good); }
.standing.good strong { color: var(--good); }
.standing.bad { border-color: var(--bad); }
.standing.bad strong { color: var(--bad); }
.standing.signed { padding: 4px 0 4px 20px; }
.standing.signed strong { font-size: 20px; }
.standing.signed .button { display: flex; width: fit-content; margin-top: 16px; }
main { margin-top: 36px; }
.summary + .summary { margin-top: 12px; }
h1 + .summary { margin-top: 12px; }
h2 { margin-top: 48px; font-size: 20px; font-weight: 600; letter-spacing: -0.01em; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
tbody th, td { padding: 8px 0 8px 16px; border-bottom: 1px solid var(--line); text-align: right; vertical-align: baseline; white-space: nowrap; }
td.name { width: 100%; padding-left: 0; text-align: left; white-space: normal; }
td.quantity, td.price { color: var(--quiet); }
tr { break-inside: avoid; }
tr:last-child td { border-bottom-color: transparent; }
.group > * { padding-top: 28px; font-size: 16px; font-weight: 600; }
tbody .group th { padding-left: 0; text-align: left; }
.group { break-after: avoid; }
small { font-size: 13px; }
.tag { color: var(--accent); font-size: 13px; white-space: nowrap; }
.figure, dd { font-variant-numeric: tabular-nums; }
.sums { margin: 28px 0 0 auto; max-width: 360px; break-inside: avoid; }
.sums div { display: flex; justify-content: space-between; gap: 24px; padding: 5px 0; }
.sums dt { color: var(--quiet); }
.sums dd { white-space: nowrap; }
.sums .total { margin-top: 8px; padding-top: 12px; border-top: 2px solid var(--ink); font-size: 20px; font-weight: 650; }
.sums .total dt { color: inherit; }
.extras > p { margin: 4px 0 10px; color: var(--quiet); text-wrap: pretty; }
footer { margin-top: 56px; padding-top: 20px; border-top: 1px solid var(--line); color: var(--quiet); font-size: 14px; }
footer p:first-child:not(:last-child) { color: var(--ink); font-size: 16px; margin-bottom: 6px; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.logo { display: block; max-width: 220px; max-height: 72px; margin-bottom: 20px; }
.logo.on-dark { padding: 12px 16px; border-radius: 8px; background: #1c1917; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
@media screen and (prefers-color-scheme: dark) {
  .logo { padding: 8px; border-radius: 8px; background: #ffffff; }
  .logo.on-dark { padding: 0; background: none; }
}
.notice { margin-top: 28px; padding: 12px 16px; border: 1px solid var(--good); border-radius: 8px; }
.notice.bad { border-color: var(--bad); }
.options { margin: 0; padding: 0; list-style: none; }
.options li { border-bottom: 1px solid var(--line); }
.options label { display: flex; gap: 12px; align-items: center; min-height: 44px; padding: 8px 0; font-size: 15px; cursor: pointer; }
.options .name { flex: 1; }
.options small { display: block; color: var(--quiet); }
input[type="checkbox"] { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--accent); }
.button { display: inline-flex; gap: 0.35em; align-items: center; justify-content: center; min-height: 48px; padding: 0 28px; border: 1px solid transparent; border-radius: 8px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.button.plain { min-height: 44px; padding: 0 18px; border-color: var(--line); background: none; color: var(--ink); font-weight: 500; }
.unseen { position: absolute; width: 1px; height: 1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); }
.extras .button { margin-top: 16px; }
.terms { font-size: 14px; color: var(--quiet); }
.terms h2 { color: var(--ink); }
.term { margin-top: 8px; }
summary { list-style: none; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
.accept { margin-top: 48px; }
.accept form { margin-top: 12px; padding: 24px; border: 1px solid var(--line); border-radius: 8px; }
.quietly { margin-top: 12px; }
.quietly > summary { display: inline-flex; align-items: center; min-height: 44px; color: var(--quiet); text-decoration: underline; text-underline-offset: 3px; }
.quietly form { padding: 8px 0 16px; }
.field { margin: 16px 0; }
.field label { display: block; margin-bottom: 6px; font-size: 14px; font-weight: 500; }
.field .tick { display: flex; gap: 12px; align-items: center; min-height: 44px; font-size: 15px; font-weight: 400; }
.field input:not([type="checkbox"]), textarea { width: 100%; min-height: 44px; padding: 10px 12px; border: 1px solid var(--quiet); border-radius: 8px; background: none; color: inherit; font: inherit; }
[aria-invalid="true"] { border-color: var(--bad) !important; }
.fault { margin-top: 6px; color: var(--bad); font-size: 14px; }
.documents a { display: inline-flex; align-items: center; min-height: 44px; margin-right: 20px; }
.fold { display: none; }
@media (max-width: 600px) {
  body { padding: 32px 20px 48px; }
  h1 { font-size: 26px; }
  table, tbody { display: block; }
  tr { display: grid; grid-template-columns: auto 1fr auto; column-gap: 12px; padding: 9px 0; border-bottom: 1px solid var(--line); }
  tr:last-child { border-bottom: 0; }
  tbody th, td { padding: 0; border: 0; }
  tr.group { grid-template-columns: 1fr auto; padding-top: 24px; border-bottom: 1px solid var(--line); }
  .group > * { padding: 0; }
  td.name { grid-column: 1 / 3; width: auto; }
  td.sum { grid-row: 1; grid-column: 3; }
  td.quantity { grid-row: 2; grid-column: 1; text-align: left; }
  td.price { grid-row: 2; grid-column: 2; text-align: left; }
  .sums { max-width: none; }
  .accept .button { width: 100%; }
}
@media screen and (max-width: 600px) {
  input.fold { display: block; position: absolute; width: 1px; height: 1px; opacity: 0; }
  tbody:has(.fold) tr.group { align-items: center; padding: 2px 0; }
  .group th label { display: flex; gap: 10px; align-items: center; min-height: 44px; cursor: pointer; }
  .group th label::before { content: ""; width: 7px; height: 7px; border: solid var(--quiet); border-width: 0 2px 2px 0; transform: rotate(-45deg); }
  tbody:has(.fold:checked) .group th label::before { transform: rotate(45deg); }
  tbody:has(.fold:focus-visible) .group th label { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
  tbody:has(.fold):not(:has(.fold:checked)) tr:not(.group) { display: none; }
}
@page { margin: 16mm 15mm; }
@media print {
  .accept, details, .unseen, .button, .documents, .notice { display: none; }
  body { max-width: none; padding: 0; background: #fff; font-size: 11pt; }
  main { margin-top: 20pt; }
  h2 { margin-top: 24pt; break-after: avoid; }
  footer { margin-top: 24pt; }
  table, .group > * { font-size: 10.5pt; }
}
`;
