import { useEffect } from 'react';
import { TEXTS } from '../texts.ts';

/** Names the tab after what is on the page; without a title, after the application. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? TEXTS.name : `${title} · ${TEXTS.name}`;
  }, [title]);
}
