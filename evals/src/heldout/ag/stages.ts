import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';
import { system } from './keep.ts';

/** A school's musical, a weekend of beer and a choir. */
export const STAGES_AND_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-ag-school-musical',
    language: 'en',
    catalogue: 'thornbury',
    description: `Year 9-13 musical: TECHNICAL REQUIREMENTS (final, really final)

Dates: Wednesday 10 to Friday 12 February, curtain 7 pm each night, about 220 in the hall. Dress rehearsal Tuesday from 3.45, so everything to be here Monday please.

SOUND
8 head-worn radio mics for principals; 4 choir condensers hung over the chorus; a 32-way digital mixer with its remote stage rack; 4 wedges (two for the band, two on stage); 4 D.I. boxes for the keys and bass. The hall's loudspeakers were put in by a proper firm in 2022 and are excellent, we only need to plug in to them.

LIGHT
12 LED parcans, 8 profiles, two follow spots, the ChamSys desk, one haze machine (the alarm can be isolated, I have it in writing), one glitterball for the end of Act One.

COMMS
6 walkie-talkies.

PEOPLE
None! Year 12 are operating sound, lights and follow spots as their qualification, with Mr Adeyemi. Please don't send operators, it invalidates their logbooks.

ALREADY HERE
Stage, with its black tabs and borders. Seating. Piano (tuned in the holidays).

COSTUMES AND PROPS
See Mrs Platt, who has the stapler.

REFRESHMENTS
PTA, in the interval, squash and crisps.`,
    good: {
      attendees: 220,
      must: [
        needs('mic_headset', 8),
        needs(/choir condenser/, 4),
        needs(/digital 32-way/, 1),
        needs('stagebox', 1),
        needs('stage_monitor', 4),
        needs('di_box', 4),
        needs('stage_wash', 12),
        needs('profile_spot', 8),
        needs('followspot', 2),
        needs('lighting_console', 1),
        needs('hazer', 1),
        needs('mirror_ball', 1),
        needs('two_way_radio', 6),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(BAND, ...SPEAKERS, 'speaker_stand', 'amplifier', 'crew_sound', 'crew_technician'),
        ...without(STAGE_LIGHT, 'crew_lighting', 'lighting_package'),
        ...ANY_JOB,
        'effect_fluid',
      ],
      offers: [
        'intercom',
        'audio_recorder',
        'video_recorder',
        'camera',
        'snow_machine',
        'music_stand',
        'smoke_machine',
      ],
      excluded: [...SPEAKERS, ...STAGES, ...SEATS, 'drape', 'piano', 'crew_sound', 'crew_lighting', 'crew_technician'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'dance_floor', 'crowd_barrier'],
      title: [/musical|school/i, /220/],
    },
  },
  {
    id: 'ho-ag-beer-weekend',
    language: 'en',
    catalogue: 'saltmarsh',
    description: `Rugby Club - Beer & Music Weekend sub-committee
Notes of meeting no. 4 (Sooz typing, sorry)

Dates are Friday 2 and Saturday 3 July, 700 a night is the licence.

INFRASTRUCTURE. One 12 x 24 frame marquee with Rola-Trac all through (288 sq m). 50 picnic sets. 14 festoons. 60 crowd barriers in front of the stage and down the side of the ditch. 16 loos and 2 accessible, two sinks. A 60kVA Stephill, with three of the 63A distros and 6 leads of 32A. Tug wants a bigger one. Tug was outvoted.

STAGE. The Seagull again. PA to suit 700 outside with bass, sound engineer both nights, 4 wedges, 6 SM58s, drum mics, and the Village Stage kit for lights. The four bands are sharing one drum kit and each other's amps, Moz has it written down, so we hire no backline.

BAR. Brewery sends its long bar, the coolers and all the glasses, all we do is pour. Pouring is members, two-hour shifts, no wages.

STEWARDS. Second XV in tabards. They've all done the course.

BINS. 24 wheelies.

FOOD. Three vans, they are self-contained, gas and everything.

CAMPING. No. Absolutely not. See 2022.

ANY OTHER BUSINESS. Tug apologised to the secretary.`,
    good: {
      attendees: [700, 1400],
      days: 2,
      must: [
        needs(/Frame 12 x 24m/, 1),
        needs(/Rola-Trac/, [288, 288]),
        needs('beer_table_set', 50),
        needs('festoon', 14),
        needs('crowd_barrier', [60, 60]),
        needs('toilet', 16),
        needs('toilet_accessible', 2),
        needs(/60kVA/, 1),
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        either(needs('subwoofer', [2, 8]), needs(/Barn Dance/, [1, 3])),
        needs('crew_sound', [1, 2]),
        needs('stage_monitor', 4),
        needs(/SM58/, 6),
      ],
      should: [
        needs(/Drum mics/, 1),
        needs(/Village Stage/, 1),
        needs('hand_wash', 2),
        needs('waste_bin', 24),
        needs(/63\/3/, 3),
        needs(/32\/1 lead/, 6),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'crew_steward'), ...SHOW],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'mic_wireless_handheld'], 'crew_steward', 'backline'),
      excluded: [
        'bar_unit',
        'refrigeration',
        'glassware',
        'crew_bar',
        'crew_steward',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'flip_chart', 'registration_desk', 'chair_banquet'],
      title: [/beer|rugby|weekend/i, /700|1[.,  ]?400/],
    },
  },
  {
    id: 'ho-ag-requiem',
    language: 'en',
    catalogue: 'saltmarsh',
    description: `Dear Hire Desk

The choral society is giving its autumn concert in the abbey on Saturday 13 November, audience of 300. Could you quote for

- the tuned upright piano
- Ali-Deck platform for the choir, 24ft wide and 16ft deep, one foot high, with rails along the back
- 300 blue linking chairs
- two pairs of Rode condensers for the recording, on tall boom stands
- the Vicar, for the welcome, plus one more hand-held
- an ash lectern
- the Village Stage lights
- one hearing loop
- two Burcos, and 150 cups and saucers for the interval

There is a steep step at the north door so please allow two people to carry. We rehearse from 2 pm and would like it all in by noon.

With best wishes
Gwen Pargeter, Hon. Sec.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('piano', 1),
        needs('stage_deck', 12),
        needs(/Linking chair/, [300, 300]),
        needs(/Rode M5/, [2, 2]),
        system(4),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Lectern, ash/, 1),
        needs(['lighting_package', 'stage_wash'], [1, 12]),
        needs('induction_loop', 1),
        needs(/Burco/, 2),
        needs('crockery', [150, 150]),
      ],
      should: [
        needs(/Legs 1ft/, 12),
        needs(/rail 8ft/, [3, 3]),
        needs(/Boom stand/, [2, 6]),
        needs('crew_stagehand', [2, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'audio_recorder'],
      offers: [...MEETING_OFFERS, 'toilet', 'music_stand'],
      silly: [
        'generator',
        'marquee',
        'dance_floor',
        'disco_light',
        'crowd_barrier',
        'subwoofer',
        'stage_monitor',
        'hazer',
      ],
      title: [/choral|abbey|concert/i, /300/],
    },
  },
];
