import { formatCount, plural } from '@showbill/contract/words';
import { dayNumber } from '../../../platform/days.ts';
import { formatDay, formatMoment, formatMoney, formatTime } from '../../../platform/format.ts';
import type { View } from './view.ts';

/** Where a proposal stands, in words for the client. `tone` is the colour's meaning. */
export interface Standing {
  readonly tone: 'open' | 'good' | 'bad' | 'quiet';
  readonly heading: string;
  readonly text: string;
}

type Standable = Pick<View, 'proposal' | 'acceptance' | 'sendsMail' | 'today' | 'amends' | 'replaced'> & {
  readonly company: Pick<View['company'], 'name' | 'timeZone'>;
};

export function standingOf({ proposal, company, acceptance, sendsMail, today, amends, replaced }: Standable): Standing {
  const { name, timeZone } = company;
  const on = (moment: Date | null): string => (moment === null ? '' : ` on ${formatMoment(moment, timeZone)}`);
  switch (proposal.status) {
    case 'draft':
      return proposal.version === 1
        ? { tone: 'quiet', heading: 'Draft', text: `${name} is still working on it, so it cannot be accepted yet.` }
        : {
            tone: 'quiet',
            heading: 'Draft: a new version is coming',
            text: `${name} is revising this proposal, so it cannot be accepted until the new version is sent.`,
          };
    case 'sent':
      return {
        tone: 'open',
        heading: proposal.validUntil === null ? 'Open' : `Open until ${formatDay(proposal.validUntil)}`,
        text: [
          proposal.validUntil === null ? [] : timeLeft(today, proposal.validUntil),
          amends === null ? [] : `Once accepted, it replaces ${amends}, which stays valid until then.`,
        ]
          .flat()
          .join(' '),
      };
    case 'accepted':
      return {
        tone: 'good',
        heading: `Accepted${on(proposal.acceptedAt)}`,
        text:
          acceptance === null
            ? `${name} has recorded it as agreed.`
            : agreed(proposal, acceptance, { ...company, sendsMail }),
      };
    case 'declined':
      return {
        tone: 'bad',
        heading: `Declined${on(proposal.declinedAt)}`,
        text: `Changed your mind? Ask ${name} below.`,
      };
    case 'expired': {
      const open = proposal.validUntil === null ? '' : ` was open until ${formatDay(proposal.validUntil)} and`;
      return {
        tone: 'bad',
        heading: 'Expired',
        text: `It${open} can no longer be accepted. Ask ${name} below if you’d still like to go ahead.`,
      };
    }
    case 'cancelled':
      if (replaced) {
        return {
          tone: 'quiet',
          heading: 'Replaced',
          text: `Another proposal was accepted in its place. Ask ${name} below if you didn’t expect this.`,
        };
      }
      return {
        tone: 'bad',
        heading: 'Cancelled',
        text: `It is no longer valid. Ask ${name} below if you didn’t expect this.`,
      };
    default:
      return proposal.status satisfies never;
  }
}

function timeLeft(today: string, last: string): string {
  const days = dayNumber(last) - dayNumber(today);
  return days <= 0 ? 'Today is the last day.' : `${formatCount(days)} ${plural(days, 'day')} left.`;
}

/** Who agreed to what, when. */
function agreed(
  { total, currency }: View['proposal'],
  { name, at }: NonNullable<View['acceptance']>,
  { timeZone, sendsMail }: Standable['company'] & Pick<Standable, 'sendsMail'>,
): string {
  const accepted = `${name} accepted it for ${formatMoney(total, currency)} at ${formatTime(at, timeZone)}.`;
  return sendsMail ? `${accepted} The signed copy goes to both sides by email.` : accepted;
}
