import { findKinds } from '../../../equipment/index.ts';
import { MOST_CODE_POINTS } from '../../drafting/lines.ts';
import type { Brief, DraftLine, ShelfProduct } from '../../types.ts';
import type { Answer } from './answer.ts';
import type { LineCheck } from './check-line.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { plainProse, sentencesOf } from './plain-prose.ts';

/** The request's title, else the model's, else the first words of the description. */
export function titleOf(answer: Answer, brief: Brief): string {
  const most = MOST_CODE_POINTS.title;
  const own = plainProse(cleanLine(answer.title, most));
  return cleanLine(brief.title ?? '', most) || own || cleanLine(brief.description, 80);
}

/** The model's summary without the sentences that promise what no line holds; where nothing is left, the main lines. */
export function summaryOf(
  written: string,
  removed: readonly LineCheck[],
  lines: readonly DraftLine[],
  products: ReadonlyMap<string, ShelfProduct>,
): string {
  const summary = plainProse(cleanText(written, MOST_CODE_POINTS.summary));
  const held = lines.flatMap(({ productId }) => products.get(productId) ?? []);
  const kinds = new Set(held.flatMap((product) => product.kinds.map(({ kind }) => kind)));
  const names = new Set(held.map(({ name }) => name));
  const gone = removed.flatMap(({ product }) => product ?? []).filter(({ name }) => !names.has(name));
  const goneKinds = new Set(gone.flatMap((product) => product.kinds.map(({ kind }) => kind)));
  const lost = removed.flatMap(({ product, unmet }) => (product === null && unmet ? [unmet.toLowerCase()] : []));
  const promises = (sentence: string): boolean => {
    const said = sentence.toLowerCase();
    if (gone.some(({ name }) => said.includes(name.toLowerCase())) || lost.some((each) => said.includes(each)))
      return true;
    return goneKinds.size > 0 && findKinds(sentence).some(({ kind }) => goneKinds.has(kind) && !kinds.has(kind));
  };
  const kept =
    removed.length === 0
      ? summary
      : sentencesOf(summary)
          .filter((each) => !promises(each))
          .join('')
          .trim();
  return kept || mainLines(lines, products);
}

function mainLines(lines: readonly DraftLine[], products: ReadonlyMap<string, ShelfProduct>): string {
  const firm = lines.filter(({ optional }) => !optional);
  const said = firm.slice(0, 12).map(({ productId, units }) => `${units} × ${products.get(productId)?.name ?? ''}`);
  return cleanText(said.join(', '), MOST_CODE_POINTS.summary);
}
