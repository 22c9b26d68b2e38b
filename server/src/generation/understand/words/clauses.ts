import { fold } from '../../reading/document/fold.ts';

/** Words with which another clause begins, in all five languages. */
export const CLAUSE_WORDS: ReadonlySet<string> = new Set(
  `but however although though whereas because
  aber jedoch sondern obwohl weil allerdings
  mais cependant toutefois car
  pero sino aunque porque
  maar echter hoewel omdat`
    .split(/\s+/u)
    .map(fold),
);
