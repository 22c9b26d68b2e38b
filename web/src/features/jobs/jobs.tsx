import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { isDay } from '../../lib/days.ts';
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

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

const route = getRouteApi('/inside/jobs');
const texts = TEXTS.jobs;
const DAYS = 28;

/** What goes out and comes back, by day. */
export function Jobs() {
  const search = route.useSearch();
  const from = search.from !== undefined && isDay(search.from) ? search.from : undefined;
  const { data, error, refetch } = useQuery(trpc.jobs.list.queryOptions({ from, days: DAYS }));
  const [movement, setMovement] = useState<Movement | null>(null);
  const grouped = useMemo(() => data && byDay(data.jobs, data), [data]);
  return (
    <Page title={TEXTS.frame.pages.jobs} actions={data && <Days first={data.from} today={data.today} />}>
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
            grouped.days.map((day) => <DayOfJobs key={day.day} day={day} today={data.today} onMove={setMovement} />)
          )}
          {grouped.days.length === 0 && data.jobs.length > 0 && <Empty text={texts.emptyDays} />}
          {grouped.undated.length > 0 && (
            <ListSection heading={texts.undated}>
              <JobList jobs={grouped.undated} group="going_out" today={data.today} onMove={setMovement} />
            </ListSection>
          )}
        </>
      )}
      {movement !== null && (
        <Suspense>
          <MoveDialog movement={movement} onClose={() => setMovement(null)} />
        </Suspense>
      )}
    </Page>
  );
}

/** The first of the days that are shown; the address holds it. */
function Days({ first, today }: { readonly first: string; readonly today: string }) {
  const navigate = route.useNavigate();
  const goTo = (day: string) => void navigate({ search: day === today ? {} : { from: day }, replace: true });
  return <FirstDay first={first} today={today} onChange={goTo} />;
}
