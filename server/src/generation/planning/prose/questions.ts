import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import type { Doubt } from '../../facts.ts';
import type { Choice, Occasion } from '../types.ts';
import { verdictIs } from '../rules/index.ts';
import { parseWhen } from '../rules/when.ts';
import { proseIn, thingOf } from './index.ts';

const MOST_QUESTIONS = 7;

const text = z.string().min(1);
const row = z.object({ rule: z.string(), when: z.string(), en: text, de: text, fr: text, es: text, nl: text });
/** Asked where a rule offers its thing, or where a condition holds. */
const OFTEN_OPEN = readTable(new URL('./tables/questions.csv', import.meta.url), row).map(({ when, ...question }) => ({
  ...question,
  when: parseWhen(when, verdictIs),
}));

/**
 * Of each thing in doubt, whether the client has it already, the dearest first; then whether the place has what is offered
 * as an option since most places have it, and what is to go with the things of an order. In the language of the brief.
 */
export function questionsOf(occasion: Occasion, choices: readonly Choice[]): readonly string[] {
  const { doubts, language } = occasion.facts;
  const prose = proseIn(language);
  const things = doubts
    .toSorted((one, other) => costOf(other) - costOf(one))
    .map(({ kinds: [kind], words }) =>
      kind === undefined ? prose.say('quoted', { words: words.trim() }) : prose.thing(kind),
    );
  const offered = new Set(choices.filter(({ optional }) => optional).map(({ need }) => need.rule));
  return [
    ...[...new Set(things)].map((thing) => prose.say('question', { thing })),
    ...OFTEN_OPEN.filter(({ rule, when }) => (rule === '' || offered.has(rule)) && when(occasion, occasion.main)).map(
      (question) => question[language],
    ),
  ].slice(0, MOST_QUESTIONS);
}

function costOf({ kinds: [kind] }: Doubt): number {
  return kind === undefined ? 0 : thingOf(kind).cost;
}
