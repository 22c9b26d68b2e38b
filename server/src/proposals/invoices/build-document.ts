import type { InvoiceBuyerBody, InvoiceOrderBody } from '@showbill/contract';
import { type Buyer, type InvoiceDocument, linesOfProposal, suppliedOn, wholeLine } from '../../invoices/index.ts';
import { adjustmentLabel, speechOf } from '../../languages/index.ts';
import type { Proposal } from '../proposal.ts';
import { eventDays, type InvoicingState, uncreditedInvoices } from './read-invoicing-state.ts';
import type { InvoicePart } from './resolve-part.ts';

/** All that an invoice is to say, but for its number and its day. */
export type UnnumberedInvoice = Omit<InvoiceDocument, 'number' | 'issuedOn'>;

export function buildInvoiceDocument(
  state: InvoicingState,
  part: InvoicePart,
  order: InvoiceOrderBody,
  today: string,
): UnnumberedInvoice {
  const { proposal, seller } = state;
  const { currency, language, number, title, tax } = proposal;
  const { treatment, wording } = order;
  return {
    kind: part.kind,
    dueOn: order.due_on,
    period: suppliedOn({ kind: part.kind, event: eventDays(proposal), today }, order),
    currency,
    language,
    proposal: { number, title },
    seller,
    buyer: buyerOf(order.buyer),
    vat: {
      treatment,
      rate: treatment === 'standard' && tax !== null ? plainRate(tax.rate) : '0',
      label: tax?.label ?? state.company.taxLabel,
      wording: wording === '' || treatment === 'standard' ? null : wording,
    },
    ...(part.kind === 'final' ? finalCharges(state) : partCharges(proposal, part)),
    sums: part.sums,
    corrects: null,
  };
}

type Charges = Pick<InvoiceDocument, 'lines' | 'adjustments' | 'deductions'>;

function finalCharges({ proposal, invoices }: InvoicingState): Charges {
  const { title, subtotal, lines, presentation, language, adjustments } = proposal;
  const speech = speechOf(language);
  const { categories } = speech.words;
  return {
    lines: linesOfProposal({ title, subtotal, layout: presentation.layout, lines, categories }),
    adjustments: adjustments
      .filter(({ kind, amount }) => kind !== 'tax' && amount !== 0n)
      .map((adjustment) => ({ label: adjustmentLabel(speech, adjustment), amount: adjustment.amount })),
    deductions: uncreditedInvoices(invoices).map(({ number, issuedOn, net, tax, gross }) => ({
      number,
      issuedOn,
      net,
      tax,
      gross,
    })),
  };
}

function partCharges({ language, number, title }: Proposal, { kind, sums }: InvoicePart): Charges {
  const { depositFor, partFor } = speechOf(language).texts.invoices;
  const name = kind === 'deposit' ? depositFor(number, title) : partFor(number, title);
  const line = wholeLine(name, sums.net);
  return { lines: [line], adjustments: [], deductions: [] };
}

function buyerOf(body: InvoiceBuyerBody): Buyer {
  const { kind, name, street, post_code: postCode, city, country, vat_id: vatId, email, reference } = body;
  return {
    kind,
    name,
    street,
    postCode,
    city,
    country,
    vatId: orNull(vatId),
    email: orNull(email),
    reference: orNull(reference),
  };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

/** `20.000` is 20. */
function plainRate(rate: string): string {
  return rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate;
}
