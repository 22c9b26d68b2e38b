export { KIND_CATEGORY, KINDS, type Kind } from './kinds.ts';
export type { CategoryMention, KindMatch, KindMention, Traits } from './types.ts';
