import type { SignUpMail } from '../../accounts/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

/** The code that proves an address; or, where somebody signs in with it already, that they do. */
export function signUpToPerson({ code, signInUrl, validMinutes }: SignUpMail): Letter {
  if (code === null) {
    return {
      subject: 'You already have an account',
      blocks: [
        paragraph('Somebody, most likely you, tried to sign up to Showbill with this email address.'),
        paragraph(
          'It already has an account. Sign in with it; if you forgot your password, you can set a new one there.',
        ),
        { type: 'link', label: 'Sign in', url: signInUrl },
        paragraph('If it was not you, do nothing.'),
      ],
    };
  }
  return {
    subject: 'Your code to sign up',
    blocks: [
      paragraph('Enter this code to finish signing up to Showbill:'),
      paragraph(code),
      paragraph(`It is valid for ${validMinutes} minutes. If you did not sign up, do nothing.`),
    ],
  };
}
