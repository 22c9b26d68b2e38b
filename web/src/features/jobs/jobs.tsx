import { SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { isDay } from '../../lib/days.ts';
import { TEXTS } from '../../texts/index.ts';
import { JobsCalendar } from './jobs-calendar.tsx';
import { JobsList } from './jobs-list.tsx';
import type { Movement } from './movement.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

const route = getRouteApi('/inside/jobs');
const texts = TEXTS.jobs;

type View = keyof typeof texts.views;

/** What goes out and comes back, as a list by day or as a calendar; the address holds which. */
export function Jobs() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [movement, setMovement] = useState<Movement | null>(null);
  const from = search.from !== undefined && isDay(search.from) ? search.from : undefined;
  const view: View = search.view === 'week' || search.view === 'month' ? search.view : 'list';

  function show(next: View, day: string | undefined): void {
    const shown = { ...(next !== 'list' && { view: next }), ...(day !== undefined && { from: day }) };
    void navigate({ search: shown, replace: true });
  }

  const switcher = (
    <SegmentedControl
      aria-label={texts.view}
      value={view}
      data={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
      onChange={(next) => show(next, from)}
    />
  );
  return (
    <>
      {view === 'list' ? (
        <JobsList from={from} switcher={switcher} onGoTo={(day) => show('list', day)} onMove={setMovement} />
      ) : (
        <JobsCalendar view={view} from={from} switcher={switcher} onGoTo={(day, other = view) => show(other, day)} />
      )}
      {movement !== null && (
        <Suspense>
          <MoveDialog movement={movement} onClose={() => setMovement(null)} />
        </Suspense>
      )}
    </>
  );
}

const VIEWS: readonly View[] = ['list', 'week', 'month'];
