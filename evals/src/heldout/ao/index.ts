import type { EvalBrief } from '../../expectation.ts';
import { CONTINENT } from './continent.ts';
import { GUESTS } from './guests.ts';
import { IBERIA_FLANDERS } from './iberia-flanders.ts';
import { TEVIOT_ABROAD } from './teviot-abroad.ts';
import { TEVIOT_FIELDS } from './teviot-fields.ts';
import { TEVIOT_HALLS } from './teviot-halls.ts';
import { TEVIOT_ROOMS } from './teviot-rooms.ts';

export const HELDOUT_AO: readonly EvalBrief[] = [
  ...TEVIOT_ROOMS,
  ...TEVIOT_HALLS,
  ...TEVIOT_FIELDS,
  ...TEVIOT_ABROAD,
  ...GUESTS,
  ...CONTINENT,
  ...IBERIA_FLANDERS,
];
