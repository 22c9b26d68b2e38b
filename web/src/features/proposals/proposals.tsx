import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatCount } from '../../lib/format.ts';
import { useMayEdit, useSession } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { EnquiriesLink } from '../../ui/enquiries-link.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { NewProposalButton } from '../../ui/new-proposal-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Board } from './board/board.tsx';
import { Filters } from './filters.tsx';
import { None } from './none.tsx';
import { ProposalRows } from './proposal-rows.tsx';
import { askedBy } from './search.ts';
import { ViewSwitch } from './view-switch.tsx';

const texts = TEXTS.proposals;
const route = getRouteApi('/inside/proposals');

/** All proposals of the company, as a list or a board, as the address asks for them. */
export function Proposals() {
  const search = route.useSearch();
  const mayEdit = useMayEdit();
  const actions = (
    <>
      <EnquiriesLink />
      <Button component={Link} to="/proposals/report" variant="default">
        {TEXTS.sales.report.link}
      </Button>
      <Button component={Link} to="/payments" variant="default">
        {texts.payments}
      </Button>
      <Button component={Link} to="/invoices" variant="default">
        {texts.invoices}
      </Button>
      <ViewSwitch />
      {mayEdit && <NewProposalButton narrow />}
    </>
  );
  const isBoard = search.view === 'board';
  return (
    <Page title={texts.title} wide={isBoard} actions={actions}>
      {isBoard ? <Board /> : <List />}
    </Page>
  );
}

function List() {
  const search = route.useSearch();
  const { user } = useSession();
  const found = useInfiniteQuery({
    ...trpc.proposals.list.infiniteQueryOptions(askedBy(search, user.id), {
      getNextPageParam: (page) => page.next_cursor,
    }),
    placeholderData: keepPreviousData,
  });
  const proposals = found.data?.pages.flatMap((page) => page.proposals) ?? [];
  const clientName = proposals.find(({ client }) => client?.id === search.client)?.client?.name ?? null;

  return (
    <>
      <Filters clientName={clientName} />
      <Text role="status" className="visually-hidden">
        {found.isSuccess && countOf(proposals.length, found.hasNextPage)}
      </Text>
      {found.isPending && <LoadingRows label={texts.loading} rows={8} />}
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && proposals.length === 0 && <None />}
      {proposals.length > 0 && <ProposalRows proposals={proposals} old={found.isPlaceholderData} />}
      {found.hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {texts.more}
          </Button>
        </Group>
      )}
    </>
  );
}

function countOf(count: number, more: boolean): string {
  return count === 1 && !more ? texts.one : texts.count(formatCount(count), more);
}
