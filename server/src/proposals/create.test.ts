import { afterAll, beforeAll, expect, it } from 'vitest';
import { readQuota } from '../accounts/index.ts';
import { createClient } from '../clients/index.ts';
import type { Progress } from '../generation/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { startTestService, type TestCompany, type TestService } from '../testing/service.ts';
import { wrappedDrafter } from '../testing/wrapped-drafter.ts';
import { createProposal } from './create.ts';

let service: TestService;
let company: TestCompany;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.close());

const INPUT = {
  event: {
    description: 'Town hall meeting for 150 with two radio mics and a sound engineer.',
    date: undefined,
    venue: undefined,
    attendees: undefined,
    days: undefined,
  },
  title: undefined,
  client: undefined,
  clientId: undefined,
  currency: undefined,
};

async function used(): Promise<number> {
  const quota = await forCompany(service.context.db, company.id, (tx) =>
    readQuota(tx, company.id, service.context.clock.now()),
  );
  return quota.used;
}

it('tells a listener each stage in order, and the lines as soon as there are any', async () => {
  company = await service.company();
  const seen: Progress[] = [];
  const { line_items: lines } = await createProposal(service.context, company.id, INPUT, {
    report: (progress) => seen.push(progress),
  });
  expect(seen.map(({ stage }) => stage)).toEqual(['reading', 'choosing', 'checking', 'pricing']);
  expect(seen.slice(0, 2).every(({ lines }) => lines.length === 0)).toBe(true);
  expect(seen[2]?.lines).toContainEqual({
    product: 'Shure QLX-D Handheld Radio Mic',
    category: 'audio',
    units: 2,
    optional: false,
  });
  const drafted = seen.at(-1)?.lines.map(({ product, units }) => [product, units]);
  expect(drafted).toEqual(lines.map(({ name, units }) => [name, units]));
});

it('makes the proposal all the same when the listener fails', async () => {
  company = await service.company();
  const { line_items: lines } = await createProposal(service.context, company.id, INPUT, {
    report: () => {
      throw new Error('the other side has gone');
    },
  });
  expect(lines.length).toBeGreaterThan(1);
});

it.each(['reading', 'checking', 'pricing'])(
  'ends when a person stops it while %s, keeps nothing and gives the place back',
  async (stage) => {
    company = await service.company();
    const stop = new AbortController();
    const drafting = createProposal(service.context, company.id, INPUT, {
      report: (progress) => progress.stage === stage && stop.abort(),
      stop: stop.signal,
    });
    await expect(drafting).rejects.toMatchObject({
      code: 'generation_failed',
      message: 'Drafting the proposal was stopped.',
    });
    expect(await used()).toBe(0);
  },
);

it('of a client who is erased while it is drafted is refused, and gives its place back', async () => {
  company = await service.company();
  const { db } = service.context;
  const { id: clientId } = await forCompany(db, company.id, (tx) => createClient(tx, company.id, { name: 'Ada' }));
  const before = () =>
    forCompany(db, company.id, (tx) => tx.deleteFrom('clients').where('id', '=', clientId).execute());
  const context = { ...service.context, drafter: wrappedDrafter({ before }) };
  const making = createProposal(context, company.id, { ...INPUT, clientId });
  await expect(making).rejects.toMatchObject({ code: 'not_found', details: { param: 'client_id' } });
  expect(await used()).toBe(0);
});
