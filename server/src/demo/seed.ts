import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
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
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { addDays } from '../platform/days.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import type { LifeContext } from '../proposals/index.ts';
import { DEMO_CLIENTS } from './clients.ts';
import {
  DEMO_CHARGED_DAYS,
  DEMO_CHARGED_PER_DAY_BEYOND,
  DEMO_COMPANY,
  DEMO_COSTS,
  DEMO_HOLDS,
  DEMO_RATES,
  DEMO_REGIONS,
} from './company.ts';
import { demoPeople } from './people.ts';
import { readSampleCatalogue } from './sample-catalogue.ts';
import { seedProposals } from './seed-proposals.ts';
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
    await seedCosts(tx, companyId);
    for (const region of DEMO_REGIONS) await setRegion(tx, companyId, { ...region, factor: String(region.factor) });
    for (const rate of DEMO_RATES) await setExchangeRate(tx, companyId, { ...rate, rate: String(rate.rate) });
    await seedHolds(tx, company, now);
    const made = new Map<string, string>();
    for (const client of DEMO_CLIENTS) made.set(client.email, (await createClient(tx, companyId, client)).id);
    return made;
  });
  const signIn = await demoSignIn(context, companyId);
  await seedProposals(context, company, { clients, people: await demoPeople(context, companyId) });
  const { key } = await forCompany(context.db, companyId, (tx) => createApiKey(tx, companyId, { name: 'Demo' }));
  return { companyId, key, signIn };
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

/** What things cost the company, as shares of their prices; of the rest nobody has said anything yet. */
async function seedCosts(tx: Tx, companyId: string): Promise<void> {
  for (const { categories, percent } of DEMO_COSTS) {
    await sql`
      update products set cost_price = round(unit_price * ${percent}::integer / 100.0)
      where company_id = ${companyId} and category = any(${categories}::text[])`.execute(tx);
  }
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
