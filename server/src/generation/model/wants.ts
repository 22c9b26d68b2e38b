import { findKinds } from '../../equipment/index.ts';
import type { ShelfRequest } from '../types.ts';
import { kindsCalled } from '../kind-sets.ts';

/** What most events need, asked of a large catalogue whatever the description names. */
export const COMMON_KINDS = kindsCalled('common');

/** What the language model is to be shown of a large catalogue: by the description's words, and what most events need. */
export function wantsOf(description: string): ShelfRequest {
  const named = findKinds(description).map(({ kind }) => kind);
  return { kinds: [...new Set([...named, ...COMMON_KINDS])], phrases: [description] };
}
