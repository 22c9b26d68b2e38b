import type { Language } from '@showbill/contract';
import { speechOf } from '../languages/index.ts';
import type { Tx } from '../platform/db.ts';
import type { Sending } from '../proposals/index.ts';
import { clientLetter } from './client-letter.ts';
import { oneLine } from './one-line.ts';
import { renderText } from './render.ts';
import { findTemplate } from './templates.ts';
import type { ClientMatter } from './types.ts';

export interface MailPreview {
  /** The client's address; null: they have none. */
  readonly recipient: string | null;
  readonly subject: string;
  readonly text: string;
}

/** Whom a letter speaks to where no client is known. */
export function nobody({ language }: { readonly language: Language }): string {
  return speechOf(language).texts.letters.nobody;
}

/** The mail that goes to the client when a proposal is sent. */
export async function previewSent(tx: Tx, sending: Sending): Promise<MailPreview> {
  const { client } = sending.proposal;
  const matter: ClientMatter = {
    ...sending,
    by: 'company',
    signature: null,
    client: { name: client?.name ?? nobody(sending.proposal), email: client?.email ?? '' },
  };
  const template = await findTemplate(tx, sending.company.id, 'proposal.sent', sending.proposal.language);
  const letter = clientLetter('proposal.sent', matter, template);
  return { recipient: client?.email ?? null, subject: oneLine(letter.subject), text: renderText(letter) };
}
