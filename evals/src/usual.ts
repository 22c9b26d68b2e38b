import type { Selector } from './expectation.ts';

/** What usually comes along with what, and nobody would strike from a list: for the `allowed` of a brief. */

export const CARRIAGE: readonly Selector[] = ['transport', 'crew_driver', 'consumables'];
export const HANDS: readonly Selector[] = ['crew_stagehand'];
export const MAINS: readonly Selector[] = ['power_cable', 'power_distro', 'cable_ramp'];
export const SITE_POWER: readonly Selector[] = [...MAINS, 'generator', 'fuel', 'crew_electrician'];

/** A system for speech and music from a player. */
export const SPEECH: readonly Selector[] = [
  'speaker_top',
  'speaker_column',
  'pa_package',
  'amplifier',
  'mixing_console',
  'stagebox',
  'speaker_stand',
  'mic_stand',
  'audio_cable',
  'audio_player',
  'crew_sound',
  'crew_technician',
];

/** A system for a band or a DJ. */
export const LOUD: readonly Selector[] = [...SPEECH, 'subwoofer', 'line_array'];

export const BAND: readonly Selector[] = [
  ...LOUD,
  'stage_monitor',
  'in_ear_monitor',
  'mic_wired',
  'mic_instrument',
  'di_box',
];

export const PLATFORM: readonly Selector[] = [
  'stage_deck',
  'stage_leg',
  'stage_steps',
  'stage_skirt',
  'stage_handrail',
  'stage_ramp',
];

/** Light on people who speak or play. */
export const STAGE_LIGHT: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'lighting_package',
  'lighting_console',
  'dimmer',
  'dmx_splitter',
  'lighting_stand',
  'clamp',
  'truss',
  'truss_base',
  'lifting_tower',
  'ballast',
  'crew_lighting',
];

/** Light for dancing. */
export const PARTY_LIGHT: readonly Selector[] = [...STAGE_LIGHT, 'disco_light', 'moving_head', 'mirror_ball'];

export const SLIDES: readonly Selector[] = [
  'projector',
  'projector_lens',
  'projection_screen',
  'playback_laptop',
  'presentation_clicker',
  'video_cable',
  'video_switcher',
  'crew_video',
  'crew_technician',
];

/** What goes with an LED wall. */
export const WALL: readonly Selector[] = [
  'led_wall',
  'video_processor',
  'video_switcher',
  'media_server',
  'playback_laptop',
  'video_cable',
  'video_converter',
  'truss',
  'truss_base',
  'hoist',
  'clamp',
  'ballast',
  'crew_video',
  'crew_rigger',
];

export const BROADCAST: readonly Selector[] = [
  'camera',
  'video_switcher',
  'streaming_encoder',
  'video_recorder',
  'video_converter',
  'video_cable',
  'network',
  'intercom',
  'crew_camera',
  'crew_video',
];

/** What a conference is often given besides. */
export const PODIUM: readonly Selector[] = ['lectern', 'mic_lectern', 'confidence_monitor', 'speaker_timer'];

export const SEATS: readonly Selector[] = ['chair', 'chair_banquet'];
export const TABLES: readonly Selector[] = [
  'table_round',
  'table_trestle',
  'table_cocktail',
  'table_desk',
  'beer_table_set',
];
export const TABLEWARE: readonly Selector[] = ['crockery', 'cutlery', 'glassware'];
export const LINEN: readonly Selector[] = ['tablecloth', 'napkin', 'chair_cover'];
export const TOILETS: readonly Selector[] = ['toilet', 'toilet_accessible', 'toilet_trailer', 'hand_wash'];
export const SPEAKERS: readonly Selector[] = ['speaker_top', 'speaker_column', 'line_array', 'subwoofer', 'pa_package'];
export const RADIO_MICS: readonly Selector[] = ['mic_wireless_handheld', 'mic_wireless_lapel', 'mic_headset'];
export const OPERATORS: readonly Selector[] = ['crew_sound', 'crew_lighting', 'crew_video', 'crew_technician'];
export const SITE_SERVICES: readonly Selector[] = [
  'crew_steward',
  'crew_medic',
  'crew_project_manager',
  'crew_stage_manager',
  'fire_extinguisher',
  'waste_bin',
  'two_way_radio',
];
