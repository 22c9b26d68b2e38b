import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** American: a city's quotation, a plant's party, a university's posters, a PTA's minutes, a memorial service. */
export const AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-z-third-of-july',
    language: 'en',
    catalogue: 'palisade',
    description: `CITY OF LARKS BEND - PURCHASING DIVISION
REQUEST FOR QUOTATION 24-117: STAGE, SOUND AND SITE EQUIPMENT, "THIRD OF JULY" BAND CONCERT
Event date: Friday, July 3. Expected attendance: 3,000. Location: Riverside ball field.

SECTION 1 - GENERAL
Quotes are due by 2:00 p.m. local time. Late quotes will be returned unopened. The City reserves the right to reject any and all quotes. Vendor shall furnish a W-9 and certificate of insurance. Prevailing wage does not apply.

SECTION 2 - ITEMS TO BE FURNISHED, INSTALLED AND REMOVED
Item | Description | Qty
2.1 | Mobile stage with hydraulic roof, not less than 32' x 24' | 1
2.2 | Line array cabinets, with subwoofers to suit, for even coverage of the field | 12
2.3 | Digital mixing console with stage box | 1
2.4 | Floor monitors | 6
2.5 | Wireless handheld microphones | 4
2.6 | Microphone stands, boom | 12
2.7 | Diesel generator, 70 kVA minimum, whisper type, with distribution | 1
2.8 | Light towers | 6
2.9 | Standard portable restrooms | 24
2.10 | ADA restrooms | 3
2.11 | Hand wash stations | 6
2.12 | Steel barricades | 150
2.13 | 10x10 canopies for vendors | 20
2.14 | Audio engineer, noon to 11 p.m. | 1

SECTION 3 - FURNISHED BY OTHERS
Trash boxes and hauling are handled by the Parks crew. The ball field is already fenced; fence panels will not be accepted as an add-on. Spectators bring lawn chairs and blankets, the City does not provide seating. Fireworks are under a separate agreement with a licensed pyrotechnician.

SECTION 4 - PAYMENT
Net 45 after acceptance.`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs(/SL260/, 1),
        needs('line_array', [12, 12]),
        needs('subwoofer', [2, 8]),
        needs(/X32/, 1),
        needs('stage_monitor', 6),
        needs('mic_wireless_handheld', [4, 4]),
        needs('mic_stand', [12, 12]),
        needs(/70 kVA/, 1),
        needs(/Light Tower/, 6),
        needs(/Restroom, Standard/, 24),
        needs('toilet_accessible', 3),
        needs('hand_wash', 6),
        needs('crowd_barrier', [150, 150]),
        needs('gazebo', 20),
        needs('crew_sound', [1, 24]),
      ],
      should: [needs('stagebox', 1), needs('power_distro', [1, 14]), needs('transport')],
      allowed: [...without(OUTDOORS, 'waste_bin'), ...SHOW],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...SEATS, 'fencing', 'beer_table_set', 'bench'),
      excluded: ['waste_bin', 'fencing', ...SEATS],
      silly: ['dance_floor', 'table_round', 'disco_light', 'projector', 'pinboard', 'inflatable'],
      title: [/larks bend|july|concert/i, /3[.,]?000/],
    },
  },
  {
    id: 'ho-z-plant-party',
    language: 'en',
    catalogue: 'palisade',
    description: `Hi there,

I'm on the fun committee at our bottling plant and we're throwing the holiday party in the new (empty, heated) warehouse on Saturday, December 12, 6 to 11 pm. 180 people including spouses.

Could you quote:
- 25 hi-tops with something nice over them if you've got it
- 20' x 20' dance floor
- DJ
- dance lights
- 24 of the battery uplights
- 3 bars
- a wireless mic and speakers for the plant manager's toast (the DJ's own speakers are for the music)
- black pipe and drape, about 60 feet, to hide the bottling line

The caterer brings all the china, flatware and glassware plus bartenders. We've got more chairs in the cafeteria than we know what to do with. A photo booth would be a hoot, if that is something you do.

Thanks a bunch!
Darlene`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('table_cocktail', [25, 25]),
        needs('dance_floor', [25, 25]),
        needs('crew_dj', 1),
        needs('disco_light', [1, 4]),
        needs('uplight', 24),
        needs('bar_unit', 3),
        either(needs('pa_package', 1), needs('speaker_top', [2, 4])),
        needs('drape', [6, 7]),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('transport')],
      allowed: [...SPEECH, ...PARTY_LIGHT, ...ANY_JOB, 'tablecloth', 'mic_wireless_handheld'],
      offers: without([...PARTY_OFFERS, ...MEETING_OFFERS], 'glassware', 'crew_bar', 'bar_stool'),
      excluded: [...TABLEWARE, 'crew_bar', ...SEATS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'projector', 'space_heater', 'line_array', 'lectern'],
      unmet: [/photo/i],
      unmetToo: [/cloth|linen|cover|spandex/i],
      title: [/party|holiday|plant/i, /180/],
    },
  },
  {
    id: 'ho-z-poster-symposium',
    language: 'en',
    catalogue: 'palisade',
    description: `STATEMENT OF WORK
Undergraduate Research Symposium, Memorial Union, April 22 and 23 (two days). Estimated attendance 350.

A. Purpose. The Office of Undergraduate Research requires temporary display and presentation equipment. Offerors must be registered in the State's eProcurement portal. Quotes by email are acceptable for purchases under the formal bid threshold.

B. Deliverables
   1. Poster boards, tackable on both sides, 30 each, placed in the ballroom per the floor plan (Attachment 2).
   2. Three breakout rooms: one projector of approximately 5,000 lumens, one 8-foot tripod screen, one Windows laptop and one slide clicker per room.
   3. Registration: six 8' tables with white floor-length cloth.
   4. Ten high-top tables in the foyer.
   5. Twelve retractable stanchions.
   6. One general AV technician on site, both days, 8 a.m. to 5 p.m.

C. Exclusions. The keynote takes place in the auditorium, which has permanent projection, audio and podium operated by University staff. The breakout rooms are small and no voice amplification is needed. Coffee and boxed lunches are provided by University Dining. Chairs will be set by the Union. Lodging for visiting judges is at the campus inn.

D. Period of performance. Installation April 21 after 3 p.m. Removal April 23 by 9 p.m. Parking permits are the vendor's responsibility.`,
    good: {
      attendees: 350,
      days: 2,
      must: [
        needs('pinboard', 30),
        needs('projector', 3),
        needs('projection_screen', 3),
        needs('playback_laptop', [3, 3]),
        needs('presentation_clicker', [3, 3]),
        needs(/8' Banquet/, 6),
        needs('tablecloth', 6),
        needs('table_cocktail', 10),
        needs('stanchion', 12),
        needs('crew_technician', [1, 24]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'video_cable', 'crew_video'],
      offers: without(MEETING_OFFERS, ...RADIO_MICS, 'lectern', 'audio_recorder', 'induction_loop', 'chair'),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mixing_console',
        'crew_sound',
        'lectern',
        'hot_drinks',
        ...SEATS,
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'hazer'],
      unmetToo: [/coffee|lunch|lodging|parking/i],
      title: [/symposium|research|union/i, /350/],
    },
  },
  {
    id: 'ho-z-pta-minutes',
    language: 'en',
    catalogue: 'palisade',
    description: `Cottonwood Elementary PTA - minutes, September meeting

Present: 11. Called to order 6:34 pm. August minutes approved as corrected (Mrs. D's name has two n's).

Treasurer: balance $4,212.18. Spirit wear did better than expected.

Old business. Crossing guard vests are in.

New business - Fall Festival, Saturday, October 18, noon to 4, on the playground. About 500 kids and parents came last year, plan on the same.
 - Tables: custodian says we can use the thirty cafeteria ones so none to rent.
 - Bathrooms: school will be unlocked, so no porta-johns this year (cheers).
 - Shade: need 12 pop-ups 10x10. Motion by Jen to rent, not borrow, after what happened to the Hendersons' one. Carried.
 - Bounce houses: two. Motion carried, one nay.
 - Sound: speakers and a wireless microphone for the cake walk and the announcements, and some way to play music off a phone. Rent.
 - Power: custodian will not let us run cords out of the building again. Two of the quiet 7 kW generators, extension cords x 12 or so.
 - 60 black folding chairs for the grandparents' corner.
 - Popcorn and cotton candy: Mr. Ruiz owns both machines.
 - Dunk tank: Principal has agreed to sit in it! See whether the rental place has one.
 - Trash boxes, 12.
Carla to get a quote before the 25th.

Adjourned 7:50. Somebody left a casserole dish.`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('gazebo', 12),
        needs('inflatable', 2),
        either(needs('pa_package', [1, 3]), needs('speaker_top', [1, 6])),
        needs(/EU7000/, 2),
        needs(/Stringer/, [12, 14]),
        needs(/Folding Chair, Black/, [60, 60]),
        needs('waste_bin', 12),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('audio_player', 1), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: without(OUTDOORS_OFFERS, ...LOOS, 'table_trestle'),
      excluded: ['table_trestle', 'table_round', ...LOOS],
      silly: ['projector', 'dance_floor', 'lectern', 'stage_monitor', 'disco_light', 'line_array', 'table_cocktail'],
      unmet: [/dunk/i],
      unmetToo: [/popcorn|candy/i],
      title: [/cottonwood|festival/i, /500/],
    },
  },
  {
    id: 'ho-z-memorial-stream',
    language: 'en',
    catalogue: 'palisade',
    description: `Good afternoon. We are planning a memorial service for our late pastor on Thursday, May 14 at 11 am at First Methodist. The sanctuary holds 300 and we expect 450, so we would like to show the service on screens in the fellowship hall and put it on the internet for family in Ohio.

Please give us a price on two cameras with operators, a switcher, a streaming encoder, and somebody to run it, two 75" screens on stands for the hall, a set of speakers for the hall so they can hear, 100 black folding chairs in there, two of the wireless lavs, and the assistive listening kit.

God bless,
Ruth Ann, church office`,
    good: {
      attendees: [450, 450],
      days: 1,
      must: [
        needs('camera', 2),
        needs('crew_camera', [2, 24]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/75"/, 2),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [2, 4])),
        needs(/Folding Chair, Black/, [100, 100]),
        needs('mic_wireless_lapel', 2),
        needs('induction_loop', 1),
        needs(['crew_video', 'crew_technician'], [1, 24]),
      ],
      should: [needs('video_cable'), needs('transport')],
      allowed: [...SPEECH, ...BROADCAST, ...ANY_JOB, 'mic_wireless_handheld'],
      offers: [...MEETING_OFFERS, ...LOUD, ...PLATFORM],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'hazer', 'line_array'],
      title: [/memorial|methodist/i, /450/],
    },
  },
];
