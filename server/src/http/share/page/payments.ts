import { type Speech, speechOf } from '../../../languages/index.ts';
import { dueText, rowLabel } from '../../../payments/index.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { PaymentPlan } from '../../../proposals/index.ts';
import type { View } from './view.ts';

type Row = PaymentPlan['rows'][number];

/** When it is to be paid, and once it is accepted what was paid and the way to pay. */
export function payments(view: View): Html | null {
  const { proposal, payments: paying } = view;
  const { plan } = paying;
  if (plan.paid === 0n && (plan.rows.length === 0 || proposal.status === 'cancelled')) return null;
  const speech = speechOf(proposal.language);
  const says = speech.texts.payments;
  return html`<section class="payments" id="payment" aria-labelledby="paying">
<h2 id="paying">${says.heading}</h2>
${paying.confirming ? html`<p class="notice" role="status">${says.confirming}</p>` : null}
<table id="payments" data-follows>
<thead><tr><th>${says.columns.payment}</th><th>${says.columns.amount}</th></tr></thead>
<tbody>
${plan.rows.map((row) => paymentRow(view, row, speech))}
${early(view, speech)}
</tbody>
</table>
${received(view, speech)}
</section>`;
}

function paymentRow(view: View, row: Row, speech: Speech): Html {
  const { currency } = view.proposal;
  return html`<tr><td class="name">${rowLabel(speech, row)}<small>${dueText(speech, row)}</small>${pay(view, row, speech)}</td>
<td class="figure">${speech.format.money(row.amount, currency)}${state(view, row, speech)}</td></tr>\n`;
}

/** Nothing is owed but while it is accepted and not withdrawn from; what was paid for the proposal that it replaces is. */
function state(
  { proposal: { currency, status }, withdrawal }: View,
  { state: now, paid }: Row,
  speech: Speech,
): Html | null {
  const says = speech.texts.payments;
  const part = paid > 0n ? says.partlyPaid(speech.format.money(paid, currency)) : null;
  if (now === 'paid') return html`<small class="good">${says.paid}</small>`;
  if (now === 'overdue' && status === 'accepted' && withdrawal.received === null) {
    return html`<small class="bad">${says.overdue}</small>${part === null ? null : html`<small>${part}</small>`}`;
  }
  return part === null ? null : html`<small>${part}</small>`;
}

function pay({ payments: { payable } }: View, { position, kind }: Row, { texts }: Speech): Html | null {
  if (!payable.includes(position)) return null;
  return html`<form method="post" action="?"><input type="hidden" name="row" value="${position}">
<button class="button plain" name="do" value="pay">${texts.payments.pay[kind]}</button></form>`;
}

function early({ proposal: { currency }, payments: { plan } }: View, speech: Speech): Html | null {
  if (plan.early === null) return null;
  const { format, texts } = speech;
  const { percent, amount } = plan.early;
  return html`<tr class="early"><td class="name">${texts.payments.early(format.decimal(percent))}
<small>${dueText(speech, plan.early)}</small></td><td class="figure">${format.money(-amount, currency)}</td></tr>\n`;
}

/** What was paid, where something was. */
function received({ proposal: { currency }, payments: { plan } }: View, { format, texts }: Speech): Html | null {
  if (plan.paid === 0n) return null;
  const { paidSoFar, outstanding, over } = texts.payments;
  const line = (label: string, amount: bigint) =>
    html`<div><dt>${label}</dt><dd>${format.money(amount, currency)}</dd></div>\n`;
  return html`<dl class="sums">
${line(paidSoFar, plan.paid)}${plan.over > 0n ? line(over, plan.over) : line(outstanding, plan.outstanding)}</dl>`;
}
