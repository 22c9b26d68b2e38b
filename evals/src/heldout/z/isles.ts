import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SEATS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** British: an association's requirements, a summer party, a parish's minutes, a fashion show. */
export const ISLES: readonly EvalBrief[] = [
  {
    id: 'ho-z-association-requirements',
    language: 'en',
    catalogue: 'kestrel',
    description: `STATEMENT OF REQUIREMENTS
Annual Conference of a national trade association, Harbour Hotel, Wednesday 7 and Thursday 8 October. 250 delegates.

1. INTRODUCTION
The Association wishes to appoint one supplier for audio-visual and staging services. Award will be on the most economically advantageous tender. Tenderers are to complete the Form of Offer and the Modern Slavery declaration.

2. PLENARY (Grand Ballroom, theatre style, 250)
a) platform 16ft x 8ft, 1ft high, skirted, one tread
b) black drape behind, 12 metres
c) 12,000 lumen projector and a 16ft x 9ft screen
d) two presentation laptops, one clicker, two comfort monitors
e) sound system for 250, lectern with gooseneck microphone, four lapel and four hand-held radio microphones
f) stage lighting sufficient for filming

3. HYBRID DELIVERY
Two cameras with operators, vision mixer, and an encoder which streams and records.

4. EXHIBITION (Foyer)
Fourteen shell scheme stands, 3m x 2m.

5. STAFFING
Sound engineer, lighting technician and video technician on both days.

6. MATTERS NOT FORMING PART OF THIS REQUIREMENT
The hotel provides banqueting chairs, tables and flip charts, all meals, and 40 bedrooms at the delegate rate. Its wireless network has been tested by the Association and will be used for the stream. Badges and the registration counter are in the hands of our membership contractor. Photography: in-house.

7. TIMETABLE
Clarifications by 1 June. Site visit on request. Access to the Ballroom from 14:00 on the preceding day.`,
    good: {
      attendees: 250,
      days: 2,
      must: [
        needs('stage_deck', 4),
        needs('drape', [12, 12]),
        needs(/12,000/, 1),
        needs(/16ft x 9ft/, 1),
        needs('playback_laptop', [2, 3]),
        needs('confidence_monitor', 2),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]), needs('pa_package', [1, 3])),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 4),
        needs(['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'], [1, 24]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('exhibition_stand', 14),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 24]),
        needs('crew_video', [1, 24]),
      ],
      should: [
        needs(/legs 1ft/, 4),
        needs('stage_skirt', [7, 16]),
        needs('stage_steps', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('mic_lectern', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...without(BROADCAST, 'network')],
      offers: without(MEETING_OFFERS, 'flip_chart', 'network', 'registration_desk', 'crew_photographer'),
      excluded: [
        ...SEATS,
        'table_round',
        'table_trestle',
        'flip_chart',
        'network',
        'registration_desk',
        'crew_photographer',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'stage_roof'],
      unmetToo: [/bedroom|meal|badge/i],
      title: [/conference|harbour|association/i, /250/],
    },
  },
  {
    id: 'ho-z-summer-party',
    language: 'en',
    catalogue: 'kestrel',
    description: `Hello Kestrel,

Company summer party, Friday 10 July, 3pm till midnight, 200 people, in the meadow behind our offices near Saffron Walden. Last year we got rained off so this time we want the big marquee, 12 x 24, with the floor in it please (it's all thistles).

25 picnic bench sets, 20 poseur tables, an illuminated bar of 6 metres, and 3 of your fridges. A party PA and disco lights, plus a radio mic for the MD. 12 lots of festoon. The garden games, all you have, and a photo booth. A toilet trailer, and generator power for everything as there isn't a socket within 300 metres, cables and distro included.

Can you do a price for the week?

Thanks
Priya`,
    good: {
      attendees: 200,
      must: [
        needs(/12m x 24m/, 1),
        needs('marquee_floor', [285, 300]),
        needs('beer_table_set', 25),
        needs('table_cocktail', 20),
        needs('bar_unit', 3),
        needs('refrigeration', 3),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [2, 6])),
        needs('disco_light', [1, 4]),
        needs('festoon', 12),
        needs(/garden games/, [1, 3]),
        needs('photo_booth', 1),
        needs('toilet_trailer', [1, 2]),
        needs('generator', [1, 3]),
      ],
      should: [
        needs('mic_wireless_handheld', [1, 2]),
        needs('power_distro', [1, 10]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater', ...SHOW_OFFERS],
      silly: ['projector', 'lectern', 'exhibition_stand', 'pinboard', 'choir_riser', 'stage_monitor'],
      title: [/saffron|summer|party/i, /200/],
    },
  },
  {
    id: 'ho-z-parish-minutes',
    language: 'en',
    catalogue: 'thornbury',
    description: `MINUTES (EXTRACT) of the Parish Council, held in the Reading Room
Present: Cllrs Amory (Chair), Birt, Coke, Denning; the Clerk; 9 members of the public
Apologies: Cllr Eames (harvest)

64. Matters arising. The bench has been repainted. The Clerk had written again about the culvert.

65. Public meeting on the bypass, Thursday 22 October, 7.30 pm, village hall. The County's officers will attend. 250 residents are likely. RESOLVED that the Clerk obtain a price for the following:
  (i) public address for the hall, with three hand-held radio microphones for questions from the floor
  (ii) a desk microphone of the push-to-talk sort for each of the six at the top table
  (iii) a hearing loop
  (iv) a projector of not less than 5,000 lumens and a 10ft screen for the County's maps
  (v) one large flat screen (75in) and small loudspeakers in the committee room, where the overflow will sit
  (vi) 70 chairs, conference type, to add to the hall's 180
  (vii) a technician for the evening
Cllr Coke asked whether a stage would be wanted; it was felt that the officers could perfectly well sit on the floor like everybody else. Cllr Birt will bring his own laptop, which has the drawings on it. The W.I. have kindly offered teas, with their own urn and cups. Neighbourhood Watch to steward the doors and the car park.

66. Dog fouling. Noted.

67. Date of next meeting: first Monday in November.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column'], [2, 8]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [3, 3]),
        needs('mic_conference', 6),
        needs('induction_loop', [1, 2]),
        needs('projector', 1),
        needs(/framed 10ft/, 1),
        needs(/75in/, 1),
        needs(/conference stacking/, [70, 70]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 10]),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, 'playback_laptop'),
      offers: without(MEETING_OFFERS, 'playback_laptop', ...STAGES, ...PLATFORM),
      excluded: [...STAGES, 'playback_laptop', 'hot_drinks', /Cup with saucer/, 'crew_steward'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'line_array', 'disco_light', 'hazer'],
      title: [/bypass|public meeting|parish|village hall/i, /250/],
    },
  },
  {
    id: 'ho-z-fashion-show',
    language: 'en',
    catalogue: 'thornbury',
    description: `Hi, A-level textiles teacher here. We want to put on a proper fashion show in the sports hall, Thursday 25 March, one evening, about 200 parents. So: a catwalk 32ft long by 4ft... sorry your sections are 8 by 4, so four of those end to end. A black backdrop about 8 metres for them to come out from behind, 200 black folding chairs, PA with some bass that we can plug a phone into, one handheld radio mic for the compere, a follow spot, 12 parcans on the runway, a lighting desk and one of your people to drive the lights. We'd collect nothing ourselves, the minibus is off the road! Thank you, Miss Okafor`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('catwalk', 4),
        needs(/Black drape/, [8, 9]),
        needs(/folding black/, [200, 210]),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [2, 6])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('followspot', 1),
        needs(/Parcan/, [12, 12]),
        needs('lighting_console', 1),
        needs('crew_lighting', 1),
      ],
      should: [needs('transport')],
      allowed: [...SHOW, 'audio_player'],
      offers: [...SHOW_OFFERS, ...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'exhibition_stand', 'beer_table_set', 'gazebo'],
      title: [/fashion/i, /200/],
    },
  },
];
