import type { EvalBrief } from '../../expectation.ts';
import { AMERICAN } from './american.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ONTARIO_GUESTS } from './ontario-guests.ts';
import { ONTARIO_OFFICES } from './ontario-offices.ts';
import { ONTARIO_STAGES } from './ontario-stages.ts';
import { ONTARIO_TENDERS } from './ontario-tenders.ts';
import { OVERSEAS_GUESTS } from './overseas-guests.ts';
import { OVERSEAS_STAGES } from './overseas-stages.ts';
import { SPANISH_DUTCH } from './spanish-dutch.ts';

export const HELDOUT_G: readonly EvalBrief[] = [
  ...ONTARIO_TENDERS,
  ...ONTARIO_STAGES,
  ...ONTARIO_GUESTS,
  ...ONTARIO_OFFICES,
  ...AMERICAN,
  ...OVERSEAS_STAGES,
  ...OVERSEAS_GUESTS,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_DUTCH,
];
