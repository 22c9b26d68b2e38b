import type { EvalBrief } from '../../expectation.ts';
import { AZAHAR } from './azahar.ts';
import { GARONNE } from './garonne.ts';
import { IJSSEL } from './ijssel.ts';
import { VECHTE_DRAUSSEN } from './vechte-draussen.ts';
import { VECHTE_HALLEN } from './vechte-hallen.ts';

export const HELDOUT_BV: readonly EvalBrief[] = [
  ...VECHTE_DRAUSSEN,
  ...VECHTE_HALLEN,
  ...GARONNE,
  ...IJSSEL,
  ...AZAHAR,
];
