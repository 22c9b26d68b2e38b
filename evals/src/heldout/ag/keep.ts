import { type Expected, either, needs } from '../../expectation.ts';

/** A system of some size for the room or the field: tops, columns, an array or a package. */
export function system(most = 16): Expected {
  return either(needs(['speaker_top', 'speaker_column', 'line_array'], [1, most]), needs('pa_package', [1, 3]));
}
