import type { SentInvoice } from '../../../invoices/index.ts';
import { type Speech, speechOf } from '../../../languages/index.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { View } from './view.ts';

/** The invoices that were sent to the client, whatever has become of the proposal since. */
export function invoices({ invoices: sent, proposal }: View): Html | null {
  if (sent.length === 0) return null;
  const speech = speechOf(proposal.language);
  const says = speech.texts.page.invoices;
  return html`<section class="invoices" id="invoices" aria-labelledby="invoiced">
<h2 id="invoiced">${says.heading}</h2>
<table>
<thead><tr><th>${says.columns.invoice}</th><th>${says.columns.amount}</th></tr></thead>
<tbody>
${sent.map((invoice) => row(invoice, speech))}
</tbody>
</table>
</section>`;
}

function row(invoice: SentInvoice, speech: Speech): Html {
  const { format, texts } = speech;
  const { invoices: says } = texts.page;
  const { kind, number, gross, currency } = invoice;
  const pdf = html`<a href="?invoice=${encodeURIComponent(number)}" aria-label="${says.pdfOf(number)}">${says.pdf}</a>`;
  return html`<tr><td class="name">${texts.invoices.kinds[kind]} ${number}<small>${factsOf(invoice, speech)}</small></td>
<td class="figure">${format.money(gross, currency)}<small>${pdf}</small></td></tr>\n`;
}

/** Its day, and when it is to be paid or what took it back. */
function factsOf(invoice: SentInvoice, { format, texts }: Speech): Html[] {
  const { issuedOn, dueOn, isCredited, creditedBy, corrects } = invoice;
  const { due, cancels, cancelled, cancelledBy } = texts.page.invoices;
  const takenBack = creditedBy === null ? cancelled : cancelledBy(creditedBy);
  const known = [
    format.day(issuedOn),
    dueOn === null || isCredited ? null : due(format.day(dueOn)),
    isCredited ? takenBack : null,
    corrects === null ? null : cancels(corrects),
  ].filter((fact) => fact !== null);
  return known.map((fact, at) => html`<span>${fact}${at < known.length - 1 ? ' ·' : null}</span> `);
}
