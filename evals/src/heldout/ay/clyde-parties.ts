import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LINEN, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEECH, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A wedding, a gala of prizes, a bass night, a school's show. */
export const CLYDE_PARTIES: readonly EvalBrief[] = [
  {
    id: 'ho-ay-farm-wedding',
    language: 'en',
    catalogue: 'clyde',
    description: `Hi there

We're getting married at my aunt's farm outside Kilmacolm on Sat 5 June, 110 of us. The marquee is coming from another firm with floor and lining so please don't quote for that. From you we'd like 11 big round tables, 110 limewash chairs, a 5m x 5m dance floor, some disco lights, and speakers we can plug a phone into with a mic for the speeches. Caterers are bringing all the plates, cutlery, glasses and tablecloths.

How much roughly?
Isla`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs('table_round', [11, 12]),
        needs(/Chiavari/, [110, 116]),
        needs('dance_floor', [25, 30]),
        needs('disco_light', [1, 4]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('transport')],
      allowed: [...SPEECH, ...PARTY_LIGHT, ...ANY_JOB, 'subwoofer', 'mic_wireless_handheld', 'mic_wired', 'di_box'],
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS], 'glassware', 'tablecloth'),
      excluded: [...TABLEWARE, 'tablecloth', 'marquee', 'marquee_floor', 'marquee_lining'],
      silly: ['lectern', 'crowd_barrier', 'line_array', 'stage_monitor', 'interpretation_booth', 'exhibition_stand'],
      title: [/kilmacolm|wedding/i, /110/],
    },
  },
  {
    id: 'ho-ay-trade-awards',
    language: 'en',
    catalogue: 'clyde',
    description: `Subject: Roofing trade awards, Thursday 18 November - production quote

Morning,

We run the annual awards for the roofing trade, this year in a Glasgow hotel ballroom, 320 guests for dinner, prizes and a band. Could you put a figure on the following?

Stage 24ft x 12ft at 2ft high with two sets of treads and a black valance
LED wall 5m x 3m centre stage, with a laptop for the stings and nominee slides and somebody to run it
Perspex lectern with microphone
Two radio handhelds (one for the host, one spare)
PA for 320 that copes with a five-piece function band, with an engineer
Stage lighting with an operator
24 battery uplighters round the room
Red carpet at the door and a printed media wall for photos

The hotel lays on tables, chairs, linen and its own dance floor. The band travel with their drums, amps and keyboard. Our photographer is booked.

If you could show a pair of cold spark machines as an option, our chairman would be a happy man. Budget is about £14,000 plus VAT. Get-in from 8am on the day.

Regards
Derek`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs('led_wall', 15),
        needs(/Lectern, perspex/, 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 16]),
        needs('subwoofer', [2, 8]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'], [1, 30]),
        needs('uplight', 24),
        needs(/Carpet, red/, [1, 2]),
        needs('backdrop', 1),
      ],
      should: [
        needs('stage_steps', 2),
        needs('stage_leg', 9),
        needs('stage_skirt', [7, 24]),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('mic_lectern', 1),
        offers('spark_machine', 2),
        needs('transport'),
      ],
      allowed: [...MEETING, ...SHOW, ...PLATFORM, ...WALL],
      offers: without(
        [...MEETING_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS],
        'backline',
        'dance_floor',
        'tablecloth',
        'napkin',
        'chair_cover',
        'crew_photographer',
      ),
      excluded: [
        ...SEATS,
        ...LINEN,
        'table_round',
        'table_trestle',
        'dance_floor',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'crew_photographer',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'exhibition_stand'],
      title: [/glasgow|award/i, /320/],
    },
  },
  {
    id: 'ho-ay-bass-night',
    language: 'en',
    catalogue: 'clyde',
    description: `TECH SPEC / bass night / Sat 30 Oct / old boiler house, Govan / cap 450 / 10pm till 3

decks: 4 x CDJ-3000, 1 x DJM-A9
booth: 2 wedges as booth monitors
FOH: 4 tops, 6 subs. sound engineer please
lights: 8 moving heads, 4 strobes, 2 hazers, with a lighting tech
DJ booth: NO, there's a concrete one we built
NO confetti, NO sparks. we sweep this place ourselves
bar, door stewards and first aid = the venue`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('dj_player', 4),
        needs('dj_mixer', 1),
        needs('stage_monitor', 2),
        needs(['speaker_top', 'line_array'], 4),
        needs('subwoofer', 6),
        needs('crew_sound', [1, 2]),
        needs('moving_head', 8),
        needs('strobe', 4),
        needs('hazer', 2),
      ],
      should: [needs('crew_lighting', [1, 2]), needs('lighting_console', 1), needs('transport')],
      allowed: [...SHOW, 'mic_wireless_handheld'],
      offers: without(
        [...SHOW_OFFERS, 'laser', 'uplight'],
        'spark_machine',
        'confetti_machine',
        'confetti',
        'backline',
      ),
      excluded: ['dj_booth', 'confetti_machine', 'confetti', 'spark_machine', 'bar_unit', 'crew_steward', 'crew_medic'],
      silly: ['lectern', 'projector', 'table_round', 'chair', 'marquee', 'registration_desk', 'choir_riser'],
      title: [/govan|night|club/i, /450/],
    },
  },
  {
    id: 'ho-ay-school-show',
    language: 'en',
    catalogue: 'clyde',
    description: `Name: Fiona Muirhead
Event: school musical
Dates: 24, 25 and 26 March (three performances)
Where: assembly hall, Largs
Audience: 240 each night
What do you need?: 12 headset radio mics for the leads, 2 choir mics on tall stands, a digital desk that takes the lot, and an operator for it all three nights. Also one followspot.
Anything else?: The speakers in the hall are only two years old and good. Stage lighting is there too, our technician Mr Reid does that. Music dept. have the drum kit and keyboard. No haze please, smoke detectors!`,
    good: {
      attendees: 240,
      days: 3,
      must: [
        needs('mic_headset', 12),
        needs(/Mic pair, choir|Mic, instrument/, [1, 2]),
        needs(/QL1/, 1),
        needs('crew_sound', [1, 3]),
        needs('followspot', 1),
      ],
      should: [needs('mic_stand', [2, 6]), needs('stagebox', [1, 2]), needs('transport')],
      allowed: [
        ...without(LOUD, 'speaker_top', 'speaker_column', 'pa_package', 'line_array', 'subwoofer', 'speaker_stand'),
        ...ANY_JOB,
        'intercom',
        'two_way_radio',
        'di_box',
        'mic_instrument',
        'stage_monitor',
        'crew_stage_manager',
      ],
      offers: [
        ...without(BAND, 'speaker_top', 'speaker_column', 'pa_package', 'line_array', 'subwoofer'),
        'audio_recorder',
        'star_cloth',
        'drape',
        'camera',
      ],
      excluded: [
        'speaker_top',
        'speaker_column',
        'line_array',
        'subwoofer',
        'pa_package',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'drum_kit',
        'keyboard',
        'hazer',
        'smoke_machine',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'disco_light'],
      title: [/largs|school|musical/i, /240/],
    },
  },
];
