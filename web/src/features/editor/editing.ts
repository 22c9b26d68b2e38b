import type { EditorBody } from '@showbill/contract';
import { createContext, useContext } from 'react';
import type { Edits } from './use-edits.ts';

export interface Editing extends Edits {
  /** Whether this person may change it as it stands. */
  readonly isOpen: boolean;
  /** Whether this person may hire in for it, or take something else instead. */
  readonly mayHireIn: boolean;
  /** The words of the brief that are pointed at. */
  readonly lit: string | null;
  readonly light: (words: string | null) => void;
  /** Whether this person, who may, wants to see costs and margin; null: they may not. */
  readonly showsCosts: boolean | null;
  readonly showCosts: (shown: boolean) => void;
}

export const EditingContext = createContext<Editing | null>(null);

/** The proposal on the screen and what can be done to it. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('no proposal is being edited here');
  return editing;
}

/** What a line needs to be changed: stays the same while figures change, so that only lines that do are drawn anew. */
export interface LineEditing extends Pick<Editing, 'isOpen' | 'mayHireIn' | 'change' | 'light'> {
  /** Whether what lines cost is shown. */
  readonly showsCosts: boolean;
  readonly currency: string;
}

export const LineEditingContext = createContext<LineEditing | null>(null);

export function useLineEditing(): LineEditing {
  const editing = useContext(LineEditingContext);
  if (editing === null) throw new Error('no line is being edited here');
  return editing;
}

export type Line = EditorBody['line_items'][number];
