import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LINEN, LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SCREENS } from '../usual.ts';

/** Australian: a school's fete, a marquee at the races, new citizens. */
export const AUSTRALIAN: readonly EvalBrief[] = [
  {
    id: 'ho-ab-school-fete',
    language: 'en',
    catalogue: 'wattlebird',
    description: `P&C FETE 2027 - JOBS LIST (v4, Kylie)
Sat 30 October, 10 till 3, bottom oval. Expecting 2,000 through the gate.

STALLS - Deb. 20 pop-up 3x3 and 4 pop-up 3x6 from the hire mob. Trestles: using the school's, the year 6s will carry them.
FOOD - Macca. BBQ x 3 to hire (6 burner). Coolroom trailer x 1 to hire. Fairy floss machine x 1 to hire. Pie warmer: canteen's got one.
RIDES - Trish. Dodgems and the giant slide come with the showmen. We hire the dunk tank and the sumo suits. Jumping castle is the Rotary's, it comes for free.
STAGE & SOUND - Mr Nguyen. Truck stage to hire. PA for kids' bands and the choir, 4 foldback, 2 radio handhelds, 4 SM58s on stands, someone to drive it. Drum kit and amps live in the music room.
POWER - Steve. 20kVA genset, 3 spider boxes, 6 leads 32A. He's a sparky so no need for one of yours.
TOILETS - the school's.
RUBBISH - 20 wheelie bins, council charges more than the hire place.
SAFETY - 40 barricades, 8 UHF radios, 6 extinguishers. First aid is St John's.
SHADE - 10 market umbrellas and 15 picnic settings.`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs(/Pop-up 3x3/, 20),
        needs(/Pop-up 3x6/, 4),
        needs(/BBQ/, 3),
        needs(/Coolroom/, 1),
        needs(/Fairy floss/, 1),
        needs(/Dunk tank/, 1),
        needs(/Sumo/, 1),
        needs('mobile_stage', 1),
        either(needs(SPEAKERS, [2, 16]), needs('pa_package', [1, 4])),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs(/SM58/, 4),
        needs(/20kVA/, 1),
        needs(/spider box/, 3),
        needs(/32A 3 phase/, 6),
        needs('waste_bin', 20),
        needs(/Pedestrian barricade/, 40),
        needs('two_way_radio', 8),
        needs('fire_extinguisher', 6),
        needs('parasol', 10),
        needs('beer_table_set', 15),
      ],
      should: [needs('crew_sound', [1, 8]), needs('mic_stand', [4, 10]), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_electrician', 'crew_medic'), ...LOUD, ...PLATFORM],
      offers: without([...OUTDOORS_OFFERS, 'di_box', 'mic_instrument', 'stage_wash'], ...LOOS, 'table_trestle'),
      excluded: [
        ...LOOS,
        'table_trestle',
        /Pie warmer/,
        'inflatable',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'crew_electrician',
        'crew_medic',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'disco_light', 'marquee', 'flip_chart'],
      title: [/fete|school/i, /2[, ]?000/],
    },
  },
  {
    id: 'ho-ab-race-marquee',
    language: 'en',
    catalogue: 'wattlebird',
    description: `G'day, after a price on a corporate marquee for Cup Day (Tues 2 November) at the country races out our way, 140 guests, lunch on the grass then a bit of a dance after the last.

Marquee 10 x 15 with plastic floor (150 sq m) and white silk lining for the full 15 m. 14 of the 1.8 rounds with the cloths that go to the floor, 140 white Americana chairs, 140 serviettes, 10 dry bars with socks, the white louvre bar x 2. 65 inch TV on a trolley x 3 for the race feed. PA for the MC with a radio mic, and the party lights with a disco ball for later. 36 checkerboard tiles for the floor. Media wall with our logo. 2 evap coolers, it'll be stinking. 20 metres of the red runner.. call it two. 6 fiddle leaf figs.

The club's caterer is compulsory and includes crockery, cutlery, glasses, waiters, fridges, the works. The club's loos are right behind us. DJ's booked, he brings his decks, we do the speakers. Power: club gives us three phase so no genny.

Cheers, Dazza (Hargreave Rural)`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/10m x 15m/, 1),
        needs(/Pro-Floor/, [150, 150]),
        needs('marquee_lining', [15, 15]),
        needs(/Round table 1.8/, 14),
        needs(/3.2m round/, [14, 15]),
        needs(/Americana/, [140, 147]),
        needs('napkin', [140, 160]),
        needs(/Dry bar 600/, 10),
        needs(/sock/, 10),
        needs(/louvre/, 2),
        needs(/65" LG|65"" LG/, 3),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Party Light/, [1, 3]),
        needs('mirror_ball', 1),
        needs(/checkerboard/, 36),
        needs(/Media wall/, 1),
        needs(/Breezair/, 2),
        needs(/Red carpet runner/, 2),
        needs('plants', 6),
      ],
      should: [needs('transport')],
      allowed: [
        ...LOUD,
        ...PARTY_LIGHT,
        ...ANY_JOB,
        ...LINEN,
        'video_cable',
        'ballast',
        'display_stand',
        'crew_technician',
        'fire_extinguisher',
      ],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
        ...TABLEWARE,
        ...LOOS,
        'crew_waiter',
        'refrigeration',
        'crew_dj',
        'serving',
      ),
      excluded: [
        ...TABLEWARE,
        ...LOOS,
        'crew_waiter',
        'refrigeration',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'dj_controller',
        'generator',
        'fuel',
      ],
      silly: ['lectern', 'projector', 'flip_chart', 'stage_monitor', 'exhibition_stand', 'choir_riser'],
      title: [/cup|race/i, /140/],
    },
  },
  {
    id: 'ho-ab-citizenship',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hi there

Council's citizenship ceremony is on Tuesday 26 January at 9.30am in the civic hall, Horsham. 60 new citizens, 200 people altogether.

Could you please quote on:
Stage 7.2 x 2.4 m, 300 high, with steps and a wheelchair ramp, black skirt
Tasmanian oak lectern with gooseneck
PA for 200, two radio handhelds, AV tech for the morning
Hearing loop
4.0 m fastfold with a projector bright enough for a hall with windows, laptop and clicker
200 white Americana chairs
Signing table with its chairs
Registration counter
Two potted fiddle leaf figs

Thanks
Amber, Civic Events`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('stage_deck', [6, 12]),
        needs('stage_ramp', 1),
        needs(/Tasmanian oak/, 1),
        needs('mic_lectern', 1),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_technician', [1, 10]),
        needs('induction_loop', 1),
        needs(/4.0m x 2.3m/, 1),
        needs('projector', 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs(/Americana/, [200, 210]),
        needs(/Signing table/, 1),
        needs('registration_desk', 1),
        needs('plants', 2),
      ],
      should: [needs('stage_steps', [1, 2]), needs('stage_skirt', [7, 20]), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...SPEECH],
      offers: [...MEETING_OFFERS, 'hot_drinks', 'glassware', 'carpet', 'table_trestle', 'parasol', 'gazebo'],
      silly: [
        ...without(SCREENS, 'projector', 'projection_screen', 'display', 'led_wall'),
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'subwoofer',
        'crowd_barrier',
      ],
      title: [/citizen|horsham/i, /200/],
    },
  },
];
