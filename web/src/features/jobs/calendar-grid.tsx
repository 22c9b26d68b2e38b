import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { addDays, formatDay, formatWeekday, isWeekend } from '../../lib/days.ts';
import { TEXTS } from '../../texts/index.ts';
import type { Job } from './by-day.ts';
import classes from './calendar.module.css';
import { type CalendarView, chipsOn, isSameMonth, type Period, stepPeriod } from './calendar-days.ts';
import { JobChip } from './job-chip.tsx';
import { formatCount } from '../../lib/format.ts';

const texts = TEXTS.jobs.calendar;
/** Of a day of a month; the rest are in its week. */
const MOST_CHIPS = 3;
const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface CalendarGridProps {
  readonly view: CalendarView;
  readonly title: string;
  readonly period: Period;
  /** The day that was asked for. */
  readonly day: string;
  readonly today: string;
  readonly jobs: readonly Job[];
  readonly onStep: (count: number) => void;
  readonly onOpenWeek: (day: string) => void;
}

/** Weeks down, days across; on a telephone the days with jobs, one below another. One day takes the focus, arrows move it. */
export function CalendarGrid({ view, title, period, day, today, jobs, onStep, onOpenWeek }: CalendarGridProps) {
  // days without jobs are not there then, so it is no grid
  const small = useMediaQuery('(max-width: 720px)', undefined, { getInitialValueInEffect: false });
  const role = (name: string) => (small ? {} : { role: name });
  const grid = useRef<HTMLDivElement>(null);
  const days = period.weeks.flat();
  // another period has other days: the focus goes on to one of them
  const follows = useRef(false);
  const [chosen, setChosen] = useState(day);
  const active = days.includes(chosen) ? chosen : days.includes(today) ? today : day;
  const chips = useMemo(
    () => new Map(period.weeks.flat().map((each) => [each, chipsOn(jobs, each, today)])),
    [period, jobs, today],
  );

  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, [period]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-day]') : null;
    const from = cell?.dataset['day'] ?? active;
    if (event.key === 'PageUp' || event.key === 'PageDown') turn(event.key === 'PageUp' ? -1 : 1);
    else if (event.key === 'Enter' && event.target === cell) cell.querySelector<HTMLElement>('a')?.click();
    else if (MOVES[event.key] !== undefined || event.key === 'Home' || event.key === 'End') {
      const at = days.indexOf(from);
      const move = MOVES[event.key] ?? (event.key === 'Home' ? -(at % 7) : 6 - (at % 7));
      focus(addDays(from, move));
    } else return;
    event.preventDefault();
  }

  function turn(count: number): void {
    follows.current = true;
    setChosen(stepPeriod(view, active, count));
    onStep(count);
  }

  function focus(next: string): void {
    if (!days.includes(next)) return;
    setChosen(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <>
      <div
        ref={grid}
        {...role('grid')}
        aria-label={small ? undefined : title}
        className={classes.grid}
        data-view={view}
        onKeyDown={onKeyDown}
      >
        <div {...role('row')} className={classes.head}>
          {(period.weeks[0] ?? []).map((each) => (
            <span key={each} {...role('columnheader')}>
              {formatWeekday(each)}
            </span>
          ))}
        </div>
        {period.weeks.map((week) => (
          <div key={week[0]} {...role('row')} className={classes.week}>
            {week.map((each) => {
              const own = chips.get(each) ?? [];
              const shown = view === 'month' && own.length > MOST_CHIPS + 1 ? own.slice(0, MOST_CHIPS) : own;
              return (
                <div
                  key={each}
                  {...role('gridcell')}
                  tabIndex={small ? undefined : each === active ? 0 : -1}
                  data-day={each}
                  data-empty={own.length === 0 || undefined}
                  data-today={each === today || undefined}
                  data-weekend={isWeekend(each) || undefined}
                  data-other={(view === 'month' && !isSameMonth(each, day)) || undefined}
                  aria-current={each === today ? 'date' : undefined}
                  className={classes.day}
                  onFocus={() => setChosen(each)}
                >
                  <span className={classes.date}>
                    {!small && (
                      <VisuallyHidden>{texts.day(formatDay(each), formatCount(own.length), own.length)}</VisuallyHidden>
                    )}
                    <span className={classes.number} aria-hidden>
                      {String(Number(each.slice(-2)))}
                    </span>
                    <span className={classes.full}>
                      {each === today && `${TEXTS.jobs.today} · `}
                      {formatDay(each)}
                    </span>
                  </span>
                  {shown.map((chip) => (
                    <JobChip key={`${chip.job.id} ${chip.stage}`} chip={chip} />
                  ))}
                  {shown.length < own.length && (
                    <UnstyledButton className={classes.more} onClick={() => onOpenWeek(each)}>
                      {texts.more(formatCount(own.length - shown.length))}
                    </UnstyledButton>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {[...chips.values()].every((own) => own.length === 0) && (
        <p className={`quiet ${classes.nothing}`}>{texts.empty[view]}</p>
      )}
      <p className={`quiet ${classes.keys}`}>{texts.keys}</p>
    </>
  );
}
