import { KIND_CATEGORY } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';

export function isCrew({ kinds }: Mention): boolean {
  return kinds.length > 0 && kinds.every((kind) => KIND_CATEGORY[kind] === 'crew');
}
