import type { Selector } from '../../expectation.ts';

/** What a band plays on. */
export const BACKLINE: readonly Selector[] = ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard'];

/** Light on a stage, whatever does it. */
export const RIG: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'disco_light',
];

/** Loudspeakers for a crowd, of whatever make. */
export const TOPS: readonly Selector[] = ['speaker_top', 'speaker_column', 'line_array', 'pa_package'];
