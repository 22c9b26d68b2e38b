import { formatDay } from '../../platform/format.ts';
import type { ClientMatter, Letter } from '../types.ts';
import { answering, eventFacts, paragraph, reference } from './parts.ts';

/** The proposal itself, to the client. */
export function sentToClient({ company, proposal, client, shareUrl }: ClientMatter): Letter {
  const what = proposal.version === 1 ? 'has made you a proposal' : 'has sent you a new version of its proposal';
  return {
    subject: `${company.name}: ${proposal.title}`,
    blocks: [
      paragraph(`Hello ${client.name},`),
      paragraph(`${company.name} ${what}: ${proposal.title} (${reference(proposal)}).`),
      {
        type: 'facts',
        facts: [
          ...eventFacts(proposal),
          ...(proposal.validUntil === null ? [] : [{ label: 'Valid until', value: formatDay(proposal.validUntil) }]),
        ],
      },
      { type: 'link', label: 'View proposal', url: shareUrl },
      answering(company, 'To ask a question or change something'),
    ],
  };
}
