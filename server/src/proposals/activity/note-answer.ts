import type { Tx } from '../../platform/db.ts';
import type { Actor } from '../actor.ts';
import { recordHistory } from '../history/index.ts';

export interface Answer {
  readonly text: string;
  /** Where it was mailed to; null: whoever wrote it passes it on themself. */
  readonly to: string | null;
  /** The mail that carries it. */
  readonly mailId: string | null;
}

/** Keeps an answer to a client in the proposal's history. */
export async function noteAnswer(
  tx: Tx,
  companyId: string,
  proposalId: string,
  { text, to, mailId }: Answer,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  await recordHistory(tx, companyId, proposalId, {
    what: 'answered',
    actor,
    now,
    details: { answer: text, to, mail_id: mailId },
  });
}
