import type { Letter, MailOccasion } from '../types.ts';
import { dayOf, eventFacts, nameOfClient, paragraph, quoted, reference } from './parts.ts';

/** The notice that a proposal was declined, to the company. */
export function declinedToCompany(occasion: MailOccasion): Letter {
  const { proposal, appUrl, by, reason } = occasion;
  const what = `${proposal.title} (${reference(proposal)})`;
  const client = nameOfClient(proposal);
  const released = proposal.event.date === null ? '' : ' Its equipment is free again.';
  return {
    subject: `Declined: ${proposal.title} (${proposal.number})`,
    blocks: [
      paragraph(
        by === 'client'
          ? `On ${dayOf(occasion)} ${client} declined ${what}.${released}`
          : `It was recorded on ${dayOf(occasion)} that ${client} declined ${what}.${released}`,
      ),
      ...(reason === null ? [] : [paragraph('Their reason:'), ...quoted(reason)]),
      { type: 'facts', facts: eventFacts(proposal) },
      { type: 'link', label: 'Open the proposal', url: appUrl },
    ],
  };
}
