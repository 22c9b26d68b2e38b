import type { MouseEvent, ReactNode } from 'react';
import { navigate } from '../lib/router.ts';

/** A link to another view, `to` relative to the application. */
export function Link({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  }
  // './' and not '': an empty address means the page itself
  return (
    <a href={`./${to}`} className={className} onClick={follow}>
      {children}
    </a>
  );
}
