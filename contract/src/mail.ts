import { z } from 'zod';
import { mailAddress, text } from './fields.ts';
import { placeholdersIn, unknownPlaceholders } from './template.ts';

const CC_LIMIT = 5;
const SUBJECT_LIMIT = 200;
const TEMPLATE_LIMIT = 5000;
const TEXT_LIMIT = 10_000;

/** A subject: what breaks a line could begin a header of its own. */
const subject = text(SUBJECT_LIMIT).refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'must be one line');

/** A mail as a person has written it before it goes. */
export const mailLetter = z.object({
  to: mailAddress,
  cc: z.array(mailAddress).max(CC_LIMIT, `must be at most ${CC_LIMIT} addresses`).default([]),
  subject,
  text: text(TEXT_LIMIT),
});
export type MailLetter = z.output<typeof mailLetter>;

const known = (field: string) => (value: string, context: z.RefinementCtx) => {
  const unknown = unknownPlaceholders(value);
  if (unknown.length === 0) return;
  const names = unknown.map((name) => `{{${name}}}`).join(', ');
  context.addIssue({ code: 'custom', message: `has ${names}, which ${field} cannot fill in` });
};

/** A company's own words for a kind of mail. */
export const mailTemplate = z.object({
  subject: subject.superRefine(known('a subject')),
  text: text(TEMPLATE_LIMIT)
    .superRefine(known('a mail'))
    .refine(
      (value) => placeholdersIn(value).includes('link'),
      'must have {{link}}, or the client cannot open the page',
    ),
});
export type MailTemplate = z.output<typeof mailTemplate>;
