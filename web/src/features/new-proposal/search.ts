import type { SearchSchemaInput } from '@tanstack/react-router';
import { textOf } from '../../lib/search.ts';

export interface NewProposalSearch {
  /** The id of the client it is for. */
  readonly client?: string;
  /** The id of the enquiry that it answers. */
  readonly enquiry?: string;
}

export function newProposalSearch(search: NewProposalSearch & SearchSchemaInput): NewProposalSearch {
  return textOf({ ...search }, ['client', 'enquiry']);
}
