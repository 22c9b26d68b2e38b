import type { VirtualItem } from '@tanstack/react-virtual';
import { memo } from 'react';
import { TEXTS } from '../../texts/index.ts';
import classes from './availability.module.css';
import { figuresOf, type GridProduct, mayBeShort, type PackedFigures, signed, standingOf } from './figures.ts';

/** A day with all that is shown of it, made once for all rows. */
export interface GridDay {
  readonly day: string;
  readonly name: string;
  readonly weekend: true | undefined;
  readonly today: true | undefined;
}

export interface CellSize {
  readonly row: number;
  readonly day: number;
  readonly name: number;
}

interface GridRowProps {
  readonly product: GridProduct;
  /** Undefined: not read yet. */
  readonly packed: PackedFigures | undefined;
  readonly days: readonly GridDay[];
  readonly columns: readonly VirtualItem[];
  readonly row: number;
  /** The column that takes the focus; null where it is in another row. */
  readonly active: number | null;
  readonly top: number;
  readonly size: CellSize;
}

const texts = TEXTS.availability;

/** A product and its days. */
export const GridRow = memo(function GridRow({ product, packed, days, columns, row, active, top, size }: GridRowProps) {
  return (
    <div role="row" aria-rowindex={row + 2} className={classes.row} style={{ top, height: size.row }}>
      <div
        role="rowheader"
        aria-colindex={1}
        className={classes.name}
        style={{ width: size.name }}
        title={product.name}
      >
        <span>{product.name}</span>
      </div>
      {columns.map(({ index, start }) => {
        const day = days[index];
        if (day === undefined) return null;
        const figures = packed && figuresOf(packed, index);
        const colour = figures && classes[standingOf(figures)];
        const shown = figures === undefined ? '' : signed(figures.free);
        const maybe = figures && mayBeShort(figures) ? classes.maybe : '';
        return (
          <div
            key={index}
            role="gridcell"
            aria-colindex={index + 2}
            aria-label={
              figures === undefined
                ? texts.unread(product.name, day.name)
                : texts.spoken(product.name, day.name, signed(figures.free))
            }
            tabIndex={active === index ? 0 : -1}
            data-cell={`${row},${index}`}
            data-weekend={day.weekend}
            data-today={day.today}
            data-long={lengthOf(shown)}
            className={`${classes.cell} ${colour ?? ''} ${maybe}`}
            style={{ left: start, width: size.day }}
          >
            {shown}
          </div>
        );
      })}
    </div>
  );
});

/** Whether a figure has more characters than a day has room for at its usual size. */
function lengthOf(shown: string): 'long' | 'longer' | undefined {
  if (shown.length > 5) return 'longer';
  return shown.length > 4 ? 'long' : undefined;
}
