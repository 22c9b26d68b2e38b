import type { EvalBrief } from '../../expectation.ts';
import { BARWON_FORMS } from './barwon-forms.ts';
import { BARWON_LETTERS } from './barwon-letters.ts';
import { BARWON_LISTS } from './barwon-lists.ts';
import { BARWON_NOTES } from './barwon-notes.ts';
import { KAWARTHA_MAIL } from './kawartha-mail.ts';

export const HELDOUT_BU: readonly EvalBrief[] = [
  ...BARWON_NOTES,
  ...BARWON_FORMS,
  ...BARWON_LISTS,
  ...BARWON_LETTERS,
  ...KAWARTHA_MAIL,
];
