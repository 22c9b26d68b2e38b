import { availabilityQuery, availabilitySchema } from '@showbill/contract';
import { getAvailability } from '../../availability/index.ts';
import type { Context } from '../../platform/context.ts';
import type { TypedApp } from '../typed-app.ts';
import { accountOf, quotaOf } from './authenticate.ts';
import { recordsAsJson } from './availability-records.ts';
import { refusals } from './refusals.ts';
import { sendJson } from './send-json.ts';

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
    const rest = { count: report.days * report.productIds.length, quota: quotaOf(request) };
    const records = await recordsAsJson(report);
    const after = `,${JSON.stringify(rest).slice(1)}`;
    return sendJson(reply, Buffer.concat([Buffer.from('{"data":'), records, Buffer.from(after)]));
  });
}
