/** The mails to clients that a company can put into its own words. */
export const TEMPLATE_KINDS = ['proposal.sent', 'proposal.expiring', 'proposal.accepted'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** What a template can have filled in. `details`: when, where, the total. `date`: the day on which it is written. */
export const PLACEHOLDERS = ['client', 'number', 'title', 'link', 'company', 'valid_until', 'details', 'date'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

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

/** The names in a template, in order. */
export function placeholdersIn(template: string): string[] {
  return Array.from(template.matchAll(PLACEHOLDER), ([, inner = '']) => inner.trim());
}

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((known) => known === name);
}
