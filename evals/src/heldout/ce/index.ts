import type { EvalBrief } from '../../expectation.ts';
import { CONESTOGA_FIELDS } from './conestoga-fields.ts';
import { CONESTOGA_HALLS } from './conestoga-halls.ts';
import { CONESTOGA_TOWNS } from './conestoga-towns.ts';
import { DEMO } from './demo.ts';
import { MERRIMACK_KAWARTHA } from './merrimack-kawartha.ts';

export const HELDOUT_CE: readonly EvalBrief[] = [
  ...CONESTOGA_HALLS,
  ...CONESTOGA_FIELDS,
  ...CONESTOGA_TOWNS,
  ...DEMO,
  ...MERRIMACK_KAWARTHA,
];
