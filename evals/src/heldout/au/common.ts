import type { Selector } from '../../expectation.ts';

/** Lamps for a stage, and those who work them. */
export const LAMPS: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
];
export const CHEFS: readonly Selector[] = ['crew_waiter', 'crew_bar'];
