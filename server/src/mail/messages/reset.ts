import type { ResetMail } from '../../accounts/index.ts';
import { speechOf } from '../../languages/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

/** The way back in for a person who has forgotten their password. */
export function resetToPerson({ language, to, url, validMinutes }: ResetMail): Letter {
  const { texts, format } = speechOf(language);
  const { reset } = texts.people;
  return {
    language,
    subject: reset.subject,
    blocks: [
      paragraph(texts.letters.hello(to.name)),
      paragraph(reset.text),
      { type: 'link', label: reset.link, url },
      paragraph(reset.rule(format.count(validMinutes))),
    ],
  };
}
