import { type KeyboardEvent, useState } from 'react';

export interface Place {
  readonly row: number;
  readonly column: number;
}

const PAGE = 10;

/** The cell of a grid that has the focus, or will have it, and the keys that move it. */
export function useMoves(rows: number, columns: number, first: Place) {
  const [chosen, setChosen] = useState(first);
  const active = within(chosen, rows, columns);
  return {
    active,
    choose: setChosen,
    /** Where a key leads; null for one that moves nothing. */
    after: (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): Place | null => {
      const moved = move(active, event, rows, columns);
      return moved === null ? null : within(moved, rows, columns);
    },
  };
}

/** Where a key leads from a place, before the edges of the grid are heeded. */
export function move(
  { row, column }: Place,
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  rows: number,
  columns: number,
): Place | null {
  const far = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return { row: far ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: far ? rows - 1 : row + 1, column };
    case 'ArrowLeft':
      return { row, column: far ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: far ? columns - 1 : column + 1 };
    case 'PageUp':
      return { row: row - PAGE, column };
    case 'PageDown':
      return { row: row + PAGE, column };
    case 'Home':
      return { row: far ? 0 : row, column: 0 };
    case 'End':
      return { row: far ? rows - 1 : row, column: columns - 1 };
    default:
      return null;
  }
}

function within({ row, column }: Place, rows: number, columns: number): Place {
  return {
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}
