import type { Tx } from '../../platform/db.ts';
import type { Question } from '../acceptance/index.ts';
import { listHistory } from '../history/index.ts';
import { saidIn } from './entry.ts';

/** A question of the client's or an answer to one, for the client's page: without addresses, and without who of the company wrote it. */
export interface Message {
  readonly at: Date;
  /** Who asked; null: the company answered. */
  readonly name: string | null;
  readonly text: string;
}

const MOST = 50;

/** The newest fifty of a proposal, oldest first. */
export async function readMessages(tx: Tx, companyId: string, proposalId: string): Promise<Message[]> {
  const entries = await listHistory(tx, companyId, proposalId, { what: ['asked', 'answered'], limit: MOST });
  return entries
    .map(({ at, what, details }) => {
      const { name, text } = saidIn(details);
      return { at, name: what === 'asked' ? (name ?? '') : null, text: text ?? '' };
    })
    .toReversed();
}

/** What was asked last about a proposal; null: nothing was. */
export async function findLastQuestion(tx: Tx, companyId: string, proposalId: string): Promise<Question | null> {
  const [entry] = await listHistory(tx, companyId, proposalId, { what: ['asked'], limit: 1 });
  if (entry === undefined) return null;
  const { name, email, text } = saidIn(entry.details);
  return { name: name ?? '', email: email ?? '', text: text ?? '' };
}
