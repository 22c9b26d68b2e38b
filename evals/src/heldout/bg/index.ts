import type { EvalBrief } from '../../expectation.ts';
import { BRITISH } from './british.ts';
import { CONTINENT } from './continent.ts';
import { EXE_CAMPUS } from './exe-campus.ts';
import { EXE_GROUNDS } from './exe-grounds.ts';
import { EXE_SHOWS } from './exe-shows.ts';
import { OVERSEAS } from './overseas.ts';

export const HELDOUT_BG: readonly EvalBrief[] = [
  ...EXE_CAMPUS,
  ...EXE_SHOWS,
  ...EXE_GROUNDS,
  ...BRITISH,
  ...OVERSEAS,
  ...CONTINENT,
];
