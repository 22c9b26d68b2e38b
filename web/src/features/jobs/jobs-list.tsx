import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { FirstDay } from '../../ui/first-day.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { byDay } from './by-day.ts';
import { DayOfJobs, JobList } from './day-of-jobs.tsx';
import type { Movement } from './movement.ts';

const texts = TEXTS.jobs;
const DAYS = 28;

interface JobsListProps {
  readonly from: string | undefined;
  readonly switcher: ReactNode;
  /** Undefined: today. */
  readonly onGoTo: (day: string | undefined) => void;
  readonly onMove: (movement: Movement) => void;
}

/** What goes out and comes back in four weeks, by day. */
export function JobsList({ from, switcher, onGoTo, onMove }: JobsListProps) {
  const { data, error, refetch } = useQuery(trpc.jobs.list.queryOptions({ from, days: DAYS }));
  const grouped = useMemo(() => data && byDay(data.jobs, data), [data]);
  return (
    <Page
      title={TEXTS.frame.pages.jobs}
      actions={
        <>
          {switcher}
          <Button component={Link} to="/sub-hires" variant="default">
            {texts.subHires}
          </Button>
          {data && (
            <FirstDay
              first={data.from}
              today={data.today}
              onChange={(day) => onGoTo(day === data.today ? undefined : day)}
            />
          )}
        </>
      }
    >
      {error !== null && data === undefined && <Problem error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <LoadingRows label={texts.loading} />}
      {data && grouped && (
        <>
          {data.jobs.length === 0 && data.from === data.today ? (
            <Empty text={texts.empty}>
              <Button component={Link} to="/proposals">
                {texts.toProposals}
              </Button>
            </Empty>
          ) : (
            grouped.days.map((day) => <DayOfJobs key={day.day} day={day} today={data.today} onMove={onMove} />)
          )}
          {grouped.days.length === 0 && data.jobs.length > 0 && <Empty text={texts.emptyDays} />}
          {grouped.undated.length > 0 && (
            <ListSection heading={texts.undated}>
              <JobList jobs={grouped.undated} group="going_out" today={data.today} onMove={onMove} />
            </ListSection>
          )}
        </>
      )}
    </Page>
  );
}
