import { z } from 'zod';
import { mailAddress, text } from './fields.ts';

/** The mails to clients that a company can put into its own words. */
export const TEMPLATE_KINDS = ['proposal.sent', 'proposal.expiring', 'proposal.accepted'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** What a template can have filled in. `details`: when, where, the total. `date`: the day on which it is written. */
export const PLACEHOLDERS = ['client', 'number', 'title', 'link', 'company', 'valid_until', 'details', 'date'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export const CC_LIMIT = 5;
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

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Names that a template asks for and nothing fills in, each once; a lone `{{` or `}}` is the empty name. */
export function unknownPlaceholders(template: string): string[] {
  const isLone = /\{\{|\}\}/.test(template.replace(PLACEHOLDER, ''));
  const unknown = placeholdersIn(template).filter((name) => !isPlaceholder(name));
  return [...new Set(isLone ? [...unknown, ''] : unknown)];
}

/** A template with its placeholders filled in; what is filled in is not looked at again. */
export function fillTemplate(template: string, values: Readonly<Record<Placeholder, string>>): string {
  return template.replace(PLACEHOLDER, (whole, inner: string) => {
    const name = inner.trim();
    return isPlaceholder(name) ? values[name] : whole;
  });
}

function placeholdersIn(template: string): string[] {
  return Array.from(template.matchAll(PLACEHOLDER), ([, inner = '']) => inner.trim());
}

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((known) => known === name);
}
