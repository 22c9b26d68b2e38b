import { ruleOf, withRule } from '@showbill/contract/sums';
import { codeText } from '@showbill/contract';
import { sql } from 'kysely';
import { getCompany } from '../../accounts/index.ts';
import { findExchangeRate } from '../../catalogue/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { Saying } from '../../refusals/index.ts';
import { recordHistory } from '../history/index.ts';
import { loadAdjustedWith, loadProposal } from '../load.ts';
import { reprice } from '../price/index.ts';
import type { Proposal } from '../proposal.ts';
import { savePrices } from '../save.ts';
import { findCode } from './codes.ts';
import { lockRuleSettings } from './settings.ts';

const MOST_WRONG_A_DAY = 10;
const DAY_MS = 86_400_000;

/** What became of a code that a client typed. */
export type CodeEntry = 'taken' | 'refused' | 'too_many';

/**
 * Puts a discount code that its client typed on an open proposal, in the place of one that it has. What is no code, or none
 * any more, is `refused` and noted; after 10 of them within 24 hours none is looked up. Throws `conflict` where the proposal
 * is not open, the company takes no codes from clients, or the code's amount cannot be converted, which is no wrong code.
 */
export function enterCode(context: Context, companyId: string, id: string, typed: string): Promise<CodeEntry> {
  return forCompany(context.db, companyId, async (tx) => {
    const now = context.clock.now();
    const company = await getCompany(tx, companyId);
    const today = dayIn(company.timeZone, now);
    // one after another, so that the count holds
    await sql`select from proposals where company_id = ${companyId} and id = ${id} for update`.execute(tx);
    const proposal = await loadProposal(tx, companyId, id, today);
    const { clientsEnterCodes } = await lockRuleSettings(tx, companyId);
    if (proposal?.status !== 'sent' || !clientsEnterCodes) throw new AppError('conflict', ({ rules }) => rules.noCodes);
    if ((await countWrong(tx, companyId, id, now)) >= MOST_WRONG_A_DAY) return 'too_many';
    const parsed = codeText.safeParse(typed);
    const exchangeRate = await findExchangeRate(tx, companyId, company.currency, proposal.currency);
    const asking = { currency: proposal.currency, exchangeRate, today, proposalId: id };
    const found = parsed.success ? await findCode(tx, company, parsed.data, asking) : null;
    if (found === null || isRefusal(found)) {
      const details = parsed.success ? { code: parsed.data } : {};
      await recordHistory(tx, companyId, id, { what: 'code_refused', actor: { kind: 'client' }, now, details });
      return 'refused';
    }
    if (ruleOf(proposal.rules, 'code')?.code === found.code) return 'taken';
    await putOn(tx, companyId, proposal, withRule(proposal.rules, 'code', found), { code: found.code, now });
    return 'taken';
  });
}

function isRefusal(found: Awaited<ReturnType<typeof findCode>>): found is Saying {
  return typeof found === 'function';
}

async function putOn(
  tx: Tx,
  companyId: string,
  { id, lines }: Proposal,
  rules: Proposal['rules'],
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('proposals')
    .set((eb) => ({
      adjusted_with: sql<string>`adjusted_with || ${JSON.stringify({ rules })}::jsonb`,
      discount_code: code,
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  const priced = reprice(lines, await loadAdjustedWith(tx, companyId, id));
  const ids = lines.map((line) => line.id);
  await savePrices(tx, companyId, id, ids, priced);
  await recordHistory(tx, companyId, id, { what: 'code_entered', actor: { kind: 'client' }, now, details: { code } });
}

async function countWrong(tx: Tx, companyId: string, id: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('proposal_history')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', id)
    .where('what', '=', 'code_refused')
    .where('at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return Number(count);
}
