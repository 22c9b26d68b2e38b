import { speechOf } from '../../../languages/index.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { View } from './view.ts';

/** What was asked about the proposal and what the company answered. */
export function messages({ messages: said, company, proposal }: View): Html | null {
  if (said.length === 0) return null;
  const { format, texts } = speechOf(proposal.language);
  return html`<section class="messages" aria-labelledby="asked">
<h2 id="asked">${texts.page.messages}</h2>
<ol>
${said.map(({ at, name, text }) => {
  const who = name ?? company.name;
  return html`<li${name === null ? html` class="ours"` : null}>
<p class="from"><strong><bdi>${who}</bdi></strong> · ${format.moment(at, company.timeZone)}</p>
${text
  .split(/\n+/)
  .filter((line) => line.trim() !== '')
  .map((line) => html`<p>${line}</p>\n`)}</li>
`;
})}</ol>
</section>`;
}
