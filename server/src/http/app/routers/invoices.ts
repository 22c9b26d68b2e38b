import {
  CLIENT_KINDS,
  type InvoicedBody,
  INVOICE_FORMATS,
  invoiceOrder,
  invoicePart,
  invoiceSettings,
  VAT_TREATMENTS,
} from '@showbill/contract';
import { z } from 'zod';
import { recordAudit } from '../../../audit/index.ts';
import { readInvoiceFile } from '../../../documents/index.ts';
import {
  type Buyer,
  changeInvoiceSettings,
  type Invoice,
  invoicesCsv,
  invoicesForAccounting,
  invoicesOfYear,
  readInvoiceSettings,
  yearsOfInvoices,
} from '../../../invoices/index.ts';
import { dayIn } from '../../../platform/clock.ts';
import { toMajor } from '../../../platform/money/index.ts';
import { creditInvoice, previewInvoice, issueInvoice, readInvoicesOf } from '../../../proposals/index.ts';
import { getCompany } from '../../../accounts/index.ts';
import { procedure, router } from '../procedures.ts';
import { actorOf } from './actor.ts';

const id = z.uuid('must be an id');
const year = z.int().min(2000).max(9999);

const previewRequest = z.object({
  id,
  part: invoicePart,
  /** What of the buyer decides; the rest of them is not told before the invoice is issued. */
  buyer: z.object({
    kind: z.enum(CLIENT_KINDS),
    country: z.string().regex(/^(?:[A-Z]{2})?$/, 'must be the two letters of a country'),
    has_number: z.boolean(),
  }),
  treatment: z.enum(VAT_TREATMENTS).nullable(),
});

export const invoices = router({
  /** What invoices say of the company. */
  settings: procedure.viewer.query(({ ctx: { companyId, inCompany } }) =>
    inCompany((tx) => readInvoiceSettings(tx, companyId)),
  ),

  /** It decides where clients' money goes. */
  changeSettings: procedure.owner
    .input(invoiceSettings)
    .mutation(({ ctx: { companyId, inCompany }, input }) =>
      inCompany((tx) => changeInvoiceSettings(tx, companyId, input)),
    ),

  /** A proposal's invoices, and what can be invoiced of it; `id`: the proposal's. */
  ofProposal: procedure.viewer
    .input(z.object({ id }))
    .query(async ({ ctx: { service, companyId, inCompany }, input }) => {
      const found = await inCompany((tx) => readInvoicesOf(tx, companyId, input.id, service.clock.now()));
      const { currency } = found.proposal;
      return {
        invoices: found.invoices.map(present),
        currency,
        rest: toMajor(found.rest.gross, currency),
        open_rows: found.openRows,
        next_row: found.nextRow,
        is_final: found.isFinal,
        buyer: presentBuyer(found.buyer),
        missing: found.missing,
      };
    }),

  /** What an invoice would come to, and how value-added tax would be dealt with. */
  preview: procedure.editor.input(previewRequest).query(async ({ ctx: { service, companyId, inCompany }, input }) => {
    const { kind, country, has_number: hasNumber } = input.buyer;
    const asked = { part: input.part, treatment: input.treatment, buyer: { kind, country, hasNumber } };
    const found = await inCompany((tx) => previewInvoice(tx, companyId, input.id, asked, service.clock.now()));
    const { currency, sums, tax } = found;
    return {
      treatment: found.treatment,
      proposed: found.proposed.treatment,
      reason: found.proposed.reason,
      possible: found.possible,
      wording: found.wording ?? '',
      currency,
      net: toMajor(sums.net, currency),
      tax: toMajor(sums.tax, currency),
      gross: toMajor(sums.gross, currency),
      rate: tax === null ? null : Number(tax.rate),
      tax_label: tax?.label ?? null,
      due_on: found.dueOn,
      supplied: found.supplied,
      asks_for_supply: found.asksForSupply,
    };
  }),

  /** `id`: the proposal's; answers with the invoice's. */
  issue: procedure.editor
    .input(z.object({ id, ...invoiceOrder.shape }))
    .mutation(async ({ ctx, input: { id: proposal, ...order } }) => ({
      id: await issueInvoice(ctx.service, ctx.companyId, proposal, order, actorOf(ctx)),
    })),

  /** Takes an invoice back; answers with the id of the credit note. */
  credit: procedure.editor.input(z.object({ id })).mutation(async ({ ctx, input }) => ({
    id: await creditInvoice(ctx.service, ctx.companyId, input.id, actorOf(ctx)),
  })),

  /** An invoice as a file: its name, what it is, and its bytes in base64. */
  file: procedure.viewer.input(z.object({ id, format: z.enum(INVOICE_FORMATS) })).query(async ({ ctx, input }) => {
    const { name, mediaType, bytes } = await readInvoiceFile(ctx.service, ctx.companyId, input.id, input.format);
    return { name, media_type: mediaType, base64: Buffer.from(bytes).toString('base64') };
  }),

  /** All of a year, the latest first; left out: this year. */
  list: procedure.viewer
    .input(z.object({ year: year.optional() }))
    .query(({ ctx: { service, companyId, inCompany }, input }) =>
      inCompany(async (tx) => {
        const { timeZone } = await getCompany(tx, companyId);
        const thisYear = Number(dayIn(timeZone, service.clock.now()).slice(0, 4));
        const shown = input.year ?? thisYear;
        const years = await yearsOfInvoices(tx, companyId);
        const found = await invoicesOfYear(tx, companyId, shown);
        return {
          year: shown,
          years: [...new Set([thisYear, ...years])].toSorted((a, b) => b - a),
          invoices: found.map(present).toReversed(),
        };
      }),
    ),

  /** All of a year for accounting, as a CSV file. It is written down that it was taken out. */
  export: procedure.editor.input(z.object({ year })).mutation(({ ctx: { companyId, inCompany }, input }) =>
    inCompany(async (tx) => {
      const found = await invoicesForAccounting(tx, companyId, input.year);
      const details = { year: input.year, count: found.length };
      await recordAudit(tx, companyId, { what: 'export.invoices', details });
      return { name: `invoices-${input.year}.csv`, csv: invoicesCsv(found) };
    }),
  ),
});

function present({ currency, ...invoice }: Invoice): InvoicedBody {
  return {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind,
    proposal: invoice.proposal,
    buyer: invoice.buyer,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    currency,
    net: toMajor(invoice.net, currency),
    tax: toMajor(invoice.tax, currency),
    gross: toMajor(invoice.gross, currency),
    treatment: invoice.treatment,
    credited_by: invoice.creditedBy,
    corrects: invoice.corrects,
  };
}

function presentBuyer({ kind, name, street, postCode, city, country, vatId, email, reference }: Buyer) {
  return {
    kind,
    name,
    street,
    post_code: postCode,
    city,
    country,
    vat_id: vatId ?? '',
    email: email ?? '',
    reference: reference ?? '',
  };
}
