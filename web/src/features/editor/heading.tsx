import { Text } from '@mantine/core';
import { NAME_LIMIT, SUMMARY_LIMIT } from '@showbill/contract/limits';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatCount, formatMoment } from '../../lib/format.ts';
import { useMayEdit } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import { Actions } from './actions.tsx';
import { useEditing } from './editing.ts';
import { EventFields } from './event-fields.tsx';
import { EventFold } from './event-fold.tsx';
import { TextCell } from './fields/text-cell.tsx';
import classes from './heading.module.css';
import { NoDate } from './no-date.tsx';
import { UnreadLink } from './side/client-thread.tsx';
import { StaleText } from './stale-text.tsx';

const texts = TEXTS.editor;
/** Of these one expects that equipment is held, or will be. */
const MAY_HOLD: readonly string[] = ['draft', 'sent', 'accepted'];

/** What it is, for whom and when, and what can be done with the whole of it. */
export function Heading() {
  const { proposal, isOpen, change } = useEditing();
  const { number, status, version, title, replaces, scope_summary: summary } = proposal;
  const heading = useRef<HTMLHeadingElement>(null);
  const holdsNothing = proposal.event.date === null && MAY_HOLD.includes(status);
  const notices = [
    ...(holdsNothing ? [texts.fields.holdsNothing] : []),
    ...(isOpen ? proposal.stale.map((field) => `${texts.fields[field]}: ${texts.stale.note}`) : []),
  ];
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header>
      <div className={classes.top}>
        <p className={classes.number}>
          <span className="document-number">{number}</span>
          <StatusMark status={status} />
          <UnreadLink />
          {version > 1 && <span className="quiet">{texts.version(formatCount(version))}</span>}
          {replaces !== null && (
            <span className="quiet">
              {texts.replaces},{' '}
              <Link to="/proposals/$id" params={{ id: replaces }}>
                {texts.seeReplaced}
              </Link>
            </span>
          )}
        </p>
        <Actions />
      </div>
      <h1 ref={heading} tabIndex={-1} className={classes.title} aria-label={title}>
        <TextCell
          label={texts.fields.title}
          value={title}
          most={NAME_LIMIT}
          isOpen={isOpen}
          className={isOpen ? classes.cell : undefined}
          onCommit={(next, was) => change([{ kind: 'set_title', title: next, was }])}
        />
      </h1>
      <EventFold notices={notices}>
        <StaleText field="title" />
        <EventFields />
        {holdsNothing && <NoDate />}
        <Standing />
        <div className={classes.summary}>
          <TextCell
            label={texts.fields.summary}
            placeholder={texts.fields.noSummary}
            value={summary}
            most={SUMMARY_LIMIT}
            isOpen={isOpen}
            mayBeEmpty
            multiline
            className={isOpen ? classes.cell : undefined}
            onCommit={(next, was) => change([{ kind: 'set_summary', summary: next, was }])}
          />
          <StaleText field="summary" />
        </div>
      </EventFold>
    </header>
  );
}

/** Why it cannot be changed now, and what can be done instead. */
function Standing() {
  const { proposal } = useEditing();
  const mayEdit = useMayEdit();
  const { status, viewed_at: seen } = proposal;
  const looks =
    status === 'sent' ? (seen === null ? texts.standing.notSeen : texts.standing.seen(formatMoment(seen))) : '';
  if (status === 'draft' && mayEdit) return null;
  const why = !mayEdit || status === 'draft' ? texts.standing.viewer : texts.standing[status];
  return (
    <Text className={classes.standing} role="note">
      {looks} {why}
    </Text>
  );
}
