import type { Brief, Drafted } from '../generation/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { draftOver } from './draft-proposal.ts';
import type { GenerationContext } from './generation-context.ts';
import { type DraftInputs, readDraftInputs } from './draft-inputs.ts';

/** A draft that nothing is made of, with the products that it was chosen from. */
export interface TriedDraft {
  readonly drafted: Drafted;
  readonly items: DraftInputs['items'];
}

/**
 * Drafts as for a proposal, and writes nothing: no proposal, no record, no place of the allowance. Throws `empty_catalog`,
 * `generation_failed`.
 */
export async function tryDraft(
  context: Omit<GenerationContext, 'underWay' | 'sandboxDrafter'>,
  companyId: string,
  brief: Omit<Brief, 'title'>,
  stop: AbortSignal,
): Promise<TriedDraft> {
  const opened = await context.drafter.open(brief, { company: companyId, signal: stop });
  const inputs = await forCompany(context.db, companyId, (tx) =>
    readDraftInputs(tx, companyId, { event: brief }, opened, {
      now: context.clock.now(),
      postcodesFile: context.config.postcodesFile,
    }),
  );
  const drafted = await draftOver(context, companyId, { brief, opened, inputs, stop, report: () => {} });
  return { drafted, items: inputs.items };
}
