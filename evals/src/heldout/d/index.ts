import type { EvalBrief } from '../../expectation.ts';
import { AUSTRALIAN } from './australian.ts';
import { BRUSSELS } from './brussels.ts';
import { DEMO_FIELDS } from './demo-fields.ts';
import { DEMO_ROOMS } from './demo-rooms.ts';
import { FLEMISH } from './flemish.ts';
import { FLEMISH_ENGLISH } from './flemish-english.ts';
import { KLANGWERK } from './klangwerk.ts';
import { LARKFIELD } from './larkfield.ts';

export const HELDOUT_D: readonly EvalBrief[] = [
  ...FLEMISH_ENGLISH,
  ...FLEMISH,
  ...BRUSSELS,
  ...DEMO_ROOMS,
  ...DEMO_FIELDS,
  ...AUSTRALIAN,
  ...KLANGWERK,
  ...LARKFIELD,
];
