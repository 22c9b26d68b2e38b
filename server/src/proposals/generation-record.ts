import type { Drafted, Drafter } from '../generation/index.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { type AppError, reasonsOf } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { countGeneration } from '../platform/measures.ts';
import { forCompany } from '../platform/tenancy.ts';

/** Keeps how a proposal came about. */
export async function recordGeneration(
  tx: Tx,
  companyId: string,
  proposalId: string,
  { by, usage, fellBackBecause }: Drafted,
  milliseconds: number,
): Promise<void> {
  await tx
    .insertInto('generations')
    .values({
      company_id: companyId,
      id: newId(),
      proposal_id: proposalId,
      outcome: 'drafted',
      drafted_by: by,
      failure: fellBackBecause ?? null,
      provider: usage?.provider ?? null,
      model: usage?.model ?? null,
      tries: usage?.tries ?? null,
      input_tokens: usage?.inputTokens ?? null,
      output_tokens: usage?.outputTokens ?? null,
      milliseconds,
    })
    .execute();
}

/** Keeps that a generation failed, and tells the operator why. */
export async function recordFailure(
  context: Context & { readonly drafter: Drafter },
  companyId: string,
  error: AppError,
  milliseconds: number,
): Promise<void> {
  context.log.warn({ company: companyId, ...reasonsOf(error) }, 'a generation failed');
  countGeneration({ by: context.drafter.name, outcome: 'failed', milliseconds });
  const record = {
    company_id: companyId,
    id: newId(),
    proposal_id: null,
    outcome: 'failed' as const,
    drafted_by: context.drafter.name,
    failure: error.message,
    provider: context.config.model?.provider ?? null,
    model: context.config.model?.model ?? null,
    tries: null,
    input_tokens: null,
    output_tokens: null,
    milliseconds,
  };
  await forCompany(context.db, companyId, (tx) => tx.insertInto('generations').values(record).execute()).catch(
    (failure: unknown) => context.log.error({ err: failure }, 'a failed generation could not be recorded'),
  );
}
