import { formatCount } from '@showbill/contract/words';
import { formatDay } from '../../platform/format.ts';
import type { Block, Letter, MailOccasion } from '../types.ts';
import { dayOf, eventFacts, nameOfClient, paragraph, reference } from './parts.ts';

const SHORTAGES_LISTED = 20;

/** The notice of an acceptance, to the company, with the days on which its stock falls short. */
export function acceptedToCompany(occasion: MailOccasion): Letter {
  const { proposal, appUrl, by, shortages, signature } = occasion;
  const what = `${proposal.title} (${reference(proposal)})`;
  const client = nameOfClient(proposal);
  return {
    subject: `Accepted${shortages.length === 0 ? '' : ', short of stock'}: ${proposal.title} (${proposal.number})`,
    blocks: [
      paragraph(
        by === 'client'
          ? `On ${dayOf(occasion)} ${signature === null ? client : `${signature.name} (${signature.email})`} accepted ${what}.`
          : `It was recorded on ${dayOf(occasion)} that ${client} accepted ${what}.`,
      ),
      { type: 'facts', facts: eventFacts(proposal) },
      ...(signature === null ? [] : [paragraph('The signed copy is attached.')]),
      ...shortagesOf(shortages),
      { type: 'link', label: 'Open the proposal', url: appUrl },
    ],
  };
}

function shortagesOf(shortages: MailOccasion['shortages']): Block[] {
  if (shortages.length === 0) return [];
  const listed = shortages.slice(0, SHORTAGES_LISTED);
  const more = shortages.length - listed.length;
  return [
    paragraph('You don’t have enough stock for it:'),
    {
      type: 'list',
      items: [
        ...listed.map(
          ({ productName, day, needed, free }) =>
            `${productName}, ${formatDay(day)}: ${formatCount(needed)} needed, ${formatCount(free).replace('-', '−')} free`,
        ),
        ...(more === 0 ? [] : [`and ${formatCount(more)} more`]),
      ],
    },
  ];
}
