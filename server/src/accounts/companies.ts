import type { Language, Plan, SubscriptionState } from '@showbill/contract';
import { mailAddress, PLANS, SUBSCRIPTION_STATES, text } from '@showbill/contract';
import { sql, type Updateable } from 'kysely';
import { changedFields, recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/actor.ts';
import { isTimeZone } from '../platform/clock.ts';
import type { Db, Tables, Tx } from '../platform/db.ts';
import { AppError, invalidField, invalidRequest } from '../platform/errors.ts';
import { isUuid, newId } from '../platform/ids.ts';
import { isCurrency } from '../platform/money/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { inEnglish } from '../refusals/index.ts';
import { capitalTimeZone, isCountry, taxLabel } from './countries.ts';
import { taxOf } from './country-taxes.ts';
import { type Letterhead, type LetterheadChanges, letterheadColumns, type Presentation } from './letterhead.ts';
import type { ChargedDaysJson, OfferedWithdrawal } from './tables.ts';

const BUFFER_LIMIT = 60;
const MOST_VALIDITY = 366;
const MOST_TERMS = 5000;
const LEAST_AUDIT_MONTHS = 6;
const MOST_AUDIT_MONTHS = 120;

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly country: string;
  readonly timeZone: string;
  readonly plan: Plan;
  readonly subscription: SubscriptionState;
  readonly allowance: number;
  /** Percent, as a decimal text; null: no tax is added. */
  readonly taxRate: string | null;
  readonly taxLabel: string;
  /** The company's number for it, as its country has it. */
  readonly taxNumber: string | null;
  /** What such a number is called there. */
  readonly taxNumberName: string;
  /** Whether the company said what it charges, or there is nothing to say in its country. */
  readonly taxDecided: boolean;
  readonly chargedDays: ChargedDaysJson | null;
  readonly validityDays: number;
  /** Days before and after each job that count for stock and not for the price. */
  readonly bufferDaysBefore: number;
  readonly bufferDaysAfter: number;
  /** Where it is written to, and where its clients answer to. */
  readonly email: string | null;
  /** Of its page for clients, as #rrggbb. */
  readonly colour: string | null;
  /** What a client agrees to. */
  readonly terms: string | null;
  /** What its clients read where a proposal does not say otherwise. */
  readonly language: Language;
  readonly letterhead: Letterhead;
  /** What a new proposal begins with. */
  readonly presentation: Presentation;
  /** Whether its clients are offered a link by which they pay, where the operator has set one up. */
  readonly paysOnline: boolean;
  /** Whether consumers of the single market are offered the right of withdrawal, and what its own notices of it say. */
  readonly withdrawal: OfferedWithdrawal;
  /** For how long what was done in it is kept. */
  readonly auditMonths: number;
  /** Whether its members must have a second factor. */
  readonly requiresSecondFactor: boolean;
  /** Percent, as a decimal text: a proposal that earns less is sent by an owner; null: there is no such limit. */
  readonly leastMargin: string | null;
  /** Whose sandbox it is; null: it is a company by itself. */
  readonly sandboxOf: string | null;
}

export interface NewCompany {
  readonly name: string;
  readonly currency: string;
  readonly country: string;
  readonly timeZone?: string | undefined;
  readonly plan?: string | undefined;
  /** Percent, as a decimal text; 0: that none is charged is decided. */
  readonly taxRate?: string | undefined;
  readonly taxNumber?: string | undefined;
  readonly chargedDays?: ChargedDaysJson | undefined;
  readonly bufferDaysBefore?: number | undefined;
  readonly bufferDaysAfter?: number | undefined;
  readonly email?: string | undefined;
  /** Default: English. */
  readonly language?: Language | undefined;
}

/** Makes a company: plan business, the time zone of its country's capital and no tax unless told otherwise. */
export function createCompany(db: Db, input: NewCompany): Promise<Company> {
  const id = newId();
  return forCompany(db, id, (tx) => insertCompany(tx, id, input));
}

/** The same in the new company's own transaction. */
export async function insertCompany(tx: Tx, id: string, input: NewCompany): Promise<Company> {
  await tx
    .insertInto('companies')
    .values({ id, ...checkedCompany(input) })
    .execute();
  return getCompany(tx, id);
}

/** A new company as it is stored; throws invalid_request for what it cannot be. */
export function checkedCompany(input: NewCompany) {
  const name = checkedName(input.name);
  if (!isCurrency(input.currency))
    throw invalidRequest('currency', ({ accounts }) => accounts.currency(input.currency));
  if (!isCountry(input.country)) throw invalidRequest('country', ({ accounts }) => accounts.country(input.country));
  return {
    name,
    currency: input.currency,
    country: input.country,
    time_zone: checkedTimeZone(input.timeZone ?? capitalTimeZone(input.country)),
    plan: checkedPlan(input.plan ?? 'business'),
    subscription: 'active',
    allowance_override: null,
    ...taxRateColumns(input.taxRate),
    tax_number: checkedTaxNumber(input.taxNumber ?? ''),
    tax_label: taxLabel(input.country),
    charged_days: input.chargedDays === undefined ? null : JSON.stringify(input.chargedDays),
    buffer_days_before: checkedBuffer('buffer_days_before', input.bufferDaysBefore ?? 0),
    buffer_days_after: checkedBuffer('buffer_days_after', input.bufferDaysAfter ?? 0),
    email: checkedEmail(input.email ?? ''),
    language: input.language ?? 'en',
  } as const;
}

/** What a company sets for itself; what is left out stays. */
export interface CompanySettings extends LetterheadChanges {
  readonly name?: string | undefined;
  /** Percent, as a decimal text; 0: no tax. */
  readonly taxRate?: string | undefined;
  readonly taxLabel?: string | undefined;
  /** Empty: none. */
  readonly taxNumber?: string | undefined;
  readonly timeZone?: string | undefined;
  /** A table that has been checked; null: every day is charged in full. */
  readonly chargedDays?: ChargedDaysJson | null | undefined;
  readonly validityDays?: number | undefined;
  readonly bufferDaysBefore?: number | undefined;
  readonly bufferDaysAfter?: number | undefined;
  /** Empty: none. */
  readonly email?: string | undefined;
  /** Empty: none. */
  readonly colour?: string | undefined;
  /** Empty: none. */
  readonly terms?: string | undefined;
  readonly language?: Language | undefined;
}

/** What the operator sets besides. */
export interface CompanyChanges extends CompanySettings {
  readonly plan?: string | undefined;
  readonly subscription?: string | undefined;
  readonly allowance?: number | undefined;
}

/** Changes what a company sets for itself. What has been priced stays as it is. */
export async function changeSettings(tx: Tx, id: string, changes: CompanySettings): Promise<Company> {
  const set = {
    ...(changes.name !== undefined && { name: checkedName(changes.name) }),
    ...(changes.taxRate !== undefined && taxRateColumns(changes.taxRate)),
    ...(changes.taxLabel !== undefined && { tax_label: checkedTaxLabel(changes.taxLabel) }),
    ...(changes.taxNumber !== undefined && { tax_number: checkedTaxNumber(changes.taxNumber) }),
    ...(changes.timeZone !== undefined && { time_zone: checkedTimeZone(changes.timeZone) }),
    ...(changes.chargedDays !== undefined && {
      charged_days: changes.chargedDays === null ? null : JSON.stringify(changes.chargedDays),
    }),
    ...(changes.validityDays !== undefined && { validity_days: checkedValidity(changes.validityDays) }),
    ...(changes.bufferDaysBefore !== undefined && {
      buffer_days_before: checkedBuffer('buffer_days_before', changes.bufferDaysBefore),
    }),
    ...(changes.bufferDaysAfter !== undefined && {
      buffer_days_after: checkedBuffer('buffer_days_after', changes.bufferDaysAfter),
    }),
    ...(changes.email !== undefined && { email: checkedEmail(changes.email) }),
    ...(changes.colour !== undefined && { colour: checkedColour(changes.colour) }),
    ...(changes.terms !== undefined && { terms: checkedTerms(changes.terms) }),
    ...(changes.language !== undefined && { language: changes.language }),
    ...letterheadColumns(changes),
  };
  await saveSettings(tx, id, set);
  return getCompany(tx, id);
}

/** Changes columns of a company, and writes down which. */
export async function saveSettings(tx: Tx, id: string, set: Updateable<Tables['companies']>): Promise<void> {
  const columns = Object.keys(set);
  if (columns.length === 0) return;
  const row = () => tx.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = await row();
  await tx.updateTable('companies').set(set).where('id', '=', id).execute();
  const fields = changedFields({ ...before }, { ...(await row()) }, columns);
  if (fields.length > 0) await recordAudit(tx, id, { what: 'settings.changed', details: { fields } });
}

/** Sets for how many months a company keeps its audit log. */
export async function keepAuditFor(tx: Tx, id: string, months: number): Promise<void> {
  if (!Number.isInteger(months) || months < LEAST_AUDIT_MONTHS || months > MOST_AUDIT_MONTHS) {
    const [least, most] = [String(LEAST_AUDIT_MONTHS), String(MOST_AUDIT_MONTHS)];
    throw invalidField('months', ({ needs }) => needs.wholeWithin(least, most));
  }
  await saveSettings(tx, id, { audit_months: months });
}

/** Sets how little a company may earn on a proposal that no owner sends, in percent; null: there is no such limit. */
export async function setLeastMargin(tx: Tx, id: string, percent: string | null): Promise<void> {
  if (percent !== null && !/^\d{1,2}(\.\d{1,2})?$/.test(percent)) {
    throw invalidRequest('least_margin', ({ accounts }) => accounts.leastMargin(percent));
  }
  await saveSettings(tx, id, { least_margin: percent });
}

/** What the operator sets: plan, subscription, allowance, and whatever the company could itself. */
export function updateCompany(db: Db, id: string, changes: CompanyChanges): Promise<Company> {
  return inCompany(db, id, async (tx) => {
    const set = {
      ...(changes.plan !== undefined && { plan: checkedPlan(changes.plan) }),
      ...(changes.subscription !== undefined && { subscription: checkedSubscription(changes.subscription) }),
      ...(changes.allowance !== undefined && { allowance_override: changes.allowance }),
    };
    await saveSettings(tx, id, set);
    return changeSettings(tx, id, changes);
  });
}

/** Every company, oldest first: for the operator. */
export async function listCompanies(db: Db): Promise<Company[]> {
  const { rows } = await sql<{ id: string }>`select all_company_ids() as id`.execute(db);
  const companies: Company[] = [];
  for (const { id } of rows) companies.push(await forCompany(db, id, (tx) => getCompany(tx, id)));
  return companies;
}

/** Runs `work` for a company that somebody named; throws `not_found` where there is none, and for a sandbox. */
export function inCompany<T>(
  db: Db,
  id: string,
  work: (tx: Tx, company: Company) => Promise<T>,
  actor?: Actor,
): Promise<T> {
  if (!isUuid(id)) throw noCompany(id);
  const inside = async (tx: Tx) => {
    const company = await getCompany(tx, id);
    if (company.sandboxOf !== null) throw noCompany(id);
    return work(tx, company);
  };
  return forCompany(db, id, inside, actor);
}

/** The one company that an operator means by its id or its name. Throws `not_found`, `conflict` where several are called so. */
export async function companyNamed(db: Db, named: string): Promise<Company> {
  if (isUuid(named)) return inCompany(db, named, async (_tx, company) => company);
  const found = (await listCompanies(db)).filter(({ name }) => name.toLowerCase() === named.toLowerCase());
  if (found.length > 1) {
    const ids = found.map(({ id }) => id).join(', ');
    throw new AppError('conflict', inEnglish(`several companies are called ${named}: name one of ${ids}`));
  }
  const [company] = found;
  if (company === undefined) throw noCompany(named);
  return company;
}

export async function getCompany(tx: Tx, id: string): Promise<Company> {
  const row = await tx.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw noCompany(id);
  return {
    id: row.id,
    name: row.name,
    currency: row.currency,
    country: row.country,
    timeZone: row.time_zone,
    plan: row.plan,
    subscription: row.subscription,
    allowance: row.allowance,
    taxRate: row.tax_rate,
    taxLabel: row.tax_label,
    taxNumber: row.tax_number,
    taxNumberName: taxOf(row.country)?.numberName ?? `${row.tax_label} number`,
    taxDecided: row.tax_rate !== null || row.charges_no_tax || taxOf(row.country) === null,
    chargedDays: row.charged_days,
    validityDays: row.validity_days,
    bufferDaysBefore: row.buffer_days_before,
    bufferDaysAfter: row.buffer_days_after,
    email: row.email,
    colour: row.colour,
    terms: row.terms,
    language: row.language,
    letterhead: {
      address: row.address,
      telephone: row.telephone,
      registrationNumber: row.registration_number,
      bankLine: row.bank_line,
    },
    presentation: { layout: row.layout, pictures: row.shows_pictures, coverNote: row.cover_note },
    paysOnline: row.pays_online,
    withdrawal: { isOffered: row.offers_withdrawal, notices: row.withdrawal_notices },
    auditMonths: row.audit_months,
    requiresSecondFactor: row.requires_second_factor,
    leastMargin: row.least_margin,
    sandboxOf: row.sandbox_of,
  };
}

/** A name of something of a company's: one line of 1 to 200 characters. */
export function checkedName(name: string): string {
  const checked = text(200).safeParse(name.replace(/\s+/g, ' '));
  if (!checked.success) throw invalidField('name', checked.error.issues[0]?.message ?? '');
  return checked.data;
}

function noCompany(id: string): AppError {
  return new AppError('not_found', (texts) => texts.none.company(id));
}

function checkedPlan(plan: string): Plan {
  const known = PLANS.find((name) => name === plan);
  if (known === undefined)
    throw invalidRequest('plan', inEnglish(`"${plan}" is not a plan: it must be one of ${PLANS.join(', ')}`));
  return known;
}

function checkedSubscription(state: string): SubscriptionState {
  const known = SUBSCRIPTION_STATES.find((name) => name === state);
  if (known === undefined) {
    throw invalidRequest(
      'subscription',
      inEnglish(`"${state}" is not a state: it must be one of ${SUBSCRIPTION_STATES.join(', ')}`),
    );
  }
  return known;
}

function checkedTimeZone(zone: string): string {
  if (!isTimeZone(zone)) throw invalidRequest('time_zone', ({ accounts }) => accounts.timeZone(zone));
  return zone;
}

function checkedBuffer(param: string, days: number): number {
  if (!Number.isInteger(days) || days < 0 || days > BUFFER_LIMIT) {
    throw invalidField(param, ({ needs }) => needs.wholeWithin('0', String(BUFFER_LIMIT)));
  }
  return days;
}

function checkedValidity(days: number): number {
  if (!Number.isInteger(days) || days < 1 || days > MOST_VALIDITY) {
    throw invalidField('validity_days', ({ needs }) => needs.wholeWithin('1', String(MOST_VALIDITY)));
  }
  return days;
}

function checkedColour(colour: string): string | null {
  const known = colour.trim().toLowerCase();
  if (known === '') return null;
  if (!/^#[0-9a-f]{6}$/.test(known)) throw invalidRequest('colour', ({ accounts }) => accounts.colour(colour));
  return known;
}

function checkedTerms(terms: string): string | null {
  const checked = text(MOST_TERMS, 0).safeParse(terms);
  if (!checked.success) throw invalidField('terms', checked.error.issues[0]?.message ?? '');
  return checked.data === '' ? null : checked.data;
}

function checkedTaxLabel(label: string): string {
  const checked = text(40).safeParse(label.replace(/\s+/g, ' '));
  if (!checked.success) throw invalidField('tax_label', checked.error.issues[0]?.message ?? '');
  return checked.data;
}

function checkedTaxNumber(number: string): string | null {
  const checked = text(40, 0).safeParse(number.replace(/\s+/g, ' '));
  if (!checked.success) throw invalidField('tax_number', checked.error.issues[0]?.message ?? '');
  return checked.data === '' ? null : checked.data;
}

function checkedEmail(email: string): string | null {
  if (email.trim() === '') return null;
  const checked = mailAddress.safeParse(email);
  if (!checked.success) throw invalidField('email', checked.error.issues[0]?.message ?? '');
  return checked.data;
}

/** A rate that is given is a decision: 0 says that no tax is charged. */
function taxRateColumns(rate: string | undefined) {
  const checked = checkedTaxRate(rate ?? null);
  return { tax_rate: checked, charges_no_tax: rate !== undefined && checked === null };
}

function checkedTaxRate(rate: string | null): string | null {
  if (rate === null) return null;
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(rate) || Number(rate) > 100) {
    throw invalidRequest('tax_rate', ({ accounts }) => accounts.taxRate(rate));
  }
  return Number(rate) === 0 ? null : rate;
}
