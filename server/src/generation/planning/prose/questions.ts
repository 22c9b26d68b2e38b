import type { Doubt, Facts } from '../../types.ts';
import { proseIn, thingOf } from './index.ts';

const MOST_QUESTIONS = 7;

/** Of each thing in doubt, whether the client has it already: in the language of the brief, each once, the dearest first. */
export function questionsOf({ doubts, language }: Facts): readonly string[] {
  const prose = proseIn(language);
  const things = doubts
    .toSorted((one, other) => costOf(other) - costOf(one))
    .map(({ kinds: [kind], words }) =>
      kind === undefined ? prose.say('quoted', { words: words.trim() }) : prose.thing(kind),
    );
  return [...new Set(things)].slice(0, MOST_QUESTIONS).map((thing) => prose.say('question', { thing }));
}

function costOf({ kinds: [kind] }: Doubt): number {
  return kind === undefined ? 0 : thingOf(kind).cost;
}
