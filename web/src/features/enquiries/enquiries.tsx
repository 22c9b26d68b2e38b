import { Button, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCompany } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './enquiries.module.css';
import { EnquiryRow } from './enquiry-row.tsx';
import { STATES } from './search.ts';

const texts = TEXTS.enquiries;
const route = getRouteApi('/inside/enquiries');

/** What visitors of the company's website sent, newest first. */
export function Enquiries() {
  const { state = 'new' } = route.useSearch();
  const navigate = route.useNavigate();
  const { role } = useCompany();
  const list = useInfiniteQuery({
    ...trpc.enquiries.list.infiniteQueryOptions({ state }, { getNextPageParam: (page) => page.next_cursor }),
    placeholderData: keepPreviousData,
  });
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  function show(next: string): void {
    void navigate({ search: next === 'drafted' || next === 'dismissed' ? { state: next } : {}, replace: true });
  }
  return (
    <Page title={texts.title}>
      <SegmentedControl
        aria-label={texts.statesLabel}
        data={STATES.map((value) => ({ value, label: texts.states[value] }))}
        value={state}
        onChange={show}
      />
      {list.isPending && <LoadingRows label={texts.loading} />}
      {list.isError && <Problem error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && entries.length === 0 && (
        <Empty text={state === 'new' ? texts.empty : texts.none}>
          {state === 'new' && role === 'owner' && (
            <Button variant="default" component={Link} to="/settings/website-form">
              {texts.setUp}
            </Button>
          )}
        </Empty>
      )}
      {entries.length > 0 && (
        <ul className={classes.list} aria-label={texts.title}>
          {entries.map((enquiry) => (
            <EnquiryRow key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Page>
  );
}
