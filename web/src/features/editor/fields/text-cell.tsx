import { type KeyboardEvent, useState } from 'react';
import classes from './cell.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly isOpen: boolean;
  /** Whether it may be left empty; else an empty one goes back to what it was. */
  readonly mayBeEmpty?: boolean;
  /** Several lines, where Enter begins another. */
  readonly multiline?: boolean;
  readonly className?: string | undefined;
  /** Letters. */
  readonly most: number;
  readonly onCommit: (next: string, was: string) => void;
}

/** Text that is edited where it stands: leaving it or Enter keeps it, Escape takes it back. */
export function TextCell(props: Props) {
  const { label, value, placeholder, isOpen, mayBeEmpty = false, multiline = false, className, most, onCommit } = props;
  const [draft, setDraft] = useState<{ readonly text: string; readonly was: string } | null>(null);
  if (!isOpen) {
    return value === '' ? null : <span className={`${className ?? ''} prose`}>{value}</span>;
  }

  function commit(): void {
    if (draft === null) return;
    setDraft(null);
    const next = draft.text.trim();
    if (next !== draft.was && (next !== '' || mayBeEmpty)) onCommit(next, draft.was);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') {
      setDraft(null);
      event.stopPropagation();
    }
    if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) event.currentTarget.blur();
  }

  const field = {
    'aria-label': label,
    className: `${classes.cell} ${classes.text} ${className ?? ''}`,
    placeholder,
    maxLength: most,
    value: draft?.text ?? value,
    onFocus: () => setDraft({ text: value, was: value }),
    onBlur: commit,
    onKeyDown,
  };
  // a line of one text wraps as well; Enter keeps it
  return (
    <textarea
      rows={1}
      {...field}
      onChange={({ currentTarget }) => {
        const text = multiline ? currentTarget.value : currentTarget.value.replaceAll('\n', ' ');
        setDraft((before) => ({ text, was: before?.was ?? value }));
      }}
    />
  );
}
