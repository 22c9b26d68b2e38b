import type { Kind } from '../../../equipment/index.ts';
import type { Language } from '../../types.ts';

/** Between two things of which one is enough. */
export const OR: Readonly<Record<Language, string>> = {
  en: `or, or else, or alternatively, alternatively`,
  de: `oder, oder alternativ, bzw, beziehungsweise, alternativ`,
  fr: `ou, ou bien, ou sinon`,
  es: `o, u, o bien, o si no`,
  nl: `of, ofwel, of anders`,
};

/** Before the first of them. */
export const EITHER = `either, entweder, soit, ou bien, o bien, ofwel, hetzij`;

/** Behind or before what would do as well as the thing named before. */
export const WOULD_DO_TOO = `may also be considered, can also be considered, could also be considered, will also be considered, would also do, would do too, would do as well, would also work, would work too, is also fine, is fine too, would also be fine, would be fine too, would also be ok, is also acceptable, is acceptable too, would also be acceptable, as an alternative, is an alternative, would be an alternative,
  geht auch, ginge auch, tut es auch, tut's auch, reicht auch, wäre auch ok, wäre auch möglich, ist auch möglich, kommt auch in frage, käme auch in frage,
  convient aussi, conviendrait aussi, irait aussi, ferait aussi l' affaire, fera aussi l' affaire, est aussi possible, serait aussi possible,
  también vale, también valdría, también nos vale, también serviría, también sirve, también es posible,
  kan ook, mag ook, zou ook kunnen, is ook goed, volstaat ook`;
export const FAILING_THAT = `genügen auch, genügt auch, reichen auch, suffisent aussi, suffit aussi, bastan también, volstaan ook, alternatively, failing that, or failing that, alternativ, ersatzweise, à défaut, en su defecto, bij gebrek daaraan`;

/** The client wants to see the one and the other. */
export const BOTH = `quote both, price both, offer both, cost both, show both, price up both, quote for both, pricing for both, prices for both, both options, both prices, quote each, price each, beides, beide anbieten, beide varianten, beide optionen, chiffrer les deux, les deux options, les deux variantes, les deux solutions, presupuestar ambos, presupuestar ambas, ambas opciones, las dos opciones, los dos precios, beide opties, beide offreren, allebei offreren`;

/** Things of which one does instead of another: what projects and what is projected on are none such. */
export const INTERCHANGEABLE: readonly (readonly Kind[])[] = [
  ['projector', 'display', 'led_wall'],
  ['projection_screen', 'display', 'led_wall'],
  ['lectern', 'music_stand', 'mic_stand'],
  ['mic_wireless_handheld', 'mic_wireless_lapel', 'mic_headset', 'mic_wired', 'mic_lectern', 'mic_conference'],
  ['speaker_top', 'speaker_column', 'line_array', 'pa_package', 'loudhailer'],
  ['stage_monitor', 'in_ear_monitor'],
  ['uplight', 'festoon', 'stage_wash', 'profile_spot', 'floodlight', 'lighting_package'],
  ['stage_wash', 'moving_head', 'profile_spot'],
  ['disco_light', 'moving_head', 'laser', 'mirror_ball', 'strobe'],
  ['hazer', 'smoke_machine'],
  ['confetti_machine', 'bubble_machine', 'spark_machine', 'snow_machine', 'confetti'],
  ['stage_deck', 'mobile_stage', 'choir_riser'],
  ['stage_steps', 'stage_ramp'],
  ['drape', 'star_cloth', 'backdrop', 'room_divider'],
  ['marquee', 'gazebo', 'parasol'],
  ['marquee_floor', 'carpet', 'trackway', 'stage_floor'],
  ['crowd_barrier', 'fencing', 'stanchion'],
  ['generator', 'power_distro'],
  ['chair', 'chair_banquet', 'bench', 'beer_table_set', 'armchair', 'bar_stool'],
  ['sofa', 'armchair', 'bench', 'pouffe'],
  ['table_round', 'table_trestle', 'table_cocktail', 'beer_table_set', 'table_desk'],
  ['flip_chart', 'whiteboard', 'pinboard'],
  ['patio_heater', 'space_heater'],
  ['fan', 'air_conditioner'],
  ['toilet', 'toilet_trailer'],
  ['piano', 'keyboard'],
  ['dj_player', 'dj_controller'],
  ['two_way_radio', 'intercom'],
  ['van', 'truck', 'delivery'],
];
