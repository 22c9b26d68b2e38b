import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEECH, TABLEWARE } from '../../usual.ts';
import {
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** In English over the shelves of the demo and of Larkfield. */
export const ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-v-hospice-ball',
    language: 'en',
    catalogue: 'demo',
    description: `Good morning,

I look after events for St Aldhelm's Hospice. Our Midsummer Ball is on Friday 18 June at the Grange Hotel near Sherborne, 240 guests, 7pm until 1am, and our usual supplier has retired, so may I ask you to quote?

On the list at present: a stage 6m x 4m at 400mm with steps, a 6m x 3m star cloth behind it, thirty battery uplighters round the walls, a 6m x 6m oak dance floor, a mirror ball, the small speech PA with a lectern and lectern mic for the auctioneer, one handheld radio mic, and four 55 inch displays on stands showing the auction lots, with a laptop to drive them. A technician to stay all evening, please.

The hotel is providing tables, chairs and linen, and of course everything on the tables. The band bring their own PA, monitors and instruments. The committee voted against a photo booth this year.

With kind regards,
Annabel Treece`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('star_cloth', [1, 2]),
        needs('uplight', 30),
        needs(/Oak Parquet/, 36),
        needs('mirror_ball', 1),
        needs(/Speech PA/, [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 1),
        needs(/55in Display/, 4),
        needs('display_stand', 4),
        needs('playback_laptop', [1, 2]),
        needs(['crew_technician', 'crew_sound', 'crew_lighting', 'crew_video'], [1, 24]),
      ],
      should: [needs(/Leg 400mm/, 48), needs('stage_skirt', [6, 20]), needs('transport')],
      allowed: [...MEETING, ...SHOW],
      offers: [...MEETING_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...SEATS,
        ...TABLEWARE,
        'table_round',
        'table_trestle',
        'tablecloth',
        'napkin',
        'backline',
        'stage_monitor',
        'line_array',
        'subwoofer',
        /Party PA/,
        'photo_booth',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'table_desk', 'inflatable', 'choir_riser'],
      title: [/sherborne|hospice|ball/i, /240/],
    },
  },
  {
    id: 'ho-v-bearings-congress',
    language: 'en',
    catalogue: 'demo',
    description: `RFQ 0931, Kettle & Vane Events for the European Bearing Makers' Federation

Annual congress, 7-8 October, a conference hotel in Leeds. 150 delegates.

Plenary: theatre style, delegates' seating from the hotel's own contractor is to be confirmed and will be ordered apart.
- 1 x 7,000 lumen laser projector, 1 x 12ft fast-fold with dress kit
- 1 x acrylic lectern with gooseneck mic, 4 lapel mics, 2 handhelds for questions
- PA for speech for 150, sound engineer
- 1 x confidence monitor, 1 x speaker timer, 2 x presentation laptops, 1 x clicker
- interpretation FR and DE: 2 booths, 150 receivers
Breakouts (three rooms, 30 people each):
- per room 1 x 75in display on a stand, 1 x laptop, 1 x flip chart
Foyer:
- 2 x registration desks, 10 poster boards

AV technicians throughout, please state hours. Set-up on the evening of the 6th.`,
    good: {
      attendees: 150,
      days: 2,
      must: [
        needs(/7,000 lm/, 1),
        needs(/12ft x 6ft 9in/, 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 12]),
        needs('crew_sound', [1, 40]),
        needs('confidence_monitor', 1),
        needs('speaker_timer', 1),
        needs('playback_laptop', 5),
        needs('presentation_clicker', [1, 4]),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [150, 165]),
        needs(/75in Display/, 3),
        needs('flip_chart', 3),
        needs('registration_desk', 2),
        needs('pinboard', 10),
        needs('crew_technician', [1, 90]),
      ],
      should: [needs('display_stand', 3), needs('mixing_console', [1, 2]), needs('transport')],
      allowed: [...MEETING, 'interpretation_receiver', 'crew_interpreter', 'chair', 'display_stand'],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'crowd_barrier'],
      title: [/leeds|bearing|congress/i, /150/],
    },
  },
  {
    id: 'ho-v-village-fete',
    language: 'en',
    catalogue: 'larkfield',
    description: `STOKE ABBESS VILLAGE FETE, Bank Holiday Monday 30 August, 1pm to 5pm, on the recreation ground
From the parish newsletter, with the hire wanted by the committee set out for suppliers. About 600 usually come.

To hire: two 6m x 9m marquees, one for teas and one for the flower show. Thirty 6ft trestles. One hundred Samsonite chairs. Ten picnic sets. Thirty lengths of bunting. A coconut shy, Splat the Rat and the hook-a-duck stall. The PA with two speakers on stands and a radio mic for the announcer. Two 3kVA suitcase generators. Four toilets and one accessible toilet. Twenty-five crowd barriers for the car park.

Already in hand: the WI lend their urns and all the cups and saucers. The Plough is running the beer tent, staff and bar included. First aid is St John Ambulance as ever. Sadly the insurers have ruled out a bouncy castle.

Offers to the Clerk, please, by the end of May.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(/Clearspan 6m x 9m/, 2),
        needs(/Trestle 6ft x 2ft6in/, 30),
        needs(/Samsonite/, [100, 105]),
        needs('beer_table_set', 10),
        needs(/Bunting/, 30),
        needs(/Coconut/, 1),
        needs(/Splat/, 1),
        needs(/Hook-a-Duck/, 1),
        needs(/PA, Speech/, 1),
        needs(/3kVA/, 2),
        needs(/Toilet, Portable, Single/, 4),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 25),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, 'marquee_floor', 'tablecloth'],
      excluded: ['hot_drinks', 'crockery', 'bar_unit', 'crew_bar', 'crew_medic', 'inflatable'],
      silly: ['dance_floor', 'disco_light', 'projector', 'lectern', 'table_round', 'photo_booth', 'uplight'],
      title: [/stoke abbess|f[eê]te/i, /600/],
    },
  },
  {
    id: 'ho-v-summer-tipi',
    language: 'en',
    catalogue: 'larkfield',
    description: `Hi Larkfield,

Our company summer party is Thursday 8 July in the paddock behind the offices (converted barns, just outside Frome). 140 people, 5pm till 11.

We'd love two giant hat tipis with coconut matting underneath (say 160 square metres), 18 rustic oak tables, 48 rustic benches, a pallet bar with a back bar and two bottle coolers, 15 runs of festoon, the 15ft parquet floor, two fire pits, a croquet set and two giant Jengas. Two bar staff for six hours as well please.

The barns have plenty of loos and a good electricity supply, so nothing needed for either. The DJ has his own sound and disco lights. Street food traders are cooking, and it all comes in cardboard, so no plates or cutlery.

Could you send it over this week? Thanks, Jools`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/Tipi/, 2),
        needs(/Coconut$/, [150, 176]),
        needs(/Rustic Oak 8ft/, 18),
        needs('bench', 48),
        needs(/Rustic Pallet/, 1),
        needs(/Back Bar/, 1),
        needs(/Bottle Cooler/, 2),
        needs(/Festoon/, 15),
        needs(/Parquet 15ft/, 1),
        needs(/Fire Pit/, 2),
        needs(/Croquet/, 1),
        needs(/Jenga/, 2),
        needs('crew_bar', [2, 16]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'glassware', 'refrigeration'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...LOOS,
        ...DECKS,
        'generator',
        'crew_dj',
        'pa_package',
        'disco_light',
        'crockery',
        'cutlery',
        'cooking',
      ],
      silly: ['projector', 'lectern', 'table_desk', 'crowd_barrier', 'flip_chart', 'stage_deck'],
      title: [/frome|summer party/i, /140/],
    },
  },
  {
    id: 'ho-v-high-school-commencement',
    language: 'en',
    catalogue: 'demo',
    description: `Bid abstract - Commencement Exercises, Harlow Township High School, football field
The District is accepting quotes for rental, delivery, set-up and removal of the following for commencement on Saturday, June 12, 10:00 a.m. (rain date Sunday). Anticipated attendance 900.
Item 1. White folding chairs, 900 each, placed in rows on the turf.
Item 2. Platform, 32 feet wide by 12 feet deep, approximately 24 inches high, with one set of steps, handrails on three sides, wheelchair ramp and black skirt.
Item 3. Clear acrylic podium with gooseneck microphone.
Item 4. Sound: six powered 12 inch loudspeakers on stands, digital mixer, two wireless handheld microphones, operator.
Item 5. Portable toilets: six standard and two wheelchair accessible; two hand wash stations.
Item 6. Crowd control barrier: 40 sections.
Item 7. One silent 20 kVA generator, with distribution and cable to the platform.
All items to be in place by 4:00 p.m. on Friday and removed by noon on Monday.`,
    good: {
      attendees: 900,
      must: [
        needs('chair', [900, 945]),
        needs('stage_deck', [16, 20]),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [6, 20]),
        needs('stage_ramp', 1),
        needs('stage_skirt', [10, 28]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(/K12.2/, 6),
        needs('speaker_stand', 6),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 24]),
        needs(/Single Portable Toilet/, 6),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('crowd_barrier', 40),
        needs(/20 kVA/, 1),
        needs('power_distro', [1, 4]),
        needs('power_cable'),
      ],
      should: [needs(/Leg 600mm/, [64, 80]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
      silly: ['dance_floor', 'disco_light', 'table_round', 'bar_unit', 'inflatable', 'photo_booth', 'crew_dj'],
      title: [/harlow|commencement/i, /900/],
    },
  },
];
