import { LOCALE, TEXTS } from '../texts/index.ts';
import { type FigureRule, type Reading, readFigure, writeFigure } from './read-figure.ts';

const texts = TEXTS.figures;

/** What is wrong with what was typed as a figure, in a sentence for its field; undefined where nothing is. */
export function figureProblem(
  text: string,
  rule: FigureRule,
  mayBeEmpty: boolean,
  locale: string = LOCALE,
): string | undefined {
  const reading = readFigure(text, rule, locale);
  if (reading.kind === 'figure') return undefined;
  if (reading.kind === 'empty') return mayBeEmpty ? undefined : texts.missing;
  return wording(reading, rule, locale);
}

function wording({ why }: Extract<Reading, { kind: 'refused' }>, rule: FigureRule, locale: string): string {
  const { decimals } = rule;
  const write = (value: number) => writeFigure(value, 0, true, locale).replace('-', '−');
  if (why === 'range') return allowed(rule, write);
  const large = rule.most === undefined || rule.most >= 1250;
  const example = writeFigure((large ? 1250 : 12) + (decimals === 0 ? 0 : 0.5), Math.min(decimals, 2), true, locale);
  if (why === 'unclear') return texts.unclear(example);
  return decimals === 0 ? texts.whole(example) : texts.decimals(write(decimals), example);
}

function allowed({ least, most, isAbove = false }: FigureRule, write: (value: number) => string): string {
  if (least === undefined) return texts.most(write(most ?? Number.MAX_SAFE_INTEGER));
  if (most === undefined) return isAbove ? texts.above(write(least)) : texts.least(write(least));
  return isAbove ? texts.aboveUpTo(write(least), write(most)) : texts.between(write(least), write(most));
}
