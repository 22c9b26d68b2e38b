import type { ReactNode } from 'react';
import { ListSection } from '../../ui/list-section.tsx';

interface SectionProps {
  readonly heading: string;
  readonly aside?: ReactNode;
  /** Said in the place of the list where it is empty. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}

/** One thing to look after, as a list. */
export function Section({ heading, aside, none, children }: SectionProps) {
  return (
    <ListSection heading={heading} aside={aside}>
      {children.length === 0 ? <p className="quiet">{none}</p> : <ul>{children}</ul>}
    </ListSection>
  );
}
