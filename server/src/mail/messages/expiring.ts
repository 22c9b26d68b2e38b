import { speechOf } from '../../languages/index.ts';
import type { ClientMatter, Letter } from '../types.ts';
import { answering, eventFacts, paragraph, what } from './parts.ts';

/** That a proposal will close soon, to the client. */
export function expiringToClient({ company, proposal, client, shareUrl }: ClientMatter): Letter {
  const speech = speechOf(proposal.language);
  const { expiring, hello, view } = speech.texts.letters;
  const which = what(speech, proposal);
  const last = proposal.validUntil === null ? null : speech.format.day(proposal.validUntil);
  return {
    language: speech.language,
    subject:
      last === null
        ? expiring.subjectSoon(company.name, proposal.title)
        : expiring.subject(company.name, proposal.title, last),
    blocks: [
      paragraph(hello(client.name)),
      paragraph(last === null ? expiring.textSoon(company.name, which) : expiring.text(company.name, which, last)),
      { type: 'facts', facts: eventFacts(speech, proposal) },
      { type: 'link', label: view, url: shareUrl },
      answering(company, expiring),
    ],
  };
}
