import { UnstyledButton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatCount, formatMoment, formatMoney } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { client, trpc } from '../../../lib/trpc.ts';
import { INVOICE_TEXTS } from '../../../texts/invoices/index.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';
import { sentenceOf } from '../sheet/sentence-of.ts';
import classes from './side.module.css';

const texts = TEXTS.editor.history;
const AT_ONCE = 200;
type Entry = inferOutput<typeof trpc.proposals.history>[number];

/** What happened to it and by whom, newest first. */
export function History() {
  const { proposal } = useEditing();
  const { id } = proposal;
  const found = useInfiniteQuery({
    queryKey: [...trpc.proposals.history.queryKey({ id }), 'pages'],
    queryFn: ({ pageParam }) => client.proposals.history.query(pageParam === null ? { id } : { id, before: pageParam }),
    initialPageParam: null as { readonly at: string; readonly id: string } | null,
    getNextPageParam: (page: readonly Entry[]) => {
      const last = page.at(-1);
      return page.length < AT_ONCE || last === undefined ? null : { at: last.at, id: last.id };
    },
  });
  const entries = found.data?.pages.flat() ?? [];
  return (
    <section className={classes.section}>
      <h2>{texts.heading}</h2>
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <Happening entry={entry} currency={proposal.currency} />
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <UnstyledButton className={classes.link} onClick={() => void found.fetchNextPage()}>
          {texts.more}
        </UnstyledButton>
      )}
    </section>
  );
}

/** What the client wrote, and who they are where they said so. */
function saidIn({ question, reason, answer, name, email }: Entry['details']): string | null {
  const who = typeof name === 'string' && typeof email === 'string' ? `${name} (${email})` : null;
  const words = [question, reason, answer].find((text) => typeof text === 'string');
  if (words === undefined) return who;
  return who === null ? texts.said(words) : texts.saidBy(who, words);
}

/** An invoice by its number, with what it comes to, what it credits and where it was sent. */
function invoiceIn({ what, details: { number, amount, currency, corrects, recipient } }: Entry): string | null {
  if (!what.startsWith('invoice_')) return null;
  const facts = [
    number,
    typeof amount === 'number' && typeof currency === 'string' && formatMoney(amount, currency),
    typeof corrects === 'string' && INVOICE_TEXTS.corrects(corrects),
    recipient,
  ];
  return facts.filter((fact) => typeof fact === 'string').join(' · ');
}

/** Why it was won or lost, as the company sees it; whom it was given to. */
function reasonIn({ outcome, note, to }: Entry['details']): string | null {
  const said = [outcome, note, to].filter((text) => typeof text === 'string');
  return said.length === 0 ? null : said.join('. ');
}

function Happening({ entry, currency }: { readonly entry: Entry; readonly currency: string }) {
  const { fields = [], more = 0 } = entry.details;
  const head = (
    <>
      {deedOf(entry)} {texts.by(useName(entry.actor))}
    </>
  );
  const line = (
    <span className={classes.when}>
      <span>{head}</span>
      <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
    </span>
  );
  const said = invoiceIn(entry) ?? saidIn(entry.details) ?? reasonIn(entry.details);
  if (fields.length === 0) {
    return (
      <>
        {line}
        {said !== null && <blockquote className={classes.said}>{said}</blockquote>}
      </>
    );
  }
  return (
    <details>
      <summary>
        {head}, {texts.fields(formatCount(fields.length + more))}{' '}
        <time dateTime={entry.at} className="quiet figure">
          {formatMoment(entry.at)}
        </time>
      </summary>
      <ul className={classes.details}>
        {fields.map((field) => (
          <li key={`${field.target} ${field.field}`}>{sentenceOf(field, currency)}</li>
        ))}
        {more > 0 && <li>{texts.moreFields(formatCount(more))}</li>}
      </ul>
    </details>
  );
}

/** What was done, how often; of a sending, whether a mail went out. */
function deedOf({ what, mail, details: { times } }: Entry): string {
  if (typeof times === 'number') return texts.viewedOften(formatCount(times));
  if (mail === 'none') return TEXTS.mailing.markedAsSent;
  return mail === 'failed' ? TEXTS.mailing.sentFailed : texts.what[what];
}

function useName(actor: Entry['actor']): string {
  const { user } = useSession();
  switch (actor.kind) {
    case 'user':
      return actor.id === user.id ? texts.you : actor.name;
    case 'key':
      return texts.key(actor.name);
    case 'client':
    case 'command':
    case 'service':
      return texts[actor.kind];
    default:
      return actor satisfies never;
  }
}
