import type { EvalBrief } from '../expectation.ts';
import { CONCERTS } from './concerts.ts';
import { CONFERENCES } from './conferences.ts';
import { DINNERS } from './dinners.ts';
import { DUTCH } from './dutch.ts';
import { FAIRS } from './fairs.ts';
import { FESTIVALS } from './festivals.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HALLS } from './halls.ts';
import { LISTS } from './lists.ts';
import { MAILS } from './mails.ts';
import { PARTIES } from './parties.ts';
import { SPANISH } from './spanish.ts';
import { TRAPS } from './traps.ts';
import { WEDDINGS } from './weddings.ts';

export const BRIEFS: readonly EvalBrief[] = [
  ...CONFERENCES,
  ...DINNERS,
  ...PARTIES,
  ...CONCERTS,
  ...FESTIVALS,
  ...FAIRS,
  ...LISTS,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...DUTCH,
  ...MAILS,
  ...TRAPS,
  ...HALLS,
  ...WEDDINGS,
];
