import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mailto } from '../../lib/mailto.ts';
import { useMayEdit, useSession } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { LoadingRows } from '../loading.tsx';
import { Problem } from '../problem.tsx';
import classes from './activity.module.css';
import { AnswerForm } from './answer-form.tsx';
import { Deed, type DeedProps } from './deed.tsx';
import type { ThreadData } from './thread-data.ts';
import { useMarkRead } from './use-mark-read.ts';

const texts = TEXTS.activity;

type Entry = ThreadData['entries'][number];

/** What the client of a proposal did and what they were answered, oldest first; opening it marks it as read. */
export function Thread({ id }: { readonly id: string }) {
  const found = useQuery(trpc.activity.thread.queryOptions({ id }));
  const { markRead } = useMarkRead();
  const isMarked = useRef(false);
  const { data, isFetching } = found;
  useEffect(() => {
    const last = data?.entries.at(-1);
    // what is kept from before may lack the newest
    if (last === undefined || isFetching || isMarked.current) return;
    isMarked.current = true;
    if (data?.entries.some(({ unread }) => unread)) markRead({ id, until: last.at });
  }, [data, id, isFetching, markRead]);
  if (data === undefined) {
    return found.isError ? (
      <Problem error={found.error} onRetry={() => void found.refetch()} />
    ) : (
      <LoadingRows label={texts.loading} rows={2} />
    );
  }
  return <Messages id={id} thread={data} />;
}

interface MessagesProps {
  readonly id: string;
  readonly thread: ThreadData;
}

/** A thread that is at hand, with the field for an answer below it; views alone are answered by nobody. */
export function Messages({ id, thread }: MessagesProps) {
  const mayEdit = useMayEdit();
  return (
    <>
      <ol className={classes.thread}>
        {thread.entries.map((entry) => (
          <li key={entry.id} data-ours={entry.what === 'answered'} data-unread={entry.unread || undefined}>
            <Message entry={entry} thread={thread} />
          </li>
        ))}
      </ol>
      {mayEdit && thread.entries.some(({ what }) => what !== 'viewed') && <AnswerForm id={id} thread={thread} />}
    </>
  );
}

function Message({ entry, thread }: { readonly entry: Entry; readonly thread: ThreadData }) {
  const { at, times, text, mail } = entry;
  return (
    <>
      <Deed {...useDeed(entry, thread)} times={times} at={at} />
      {text !== null && <blockquote className={classes.words}>{text}</blockquote>}
      {mail !== null && <Mailed entry={entry} thread={thread} />}
    </>
  );
}

/** What became of an answer's mail; where none reached the client, the way to write one oneself. */
function Mailed({ entry: { mail, to, text }, thread }: { readonly entry: Entry; readonly thread: ThreadData }) {
  const mayEdit = useMayEdit();
  const { recipient, title, number } = thread;
  const address = to ?? recipient.email;
  const isOut = mail === 'sent' || mail === 'waiting';
  return (
    <p className={classes.mailed} data-failed={mail === 'failed' || undefined}>
      {mail === null || mail === 'none' || to === null ? texts.mail.none : texts.mail[mail](to)}
      {mayEdit && !isOut && address !== null && (
        <a href={mailto({ to: address, subject: texts.subject(title, number), text: text ?? '' })}>
          {texts.answer.openMail}
        </a>
      )}
    </p>
  );
}

function useDeed({ what, name, actor }: Entry, { client }: ThreadData): Pick<DeedProps, 'who' | 'what'> {
  const { user } = useSession();
  if (what !== 'answered') return { who: name ?? client ?? texts.nobody, what };
  if (actor.kind !== 'user') return { who: TEXTS.frame.name, what };
  return actor.id === user.id ? { who: texts.you, what: 'answeredByYou' } : { who: actor.name, what };
}
