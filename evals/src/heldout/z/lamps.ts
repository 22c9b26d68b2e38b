import type { Selector } from '../../expectation.ts';

/** Light on or around people: what somebody who wants no lighting does not want. */
export const LAMPS: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'disco_light',
  'uplight',
  'crew_lighting',
];
