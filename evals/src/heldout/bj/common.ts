import { type Expected, either, needs, type Selector } from '../../expectation.ts';

/** Light that is hung or stood for a stage. */
export const LAMPS: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'followspot',
  'blinder',
];

/** One radio hand mic, of its own or the one that a package holds. */
export const aRadioHandMic: Expected = either(
  needs('mic_wireless_handheld', [1, 1]),
  needs(/Rig "Parish"|Battery PA|PA, Battery|PA Package, Speech/, [1, 2]),
);

/** A system to be heard over, as a package or as its parts. */
export const aSystem: Expected = either(
  needs('pa_package', [1, 2]),
  needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]),
);
