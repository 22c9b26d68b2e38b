import type { Amount } from './amount.ts';
import type { Mention } from './mention.ts';
import { isCrew } from './mentions.ts';
import { markAt, type Span, type Text, wordAt } from '../reading/document/text.ts';

/** "Security: 4 PERSONEN von 20 bis 3 Uhr", "service d'ordre (6 personnes)", "stagehands - 8 people": so many of those who work. */
export function peopleBehind(text: Text, mention: Mention, mentions: readonly Mention[]): Amount | null {
  if (!isCrew(mention) || text.numberTo.has(mention.from)) return null;
  const mark = markAt(text, mention.to);
  const number = mark !== '' && ':(-,–'.includes(mark) ? text.numberFrom.get(mention.to + 1) : undefined;
  if (number === undefined || !Number.isInteger(number.value) || number.value < 1 || number.value > MOST) return null;
  if (!PEOPLE.has(wordAt(text, number.to)) || mentions.some(({ from }) => from === number.from || from === number.to))
    return null;
  return { from: number.from, to: number.to + 1, pieces: number.value };
}

/** Those of all who work: they are no guests. */
export function readPeopleBehind(text: Text, mentions: readonly Mention[]): readonly Span[] {
  return mentions.flatMap((mention) => peopleBehind(text, mention, mentions) ?? []);
}

const MOST = 200;
const PEOPLE = new Set(
  'people persons person personen leute mann krafte mitarbeiter personnes hommes agents personas hombres agentes efectivos mensen man medewerkers persone personer'.split(
    ' ',
  ),
);
