import { isDeepStrictEqual } from 'node:util';
import { type ProposalChange, proposalChanges } from '@showbill/contract';
import { z } from 'zod';
import { getCompany } from '../../accounts/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, type FieldConflict } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../platform/refusal.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { inEnglish, type Saying } from '../../refusals/index.ts';
import type { Actor } from '../actor.ts';
import { recordEdit } from '../history/index.ts';
import { loadAdjustedWith } from '../load.ts';
import type { Proposal } from '../proposal.ts';
import { lockProposal, reload } from './lock-proposal.ts';
import { readGround } from './read-ground.ts';
import { saveEdit } from './save-edit.ts';
import { requireSealed, sealUndo } from './seal-undo.ts';
import { applyChanges, changedFields, priceEdited, sheetOf, undoOf } from './sheet/index.ts';

export interface Edit {
  /** Priced anew, with its new `revision`. */
  readonly proposal: Proposal;
  /** The changes that make it as it was before; empty where nothing changed. */
  readonly undo: readonly ProposalChange[];
}

export interface EditOptions {
  /** The revision that the changes were made on: `conflict` where it is another by now. */
  readonly revision?: number;
}

/**
 * Changes a draft: all of the changes, in their order, or none. Throws `not_found`; `conflict` where it is no draft, with
 * what to do instead; `conflict` with `details.conflicts` where a field is neither as its editor saw it nor as they want
 * it, or a line is gone; and `invalid_request` or `not_found` with the field at fault in `param`, as in `changes.3.units`.
 */
export async function editProposal(
  context: Context,
  companyId: string,
  id: string,
  wanted: readonly ProposalChange[],
  actor: Actor,
  options: EditOptions = {},
): Promise<Edit> {
  const changes = requireSealed(context, id, checked(wanted));
  return forCompany(context.db, companyId, (tx) => applyEdit(context, tx, companyId, id, changes, actor, options));
}

/** The same in the caller's transaction; new lines have their ids. */
export async function applyEdit(
  context: Context,
  tx: Tx,
  companyId: string,
  id: string,
  changes: readonly ProposalChange[],
  actor: Actor,
  { revision }: EditOptions = {},
): Promise<Edit> {
  const now = context.clock.now();
  const company = await getCompany(tx, companyId);
  const today = dayIn(company.timeZone, now);
  const proposal = await lockProposal(tx, companyId, id, today);
  requireDraft(proposal);
  if (revision !== undefined && revision !== proposal.revision) throw changedMeanwhile(revision, proposal);
  const before = sheetOf(proposal);
  const { postcodesFile } = context.config;
  const ground = await readGround(tx, company, proposal, changes, { today, postcodesFile });
  const { sheet: after, conflicts } = applyChanges(before, changes, ground);
  if (conflicts.length > 0) throw conflictOf(conflicts);
  if (isDeepStrictEqual(after, before)) return { proposal, undo: [] };
  const adjustedWith = await loadAdjustedWith(tx, companyId, id);
  const priced = priceEdited({ stored: before, sheet: after, changes, ground }, adjustedWith);
  await saveEdit(tx, companyId, id, { before, after, priced, now });
  await recordEdit(tx, companyId, id, { fields: changedFields(before, after, ground), actor, now });
  return {
    proposal: await reload(tx, companyId, id, today),
    undo: sealUndo(context, id, undoOf(before, after, ground.currency)),
  };
}

const body = z.object({ changes: proposalChanges });

/** New lines have their ids from here on. */
function checked(wanted: readonly ProposalChange[]): ProposalChange[] {
  const parsed = body.safeParse({ changes: wanted });
  if (!parsed.success) throw refusalOf(parsed.error, 'body');
  return parsed.data.changes.map((change) =>
    change.kind === 'add_line' || change.kind === 'add_free_line' ? { ...change, id: change.id ?? newId() } : change,
  );
}

function requireDraft({ status }: Proposal): void {
  switch (status) {
    case 'draft':
      return;
    case 'sent':
    case 'declined':
      throw notADraft(({ drafts, statuses }) => drafts.revise(statuses[status]));
    case 'accepted':
      throw notADraft(({ drafts }) => drafts.amend);
    case 'expired':
    case 'cancelled':
      throw notADraft(({ drafts, statuses }) => drafts.duplicate(statuses[status]));
    default:
      status satisfies never;
  }
}

function changedMeanwhile(seen: number, { revision }: Proposal): AppError {
  const now = `the proposal was changed meanwhile: revision ${revision} is stored, not ${seen}`;
  return new AppError('conflict', inEnglish(`${now}; read it again and repeat what is still wanted`), {
    param: 'revision',
  });
}

function notADraft(saying: Saying): AppError {
  return new AppError('conflict', saying);
}

function conflictOf(conflicts: readonly FieldConflict[]): AppError {
  const { length } = conflicts;
  return new AppError('conflict', ({ drafts }) => (length === 1 ? drafts.field : drafts.fields(String(length))), {
    conflicts,
  });
}
