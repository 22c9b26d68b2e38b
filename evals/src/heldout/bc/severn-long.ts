import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import {
  BROADCAST,
  PARTY_LIGHT,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLES,
  TABLEWARE,
  WALL,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

/** Longer ones: a wedding in a tent, a launch, a night in a warehouse, a committee in two languages. */
export const SEVERN_LONG: readonly EvalBrief[] = [
  {
    id: 'ho-bc-farm-wedding',
    language: 'en',
    catalogue: 'severn',
    description: `Hi there,

We're getting married at my parents' farm near Tetbury on Saturday 12 June and need somewhere to put 110 people for the meal and the dancing. Could you quote for a 9 x 18m marquee with flooring and an ivory lining, 5ft round tables and limewash chairs for everyone, an oak dance floor 15ft square, and festoon to run from the house to the tent (roughly 60 metres)?

A few things are sorted already. The caterers are bringing all the crockery, cutlery and glasses, the band have their own PA and lights, and there are plenty of toilets in the converted barn. We also had a proper 63 amp supply put in by the paddock last year, so there's no need for a generator.

Thanks so much, Ellie and Tom`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/Marquee 9 x 18/, 1),
        needs('marquee_floor', [150, 180]),
        needs('marquee_lining', [150, 260]),
        needs(/Round 5ft/, [14, 16]),
        needs(/limewash/, [110, 120]),
        needs('dance_floor', [25, 25]),
        needs('festoon', [3, 4]),
      ],
      should: [needs('power_distro'), needs('transport')],
      allowed: without(OUTDOORS, 'generator', 'fuel', 'hand_wash'),
      offers: without(
        [...PARTY_OFFERS, 'space_heater', 'stage_deck', 'ceremony_arch', 'toilet_accessible', 'table_trestle'],
        ...PARTY_LIGHT,
        ...LOOS,
        'glassware',
      ),
      excluded: [
        ...TABLEWARE,
        ...SPEAKERS,
        'mixing_console',
        'stage_wash',
        'disco_light',
        'moving_head',
        'lighting_package',
        ...LOOS,
        'generator',
        'fuel',
      ],
      silly: ['projector', 'led_wall', 'lectern', 'crowd_barrier', 'exhibition_stand', 'mic_conference'],
      title: [/tetbury|wedding|farm/i, /110/],
    },
  },
  {
    id: 'ho-bc-ebike-launch',
    language: 'en',
    catalogue: 'severn',
    description: `Hello,

We launch our new range of e-bikes to dealers and press on Tuesday 22 September in a former tram depot in Bristol. 180 guests, all standing. Doors at 6pm, presentation from 7 to 7.40, drinks until 10.

From you we'd need:
- an LED wall, 4m x 2.25m, behind the stage
- stage 16ft x 12ft, 2ft high, with treads on both sides
- headset mics for the MD and the designer, two handhelds for questions, sound for the whole room
- wash light on the stage and 24 battery uplights round the walls
- 15 poseur tables
- crew to set up and run it

The bar is run by the depot with its own counters and staff. Our agency is sending a photographer and a film crew with their cameras, so please leave all of that out. No haze, the smoke detection can't be isolated.

As an option, could you price two cold spark units for the reveal?

Kind regards
Priya`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('led_wall', [9, 10]),
        needs('stage_deck', [6, 6]),
        needs(/Treads for 2ft/, 2),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 10]),
        needs(['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'], [1, 40]),
        needs(/SmartBat/, 24),
        needs('table_cocktail', 15),
        offers('spark_machine', 2),
      ],
      should: [
        needs('video_processor', 1),
        needs(/Legs 2ft/, 6),
        needs('playback_laptop', [1, 2]),
        needs(['crew_sound', 'crew_video', 'crew_lighting', 'crew_technician'], [1, 60]),
        needs('transport'),
      ],
      allowed: without(
        [...MEETING, ...WALL, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer', 'line_array', 'stage_monitor'],
        'lectern',
        'mic_lectern',
      ),
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        ...FOG,
        ...BROADCAST,
        'bar_unit',
        'crew_bar',
        'crew_photographer',
        'refrigeration',
      ),
      excluded: ['bar_unit', ...FOG, 'crew_photographer', 'camera', 'crew_camera'],
      silly: ['generator', 'toilet', 'marquee', 'table_round', 'crowd_barrier', 'choir_riser'],
      title: [/bristol|launch/i, /180/],
    },
  },
  {
    id: 'ho-bc-warehouse-night',
    language: 'en',
    catalogue: 'severn',
    description: `TECH SHEET, warehouse night, Sat 31 October, 22:00 to 04:00, capacity 450

Headliner needs:
3 x CDJ-3000
1 x DJM-A9
DJ booth
2 wedges as booth monitors

Lights from you:
8 moving washes, 4 moving spots, 2 strobes
haze
light desk and somebody who can drive it all night

House has its own PA and its own sound engineer, so neither from you. Truss is already up, four runs along the ceiling. Lasers are not allowed, the landlord has it in the licence. Door staff are ours.

Load in from 14:00 through the roller shutter, out by 06:00. Single phase and one 63A three phase next to the shutter.`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('dj_player', 3),
        needs('dj_mixer', 1),
        needs('dj_booth', 1),
        needs('stage_monitor', 2),
        needs(/Mover wash/, 8),
        needs(/Mover spot/, 4),
        needs('strobe', 2),
        needs('hazer', [1, 2]),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 20]),
      ],
      should: [needs('power_distro'), needs('transport')],
      allowed: [
        ...without(PARTY_LIGHT, 'truss', 'truss_base'),
        ...ANY_JOB,
        'effect_fluid',
        'audio_cable',
        'crew_technician',
        'mic_wireless_handheld',
      ],
      offers: without(
        [...SHOW_OFFERS, ...PLATFORM, 'bar_unit', 'coat_rail', 'crowd_barrier'],
        'laser',
        'truss',
        'truss_base',
      ),
      excluded: [...SPEAKERS, 'crew_sound', 'laser', 'truss', 'crew_steward'],
      silly: ['toilet', 'marquee', 'lectern', 'projector', 'chair', 'table_round'],
      title: [/warehouse|night|club/i, /450/],
    },
  },
  {
    id: 'ho-bc-bilingual-committee',
    language: 'en',
    catalogue: 'severn',
    description: `Dear team,

The standing committee of our charity meets in Chepstow on 17 and 18 November. 36 members sit round a hollow square in the hotel's ballroom, and a dozen or so more join by video call.

We need a push-to-talk microphone for each member in the room, two cameras feeding the call, two 75in screens so that the room can see the people at home, and loudspeakers so they can be heard. Proceedings are in English and Welsh, so please include one interpreter booth and 40 receivers with earpieces. Both days should be recorded, and we'd want a technician with us throughout.

The interpreters themselves are ours, they work with us every month. We use our own laptops for the call and the slides. The hotel gives us a fast wired line, so no internet equipment is needed, and it lays out the tables and chairs.

If you can, show a hearing loop as an option rather than in the total.

Yours sincerely,
Committee Secretary`,
    good: {
      attendees: [36, 50],
      days: 2,
      must: [
        needs('mic_conference', [36, 38]),
        needs('camera', 2),
        needs(/Telly 75/, 2),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 6])),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [40, 40]),
        needs(['video_recorder', 'audio_recorder'], [1, 2]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 60]),
        offers('induction_loop', [1, 2]),
      ],
      should: [needs('video_switcher', 1), needs('transport')],
      allowed: without(
        [...MEETING, ...BROADCAST, 'display', 'display_stand', 'interpretation_transmitter', 'audio_recorder'],
        'playback_laptop',
        'network',
      ),
      offers: without(MEETING_OFFERS, ...STAGES, 'playback_laptop', 'network', 'crew_interpreter'),
      excluded: ['crew_interpreter', 'playback_laptop', 'network', ...SEATS, ...TABLES],
      silly: ['generator', 'toilet', 'marquee', 'subwoofer', 'dance_floor', 'line_array', 'disco_light', ...FOG],
      title: [/chepstow|committee|meeting/i, /36|48|50/],
    },
  },
  {
    id: 'ho-bc-galaabend-bath',
    language: 'de',
    catalogue: 'severn',
    description: `Guten Tag,

unser Unternehmen aus Augsburg lädt am Samstag, 24. Oktober zum Galaabend in ein Herrenhaus bei Bath ein. Wir erwarten 200 Gäste, gesetztes Essen an runden Zehnertischen.

Benötigt werden: 20 runde Tische, 200 Stühle in Limewash, eine Bühne von 16 x 8 Fuß für die Reden, 2 Funk-Handmikrofone, Beschallung für den Saal, 30 Akku-Uplights und ein DJ für den späteren Abend. Dazu bitte einen Techniker von 17 bis 1 Uhr.

Geschirr, Besteck und Gläser stellt der Caterer. Ein Fotograf ist gebucht. Eine Garderobe gibt es im Haus, darum müssen Sie sich nicht kümmern.

Mit freundlichen Grüßen
Katrin Moosbauer`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Round 6ft/, [20, 21]),
        needs(/limewash/, [200, 210]),
        needs('stage_deck', [4, 4]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 8]),
        needs(/SmartBat/, 30),
        needs('crew_dj', 1),
        needs(['crew_technician', 'crew_sound', 'crew_lighting'], [1, 30]),
      ],
      should: [needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [
        ...SPEECH,
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...ANY_JOB,
        'subwoofer',
        'dance_floor',
        'disco_light',
        'dj_player',
        'dj_mixer',
        'dj_booth',
        'lectern',
      ],
      offers: without([...PARTY_OFFERS, ...RADIO_MICS], 'glassware', 'crew_photographer', 'coat_rail'),
      excluded: [...TABLEWARE, 'crew_photographer', 'coat_rail'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'exhibition_stand', 'mic_conference'],
      title: [/bath|gala/i, /200/],
    },
  },
];
