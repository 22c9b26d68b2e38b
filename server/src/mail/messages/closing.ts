import { formatDay, formatMoney } from '../../platform/format.ts';
import type { Letter, MailOccasion } from '../types.ts';
import { nameOfClient, paragraph, reference } from './parts.ts';

interface Closing extends Pick<MailOccasion, 'appUrl'> {
  readonly proposal: MailOccasion['proposal'] & { readonly viewedAt: Date | null };
}

/** That a proposal is about to expire, to whoever sells it. */
export function closingToSalesperson({ proposal, appUrl }: Closing): Letter {
  const { client, title, total, currency, validUntil, viewedAt } = proposal;
  const last = validUntil === null ? 'soon' : `on ${formatDay(validUntil)}`;
  const who = client === null ? 'The client' : nameOfClient(proposal);
  const seen = viewedAt === null ? `${who} hasn’t viewed it yet.` : `${who} has viewed it and hasn’t answered yet.`;
  return {
    subject: `Expires ${last}: ${title} (${proposal.number})`,
    blocks: [
      paragraph(`${title} (${reference(proposal)}) expires ${last}. ${seen}`),
      {
        type: 'facts',
        facts: [
          ...(client === null ? [] : [{ label: 'Client', value: client.name }]),
          { label: 'Total', value: formatMoney(total, currency) },
        ],
      },
      { type: 'link', label: 'Open the proposal', url: appUrl },
    ],
  };
}
