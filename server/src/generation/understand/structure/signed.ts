import type { Places } from '../text/places.ts';
import type { Span, Text } from '../text/text.ts';
import { type Legend, signAt } from './legend.ts';
import type { Line } from './lines.ts';
import type { State } from './states.ts';

interface Signed {
  readonly state: State;
  readonly span: Span;
}

/** "PA (V), chairs (C)", "Lectern *": things with a sign of the legend beside them. */
export function readSigned(
  text: Text,
  lines: readonly Line[],
  places: Places,
  things: ReadonlySet<number>,
  legend: Legend,
): readonly Signed[] {
  if (legend.size === 0) return [];
  return lines.flatMap(({ start, end, blank }): Signed[] => {
    if (blank) return [];
    let begin = start;
    const whole = signAt(legend, text.raw.slice(start, end));
    const all = whole === null || whole.start === 0 ? null : { start, end: start + whole.start };
    if (whole !== null && all !== null && ROW.test(text.raw.slice(all.start, end)))
      return [{ state: whole.state, span: places.spanOf(all) }];
    return text.raw
      .slice(start, end)
      .split(/(?<=[,;|])|(?<=\p{L}\*{1,3})(?=[\s.)])/u)
      .flatMap((piece): Signed[] => {
        const from = begin;
        begin += piece.length;
        const sign = signAt(legend, piece.replace(/[,;|]\s*$/u, ''));
        if (sign === null) return [];
        const named = sign.start === 0 ? [sign.end, piece.length] : [0, sign.start];
        const [first = 0, last = 0] = named;
        if (last <= first) return [];
        const span = places.spanOf({ start: from + first, end: from + last });
        return hasThing(things, span) ? [{ state: sign.state, span }] : [];
      });
  });
}

/** "chairs, cabaret tables - V": one sign behind a dash for all that the line names. */
const ROW = /^[^–—|;()[\]*]{1,60}\s[-–—]\s*\p{L}{1,3}\s*$/u;

function hasThing(things: ReadonlySet<number>, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (things.has(at)) return true;
  return false;
}
