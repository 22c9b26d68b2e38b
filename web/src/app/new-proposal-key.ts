import { useEffect } from 'react';
import { DESCRIPTION_ID } from '../features/brief/index.ts';
import { navigate } from '../lib/router.ts';

/** The key `n` begins a new proposal from anywhere but a field. */
export function useNewProposalKey(): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      event.preventDefault();
      navigate('');
      requestAnimationFrame(() => document.getElementById(DESCRIPTION_ID)?.focus());
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
