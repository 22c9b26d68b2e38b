import type { Selector } from '../../expectation.ts';
import { SPEAKERS } from '../../usual.ts';

/** Where the sound is there already or somebody else's. */
export const SOUND: readonly Selector[] = [...SPEAKERS, 'amplifier', 'mixing_console', 'stage_monitor', 'crew_sound'];

/** Where nobody wants light on anything. */
export const LIGHT: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'uplight',
  'disco_light',
  'followspot',
  'crew_lighting',
];

/** Where the players bring what they play on. */
export const BACKLINE: readonly Selector[] = ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard'];

/** Where the caterer lays the tables. */
export const TABLE_TOP: readonly Selector[] = ['crockery', 'cutlery', 'glassware'];

/** Where somebody else films and sends. */
export const FILM: readonly Selector[] = ['camera', 'crew_camera', 'streaming_encoder', 'video_recorder'];
