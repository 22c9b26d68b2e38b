import { fillTemplate, type MailTemplate, type Placeholder, type TemplateKind } from '@showbill/contract';
import { speechOf } from '../languages/index.ts';
import { acceptedToClient } from './messages/accepted-client.ts';
import { expiringToClient } from './messages/expiring.ts';
import { dayOf, eventFacts } from './messages/parts.ts';
import { sentToClient } from './messages/sent.ts';
import { noticeBlocks } from './messages/withdrawal.ts';
import { oneLine } from './one-line.ts';
import { renderText } from './render.ts';
import type { ClientMatter, Letter } from './types.ts';

/** How Showbill writes each kind of mail to a client. */
export const WRITERS: Readonly<Record<TemplateKind, (matter: ClientMatter) => Letter>> = {
  'proposal.sent': sentToClient,
  'proposal.expiring': expiringToClient,
  'proposal.accepted': acceptedToClient,
};

/**
 * A letter to a client, in the company's own words where it has a template, with the right of withdrawal where one came with
 * what it confirms.
 */
export function clientLetter(kind: TemplateKind, matter: ClientMatter, template: MailTemplate | null): Letter {
  const letter = wordedLetter(kind, matter, template);
  const { right, shareUrl } = matter;
  if (right === undefined || right === null) return letter;
  return { ...letter, blocks: [...letter.blocks, ...noticeBlocks(right, shareUrl)] };
}

/** A template that speaks of a signed copy is of no use where nobody signed. */
function wordedLetter(kind: TemplateKind, matter: ClientMatter, template: MailTemplate | null): Letter {
  const isUnsigned = kind === 'proposal.accepted' && matter.signature === null;
  if (template === null || isUnsigned) return WRITERS[kind](matter);
  const values = valuesOf(matter);
  return typedLetter(
    { subject: fillTemplate(template.subject, values), text: fillTemplate(template.text, values) },
    matter,
  );
}

/** Words that somebody typed, as a letter. */
export function typedLetter(
  { subject, text }: Pick<MailTemplate, 'subject' | 'text'>,
  { proposal, shareUrl }: Pick<ClientMatter, 'proposal' | 'shareUrl'>,
): Letter {
  return { language: proposal.language, subject, blocks: [{ type: 'typed', text, url: shareUrl }] };
}

function valuesOf(matter: ClientMatter): Record<Placeholder, string> {
  const { company, proposal, client, shareUrl } = matter;
  const speech = speechOf(proposal.language);
  const { validUntil } = proposal;
  return {
    client: oneLine(client.name),
    number: proposal.number,
    title: oneLine(proposal.title),
    link: shareUrl,
    company: oneLine(company.name),
    valid_until: validUntil === null ? speech.texts.letters.furtherNotice : speech.format.day(validUntil),
    details: renderText({ blocks: [{ type: 'facts', facts: eventFacts(speech, proposal) }] }).trim(),
    date: dayOf(speech, matter),
  };
}
