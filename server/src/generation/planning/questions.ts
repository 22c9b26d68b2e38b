import { z } from 'zod';
import { readTable } from '../../platform/data-files.ts';
import type { Facts } from '../types.ts';
import type { Choice } from './types.ts';

const MOST_QUESTIONS = 7;

const text = z.string().min(1);
const row = z.object({ question: text, en: text, de: text, fr: text, es: text, nl: text });
const QUESTIONS = readTable(new URL('./prose/questions.csv', import.meta.url), row);

/**
 * What to ask the client, in the language of the brief: of each thing in doubt, whether it is there already, and whether
 * the place has what is offered as an option since most places have it. Questions of the second sort are called as the
 * rule that offers the thing.
 */
export function questionsOf({ doubts, language }: Facts, choices: readonly Choice[]): readonly string[] {
  const doubtful = new Map(doubts.map(({ kinds, words }) => [kinds[0] ?? words, words]));
  const offered = new Set(choices.filter(({ optional }) => optional).map(({ need }) => need.rule));
  const asked = QUESTIONS.flatMap((question) => {
    const said = question[language];
    if (question.question === 'whose')
      return [...doubtful.values()].map((words) => said.replace('{words}', words.trim()));
    return offered.has(question.question) ? [said] : [];
  });
  return asked.slice(0, MOST_QUESTIONS);
}
