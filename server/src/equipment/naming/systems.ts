import type { Kind } from '../kinds.ts';
import { stemsThatAre } from '../matching/words.ts';

export interface System {
  readonly kind: Kind;
  readonly sources: ReadonlySet<Kind>;
  readonly control: ReadonlySet<Kind>;
  /** What a list inside such a set calls them for short. */
  readonly sourceWords: ReadonlySet<string>;
  readonly controlWords: ReadonlySet<string>;
}

/** A set that holds a source and what it is run from is a whole system. */
export const SYSTEMS: readonly System[] = [
  {
    kind: 'pa_package',
    sources: new Set<Kind>(['speaker_top', 'speaker_column', 'subwoofer']),
    control: new Set<Kind>(['mixing_console', 'mic_wireless_handheld']),
    sourceWords: stemsThatAre('sound_source'),
    controlWords: stemsThatAre('sound_control'),
  },
  {
    kind: 'lighting_package',
    sources: new Set<Kind>(['stage_wash', 'uplight', 'moving_head', 'profile_spot']),
    control: new Set<Kind>(['lighting_console', 'lighting_stand']),
    sourceWords: stemsThatAre('light_source'),
    controlWords: stemsThatAre('light_control'),
  },
];
