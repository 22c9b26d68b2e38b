import type { Selector } from '../../expectation.ts';

/** What stands on a stage or in a room as light, whoever brings it. */
export const LAMPS: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'disco_light',
  'followspot',
];
/** A system for the ears. */
export const TOPS: readonly Selector[] = ['speaker_top', 'speaker_column', 'line_array', 'pa_package'];
export const WIRED: readonly Selector[] = ['mic_wired', 'mic_instrument'];
