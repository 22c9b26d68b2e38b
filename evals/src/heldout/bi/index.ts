import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { ABROAD_SPANISH_DUTCH } from './abroad-spanish-dutch.ts';
import { HODDER_FIELDS } from './hodder-fields.ts';
import { HODDER_GUESTS } from './hodder-guests.ts';
import { HODDER_HALLS } from './hodder-halls.ts';
import { HODDER_ROOMS } from './hodder-rooms.ts';
import { OVERSEAS } from './overseas.ts';

export const HELDOUT_BI: readonly EvalBrief[] = [
  ...HODDER_HALLS,
  ...HODDER_FIELDS,
  ...HODDER_ROOMS,
  ...HODDER_GUESTS,
  ...OVERSEAS,
  ...ABROAD,
  ...ABROAD_SPANISH_DUTCH,
];
