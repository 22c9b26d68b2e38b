import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { OPERATORS, SEATS, SLIDES, SPEAKERS, SPEECH, TABLES, TABLEWARE, TOILETS } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-c-charity-conference',
    language: 'en',
    catalogue: 'demo',
    description: `Dear team,

Please could you quote for our annual volunteers' conference at the Quaker Meeting House, Sheffield, on Friday 9 October. There will be 180 delegates in the main hall all day, and two breakout rooms of about 40 in the afternoon.

Main hall: projector and 12ft screen, laptop, clicker, lectern with microphone, four lapel mics for a panel, two handheld radio mics for questions, a sound system and a hearing loop. One technician all day.

Breakout rooms: a 75" screen on a stand and a laptop in each.

Also 20 poster boards for the foyer.

The Meeting House provides tables, chairs and flip charts. We don't need any lighting.

With thanks,
Harriet`,
    good: {
      attendees: [180, 180],
      days: 1,
      must: [
        needs('projector', 1),
        needs(/^12ft/, 1),
        needs('playback_laptop', [3, 4]),
        needs('presentation_clicker', [1, 3]),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        needs([...SPEAKERS], [1, 6]),
        needs('induction_loop', [1, 2]),
        needs(OPERATORS, [1, 4]),
        needs(/75in Display/, 2),
        needs('display_stand', 2),
        needs('pinboard', 20),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [...SEATS, ...TABLES, 'flip_chart', 'lighting'],
      silly: ['subwoofer', 'generator', 'dance_floor', 'marquee', 'toilet', 'line_array'],
      title: [/sheffield/i, /180/],
    },
  },
  {
    id: 'ho-c-church-tea',
    language: 'en',
    catalogue: 'demo',
    description: `St Hilda's is 150 years old this summer! After the thanksgiving service on Sunday 5 July (3pm) there will be tea on the vicarage lawn in Whitby for about 200 people.

We should like to hire a marquee for about 100 in case of rain, 100 white folding chairs, 14 trestle tables with white cloths, 2 hot water urns, 4 garden parasols and an accessible toilet.

The church has its own microphone and loudspeakers, so no PA, and the ladies of the parish are lending all the cups, saucers and plates.

Would you also put it up and take it down? Rev. P. Aske`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('marquee', [1, 2]),
        needs(/White Folding Chair/, [100, 100]),
        needs(/^6ft x 2ft 6in/, 14),
        needs(/Trestle Tablecloth/, 14),
        needs('hot_drinks', 2),
        needs('parasol', 4),
        needs('toilet_accessible', 1),
      ],
      should: [needs('delivery')],
      allowed: [...OUTDOORS, 'marquee_floor', 'crew_stagehand'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_lining', 'napkin', 'game'],
      excluded: [...SPEAKERS, ...TABLEWARE, 'mic_wireless_handheld'],
      silly: ['dance_floor', 'disco_light', 'projector', 'stage_deck', 'line_array', 'crowd_barrier'],
      title: [/whitby|hilda/i, /200/],
    },
  },
  {
    id: 'ho-c-street-party',
    language: 'en',
    catalogue: 'demo',
    description:
      'Hiya, we’re organising a street party for Clarendon Road in Bristol, Sunday 24 May, noon till 7. About 120 neighbours. We’d like 20 trestle tables, 120 folding chairs, 4 pop-up gazebos, 6 crowd barriers to close off the ends of the road, a party PA with a microphone, some garden games and a photo booth if it’s not silly money. Everyone brings their own food, plates and glasses. No toilets needed, we all live here! And no generator, we’ll run a lead out of number 14. Thanks! Priya',
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('table_trestle', 20),
        needs('chair', 120),
        needs('gazebo', 4),
        needs('crowd_barrier', 6),
        either(needs('pa_package', [1, 2]), needs(SPEAKERS, [2, 6])),
        needs('game', [1, 3]),
        either(needs('photo_booth', 1), offers('photo_booth', 1)),
      ],
      should: [needs('power_cable', [1, 8]), needs('delivery')],
      allowed: [...SPEECH, ...OUTDOORS, 'subwoofer', 'mic_wireless_handheld', 'festoon'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'tablecloth', /Light-Up/],
      excluded: [...TABLEWARE, ...TOILETS, 'generator'],
      silly: ['marquee', 'projector', 'lectern', 'line_array', 'fencing', 'chair_banquet'],
      title: [/clarendon|bristol/i, /120/],
    },
  },
  {
    id: 'ho-c-training-day',
    language: 'en',
    catalogue: 'demo',
    description:
      'Morning. Training day for 15 at our Leeds office next Tuesday. Could we hire a projector, a tripod screen, a laptop with Office, 2 flip charts and a slide remote please. Delivered first thing and collected at 5. We have tables and chairs, and no sound needed. Thanks, Owen',
    good: {
      attendees: 15,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/Tripod Projection/, 1),
        needs('playback_laptop', 1),
        needs('flip_chart', 2),
        needs('presentation_clicker', 1),
        needs('delivery', [1, 2]),
      ],
      should: [],
      allowed: [...SLIDES.filter((each) => each !== 'crew_video'), ...ANY_JOB],
      offers: ['display', 'crew_technician', 'whiteboard', 'hot_drinks', 'crew_video'],
      excluded: [...SEATS, ...TABLES, 'audio'],
      silly: ['stage_deck', 'lectern', 'lighting', 'generator', 'led_wall', 'toilet', 'crew_sound'],
      title: [/leeds/i, /15/],
    },
  },
];
