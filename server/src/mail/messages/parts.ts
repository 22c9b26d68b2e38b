import type { Company } from '../../accounts/index.ts';
import { adjustmentLabel, counted, type Speech } from '../../languages/index.ts';
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
export function eventFacts(
  speech: Speech,
  {
    event,
    total,
    currency,
    adjustments,
  }: Pick<MailOccasion['proposal'], 'event' | 'total' | 'currency' | 'adjustments'>,
): Fact[] {
  const { format, texts } = speech;
  const { facts } = texts.letters;
  const { date, days, venue } = event;
  const tax = adjustments.find(({ kind }) => kind === 'tax');
  const sum = format.money(total, currency);
  return [
    {
      label: facts.when,
      value: date === null ? texts.dateOpen(counted(speech, days, 'day')) : format.days(date, days),
    },
    ...(venue === null ? [] : [{ label: facts.where, value: venue }]),
    { label: facts.total, value: tax === undefined ? sum : facts.including(sum, adjustmentLabel(speech, tax)) },
  ];
}

/** `Sales conference (P-2026-0042)`, from the second version on `Sales conference (P-2026-0042, version 2)`. */
export function what({ texts, format }: Speech, { title, number, version }: MailOccasion['proposal']): string {
  return `${title} (${version === 1 ? number : texts.version(number, format.count(version))})`;
}

/** The day of the occasion, as the company's calendar has it. */
export function dayOf({ format }: Speech, { company, now }: Pick<MailOccasion, 'company' | 'now'>): string {
  return format.moment(now, company.timeZone);
}

/** Whether an answer to a client's mail reaches the company; without an address of the company it does not. */
export function answering(
  { name, email }: Company,
  says: { readonly reply: (company: string) => string; readonly noReply: (company: string) => string },
): Block {
  return paragraph(email === null ? says.noReply(name) : says.reply(name));
}
