import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMayEdit } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { EnquiriesLink } from '../../ui/enquiries-link.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { NewProposalButton } from '../../ui/new-proposal-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { DueBack } from './due-back.tsx';
import { FollowUps } from './follow-ups.tsx';
import classes from './home.module.css';
import { Inbox } from './inbox.tsx';
import { Expiring } from './offers.tsx';
import { Overbooked } from './overbooked.tsx';
import { PaymentsDue } from './payments-due.tsx';
import { useMine } from './use-mine.ts';
import { ValueByStatus } from './value-by-status.tsx';

const texts = TEXTS.home;

/** What needs a hand today. */
export function Home() {
  const [mine, setMine] = useMine();
  const { data, error, refetch } = useQuery({
    ...trpc.home.get.queryOptions({ mine }),
    placeholderData: keepPreviousData,
  });
  const mayEdit = useMayEdit();
  const actions = (
    <>
      <EnquiriesLink />
      {mayEdit && <NewProposalButton narrow />}
    </>
  );
  return (
    <Page title={TEXTS.frame.pages.home} actions={actions}>
      {error !== null && data === undefined && <Problem error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <LoadingRows label={texts.loading} />}
      {data && !data.any && (
        <Empty text={texts.empty}>
          {mayEdit && (
            <Button component={Link} to="/first-run">
              {texts.setUp}
            </Button>
          )}
        </Empty>
      )}
      {data?.any && (
        <div className={classes.columns}>
          <div>
            <Inbox />
          </div>
          <div>
            <FollowUps followUps={data.follow_ups} today={data.today} mine={mine} onMine={setMine} />
            <Expiring offers={data.expiring} days={data.expiry_days} mine={mine} onMine={setMine} />
            <PaymentsDue />
            <DueBack jobs={data.due_back} today={data.today} />
            <Overbooked days={data.overbooked} />
            <ValueByStatus value={data.value} currency={data.currency} others={data.other_currencies} />
          </div>
        </div>
      )}
    </Page>
  );
}
