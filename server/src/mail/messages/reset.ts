import type { ResetMail } from '../../accounts/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

/** The way back in for a person who has forgotten their password. */
export function resetToPerson({ to, url, validMinutes }: ResetMail): Letter {
  return {
    subject: 'Set a new password',
    blocks: [
      paragraph(`Hello ${to.name},`),
      paragraph('Somebody, most likely you, asked to set a new password for your sign-in to Showbill.'),
      { type: 'link', label: 'Set a new password', url },
      paragraph(
        `The link works once, within ${validMinutes} minutes. If it was not you, do nothing: your password stays as it is.`,
      ),
    ],
  };
}
