import type { Drafter } from '../generation/index.ts';
import type { Context } from '../platform/context.ts';
import type { UnderWay } from './under-way.ts';

export interface GenerationContext extends Context {
  readonly drafter: Drafter;
  /** Drafts in sandboxes, at no cost. */
  readonly sandboxDrafter: Drafter;
  readonly underWay: UnderWay;
}
