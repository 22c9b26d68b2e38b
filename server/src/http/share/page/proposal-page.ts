import { formatCount, plural } from '@showbill/contract/words';
import { formatDay, formatDays, formatMoney } from '../../../platform/format.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { Proposal, Stop } from '../../../proposals/index.ts';
import { acceptForm, declineForm, questionForm } from './forms.ts';
import { frame, type SharePage } from './frame.ts';
import { linesByCategory } from './lines.ts';
import { messages } from './messages.ts';
import { extras, shownOf } from './options.ts';
import { SCRIPT } from './script.ts';
import { standingOf } from './standing.ts';
import type { View } from './view.ts';

/** The client's view of a proposal: what is offered and what it costs, without the company's own notes. */
export function proposalPage(view: View): SharePage {
  const { company, proposal, picture, logo } = view;
  return frame({
    title: `${proposal.title} · ${company.name}`,
    heading: proposal.title,
    description: `${company.name} · ${factsOf(proposal).join(' · ')}`,
    picture,
    colour: company.colour,
    script: proposal.status === 'sent' ? SCRIPT : undefined,
    body: html`<main>
<header>
${logo === null ? null : html`<img class="logo${logo.forDarkGround ? ' on-dark' : ''}" src="${logo.path}" alt="">`}
<p class="company">${company.name}</p>
<h1>${proposal.title}</h1>
<p class="facts">${factsOf(proposal).map((fact) => html`<span>${fact}</span> `)}</p>
${stops(view)}
${notice(view)}
${standing(view)}
</header>
${coverNote(proposal)}
${paragraphs(proposal.scopeSummary, 'summary')}
<h2>What’s included</h2>
${included(view)}
${extras(view)}
${sums(view)}
${terms(view.acceptance === null ? company.terms : view.acceptance.terms)}
${decide(view)}
${acceptForm(view)}
${messages(view)}
${questionForm(view)}
${declineForm(view)}
</main>
${footer(view)}`,
  });
}

function factsOf({ event, client }: Proposal): string[] {
  const known = [
    client === null ? null : `For ${client.name}`,
    event.venue,
    event.date === null
      ? `${formatCount(event.days)} ${plural(event.days, 'day')}, date to be agreed`
      : formatDays(event.date, event.days),
    event.attendees === null ? null : `${formatCount(event.attendees)} ${plural(event.attendees, 'person', 'people')}`,
  ];
  return known.flatMap((fact) => (fact === null || fact === '' ? [] : fact));
}

function stops({ stops: { delivery, collection } }: View): Html | null {
  const known = [stopText('Delivery', delivery), stopText('Collection', collection)].flatMap((text) => text ?? []);
  if (known.length === 0) return null;
  return html`<p class="facts stops">${known.map((fact) => html`<span>${fact}</span> `)}</p>`;
}

function stopText(label: string, { day, time }: Stop): string | null {
  if (day === null && time === null) return null;
  return [`${label} ${day === null ? 'on a date to be agreed' : formatDay(day)}`, time]
    .filter((part) => part !== null)
    .join(', ');
}

function coverNote({ presentation }: Proposal): readonly Html[] {
  return (presentation.coverNote ?? '')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p class="note">${paragraph.trim()}</p>\n`);
}

/** What it comes to and the way to accept it, in view wherever one reads. */
function decide({ proposal, foreseen }: View): Html | null {
  if (proposal.status !== 'sent') return null;
  return html`<aside class="decide" aria-label="Total and accepting">
<p>Total <strong id="standing-total" data-follows class="figure">${formatMoney(foreseen.total, foreseen.currency)}</strong></p>
<a class="button" href="#accept">Accept</a>
</aside>`;
}

function notice({ notice: told }: View): Html | null {
  return told === null ? null : html`<p class="notice ${told.tone}" role="status">${told.text}</p>`;
}

function standing(view: View): Html {
  const { tone, heading, text } = standingOf(view);
  if (view.acceptance === null) return html`<p class="standing ${tone}"><strong>${heading}</strong> ${text}</p>`;
  const copy = html`<a class="button plain" href="?document=signed-copy">Signed copy (PDF)</a>`;
  return html`<p class="standing ${tone} signed"><strong>${heading}</strong> ${text} ${copy}</p>`;
}

function paragraphs(text: string, name: string): readonly Html[] {
  return text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p class="${name}">${paragraph.trim()}</p>\n`);
}

function included(view: View): Html {
  const own = view.proposal.lines.filter((line) => !line.optional);
  return own.length === 0 ? html`<p>Nothing yet.</p>` : linesByCategory(own, shownOf(view));
}

function sums({ foreseen: { subtotal, adjustments, total, currency } }: View): Html {
  return html`<dl class="sums" id="sums" data-follows aria-live="polite">
<div><dt>Subtotal</dt><dd>${formatMoney(subtotal, currency)}</dd></div>
${adjustments.map(({ label, amount }) => html`<div><dt>${label}</dt><dd>${formatMoney(amount, currency)}</dd></div>\n`)}
<div class="total"><dt>Total</dt><dd>${formatMoney(total, currency)}</dd></div>
</dl>`;
}

function terms(text: string | null): Html | null {
  if (text === null) return null;
  return html`<section class="terms">
<h2>Terms</h2>
${paragraphs(text, 'term')}
</section>`;
}

function footer({ company, proposal: { number, version, currency, status } }: View): Html {
  const edition = version > 1 ? `, version ${version}` : '';
  const { bankLine } = company.letterhead;
  return html`<footer>
${status === 'draft' ? null : html`<p class="documents"><a href="?document=proposal">Proposal (PDF)</a></p>`}
<p>${number}${edition} · prices in ${currency}</p>
${aboutCompany(company)}${bankLine === null ? null : html`<p>${bankLine}</p>\n`}</footer>`;
}

/** The company's name with where it is, how it is reached and its numbers, as far as it said so. */
function aboutCompany({ name, taxNumber, taxNumberName, letterhead }: View['company']): Html | null {
  const { address, telephone, registrationNumber } = letterhead;
  const known = [
    address === null ? null : html`<bdi>${address.split('\n').join(', ')}</bdi>`,
    telephone === null ? null : html`<a href="tel:${telephone.replace(/[^+\d]/g, '')}">${telephone}</a>`,
    registrationNumber === null ? null : html`Registration no. <bdi>${registrationNumber}</bdi>`,
    taxNumber === null ? null : html`${taxNumberName} <bdi>${taxNumber}</bdi>`,
  ].filter((part) => part !== null);
  return known.length === 0 ? null : html`<p>${name}${known.map((part) => html` · ${part}`)}</p>\n`;
}
