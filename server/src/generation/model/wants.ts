import { findKinds, type Kind } from '../../equipment/index.ts';
import type { ShelfRequest } from '../types.ts';

/** What most events need, asked of a large catalogue whatever the description names. */
export const COMMON_KINDS: readonly Kind[] = [
  'speaker_top',
  'subwoofer',
  'stage_monitor',
  'pa_package',
  'mixing_console',
  'mic_wireless_handheld',
  'mic_wireless_lapel',
  'mic_headset',
  'mic_wired',
  'mic_stand',
  'di_box',
  'uplight',
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_console',
  'disco_light',
  'projector',
  'projection_screen',
  'display',
  'video_switcher',
  'stage_deck',
  'stage_steps',
  'lectern',
  'power_distro',
  'power_cable',
  'audio_cable',
  'dj_player',
  'chair',
  'table_round',
  'table_trestle',
  'marquee',
  'dance_floor',
  'crew_technician',
  'crew_sound',
  'crew_lighting',
  'crew_video',
  'crew_stagehand',
  'delivery',
];

/** What the language model is to be shown of a large catalogue: by the description's words, and what most events need. */
export function wantsOf(description: string): ShelfRequest {
  const named = findKinds(description).map(({ kind }) => kind);
  return { kinds: [...new Set([...named, ...COMMON_KINDS])], phrases: [description] };
}
