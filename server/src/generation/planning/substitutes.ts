import type { Kind } from '../../equipment/index.ts';

/** What does the same work where the shelf has nothing nearer. */
const SUBSTITUTES: Partial<Record<Kind, readonly Kind[]>> = {
  speaker_top: ['speaker_column', 'pa_package', 'line_array'],
  speaker_column: ['speaker_top', 'pa_package'],
  line_array: ['speaker_top', 'pa_package'],
  pa_package: ['speaker_top', 'speaker_column', 'line_array'],
  mic_wireless_lapel: ['mic_headset'],
  mic_headset: ['mic_wireless_lapel'],
  mic_wired: ['mic_wireless_handheld'],
  mic_instrument: ['mic_wired'],
  mic_lectern: ['mic_wired'],
  uplight: ['stage_wash'],
  stage_wash: ['lighting_package', 'profile_spot', 'uplight'],
  lighting_package: ['stage_wash', 'uplight'],
  disco_light: ['lighting_package', 'moving_head'],
  hazer: ['smoke_machine'],
  smoke_machine: ['hazer'],
  display: ['projector'],
  projector: ['display', 'led_wall'],
  led_wall: ['projector'],
  confidence_monitor: ['display'],
  video_recorder: ['streaming_encoder'],
  stage_deck: ['mobile_stage'],
  mobile_stage: ['stage_deck'],
  chair: ['chair_banquet'],
  chair_banquet: ['chair'],
  armchair: ['sofa'],
  table_round: ['table_trestle'],
  registration_desk: ['table_trestle'],
  table_trestle: ['beer_table_set', 'table_round'],
  beer_table_set: ['table_trestle'],
  bench: ['beer_table_set'],
  confetti: ['confetti_machine'],
  confetti_machine: ['confetti'],
  whiteboard: ['flip_chart'],
  blinder: ['strobe'],
  parasol: ['gazebo'],
  dj_player: ['dj_controller'],
  dj_controller: ['dj_player'],
  toilet: ['toilet_trailer'],
  toilet_trailer: ['toilet'],
  intercom: ['two_way_radio'],
  two_way_radio: ['intercom'],
  van: ['delivery', 'truck'],
  truck: ['delivery', 'van'],
  delivery: ['van', 'truck'],
  crew_sound: ['crew_technician'],
  crew_lighting: ['crew_technician'],
  crew_video: ['crew_technician'],
  crew_technician: ['crew_sound', 'crew_video', 'crew_lighting'],
};

export function substitutesFor(kinds: readonly Kind[]): readonly Kind[] {
  return [...new Set(kinds.flatMap((kind) => SUBSTITUTES[kind] ?? []))].filter((kind) => !kinds.includes(kind));
}

/** Kinds that meet one and the same need: when the client names one of them, no rule plans another beside it. */
const FAMILIES: readonly (readonly Kind[])[] = [
  ['speaker_top', 'speaker_column', 'line_array', 'pa_package'],
  ['mic_wireless_lapel', 'mic_headset'],
  ['projector', 'display', 'led_wall', 'projection_screen'],
  ['stage_wash', 'lighting_package', 'profile_spot'],
  ['disco_light', 'lighting_package'],
  ['hazer', 'smoke_machine'],
  ['stage_deck', 'mobile_stage'],
  ['chair', 'chair_banquet', 'bench', 'beer_table_set'],
  ['table_round', 'table_trestle', 'beer_table_set'],
  ['toilet', 'toilet_trailer'],
  ['dj_player', 'dj_controller'],
  ['delivery', 'van', 'truck', 'mileage'],
  ['drape', 'star_cloth', 'backdrop'],
  ['video_recorder', 'audio_recorder'],
  ['patio_heater', 'space_heater'],
  ['generator', 'power_distro'],
  ['crew_technician', 'crew_sound', 'crew_lighting', 'crew_video'],
];

/** The kind itself and all that meets the same need. */
export function familyOf(kind: Kind): ReadonlySet<Kind> {
  const members = FAMILIES.filter((family) => family.includes(kind)).flat();
  return new Set(members.length === 0 ? [kind] : members);
}
