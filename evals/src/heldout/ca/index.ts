import type { EvalBrief } from '../../expectation.ts';
import { DEMO } from './demo.ts';
import { NIDD_LARKFIELD } from './nidd-larkfield.ts';
import { YEALM_HALLS } from './yealm-halls.ts';
import { YEALM_PARTIES } from './yealm-parties.ts';

export const HELDOUT_CA: readonly EvalBrief[] = [...YEALM_HALLS, ...YEALM_PARTIES, ...DEMO, ...NIDD_LARKFIELD];
