import type { EvalBrief } from '../../expectation.ts';
import { AZAHAR_ENGLISH } from './azahar-english.ts';
import { AZAHAR_OTHERS } from './azahar-others.ts';
import { ENGLISH } from './english.ts';
import { FRENCH_DUTCH } from './french-dutch.ts';
import { GERMAN } from './german.ts';
import { SALTMARSH_MAILS } from './saltmarsh-mails.ts';
import { SALTMARSH_PAPERS } from './saltmarsh-papers.ts';

export const HELDOUT_K: readonly EvalBrief[] = [
  ...SALTMARSH_MAILS,
  ...SALTMARSH_PAPERS,
  ...AZAHAR_ENGLISH,
  ...AZAHAR_OTHERS,
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH_DUTCH,
];
