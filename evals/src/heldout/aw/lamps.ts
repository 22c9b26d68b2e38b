/** Lamps and whoever works them, where the light is not to come from us. */
export const LAMPS = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'disco_light',
  'crew_lighting',
] as const;

/** The room for a meeting, sat. */
export const NO_ROOM = ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'line_array'] as const;
