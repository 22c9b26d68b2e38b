import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../testing/service.ts';
import { changeProposal } from './index.ts';

const CATALOGUE = `sku,name,category,unit,unit_price,tracked,owned
P1,Epson EB-L200 4500 lm Projector,video,day,80.00,true,2
P2,Epson EB-L210 4500 lm Projector,video,day,85.00,true,2
SC,Fastfold Projection Screen 3m x 1.7m,video,day,60.00,true,10
CH,Stacking Chair,furniture,event,2.00,true,100
`;
const DATE = '2027-05-04';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function draft(key: string, description: string, event: object = {}) {
  const { status, json } = await service.call('POST', '/v1/proposals', {
    key,
    body: { event: { description, ...event } },
  });
  expect(status).toBe(201);
  return json as { id: string; line_items: { name: string; units: number; reason: string }[] };
}

async function accepted(company: { id: string; key: string }, description: string, event: object) {
  const { id } = await draft(company.key, description, event);
  await changeProposal(service.context, company.id, id, 'send');
  await changeProposal(service.context, company.id, id, 'accept');
}

it('prefers an equivalent that is free on the days of the event', async () => {
  const company = await service.company({ catalogue: CATALOGUE });
  const projector = async (date: string) => {
    const { line_items } = await draft(company.key, '2 projectors', { date });
    return line_items.find(({ name }) => name.includes('lm Projector'));
  };
  const usual = await projector(DATE);
  await accepted(company, '2 projectors', { date: DATE, days: 2 });
  const instead = await projector('2027-05-05');
  expect(instead?.name).toMatch(/lm Projector/);
  expect(instead?.name).not.toBe(usual?.name);
  expect(instead?.reason).not.toMatch(/short/);
  expect((await projector('2027-05-06'))?.name).toBe(usual?.name);
});

it('keeps what is short where nothing else is free, and says how many are short on which day', async () => {
  const company = await service.company({ catalogue: CATALOGUE });
  await accepted(company, '70 chairs', { date: DATE });
  const { line_items } = await draft(company.key, '50 chairs', { date: '2027-05-03', days: 3 });
  const chairs = line_items.find(({ name }) => name === 'Stacking Chair');
  expect(chairs?.units).toBe(50);
  expect(chairs?.reason).toMatch(/20 short on 4 May 2027: 50 needed, 30 free\./);
});

it('does not hold an event without a date against any day', async () => {
  const company = await service.company({ catalogue: CATALOGUE });
  await accepted(company, '70 chairs', { date: DATE });
  const { line_items } = await draft(company.key, '50 chairs');
  expect(line_items.find(({ name }) => name === 'Stacking Chair')?.reason).not.toMatch(/short|owned/);
});

it('reaches beyond the last day of the calendar', async () => {
  const company = await service.company({ catalogue: CATALOGUE });
  const { line_items } = await draft(company.key, '150 chairs', { date: '9999-12-31', days: 2 });
  expect(line_items.find(({ name }) => name === 'Stacking Chair')?.reason).toMatch(
    /50 short on 31 December 9999: 150 needed, 100 free\./,
  );
});

it('says what is short of a kit and its parts on lines of their own together', async () => {
  const company = await service.company({
    catalogue: `sku,name,category,unit,unit_price,owned,parts
SP,QSC K12.2 Powered Speaker,audio,day,38.00,6,
PA,Small PA System,audio,day,120.00,,SP*2
`,
  });
  const { line_items } = await draft(company.key, '1 small PA system and 5 QSC K12.2 powered speakers', { date: DATE });
  expect(line_items.map(({ name, units }) => `${units} ${name}`).toSorted()).toEqual([
    '1 Small PA System',
    '5 QSC K12.2 Powered Speaker',
  ]);
  expect(line_items.find(({ units }) => units === 5)?.reason).toMatch(
    /1 short on 4 May 2027: 5 needed, 4 left of the 6 free\./,
  );
});
