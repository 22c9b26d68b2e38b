import { speechOf } from '../../languages/index.ts';
import type { Letter, MailOccasion } from '../types.ts';
import { dayOf, eventFacts, paragraph, quoted, what } from './parts.ts';

/** The notice that a proposal was declined, to the company. */
export function declinedToCompany(occasion: MailOccasion): Letter {
  const { company, proposal, appUrl, by, reason } = occasion;
  const speech = speechOf(company.language);
  const { toCompany, client, open } = speech.texts.letters;
  const says = by === 'client' ? toCompany.declinedBy : toCompany.declinedRecorded;
  const done = says(dayOf(speech, occasion), proposal.client?.name ?? client, what(speech, proposal));
  return {
    language: speech.language,
    subject: toCompany.declined(proposal.title, proposal.number),
    blocks: [
      paragraph(proposal.event.date === null ? done : `${done} ${toCompany.released}`),
      ...(reason === null ? [] : [paragraph(toCompany.reason), ...quoted(reason)]),
      { type: 'facts', facts: eventFacts(speech, proposal) },
      { type: 'link', label: open, url: appUrl },
    ],
  };
}
