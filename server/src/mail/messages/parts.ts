import { formatCount, plural } from '@showbill/contract/words';
import type { Company } from '../../accounts/index.ts';
import { formatDays, formatMoment, formatMoney } from '../../platform/format.ts';
import type { Block, Fact, MailOccasion } from '../types.ts';

export function paragraph(text: string): Block {
  return { type: 'paragraph', text };
}

/** What a person wrote, a paragraph for each of its own. */
export function quoted(text: string): Block[] {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map(paragraph);
}

/** When and where the event is, and what it costs. */
export function eventFacts({ event, total, currency, adjustments }: MailOccasion['proposal']): Fact[] {
  const { date, days, venue } = event;
  const tax = adjustments.find(({ kind }) => kind === 'tax');
  return [
    {
      label: 'When',
      value: date === null ? `${formatCount(days)} ${plural(days, 'day')}, date to be agreed` : formatDays(date, days),
    },
    ...(venue === null ? [] : [{ label: 'Where', value: venue }]),
    {
      label: 'Total',
      value: `${formatMoney(total, currency)}${tax === undefined ? '' : `, including ${tax.label}`}`,
    },
  ];
}

/** `P-2026-0042`, from the second version on `P-2026-0042, version 2`. */
export function reference({ number, version }: MailOccasion['proposal']): string {
  return version === 1 ? number : `${number}, version ${version}`;
}

export function nameOfClient({ client }: MailOccasion['proposal']): string {
  return client?.name ?? 'the client';
}

/** The day of the occasion, as the company's calendar has it. */
export function dayOf({ company, now }: Pick<MailOccasion, 'company' | 'now'>): string {
  return formatMoment(now, company.timeZone);
}

/** Whether an answer to a client's mail reaches the company; without an address of the company it does not. */
export function answering({ name, email }: Company, purpose: string): Block {
  return paragraph(
    email === null
      ? `${purpose}, contact ${name} directly: replies to this email aren’t read.`
      : `${purpose}, reply to this email. Your reply goes to ${name}.`,
  );
}
