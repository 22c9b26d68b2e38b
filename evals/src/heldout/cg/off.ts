import type { Selector } from '../../expectation.ts';

/** What a client leaves out in one go. */

export const FILMING: readonly Selector[] = ['camera', 'crew_camera', 'streaming_encoder', 'video_recorder'];
export const CARRYING: readonly Selector[] = ['delivery', 'van', 'truck', 'crew_driver', 'mileage', 'transport'];
export const RIG: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
];
