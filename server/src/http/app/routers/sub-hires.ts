import { day, mailLetter, SUB_HIRE_STATES, text } from '@showbill/contract';
import { z } from 'zod';
import { type Company, getCompany } from '../../../accounts/index.ts';
import {
  addSubHire,
  changeSubHire,
  listSubHires,
  type SubHire,
  type SubHireChanges,
} from '../../../availability/index.ts';
import { findParts, findProducts } from '../../../catalogue/index.ts';
import { askSupplier, draftToSupplier, howSuppliersAsked } from '../../../mail/index.ts';
import { dayIn } from '../../../platform/clock.ts';
import { addDays } from '../../../platform/days.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { toMajor, toMinor } from '../../../platform/money/index.ts';
import { offerSubHire, subHiresOfProposal } from '../../../proposals/index.ts';
import type { MemberContext } from '../context.ts';
import { procedure, router } from '../procedures.ts';
import { id, units } from './catalogue-input.ts';
import { knowsCosts } from './knows-costs.ts';

const MOST_DAYS = 366;

const terms = z.object({
  /** One of the company's suppliers, or the name of one, who is added where there is none. */
  supplier: z.union([z.object({ id }), z.object({ name: text(200) })]),
  proposal_id: id.nullable(),
  units,
  arrives: day,
  /** The last day on which they are here. */
  goes_back: day,
  /** Of all units and days, without tax, in the company's currency; null: not known. */
  cost: z.number().min(0, 'must be 0 or more').nullable(),
  note: text(500, 0).nullable(),
});

const [asked, confirmed] = SUB_HIRE_STATES;
const added = terms.extend({ product_id: id, state: z.enum([asked, confirmed]) });
const changed = terms
  .extend({ state: z.enum(SUB_HIRE_STATES) })
  .partial()
  .extend({ id });

export const subHires = router({
  /** What is here, comes or goes back on some days from a day on, today where none is given. */
  list: procedure.viewer
    .input(z.object({ from: day.optional(), days: z.int().min(1).max(MOST_DAYS).default(28) }))
    .query(({ ctx, input }) =>
      within(ctx, async (tx, company, today) => {
        const from = input.from ?? today;
        const days = { from, until: addDays(from, input.days) };
        return { today, ...(await presentAll(ctx, tx, company, await listSubHires(tx, company.id, { days }))) };
      }),
    ),

  /** Those for a proposal, also those that were cancelled. */
  ofProposal: procedure.viewer
    .input(z.object({ id: z.string() }))
    .query(({ ctx, input }) =>
      within(ctx, async (tx, company) =>
        presentAll(ctx, tx, company, await subHiresOfProposal(tx, company.id, input.id)),
      ),
    ),

  /** Those of a product, of a kit of its parts, on a day. */
  ofProduct: procedure.viewer.input(z.object({ item: z.string(), day })).query(({ ctx, input }) =>
    within(ctx, async (tx, company) => {
      const known = isUuid(input.item) ? await findProducts(tx, company.id, [input.item]) : [];
      if (known.length === 0) throw new AppError('not_found', ({ none }) => none.product(input.item));
      const parts = (await findParts(tx, company.id, [input.item])).get(input.item);
      const productIds = parts?.map(({ productId }) => productId) ?? [input.item];
      const days = { from: input.day, until: addDays(input.day, 1) };
      return presentAll(ctx, tx, company, await listSubHires(tx, company.id, { productIds, days }));
    }),
  ),

  /** What a sub-hire of a product for a proposal would begin with, and what could stand in for the product. */
  offer: procedure.editor.input(z.object({ id: z.string(), item: z.string() })).query(async ({ ctx, input }) => {
    const offer = await offerSubHire(ctx.service, ctx.companyId, input.id, input.item);
    return {
      product: offer.product,
      currency: offer.currency,
      parts: offer.parts.map(({ id: item, name, short }) => ({ item, name, short })),
      short: offer.short,
      needed: offer.needed,
      unit_cost: offer.unitCost === null ? null : toMajor(offer.unitCost, offer.currency),
      supplier_id: offer.supplierId,
      arrives: offer.arrives,
      goes_back: offer.goesBack,
      lines: offer.lines,
      equivalents: offer.equivalents.map(({ id: item, name, free }) => ({ item, name, free })),
    };
  }),

  add: procedure.editor.input(added).mutation(async ({ ctx, input: { product_id: productId, state, ...given } }) => {
    const { currency } = await ctx.inCompany((tx) => getCompany(tx, ctx.companyId));
    const subHire = { productId, state, ...termsOf(given, currency) };
    return addSubHire(ctx.service, ctx.companyId, subHire, ctx.actor);
  }),

  /** What is left out stays. Cancelling is final. */
  change: procedure.editor.input(changed).mutation(async ({ ctx, input: { id: subHire, ...given } }) => {
    const { currency } = await ctx.inCompany((tx) => getCompany(tx, ctx.companyId));
    return changeSubHire(ctx.service, ctx.companyId, subHire, changesOf(given, currency), ctx.actor);
  }),

  /** Confirms, takes a confirmation back, or cancels; the rest stays. */
  setState: procedure.editor
    .input(z.object({ id, state: z.enum(SUB_HIRE_STATES) }))
    .mutation(({ ctx, input }) =>
      changeSubHire(ctx.service, ctx.companyId, input.id, { state: input.state }, ctx.actor),
    ),

  /** The mail that asks its supplier for it. */
  draftMail: procedure.editor.input(z.object({ id: z.string() })).query(async ({ ctx, input }) => ({
    ...(await ctx.inCompany((tx) => draftToSupplier(tx, ctx.companyId, input.id, ctx.user))),
    sends_mail: ctx.service.config.mail !== null,
  })),

  /** Sends it as the person left it. */
  sendMail: procedure.editor
    .input(z.object({ id, mail: mailLetter }))
    .mutation(({ ctx: { service, companyId, actor, user }, input }) =>
      askSupplier(service, companyId, input.id, input.mail, { actor, email: user.email }),
    ),
});

type Terms = z.output<typeof terms>;

function termsOf(
  { supplier, proposal_id: proposalId, units: count, arrives, goes_back, cost, note }: Terms,
  currency: string,
) {
  return {
    supplier,
    proposalId,
    units: count,
    arrives,
    goesBack: goes_back,
    cost: minorOf(cost, currency),
    note: note === '' ? null : note,
  };
}

function changesOf(
  {
    supplier,
    proposal_id: proposalId,
    units: count,
    arrives,
    goes_back: goesBack,
    cost,
    note,
    state,
  }: Omit<z.output<typeof changed>, 'id'>,
  currency: string,
): SubHireChanges {
  return {
    ...(supplier !== undefined && { supplier }),
    ...(proposalId !== undefined && { proposalId }),
    ...(count !== undefined && { units: count }),
    ...(arrives !== undefined && { arrives }),
    ...(goesBack !== undefined && { goesBack }),
    ...(cost !== undefined && { cost: minorOf(cost, currency) }),
    ...(note !== undefined && { note: note === '' ? null : note }),
    ...(state !== undefined && { state }),
  };
}

function minorOf(cost: number | null, currency: string): bigint | null {
  return cost === null ? null : toMinor(cost, currency, 'cost');
}

async function presentAll(ctx: MemberContext, tx: Tx, { currency }: Company, found: readonly SubHire[]) {
  const asked = await howSuppliersAsked(
    tx,
    ctx.companyId,
    found.flatMap(({ id: subHire, mailed }) => (mailed === null ? [] : subHire)),
    { sendsMail: ctx.service.config.mail !== null },
  );
  return {
    currency,
    data: found.map(({ id: subHireId, productId, productName, supplierId, supplierName, mailed, ...each }) => ({
      id: subHireId,
      product: { id: productId, name: productName },
      supplier: { id: supplierId, name: supplierName },
      proposal: each.proposal,
      units: each.units,
      arrives: each.arrives,
      goes_back: each.goesBack,
      state: each.state,
      note: each.note,
      /** Null: not known, or whoever asks is not told. */
      cost: knowsCosts(ctx) && each.cost !== null ? toMajor(each.cost, currency) : null,
      /** When the supplier was last asked by mail, by whom, and what became of that mail; null: not yet. */
      mailed: mailed && { ...mailed, at: mailed.at.toISOString(), outcome: asked.get(subHireId) ?? 'none' },
    })),
  };
}

function within<T>(ctx: MemberContext, work: (tx: Tx, company: Company, today: string) => Promise<T>): Promise<T> {
  return ctx.inCompany(async (tx) => {
    const company = await getCompany(tx, ctx.companyId);
    return work(tx, company, dayIn(company.timeZone, ctx.service.clock.now()));
  });
}
