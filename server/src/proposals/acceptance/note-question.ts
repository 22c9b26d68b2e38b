import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { recordHistory } from '../history/index.ts';

export interface Question {
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

const MOST_A_DAY = 20;
const DAY_MS = 86_400_000;

/** Notes what a client asks in the proposal's history. Throws `conflict` after 20 questions within 24 hours. */
export async function noteQuestion(
  tx: Tx,
  companyId: string,
  proposalId: string,
  question: Question,
  now: Date,
): Promise<void> {
  // one after another, so that the count holds
  await sql`select from proposals where company_id = ${companyId} and id = ${proposalId} for update`.execute(tx);
  const { count } = await tx
    .selectFrom('proposal_history')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .where('what', '=', 'asked')
    .where('at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_A_DAY) {
    throw new AppError('conflict', ({ life }) => life.tooManyQuestions);
  }
  await recordHistory(tx, companyId, proposalId, {
    what: 'asked',
    actor: { kind: 'client' },
    now,
    details: { name: question.name, email: question.email, question: question.text },
  });
}
