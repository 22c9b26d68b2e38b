import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { AZAHAR_ENGLISH } from './azahar-english.ts';
import { AZAHAR_OTHERS } from './azahar-others.ts';
import { ENGLISH } from './english.ts';
import { SALTMARSH_MAILS } from './saltmarsh-mails.ts';
import { SALTMARSH_PAPERS } from './saltmarsh-papers.ts';

export const HELDOUT_K: readonly EvalBrief[] = [
  ...SALTMARSH_MAILS,
  ...SALTMARSH_PAPERS,
  ...AZAHAR_ENGLISH,
  ...AZAHAR_OTHERS,
  ...ENGLISH,
  ...ABROAD,
];
