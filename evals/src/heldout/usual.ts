import type { Selector } from '../expectation.ts';
import {
  BAND,
  BROADCAST,
  CARRIAGE,
  HANDS,
  LINEN,
  MAINS,
  PARTY_LIGHT,
  PLATFORM,
  PODIUM,
  SITE_POWER,
  SITE_SERVICES,
  SLIDES,
  SPEECH,
  STAGE_LIGHT,
  WALL,
} from '../usual.ts';

/** What the held-out briefs let pass, by what is being held: wide, so that only what is really out of place is struck. */

export const ANY_JOB: readonly Selector[] = [...MAINS, ...HANDS, ...CARRIAGE, 'crew_project_manager'];

/** A meeting with people who speak and show something. */
export const MEETING: readonly Selector[] = [...SPEECH, ...SLIDES, ...PODIUM, ...ANY_JOB];
export const MEETING_OFFERS: readonly Selector[] = [
  ...PLATFORM,
  ...STAGE_LIGHT,
  ...WALL,
  ...BROADCAST,
  'display',
  'display_stand',
  'uplight',
  'drape',
  'backdrop',
  'signage',
  'plants',
  'induction_loop',
  'registration_desk',
  'audio_recorder',
  'flip_chart',
  'two_way_radio',
  'ups',
  'mic_wireless_handheld',
  'mic_wireless_lapel',
  'mic_headset',
  'crew_stage_manager',
  'crew_photographer',
  'crew_host',
  'interpretation_booth',
  'coat_rail',
];

/** Music on a stage. */
export const SHOW: readonly Selector[] = [
  ...BAND,
  ...PLATFORM,
  ...PARTY_LIGHT,
  ...ANY_JOB,
  'hazer',
  'effect_fluid',
  'hoist',
  'crew_rigger',
  'crew_stage_manager',
  'intercom',
  'network',
];
export const SHOW_OFFERS: readonly Selector[] = [
  'smoke_machine',
  'strobe',
  'blinder',
  'followspot',
  'spark_machine',
  'confetti_machine',
  'confetti',
  'drape',
  'star_cloth',
  'backdrop',
  'audio_recorder',
  'two_way_radio',
  'crew_photographer',
  'uplight',
  ...WALL,
  ...BROADCAST,
  'backline',
];

/** A field without anything. */
export const OUTDOORS: readonly Selector[] = [
  ...SITE_POWER,
  ...SITE_SERVICES,
  ...ANY_JOB,
  'hand_wash',
  'floodlight',
  'ballast',
  'crew_driver',
  'forklift',
];
export const OUTDOORS_OFFERS: readonly Selector[] = [
  'gazebo',
  'parasol',
  'crowd_barrier',
  'fencing',
  'trackway',
  'toilet',
  'toilet_accessible',
  'toilet_trailer',
  'site_cabin',
  'festoon',
  'signage',
  'patio_heater',
  'game',
  'bench',
  'chair',
  'table_trestle',
  'beer_table_set',
  'crew_steward',
  'stage_roof',
];

/** A dinner or a party. */
export const PARTY_OFFERS: readonly Selector[] = [
  'uplight',
  'festoon',
  'disco_light',
  'mirror_ball',
  'moving_head',
  'star_cloth',
  'backdrop',
  'photo_booth',
  'centrepiece',
  'plants',
  'balloons',
  'drape',
  'bar_unit',
  'crew_bar',
  'crew_waiter',
  'table_cocktail',
  'bar_stool',
  'sofa',
  'armchair',
  'coat_rail',
  'carpet',
  'patio_heater',
  'glassware',
  'refrigeration',
  'serving',
  'hazer',
  'spark_machine',
  'confetti_machine',
  'dance_floor',
  'crew_dj',
  'crew_photographer',
  'waste_bin',
  'lighting_package',
  'stage_wash',
  'bubble_machine',
  'table_coffee',
  'crew_host',
  'stanchion',
  ...LINEN,
];

/** Without the basin to wash hands at, which a field may want all the same. */
export const LOOS: readonly Selector[] = ['toilet', 'toilet_accessible', 'toilet_trailer'];
export const DECKS: readonly Selector[] = ['dj_player', 'dj_mixer', 'dj_controller'];
export const STAGES: readonly Selector[] = ['stage_deck', 'mobile_stage'];
export const FOG: readonly Selector[] = ['hazer', 'smoke_machine'];
export const SCREENS: readonly Selector[] = ['projector', 'projection_screen', 'display', 'led_wall'];
