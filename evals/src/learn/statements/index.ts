import type { NotFromUsRow } from '../../../../server/src/generation/understand/exclusions/fixtures.ts';
import { FRENCH_SPANISH } from './french-spanish.ts';
import { FRENCH_SPANISH_TOO } from './french-spanish-too.ts';
import { GERMAN_DUTCH } from './german-dutch.ts';
import { GERMAN_DUTCH_TOO } from './german-dutch-too.ts';
import { MAILS } from './mails.ts';
import { MAILS_TOO } from './mails-too.ts';
import { PAPERS } from './papers.ts';
import { PAPERS_TOO } from './papers-too.ts';

/** What people write of things that are not to come from us, and of things that are, in as many words as they have: to learn from. */
export const STATEMENTS: readonly NotFromUsRow[] = [
  ...MAILS,
  ...MAILS_TOO,
  ...PAPERS,
  ...PAPERS_TOO,
  ...GERMAN_DUTCH,
  ...GERMAN_DUTCH_TOO,
  ...FRENCH_SPANISH,
  ...FRENCH_SPANISH_TOO,
];
