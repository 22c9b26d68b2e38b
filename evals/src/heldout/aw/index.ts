import type { EvalBrief } from '../../expectation.ts';
import { DEUTSCH_NEDERLANDS } from './deutsch-niederlands.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { KENNET_FIELDS } from './kennet-fields.ts';
import { KENNET_PARTIES } from './kennet-parties.ts';
import { KENNET_ROOMS } from './kennet-rooms.ts';
import { KENNET_STAGES } from './kennet-stages.ts';
import { LATIN } from './latin.ts';

export const HELDOUT_AW: readonly EvalBrief[] = [
  ...KENNET_PARTIES,
  ...KENNET_ROOMS,
  ...KENNET_STAGES,
  ...KENNET_FIELDS,
  ...ELSEWHERE,
  ...DEUTSCH_NEDERLANDS,
  ...LATIN,
];
