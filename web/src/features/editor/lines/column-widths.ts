import type { CSSProperties } from 'react';
import { formatCount, formatFigure } from '../../../lib/format.ts';
import type { Line } from '../editing.ts';

/** Of the longest figure of each column, in characters; the same for all lines, so that their columns stay in line. */
export function columnWidths(lines: readonly Line[], currency: string): CSSProperties {
  const longest = (figureOf: (line: Line) => string) =>
    lines.reduce((most, line) => Math.max(most, figureOf(line).length), 0);
  const widths = {
    '--units': longest(({ units }) => formatCount(units)),
    '--time': longest(({ hours, days }) => String(hours ?? days)),
    '--price': longest(({ unit_price: price }) => formatFigure(price, currency)),
    '--cost': longest(({ unit_cost: cost }) => (cost == null ? '' : formatFigure(cost, currency))),
    '--total': longest(({ total }) => formatFigure(total, currency)),
  };
  return widths as CSSProperties;
}
