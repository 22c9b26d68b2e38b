import type { VirtualItem } from '@tanstack/react-virtual';
import { memo } from 'react';
import { formatMonth, formatMonthAndYear, weekdayLetter } from '../../lib/days.ts';
import { TEXTS } from '../../texts/index.ts';
import classes from './availability.module.css';
import type { CellSize, GridDay } from './grid-row.tsx';

interface GridHeadProps {
  readonly days: readonly GridDay[];
  readonly columns: readonly VirtualItem[];
  readonly size: CellSize;
  readonly height: number;
  /** The first day that is in view. */
  readonly first: string;
}

/** The days; on the left the month of the first that is in view. */
export const GridHead = memo(function GridHead({ days, columns, size, height, first }: GridHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className={classes.head} style={{ height }}>
      <div role="columnheader" aria-colindex={1} className={classes.corner} style={{ width: size.name }}>
        <span className="visually-hidden">{TEXTS.availability.product}</span>
        <span aria-hidden>{formatMonthAndYear(first)}</span>
      </div>
      {columns.map(({ index, start }) => {
        const shown = days[index];
        if (shown === undefined) return null;
        const { day, name, weekend, today } = shown;
        return (
          <div
            key={index}
            role="columnheader"
            aria-colindex={index + 2}
            aria-label={name}
            aria-current={today ? 'date' : undefined}
            className={classes.day}
            data-weekend={weekend}
            data-today={today}
            style={{ left: start, width: size.day }}
          >
            <span className={classes.month}>{day.endsWith('-01') ? formatMonth(day) : ''}</span>
            <span>{weekdayLetter(day)}</span>
            <span className={classes.date}>{Number(day.slice(-2))}</span>
          </div>
        );
      })}
    </div>
  );
});
