import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Irish, Australian and American, over shelves of their own countries. */
export const GUESTS_ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-ay-clubhouse-21st',
    language: 'en',
    catalogue: 'corrib',
    description: `Well lads, how are ye fixed for Saturday 8 May? It's my daughter's 21st in the GAA clubhouse in Athenry, 100 or thereabouts. We'd want the white dance floor, 5m x 5m, ten poseur tables, 12 bar stools, three patio heaters for the smokers and six strings of festoon. The DJ is my nephew and he has his own decks, speakers and lights. Bar's in the clubhouse. Budget is about €1,200 so nothing mad.

Thanks, Noreen`,
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs('dance_floor', [25, 30]),
        needs('table_cocktail', 10),
        needs('bar_stool', 12),
        needs('patio_heater', 3),
        needs('festoon', 6),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB],
      offers: without(
        [...PARTY_OFFERS, 'gazebo'],
        'bar_unit',
        'crew_dj',
        'crew_bar',
        'disco_light',
        'moving_head',
        'mirror_ball',
        'lighting_package',
        'stage_wash',
      ),
      excluded: [...DECKS, ...SPEAKERS, 'crew_dj', 'disco_light', 'lighting_package', 'bar_unit'],
      silly: ['lectern', 'generator', 'projector', 'toilet', 'crowd_barrier', 'stage_deck', 'exhibition_stand'],
      title: [/athenry|21st|birthday|party/i, /100/],
    },
  },
  {
    id: 'ho-ay-twilight-market',
    language: 'en',
    catalogue: 'wattlebird',
    description: `G'day, pricing a twilight market on the oval, Friday 26 November 4-9pm. 35 stalls, crowd about 2,000 over the evening. Need 35 pop-up 3x3s, 35 trestles (1.8), 70 black folding chairs, 10 festoon strings, 3 diesel lighting towers, a 20kVA genset with leads, 30 picnic settings, a battery PA with handheld for the acoustic duo, 8 port-a-loos + 2 accessible, 24 wheelie bins. Cheers, Dom`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs(/Pop-up 3x3/, 35),
        needs(/Trestle 1\.8/, 35),
        needs(/Bistro folding/, 70),
        needs(/Festoon/, 10),
        needs(/Lighting tower/, 3),
        needs(/20kVA/, 1),
        needs(/Picnic setting/, 30),
        needs(/Chiayo|EON One/, [1, 2]),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
        needs('waste_bin', 24),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'di_box', 'mic_wired', 'mic_instrument', 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, 'stage_deck', 'stage_monitor'],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'table_round', 'interpretation_booth', ...FOG],
      title: [/market/i, /2[.,]?000/],
    },
  },
  {
    id: 'ho-ay-year-12-graduation',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hi team,

Year 12 graduation in our school gym in Toowoomba, Thursday 18 November, 6pm, 400 seats.

Please quote:
- stage 9.6m x 3.6m, 600 high, with two sets of steps, handrail along the back and black skirt
- black drape behind it, 3m high, 10 metres
- 400 black folding chairs
- oak lectern
- 2 x 86" touch screens? or whatever's biggest, either side of stage

Sound's covered, the gym has a good PA with radio mics and our captains run it. No stage lighting thanks, it's still daylight in there. P&C is doing the supper with their own urns.

Kind regards
Bronwyn`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/Stage deck 2\.4/, 12),
        needs(/Black drape/, [10, 11]),
        needs(/Bistro folding/, 400),
        needs(/Lectern, Tas/, 1),
        needs('display', 2),
      ],
      should: [
        needs('stage_steps', 2),
        needs('stage_handrail', [4, 4]),
        needs('stage_skirt', [10, 27]),
        needs('transport'),
      ],
      allowed: [
        ...PLATFORM,
        ...ANY_JOB,
        'playback_laptop',
        'presentation_clicker',
        'video_cable',
        'video_switcher',
        'crew_video',
        'crew_technician',
      ],
      offers: without([...MEETING_OFFERS], ...STAGE_LIGHT, ...RADIO_MICS, 'audio_recorder', 'induction_loop'),
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'crew_sound',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'crew_lighting',
        /Urn/,
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', ...FOG],
      title: [/toowoomba|graduation/i, /400/],
    },
  },
  {
    id: 'ho-ay-scooter-launch',
    language: 'en',
    catalogue: 'tamarack',
    description: `Hi! We're launching an electric scooter on Thursday, May 13 at a loft downtown (Minneapolis), about 150 press and dealers, standing, evening. Looking for:

1) LED wall indoors, 10 tiles wide x 6 tiles high, with processor and engineer
2) small PA, 1 headset mic for our CEO, 1 wireless handheld
3) 12 wireless uplights
4) 15 hi-tops
5) a DJ for 4 hours with gear
6) option: moving lights + hazer for the reveal
7) confidence monitor and clicker

Budget's around $18K all-in.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/LED Wall Indoor/, 60),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_headset', [1, 1]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('uplight', 12),
        needs('table_cocktail', 15),
        needs('crew_dj', 1),
        needs('confidence_monitor', 1),
      ],
      should: [
        needs('video_processor', 1),
        needs('crew_video', [1, 2]),
        needs('presentation_clicker', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        offers('moving_head', [2, 8]),
        offers('hazer', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, 'dj_booth', 'display', 'video_processor'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...PARTY_LIGHT],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'choir_riser', 'interpretation_booth', 'chair'],
      title: [/launch|minneapolis|scooter/i, /150/],
    },
  },
  {
    id: 'ho-ay-nurses-conference',
    language: 'en',
    catalogue: 'tamarack',
    description: `AV REQUEST - Nurses' association annual conference
Hotel in Duluth, MN. Monday-Tuesday, June 7-8. 260 attendees.

General session (theater, 260): 8K projector with 9x16 screen, podium with mic, 2 wireless lavs, 2 audience mics on stands, sound for the room, house sound patch, presentation laptop, slide advancer, techs both days. A panel of five closes the second day.

Breakouts, four seminar rooms of 30-40 each: meeting room LCD package and a laptop in each. Flip chart in each.

The hotel provides tables, chairs, staging, pipe & drape, and Wi-Fi. We do not want anything recorded or streamed. No drinks service through you either, our sponsor does that.`,
    good: {
      attendees: 260,
      days: 2,
      must: [
        needs(/8K/, 1),
        needs(/9x16/, 1),
        needs(/Podium, (Acrylic|Walnut)/, 1),
        needs('mic_wireless_lapel', [2, 6]),
        needs(SPEAKERS, [1, 12]),
        needs(/Meeting Room LCD/, 4),
        needs('playback_laptop', [5, 6]),
        needs('flip_chart', 4),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 60]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs(['mic_wired', 'mic_wireless_handheld'], [2, 6]),
        needs('mic_stand', [2, 8]),
        needs(/House Sound Patch/, [1, 5]),
        needs('presentation_clicker', [1, 5]),
        needs('transport'),
      ],
      allowed: without([...MEETING, 'mic_conference', 'mic_wired'], 'network'),
      offers: without(
        MEETING_OFFERS,
        ...PLATFORM,
        'drape',
        'network',
        'camera',
        'streaming_encoder',
        'video_recorder',
        'audio_recorder',
        'crew_camera',
      ),
      excluded: [
        'chair',
        'table_round',
        'table_desk',
        'table_trestle',
        'stage_deck',
        'mobile_stage',
        'drape',
        'network',
        'video_recorder',
        'audio_recorder',
        'streaming_encoder',
        'camera',
        'hot_drinks',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', ...FOG],
      title: [/duluth|nurse/i, /260/],
    },
  },
];
