import {
  CLIENT_KINDS,
  INVOICE_DATA_FORMATS,
  INVOICE_FORMATS,
  invoiceOrder,
  invoicePart,
  invoiceSettings,
  mailLetter,
  VAT_TREATMENTS,
} from '@showbill/contract';
import { z } from 'zod';
import { recordAudit } from '../../../audit/index.ts';
import { readInvoiceFile } from '../../../documents/index.ts';
import {
  changeInvoiceSettings,
  invoicesCsv,
  invoicesForAccounting,
  pageOfInvoices,
  readInvoiceSettings,
  yearsOfInvoices,
} from '../../../invoices/index.ts';
import { draftInvoiceMail, sendInvoice } from '../../../mail/index.ts';
import { dayIn } from '../../../platform/clock.ts';
import { toMajor } from '../../../platform/money/index.ts';
import { creditInvoice, previewInvoice, issueInvoice, readInvoicesOf } from '../../../proposals/index.ts';
import { getCompany } from '../../../accounts/index.ts';
import { procedure, router } from '../procedures.ts';
import { actorOf } from './actor.ts';
import { presentBuyer, presentInvoices } from './invoices-present.ts';

const id = z.uuid('must be an id');
const formats = z.array(z.enum(INVOICE_DATA_FORMATS)).max(INVOICE_DATA_FORMATS.length);
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
  ofProposal: procedure.viewer.input(z.object({ id })).query(async ({ ctx, input }) => {
    const { invoices, ...found } = await ctx.inCompany(async (tx) => {
      const all = await readInvoicesOf(tx, ctx.companyId, input.id, ctx.service.clock.now());
      return { ...all, invoices: await presentInvoices(ctx, tx, all.invoices) };
    });
    const { currency } = found.proposal;
    return {
      invoices,
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

  /** The mail with an invoice, as it would be written. */
  draftMail: procedure.editor
    .input(z.object({ id }))
    .query(async ({ ctx: { service, companyId, inCompany }, input }) => {
      const { shareUrl, ...draft } = await inCompany((tx) => draftInvoiceMail(service, tx, companyId, input.id));
      return { ...draft, share_url: shareUrl, sends_mail: service.config.mail !== null };
    }),

  /** Mails an invoice as the person left the letter; `order`: an id of the caller's: the same letter and files go out once. */
  send: procedure.editor
    .input(z.object({ id, order: z.uuid('must be an id'), mail: mailLetter, formats }))
    .mutation(async ({ ctx, input: { id: invoiceId, order: orderId, mail: letter, formats: along } }) => {
      const order = { invoiceId, orderId: orderId.toLowerCase(), letter, formats: along };
      await sendInvoice(ctx.service, ctx.companyId, order, actorOf(ctx));
    }),

  /** A page of those of a year, the latest first; left out: this year. */
  list: procedure.viewer
    .input(z.object({ year: year.optional(), cursor: z.string().max(1000).optional() }))
    .query(({ ctx, input }) =>
      ctx.inCompany(async (tx) => {
        const { service, companyId } = ctx;
        const { timeZone } = await getCompany(tx, companyId);
        const thisYear = Number(dayIn(timeZone, service.clock.now()).slice(0, 4));
        const shown = input.year ?? thisYear;
        const years = await yearsOfInvoices(tx, companyId);
        const page = await pageOfInvoices(tx, companyId, { year: shown, cursor: input.cursor }, service);
        return {
          year: shown,
          years: [...new Set([thisYear, ...years])].toSorted((a, b) => b - a),
          invoices: await presentInvoices(ctx, tx, page.invoices),
          next_cursor: page.nextCursor,
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
