import { speechOf } from '../../languages/index.ts';
import type { ClientMatter, Letter } from '../types.ts';
import { answering, eventFacts, paragraph, what } from './parts.ts';

/** The proposal itself, to the client. */
export function sentToClient({ company, proposal, client, shareUrl }: ClientMatter): Letter {
  const speech = speechOf(proposal.language);
  const { sent, hello, facts, view } = speech.texts.letters;
  const { validUntil } = proposal;
  const says = proposal.version === 1 ? sent.first : sent.again;
  return {
    language: speech.language,
    subject: sent.subject(company.name, proposal.title),
    blocks: [
      paragraph(hello(client.name)),
      paragraph(says(company.name, what(speech, proposal))),
      {
        type: 'facts',
        facts: [
          ...eventFacts(speech, proposal),
          ...(validUntil === null ? [] : [{ label: facts.validUntil, value: speech.format.day(validUntil) }]),
        ],
      },
      { type: 'link', label: view, url: shareUrl },
      answering(company, sent),
    ],
  };
}
