import type { EvalBrief } from '../../expectation.ts';
import { AMERICAN } from './american.ts';
import { AUSTRALIAN } from './australian.ts';
import { BRITISH_DEMO } from './british-demo.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { IRISH_FIELDS } from './irish-fields.ts';
import { IRISH_GUESTS } from './irish-guests.ts';
import { IRISH_HALLS } from './irish-halls.ts';
import { IRISH_NOTES } from './irish-notes.ts';
import { IRISH_OFFICES } from './irish-offices.ts';
import { PARTY_HIRE } from './party-hire.ts';
import { SPANISH_DUTCH } from './spanish-dutch.ts';

export const HELDOUT_F: readonly EvalBrief[] = [
  ...IRISH_HALLS,
  ...IRISH_FIELDS,
  ...IRISH_OFFICES,
  ...IRISH_NOTES,
  ...IRISH_GUESTS,
  ...BRITISH_DEMO,
  ...PARTY_HIRE,
  ...AMERICAN,
  ...AUSTRALIAN,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_DUTCH,
];
