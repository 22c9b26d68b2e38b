import type { EvalBrief } from '../../expectation.ts';
import { ABROAD_ENGLISH } from './abroad-english.ts';
import { BRITISH_DEMO } from './british-demo.ts';
import { FRENCH } from './french.ts';
import { GERMANY } from './germany.ts';
import { MANAWATU_FIELDS } from './manawatu-fields.ts';
import { MANAWATU_ROOMS } from './manawatu-rooms.ts';
import { MANAWATU_STAGES } from './manawatu-stages.ts';
import { SPANISH_DUTCH } from './spanish-dutch.ts';

export const HELDOUT_H: readonly EvalBrief[] = [
  ...MANAWATU_ROOMS,
  ...MANAWATU_STAGES,
  ...MANAWATU_FIELDS,
  ...BRITISH_DEMO,
  ...ABROAD_ENGLISH,
  ...GERMANY,
  ...FRENCH,
  ...SPANISH_DUTCH,
];
