import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, LOOS, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { LAMPS } from './lamps.ts';

/** A wedding, a students' night, a gala, a band. */
export const KENNET_PARTIES: readonly EvalBrief[] = [
  {
    id: 'ho-aw-barn-wedding',
    language: 'en',
    catalogue: 'kennet',
    description: `Hi there,

We're getting married on Saturday 19 June 2027 in a barn just outside Hungerford. 110 of us for the ceremony and the meal, going up to about 150 in the evening.

What we think we need from you:

- 110 of the white wooden folding chairs for the ceremony, which is on the lawn, and the oak arch
- 11 six-foot round tables with white cloths, and 115 limewash Chiavari chairs, inside
- speakers for the evening, plus two radio mics for the speeches
- a set of disco lights
- an oak dance floor, 18 ft by 18 ft
- a dozen of your wireless uplighters

The barn has its own bar, and loos for 200, and there's plenty of power. Plates, cutlery and glasses all come with the caterers. Our friend Dom is DJing and he is bringing his decks (but no speakers, hence the above). The roof is thatched so the owners won't have smoke or haze of any sort.

Could you quote for two patio heaters as an optional extra? June can be June.

Thanks so much
Priya and Ed`,
    good: {
      attendees: [110, 150],
      days: 1,
      must: [
        needs(/folding, white/, [110, 110]),
        needs('ceremony_arch', 1),
        needs(/round, 6 ft/, [11, 11]),
        needs('tablecloth', [11, 13]),
        needs(/Chiavari/, [115, 115]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('disco_light', [1, 2]),
        needs('dance_floor', [36, 36]),
        needs('uplight', [12, 12]),
      ],
      should: [offers('patio_heater', 2), needs('transport')],
      allowed: [...SPEECH, ...PARTY_LIGHT, ...ANY_JOB, 'subwoofer', 'napkin', 'waste_bin'],
      offers: without([...PARTY_OFFERS, 'signage', 'gazebo'], 'glassware', 'bar_unit', 'crew_dj', 'hazer'),
      excluded: [...TABLEWARE, ...LOOS, ...DECKS, ...FOG, 'bar_unit', 'generator', 'fuel', 'crew_dj'],
      silly: ['lectern', 'line_array', 'stage_monitor', 'flip_chart', 'interpretation_booth', 'projector'],
      title: [/hungerford|wedding|barn/i, /110|150/],
    },
  },
  {
    id: 'ho-aw-bass-night',
    language: 'en',
    catalogue: 'kennet',
    description: `Re: kit for Lowdown, Friday 5 Feb

Alright, ents officer at the students' union again. Capacity's 300 and it's sold out. 9pm to 2am. Shopping list:

4 subs (it's a bass music night, please nothing less)
4 tops
3 CDJ-3000s and the DJM
a wedge for the DJ
one wired vocal mic on a stand for the MC
6 of the moving head washes + a desk + someone to run it
2 smoke machines
sound engineer for the duration

Cheers, Kit`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('subwoofer', [4, 4]),
        needs('speaker_top', [4, 4]),
        needs('dj_player', [3, 3]),
        needs('dj_mixer', 1),
        needs('stage_monitor', [1, 2]),
        needs('mic_wired', [1, 2]),
        needs(/Robin 300/, [6, 6]),
        needs('lighting_console', 1),
        needs('smoke_machine', 2),
        needs('crew_sound', [1, 10]),
        needs('crew_lighting', [1, 10]),
      ],
      should: [needs('mic_stand', [1, 2]), needs('transport')],
      allowed: [...SHOW, 'smoke_machine', 'dj_booth', 'crew_steward'],
      offers: [...SHOW_OFFERS, 'mirror_ball', 'disco_light', 'crowd_barrier', 'bar_unit', 'crew_bar'],
      silly: ['lectern', 'projector', 'toilet', 'marquee', 'generator', 'table_round', 'mic_conference'],
      title: [/lowdown|union|night/i, /300/],
    },
  },
  {
    id: 'ho-aw-hospital-gala',
    language: 'en',
    catalogue: 'kennet',
    description: `Hello! I'm putting together a fundraising gala for our hospital foundation during our UK trip: Saturday, October 9, 2027, in a hotel ballroom in Reading, England. 200 guests, seated dinner with a short awards program after dessert, then dancing until midnight.

Please price the following:
(6) 8' x 4' risers, 2' high, black skirting on the front, (1) set of steps
(1) clear podium with microphone
(2) wireless handheld microphones
(1) wireless headset mic for our auctioneer
(1) speaker system suitable for 200, including dance music
(2) 86" monitors for the sponsor loop, (1) laptop
(24) wireless uplights
(1) step-and-repeat, printed with our sponsors
(1) red carpet
(1) photo booth
(1) sound engineer, 5 p.m. to midnight

The hotel furnishes the tables, chairs, linens and all china and glass, and they have a built-in dance floor. We already have a DJ under contract, and a photographer. Please do not include any stage lighting; the ballroom's own fixtures will be used.

Budget is around £6,000.

Warmly,
Darlene`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Litedeck 8/, [6, 6]),
        needs(/perspex/, 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_headset', 1),
        needs(['speaker_top', 'pa_package', 'speaker_column'], [1, 6]),
        needs(/86"/, 2),
        needs('uplight', [24, 24]),
        needs('backdrop', 1),
        needs('photo_booth', 1),
        needs('crew_sound', [1, 8]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('stage_skirt', [5, 20]),
        needs('stage_steps', [1, 2]),
        needs('playback_laptop', 1),
        needs('carpet', 1),
        needs('transport'),
      ],
      allowed: [
        ...LOUD,
        ...PLATFORM,
        ...ANY_JOB,
        'video_cable',
        'video_switcher',
        'crew_video',
        'stanchion',
        'display',
      ],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        ...STAGE_LIGHT,
        ...LAMPS,
        'dance_floor',
        'glassware',
        'tablecloth',
        'napkin',
        'chair_cover',
        'crew_dj',
        'crew_photographer',
        'table_cocktail',
        'table_coffee',
        'bar_stool',
      ),
      excluded: [
        ...TABLEWARE,
        'table_round',
        'chair',
        'chair_banquet',
        'tablecloth',
        'napkin',
        'dance_floor',
        'crew_dj',
        'crew_photographer',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'moving_head',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array'],
      title: [/gala|reading/i, /200/],
    },
  },
  {
    id: 'ho-aw-ska-rider',
    language: 'en',
    catalogue: 'kennet',
    description: `Town council events team here. We are putting on one ska band in the market place, Marlborough, Saturday 4 September, 2 till 5 in the afternoon, expecting about 700 standing. The trailer stage please, with the following out of the band's tech spec (7-piece):

PA: suitable for audience, with subs. FOH engineer supplied locally.
Desk: digital, 24 ch minimum, plus stagebox
Monitors: 4 wedges across the front. Horns and drummer are on in-ears, which travel with us.
Mics: 4 vocal mics (Beta 58 or similar) on booms, 4 SM57, 1 drum mic set
DI boxes: 6
Backline: we carry everything, drums and amps and keys included
Lights: not needed, it's a daytime show

From the council's side: barriers, fencing and portable toilets are coming from our own depot, and there's a 63 amp three-phase supply in the square, so a distro off that please but no generator. Marshals are our own staff.

Jan Pell`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 8]),
        needs(/S21|Qu-24/, 1),
        needs('stage_monitor', [4, 4]),
        needs('mic_wired', [4, 6]),
        needs(/SM57/, [4, 4]),
        needs(/Mic set, drums/, 1),
        needs('di_box', [6, 6]),
        needs('crew_sound', [1, 14]),
        needs('power_distro', [1, 4]),
      ],
      should: [needs('stagebox', [1, 2]), needs('mic_stand', [4, 14]), needs('transport')],
      allowed: [
        ...BAND,
        ...ANY_JOB,
        'crew_electrician',
        'crew_stage_manager',
        'stage_steps',
        'fire_extinguisher',
        'ballast',
      ],
      offers: [
        'two_way_radio',
        'gazebo',
        'waste_bin',
        ...RADIO_MICS,
        'audio_player',
        'intercom',
        'signage',
        'stage_skirt',
      ],
      excluded: [
        ...LAMPS,
        ...LOOS,
        'in_ear_monitor',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'crowd_barrier',
        'fencing',
        'generator',
        'fuel',
        'crew_steward',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'marquee', ...FOG],
      title: [/marlborough|ska|band/i, /700/],
    },
  },
];
