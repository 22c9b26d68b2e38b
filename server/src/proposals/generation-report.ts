import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export const REPORT_DAYS = 30;
const MOST_FAILURES = 10;

/** How a company's proposals were drafted of late. */
export interface GenerationReport {
  /** Drafted in the last 30 days. */
  readonly byModel: number;
  readonly byPlanner: number;
  /** What the model's drafts of these days took; null where its provider did not say. */
  readonly inputTokens: Spread | null;
  readonly outputTokens: Spread | null;
  /** Requests to the provider, those that were tried again and repairs included. */
  readonly tries: Spread | null;
  /** Newest first. */
  readonly failures: readonly GenerationFailure[];
}

/** Of all that were counted. */
export interface Spread {
  readonly median: number;
  readonly sum: number;
}

/** A time when the configured drafter did not draft. */
export interface GenerationFailure {
  readonly at: Date;
  readonly reason: string;
  /** What the built-in planner made in its place; null: nothing came out. */
  readonly proposalId: string | null;
}

export async function readGenerations(tx: Tx, companyId: string): Promise<GenerationReport> {
  const { rows } = await sql<Row>`
    with recent as (
      select drafted_by, input_tokens, output_tokens, tries
      from generations
      where company_id = ${companyId}
        and outcome = 'drafted'
        and created_at > now() - make_interval(days => ${REPORT_DAYS})
    )
    select
      count(*) filter (where drafted_by = 'model')::integer as by_model,
      count(*) filter (where drafted_by = 'builtin')::integer as by_planner,
      percentile_cont(0.5) within group (order by input_tokens) as input_median,
      sum(input_tokens)::double precision as input_sum,
      percentile_cont(0.5) within group (order by output_tokens) as output_median,
      sum(output_tokens)::double precision as output_sum,
      percentile_cont(0.5) within group (order by tries) as tries_median,
      sum(tries)::double precision as tries_sum
    from recent`.execute(tx);
  const [row] = rows;
  return {
    byModel: row?.by_model ?? 0,
    byPlanner: row?.by_planner ?? 0,
    inputTokens: spread(row?.input_median, row?.input_sum),
    outputTokens: spread(row?.output_median, row?.output_sum),
    tries: spread(row?.tries_median, row?.tries_sum),
    failures: await lastFailures(tx, companyId),
  };
}

interface Row {
  readonly by_model: number;
  readonly by_planner: number;
  readonly input_median: number | null;
  readonly input_sum: number | null;
  readonly output_median: number | null;
  readonly output_sum: number | null;
  readonly tries_median: number | null;
  readonly tries_sum: number | null;
}

function spread(median: number | null | undefined, sum: number | null | undefined): Spread | null {
  return typeof median === 'number' && typeof sum === 'number' ? { median: Math.round(median), sum } : null;
}

async function lastFailures(tx: Tx, companyId: string): Promise<GenerationFailure[]> {
  const rows = await tx
    .selectFrom('generations')
    .select(['created_at', 'failure', 'proposal_id'])
    .where('company_id', '=', companyId)
    .where('failure', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_FAILURES)
    .execute();
  return rows.map(({ created_at: at, failure, proposal_id: proposalId }) => ({
    at,
    reason: failure ?? '',
    proposalId,
  }));
}
