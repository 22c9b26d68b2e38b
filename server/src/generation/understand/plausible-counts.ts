import type { Kind } from '../../equipment/index.ts';

/**
 * More than this of a thing no event takes: a figure above it says something else (lumens, watts, kVA, a year), and the
 * thing is sized as if it had none. Our own judgement, well above what arenas and city festivals hire.
 */
const MOST_AT_ONE_EVENT: Readonly<Partial<Record<Kind, number>>> = {
  projector: 500,
  generator: 200,
  mixing_console: 100,
  pa_package: 200,
  lighting_package: 200,
  lighting_console: 100,
  drum_kit: 50,
  guitar_amp: 100,
  bass_amp: 100,
  piano: 100,
  lectern: 300,
  marquee: 400,
  toilet_trailer: 200,
  led_wall: 5000,
  camera: 300,
  video_switcher: 100,
  media_server: 100,
  streaming_encoder: 100,
  followspot: 100,
  hazer: 100,
  interpretation_booth: 200,
  crew_dj: 50,
  crew_sound: 500,
  crew_lighting: 500,
};

/** A figure as it stands, or null where no event takes so many of the kind. */
export function plausible(kind: Kind | undefined, quantity: number | null): number | null {
  const most = kind === undefined ? undefined : MOST_AT_ONE_EVENT[kind];
  return quantity !== null && most !== undefined && quantity > most ? null : quantity;
}
