import type { Selector } from '../../expectation.ts';

/** Lanterns for a stage. */
export const RIG: readonly Selector[] = ['stage_wash', 'profile_spot', 'moving_head', 'lighting_package'];
