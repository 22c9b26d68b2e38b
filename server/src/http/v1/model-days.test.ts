import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDrafter } from '../../generation/index.ts';
import { aliasIn, answer, type FakeProvider, startFakeProvider } from '../../testing/fake-provider.ts';
import { silentLog } from '../../platform/log.ts';
import { changeProposal } from '../../proposals/index.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** The days of an event as a language model reads them: what is short on them, and what is there for fewer. */

const CATALOGUE = `sku,name,category,unit,unit_price,tracked,owned
LE,Clear Lectern,staging,day,40.00,yes,4
CH,Gilt Chair,furniture,day,3.00,yes,200
`;

let provider: FakeProvider;
let service: TestService;
let company: TestCompany;
beforeAll(async () => {
  provider = await startFakeProvider();
  const model = { provider: 'openai-compatible', model: 'fake', baseUrl: provider.baseUrl } as const;
  const config = {
    model: { ...model, apiKey: undefined, region: undefined, fallback: false },
    generationTimeoutSeconds: 30,
  };
  service = await startTestService({ drafter: createDrafter(config, silentLog), config });
  company = await service.company({ catalogue: CATALOGUE, taxRate: '0' });
});
afterAll(async () => {
  await service.close();
  await provider.close();
});

async function made(description: string, date: string, event: object, lines: readonly (readonly [string, object])[]) {
  provider.play((request) =>
    answer({
      event,
      lines: lines.map(([name, line]) => ({ product: aliasIn(request, name), reason: 'For the speeches.', ...line })),
    }),
  );
  const { status, json } = await service.call('POST', '/v1/proposals', {
    key: company.key,
    body: { event: { description, date } },
  });
  expect(status).toBe(201);
  return json;
}

it('are looked at for stock though the request did not say how many', async () => {
  const earlier = await made('3 lecterns', '2027-06-13', {}, [['Clear Lectern', { units: 3 }]]);
  await changeProposal(service.context, company.id, earlier.id, 'send');
  await changeProposal(service.context, company.id, earlier.id, 'accept');
  const lecterns: readonly (readonly [string, object])[] = [['Clear Lectern', { units: 2 }]];

  const short = await made('A fair of two days.', '2027-06-12', { days: 2, days_quote: 'two days' }, lecterns);
  expect(short.event.days).toBe(2);
  expect(short.line_items[0].reason).toBe('For the speeches. 1 short on 13 June 2027: 2 needed, 1 free.');

  const free = await made('A fair.', '2027-06-12', {}, lecterns);
  expect(free.line_items[0].reason).toBe('For the speeches.');
});

it('are fewer for a line that is there for some of them', async () => {
  const event = { days: 3, days_quote: 'three days' };
  const json = await made('A fair of three days.', '2027-08-12', event, [
    ['Gilt Chair', { units: 10, days: 1 }],
    ['Clear Lectern', { units: 1, days: null }],
  ]);
  const days = Object.fromEntries(
    json.line_items.map((line: { name: string; days: number }) => [line.name, line.days]),
  );
  expect(days).toEqual({ 'Gilt Chair': 1, 'Clear Lectern': 3 });
  expect(json.subtotal).toBe(10 * 3 + 3 * 40);
});
