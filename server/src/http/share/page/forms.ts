import { ruleOf } from '@showbill/contract/sums';
import { type Speech, speechOf } from '../../../languages/index.ts';
import { type Html, html } from '../../../platform/html.ts';
import { termsHash } from '../../../proposals/index.ts';
import { area, fault, field, isOpen } from './fields.ts';
import { optionsOf, picksOf } from './options.ts';
import type { View } from './view.ts';
import { noticeFields } from './withdrawal.ts';

/** Accepting, for as long as the proposal is open. The options that are picked belong to the same form. */
export function acceptForm(view: View): Html | null {
  const { proposal, foreseen, company, attempt } = view;
  if (proposal.status !== 'sent') return null;
  const own = attempt?.form === 'accept' ? attempt : null;
  const speech = speechOf(proposal.language);
  const says = speech.texts.page.accept;
  const agreed = company.terms === null ? says.agree : says.agreeWithTerms;
  const isTicked = own?.values['terms'] === 'yes';
  const terms = fault('accept', 'terms', own);
  const price = speech.format.money(foreseen.total, foreseen.currency);
  return html`<section class="accept" id="accept" aria-labelledby="accepting">
<h2 id="accepting">${says.heading}</h2>
<form id="answer" method="post" action="?">
<input type="hidden" name="version" value="${proposal.version}">
<input type="hidden" name="under" value="${termsHash(company.terms)}">
<input type="hidden" name="with" value="${ruleOf(proposal.rules, 'code')?.code ?? ''}">
<div id="confirmed" data-follows>
<input type="hidden" name="seen" value="${picksOf(view).join(',')}">
${confirmed(view, speech)}
</div>
${field({ name: 'name', label: says.name, type: 'text', autocomplete: 'name', most: 200 }, own)}
${field({ name: 'email', label: says.email, type: 'email', autocomplete: 'email', most: 320 }, own)}
<div class="field">
<label class="tick">
<input type="checkbox" name="terms" value="yes" required${isTicked ? html` checked` : null}${terms.attributes}> ${agreed}
</label>
${terms.text}
</div>
${noticeFields(view, speech, own)}
<button class="button" name="do" value="accept">
${says.beforePrice}<span id="price" data-follows class="figure">${price}</span>${says.afterPrice}
</button>
</form>
</section>`;
}

/** A discount code, where the company takes them from clients. The extras that are picked stay picked. */
export function codeForm(view: View): Html | null {
  const { proposal, attempt, takesCodes } = view;
  if (proposal.status !== 'sent' || !takesCodes) return null;
  const own = attempt?.form === 'code' ? attempt : null;
  const { code: says } = speechOf(proposal.language).texts.page;
  const picks = picksOf(view).map((at) => html`<input type="hidden" name="pick" value="${at}">`);
  return html`<details class="quietly" id="code"${isOpen(own) ? html` open` : null}>
<summary>${says.heading}</summary>
<form method="post" action="?#sums">
<span id="picks" data-follows>${picks}</span>
${field({ form: 'code', name: 'code', label: says.label, type: 'text', autocomplete: 'off', most: 40 }, own)}
<button class="button plain" name="do" value="code">${says.submit}</button>
</form>
</details>`;
}

export function declineForm({ proposal, attempt }: View): Html | null {
  if (proposal.status !== 'sent') return null;
  const own = attempt?.form === 'decline' ? attempt : null;
  const says = speechOf(proposal.language).texts.page.decline;
  return html`<details class="quietly" id="decline"${isOpen(own) ? html` open` : null}>
<summary>${says.heading}</summary>
<form method="post" action="?">
<input type="hidden" name="version" value="${proposal.version}">
${area({ form: 'decline', name: 'reason', label: says.why, required: false, most: 2000 }, own)}
<button class="button plain" name="do" value="decline">${says.submit}</button>
</form>
</details>`;
}

export function questionForm({ proposal, company, attempt }: View): Html {
  const { accept: says, ask } = speechOf(proposal.language).texts.page;
  const own = attempt?.form === 'ask' ? attempt : null;
  return html`<details class="quietly" id="ask"${isOpen(own) ? html` open` : null}>
<summary>${ask.heading}</summary>
<form method="post" action="?">
${field({ form: 'ask', name: 'name', label: says.name, type: 'text', autocomplete: 'name', most: 200 }, own)}
${field({ form: 'ask', name: 'email', label: says.email, type: 'email', autocomplete: 'email', most: 320 }, own)}
${area({ form: 'ask', name: 'question', label: ask.question(company.name), required: true, most: 5000 }, own)}
<button class="button plain" name="do" value="ask">${ask.submit}</button>
</form>
</details>`;
}

/** What the acceptance is of, in a sentence. */
function confirmed(view: View, speech: Speech): Html {
  const says = speech.texts.page.accept;
  const { proposal, foreseen } = view;
  const options = optionsOf(proposal);
  const picked = foreseen.lines.filter((line) => line.picked).map(({ name }) => name);
  const extras =
    options.length === 0
      ? null
      : picked.length === 0
        ? says.withoutExtras
        : html`${says.withExtras}${listOf(picked, speech)}`;
  const price = speech.format.money(foreseen.total, foreseen.currency);
  return html`<p><bdi>${proposal.title}</bdi>${extras}: <strong class="figure">${price}</strong>.</p>`;
}

/** Each name by itself, whichever way it is written. */
function listOf(names: readonly string[], { format }: Speech): Html[] {
  const parts = format.listParts(names);
  return parts.map(({ type, value }) => (type === 'element' ? html`<bdi>${value}</bdi>` : html`${value}`));
}
