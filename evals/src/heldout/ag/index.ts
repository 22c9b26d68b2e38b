import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { AMERICAN } from './american.ts';
import { BRITISH } from './british.ts';
import { DEUTSCH } from './deutsch.ts';
import { ESK_LISTS } from './esk-lists.ts';
import { ESK_MAILS } from './esk-mails.ts';
import { ESK_NOTES } from './esk-notes.ts';
import { ESK_PAPERS } from './esk-papers.ts';
import { NORTHERN } from './northern.ts';
import { SOUTHERN } from './southern.ts';
import { STAGES_AND_FIELDS } from './stages.ts';

export const HELDOUT_AG: readonly EvalBrief[] = [
  ...ESK_MAILS,
  ...ESK_NOTES,
  ...ESK_LISTS,
  ...ESK_PAPERS,
  ...BRITISH,
  ...STAGES_AND_FIELDS,
  ...AMERICAN,
  ...NORTHERN,
  ...DEUTSCH,
  ...ABROAD,
  ...SOUTHERN,
];
