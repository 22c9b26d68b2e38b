import { availabilityQuery, availabilitySchema } from '@showbill/contract';
import { z } from 'zod';
import { getAvailability, type Report } from '../../../availability/index.ts';
import { findProducts } from '../../../catalogue/index.ts';
import { dayOf } from '../../../platform/days.ts';
import { AppError } from '../../../platform/errors.ts';
import { forCompany } from '../../../platform/tenancy.ts';
import { inEnglish } from '../../../refusals/index.ts';
import { defineTool, READS, type ToolCall } from '../tool.ts';

/** More than a model can use. */
const MOST_RECORDS = 300;

export const checkAvailability = defineTool({
  name: 'check_availability',
  title: 'Check availability',
  description:
    `Units owned, held and free of tracked products on each day; at most ${MOST_RECORDS} records (products times days). ` +
    'Negative free: overbooked.',
  input: z
    .strictObject({
      from: availabilityQuery.shape.from,
      to: availabilityQuery.shape.to,
      items: z
        .array(z.uuid())
        .min(1)
        .max(100)
        .optional()
        .meta({ description: 'Ids of products; all that are tracked when left out.' }),
    })
    .superRefine(({ from, to }, context) => {
      if (to < from) context.addIssue({ code: 'custom', path: ['to'], message: `must not be before from (${from})` });
    }),
  output: z.object({ data: z.array(availabilitySchema.shape.data.element.extend({ name: z.string() })) }),
  hints: READS,
  async run(call, { from, to, items = null }) {
    const report = await getAvailability(call.context, call.account.companyId, { from, to, items });
    const records = report.days * report.productIds.length;
    if (records > MOST_RECORDS) {
      throw new AppError(
        'invalid_request',
        inEnglish(
          `that is ${records} records (products times days), and at most ${MOST_RECORDS} fit: name fewer items or fewer days`,
        ),
        { param: 'items' },
      );
    }
    const names = await namesOf(call, report.productIds);
    return { data: recordsOf(report, names) };
  },
});

async function namesOf({ context, account: { companyId } }: ToolCall, ids: readonly string[]) {
  const products = await forCompany(context.db, companyId, (tx) => findProducts(tx, companyId, ids));
  return new Map(products.map(({ id, name }) => [id, name]));
}

function recordsOf(report: Report, names: ReadonlyMap<string, string>) {
  const { productIds } = report;
  return Array.from({ length: report.days }, (_, day) =>
    productIds.map((id, product) => {
      const figure = (figures: Float64Array) => figures[day * productIds.length + product] ?? 0;
      return {
        day: dayOf(report.from + day),
        catalog_item_id: id,
        name: names.get(id) ?? '',
        owned: figure(report.owned),
        in_repair: figure(report.inRepair),
        lost: figure(report.lost),
        firm: figure(report.firm),
        provisional: figure(report.provisional),
        overdue: figure(report.overdue),
        free: figure(report.free),
      };
    }),
  ).flat();
}
