import { useState } from 'react';
import { formatDays } from '../../../lib/format.ts';
import classes from './cell.module.css';

interface Props {
  readonly label: string;
  readonly day: string | null;
  readonly isOpen: boolean;
  readonly none: string;
  /** Stands in the empty field. */
  readonly hint: string;
  readonly onCommit: (next: string | null, was: string | null) => void;
}

/** A day that is edited where it stands, kept when the field is left. */
export function DayCell({ label, day, isOpen, none, hint, onCommit }: Props) {
  const [draft, setDraft] = useState<{ readonly day: string; readonly was: string | null } | null>(null);
  if (!isOpen) return <span className="figure">{day === null ? none : formatDays(day, 1)}</span>;

  function commit(): void {
    if (draft === null) return;
    setDraft(null);
    // a year of two figures reaches the field as one of the first century
    const next = draft.day === '' ? null : draft.day.replace(/^00(?=\d\d-)/, '20');
    if (next !== draft.was) onCommit(next, draft.was);
  }

  const shown = draft?.day ?? day ?? '';
  const field = (
    <input
      type="date"
      aria-label={label}
      className={`${classes.cell} ${classes.day}`}
      value={shown}
      onFocus={() => setDraft({ day: day ?? '', was: day })}
      onChange={({ currentTarget: { value } }) =>
        setDraft((before) => ({ day: value, was: before ? before.was : day }))
      }
      onBlur={commit}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
  return (
    <span className={classes.hinted} data-hint={shown === '' ? hint : undefined}>
      {field}
    </span>
  );
}
