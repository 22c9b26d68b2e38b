import { type AvailabilityBody, availabilityQuery, availabilitySchema } from '@showbill/contract';
import { getAvailability, type Report } from '../../availability/index.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/days.ts';
import type { TypedApp } from '../typed-app.ts';
import { accountOf, quotaOf } from './authenticate.ts';
import { refusals } from './refusals.ts';

/** GET /v1/inventory/availability: what is owned, held and free of each product on each day. */
export function registerAvailability(app: TypedApp, context: Context): void {
  const schema = {
    operationId: 'getAvailability',
    summary: 'Availability per product and day',
    description:
      'One record for each tracked product and day of the range, at most 20,000 in all: shorten the range or pass `items` to stay below.',
    tags: ['Inventory'],
    querystring: availabilityQuery,
    response: { 200: availabilitySchema.describe('The records of the range.'), ...refusals([]) },
  };
  app.get('/inventory/availability', { schema }, async (request, reply) => {
    const { from, to, items } = request.query;
    const report = await getAvailability(context, accountOf(request).companyId, { from, to, items: items ?? null });
    const body: AvailabilityBody = {
      data: presentRecords(report),
      count: report.days * report.productIds.length,
      quota: quotaOf(request),
    };
    return reply.send(body);
  });
}

function presentRecords(report: Report): AvailabilityBody['data'] {
  const records: AvailabilityBody['data'] = [];
  for (let index = 0; index < report.days; index++) {
    const day = dayOf(report.from + index);
    for (const catalog_item_id of report.productIds) {
      const at = records.length;
      records.push({
        day,
        catalog_item_id,
        owned: report.owned[at] ?? 0,
        in_repair: report.inRepair[at] ?? 0,
        lost: report.lost[at] ?? 0,
        firm: report.firm[at] ?? 0,
        provisional: report.provisional[at] ?? 0,
        overdue: report.overdue[at] ?? 0,
        free: report.free[at] ?? 0,
      });
    }
  }
  return records;
}
