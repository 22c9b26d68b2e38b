import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Messages } from '../../../ui/activity/thread.tsx';
import { UnreadCount } from '../../../ui/activity/unread-mark.tsx';
import { useMarkRead } from '../../../ui/activity/use-mark-read.ts';
import { useEditing } from '../editing.ts';
import classes from './side.module.css';

const texts = TEXTS.activity;
const PLACE = 'client-activity';

/** What the client did and was answered; nothing where there is nothing of it. */
export function ClientThread() {
  const { id, thread, unread, markRead } = useThread();
  if (thread === undefined || thread.entries.length === 0) return null;
  return (
    <section id={PLACE} className={classes.section} tabIndex={-1} aria-label={texts.heading}>
      <div className={classes.head}>
        <h2>
          {texts.heading}
          <UnreadCount count={unread} />
        </h2>
        {unread > 0 && (
          <UnstyledButton className={classes.link} onClick={markRead}>
            {texts.markRead}
          </UnstyledButton>
        )}
      </div>
      <Messages id={id} thread={thread} />
    </section>
  );
}

/** That there is something unread from the client; leads to it. */
export function UnreadLink() {
  const { unread, markRead } = useThread();
  if (unread === 0) return null;
  return (
    <UnstyledButton
      className={classes.link}
      onClick={() => {
        markRead();
        const place = document.getElementById(PLACE);
        place?.scrollIntoView({ block: 'center' });
        place?.focus({ preventScroll: true });
      }}
    >
      {texts.mark}
      <UnreadCount count={unread} />
    </UnstyledButton>
  );
}

function useThread() {
  const { id } = useEditing().proposal;
  const { markRead } = useMarkRead();
  const { data: thread } = useQuery(trpc.activity.thread.queryOptions({ id }));
  const last = thread?.entries.at(-1);
  return {
    id,
    thread,
    unread: thread?.entries.filter(({ unread }) => unread).length ?? 0,
    markRead: () => {
      if (last !== undefined) markRead({ id, until: last.at });
    },
  };
}
