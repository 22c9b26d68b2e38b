import { sql } from 'kysely';
import { type Company, createCompany, getCompany } from '../../accounts/index.ts';
import { importCatalogue, listProducts, type Product } from '../../catalogue/index.ts';
import { createClient, type NewClient } from '../../clients/index.ts';
import { dayIn } from '../../platform/clock.ts';
import { readEnv } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { silentLog } from '../../platform/log.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { type FixedLine, reprice } from '../price/index.ts';
import { rulesFor } from '../rules/index.ts';
import { saveNewProposal } from '../save.ts';
import { changeProposal, type LifeContext } from './index.ts';

/** When drafts are made, and when what happens to them happens unless told otherwise. */
export const NOW = '2026-11-20T10:00:00+00:00';
export const LATER = '2026-11-21T09:30:00+00:00';

const CATALOGUE = `sku,name,category,unit,unit_price,tracked,owned
speaker,Powered Speaker,audio,day,38.00,true,10
mixer,Mixing Console,audio,day,95.55,true,4
stool,Bar Stool,furniture,event,6.50,true,80
engineer,Sound Engineer,crew,hour,32.00,false,
van,Local Van Delivery,transport,event,85.00,false,
`;
export type Sku = 'speaker' | 'mixer' | 'stool' | 'engineer' | 'van';

export const ADA = { name: 'Ada Marsh', email: 'ada@client.example' };

export interface DraftInput {
  /** Default: 2026-12-10; null: none. */
  readonly date?: string | null;
  /** Default: 2. */
  readonly days?: number;
  /** Default: 6 speakers. */
  readonly lines?: readonly DraftLine[];
  /** Default: Ada, with an address; null: none. */
  readonly client?: NewClient | null;
  readonly replaces?: string;
  /** Default: none of either. */
  readonly assumptions?: readonly string[];
  readonly questions?: readonly string[];
}

export interface DraftLine {
  readonly sku: Sku;
  readonly units: number;
  readonly optional?: boolean;
}

/** A company whose proposals are taken through their life. */
export interface Hire {
  readonly company: Company;
  /** Product ids. */
  readonly products: Readonly<Record<Sku, string>>;
  /** The context at a moment; default: LATER. */
  at(moment?: string): LifeContext;
  draft(input?: DraftInput): Promise<string>;
  /** The same in the caller's transaction. */
  write(tx: Tx, input?: DraftInput): Promise<string>;
  /** A draft that was sent at LATER. */
  sent(input?: DraftInput): Promise<string>;
  accepted(input?: DraftInput): Promise<string>;
  inside<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Makes a company in Great Britain, without tax, whose catalogue is above. */
export async function openHire(
  ground: Pick<Context, 'pool' | 'db'>,
  tell: LifeContext['tell'],
  settings: Partial<Parameters<typeof createCompany>[1]> = {},
): Promise<Hire> {
  const { db } = ground;
  const company = await createCompany(db, { name: 'Northlight', currency: 'GBP', country: 'GB', ...settings });
  const inside = <T>(work: (tx: Tx) => Promise<T>) => forCompany(db, company.id, work);
  const at = (moment = LATER): LifeContext => ({
    ...ground,
    config: readEnv({}),
    clock: { now: () => new Date(moment) },
    log: silentLog,
    secrets: createSecrets('a secret of the tests, long enough to be one'),
    publicUrl: 'http://showbill.test',
    tell,
  });
  const products = await inside(async (tx) => {
    const file = new TextEncoder().encode(CATALOGUE);
    await importCatalogue(tx, company, file, { skipInvalid: false, now: new Date(NOW) });
    return listProducts(tx, company.id, '2026-11-20');
  });
  const write = (tx: Tx, input: DraftInput = {}) => writeDraft(tx, company.id, products, input);
  const draft = (input?: DraftInput) => inside((tx) => write(tx, input));
  const sent = async (input?: DraftInput) => {
    const id = await draft(input);
    await changeProposal(at(), company.id, id, 'send');
    return id;
  };
  return {
    company,
    products: bySku(products, ({ id }) => id),
    at,
    draft,
    write,
    sent,
    async accepted(input) {
      const id = await sent(input);
      await changeProposal(at(), company.id, id, 'accept');
      return id;
    },
    inside,
  };
}

/** Writes a draft as it comes about at NOW, priced by the company's settings. */
async function writeDraft(tx: Tx, companyId: string, products: readonly Product[], input: DraftInput): Promise<string> {
  const { date = '2026-12-10', days = 2, lines = [{ sku: 'speaker', units: 6 }], client = ADA } = input;
  const { replaces, assumptions = [], questions = [] } = input;
  const company = await getCompany(tx, companyId);
  const { timeZone, chargedDays, taxRate, taxLabel } = company;
  const { id: clientId } = client === null ? { id: null } : await createClient(tx, companyId, client);
  const rules = await rulesFor(tx, company, { currency: 'GBP', exchangeRate: '1', clientId });
  const catalogue = bySku(products, (product) => product);
  const adjustedWith = { chargedDays, taxRate, taxLabel, rules };
  const fixed = lines.map(({ sku, units, optional = false }): FixedLine => {
    const { category, unit, unitPrice } = catalogue[sku];
    return { category, unit, units, hours: unit === 'hour' ? 8 : null, days, unitPrice, optional, picked: false };
  });
  const priced = reprice(fixed, { ...adjustedWith, date });
  const now = new Date(NOW);
  const proposal = {
    title: 'Sales conference',
    scopeSummary: 'Sound for two days.',
    currency: 'GBP',
    unmet: [],
    assumptions,
    questions,
    draftedBy: 'builtin' as const,
    event: { description: 'Sales conference for 100', date, venue: null, attendees: 100, days },
    clientId,
    adjustedWith,
    replaces,
    subtotal: priced.subtotal,
    total: priced.total,
    adjustments: priced.adjustments,
    lines: fixed.map((line, place) => {
      const { id, name } = catalogue[lines[place]?.sku ?? 'speaker'];
      const { quantity, total } = priced.lines[place] ?? { quantity: 0, total: 0n };
      return { ...line, catalogItemId: id, name, quantity, total, reason: '' };
    }),
  };
  return saveNewProposal(tx, companyId, proposal, dayIn(timeZone, now), now);
}

function bySku<T>(products: readonly Product[], pick: (product: Product) => T): Record<Sku, T> {
  const of = (sku: Sku): T => {
    const product = products.find((candidate) => candidate.sku === sku);
    if (product === undefined) throw new Error(`the catalogue has no ${sku}`);
    return pick(product);
  };
  return {
    speaker: of('speaker'),
    mixer: of('mixer'),
    stool: of('stool'),
    engineer: of('engineer'),
    van: of('van'),
  };
}

type Row = Readonly<Record<string, unknown>>;
/** Every row of a company, whole, by table and primary key. */
export type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>;

export function rowsOf(db: Db, companyId: string): Promise<Rows> {
  return forCompany(db, companyId, async (tx) => {
    const { rows: tables } = await sql<{ name: string; key: string }>`
      select c.relname as name, (
        select string_agg(format('%I', a.attname), ', ' order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey)) as key
      from pg_class c
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity
      order by 1`.execute(tx);
    const selects = tables.map(
      ({ name, key }) => `select '${name}' as name, row(${key})::text as key, to_jsonb(t) as row from ${name} t`,
    );
    const { rows } = await sql<{ name: string; key: string; row: Row }>`
      ${sql.raw(selects.join(' union all '))} order by name, key`.execute(tx);
    const found = new Map<string, Map<string, Row>>();
    for (const { name, key, row } of rows) found.set(name, (found.get(name) ?? new Map<string, Row>()).set(key, row));
    return found;
  });
}

export interface Effects {
  added?: Row[];
  removed?: Row[];
  /** With its id, each changed column's value before and after. */
  changed?: Row[];
}

/**
 * What `work` does to the company's rows, by table; empty where it does nothing. The history of what changes and the audit
 * log have tests of their own: they are left out, but where nothing else changes.
 */
export async function effectsOf(hire: Hire, work: () => Promise<unknown>): Promise<Record<string, Effects>> {
  const { db } = hire.at();
  const before = await rowsOf(db, hire.company.id);
  await work();
  const after = await rowsOf(db, hire.company.id);
  const effects: Record<string, Effects> = {};
  for (const table of new Set([...before.keys(), ...after.keys()])) {
    const found = compare(before.get(table) ?? new Map(), after.get(table) ?? new Map());
    if (Object.keys(found).length > 0) effects[table] = found;
  }
  const { proposal_history: _history, audit_entries: _audit, ...others } = effects;
  return Object.keys(others).length === 0 ? effects : others;
}

function compare(before: ReadonlyMap<string, Row>, after: ReadonlyMap<string, Row>): Effects {
  const effects: Effects = {};
  for (const [key, row] of before) {
    const now = after.get(key);
    if (now === undefined) (effects.removed ??= []).push(row);
    else if (JSON.stringify(now) !== JSON.stringify(row)) (effects.changed ??= []).push(difference(row, now));
  }
  for (const [key, row] of after) if (!before.has(key)) (effects.added ??= []).push(row);
  return effects;
}

function difference(before: Row, after: Row): Row {
  const columns = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return { id: after['id'], ...Object.fromEntries(columns.map((name) => [name, [before[name], after[name]]])) };
}
