import { formatCount, plural } from '@showbill/contract/words';
import { formatDays, formatMoney } from '../../platform/format.ts';
import { type Html, html } from '../../platform/html.ts';
import type { Proposal } from '../../proposals/index.ts';
import { linesByCategory, plainLines } from './lines.ts';
import { page } from './page.ts';
import { standingOf } from './standing.ts';

export interface Shared {
  readonly company: { readonly name: string; readonly timeZone: string };
  readonly proposal: Proposal;
}

/** The client's view of a proposal: what is offered and what it costs, without the company's own notes. */
export function proposalPage({ company, proposal }: Shared): string {
  return page({
    title: `${proposal.title} · ${company.name}`,
    heading: proposal.title,
    body: html`<header>
<p class="company">${company.name}</p>
<h1>${proposal.title}</h1>
<p class="facts">${facts(proposal)}</p>
${standing(proposal, company)}
</header>
<main>
${summary(proposal.scopeSummary)}
<h2>What you get</h2>
${included(proposal)}
${sums(proposal)}
${extras(proposal)}
</main>
${footer(proposal, company.name)}`,
  });
}

function facts({ event, client }: Proposal): readonly Html[] {
  const known = [
    client === null ? null : `For ${client.name}`,
    event.venue,
    event.date === null
      ? `${formatCount(event.days)} ${plural(event.days, 'day')}, date to be agreed`
      : formatDays(event.date, event.days),
    event.attendees === null ? null : `${formatCount(event.attendees)} ${plural(event.attendees, 'person', 'people')}`,
  ];
  return known.filter((fact) => fact !== null && fact !== '').map((fact) => html`<span>${fact}</span> `);
}

function standing(proposal: Proposal, company: Shared['company']): Html {
  const { tone, heading, text } = standingOf(proposal, company);
  return html`<p class="standing ${tone}"><strong>${heading}</strong> ${text}</p>`;
}

function summary(text: string): readonly Html[] {
  return text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p class="summary">${paragraph.trim()}</p>\n`);
}

function included({ lines, currency }: Proposal): Html {
  const own = lines.filter((line) => !line.optional);
  return own.length === 0 ? html`<p>Nothing yet.</p>` : linesByCategory(own, currency);
}

function sums({ subtotal, adjustments, total, currency }: Proposal): Html {
  return html`<dl class="sums">
<div><dt>Subtotal</dt><dd>${formatMoney(subtotal, currency)}</dd></div>
${adjustments.map(({ label, amount }) => html`<div><dt>${label}</dt><dd>${formatMoney(amount, currency)}</dd></div>\n`)}<div class="total"><dt>Total</dt><dd>${formatMoney(total, currency)}</dd></div>
</dl>`;
}

function extras({ lines, adjustments, currency, status }: Proposal): Html | null {
  const own = lines.filter((line) => line.optional);
  if (own.length === 0) return null;
  return html`<section class="extras">
<h2>Optional extras</h2>
<p>${extrasNote(status, adjustments)}</p>
${plainLines('Optional extras', own, currency)}
</section>`;
}

/** The prices of extras stand alone: adjustments come on top once one is chosen. */
function extrasNote(status: Proposal['status'], adjustments: Proposal['adjustments']): string {
  if (status === 'accepted') return 'Not chosen, and not in the total.';
  const later = adjustments.map(({ kind, label }) =>
    kind === 'multi_day' ? 'the rate for several days' : label.replace(' %', '\u00a0%'),
  );
  const before = later.length === 0 ? '' : `, before ${new Intl.ListFormat('en-GB').format(later)}`;
  return `Not in the total. Each adds the price beside it${before}.`;
}

function footer({ number, status, version, currency }: Proposal, companyName: string): Html {
  const edition = version > 1 ? `, version ${version}` : '';
  return html`<footer>
${status === 'sent' ? html`<p>To accept, reply to ${companyName} and quote ${number}.</p>` : null}
<p>${number}${edition} · prices in ${currency}</p>
</footer>`;
}
