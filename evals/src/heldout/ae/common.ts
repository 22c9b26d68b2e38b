import { type Expected, either, needs } from '../../expectation.ts';

/** A system for speech: a package, or tops or columns. */
export const talk = (most = 8): Expected =>
  either(needs('pa_package', [1, 3]), needs(['speaker_top', 'speaker_column', 'line_array'], [2, most]));

/** A system for music, which may come as a package or in boxes. */
export const loud = (most = 16): Expected =>
  either(needs('pa_package', [1, 2]), needs(['speaker_top', 'line_array', 'speaker_column'], [2, most]));

/** Somebody who looks after sound, picture or both. */
export const operator = (most = 3): Expected => needs(['crew_technician', 'crew_sound', 'crew_video'], [1, most]);

/** Light on people who stand on a stage, however it is made up. */
export const washed = (most = 24): Expected => needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, most]);
