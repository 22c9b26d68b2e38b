import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { loadProposal } from '../load.ts';
import type { Proposal } from '../proposal.ts';

interface Closing {
  readonly today: string;
  readonly days: number;
  readonly now: Date;
  readonly reachable: boolean;
}

const DAY_MS = 86_400_000;

/**
 * Proposals that a client has still to decide, that close within some days from `today` and went out more than a day ago;
 * `reachable`: those alone whose client has a mail address. Each stays locked; those that another process holds are left
 * to it.
 */
export async function findClosing(
  tx: Tx,
  companyId: string,
  { today, days, now, reachable }: Closing,
): Promise<Proposal[]> {
  const rows = await tx
    .selectFrom('proposals')
    .leftJoin('clients', (join) =>
      join.onRef('clients.company_id', '=', 'proposals.company_id').onRef('clients.id', '=', 'proposals.client_id'),
    )
    .select('proposals.id')
    .where('proposals.company_id', '=', companyId)
    .where('proposals.status', '=', 'sent')
    .where('proposals.valid_until', '>=', today)
    .where('proposals.valid_until', '<=', addDays(today, days))
    .where('proposals.sent_at', '<', new Date(now.getTime() - DAY_MS))
    .$if(reachable, (query) => query.where('clients.email', 'is not', null))
    .orderBy('proposals.id')
    .forUpdate('proposals')
    .skipLocked()
    .execute();
  const found = await Promise.all(rows.map(({ id }) => loadProposal(tx, companyId, id, today)));
  return found.filter((proposal) => proposal !== null);
}
