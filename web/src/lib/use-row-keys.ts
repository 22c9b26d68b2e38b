import { useHotkeys } from '@mantine/hooks';

/** `j` and `k` move through what carries `data-row`: links or buttons, which Enter opens by itself. */
export function useRowKeys(): void {
  useHotkeys([
    ['j', () => move(1)],
    ['k', () => move(-1)],
  ]);
}

function move(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by;
  rows[next]?.focus();
}
