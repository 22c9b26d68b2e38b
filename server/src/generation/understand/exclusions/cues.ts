import { wordList, wordLists } from '../text/lexicon.ts';
import { type Occurrences, occurrences } from '../text/occurrences.ts';
import type { Text } from '../text/text.ts';
import { ACTIVITIES, CLAUSE_REFUSALS, CLAUSE_WISHES, OURSELVES, PARTIES } from '../words/clause-cues.ts';
import { SETS_THE_SCENE } from '../words/told.ts';
import { TOPIC_WISHES } from '../words/topics.ts';
import { TURNED_DOWN } from '../words/turned-down.ts';

/** What tells in a clause whose its things are and whether they are wanted, wherever it stands in the text. */
export interface Cues {
  readonly wishes: Occurrences;
  readonly refusals: Occurrences;
  readonly parties: Occurrences;
  readonly activities: Occurrences;
  readonly ourselves: Occurrences;
  /** What the event or the wished thing is to be like. */
  readonly scene: Occurrences;
}

export const parties = wordList(PARTIES);
export const refusals = wordList(`${CLAUSE_REFUSALS}, ${TURNED_DOWN}`);
const activities = wordList(ACTIVITIES);
const ourselves = wordList(OURSELVES);
const scene = wordList(SETS_THE_SCENE);
const topicWishes = wordList(TOPIC_WISHES);
const wishes = wordLists(CLAUSE_WISHES);

export function cuesOf({ tokens, language }: Text): Cues {
  return {
    wishes: occurrences(tokens, wishes[language]),
    refusals: occurrences(tokens, refusals),
    parties: occurrences(tokens, parties),
    activities: occurrences(tokens, activities),
    ourselves: occurrences(tokens, ourselves),
    scene: occurrences(tokens, scene, topicWishes),
  };
}
