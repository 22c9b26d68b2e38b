import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** From abroad, in English, to a Spanish firm: a wedding, an incentive, a DJ's rider, an agency's terms, minutes. */
export const AZAHAR_ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-k-cortijo-wedding',
    language: 'en',
    catalogue: 'azahar',
    description: `Hi there,

We're planning our wedding at a cortijo outside Vejer on Friday 24 September 2027 and found you through the planner. There are 96 of us (84 adults, 12 children; 9 vegetarians and two with nut allergies).

For the ceremony in the courtyard: 96 white folding chairs, the wooden arch, and a battery speaker with a mic for the celebrant.

For dinner: 12 imperial tables, eight at each, 96 gold Tiffany chairs and sand linen napkins for everybody. The wood is gorgeous so we'd rather not have tablecloths.

Afterwards: an oak dance floor of 5 x 4 m, 15 strings of festoon lights, 4 chill-out sofas and one set of disco lights.

The cortijo throws in the bar, glasses, plates, cutlery and there are plenty of toilets. Flowers and greenery are being done by the planner's florist. The flamenco trio plays without amplification, and our DJ Rubén turns up with his decks, mixer and speakers.

Sparks of any sort are forbidden because of the fire risk.

Could you also show six gas heaters as an optional extra, in case the night turns chilly?

Love, Freya & Sam`,
    good: {
      attendees: [96, 96],
      days: 1,
      must: [
        needs(/plegable blanca/, [96, 100]),
        needs('ceremony_arch', 1),
        needs(/Fonestar/, 1),
        needs(/Imperial/, 12),
        needs(/Tiffany/, [96, 100]),
        needs('napkin', [96, 110]),
        needs('dance_floor', [20, 20]),
        needs('festoon', 15),
        needs('sofa', 4),
        needs('disco_light', 1),
      ],
      should: [offers('patio_heater', 6), needs('transport')],
      allowed: [...ANY_JOB, 'crew_technician'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'dj_booth', 'air_conditioner'],
        ...LOOS,
        'bar_unit',
        'crew_bar',
        'glassware',
        'plants',
        'tablecloth',
        'crew_dj',
        'spark_machine',
        'refrigeration',
      ),
      excluded: [
        ...TABLEWARE,
        ...LOOS,
        ...DECKS,
        'tablecloth',
        'bar_unit',
        'plants',
        'crew_dj',
        'subwoofer',
        'line_array',
        /Verbena/,
        'spark_machine',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'table_round', 'interpretation_booth'],
      title: [/vejer|wedding/i, /96/],
    },
  },
  {
    id: 'ho-k-marbella-incentive',
    language: 'en',
    catalogue: 'azahar',
    description: `RUN OF EVENT - Halden Pharma incentive, Marbella, 18 to 20 May, 75 pax

TUE 18, 18:00, welcome drinks on the hotel terrace
10 high tables, 20 white stools, 16 battery uplights. Bar and waiters: hotel.

WED 19, 09:00-13:00, conference in Salón Alborán
3 m screen, 6,000 lm projector, 2 headset mics, perspex lectern, laptop, clicker, sound for 75, a video technician. Four flip charts. Chairs come with the room.

THU 20, 20:30, gala dinner at the beach club
8 rounds of ten with white cloths, 80 gold Tiffany chairs
Stage 4 x 3 m at 40 cm, with lighting for it
Dance floor 6 x 5 m
DJ for five hours, with 2 CDJs, mixer and booth, and a system with subs
2 Sparkulars
Photocall with logo

NOT ON YOUR LIST: mains (beach club has 63 A on site, so no generator), plates/cutlery/glasses (caterer), transfers by coach, heaters, photographer. The live band has been dropped.`,
    good: {
      attendees: [75, 80],
      days: 3,
      must: [
        needs(/Mesa alta/, 10),
        needs('bar_stool', 20),
        needs(/Ape Labs/, 16),
        needs(/300 x 170/, 1),
        needs(/L610U/, 1),
        needs('mic_headset', 2),
        needs('lectern', 1),
        needs('playback_laptop', 1),
        needs(/Redonda 180/, 8),
        needs('tablecloth', [8, 9]),
        needs(/Tiffany/, [80, 84]),
        needs('stage_deck', 6),
        needs(['lighting_package', 'stage_wash', 'moving_head'], [1, 24]),
        needs('dance_floor', [30, 30]),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        either(needs('subwoofer', [2, 4]), needs(/Verbena/, 1)),
        needs('spark_machine', 2),
        needs('backdrop', 1),
        needs('crew_video', [1, 30]),
      ],
      should: [
        needs('presentation_clicker', 1),
        needs('dj_booth', 1),
        needs('stage_leg', [6, 8]),
        needs(SPEAKERS, [1, 16]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, ...PARTY_LIGHT, ...ANY_JOB],
      offers: without(
        [...PARTY_OFFERS, ...MEETING_OFFERS],
        'bar_unit',
        'glassware',
        'patio_heater',
        'crew_photographer',
        'crew_waiter',
        'crew_bar',
      ),
      excluded: [
        ...TABLEWARE,
        'bar_unit',
        'crew_waiter',
        'generator',
        'patio_heater',
        /Silla congreso/,
        /plegable blanca/,
      ],
      silly: ['toilet', 'marquee', 'crowd_barrier', 'interpretation_booth', 'mobile_stage'],
      unmet: [/flip|rotafolio/i],
      title: [/marbella|halden|incentive/i, /75/],
    },
  },
  {
    id: 'ho-k-marlo-vane',
    language: 'en',
    catalogue: 'azahar',
    description: `MARLO VANE - TECH & HOSPITALITY RIDER
Club night, Sala Nómada, Málaga, Saturday 30 October, capacity 350, set 02:00-04:00

TO BE SUPPLIED
4 x Pioneer CDJ-3000
1 x DJM-900NXS2 (no substitutes)
1 x white DJ booth
2 x floor monitors, one each side of the booth
1 x handheld radio mic for the host
6 x moving heads
1 x hazer
2 x cold spark machines
1 x lighting tech, from 20:00 to close

IN HOUSE: main PA with its own engineer, stage 5 x 3 m, bar, power. Nothing of that to be brought.
WE BRING: USB sticks, headphones, a turntable needle.
PLEASE, NO: mirror ball, laser, LED screens, support DJ.

HOSPITALITY: 2 vegan meals, 24 x 0.5 l still water, 4 black towels, 1 twin room, guest list +6. Artist fee by separate contract 2,500.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('dj_player', 4),
        needs('dj_mixer', 1),
        needs('dj_booth', 1),
        either(needs('stage_monitor', 2), needs('speaker_top', 2)),
        needs('mic_wireless_handheld', 1),
        needs('moving_head', 6),
        needs('hazer', 1),
        needs('spark_machine', 2),
        needs('crew_lighting', [1, 14]),
      ],
      should: [needs('transport')],
      allowed: without([...SHOW, 'effect_fluid'], ...STAGES, ...SPEAKERS, 'crew_sound', 'mirror_ball'),
      offers: without(SHOW_OFFERS, 'led_wall'),
      excluded: [
        ...STAGES,
        'pa_package',
        'subwoofer',
        'line_array',
        'speaker_column',
        'crew_sound',
        'bar_unit',
        'generator',
        'mirror_ball',
        'led_wall',
        'crew_dj',
      ],
      silly: ['projector', 'lectern', 'toilet', 'marquee', 'crowd_barrier', 'table_round', 'chair', 'napkin'],
      title: [/n(ó|o)mada|m(á|a)laga|marlo|club/i, /350/],
    },
  },
  {
    id: 'ho-k-coastal-waters-agency',
    language: 'en',
    catalogue: 'azahar',
    description: `TERMS OF REFERENCE (extract)
Audio-visual and interpretation equipment for a technical workshop of the Agency for Coastal Waters, Cádiz, 9 to 11 March 2027 (3 days), 64 participants

4.1 The contractor shall supply, install and operate:
(a) 2 interpretation booths for two interpreters each, and 70 receivers with headphones;
(b) 24 push-to-talk delegate microphones;
(c) 1 projector with a screen 3 m wide and 2 monitors of 75 inches on stands;
(d) 3 handheld and 1 lapel radio microphones;
(e) a sound system for speech, for the room;
(f) 1 registration counter;
(g) 1 sound technician and 1 video technician, each day from 08:30 to 18:00.

4.2 Option. A further 20 receivers, to be priced separately.

4.3 Provided by the venue: tables, chairs, lectern, internet, mains. Interpreters are engaged under a framework contract. Recording and streaming are the responsibility of the Agency's own unit and fall outside this contract. Coffee breaks (crockery included), hostesses and printing are procured from others. No stage is required.

4.4 Offers are valid 90 days. Ceiling EUR 14 900.`,
    good: {
      attendees: 64,
      days: 3,
      must: [
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [70, 70]),
        needs('projector', 1),
        needs(/300 x 170/, 1),
        needs(/LG 75/, 2),
        needs('mic_wireless_handheld', 3),
        needs('mic_wireless_lapel', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 8])),
        needs('registration_desk', 1),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
      ],
      should: [offers('interpretation_receiver', 20), needs('transport')],
      allowed: without([...MEETING, 'interpretation_receiver'], 'lectern', 'mic_lectern'),
      offers: without(MEETING_OFFERS, ...PLATFORM, 'camera', 'streaming_encoder', 'crew_host', 'crew_camera'),
      excluded: [
        ...SEATS,
        ...STAGES,
        'table_round',
        'table_trestle',
        'lectern',
        'camera',
        'streaming_encoder',
        'crockery',
        'crew_host',
        'generator',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier', 'dj_player'],
      unmet: [/delegate|push|conference mic|table mic/i],
      title: [/c(á|a)diz|workshop|coastal/i, /64/],
    },
  },
  {
    id: 'ho-k-summer-ball-minutes',
    language: 'en',
    catalogue: 'azahar',
    description: `COSTA ANGLO-SPANISH CLUB
Summer Ball sub-committee, minutes of the meeting of 3 March
Present: J. Bright (chair), G. Moss, L. Ortega and four others. Apologies: two.

1. Date and place. Saturday 10 July, club gardens, Estepona. Tickets capped at 220.
2. Tables. Agreed 22 rounds of ten, white cloths, 220 napkins, 220 gold Tiffany chairs.
3. Stage. The swing band (9 players) asks for 8 x 4 m. Agreed, 40 cm high, with steps and black skirt.
4. Sound. The band brings its own desk, wired microphones and sound man but has no loudspeakers: hire 4 tops, 2 subs and 4 monitors. One handheld radio mic for the raffle.
5. Lighting. Hire the stage package with a lighting technician. No haze, Mrs Dalby coughs.
6. Dance floor. 7 x 7 m. Agreed.
7. Bars. The club's own, with its staff. Item closed.
8. Toilets. The clubhouse is not enough. Hire one VIP unit.
9. Cooling. Evaporative coolers rejected by 5 votes to 2, too noisy.
10. Photo booth. Deferred; obtain a price as an option.
11. Power. G. Moss confirms the new 63 A supply, a generator is therefore unnecessary.
12. Crockery, cutlery and glasses. With the caterer.
13. Parking. Rotary Club.

ACTION: Secretary to obtain a quotation for the above by 1 April.`,
    good: {
      attendees: [220, 229],
      days: 1,
      must: [
        needs(/Redonda 180/, 22),
        needs('tablecloth', [22, 24]),
        needs('napkin', [220, 240]),
        needs(/Tiffany/, [220, 225]),
        needs('stage_deck', 16),
        needs('speaker_top', 4),
        needs('subwoofer', 2),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 1),
        needs(/Tablao/, 1),
        needs('crew_lighting', [1, 14]),
        needs('dance_floor', [49, 49]),
        needs('toilet_trailer', 1),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 24]),
        needs('stage_leg', [16, 18]),
        offers('photo_booth', 1),
        needs('transport'),
      ],
      allowed: [...without(BAND, 'mic_wired', 'mixing_console', 'crew_sound'), ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...SHOW_OFFERS],
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'hazer',
        'glassware',
        'air_conditioner',
      ),
      excluded: [
        ...TABLEWARE,
        'mixing_console',
        'mic_wired',
        'crew_sound',
        'hazer',
        'bar_unit',
        'crew_waiter',
        'air_conditioner',
        'generator',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'interpretation_booth', 'mobile_stage', 'marquee'],
      title: [/estepona|summer ball|ball/i, /220/],
    },
  },
];
