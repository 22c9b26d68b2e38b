import { type Speech, speechOf } from '../../../languages/index.ts';
import { type Html, html } from '../../../platform/html.ts';
import { noticeHash } from '../../../proposals/index.ts';
import { fault, field, isOpen } from './fields.ts';
import type { Attempt, View } from './view.ts';

/** What a consumer is told of the right of withdrawal, before they accept and from then on. */
export function withdrawalNotice({ proposal, withdrawal: { offered, right } }: View): Html | null {
  const notice = (offered ?? right)?.notice;
  if (notice === undefined) return null;
  const { heading } = speechOf(proposal.language).texts.withdrawal;
  const paragraphs = notice.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return html`<section class="terms" id="withdrawal">
<h2>${heading}</h2>
${paragraphs.map((paragraph) => html`<p class="term lines">${paragraph.trim()}</p>\n`)}
</section>`;
}

/** What goes with the acceptance: which notice was shown, and that it is to start within the period where it does. */
export function noticeFields(
  { company, withdrawal: { offered } }: View,
  speech: Speech,
  attempt: Attempt | null,
): Html {
  const shown = html`<input type="hidden" name="notice" value="${noticeHash(offered?.notice ?? null)}">`;
  if (offered?.startsBefore !== true) return shown;
  const wrong = fault('accept', 'start', attempt);
  const asks = speech.texts.withdrawal.asksToStart(company.name);
  const isTicked = attempt?.values['start'] === 'yes';
  return html`${shown}
<div class="field">
<label class="tick long">
<input type="checkbox" name="start" value="yes" required${isTicked ? html` checked` : null}${wrong.attributes}> ${asks}
</label>
${wrong.text}
</div>`;
}

/** The way to withdraw, for as long as there is one; afterwards what was received. */
export function withdrawalForm(view: View): Html | null {
  const { proposal, company, withdrawal, attempt } = view;
  const { right, received, usableBy } = withdrawal;
  const { format, texts } = speechOf(proposal.language);
  const says = texts.withdrawal;
  if (received !== null && proposal.status === 'accepted') {
    const [day, time] = [format.moment(received.at, company.timeZone), format.time(received.at, company.timeZone)];
    return html`<p class="notice" role="status">${says.received(day, time)} ${says.goesOn(company.name)}</p>`;
  }
  if (right === null || usableBy === null) return null;
  const own = attempt?.form === 'withdraw' ? attempt : null;
  const { name, email } = usableBy;
  const filled = own ?? { form: 'withdraw', values: { name, email }, faults: {} };
  return html`<section class="withdraw" aria-labelledby="withdrawing">
<p id="withdrawing">${says.until(format.day(right.lastDay))} <a href="#withdrawal">${says.heading}</a></p>
<details id="withdraw"${isOpen(own) ? html` open` : null}>
<summary class="button plain">${says.start}</summary>
<form method="post" action="?">
<p>${says.statement(proposal.title, proposal.number, company.name)}</p>
${field({ form: 'withdraw', name: 'name', label: texts.page.accept.name, type: 'text', autocomplete: 'name', most: 200 }, filled)}
${field({ form: 'withdraw', name: 'email', label: says.email, type: 'email', autocomplete: 'email', most: 320 }, filled)}
<button class="button" name="do" value="withdraw">${says.confirm}</button>
</form>
</details>
</section>`;
}
