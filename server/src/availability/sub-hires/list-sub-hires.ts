import type { ProposalStatus } from '@showbill/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { SubHire } from './sub-hire.ts';

/** What is asked for; what is left out or null limits nothing. */
export interface SubHireFilter {
  readonly id?: string;
  readonly proposalId?: string;
  /** Of several products. */
  readonly productIds?: readonly string[];
  /** On some of the days [from, until). */
  readonly days?: { readonly from: string; readonly until: string };
  /** Default: those that were cancelled are left out. */
  readonly withCancelled?: boolean;
}

const MOST = 1000;

/** By the day they arrive, then by product; at most 1,000. */
export async function listSubHires(tx: Tx, companyId: string, filter: SubHireFilter): Promise<SubHire[]> {
  const { id = null, proposalId = null, productIds = null, days, withCancelled = false } = filter;
  const { rows } = await sql<Row>`
    select s.id, s.product_id as "productId", p.name as "productName", s.supplier_id as "supplierId", u.name as "supplierName",
      s.proposal_id as "proposalId", j.number, j.title, j.status, s.quantity as units, s.arrives_day as arrives,
      s.until_day - 1 as "goesBack", s.state, s.cost, s.note, s.mailed_at as "mailedAt", s.mailed_to as "mailedTo",
      s.mailed_by as "mailedBy"
    from sub_hires s
    join products p on p.company_id = s.company_id and p.id = s.product_id
    join suppliers u on u.company_id = s.company_id and u.id = s.supplier_id
    left join proposals j on j.company_id = s.company_id and j.id = s.proposal_id
    where s.company_id = ${companyId} and (${withCancelled} or s.state <> 'cancelled')
      and (${id}::uuid is null or s.id = ${id}::uuid)
      and (${proposalId}::uuid is null or s.proposal_id = ${proposalId}::uuid)
      and (${productIds}::uuid[] is null or s.product_id = any(${productIds}::uuid[]))
      and s.until_day > coalesce(${days?.from ?? null}::date, '-infinity')
      and s.arrives_day < coalesce(${days?.until ?? null}::date, 'infinity')
    order by s.arrives_day, p.name collate "C", s.id
    limit ${MOST}`.execute(tx);
  return rows.map(
    ({ proposalId: of, number, title, status, mailedAt: at, mailedTo: mailed, mailedBy: by, ...row }) => ({
      ...row,
      mailed: at === null || mailed === null || by === null ? null : { at, to: mailed, by },
      proposal:
        of === null || number === null || title === null || status === null ? null : { id: of, number, title, status },
    }),
  );
}

interface Row extends Omit<SubHire, 'proposal' | 'mailed'> {
  readonly proposalId: string | null;
  readonly number: string | null;
  readonly title: string | null;
  readonly status: ProposalStatus | null;
  readonly mailedAt: Date | null;
  readonly mailedTo: string | null;
  readonly mailedBy: string | null;
}
