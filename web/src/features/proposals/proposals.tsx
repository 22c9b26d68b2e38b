import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMayEdit } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { NewProposalButton } from '../../ui/new-proposal-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Filters } from './filters.tsx';
import { ProposalRows } from './proposal-rows.tsx';
import { askedBy } from './search.ts';
import { formatCount } from '../../lib/format.ts';

const texts = TEXTS.proposals;
const route = getRouteApi('/inside/proposals');

/** All proposals of the company, as the address asks for them. */
export function Proposals() {
  const search = route.useSearch();
  const mayEdit = useMayEdit();
  const found = useInfiniteQuery({
    ...trpc.proposals.list.infiniteQueryOptions(askedBy(search), { getNextPageParam: (page) => page.next_cursor }),
    placeholderData: keepPreviousData,
  });
  const proposals = found.data?.pages.flatMap((page) => page.proposals) ?? [];
  const isFiltered = ['q', 'status', 'client', 'from', 'to'].some((name) => name in search);
  const clientName = proposals.find(({ client }) => client?.id === search.client)?.client?.name ?? null;

  return (
    <Page title={texts.title} actions={mayEdit && <NewProposalButton narrow />}>
      <Filters clientName={clientName} />
      <Text role="status" className="visually-hidden">
        {found.isSuccess && countOf(proposals.length, found.hasNextPage)}
      </Text>
      {found.isPending && <LoadingRows label={texts.loading} rows={8} />}
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && proposals.length === 0 && <None isFiltered={isFiltered} mayEdit={mayEdit} />}
      {proposals.length > 0 && <ProposalRows proposals={proposals} old={found.isPlaceholderData} />}
      {found.hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {texts.more}
          </Button>
        </Group>
      )}
    </Page>
  );
}

function None({ isFiltered, mayEdit }: { readonly isFiltered: boolean; readonly mayEdit: boolean }) {
  if (isFiltered) {
    return (
      <Empty text={texts.nothing}>
        <Button variant="default" component={Link} to="/proposals">
          {texts.clear}
        </Button>
      </Empty>
    );
  }
  return <Empty text={mayEdit ? texts.empty : texts.emptyViewer}>{mayEdit && <NewProposalButton />}</Empty>;
}

function countOf(count: number, more: boolean): string {
  return count === 1 && !more ? texts.one : texts.count(formatCount(count), more);
}
