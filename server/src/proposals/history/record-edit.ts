import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../platform/db.ts';
import type { Actor } from '../actor.ts';
import { listHistory } from './list.ts';
import { type EditedField, recordHistory } from './record.ts';

/** An edit within so long of the last one goes on with it. */
const GOES_ON_MS = 10 * 60_000;
/** Of an edit of more fields only so many are listed, and how many more there are. */
const MOST_FIELDS = 200;

/**
 * Writes an edit. One that follows the same actor's last, with nothing in between and at most ten minutes later, becomes
 * part of its entry: `details.fields` then says of each field what it was before the first and is after the last, and
 * no more of what came to nothing.
 */
export async function recordEdit(
  tx: Tx,
  companyId: string,
  proposalId: string,
  edit: { readonly fields: readonly EditedField[]; readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const { actor, now } = edit;
  const [last] = await listHistory(tx, companyId, proposalId, { limit: 1 });
  const goesOn =
    last?.what === 'edited' &&
    isDeepStrictEqual(last.actor, actor) &&
    now.getTime() - last.at.getTime() <= GOES_ON_MS &&
    last.details.fields !== undefined &&
    last.details.more === undefined;
  if (!goesOn) {
    await recordHistory(tx, companyId, proposalId, { what: 'edited', actor, now, details: detailsOf(edit.fields) });
    return;
  }
  await tx
    .updateTable('proposal_history')
    .set({ at: now, details: JSON.stringify(detailsOf(together(last.details.fields, edit.fields))) })
    .where('company_id', '=', companyId)
    .where('id', '=', last.id)
    .execute();
}

function detailsOf(fields: readonly EditedField[]) {
  const more = fields.length - MOST_FIELDS;
  return { fields: fields.slice(0, MOST_FIELDS), ...(more > 0 && { more }) };
}

function together(before: readonly EditedField[], after: readonly EditedField[]): EditedField[] {
  const fields = new Map(before.map((each) => [keyOf(each), each]));
  for (const each of after) {
    const first = fields.get(keyOf(each));
    fields.set(keyOf(each), first === undefined ? each : { ...each, was: first.was });
  }
  const all = [...fields.values()];
  // a line that came and went within the entry
  const passing = new Set(
    all.filter(({ field, ...line }) => field === 'line' && isSame(line)).map(({ target }) => target),
  );
  return all.filter((each) => !isSame(each) && !passing.has(each.target));
}

function isSame({ was, now }: Pick<EditedField, 'was' | 'now'>): boolean {
  return isDeepStrictEqual(was, now);
}

function keyOf({ target, field }: EditedField): string {
  return `${target} ${field}`;
}
