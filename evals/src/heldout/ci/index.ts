import type { EvalBrief } from '../../expectation.ts';
import { DEMO_ROOMS } from './demo-rooms.ts';
import { LARKFIELD } from './larkfield.ts';
import { TEIFI_FIELDS } from './teifi-fields.ts';
import { TEIFI_HALLS } from './teifi-halls.ts';

export const HELDOUT_CI: readonly EvalBrief[] = [...TEIFI_HALLS, ...TEIFI_FIELDS, ...LARKFIELD, ...DEMO_ROOMS];
