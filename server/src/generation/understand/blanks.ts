import type { Row } from './table-row.ts';
import { Places } from '../reading/document/places.ts';
import type { Text } from '../reading/document/text.ts';

const LEAST = 2; // lines with a blank that make a form
const MOST = 1_000_000;

/** The dots that lead to a blank, or none; then the blank, with or without a figure on it; then what is noted beside it. */
const LABEL = String.raw`^([^\n._…]{0,80}\p{L}[^\n._…]{0,80})`;
const LEADERS = String.raw`(?:\.{3,}|…+|(?:\.\s){3,})[\s.…]{0,80}`;
const FIGURE = String.raw`(?!\d|[.,:/-]\d)`;
const BLANKS = [
  `${LEADERS}_+\\s{0,3}(\\d{1,6})?${FIGURE}`,
  `${LEADERS}(\\d{1,6})\\s{0,3}(?:$|\\()`,
  String.raw`(?:\.{5,}|(?:\.\s){5,})[\s.]{0,80}()$`,
  `_\\s{0,3}(\\d{1,6})\\s{0,3}_`,
  `_{2,}\\s{0,3}(\\d{1,6})?${FIGURE}`,
].map((blank) => new RegExp(LABEL + blank, 'u'));

/** "Easel ........ _2_", "Chairs ____40____": the lines of an order form; nothing is ordered where the blank is empty: `quantity` is 0. */
export function readBlanks(text: Text): readonly Row[] {
  if (!/_|\.{3}|…|(?:\.\s){3}/u.test(text.raw)) return [];
  const places = new Places(text);
  const rows: Row[] = [];
  let start = 0;
  for (const line of text.raw.split('\n')) {
    const found = BLANKS.map((blank) => blank.exec(line)).find((each) => each !== null);
    if (found !== undefined) {
      const [, label = '', figure] = found;
      const quantity = Number(figure ?? 0);
      const thing = places.spanOf({ start, end: start + label.length });
      const whole = places.spanOf({ start, end: start + line.length });
      if (quantity <= MOST && thing.to > thing.from) rows.push({ ...whole, thing, quantity });
    }
    start += line.length + 1;
  }
  return rows.length >= LEAST && rows.some(({ quantity }) => quantity > 0) ? rows : [];
}
