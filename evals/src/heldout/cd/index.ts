import type { EvalBrief } from '../../expectation.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { WAIKATO_HALLS } from './waikato-halls.ts';
import { WAIKATO_NIGHTS } from './waikato-nights.ts';
import { WAIKATO_OUTSIDE } from './waikato-outside.ts';

export const HELDOUT_CD: readonly EvalBrief[] = [...WAIKATO_HALLS, ...WAIKATO_NIGHTS, ...WAIKATO_OUTSIDE, ...ELSEWHERE];
