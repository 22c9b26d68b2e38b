import { formatDay, formatMoment } from '../../platform/format.ts';
import type { Proposal } from '../../proposals/index.ts';

/** Where a proposal stands, in words for the client. `tone` is the colour's meaning. */
export interface Standing {
  readonly tone: 'open' | 'good' | 'bad' | 'quiet';
  readonly heading: string;
  readonly text: string;
}

export function standingOf(
  proposal: Proposal,
  company: { readonly name: string; readonly timeZone: string },
): Standing {
  const { name, timeZone } = company;
  const on = (moment: Date | null): string => (moment === null ? '' : ` on ${formatMoment(moment, timeZone)}`);
  switch (proposal.status) {
    case 'draft':
      return proposal.version === 1
        ? { tone: 'quiet', heading: 'Draft', text: `${name} is still working on it, so it cannot be accepted yet.` }
        : {
            tone: 'quiet',
            heading: 'Draft: a new version is coming',
            text: `${name} is revising this proposal, so it cannot be accepted until the new version is sent.`,
          };
    case 'sent':
      return {
        tone: 'open',
        heading: proposal.validUntil === null ? 'Open' : `Open until ${formatDay(proposal.validUntil)}`,
        text: `To accept, reply to ${name}.`,
      };
    case 'accepted':
      return { tone: 'good', heading: `Accepted${on(proposal.acceptedAt)}`, text: `${name} has it as agreed.` };
    case 'declined':
      return {
        tone: 'bad',
        heading: `Declined${on(proposal.declinedAt)}`,
        text: `If that has changed, reply to ${name}.`,
      };
    case 'expired':
      return {
        tone: 'bad',
        heading: 'Expired',
        text: `${proposal.validUntil === null ? 'It' : `It was open until ${formatDay(proposal.validUntil)} and`} can no longer be accepted. Ask ${name} whether it still holds.`,
      };
    case 'cancelled':
      return { tone: 'bad', heading: 'Cancelled', text: `It no longer holds. Reply to ${name} with any question.` };
    default:
      return proposal.status satisfies never;
  }
}
