import type { ProposalBody } from '@showbill/contract';
import { type Quota, type Reservation, settlePlace } from '../accounts/index.ts';
import { createClient } from '../clients/index.ts';
import { enquiryDrafted } from '../enquiries/index.ts';
import { dayIn } from '../platform/clock.ts';
import { type Claim, finishClaim } from '../platform/idempotency.ts';
import { forCompany } from '../platform/tenancy.ts';
import { type Actor, personOf } from './actor.ts';
import type { DraftedProposal } from './draft-proposal.ts';
import type { GenerationContext } from './generation-context.ts';
import { recordGeneration } from './generation-record.ts';
import { type DraftInputs, requireClient } from './draft-inputs.ts';
import { recordHistory } from './history/index.ts';
import { lastLanguageOf } from './last-language.ts';
import { loadProposal } from './load.ts';
import { presentProposal } from './present.ts';
import { type MoneyBody, presentMoney } from './present-money.ts';
import type { CreateProposal } from './proposal.ts';
import { saveNewProposal } from './save.ts';

interface Saving {
  readonly input: CreateProposal;
  readonly inputs: DraftInputs;
  readonly place: Reservation;
  readonly actor: Actor;
  readonly claim: Claim | null;
  /** What is answered as the quota; null: as it is then. */
  readonly quota: Quota | null;
}

/** A proposal that was made, as everybody is told of it, and what is for those alone who know of money. */
export type MadeProposal = ProposalBody & { readonly money: MoneyBody };

/**
 * Saves a proposal with its new client, its generation record, its place of the allowance and the answer for retries: all
 * of them or, where the place or the claim was lost meanwhile (`unavailable`), none. Returns the answer.
 */
export function saveDrafted(
  context: GenerationContext,
  companyId: string,
  { proposal, drafted, milliseconds }: DraftedProposal,
  { input, inputs, place, actor, claim, quota }: Saving,
): Promise<MadeProposal> {
  const now = context.clock.now();
  const today = dayIn(inputs.company.timeZone, now);
  return forCompany(context.db, companyId, async (tx) => {
    // they may have been erased while it was drafted
    if (input.clientId !== undefined) await requireClient(tx, companyId, input.clientId);
    const client = input.client && (await createClient(tx, companyId, input.client));
    const clientId = client?.id ?? input.clientId ?? null;
    const language = (await lastLanguageOf(tx, companyId, clientId)) ?? inputs.company.language;
    const written = { ...proposal, clientId, language, ownerId: personOf(actor) };
    const id = await saveNewProposal(tx, companyId, written, today, now);
    await recordGeneration(tx, companyId, id, drafted, milliseconds);
    await recordHistory(tx, companyId, id, { what: 'created', actor, now, details: { drafted_by: drafted.by } });
    if (input.enquiryId !== undefined) await enquiryDrafted(tx, companyId, input.enquiryId, id);
    const settled = await settlePlace(tx, place);
    const saved = await loadProposal(tx, companyId, id, today);
    if (saved === null) throw new Error('a proposal vanished while it was saved');
    const answer = { ...presentProposal(saved, quota ?? settled, context.publicUrl), money: presentMoney(saved) };
    await finishClaim(context, tx, claim, answer);
    return answer;
  });
}
