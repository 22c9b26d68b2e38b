import { counted, type Speech, speechOf } from '../../../languages/index.ts';
import { dayNumber } from '../../../platform/days.ts';
import type { View } from './view.ts';

/** Where a proposal stands, in words for the client. `tone` is the colour's meaning. */
export interface Standing {
  readonly tone: 'open' | 'good' | 'bad' | 'quiet';
  readonly heading: string;
  readonly text: string;
}

type Standable = Pick<
  View,
  'proposal' | 'acceptance' | 'withdrawal' | 'sendsMail' | 'today' | 'amends' | 'replaced'
> & {
  readonly company: Pick<View['company'], 'name' | 'timeZone'>;
};

export function standingOf(view: Standable): Standing {
  const { proposal, company, acceptance, withdrawal, sendsMail, today, amends, replaced } = view;
  const { name, timeZone } = company;
  const { validUntil } = proposal;
  const speech = speechOf(proposal.language);
  const { format, texts } = speech;
  const { standing: says } = texts.page;
  const on = (moment: Date | null, without: string, withDay: (day: string) => string): string =>
    moment === null ? without : withDay(format.moment(moment, timeZone));
  switch (proposal.status) {
    case 'draft':
      return proposal.version === 1
        ? { tone: 'quiet', heading: says.draft, text: says.draftText(name) }
        : { tone: 'quiet', heading: says.redraft, text: says.redraftText(name) };
    case 'sent':
      return {
        tone: 'open',
        heading: validUntil === null ? says.open : says.openUntil(format.day(validUntil)),
        text: [
          validUntil === null ? [] : timeLeft(today, validUntil, speech),
          amends === null ? [] : says.replaces(amends),
        ]
          .flat()
          .join(' '),
      };
    case 'accepted':
      return {
        tone: 'good',
        heading: on(proposal.acceptedAt, says.accepted, says.acceptedOn),
        text: acceptance === null ? says.recorded(name) : agreed(proposal, acceptance, { timeZone, sendsMail }, speech),
      };
    case 'declined':
      return {
        tone: 'bad',
        heading: on(proposal.declinedAt, says.declined, says.declinedOn),
        text: says.declinedText(name),
      };
    case 'expired':
      return {
        tone: 'bad',
        heading: says.expired,
        text: validUntil === null ? says.expiredText(name) : says.expiredOn(format.day(validUntil), name),
      };
    case 'cancelled':
      if (withdrawal.received?.ended === true) return withdrawn(withdrawal.received.at, timeZone, speech);
      return replaced
        ? { tone: 'quiet', heading: says.replaced, text: says.replacedText(name) }
        : { tone: 'bad', heading: says.cancelled, text: says.cancelledText(name) };
    default:
      return proposal.status satisfies never;
  }
}

function withdrawn(at: Date, timeZone: string, { format, texts }: Speech): Standing {
  const says = texts.withdrawal;
  const text = says.received(format.moment(at, timeZone), format.time(at, timeZone));
  return { tone: 'quiet', heading: says.withdrawn, text };
}

function timeLeft(today: string, last: string, speech: Speech): string {
  const { standing: says } = speech.texts.page;
  const days = dayNumber(last) - dayNumber(today);
  return days <= 0 ? says.lastDay : says.left(counted(speech, days, 'day'), days);
}

/** Who agreed to what, when. */
function agreed(
  { total, currency }: View['proposal'],
  { name, at }: NonNullable<View['acceptance']>,
  { timeZone, sendsMail }: { readonly timeZone: string; readonly sendsMail: boolean },
  { format, texts }: Speech,
): string {
  const { standing: says } = texts.page;
  const accepted = says.agreed(name, format.money(total, currency), format.time(at, timeZone));
  return sendsMail ? `${accepted} ${says.copyByMail}` : accepted;
}
