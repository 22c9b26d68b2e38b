import { speechOf } from '../../languages/index.ts';
import type { Question } from '../../proposals/index.ts';
import type { Letter, MailOccasion } from '../types.ts';
import { paragraph, quoted, what } from './parts.ts';

/** What a client asks on the page of a proposal, to the company. */
export function questionToCompany(
  { company, proposal, appUrl }: Pick<MailOccasion, 'company' | 'proposal' | 'appUrl'>,
  { name, email, text }: Question,
): Letter {
  const speech = speechOf(company.language);
  const { toCompany, open } = speech.texts.letters;
  return {
    language: speech.language,
    subject: toCompany.question(proposal.title, proposal.number),
    blocks: [
      paragraph(toCompany.asks(name, email, what(speech, proposal))),
      ...quoted(text),
      paragraph(toCompany.answer(name)),
      { type: 'link', label: open, url: appUrl },
    ],
  };
}
