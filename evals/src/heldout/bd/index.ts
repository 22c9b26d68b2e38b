import type { EvalBrief } from '../../expectation.ts';
import { BRITISH } from './british.ts';
import { EUROPE } from './europe.ts';
import { OVERSEAS } from './overseas.ts';
import { USK_CAMPUS } from './usk-campus.ts';
import { USK_NOTES } from './usk-notes.ts';
import { USK_STREETS } from './usk-streets.ts';

/** The kind of texts found in public: abstracts, specifications, riders, issues, lots, tenders. */
export const HELDOUT_BD: readonly EvalBrief[] = [
  ...USK_CAMPUS,
  ...USK_STREETS,
  ...USK_NOTES,
  ...BRITISH,
  ...OVERSEAS,
  ...EUROPE,
];
