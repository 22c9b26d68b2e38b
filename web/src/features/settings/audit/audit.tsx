import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { client, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Empty } from '../../../ui/empty.tsx';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ForOwners } from '../for-owners.tsx';
import { Section } from '../section.tsx';
import settings from '../settings.module.css';
import { EntryItem } from './entry-item.tsx';
import { ExportAudit } from './export-audit.tsx';
import { AuditFilters } from './filters.tsx';
import { KeepFor } from './keep-for.tsx';
import { askedBy } from './search.ts';
import type { Entry } from './who.ts';

const texts = TEXTS.audit;
const route = getRouteApi('/inside/settings/audit');

export function AuditSettings() {
  return (
    <ForOwners title={texts.tab} why={texts.ownersOnly}>
      <Section main title={texts.tab} lead={texts.lead} actions={<ExportAudit />}>
        <AuditFilters />
        <Log />
      </Section>
      <KeepFor />
    </ForOwners>
  );
}

interface Page {
  readonly data: readonly Entry[];
  readonly has_more: boolean;
}

function Log() {
  const asked = askedBy(route.useSearch());
  const found = useInfiniteQuery({
    queryKey: [...trpc.audit.list.queryKey(asked), 'pages'],
    queryFn: ({ pageParam }) => client.audit.list.query(pageParam === null ? asked : { ...asked, before: pageParam }),
    initialPageParam: null as { readonly at: string; readonly id: string } | null,
    getNextPageParam: ({ data, has_more: hasMore }: Page) => {
      const last = data.at(-1);
      return hasMore && last !== undefined ? { at: last.at, id: last.id } : null;
    },
    placeholderData: keepPreviousData,
  });
  const entries = found.data?.pages.flatMap(({ data }) => data) ?? [];
  if (found.isPending) return <LoadingRows label={texts.loading} rows={6} />;
  if (found.isError) return <Problem error={found.error} onRetry={() => void found.refetch()} />;
  if (entries.length === 0) return <Empty text={Object.keys(asked).length === 0 ? texts.empty : texts.nothing} />;
  return (
    <>
      <Text role="status" className="visually-hidden">
        {texts.showing(entries.length)}
      </Text>
      <ul className={settings.list} aria-label={texts.tab} aria-busy={found.isPlaceholderData}>
        {entries.map((entry) => (
          <EntryItem key={entry.id} entry={entry} />
        ))}
      </ul>
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
