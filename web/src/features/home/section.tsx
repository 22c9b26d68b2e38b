import type { ReactNode } from 'react';
import classes from './home.module.css';

interface SectionProps {
  readonly heading: string;
  /** Said in the place of the list where it is empty. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}

/** One thing to look after, as a list. */
export function Section({ heading, none, children }: SectionProps) {
  return (
    <section className={classes.section}>
      <h2>{heading}</h2>
      {children.length === 0 ? <p className="quiet">{none}</p> : <ul>{children}</ul>}
    </section>
  );
}
