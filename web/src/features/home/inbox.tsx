import { Button, SegmentedControl, UnstyledButton } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { UnreadCount } from '../../ui/activity/unread-mark.tsx';
import { useMarkRead } from '../../ui/activity/use-mark-read.ts';
import { useUnread } from '../../ui/activity/use-unread.ts';
import { ListSection } from '../../ui/list-section.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './inbox.module.css';
import { type Activity, InboxRow } from './inbox-row.tsx';

const texts = TEXTS.activity;
const route = getRouteApi('/inside/');

/** What clients did with proposals, newest first; one of them can be open, and is answered in place. */
export function Inbox() {
  const onlyUnread = route.useSearch().activity === 'unread';
  const navigate = route.useNavigate();
  const [opened, setOpened] = useState<Activity | null>(null);
  const found = useInfiniteQuery({
    ...trpc.activity.list.infiniteQueryOptions(
      { unread: onlyUnread },
      { getNextPageParam: (page) => page.next_cursor },
    ),
    placeholderData: keepPreviousData,
  });
  const count = useUnread();
  const { markAllRead, isPending } = useMarkRead();
  const pages = found.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const entries = withOpened(pages, opened);
  const newest = pages[0];
  return (
    <ListSection
      heading={
        <span>
          {texts.heading}
          <UnreadCount count={count} />
        </span>
      }
    >
      <div className={classes.bar}>
        <SegmentedControl
          size="xs"
          aria-label={texts.filter}
          data={[
            { value: 'all', label: texts.all },
            { value: 'unread', label: texts.unread },
          ]}
          value={onlyUnread ? 'unread' : 'all'}
          onChange={(value) => {
            setOpened(null);
            void navigate({ search: value === 'unread' ? { activity: 'unread' } : {}, replace: true });
          }}
        />
        {count > 0 && newest !== undefined && (
          <UnstyledButton
            className={classes.link}
            disabled={isPending}
            onClick={() => markAllRead({ until: newest.at })}
          >
            {texts.markAllRead}
          </UnstyledButton>
        )}
      </div>
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <LoadingRows label={texts.loading} rows={3} />}
      {found.isSuccess && entries.length === 0 && <p className="quiet">{onlyUnread ? texts.noneUnread : texts.none}</p>}
      {entries.length > 0 && (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <InboxRow
              key={entry.id}
              entry={entry}
              isOpen={entry.id === opened?.id}
              onToggle={() => setOpened(entry.id === opened?.id ? null : entry)}
            />
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          mt="sm"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </ListSection>
  );
}

/** What is open stays where it is, though it is no longer unread. */
function withOpened(entries: readonly Activity[], opened: Activity | null): readonly Activity[] {
  if (opened === null || entries.some(({ id }) => id === opened.id)) return entries;
  const read = { ...opened, unread: false };
  return [...entries, read].toSorted((a, b) => b.at.localeCompare(a.at));
}
