import { z } from 'zod';
import { getCompany, inCompany } from '../../../accounts/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { listOpenHolds, listStockLog, readReport, releaseHold } from '../../../availability/index.ts';
import {
  archiveProduct,
  changePrices,
  createProduct,
  exportCatalogue,
  getProduct,
  listOwnCategories,
  previewPrices,
  removePicture,
  restoreProduct,
  searchProducts,
  updateProduct,
} from '../../../catalogue/index.ts';
import { importSample } from '../../../demo/index.ts';
import { saveMapping } from '../../../imports/index.ts';
import { dayIn } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db.ts';
import type { MemberContext } from '../context.ts';
import { procedure, router } from '../procedures.ts';
import {
  filterOf,
  id,
  listInput,
  pricesInput,
  pricesOf,
  productFields,
  productOf,
  releaseInput,
  stockInput,
} from './catalogue-input.ts';
import { mappingInput } from './import-mapping.ts';
import { presentDay, presentListed, presentPrices, presentProduct } from './catalogue-present.ts';
import { knowsCosts } from './knows-costs.ts';
import { recordStock } from './record-stock.ts';

const ofOne = z.object({ id });

export const catalogue = router({
  /** A page of products, and how many there are in all that are meant. */
  list: procedure.viewer.input(listInput).query(({ ctx, input }) =>
    within(ctx, async (tx, { id: companyId, currency }, today) => {
      const { products, count } = await searchProducts(tx, companyId, filterOf(input), input, today);
      return { data: products.map((product) => presentListed(product, currency)), count };
    }),
  ),

  /** What the company itself files its products under. */
  ownCategories: procedure.viewer.query(({ ctx }) => ctx.inCompany((tx) => listOwnCategories(tx, ctx.companyId))),

  /** A product with what is kept of it, and today's figures of its stock where that is tracked. */
  get: procedure.viewer.input(ofOne).query(({ ctx, input }) =>
    within(ctx, async (tx, company, today) => {
      const product = await getProduct(tx, company.id, input.id, today);
      const report = await readReport(
        tx,
        company,
        { from: today, to: today, items: [input.id] },
        ctx.service.clock.now(),
      );
      const holds = await listOpenHolds(tx, company.id, input.id, today);
      return { ...presentProduct(product, company, { knowsCosts: knowsCosts(ctx) }), today: presentDay(report), holds };
    }),
  ),

  create: procedure.editor.input(productFields).mutation(({ ctx, input }) =>
    within(ctx, async (tx, { id: companyId, currency }) => {
      const { name, category, unit } = input;
      const unitPrice = productOf(input, currency).unitPrice ?? 0n;
      return {
        id: await createProduct(tx, companyId, { ...productOf(input, currency), name, category, unit, unitPrice }),
      };
    }),
  ),

  /** What is left out stays as it is. */
  update: procedure.editor.input(productFields.partial().extend({ id })).mutation(({ ctx, input: { id, ...fields } }) =>
    within(ctx, async (tx, { id: companyId, currency }) => {
      await updateProduct(tx, companyId, id, productOf(fields, currency));
    }),
  ),

  archive: procedure.editor
    .input(ofOne)
    .mutation(({ ctx, input }) =>
      ctx.inCompany((tx) => archiveProduct(tx, ctx.companyId, input.id, ctx.service.clock.now())),
    ),

  restore: procedure.editor
    .input(ofOne)
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => restoreProduct(tx, ctx.companyId, input.id))),

  /** It is set by PUT /app/products/{id}/picture, as the picture that it is. */
  removePicture: procedure.editor
    .input(ofOne)
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => removePicture(tx, ctx.companyId, input.id))),

  /** What a change of prices over all that is meant would do; nothing is changed. */
  previewPrices: procedure.editor.input(pricesInput).query(({ ctx, input }) =>
    within(ctx, async (tx, { id: companyId, currency }) => {
      const { changed, unchanged, seal } = await previewPrices(tx, companyId, pricesOf(input, currency));
      return { count: changed.length, unchanged, seal, prices: presentPrices(changed, currency) };
    }),
  ),

  /** Carries out what `previewPrices` showed, named by its seal. */
  changePrices: procedure.editor.input(pricesInput.extend({ seal: z.string().max(100) })).mutation(({ ctx, input }) =>
    within(ctx, async (tx, { id: companyId, currency }) => ({
      changed: await changePrices(tx, companyId, pricesOf(input, currency), input.seal),
    })),
  ),

  stockLog: procedure.viewer.input(ofOne).query(({ ctx, input }) =>
    within(ctx, async (tx, { id: companyId }, today) => {
      await getProduct(tx, companyId, input.id, today);
      return listStockLog(tx, companyId, input.id);
    }),
  ),

  recordStock: procedure.editor
    .input(stockInput)
    .mutation(({ ctx, input }) =>
      within(ctx, (tx, { id: companyId }, today) =>
        recordStock(tx, companyId, input, { today, now: ctx.service.clock.now() }),
      ),
    ),

  /** Units of a hold are back: mended, or found. */
  releaseHold: procedure.editor.input(releaseInput).mutation(({ ctx, input }) =>
    within(ctx, async (tx, { id: companyId }, today) => {
      const { hold_id: holdId, quantity, day = today } = input;
      const release = { on: day, quantity, now: ctx.service.clock.now() };
      const { stillHeld } = await releaseHold(tx, companyId, holdId, release);
      return { still_held: stillHeld };
    }),
  ),

  /** Keeps how files like one that was tried are read; the next try and the import follow it. */
  saveMapping: procedure.editor
    .input(mappingInput)
    .mutation(({ ctx, input: { key, ...mapping } }) =>
      ctx.inCompany((tx) => saveMapping(tx, ctx.companyId, key, mapping)),
    ),

  /** The catalogue as a file that the import reads. */
  export: procedure.viewer.mutation(({ ctx }) =>
    within(ctx, async (tx, company, today) => {
      const csv = await exportCatalogue(tx, company, today, { withCosts: knowsCosts(ctx) });
      await recordAudit(tx, company.id, { what: 'export.catalogue' });
      return { file_name: `catalogue-${today}.csv`, csv };
    }),
  ),

  /** The sample catalogue, for a company that has no products yet. */
  startFromSample: procedure.editor.mutation(({ ctx }) =>
    within(ctx, async (tx, company) => ({
      created: await importSample(tx, company, ctx.service.clock.now()),
      updated: 0,
      unchanged: 0,
    })),
  ),
});

/** In a transaction of the member's company, with its settings and its today. */
function within<T>(
  { service, companyId, actor }: MemberContext,
  work: (tx: Tx, company: Awaited<ReturnType<typeof getCompany>>, today: string) => Promise<T>,
): Promise<T> {
  return inCompany(
    service.db,
    companyId,
    (tx, company) => work(tx, company, dayIn(company.timeZone, service.clock.now())),
    actor,
  );
}
