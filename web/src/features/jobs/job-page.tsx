import { Alert, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatDays, formatDateAndTime } from '../../lib/format.ts';
import { isNotFound } from '../../lib/problem.ts';
import { useMayEdit } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { DeliveryCollection } from '../../ui/delivery/delivery-collection.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SubHiresOfProposal } from '../../ui/sub-hires/of-proposal.tsx';
import classes from './job-page.module.css';
import { stateOf } from './job-state.ts';
import type { Movement } from './movement.ts';
import type { OpenJob } from './open-job.ts';
import { Picking } from './picking.tsx';
import { UndoBar } from './undo-bar.tsx';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

const route = getRouteApi('/inside/jobs/$id');
const texts = TEXTS.jobs.page;
/** What can be undone ends without anybody doing anything. */
const REFRESH_MS = 60_000;

/** One job: when it goes out and comes back, where it is, and what to pick for it. */
export function JobPage() {
  const { id } = route.useParams();
  const mayEdit = useMayEdit();
  const { data: job, error, refetch } = useQuery(trpc.jobs.get.queryOptions({ id }, { refetchInterval: REFRESH_MS }));
  const [movement, setMovement] = useState<Movement | null>(null);
  if (isNotFound(error)) return <NotFound />;
  const button = (what: Movement['what'], open: OpenJob, primary: boolean) => (
    <Button
      variant={primary ? 'filled' : 'default'}
      onClick={() => setMovement({ what, id: open.id, number: open.number })}
    >
      {TEXTS.jobs[what]}
    </Button>
  );
  return (
    <Page
      title={job?.title ?? TEXTS.frame.pages.jobs}
      actions={
        job !== undefined &&
        mayEdit && (
          <Group gap="xs" className={classes.actions}>
            {job.out > 0 && button('return', job, job.to_go === 0)}
            {job.to_go > 0 && !staysHere(job) && button('dispatch', job, true)}
          </Group>
        )
      }
    >
      {error !== null && job === undefined && <Problem error={error} onRetry={() => void refetch()} />}
      {error === null && job === undefined && <LoadingRows label={texts.loading} />}
      {job !== undefined && (
        <>
          {job.withdrawn_at !== null && (
            <Alert color="red" variant="light" role="status" mb="md">
              {texts.withdrawn(formatDateAndTime(job.withdrawn_at))}
            </Alert>
          )}
          <Facts job={job} />
          {mayEdit && job.undo !== null && <UndoBar id={job.id} undo={job.undo} />}
          <SubHiresOfProposal id={job.id} className={classes.subHires} />
          <Picking job={job} />
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

/** Nothing leaves for a contract that the client withdrew from. */
function staysHere({ withdrawn_at: withdrawnAt, dispatched_on: dispatchedOn }: OpenJob): boolean {
  return withdrawnAt !== null && dispatchedOn === null;
}

function Facts({ job }: { readonly job: OpenJob }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      texts.proposal,
      <Link key="proposal" to="/proposals/$id" params={{ id: job.id }}>
        {job.number}
      </Link>,
    ],
    [texts.client, job.client ?? texts.none],
    [texts.venue, job.venue ?? texts.none],
    [texts.event, job.date === null ? texts.none : formatDays(job.date, job.days)],
    [texts.status, stateOf(job, job.today)],
  ];
  return (
    <div className={classes.facts}>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.delivery}>
        <DeliveryCollection id={job.id} heading />
      </div>
    </div>
  );
}
