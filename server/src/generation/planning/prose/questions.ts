import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import type { Doubt, Facts } from '../../facts.ts';
import type { Choice } from '../types.ts';
import { proseIn, thingOf } from './index.ts';

const MOST_QUESTIONS = 7;

const text = z.string().min(1);
const row = z.object({ rule: text, en: text, de: text, fr: text, es: text, nl: text });
/** By the rule that offers the thing. */
const OF_OFFERS = readTable(new URL('./tables/questions.csv', import.meta.url), row);

/**
 * Of each thing in doubt, whether the client has it already, the dearest first; then whether the place has what is offered
 * as an option since most places have it. In the language of the brief.
 */
export function questionsOf({ doubts, language }: Facts, choices: readonly Choice[]): readonly string[] {
  const prose = proseIn(language);
  const things = doubts
    .toSorted((one, other) => costOf(other) - costOf(one))
    .map(({ kinds: [kind], words }) =>
      kind === undefined ? prose.say('quoted', { words: words.trim() }) : prose.thing(kind),
    );
  const offered = new Set(choices.filter(({ optional }) => optional).map(({ need }) => need.rule));
  return [
    ...[...new Set(things)].map((thing) => prose.say('question', { thing })),
    ...OF_OFFERS.filter(({ rule }) => offered.has(rule)).map((question) => question[language]),
  ].slice(0, MOST_QUESTIONS);
}

function costOf({ kinds: [kind] }: Doubt): number {
  return kind === undefined ? 0 : thingOf(kind).cost;
}
