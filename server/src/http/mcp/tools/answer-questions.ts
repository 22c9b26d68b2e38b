import { ANSWER_LIMIT, type ProposalChange, QUESTION_LIMIT, text } from '@showbill/contract';
import { z } from 'zod';
import { invalidField } from '../../../platform/errors.ts';
import { editProposal } from '../../../proposals/index.ts';
import { inEnglish } from '../../../refusals/index.ts';
import { saysWhatIsNow } from '../refusals.ts';
import { outlinedProposal, readForEditing, shownProposal } from '../shown-proposal.ts';
import { defineTool } from '../tool.ts';
import { proposalId, revision } from './arguments.ts';

const answer = z.strictObject({
  question: text(QUESTION_LIMIT).meta({ description: 'To the letter, as in questions.' }),
  answer: text(ANSWER_LIMIT).optional().meta({ description: 'Left out: the question is dropped.' }),
});

export const answerQuestions = defineTool({
  name: 'answer_questions',
  title: 'Answer open questions',
  description:
    'Answers or drops questions that a draft left open; answers become its assumptions. Lines stay as they are: change them with ' +
    'change_proposal.',
  input: z.strictObject({ id: proposalId, revision, answers: z.array(answer).min(1).max(50) }),
  output: shownProposal,
  outline: outlinedProposal,
  hints: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  run: (call, { id, revision: madeOn, answers }) =>
    saysWhatIsNow(call, id, async () => {
      const { context, account } = call;
      const { questions, revision: stored } = await readForEditing(call, id);
      if (stored === madeOn) answers.forEach((each, place) => requireOpen(questions, each.question, place));
      const changes = answers.map(changeOf);
      await editProposal(context, account.companyId, id, changes, await call.actor(), { revision: madeOn });
      return readForEditing(call, id);
    }),
});

function requireOpen(questions: readonly string[], question: string, place: number): void {
  if (questions.includes(question)) return;
  throw invalidField(`answers.${place}.question`, inEnglish('must be one of the open questions, to the letter'));
}

function changeOf({ question, answer: said }: z.output<typeof answer>): ProposalChange {
  return said === undefined
    ? { kind: 'dismiss_text', list: 'questions', text: question }
    : { kind: 'answer_question', question, answer: said };
}
