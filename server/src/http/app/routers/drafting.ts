import type { Language } from '@showbill/contract';
import { type GenerationFailure, REPORT_DAYS, readGenerations } from '../../../proposals/index.ts';
import { failureOf, saidIn } from '../../../refusals/index.ts';
import { procedure, router } from '../procedures.ts';

/** Who drafts, what it takes and when it failed. Keys and addresses are the operator's alone. */
export const drafting = router({
  get: procedure.owner.query(async ({ ctx: { service, companyId, inCompany, language } }) => {
    const { model } = service.config;
    const { byModel, byPlanner, inputTokens, outputTokens, tries, failures } = await inCompany((tx) =>
      readGenerations(tx, companyId),
    );
    return {
      model: model === null ? null : { provider: model.provider, name: model.model, fallback: model.fallback },
      days: REPORT_DAYS,
      by_model: byModel,
      by_planner: byPlanner,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      tries,
      failures: failures.map((failure) => present(failure, language)),
    };
  }),
});

function present({ at, reason, proposalId }: GenerationFailure, language: Language) {
  return { at: at.toISOString(), reason: saidIn(language, failureOf(reason)), proposal_id: proposalId };
}
