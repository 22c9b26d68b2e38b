import { useEffect, useState } from 'react';

/** For a dialogue that goes away with what drew it: the focus then goes back to what opened it, or to the menu of that. */
export function useFocusBack(): void {
  const [opener] = useState(whatOpened);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}

function whatOpened(): Element | null {
  const { activeElement: focused } = document;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button == null ? focused : document.getElementById(button);
}
