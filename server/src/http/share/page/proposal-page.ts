import { adjustmentLabel, counted, type Speech, speechOf } from '../../../languages/index.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { Proposal } from '../../../proposals/index.ts';
import { acceptForm, declineForm, questionForm } from './forms.ts';
import { frame, type SharePage } from './frame.ts';
import { linesByCategory } from './lines.ts';
import { extras } from './options.ts';
import { SCRIPT } from './script.ts';
import { standingOf } from './standing.ts';
import type { View } from './view.ts';

/** The client's view of a proposal: what is offered and what it costs, without the company's own notes. */
export function proposalPage(view: View): SharePage {
  const { company, proposal, picture, logo } = view;
  const speech = speechOf(proposal.language);
  const facts = factsOf(proposal, speech);
  return frame({
    language: proposal.language,
    title: `${proposal.title} · ${company.name}`,
    heading: proposal.title,
    description: `${company.name} · ${facts.join(' · ')}`,
    picture,
    colour: company.colour,
    script: proposal.status === 'sent' ? SCRIPT : undefined,
    body: html`<header>
${logo === null ? null : html`<img class="logo${logo.forDarkGround ? ' on-dark' : ''}" src="${logo.path}" alt="">`}
<p class="company">${company.name}</p>
<h1>${proposal.title}</h1>
<p class="facts">${facts.map((fact) => html`<span>${fact}</span> `)}</p>
${notice(view)}
${standing(view, speech)}
</header>
<main>
${paragraphs(proposal.scopeSummary, 'summary')}
<h2>${speech.texts.page.included}</h2>
${included(proposal, speech)}
${extras(view)}
${sums(view, speech)}
${terms(view.acceptance === null ? company.terms : view.acceptance.terms, speech)}
${acceptForm(view)}
${questionForm(view)}
${declineForm(view)}
</main>
${footer(view, speech)}`,
  });
}

function factsOf({ event, client }: Proposal, speech: Speech): string[] {
  const { format, texts } = speech;
  const known = [
    client === null ? null : texts.page.forClient(client.name),
    event.venue,
    event.date === null ? texts.dateOpen(counted(speech, event.days, 'day')) : format.days(event.date, event.days),
    event.attendees === null ? null : counted(speech, event.attendees, 'person'),
  ];
  return known.flatMap((fact) => (fact === null || fact === '' ? [] : fact));
}

function notice({ notice: told }: View): Html | null {
  return told === null ? null : html`<p class="notice ${told.tone}" role="status">${told.text}</p>`;
}

function standing(view: View, { texts }: Speech): Html {
  const { tone, heading, text } = standingOf(view);
  if (view.acceptance === null) return html`<p class="standing ${tone}"><strong>${heading}</strong> ${text}</p>`;
  const copy = html`<a class="button plain" href="?document=signed-copy">${texts.page.signedCopy}</a>`;
  return html`<p class="standing ${tone} signed"><strong>${heading}</strong> ${text} ${copy}</p>`;
}

function paragraphs(text: string, name: string): readonly Html[] {
  return text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p class="${name}">${paragraph.trim()}</p>\n`);
}

function included({ lines, currency }: Proposal, speech: Speech): Html {
  const own = lines.filter((line) => !line.optional);
  return own.length === 0 ? html`<p>${speech.texts.page.nothing}</p>` : linesByCategory(own, currency, speech);
}

function sums({ foreseen: { subtotal, adjustments, total, currency } }: View, speech: Speech): Html {
  const { format, texts } = speech;
  const row = (adjustment: Proposal['adjustments'][number]) =>
    html`<div><dt>${adjustmentLabel(speech, adjustment)}</dt><dd>${format.money(adjustment.amount, currency)}</dd></div>\n`;
  return html`<dl class="sums" id="sums" data-follows aria-live="polite">
<div><dt>${texts.subtotal}</dt><dd>${format.money(subtotal, currency)}</dd></div>
${adjustments.map(row)}
<div class="total"><dt>${texts.total}</dt><dd>${format.money(total, currency)}</dd></div>
</dl>`;
}

function terms(text: string | null, { texts }: Speech): Html | null {
  if (text === null) return null;
  return html`<section class="terms">
<h2>${texts.terms}</h2>
${paragraphs(text, 'term')}
</section>`;
}

function footer({ company, proposal: { number, version, currency, status } }: View, { format, texts }: Speech): Html {
  const { taxNumber, taxNumberName } = company;
  const edition = version > 1 ? texts.version(number, format.count(version)) : number;
  return html`<footer>
${status === 'draft' ? null : html`<p class="documents"><a href="?document=proposal">${texts.page.pdf}</a></p>`}
<p>${edition} · ${texts.page.prices(currency)}</p>
${taxNumber === null ? null : html`<p>${company.name} · ${taxNumberName} <bdi>${taxNumber}</bdi></p>\n`}</footer>`;
}
