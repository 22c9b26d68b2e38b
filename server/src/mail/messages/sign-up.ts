import type { SignUpMail } from '../../accounts/index.ts';
import { speechOf } from '../../languages/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

/** The code that proves an address; or, where somebody signs in with it already, that they do. */
export function signUpToPerson({ language, code, signInUrl, validMinutes }: SignUpMail): Letter {
  const { texts, format } = speechOf(language);
  const { signUp } = texts.people;
  if (code === null) {
    return {
      language,
      subject: signUp.knownSubject,
      blocks: [
        paragraph(signUp.known),
        paragraph(signUp.knownNext),
        { type: 'link', label: signUp.signIn, url: signInUrl },
        paragraph(signUp.notYou),
      ],
    };
  }
  return {
    language,
    subject: signUp.subject,
    blocks: [paragraph(signUp.enter), paragraph(code), paragraph(signUp.rule(format.count(validMinutes)))],
  };
}
