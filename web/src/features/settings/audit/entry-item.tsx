import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { LOCALE, TEXTS } from '../../../texts/index.ts';
import settings from '../settings.module.css';
import classes from './audit.module.css';
import { type Entry, factsOf, whoDid } from './who.ts';

const { what } = TEXTS.audit;
/** Of a log the very minute matters. */
const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** What was done to what, by whom and when. */
export function EntryItem({ entry }: { readonly entry: Entry }) {
  const facts = factsOf(entry);
  return (
    <li className={settings.item}>
      <div>
        <Text component="div">
          <Text span fw={550}>
            {what[entry.what]}
          </Text>
          {entry.subject.name !== null && <Subject entry={entry} name={entry.subject.name} />}
        </Text>
        {facts !== '' && <div className={classes.facts}>{facts}</div>}
        <div className={settings.facts}>
          <span>{whoDid(entry.actor)}</span>
          <time dateTime={entry.at}>{MOMENT.format(new Date(entry.at))}</time>
        </div>
      </div>
    </li>
  );
}

function Subject({ entry, name }: { readonly entry: Entry; readonly name: string }) {
  const { id } = entry.subject;
  const isThere = entry.what.startsWith('proposal.') && entry.what !== 'proposal.deleted';
  return (
    <>
      {' '}
      {isThere && id !== null ? (
        <Link to="/proposals/$id" params={{ id }}>
          {name}
        </Link>
      ) : (
        name
      )}
    </>
  );
}
