import type { EvalBrief } from '../../expectation.ts';
import { DEUTSCH_FRANCAIS } from './deutsch-francais.ts';
import { ESPANOL_NEDERLANDS } from './espanol-nederlands.ts';
import { OVERSEAS } from './overseas.ts';
import { RIBCHESTER_FIELDS } from './ribchester-fields.ts';
import { RIBCHESTER_GUESTS } from './ribchester-guests.ts';
import { RIBCHESTER_ROOMS } from './ribchester-rooms.ts';
import { RIBCHESTER_STAGES } from './ribchester-stages.ts';

export const HELDOUT_BJ: readonly EvalBrief[] = [
  ...RIBCHESTER_ROOMS,
  ...RIBCHESTER_STAGES,
  ...RIBCHESTER_FIELDS,
  ...RIBCHESTER_GUESTS,
  ...DEUTSCH_FRANCAIS,
  ...ESPANOL_NEDERLANDS,
  ...OVERSEAS,
];
