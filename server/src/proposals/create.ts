import { getCompany, type Quota, readQuota, requireSubscription, withPlace } from '../accounts/index.ts';
import type { ReportProgress } from '../generation/index.ts';
import type { Context } from '../platform/context.ts';
import type { Claim } from '../platform/idempotency.ts';
import { countGeneration, timeStages } from '../platform/measures.ts';
import { forCompany } from '../platform/tenancy.ts';
import { inSpan, spanStages } from '../platform/traces/index.ts';
import { type Actor, SERVICE } from './actor.ts';
import { draftProposal, openBrief } from './draft-proposal.ts';
import type { GenerationContext } from './generation-context.ts';
import { readDraftInputs } from './draft-inputs.ts';
import type { CreateProposal } from './proposal.ts';
import { type MadeProposal, saveDrafted } from './save-drafted.ts';

export interface CreateOptions {
  /** Told of each stage, and of the lines as they stand; what it throws is only logged. */
  readonly report?: ReportProgress;
  /** A person's wish to stop: generation_failed, unless it is saved already. */
  readonly stop?: AbortSignal;
  /** For the history; default: the service. */
  readonly actor?: Actor;
  /** An Idempotency-Key that the answer is kept at. */
  readonly claim?: Claim | null;
}

/**
 * Makes a draft proposal: understands the brief, reserves a place of the allowance, drafts, prices and saves. No
 * transaction is held while the drafter thinks. In a sandbox it counts for the sandbox alone. Throws
 * subscription_inactive, invalid_request (currency), not_found (client), empty_catalog, quota_exceeded,
 * generation_failed; then nothing is kept and the place is given back.
 */
export function createProposal(
  context: GenerationContext,
  companyId: string,
  input: CreateProposal,
  { actor = SERVICE, claim = null, ...options }: CreateOptions = {},
): Promise<MadeProposal> {
  const about = { attributes: { 'showbill.company_id': companyId } };
  return inSpan('generation', about, async (span) => {
    const spans = spanStages('generation', {});
    const begun = (stage: string) => spans.begin(stage);
    const made = (drafter: string) => span.set({ 'showbill.drafted_by': drafter });
    try {
      return await make(context, companyId, input, { actor, claim, ...options, begun, made });
    } finally {
      spans.end();
    }
  });
}

interface Making extends CreateOptions {
  readonly actor: Actor;
  /** Told of each stage once, or more often. */
  readonly begun: (stage: string) => void;
  /** Told who drafted. */
  readonly made: (drafter: string) => void;
}

async function make(
  outer: GenerationContext,
  companyId: string,
  input: CreateProposal,
  { actor, claim = null, begun, made: tellMade, ...options }: Making,
): Promise<MadeProposal> {
  const { sandboxOf } = await forCompany(outer.db, companyId, (tx) => getCompany(tx, companyId));
  const context = sandboxOf === null ? outer : { ...outer, drafter: outer.sandboxDrafter };
  const quota = sandboxOf === null ? null : await quotaOf(context, sandboxOf);
  return context.underWay.run(async (ending) => {
    const stop = options.stop === undefined ? ending : AbortSignal.any([ending, options.stop]);
    const stages = timeStages();
    const tell = carefully(context, options.report);
    const report: ReportProgress = (progress) => {
      stages.begin(progress.stage);
      begun(progress.stage);
      tell(progress);
    };
    report({ stage: 'reading', lines: [] });
    const brief = { ...input.event, title: input.title };
    const opened = await openBrief(context, companyId, brief, stop);
    const inputs = await forCompany(context.db, companyId, async (tx) => {
      await requireSubscription(tx, companyId);
      const { postcodesFile } = context.config;
      return readDraftInputs(tx, companyId, input, opened, { now: context.clock.now(), postcodesFile });
    });
    return withPlace(context, companyId, async (place) => {
      const made = await draftProposal(context, companyId, { brief, opened, inputs, stop, report });
      const saved = await saveDrafted(context, companyId, made, { input, inputs, place, actor, claim, quota });
      stages.end();
      const { drafted, milliseconds } = made;
      tellMade(drafted.by);
      countGeneration({ by: drafted.by, outcome: 'drafted', milliseconds, usage: drafted.usage });
      return saved;
    });
  });
}

/** What a sandbox makes leaves its company's allowance as it is. */
function quotaOf({ db, clock }: Context, companyId: string): Promise<Quota> {
  return forCompany(db, companyId, (tx) => readQuota(tx, companyId, clock.now()));
}

/** A listener that fails does not fail what it listens to. */
function carefully(context: Context, report: ReportProgress = () => {}): ReportProgress {
  return (progress) => {
    try {
      report(progress);
    } catch (error) {
      context.log.warn({ err: error }, 'a listener to the progress of a draft failed');
    }
  };
}
