import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useId } from 'react';
import type { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Deed } from '../../ui/activity/deed.tsx';
import { Thread } from '../../ui/activity/thread.tsx';
import { UnreadMark } from '../../ui/activity/unread-mark.tsx';
import classes from './inbox.module.css';

const texts = TEXTS.activity;

/** Something that a client did, as the server tells it. */
export type Activity = inferOutput<typeof trpc.activity.list>['entries'][number];

interface InboxRowProps {
  readonly entry: Activity;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Who did what with which proposal; opened, all that was said about it, to be answered. */
export function InboxRow({ entry, isOpen, onToggle }: InboxRowProps) {
  const { what, at, times, name, text, unread, answered, proposal } = entry;
  const below = useId();
  return (
    <li data-unread={unread || undefined} data-open={isOpen || undefined}>
      <UnstyledButton className={classes.row} aria-expanded={isOpen} aria-controls={below} onClick={onToggle}>
        <span className={classes.mark}>{unread && <UnreadMark />}</span>
        <span className={classes.about}>
          <Deed who={name ?? proposal.client ?? texts.nobody} what={what} times={times} at={at} />
          <span className="quiet">
            {proposal.title} · <span className="document-number">{proposal.number}</span>
            {what === 'asked' && answered && ` · ${texts.isAnswered}`}
          </span>
          {text !== null && !isOpen && <span className={classes.words}>{text}</span>}
        </span>
      </UnstyledButton>
      <div id={below} className={classes.opened} hidden={!isOpen}>
        {isOpen && (
          <>
            <Thread id={proposal.id} />
            <Link to="/proposals/$id" params={{ id: proposal.id }} className={classes.link}>
              {texts.open}
            </Link>
          </>
        )}
      </div>
    </li>
  );
}
