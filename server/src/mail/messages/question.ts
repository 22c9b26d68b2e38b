import type { Question } from '../../proposals/index.ts';
import type { Letter, MailOccasion } from '../types.ts';
import { paragraph, quoted, reference } from './parts.ts';

/** What a client asks on the page of a proposal, to the company. */
export function questionToCompany(
  { proposal, appUrl }: Pick<MailOccasion, 'proposal' | 'appUrl'>,
  { name, email, text }: Question,
): Letter {
  return {
    subject: `Question: ${proposal.title} (${proposal.number})`,
    blocks: [
      paragraph(`${name} (${email}) asks about ${proposal.title} (${reference(proposal)}):`),
      ...quoted(text),
      paragraph(`To answer ${name}, reply to this email.`),
      { type: 'link', label: 'Open the proposal', url: appUrl },
    ],
  };
}
