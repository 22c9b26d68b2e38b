import { adjustmentLabel, counted, type Speech, speechOf, whyAdjusted } from '../../../languages/index.ts';
import { type Html, html } from '../../../platform/html.ts';
import { isTestProposal, type Proposal, type Stop } from '../../../proposals/index.ts';
import { acceptForm, codeForm, declineForm, questionForm } from './forms.ts';
import { frame, type SharePage } from './frame.ts';
import { invoices } from './invoices.ts';
import { linesByCategory } from './lines.ts';
import { messages } from './messages.ts';
import { extras, shownOf } from './options.ts';
import { payments } from './payments.ts';
import { SCRIPT } from './script.ts';
import { standingOf } from './standing.ts';
import type { View } from './view.ts';
import { withdrawalForm, withdrawalNotice } from './withdrawal.ts';

/** The client's view of a proposal: what is offered and what it costs, without the company's own notes. */
export function proposalPage(view: View): SharePage {
  const { company, proposal, picture, logo } = view;
  const speech = speechOf(proposal.language);
  const facts = factsOf(proposal, speech);
  return frame({
    language: proposal.language,
    title: `${isTestProposal(proposal) ? `${speech.texts.page.standing.test} · ` : ''}${proposal.title} · ${company.name}`,
    heading: proposal.title,
    description: `${company.name} · ${facts.join(' · ')}`,
    picture,
    colour: company.colour,
    script: proposal.status === 'sent' ? SCRIPT : undefined,
    body: html`<main>
${testMark(view, speech)}<header>
${logo === null ? null : html`<img class="logo${logo.forDarkGround ? ' on-dark' : ''}" src="${logo.path}" alt="">`}
<p class="company">${company.name}</p>
<h1>${proposal.title}</h1>
<p class="facts">${facts.map((fact) => html`<span>${fact}</span> `)}</p>
${stops(view, speech)}
${notice(view)}
${standing(view, speech)}
${withdrawalForm(view)}
</header>
${coverNote(proposal)}
${paragraphs(proposal.scopeSummary, 'summary')}
<h2>${speech.texts.page.included}</h2>
${included(view, speech)}
${extras(view)}
${sums(view, speech)}
${codeForm(view)}
${payments(view)}
${invoices(view)}
${terms(view.acceptance === null ? company.terms : view.acceptance.terms, speech)}
${withdrawalNotice(view)}
${decide(view, speech)}
${acceptForm(view)}
${messages(view)}
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

function stops({ stops: { delivery, collection } }: View, speech: Speech): Html | null {
  const says = speech.texts.page.stops;
  const known = [
    stopText(delivery, speech.format, says.delivery, says.deliveryOpen),
    stopText(collection, speech.format, says.collection, says.collectionOpen),
  ].flatMap((text) => text ?? []);
  if (known.length === 0) return null;
  return html`<p class="facts stops">${known.map((fact) => html`<span>${fact}</span> `)}</p>`;
}

function stopText(
  { day, time }: Stop,
  format: Speech['format'],
  onDay: (day: string) => string,
  open: string,
): string | null {
  if (day === null && time === null) return null;
  return [day === null ? open : onDay(format.day(day)), time].filter((part) => part !== null).join(', ');
}

function coverNote({ presentation }: Proposal): readonly Html[] {
  return (presentation.coverNote ?? '')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p class="note">${paragraph.trim()}</p>\n`);
}

/** What it comes to and the way to accept it, in view wherever one reads. */
function decide({ proposal, foreseen }: View, { format, texts }: Speech): Html | null {
  if (proposal.status !== 'sent') return null;
  const { accept, decide: says } = texts.page;
  const total = format.money(foreseen.total, foreseen.currency);
  return html`<aside class="decide" aria-label="${says}">
<p>${texts.total} <strong id="standing-total" data-follows class="figure">${total}</strong></p>
<a class="button" href="#accept">${accept.heading}</a>
</aside>`;
}

/** On top of what comes from a sandbox, so that no client takes it for real. */
function testMark({ company, proposal }: View, { texts }: Speech): Html | null {
  if (!isTestProposal(proposal)) return null;
  const { test, testText } = texts.page.standing;
  return html`<p class="test" role="note"><strong>${test}</strong> ${testText(company.name)}</p>\n`;
}

function notice({ notice: told }: View): Html | null {
  if (told === null) return null;
  const onward = told.onward && html`<a class="button" href="${told.onward.url}">${told.onward.text}</a>`;
  return html`<p class="notice ${told.tone}" role="status">${told.text}${onward ?? null}</p>`;
}

function standing(view: View, { texts }: Speech): Html {
  const { tone, heading, text } = standingOf(view);
  if (view.acceptance === null) {
    const onward =
      view.replaced && view.successor !== null
        ? html` <a href="${view.successor}">${texts.letters.viewAgreed}</a>`
        : null;
    return html`<p class="standing ${tone}"><strong>${heading}</strong> ${text}${onward}</p>`;
  }
  const copy = html`<a class="button plain" href="?document=signed-copy">${texts.page.signedCopy}</a>`;
  return html`<p class="standing ${tone} signed"><strong>${heading}</strong> ${text} ${copy}</p>`;
}

function paragraphs(text: string, name: string): readonly Html[] {
  return text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p class="${name}">${paragraph.trim()}</p>\n`);
}

function included(view: View, { texts }: Speech): Html {
  const own = view.proposal.lines.filter((line) => !line.optional);
  return own.length === 0 ? html`<p>${texts.page.nothing}</p>` : linesByCategory(own, shownOf(view));
}

function sums({ foreseen: { subtotal, adjustments, total, currency, event } }: View, speech: Speech): Html {
  const { format, texts } = speech;
  const row = (adjustment: Proposal['adjustments'][number]) => {
    const why = whyAdjusted(speech, adjustment, event);
    const name = html`${adjustmentLabel(speech, adjustment)}${why === null ? null : html` <small>${why}</small>`}`;
    return html`<div><dt>${name}</dt><dd>${format.money(adjustment.amount, currency)}</dd></div>\n`;
  };
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
  const edition = version > 1 ? texts.version(number, format.count(version)) : number;
  const { bankLine } = company.letterhead;
  return html`<footer>
${status === 'draft' ? null : html`<p class="documents"><a href="?document=proposal">${texts.page.pdf}</a></p>`}
<p>${edition} · ${texts.page.prices(currency)}</p>
${aboutCompany(company, texts)}${bankLine === null ? null : html`<p>${bankLine}</p>\n`}</footer>`;
}

/** The company's name with where it is, how it is reached and its numbers, as far as it said so. */
function aboutCompany(
  { name, taxNumber, taxNumberName, letterhead }: View['company'],
  texts: Speech['texts'],
): Html | null {
  const { address, telephone, registrationNumber } = letterhead;
  const known = [
    address === null ? null : html`<bdi>${address.split('\n').join(', ')}</bdi>`,
    telephone === null ? null : html`<a href="tel:${telephone.replace(/[^+\d]/g, '')}">${telephone}</a>`,
    registrationNumber === null ? null : html`${texts.registration} <bdi>${registrationNumber}</bdi>`,
    taxNumber === null ? null : html`${taxNumberName} <bdi>${taxNumber}</bdi>`,
  ].filter((part) => part !== null);
  return known.length === 0 ? null : html`<p>${name}${known.map((part) => html` · ${part}`)}</p>\n`;
}
