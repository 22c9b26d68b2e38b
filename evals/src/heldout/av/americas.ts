import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** A Canadian town's request for quotation, an American parents' thread. */
export const AMERICAS: readonly EvalBrief[] = [
  {
    id: 'ho-av-canada-day-rfq',
    language: 'en',
    catalogue: 'kawartha',
    description: `TOWN OF PIKE NARROWS
REQUEST FOR QUOTATION RFQ-26-014 – CANADA DAY RENTALS, LEGION PARK

Closing: Wednesday, April 22, 2026, 2:00:00 p.m. local time. Late submissions are returned unopened.

Date of event: Wednesday, July 1. Expected attendance 3,000 over the day.

SCHEDULE OF ITEMS
Item 1: mobile stage, 24' x 20' with roof - 1 ea.
Item 2: frame tent 20' x 40' - 2 ea. (beavertail line-up, seniors' tea)
Item 3: tables, 6 ft - 40 ea.
Item 4: chairs, folding, black - 250 ea.
Item 5: pop-up canopies 10 x 10 - 12 ea.
Item 6: public address for live bands c/w subs, digital desk, 5 floor monitors, mics and DIs; operator noon to 10 p.m.
Item 7: LED stage wash for the evening bands - 1 lot
Item 8: accessible portable washrooms - 2 ea. (the Town's own block has no ramp)
Item 9: light towers - 4 ea.

ITEMS NOT TO BE QUOTED
a) Standard portable washrooms - Legion Park has a washroom block
b) Steel barricades - Town stock
c) Generators and electrical hook-up - Pike Narrows Hydro
d) Garbage and recycling bins - Town
e) Fireworks - awarded under RFQ-26-009
Bands bring their own drums and amplifiers.

Bidders shall initial every page. The lowest or any quotation not necessarily accep`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(/20x40/, 2),
        needs(/Banquet Table 6ft/, [40, 40]),
        needs(/folder - black/, [250, 250]),
        needs('gazebo', [12, 12]),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 20]),
        needs('subwoofer', [2, 10]),
        needs(/SQ-5/, 1),
        needs('stage_monitor', 5),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('toilet_accessible', 2),
        needs(/Light Tower/, 4),
      ],
      should: [
        needs(['mic_wired', 'mic_instrument'], [4, 24]),
        needs('di_box', [2, 12]),
        needs('mic_stand', [4, 20]),
        needs('transport'),
      ],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'crew_electrician', 'waste_bin'),
        ...BAND,
        ...STAGE_LIGHT,
        ...PLATFORM,
        'mic_wireless_handheld',
        'fuel',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'marquee_floor'],
        'toilet',
        'toilet_trailer',
        'crowd_barrier',
        'backline',
      ),
      excluded: ['toilet', 'toilet_trailer', 'crowd_barrier', 'generator', 'crew_electrician', 'waste_bin'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'exhibition_stand'],
      title: [/canada day|pike narrows|legion/i, /3[.,]?000/],
    },
  },
  {
    id: 'ho-av-pta-movie-thread',
    language: 'en',
    catalogue: 'palisade',
    description: `[PTA board] Re: Re: Fwd: movie night??

> how big a screen do we need for ~400 people on the soccer field

My brother in law does this in Tulsa. He says forget projectors before 9 pm, get the LED trailer (9 x 16 would do), "a pair of decent speakers and a sub", one wireless mic for Principal's hello, and a laptop with an HDMI in it. We'd start at 7:30 on Friday, Sept 25 & be done by 10.

> do we still want popcorn

Yes. Also from my list: 4 porta johns and 1 ADA, a hand wash thing, 2 of the diesel light towers for the parking lot, 60 ft.. no 80 ft of barricade, so that's 10 pieces. 8 trash boxes. 6 canopies for the food row & 12 six foot tables. One tech who stays all evening.

> can I bring my dog

No, Kevin.

> generator

Whatever runs the sound and the food row. Brother in law says 25 kVA is plenty.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('led_wall', 1),
        needs(['speaker_top', 'pa_package', 'line_array'], [1, 6]),
        needs('subwoofer', [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('playback_laptop', 1),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs(/Light Tower/, 2),
        needs('crowd_barrier', [10, 10]),
        needs('waste_bin', 8),
        needs('gazebo', 6),
        needs(/6' Banquet/, [12, 12]),
        needs('generator', [1, 2]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 14]),
      ],
      should: [needs('hand_wash', 1), needs('video_cable', [1, 4]), needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'video_cable', 'video_switcher', 'crew_video'],
      offers: [...OUTDOORS_OFFERS, 'inflatable', 'backdrop'],
      silly: ['dance_floor', 'lectern', 'stage_monitor', 'projector', 'disco_light', 'table_round', 'hazer'],
      unmetToo: [/popcorn/i],
      title: [/movie/i, /400/],
    },
  },
];
