import { readFile } from 'node:fs/promises';
import type { ProposalBody } from '@showbill/contract';
import {
  type Company,
  changeSettings,
  createApiKey,
  createCompany,
  listCompanies,
  setLogo,
} from '../accounts/index.ts';
import { holdStock } from '../availability/index.ts';
import { importCatalogue, listProducts, setExchangeRate, setRegion } from '../catalogue/index.ts';
import { createClient } from '../clients/index.ts';
import { createBuiltinDrafter, type Drafter } from '../generation/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { addDays } from '../platform/days.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import {
  changeProposal,
  createProposal,
  createUnderWay,
  type Deed,
  dispatchJob,
  expireProposals,
  type LifeContext,
  noteQuestion,
} from '../proposals/index.ts';
import { DEMO_BRIEFS, type DemoBrief } from './briefs.ts';
import { DEMO_CLIENTS } from './clients.ts';
import {
  DEMO_CHARGED_DAYS,
  DEMO_CHARGED_PER_DAY_BEYOND,
  DEMO_COMPANY,
  DEMO_HOLDS,
  DEMO_RATES,
  DEMO_REGIONS,
} from './company.ts';
import { readSampleCatalogue } from './sample-catalogue.ts';
import { type DemoSignIn, demoSignIn } from './sign-in.ts';

export interface Demo {
  readonly companyId: string;
  /** Only where it was made just now: nothing but its hash is kept. */
  readonly key: string | null;
  readonly signIn: DemoSignIn;
}

/** Makes the demo company in an empty database, and finds it in one that has it; null in a database of others. */
export async function seedDemo(context: LifeContext): Promise<Demo | null> {
  const companies = await listCompanies(context.db);
  if (companies.length > 0) {
    const demo = companies.find(({ name }) => name === DEMO_COMPANY.name);
    return demo === undefined ? null : { companyId: demo.id, key: null, signIn: await demoSignIn(context, demo.id) };
  }
  const company = await createDemoCompany(context);
  const companyId = company.id;
  const clients = await forCompany(context.db, companyId, async (tx) => {
    const file = await readSampleCatalogue();
    const now = context.clock.now();
    await seedLook(tx, companyId, now);
    const { errors } = await importCatalogue(tx, company, file, { skipInvalid: false, now });
    if (errors.length > 0)
      throw new Error(`the demo catalogue is wrong in line ${errors[0]?.line}: ${errors[0]?.message}`);
    for (const region of DEMO_REGIONS) await setRegion(tx, companyId, { ...region, factor: String(region.factor) });
    for (const rate of DEMO_RATES) await setExchangeRate(tx, companyId, { ...rate, rate: String(rate.rate) });
    await seedHolds(tx, company, now);
    const made = new Map<string | null, string>();
    for (const client of DEMO_CLIENTS) {
      const { id, email } = await createClient(tx, companyId, client);
      made.set(email, id);
    }
    return made;
  });
  for (const brief of oldestFirst(DEMO_BRIEFS))
    await seedProposal(context, company, brief, clients.get(brief.clientEmail));
  const { key } = await forCompany(context.db, companyId, (tx) => createApiKey(tx, companyId, 'Demo'));
  return { companyId, key, signIn: await demoSignIn(context, companyId) };
}

function createDemoCompany(context: Context): Promise<Company> {
  return createCompany(context.db, {
    name: DEMO_COMPANY.name,
    currency: DEMO_COMPANY.currency,
    country: DEMO_COMPANY.country,
    timeZone: DEMO_COMPANY.timeZone,
    taxRate: String(DEMO_COMPANY.taxRate),
    email: DEMO_COMPANY.email,
    chargedDays: {
      rows: DEMO_CHARGED_DAYS.map(({ days, charged }) => ({ days, charged: String(charged) })),
      beyondRate: String(DEMO_CHARGED_PER_DAY_BEYOND),
    },
  });
}

async function seedLook(tx: Tx, companyId: string, now: Date): Promise<void> {
  const { colour, terms, address, telephone, registrationNumber, taxNumber, bankLine } = DEMO_COMPANY;
  await changeSettings(tx, companyId, { colour, terms, address, telephone, registrationNumber, taxNumber, bankLine });
  await setLogo(tx, companyId, await readFile(new URL('./logo.png', import.meta.url)), now);
}

/** What the company and the client do with a draft, in order, until it stands where the sample ends up. */
const DEEDS: Readonly<Record<DemoBrief['status'], readonly Deed[]>> = {
  draft: [],
  sent: ['send'],
  accepted: ['send', 'accept'],
  declined: ['send', 'decline'],
  expired: ['send'],
  cancelled: ['send', 'accept', 'cancel'],
};

const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

const CLIENT_DEEDS: readonly Deed[] = ['view', 'accept', 'decline'];

async function seedProposal(
  context: LifeContext,
  company: Company,
  brief: DemoBrief,
  clientId: string | undefined,
): Promise<void> {
  const today = dayIn(company.timeZone, context.clock.now());
  const date = addDays(today, brief.dayOffset);
  const then = brief.status === 'expired' ? daysAgo(context, company.validityDays + 1) : context;
  const proposal = await createProposal(
    // samples do not wait for a model, and cost nothing
    { ...then, drafter: sampleDrafter(brief), underWay: createUnderWay() },
    company.id,
    {
      title: brief.title,
      event: {
        description: brief.description,
        venue: brief.venue,
        attendees: brief.attendees,
        days: brief.days,
        date,
      },
      clientId,
      currency: brief.currency,
    },
  );
  const [first, ...rest] = DEEDS[brief.status];
  const deeds = first === undefined ? [] : [first, ...(brief.viewed ? ['view' as const] : []), ...rest];
  for (const deed of deeds) {
    const by = CLIENT_DEEDS.includes(deed) ? 'client' : 'company';
    const signed = deed === 'accept' ? signedAs(brief, proposal) : {};
    await changeProposal(then, company.id, proposal.id, deed, { by, ...signed });
  }
  const client = DEMO_CLIENTS.find(({ email }) => email === brief.clientEmail);
  if (brief.asked !== undefined && client !== undefined) {
    const question = { name: client.name, email: client.email, text: brief.asked };
    await forCompany(context.db, company.id, (tx) =>
      noteQuestion(tx, company.id, proposal.id, question, context.clock.now()),
    );
  }
  if (brief.status === 'expired') await expireProposals(context);
  if (brief.dispatched) await dispatchJob(context, company.id, proposal.id, { on: date < today ? date : today });
}

/** The planner, with what a sample leaves open. */
function sampleDrafter({ assumptions = [], questions = [] }: DemoBrief): Drafter {
  const planner = createBuiltinDrafter();
  return {
    ...planner,
    open(brief) {
      const opened = planner.open(brief);
      return {
        ...opened,
        async draft(request) {
          const { draft, ...drafted } = await opened.draft(request);
          const open = {
            assumptions: [...draft.assumptions, ...assumptions],
            questions: [...draft.questions, ...questions],
          };
          return { ...drafted, draft: { ...draft, ...open } };
        },
      };
    },
  };
}

/** With the first of the extras, from an address that is kept for examples: RFC 5737. */
function signedAs({ signedBy: name, clientEmail: email }: DemoBrief, { line_items: lines }: ProposalBody) {
  if (name === undefined) return {};
  const picked = lines.filter(({ is_optional: optional }) => optional).slice(0, 1);
  return {
    picked: picked.map(({ id }) => id),
    signature: { name, email, address: '203.0.113.24', browser: BROWSER },
  };
}

/** What has expired was made before the others. */
function oldestFirst(briefs: readonly DemoBrief[]): DemoBrief[] {
  return briefs.toSorted((a, b) => Number(b.status === 'expired') - Number(a.status === 'expired'));
}

function daysAgo(context: LifeContext, days: number): LifeContext {
  const moment = new Date(context.clock.now());
  moment.setUTCDate(moment.getUTCDate() - days);
  return { ...context, clock: { now: () => moment } };
}

/** Some units are being mended, and one has not been seen since a show. */
async function seedHolds(tx: Tx, company: Company, now: Date): Promise<void> {
  const today = dayIn(company.timeZone, now);
  const products = await listProducts(tx, company.id, today);
  for (const { sku, kind, quantity, fromOffset, toOffset } of DEMO_HOLDS) {
    const product = products.find((known) => known.sku === sku);
    if (product === undefined) throw new Error(`the demo catalogue has no ${sku}`);
    const to = toOffset === null ? undefined : addDays(today, toOffset);
    await holdStock(
      tx,
      company.id,
      { productId: product.id, kind, quantity, from: addDays(today, fromOffset), to },
      now,
    );
  }
}
