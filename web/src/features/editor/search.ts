import type { SearchSchemaInput } from '@tanstack/react-router';
import { textOf } from '../../lib/search.ts';

export interface EditorSearch {
  /** What is asked at once: a proposal that was moved on the board. */
  readonly do?: string;
}

export function editorSearch(search: EditorSearch & SearchSchemaInput): EditorSearch {
  return textOf({ ...search }, ['do']);
}
