import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { figureProblem } from '../../../lib/figure-problem.ts';
import { readFigure, writeFigure } from '../../../lib/read-figure.ts';
import classes from './cell.module.css';

interface Props {
  readonly label: string;
  readonly value: number | null;
  /** As it stands while nobody types. */
  readonly shown: string;
  readonly isOpen: boolean;
  readonly decimals?: number;
  readonly least?: 0 | 1;
  readonly most?: number;
  readonly placeholder?: string;
  /** Names the column, for Enter and the arrows. */
  readonly column?: string;
  readonly className?: string | undefined;
  readonly mayBeEmpty?: boolean;
  readonly onCommit: (next: number | null, was: number | null) => void;
}

/**
 * A figure that is edited where it stands. Enter and the arrows go to the same column of the next line, Escape takes back
 * what was typed; what cannot be read stays as it was typed, with the reason, and changes nothing.
 */
export function NumberCell(props: Props) {
  const {
    label,
    value,
    shown,
    isOpen,
    decimals = 0,
    least = 1,
    most,
    placeholder,
    column,
    className,
    mayBeEmpty = false,
  } = props;
  const [draft, setDraft] = useState<Draft | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isTyped = draft !== null;
  // before the next key arrives, so that the first one replaces the figure
  useLayoutEffect(() => {
    if (isTyped) input.current?.select();
  }, [isTyped]);
  if (!isOpen) return <span className={`${className ?? ''} figure`}>{shown}</span>;

  const rule = { decimals, least, most };
  const problem = draft === null ? undefined : figureProblem(draft.text, rule, mayBeEmpty);

  function commit(): void {
    if (draft === null) return;
    if (problem !== undefined) return setDraft({ ...draft, isSaid: true });
    setDraft(null);
    const reading = readFigure(draft.text, rule);
    const read = reading.kind === 'figure' ? reading.value : null;
    if (read !== draft.was) props.onCommit(read, draft.was);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      setDraft((before) => before && draftOf(before.was));
      event.stopPropagation();
    }
    if (event.key === 'Enter' || event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (problem !== undefined) return commit();
      const back = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
      if (!toNeighbour(event.currentTarget, column, back ? -1 : 1) && event.key === 'Enter') event.currentTarget.blur();
    }
  }

  return (
    <>
      <input
        ref={input}
        aria-label={label}
        className={`${classes.cell} ${classes.number} ${className ?? ''}`}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={placeholder}
        data-column={column}
        aria-invalid={problem !== undefined}
        value={draft?.text ?? shown}
        onMouseDown={enterWhole}
        onFocus={() => setDraft((before) => before ?? draftOf(value))}
        onChange={({ currentTarget: { value: text } }) =>
          setDraft((before) => ({ ...(before ?? draftOf(value)), text }))
        }
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {draft?.isSaid && problem !== undefined && (
        <em role="alert" className={classes.problem}>
          {problem}
        </em>
      )}
    </>
  );
}

interface Draft {
  readonly text: string;
  readonly was: number | null;
  /** Whether what is wrong is said: not while somebody still types. */
  readonly isSaid: boolean;
}

function draftOf(was: number | null): Draft {
  return { text: was === null ? '' : writeFigure(was, 0, false), was, isSaid: false };
}

/** The click that enters sets no caret: the whole figure stays selected. */
function enterWhole(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}

/** Whether there is one. */
function toNeighbour(from: HTMLInputElement, column: string | undefined, step: 1 | -1): boolean {
  if (column === undefined) return false;
  const all = [...document.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`)];
  const next = all[all.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
}
