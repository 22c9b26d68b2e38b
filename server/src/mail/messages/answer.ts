import type { Question } from '../../proposals/index.ts';
import type { ClientMatter, Letter } from '../types.ts';
import { answering, paragraph, quoted, reference } from './parts.ts';

/** What a person of the company answers a client, with what the client asked last. */
export function answerToClient(
  { company, proposal, shareUrl }: Pick<ClientMatter, 'company' | 'proposal' | 'shareUrl'>,
  answer: string,
  question: Pick<Question, 'text'> | null,
): Letter {
  return {
    subject: `Re: ${proposal.title} (${proposal.number})`,
    blocks: [
      { type: 'typed', text: answer, url: shareUrl },
      ...(question === null ? [] : [paragraph('You asked:'), ...quoted(question.text)]),
      paragraph(`This is about ${proposal.title} (${reference(proposal)}).`),
      { type: 'link', label: 'View proposal', url: shareUrl },
      answering(company, 'To ask something else'),
    ],
  };
}
