import { formatMoment } from '../../../platform/format.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { View } from './view.ts';

/** What was asked about the proposal and what the company answered. */
export function messages({ messages: said, company }: View): Html | null {
  if (said.length === 0) return null;
  return html`<section class="messages" aria-labelledby="asked">
<h2 id="asked">Questions and answers</h2>
<ol>
${said.map(({ at, name, text }) => {
  const who = name ?? company.name;
  return html`<li${name === null ? html` class="ours"` : null}>
<p class="from"><strong><bdi>${who}</bdi></strong> · ${formatMoment(at, company.timeZone)}</p>
${text
  .split(/\n+/)
  .filter((line) => line.trim() !== '')
  .map((line) => html`<p>${line}</p>\n`)}</li>
`;
})}</ol>
</section>`;
}
