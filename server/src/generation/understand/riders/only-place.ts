import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Demand } from '../../types.ts';
import type { Text } from '../../reading/document/text.ts';
import { isRider } from './is-rider.ts';

/** What an act is heard and seen through. */
const OF_SHOW: ReadonlySet<Category> = new Set(['audio', 'lighting', 'video', 'backline', 'communications']);
const WHO_RUN_IT: ReadonlySet<Kind> = new Set<Kind>(['crew_technician', 'crew_sound', 'crew_lighting', 'crew_video']);

/** Whether a rider asks for a stage, power and hands only: the act comes with the rest, and nothing is planned around it. */
export function asksForPlaceOnly(text: Text, demands: readonly Demand[]): boolean {
  const kinds = demands.flatMap(({ kinds: [kind] }) => kind ?? []);
  return (
    kinds.length > 0 && isRider(text) && !kinds.some((kind) => OF_SHOW.has(KIND_CATEGORY[kind]) || WHO_RUN_IT.has(kind))
  );
}
