import { z } from 'zod';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import type { Doubt } from '../../facts.ts';
import type { Told } from '../../types.ts';
import type { Choice, Occasion } from '../types.ts';
import { verdictIs } from '../rules/index.ts';
import { parseWhen } from '../rules/when.ts';
import { shortages } from './assumptions.ts';
import { proseIn, thingOf } from './index.ts';

const MOST_QUESTIONS = 7;
/** So many pieces, and so many times what is free, were hardly meant; [ours]. */
const HARDLY_MEANT = { pieces: 10, times: 4 };

const text = z.string().min(1);
const row = z.object({ rule: z.string(), when: z.string(), en: text, de: text, fr: text, es: text, nl: text });
/** Asked where a rule offers its thing, or where a condition holds. */
const OFTEN_OPEN = readTable(new URL('./tables/questions.csv', import.meta.url), row).map(({ when, ...question }) => ({
  ...question,
  /** What answers it: kinds that the condition wants to be missing. */
  kinds: (/!names:(\S+)/u.exec(when)?.[1] ?? '').split('/').filter((word): word is Kind => word in KIND_CATEGORY),
  when: parseWhen(when, verdictIs),
}));

const costOf = ({ kinds: [kind] }: Doubt): number => (kind === undefined ? 0 : thingOf(kind).cost);

/**
 * Whether so many are meant as the company has by far not got; of each thing in doubt, the dearest first, whether the
 * client has it already; then whether the place has what is offered as an option since most places have it, and what is
 * to go with the things of an order. In the language of the brief.
 */
export function questionsOf(occasion: Occasion, choices: readonly Choice[]): Told['questions'] {
  const { doubts, language } = occasion.facts;
  const prose = proseIn(language);
  const options = choices.filter(({ optional }) => optional);
  const ask = (text: string, kinds: readonly Kind[]) => {
    const things = [...new Set(kinds.map((kind) => thingOf(kind).key))];
    return { text, things, offered: options.some(({ kind }) => things.includes(thingOf(kind).key)) };
  };
  const many = shortages(choices)
    .filter(({ needed, free }) => free > 0 && needed >= Math.max(HARDLY_MEANT.pieces, HARDLY_MEANT.times * free))
    .map(({ name, needed }) => ask(prose.say('question.many', { name, needed: prose.figure(needed) }), []));
  const doubted = doubts
    .toSorted((one, other) => costOf(other) - costOf(one))
    .map(({ kinds, words }) => {
      const thing = kinds[0] === undefined ? prose.say('quoted', { words: words.trim() }) : prose.thing(kinds[0]);
      return ask(prose.say('question', { thing }), kinds);
    });
  const open = OFTEN_OPEN.filter(
    ({ rule, when }) =>
      (rule === '' || options.some(({ need }) => need.rule === rule)) && when(occasion, occasion.main),
  ).map((each) => {
    const offered = options.filter(({ need }) => need.rule === each.rule).map(({ kind }) => kind);
    return ask(each[language], [...each.kinds, ...offered]);
  });
  const byText = new Map([...many, ...doubted, ...open].toReversed().map((each) => [each.text, each]));
  return [...byText.values()].toReversed().slice(0, MOST_QUESTIONS);
}
