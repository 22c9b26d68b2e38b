import type { CodeRule } from '@showbill/contract';
import { sql } from 'kysely';
import type { Company } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Saying } from '../../refusals/index.ts';
import { type Quoted, quotedAmount } from './freeze.ts';
import { lockRuleSettings, readRuleSettings } from './settings.ts';
import type { StoredCode } from './tables.ts';

/** Where a code is asked for. */
export interface Asking extends Pick<Quoted, 'currency'> {
  /** Null: the company has none any more, as only a code for an amount needs. */
  readonly exchangeRate: string | null;
  /** The company's. */
  readonly today: string;
  /** The proposal that is to have it: neither it nor what it replaces counts against it. */
  readonly proposalId: string;
}

/** A code as a proposal would have it, or why it cannot. Throws `conflict` for an amount that cannot be converted. */
export async function findCode(
  tx: Tx,
  company: Company,
  code: string,
  { today, proposalId, currency, exchangeRate }: Asking,
): Promise<CodeRule | Saying> {
  const { codes } = await readRuleSettings(tx, company.id);
  const found = codes.find((each) => each.code === code);
  if (found === undefined) return ({ rules }) => rules.unknown(code);
  if (!found.active) return ({ rules }) => rules.notActive(code);
  const { from, to, percent, amount } = found;
  if (from !== null && today < from) return ({ rules }) => rules.notYet(code, from);
  if (to !== null && today > to) return ({ rules }) => rules.over(code, to);
  if (!(await hasUsesLeft(tx, company.id, found, proposalId, today))) return ({ rules }) => rules.usedUp(code);
  if (amount !== null && exchangeRate === null) {
    throw new AppError('conflict', ({ drafts }) => drafts.rateGone(company.currency, currency));
  }
  const quoted = { currency, exchangeRate: exchangeRate ?? '1' };
  const minor = amount === null ? null : String(quotedAmount(amount, company, quoted));
  return { kind: 'code', id: 'code', off: false, label: `Discount code ${code}`, code, percent, amount: minor };
}

/**
 * Holds one use of its code for a proposal that is being sent. Of all that are sent at once no more than are allowed have it.
 * Throws `conflict`. `today` is the company's.
 */
export async function takeCode(tx: Tx, companyId: string, proposalId: string, today: string): Promise<void> {
  const { discount_code: code } = await tx
    .selectFrom('proposals')
    .select('discount_code')
    .where('company_id', '=', companyId)
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow();
  if (code === null) return;
  const { codes } = await lockRuleSettings(tx, companyId);
  const found = codes.find((each) => each.code === code);
  if (found === undefined || (await hasUsesLeft(tx, companyId, found, proposalId, today))) return;
  throw new AppError('conflict', ({ rules }) => rules.usedUp(code));
}

/** How many proposals have each code: sent ones that are still open, and accepted ones. */
export async function countUses(tx: Tx, companyId: string, today: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; uses: number }>`
    select discount_code as code, count(*)::integer as uses from proposals
    where company_id = ${companyId} and discount_code is not null and ${holdsCode(today)}
    group by discount_code`.execute(tx);
  return new Map(rows.map(({ code, uses }) => [code, uses]));
}

async function hasUsesLeft(
  tx: Tx,
  companyId: string,
  { code, uses }: StoredCode,
  proposalId: string,
  today: string,
): Promise<boolean> {
  if (uses === null) return true;
  const { rows } = await sql<{ taken: number }>`
    select count(*)::integer as taken from proposals
    where company_id = ${companyId} and discount_code = ${code} and id <> ${proposalId} and ${holdsCode(today)}
      and id is distinct from (select replaces from proposals where company_id = ${companyId} and id = ${proposalId})`.execute(
    tx,
  );
  return (rows[0]?.taken ?? 0) < uses;
}

/** As `holdsStock`: a draft takes none, and what is over gives it back. */
function holdsCode(today: string) {
  return sql`(status = 'accepted' or (status = 'sent' and (valid_until is null or valid_until >= ${today}::date)))`;
}
