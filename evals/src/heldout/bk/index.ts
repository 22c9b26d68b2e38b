import type { EvalBrief } from '../../expectation.ts';
import { AZAHAR } from './azahar.ts';
import { DEUTSCH } from './deutsch.ts';
import { GARONNE } from './garonne.ts';
import { IJSSEL_DEUTSCH } from './ijssel-deutsch.ts';
import { IJSSEL_ENGLISH } from './ijssel-english.ts';
import { IJSSEL_NEIGHBOURS } from './ijssel-neighbours.ts';
import { KESTREL } from './kestrel.ts';
import { ZENNE } from './zenne.ts';

export const HELDOUT_BK: readonly EvalBrief[] = [
  ...IJSSEL_DEUTSCH,
  ...IJSSEL_NEIGHBOURS,
  ...IJSSEL_ENGLISH,
  ...KESTREL,
  ...DEUTSCH,
  ...GARONNE,
  ...AZAHAR,
  ...ZENNE,
];
