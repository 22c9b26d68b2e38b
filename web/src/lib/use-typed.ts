import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** What is typed into a search, handed on once the typing rests; follows when the address changes by other means. */
export function useTyped(value: string, hand: (value: string) => void): [string, (value: string) => void] {
  const [typed, setTyped] = useState(value);
  const handed = useRef(value);
  const later = useDebouncedCallback((text: string) => {
    handed.current = text;
    hand(text);
  }, 200);
  useEffect(() => {
    if (value === handed.current) return;
    handed.current = value;
    setTyped(value);
  }, [value]);
  function type(text: string): void {
    setTyped(text);
    later(text);
  }
  return [typed, type];
}
