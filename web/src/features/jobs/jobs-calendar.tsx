import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@radix-ui/react-icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { addDays, formatMonthAndYear, formatNearDay } from '../../lib/days.ts';
import { useCompany } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './calendar.module.css';
import { type CalendarView, periodOf, stepPeriod } from './calendar-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';

const texts = TEXTS.jobs.calendar;

interface JobsCalendarProps {
  readonly view: CalendarView;
  /** A day of the week or month; undefined: today. */
  readonly from: string | undefined;
  readonly switcher: ReactNode;
  readonly onGoTo: (day: string | undefined, view?: CalendarView) => void;
}

/** A week or a month of jobs. */
export function JobsCalendar({ view, from, switcher, onGoTo }: JobsCalendarProps) {
  const { company } = useCompany();
  const day = from ?? todayIn(company.time_zone);
  const period = useMemo(() => periodOf(view, day), [view, day]);
  const days = period.weeks.length * 7;
  const { data, error, refetch } = useQuery(
    trpc.jobs.list.queryOptions({ from: period.from, days }, { placeholderData: keepPreviousData }),
  );
  const title = view === 'month' ? formatMonthAndYear(day) : weekTitle(period.from);
  const step = (count: number, icon: ReactNode) => {
    const label = count < 0 ? texts.earlier[view] : texts.later[view];
    return (
      <Tooltip label={label}>
        <ActionIcon variant="default" size={36} aria-label={label} onClick={() => onGoTo(stepPeriod(view, day, count))}>
          {icon}
        </ActionIcon>
      </Tooltip>
    );
  };
  return (
    <Page
      wide
      title={TEXTS.frame.pages.jobs}
      actions={
        <>
          {switcher}
          <div className={classes.steps}>
            {step(-1, <ChevronLeftIcon />)}
            <Button variant="default" onClick={() => onGoTo(undefined)}>
              {TEXTS.jobs.today}
            </Button>
            {step(1, <ChevronRightIcon />)}
          </div>
        </>
      }
    >
      <h2 className={classes.title} aria-live="polite">
        {title}
      </h2>
      {error !== null && data === undefined && <Problem error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <LoadingRows label={TEXTS.jobs.loading} />}
      {data && (
        <CalendarGrid
          view={view}
          title={title}
          period={period}
          day={day}
          today={data.today}
          jobs={data.jobs}
          onStep={(count) => onGoTo(stepPeriod(view, day, count))}
          onOpenWeek={(of) => onGoTo(of, 'week')}
        />
      )}
    </Page>
  );
}

function weekTitle(monday: string): string {
  return texts.week(formatNearDay(monday), formatNearDay(addDays(monday, 6)), monday.slice(0, 4));
}

/** The calendar day in a time zone, until the server has said which it counts by. */
function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());
}
