import type { EvalBrief } from '../../expectation.ts';
import { STRATHALLAN_FIELDS } from './strathallan-fields.ts';
import { STRATHALLAN_ROOMS } from './strathallan-rooms.ts';

export const HELDOUT_J: readonly EvalBrief[] = [...STRATHALLAN_ROOMS, ...STRATHALLAN_FIELDS];
