import { readFile } from 'node:fs/promises';
import { createApiKey, createCompany, listCompanies } from '../accounts/index.ts';
import { importCatalogue, setExchangeRate, setRegion } from '../catalogue/index.ts';
import { createClient } from '../clients/index.ts';
import { createBuiltinDrafter } from '../generation/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { forCompany } from '../platform/tenancy.ts';
import { applyTransition, createProposal, createUnderWay, type Transition } from '../proposals/index.ts';
import { DEMO_BRIEFS, type DemoBrief } from './briefs.ts';
import { DEMO_CLIENTS } from './clients.ts';
import { DEMO_CHARGED_DAYS, DEMO_CHARGED_PER_DAY_BEYOND, DEMO_COMPANY, DEMO_RATES, DEMO_REGIONS } from './company.ts';

const CATALOGUE = new URL('./catalogue.csv', import.meta.url);

export interface Demo {
  readonly companyId: string;
  /** Only where it was made just now: nothing but its hash is kept. */
  readonly key: string | null;
}

/** Makes the demo company in an empty database, and finds it in one that has it; null in a database of others. */
export async function seedDemo(context: Context): Promise<Demo | null> {
  const companies = await listCompanies(context.db);
  if (companies.length > 0) {
    const demo = companies.find(({ name }) => name === DEMO_COMPANY.name);
    return demo === undefined ? null : { companyId: demo.id, key: null };
  }
  const companyId = await createDemoCompany(context);
  const clients = await forCompany(context.db, companyId, async (tx) => {
    const file = await readFile(CATALOGUE);
    const { errors } = await importCatalogue(tx, companyId, file, {
      currency: DEMO_COMPANY.currency,
      skipInvalid: false,
    });
    if (errors.length > 0)
      throw new Error(`the demo catalogue is wrong in line ${errors[0]?.line}: ${errors[0]?.message}`);
    for (const region of DEMO_REGIONS) await setRegion(tx, companyId, { ...region, factor: String(region.factor) });
    for (const rate of DEMO_RATES) await setExchangeRate(tx, companyId, { ...rate, rate: String(rate.rate) });
    const made = new Map<string | null, string>();
    for (const client of DEMO_CLIENTS) {
      const { id, email } = await createClient(tx, companyId, client);
      made.set(email, id);
    }
    return made;
  });
  for (const brief of DEMO_BRIEFS) await seedProposal(context, companyId, brief, clients.get(brief.clientEmail));
  const { key } = await forCompany(context.db, companyId, (tx) => createApiKey(tx, companyId, 'Demo'));
  return { companyId, key };
}

async function createDemoCompany(context: Context): Promise<string> {
  const { id } = await createCompany(context.db, {
    name: DEMO_COMPANY.name,
    currency: DEMO_COMPANY.currency,
    country: DEMO_COMPANY.country,
    timeZone: DEMO_COMPANY.timeZone,
    taxRate: String(DEMO_COMPANY.taxRate),
    chargedDays: {
      rows: DEMO_CHARGED_DAYS.map(({ days, charged }) => ({ days, charged: String(charged) })),
      beyondRate: String(DEMO_CHARGED_PER_DAY_BEYOND),
    },
  });
  return id;
}

/** What leads from a draft to each status. */
const WAYS: Readonly<Record<DemoBrief['status'], readonly Transition[]>> = {
  draft: [],
  sent: ['send'],
  accepted: ['send', 'accept'],
  declined: ['send', 'decline'],
  expired: ['send', 'expire'],
  cancelled: ['send', 'accept', 'cancel'],
};

async function seedProposal(
  context: Context,
  companyId: string,
  brief: DemoBrief,
  clientId: string | undefined,
): Promise<void> {
  const now = context.clock.now();
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + brief.dayOffset);
  const { proposal } = await createProposal(
    // samples do not wait for a model, and cost nothing
    { ...context, drafter: createBuiltinDrafter(), underWay: createUnderWay() },
    companyId,
    {
      title: brief.title,
      event: {
        description: brief.description,
        venue: brief.venue,
        attendees: brief.attendees,
        days: brief.days,
        date: dayIn(DEMO_COMPANY.timeZone, day),
      },
      clientId,
      currency: brief.currency,
    },
  );
  const [first, ...rest] = WAYS[brief.status];
  const way = first === undefined ? [] : [first, ...(brief.viewed ? ['view' as const] : []), ...rest];
  await forCompany(context.db, companyId, async (tx) => {
    for (const transition of way) await applyTransition(tx, companyId, proposal.id, transition, now);
  });
}
