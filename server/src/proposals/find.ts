import { sql } from 'kysely';
import { type Company, getCompany, refreshSandbox } from '../accounts/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { isUuid } from '../platform/ids.ts';
import { noteCompany } from '../platform/request-marks.ts';
import { forCompany } from '../platform/tenancy.ts';
import { type ListFilter, listProposals, loadProposal } from './load.ts';
import type { Proposal, ProposalSummary } from './proposal.ts';

/** A company's proposal with its lines; null for an id that is none of its own. */
export async function getProposal(
  context: Pick<Context, 'db' | 'clock'>,
  companyId: string,
  id: string,
): Promise<Proposal | null> {
  if (!isUuid(id)) return null;
  return forCompany(context.db, companyId, async (tx) => {
    const { timeZone } = await getCompany(tx, companyId);
    return loadProposal(tx, companyId, id, dayIn(timeZone, context.clock.now()));
  });
}

/** A page of a company's proposals, newest first. */
export function findProposals(
  context: Context,
  companyId: string,
  filter: ListFilter,
): Promise<{ proposals: ProposalSummary[]; hasMore: boolean }> {
  return forCompany(context.db, companyId, async (tx) => {
    const { timeZone } = await getCompany(tx, companyId);
    return listProposals(tx, companyId, filter, dayIn(timeZone, context.clock.now()));
  });
}

export async function countProposals(tx: Tx, companyId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('proposals')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface SharedProposal {
  readonly company: Company;
  readonly proposal: Proposal;
}

/** What a share link opens: the one way to a proposal that names no company. Null for a token that opens nothing. */
export async function findSharedProposal(context: Context, token: string): Promise<SharedProposal | null> {
  if (!/^[0-9A-Za-z]{22,64}$/.test(token)) return null;
  const { rows } = await sql<{ company: string; proposal: string }>`
    select company_id as company, proposal_id as proposal from find_share(${token})`.execute(context.db);
  const found = rows[0];
  if (found === undefined) return null;
  noteCompany(found.company);
  const read = () =>
    forCompany(context.db, found.company, async (tx) => {
      const company = await getCompany(tx, found.company);
      const today = dayIn(company.timeZone, context.clock.now());
      const proposal = await loadProposal(tx, found.company, found.proposal, today);
      return proposal === null ? null : { company, proposal };
    });
  const shared = await read();
  if (shared === null || shared.company.sandboxOf === null) return shared;
  await refreshSandbox(context.db, shared.company.id);
  return read();
}
