import { type Language, mailAddress, text } from '@showbill/contract';
import { z } from 'zod';
import { speechOf } from '../../languages/index.ts';
import { needOf, saidIn } from '../../refusals/index.ts';
import type { Attempt, FormName } from './page/view.ts';

/** A name has a letter or a figure: signs that nobody sees are none. */
const name = text(200).refine((value) => /[\p{L}\p{N}]/u.test(value), 'must be a name');
/** One that no form of ours sends is that of no proposal. */
const version = z.coerce.number().int().catch(0);
const TICK = 'must be ticked';

/** What the forms of the page send. */
export const ACCEPT = z.object({
  name,
  email: mailAddress,
  terms: z.literal('yes', TICK),
  version,
  seen: z.string().default(''),
  /** `termsHash` of the terms that the page showed. */
  under: z.string().optional(),
  /** The discount code that the page showed; empty, or left out: none. */
  with: z.string().default(''),
  /** `noticeHash` of the right of withdrawal that the page showed; empty: it showed none. */
  notice: z.string().optional(),
  /** That it is to start within the period of withdrawal. */
  start: z.string().optional(),
});
export const CODE = z.object({ code: z.string().trim().min(1) });
export const WITHDRAW = z.object({ name, email: mailAddress });

export const DECLINE = z.object({ reason: z.string().transform(asTyped).pipe(text(2000, 0)).default(''), version });
export const ASK = z.object({ name, email: mailAddress, question: z.string().transform(asTyped).pipe(text(5000)) });

const KEPT: Readonly<Record<FormName, readonly string[]>> = {
  accept: ['name', 'email', 'terms', 'start'],
  decline: ['reason'],
  ask: ['name', 'email', 'question'],
  code: ['code'],
  withdraw: ['name', 'email'],
};

const MOST_PICKS = 1000;

/** With line breaks of one character, as the field counted them; forms send two. */
function asTyped(value: string): string {
  return value.replaceAll('\r\n', '\n');
}

/** The options that are ticked, by where they stand among them. What is none of them is left out. */
export function picksOf(form: URLSearchParams): number[] {
  const picks = form.getAll('pick').slice(0, MOST_PICKS).map(Number);
  return [...new Set(picks.filter((pick) => Number.isInteger(pick) && pick >= 0))].sort((a, b) => a - b);
}

/** A form as it was filled in, to be shown again, with what is wrong by field. */
export function attemptOf(form: FormName, sent: URLSearchParams, language: Language, error?: z.ZodError): Attempt {
  const said: Readonly<Record<string, string>> = speechOf(language).texts.page.faults;
  const faults = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]);
    if (!faults.has(field)) faults.set(field, said[field] ?? saidIn(language, needOf(message)));
  }
  return {
    form,
    values: Object.fromEntries(KEPT[form].map((field) => [field, sent.get(field) ?? ''])),
    faults: Object.fromEntries(faults),
  };
}
