import type { VirtualItem } from '@tanstack/react-virtual';
import { memo } from 'react';
import { formatDay, formatMonth, formatMonthAndYear, isWeekend, weekdayLetter } from '../../lib/days.ts';
import { TEXTS } from '../../texts/index.ts';
import classes from './availability.module.css';
import type { CellSize } from './grid-row.tsx';

interface GridHeadProps {
  readonly days: readonly string[];
  readonly columns: readonly VirtualItem[];
  readonly today: string;
  readonly size: CellSize;
  readonly height: number;
  /** The first day that is in view. */
  readonly first: string;
}

/** The days; on the left the month of the first that is in view. */
export const GridHead = memo(function GridHead({ days, columns, today, size, height, first }: GridHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className={classes.head} style={{ height }}>
      <div role="columnheader" aria-colindex={1} className={classes.corner} style={{ width: size.name }}>
        <span className="visually-hidden">{TEXTS.availability.product}</span>
        <span aria-hidden>{formatMonthAndYear(first)}</span>
      </div>
      {columns.map(({ index, start }) => {
        const day = days[index] ?? '';
        return (
          <div
            key={index}
            role="columnheader"
            aria-colindex={index + 2}
            aria-label={formatDay(day)}
            aria-current={day === today ? 'date' : undefined}
            className={classes.day}
            data-weekend={isWeekend(day) || undefined}
            data-today={day === today || undefined}
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
