import { speechOf } from '../../languages/index.ts';
import type { Question } from '../../proposals/index.ts';
import type { ClientMatter, Letter } from '../types.ts';
import { answering, paragraph, quoted, what } from './parts.ts';

/** What a person of the company answers a client, with what the client asked last. */
export function answerToClient(
  { company, proposal, shareUrl }: Pick<ClientMatter, 'company' | 'proposal' | 'shareUrl'>,
  text: string,
  question: Pick<Question, 'text'> | null,
): Letter {
  const speech = speechOf(proposal.language);
  const { answer, view } = speech.texts.letters;
  return {
    language: speech.language,
    subject: answer.subject(proposal.title, proposal.number),
    blocks: [
      { type: 'typed', text, url: shareUrl },
      ...(question === null ? [] : [paragraph(answer.asked), ...quoted(question.text)]),
      paragraph(answer.about(what(speech, proposal))),
      { type: 'link', label: view, url: shareUrl },
      answering(company, answer),
    ],
  };
}
