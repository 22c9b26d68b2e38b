import { createHash } from 'node:crypto';
import type { Language } from '@showbill/contract';
import type { Company } from '../../accounts/index.ts';
import { speechOf } from '../../languages/index.ts';

/** What of a company a notice says. */
export type Noticed = Pick<Company, 'name' | 'email' | 'letterhead' | 'withdrawal'>;

/** What a consumer is told of the right of withdrawal, in the company's own words where it has any. */
export function noticeOf(company: Noticed, language: Language): string {
  return company.withdrawal.notices[language] ?? usualNotice(company, language);
}

/** Showbill's words, with what Annex I of Directive 2011/83/EU asks for: who to tell, how, until when, what follows, and a form. */
export function usualNotice({ name, email, letterhead: { address, telephone } }: Noticed, language: Language): string {
  const { notice: says, start } = speechOf(language).texts.withdrawal;
  const reached = [name, ...(address?.split('\n') ?? []), telephone, email].filter((line) => line !== null);
  return [
    says.right,
    `${says.how}\n${reached.join('\n')}`,
    says.online(start),
    says.inTime,
    says.refund,
    says.early,
    [says.form.heading, `${says.form.to} ${reached.join(', ')}`, says.form.declares, ...says.form.blanks].join('\n'),
  ].join('\n\n');
}

/** Tells a notice from others: SHA-256, in hexadecimal; empty where there is none. */
export function noticeHash(notice: string | null): string {
  return notice === null ? '' : createHash('sha256').update(notice).digest('hex');
}
