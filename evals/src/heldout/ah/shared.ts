import { type Expected, either, needs, type Units } from '../../expectation.ts';
import { SPEAKERS } from '../../usual.ts';

export const LAMPS = ['stage_wash', 'profile_spot', 'moving_head', 'lighting_package', 'disco_light'] as const;
export const BACKLINE = ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard'] as const;
export const OPERATOR = ['crew_technician', 'crew_sound', 'crew_video'] as const;
export const ODD = [
  'beer_table_set',
  'crowd_barrier',
  'toilet',
  'marquee',
  'choir_riser',
  'fencing',
  'shower',
] as const;

/** Loudspeakers in pairs, or a package or two. */
export function sound(tops: Units = [1, 8]): Expected {
  return either(needs('pa_package', [1, 3]), needs(SPEAKERS, tops));
}
