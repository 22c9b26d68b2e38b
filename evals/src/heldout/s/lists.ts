import type { Selector } from '../../expectation.ts';

/** All that somebody else's sound system is made of. */
export const SYSTEM: readonly Selector[] = [
  'speaker_top',
  'speaker_column',
  'line_array',
  'subwoofer',
  'pa_package',
  'mixing_console',
];

/** Lanterns for a stage, and what runs them. */
export const LANTERNS: readonly Selector[] = ['stage_wash', 'profile_spot', 'moving_head', 'lighting_package'];

export const CHAIRS: readonly Selector[] = ['chair', 'chair_banquet'];
export const ALL_TABLES: readonly Selector[] = ['table_round', 'table_trestle', 'table_cocktail'];
