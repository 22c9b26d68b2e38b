import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const RIDER_OFF: readonly Selector[] = [
  'guitar_amp',
  'crew_sound',
  ...FOG,
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'disco_light',
  'uplight',
  'crew_lighting',
];
const MESSIAH_OFF: readonly Selector[] = [
  'speaker_top',
  'speaker_column',
  'subwoofer',
  'pa_package',
  'stage_monitor',
  ...RADIO_MICS,
  'mic_wired',
  'mic_instrument',
  'mic_lectern',
  'mic_conference',
  'mixing_console',
  'crew_sound',
  ...SEATS,
  'space_heater',
  'patio_heater',
];
const GAA_OFF: readonly Selector[] = [
  'stage_wash',
  'lighting_package',
  'disco_light',
  'moving_head',
  'profile_spot',
  'uplight',
  'lighting_console',
  'bar_unit',
  'refrigeration',
  ...SEATS,
];
const PROM_OFF: readonly Selector[] = ['dance_floor', ...FOG, ...SEATS, 'table_round', 'table_trestle'];

/** Players, singers and dancers. */
export const WINDRUSH_MUSIC: readonly EvalBrief[] = [
  {
    id: 'ho-cv-americana-rider',
    language: 'en',
    catalogue: 'windrush',
    description: `Hi, we're putting on The Hollow Pines (from Tennessee) at the Corn Exchange, Sat 7 Nov, 380 tickets. Their rider's below. Can you quote for whatever we're meant to find? The Corn Exchange has a full lighting rig and its own LX tech so you can ignore lights completely. Ta, Dom

THE HOLLOW PINES - TECH RIDER (5 piece)
PROMOTER PROVIDES
* Professional PA with subs suitable for the room
* 32 channel digital mixer
* 5 stage monitors
* Drum kit, 5 piece, and drum mics
* Bass amp
* 6 SM58 or similar vocal mics, 4 SM57
* 6 DI boxes
* 12 boom stands
ARTIST PROVIDES
* Guitars, guitar amps, pedal steel
* FOH engineer (Randy). No house engineer required
PLEASE NOTE
* No haze, fog or smoke. Our singer has asthma and will not perform in it.`,
    good: {
      attendees: 380,
      days: 1,
      must: [
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 10]),
        needs(['subwoofer', 'pa_package'], [1, 8]),
        needs(/Digital mixer, 32/, 1),
        needs('stage_monitor', 5),
        needs('drum_kit', 1),
        needs(/Drum mic set/, 1),
        needs('bass_amp', 1),
        needs(/SM58/, [6, 7]),
        needs(/SM57/, [4, 5]),
        needs('di_box', [6, 7]),
        needs('mic_stand', [12, 20]),
      ],
      should: [needs('transport')],
      allowed: without([...BAND, ...ANY_JOB, 'crew_technician'], ...RIDER_OFF),
      offers: without([...SHOW_OFFERS, 'crew_steward', 'crowd_barrier'], ...RIDER_OFF, 'followspot', 'backline'),
      excluded: RIDER_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'lectern', 'table_round'],
      title: [/hollow pines|corn exchange/i, /380/],
    },
  },
  {
    id: 'ho-cv-messiah',
    language: 'en',
    catalogue: 'windrush',
    description: `Dear Mr Whitlock,

You may remember me from the Rotary dinner. I am now secretary of the Burford Choral Society, and we are singing Messiah in St John's on Saturday 5 December at 7pm. There are 70 of us in the choir, four soloists and a chamber orchestra, and we generally fill the church, so about 250 listening.

We need a platform across the chancel step for the orchestra, eight metres by three, 30cm high, with a set of steps. And the lighting in there is dreadful: could you bring enough stage lighting to cover platform and choir evenly, with one of your people to set it up and stay for the concert? Some extension leads and cable ramps for the aisle, say six leads and ten ramps.

We sing entirely unamplified, so please don't quote for loudspeakers, microphones or a sound engineer. The audience sits in the pews and the orchestra uses the church's chairs. The verger assures me that the heating will be on, so no heaters either.

Yours sincerely,
Hugh Carrington-Vale`,
    good: {
      attendees: [250, 330],
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs(/Extension lead/, [6, 12]),
        needs('cable_ramp', 10),
      ],
      should: [needs(/legs, 30cm/, 12), needs('transport')],
      allowed: without([...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB], ...MESSIAH_OFF),
      offers: [
        'uplight',
        'drape',
        'crew_steward',
        'coat_rail',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'crew_technician',
      ],
      excluded: MESSIAH_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'bar_unit'],
      title: [/messiah|choral|burford|concert|john/i],
    },
  },
  {
    id: 'ho-cv-gaa-trad-night',
    language: 'en',
    catalogue: 'windrush',
    description: `Well Declan, Siobhán here from the GAA club. We've the trad night for the new pitch on Sat the 14th of March, in the clubhouse hall, 200 tickets gone already!

Would ye be able to do us:
a stage, 6m by 4m and 60cm high with steps
PA for a six piece (2 fiddles, flute, box, guitar, singer) and someone to do the sound
4 monitors
6 vocal mics and 4 DIs
dance floor 6m x 6m for the sets

Don't mind the lights, young Cathal has all that got from the panto. And the club bar will be open as usual so no bars or fridges needed. We've chairs coming out our ears.

Let me know the damage. God bless`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 10]),
        needs('crew_sound', [1, 2]),
        needs('stage_monitor', 4),
        needs(/SM58/, [6, 7]),
        needs('di_box', [4, 6]),
        needs('dance_floor', 36),
      ],
      should: [needs(/legs, 60cm/, 12), needs('mixing_console', 1), needs('mic_stand', [4, 16]), needs('transport')],
      allowed: [...BAND, ...PLATFORM, ...ANY_JOB],
      offers: [
        'mic_wireless_handheld',
        'drape',
        'crew_steward',
        'coat_rail',
        'table_trestle',
        'table_round',
        'table_cocktail',
        'photo_booth',
        'glassware',
      ],
      excluded: GAA_OFF,
      silly: ['generator', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'led_wall', 'mic_conference'],
      title: [/gaa|trad|club/i, /200/],
    },
  },
  {
    id: 'ho-cv-school-prom',
    language: 'en',
    catalogue: 'windrush',
    description: `Message taken by Lou, Mon 9.20
Mr Farrant, Head of Year 11, Wychwood Academy. 07700 900412
Year 11 prom, Friday 26 June, 7-11pm, school hall, 180 kids + a few staff

- PA for music (big enough for the hall) + 1 radio mic for the prom king & queen bit
- disco lights, couple of sets
- glitter ball
- 20 uplighters, school colours are green and gold
- DJ. They had a teacher do it last time and never again
- photo booth
- red carpet for the arrivals

No dance floor needed, hall has a sprung wood one. Absolutely no smoke or haze machines, set the alarms off in 2019 and the brigade came out. Caretaker is putting out the school's tables and chairs. He's had a quote off Chiltern already so sharpen the pencil.`,
    good: {
      attendees: [180, 200],
      days: 1,
      must: [
        needs(SPEAKERS, [1, 10]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs('uplight', 20),
        needs('crew_dj', 1),
        needs('photo_booth', 1),
        needs('carpet', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: without([...LOUD, ...ANY_JOB, ...STAGE_LIGHT, 'moving_head'], ...PROM_OFF),
      offers: without([...PARTY_OFFERS, ...without(SHOW, ...PLATFORM), 'crew_steward'], ...PROM_OFF, 'effect_fluid'),
      excluded: PROM_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'stage_monitor', 'crowd_barrier'],
      unmetToo: [/dj|deck/i],
      title: [/prom|wychwood/i, /1[89]\d|200/],
    },
  },
];
