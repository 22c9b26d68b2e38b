import { sentToClient } from './messages/sent.ts';
import { oneLine } from './one-line.ts';
import { renderText } from './render.ts';
import type { MailOccasion } from './types.ts';

export interface MailPreview {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** The mail that goes to the client when a proposal is sent; null where there is no client with a mail address. */
export function previewSent(
  occasion: Omit<MailOccasion, 'transition' | 'by' | 'signature' | 'reason' | 'shortages'>,
): MailPreview | null {
  const { client } = occasion.proposal;
  const email = client?.email ?? null;
  if (client === null || email === null) return null;
  const sending = {
    ...occasion,
    transition: 'send',
    by: 'company',
    signature: null,
    reason: null,
    shortages: [],
  } as const;
  const letter = sentToClient({ ...sending, client: { ...client, email } });
  return { recipient: email, subject: oneLine(letter.subject), text: renderText(letter) };
}
