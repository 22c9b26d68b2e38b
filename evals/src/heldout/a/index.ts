import type { EvalBrief } from '../../expectation.ts';
import { DUTCH } from './dutch.ts';
import { FIELDS } from './fields.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { LISTS } from './lists.ts';
import { MEETINGS } from './meetings.ts';
import { PARTIES } from './parties.ts';
import { SHOWS } from './shows.ts';
import { SPANISH } from './spanish.ts';

export const HELDOUT_A: readonly EvalBrief[] = [
  ...MEETINGS,
  ...PARTIES,
  ...SHOWS,
  ...FIELDS,
  ...LISTS,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...DUTCH,
];
