import { type Language, type MailTemplate, TEMPLATE_KINDS, type TemplateKind } from '@showbill/contract';
import type { Company } from '../accounts/index.ts';
import { speechOf } from '../languages/index.ts';
import { WRITERS } from './client-letter.ts';
import { renderText } from './render.ts';
import type { ClientMatter } from './types.ts';

const LAST_DAY = '2027-03-12';
const NOW = new Date('2027-03-01T12:00:00Z');
const ADDRESS = 'client@showbill.example';

/** What Showbill writes, as a template that a company can begin its own from. */
export function defaultTemplate(company: Company, kind: TemplateKind, language: Language): MailTemplate {
  const { subject, blocks } = WRITERS[kind](matterOf(company, kind, language));
  const letter = {
    blocks: blocks.map((block) =>
      block.type === 'facts' ? ({ type: 'paragraph', text: '{{details}}' } as const) : block,
    ),
  };
  return {
    subject: named(subject, company, language),
    text: named(renderText(letter).trim(), company, language),
  };
}

export function defaultTemplates(company: Company, language: Language) {
  return TEMPLATE_KINDS.map((kind) => ({ kind, ...defaultTemplate(company, kind, language) }));
}

/** Days are written out by then: they become placeholders again. */
function named(text: string, { timeZone }: Company, language: Language): string {
  const { format } = speechOf(language);
  return text.replaceAll(format.day(LAST_DAY), '{{valid_until}}').replaceAll(format.moment(NOW, timeZone), '{{date}}');
}

/** A proposal whose every word is the placeholder for it. */
function matterOf(company: Company, kind: TemplateKind, language: Language): ClientMatter {
  const signature = { name: '{{client}}', email: ADDRESS, address: '', browser: null };
  return {
    company: { ...company, name: '{{company}}' },
    client: { name: '{{client}}', email: ADDRESS },
    shareUrl: '{{link}}',
    by: 'client',
    signature: kind === 'proposal.accepted' ? signature : null,
    now: NOW,
    proposal: {
      id: '',
      number: '{{number}}',
      version: 1,
      title: '{{title}}',
      currency: company.currency,
      total: 0n,
      event: { description: '', date: null, venue: null, attendees: null, days: 1 },
      client: null,
      language,
      adjustments: [],
      validUntil: LAST_DAY,
    },
  };
}
