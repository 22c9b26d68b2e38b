import type { ResetMail } from '../../accounts/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

/** The way back in for a person who has forgotten their password. */
export function resetToPerson({ to, url, validMinutes }: ResetMail): Letter {
  return {
    subject: 'Set a new password',
    blocks: [
      paragraph(`Hello ${to.name},`),
      paragraph('Someone, most likely you, asked to reset the password for your Showbill account.'),
      { type: 'link', label: 'Set a new password', url },
      paragraph(
        `The link works once and expires in ${validMinutes} minutes. If it wasn’t you, ignore this email: your password stays the same.`,
      ),
    ],
  };
}
