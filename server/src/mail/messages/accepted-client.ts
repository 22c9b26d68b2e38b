import { type Speech, speechOf } from '../../languages/index.ts';
import type { ClientMatter, Letter } from '../types.ts';
import { answering, dayOf, eventFacts, paragraph, what } from './parts.ts';

/** The confirmation of an acceptance, to the client. */
export function acceptedToClient(occasion: ClientMatter): Letter {
  const { company, proposal, client, shareUrl, signature } = occasion;
  const speech = speechOf(proposal.language);
  const { accepted, hello, copyAttached, viewAgreed } = speech.texts.letters;
  return {
    language: speech.language,
    subject: accepted.subject(company.name, proposal.title),
    blocks: [
      paragraph(hello(client.name)),
      paragraph(whatWasDone(speech, occasion)),
      { type: 'facts', facts: eventFacts(speech, proposal) },
      ...(signature === null ? [] : [paragraph(copyAttached)]),
      { type: 'link', label: viewAgreed, url: shareUrl },
      answering(company, accepted),
    ],
  };
}

function whatWasDone(speech: Speech, occasion: ClientMatter): string {
  const { company, proposal, client, by, signature } = occasion;
  const { accepted } = speech.texts.letters;
  const [day, which] = [dayOf(speech, occasion), what(speech, proposal)];
  if (by !== 'client') return accepted.recorded(day, company.name, which);
  return signature === null || signature.email === client.email
    ? accepted.byYou(day, company.name, which)
    : accepted.bySomebody(day, signature.name, company.name, which);
}
