import { useEffect, useRef, useState } from 'react';
import type { Place } from './use-moves.ts';

const OPEN_MS = 140;
/** Long enough to reach the card with the pointer. */
const CLOSE_MS = 250;

/** Which cell's card is open: that of the cell with the focus, or of the one that the pointer rests on. */
export function useCard() {
  const [shown, setShown] = useState<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (place: Place | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(place), ms);
  };
  return {
    shown,
    open: (place: Place) => {
      clearTimeout(timer.current);
      setShown(place);
    },
    openSoon: (place: Place) => later(place, OPEN_MS),
    close: () => {
      clearTimeout(timer.current);
      setShown(null);
    },
    closeSoon: () => later(null, CLOSE_MS),
    stay: () => clearTimeout(timer.current),
  };
}
