import type { ReactNode } from 'react';
import classes from './state-mark.module.css';

export type Tone = 'quiet' | 'info' | 'good' | 'warn' | 'bad';

/** How something stands, in a word with a dot of its colour. */
export function StateMark({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={`${classes.mark} ${classes[tone]}`}>{children}</span>;
}
