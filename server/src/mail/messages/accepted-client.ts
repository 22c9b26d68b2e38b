import type { ClientMatter, Letter } from '../types.ts';
import { answering, dayOf, eventFacts, paragraph, reference } from './parts.ts';

/** The confirmation of an acceptance, to the client. */
export function acceptedToClient(occasion: ClientMatter): Letter {
  const { company, proposal, client, shareUrl, by, signature } = occasion;
  const what = `${proposal.title} (${reference(proposal)})`;
  return {
    subject: `${company.name}: ${proposal.title} is accepted`,
    blocks: [
      paragraph(`Hello ${client.name},`),
      paragraph(
        by === 'client'
          ? `Thank you. On ${dayOf(occasion)} ${whoSigned(occasion)} accepted this proposal from ${company.name}: ${what}.`
          : `${company.name} recorded on ${dayOf(occasion)} that you accepted its proposal: ${what}.`,
      ),
      { type: 'facts', facts: eventFacts(proposal) },
      ...(signature === null ? [] : [paragraph('The signed copy is attached.')]),
      { type: 'link', label: 'View the agreed proposal', url: shareUrl },
      answering(company, 'If anything isn’t right'),
    ],
  };
}

function whoSigned({ client, signature }: ClientMatter): string {
  return signature === null || signature.email === client.email ? 'you' : signature.name;
}
