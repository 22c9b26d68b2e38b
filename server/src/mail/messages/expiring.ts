import { formatDay } from '../../platform/format.ts';
import type { ClientMatter, Letter } from '../types.ts';
import { answering, eventFacts, paragraph, reference } from './parts.ts';

/** That a proposal will close soon, to the client. */
export function expiringToClient({ company, proposal, client, shareUrl }: ClientMatter): Letter {
  const last = proposal.validUntil === null ? 'soon' : `until ${formatDay(proposal.validUntil)}`;
  return {
    subject: `${company.name}: ${proposal.title} is open ${last}`,
    blocks: [
      paragraph(`Hello ${client.name},`),
      paragraph(`The proposal from ${company.name} is open ${last}: ${proposal.title} (${reference(proposal)}).`),
      { type: 'facts', facts: eventFacts(proposal) },
      { type: 'link', label: 'View proposal', url: shareUrl },
      answering(company, 'To ask a question, change something or get more time'),
    ],
  };
}
