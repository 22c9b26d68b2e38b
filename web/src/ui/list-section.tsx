import type { ReactNode } from 'react';
import classes from './list-section.module.css';

interface ListSectionProps {
  readonly heading: ReactNode;
  /** At the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that lists things under a ruled heading. */
export function ListSection({ heading, aside, children }: ListSectionProps) {
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2>{heading}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface AboutProps {
  /** A link of the class `row-link`, and what else the row leads to. */
  readonly children: ReactNode;
  readonly facts?: readonly (string | null)[];
}

/** What a row is about: its link, with what tells it from the others below it. */
export function About({ children, facts }: AboutProps) {
  return (
    <div className={classes.about}>
      {children}
      {facts !== undefined && <span className="quiet">{facts.filter(Boolean).join(' · ')}</span>}
    </div>
  );
}
