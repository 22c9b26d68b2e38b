import type { Language } from '@showbill/contract';
import { speechOf } from '../../languages/index.ts';
import type { Letter, MailOccasion } from '../types.ts';
import { paragraph, what } from './parts.ts';

interface Closing extends Pick<MailOccasion, 'appUrl'> {
  readonly proposal: MailOccasion['proposal'] & { readonly viewedAt: Date | null };
}

/** That a proposal is about to expire, to whoever sells it. */
export function closingToSalesperson({ proposal, appUrl }: Closing, language: Language): Letter {
  const speech = speechOf(language);
  const { closing, facts, open } = speech.texts.letters;
  const { client, title, number, total, currency, validUntil, viewedAt } = proposal;
  const which = what(speech, proposal);
  const last = validUntil === null ? null : speech.format.day(validUntil);
  const [byName, byClient] =
    viewedAt === null ? [closing.unseen, closing.unseenByClient] : [closing.seen, closing.seenByClient];
  const text = last === null ? closing.textSoon(which) : closing.text(which, last);
  return {
    language,
    subject: last === null ? closing.subjectSoon(title, number) : closing.subject(title, number, last),
    blocks: [
      paragraph(`${text} ${client === null ? byClient : byName(client.name)}`),
      {
        type: 'facts',
        facts: [
          ...(client === null ? [] : [{ label: closing.client, value: client.name }]),
          { label: facts.total, value: speech.format.money(total, currency) },
        ],
      },
      { type: 'link', label: open, url: appUrl },
    ],
  };
}
