import type { ProposalChange } from '@showbill/contract';
import type { Actor } from '../actor.ts';
import type { Hire } from '../life/fixtures.ts';
import type { Proposal } from '../proposal.ts';
import { type Edit, editProposal, openEditor } from './index.ts';
import { type LineFields, lineFieldsOf, sheetOf } from './sheet/sheet.ts';

export const ADA: Actor = { kind: 'user', id: 'u1', name: 'Ada Owner' };
export const BEN: Actor = { kind: 'user', id: 'u2', name: 'Ben Editor' };

export interface EditOptions {
  readonly by?: Actor;
  /** A moment; default: that of the fixtures. */
  readonly at?: string;
}

export function edit(
  hire: Hire,
  id: string,
  changes: readonly ProposalChange[],
  { by = ADA, at }: EditOptions = {},
): Promise<Edit> {
  return editProposal(hire.at(at), hire.company.id, id, changes, by);
}

export async function proposalOf(hire: Hire, id: string): Promise<Proposal> {
  return (await openEditor(hire.at(), hire.company.id, id)).proposal;
}

/** The line of that name. */
export function lineOf({ lines }: Proposal, name: string) {
  const line = lines.find((each) => each.name === name);
  if (line === undefined) throw new Error(`there is no line ${name}`);
  return line;
}

/** A line as its editor sees it. */
export function seen(proposal: Proposal, lineId: string): LineFields {
  const line = sheetOf(proposal).lines.find(({ id }) => id === lineId);
  if (line === undefined) throw new Error(`there is no line ${lineId}`);
  return lineFieldsOf(line, proposal.currency);
}

/** All of a proposal but what goes up with each edit, with what its texts name, which the first edit notes. */
export function withoutRevision(proposal: Proposal) {
  const { revision: _revision, updatedAt: _updatedAt, ...rest } = proposal;
  return { ...rest, wording: sheetOf(proposal).wording };
}
