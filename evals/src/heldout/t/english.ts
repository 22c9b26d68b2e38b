import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { TOPS } from './parts.ts';

/** British English over the shelves already there: a choir's rider, a camp's list, a meeting, a parish, a birthday. */
export const ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-t-choir-rider',
    language: 'en',
    catalogue: 'demo',
    description: `CANTORES VALLIS: technical sheet for promoters (24 singers, conductor, one pianist)

Where the church or hall does not own them, the promoter is kindly asked to provide:

Risers: two three-tier choir risers, curved, set centre.
Piano: one grand, not smaller than 1.8 m, tuned on the day, with the lid on the full stick.
Conductor: one square metre of staging, 40 cm high.
Music stands: two, lit (conductor and page turner).
Microphones: four large-diaphragm condensers on tall stands, for the recording we make at each concert; recorder likewise.
Address: one handheld radio microphone and a pair of small loudspeakers, for the welcome.
Light: eight LED washes from the front with a small desk and somebody to look after it. Warm, and left alone.

Next date: Holy Trinity, Ludford, Friday 7 May, 19:30, 280 seats.`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs('choir_riser', 2),
        needs('piano', 1),
        needs(/Litedeck 1m x 1m/, 1),
        needs('music_stand', 2),
        needs(/C414/, 4),
        needs('mic_stand', [4, 6]),
        needs('audio_recorder', 1),
        needs(/Handheld Radio/, 1),
        needs([...TOPS], [1, 4]),
        needs('stage_wash', 8),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 14]),
      ],
      should: [needs(/Leg 400/, 4), needs('transport')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'crowd_barrier', 'subwoofer'],
      title: [/ludford|cantores|choir|trinity/i, /280/],
    },
  },
  {
    id: 'ho-t-camp-issues',
    language: 'en',
    catalogue: 'demo',
    description: `Issues for fieldcamp-uk (unconference, farm near Much Hadham, Fri 12 to Sun 14 June, 150 of us)

Main barn
It's a big empty barn. We need a low stage, 4 m x 2 m at 40 cm, so that people at the back see who is talking, plus a big screen (12ft) and a proper projector, 7,000 lumens or so. Laptop stays at the side, so HDMI to the projector. Small PA, two handheld radio mics, one lapel.

Breakouts
Four stalls, each with a 55in display on a stand and a flip chart. So four and four, + one spare flip chart.

Network
Farm has a bit of copper and that's it. 5G router, and six access points.

Saturday night
Neighbours! Silent disco: 120 headphones. And 10 strings of festoon for the yard.

Seating
150 folding chairs, 20 of the beer tables with benches.

Loos
Six portable ones and one wheelchair accessible, with a hand wash.`,
    good: {
      attendees: 150,
      days: 3,
      must: [
        needs('stage_deck', 4),
        needs(/12ft x 6ft/, 1),
        needs('projector', 1),
        needs('video_cable', [1, 8]),
        needs([...TOPS]),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 1),
        needs(/55in/, 4),
        needs('display_stand', 4),
        needs('flip_chart', 5),
        needs(/5G/, 1),
        needs(/Access Point/, 6),
        needs('silent_disco', 120),
        needs('festoon', 10),
        needs(/Folding Chair/, [150, 158]),
        needs('beer_table_set', 20),
        needs(/Single Portable/, 6),
        needs('toilet_accessible', 1),
        needs('hand_wash', [1, 2]),
      ],
      should: [needs(/Leg 400/, 16), needs('stage_steps'), needs('transport')],
      allowed: [...MEETING, ...OUTDOORS, ...PLATFORM, 'network'],
      offers: [...MEETING_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['dance_floor', 'line_array', 'table_round', 'crowd_barrier', 'moving_head', 'hazer', 'mobile_stage'],
      title: [/hadham|fieldcamp|unconference|camp|barn/i, /150/],
    },
  },
  {
    id: 'ho-t-hospice-meeting',
    language: 'en',
    catalogue: 'demo',
    description: `Dear hire desk,

Would you kindly quote for the annual meeting of St Botolph's Hospice on Thursday 22 October, 2 pm to 5 pm, in the Corn Exchange, Thetford? We shall be about 180.

We think we need: a speech PA with an operator, two handheld radio microphones for questions and two lapels for the speakers, the acrylic lectern with its gooseneck, a hearing loop, a 12ft screen with a projector to suit, and 180 of the charcoal conference chairs.

No lighting please, the house lights are quite enough. Our treasurer brings her own laptop. Tea is made by the Friends, who have their own urns and cups and saucers. We shall not need a stage; the Corn Exchange has a fixed one.

With thanks,
Audrey Pymm`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs([...TOPS]),
        needs(['crew_sound', 'crew_technician'], [1, 14]),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 2),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('induction_loop', 1),
        needs(/12ft x 6ft/, 1),
        needs('projector', 1),
        needs(/Conference Chair/, [180, 189]),
      ],
      should: [needs('video_cable'), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [
        'lighting',
        'crew_lighting',
        'playback_laptop',
        'hot_drinks',
        'crockery',
        'stage_deck',
        'mobile_stage',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'subwoofer', 'line_array'],
      title: [/thetford|botolph|hospice|corn exchange/i, /180/],
    },
  },
  {
    id: 'ho-t-parish-minutes',
    language: 'en',
    catalogue: 'larkfield',
    description: `ASHCOMBE PARISH COUNCIL: MINUTES (extract)

112/9 Midsummer Fair, Saturday 20 June, Recreation Ground
The Clerk reported that some 900 people attended the last fair. Cllr Tranter had drawn up the list for hire, which was gone through. It was RESOLVED to hire: one marquee 9m x 12m for the produce show; eight gazebos 3m x 3m; thirty trestle tables and 120 Samsonite chairs; one speech PA with radio microphone for the announcements; one 20kVA generator with a distribution board; six single toilets and one accessible; two hand wash units; sixty crowd barriers; a gas barbecue; the coconut shy, the splat the rat and the bouncy castle; ten wheelie bins; six fire points.
The quotation of £5,240 plus VAT, delivery included, was NOTED. Cllr Beamish asked whether bunting had been thought of, and twenty lengths were added.
Proposed Cllr Tranter, seconded Cllr Oyelaran. Carried.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs(/Clearspan 9m x 12m/, 1),
        needs(/Gazebo 3m x 3m/, 8),
        needs(/Trestle/, 30),
        needs(/Samsonite/, [120, 126]),
        needs(/PA, Speech/, 1),
        needs(/20kVA/, 1),
        needs('power_distro', [1, 6]),
        needs(/Portable, Single/, 6),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('crowd_barrier', 60),
        needs(/Barbecue/, 1),
        needs(/Coconut Shy/, 1),
        needs(/Splat/, 1),
        needs(/Bouncy/, 1),
        needs('waste_bin', 10),
        needs('fire_extinguisher', 6),
        needs(/Bunting/, 20),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, 'mic_wireless_handheld', 'marquee_floor'],
      offers: [...OUTDOORS_OFFERS, 'pa_package'],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'flip_chart', 'stage_deck'],
      title: [/ashcombe|midsummer|fair/i, /900/],
    },
  },
  {
    id: 'ho-t-sixtieth',
    language: 'en',
    catalogue: 'larkfield',
    description: `Hello Larkfield,

It's my husband's 60th on Saturday 3 October and we've booked Wexham village hall for 80 people, dinner then dancing.

We'd like: eight 5ft6 round tables, 80 gold Chiavari chairs, cloths for the tables, 80 white napkins, 160 wine glasses, 80 champagne flutes, the 12ft dance floor, 10 battery uplighters and the chandeliers, two of those.

The DJ brings his own PA and lights, so no disco please. Plates and cutlery are in the hall kitchen. The Plough is running the bar for us, with their own bar and staff. The hall is well heated so no heaters.

How much, delivered Friday?
Ros Ledbury`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/Round 5ft6in/, 8),
        needs(/Chiavari, Gold/, [80, 84]),
        needs(/Tablecloth, White, Round/, [8, 10]),
        needs(/Napkin, White/, [80, 88]),
        needs(/Glass, Wine/, [160, 176]),
        needs(/Champagne/, [80, 88]),
        needs(/12ft x 12ft/, 1),
        needs('uplight', 10),
        needs(/Chandelier/, 2),
        needs('transport'),
      ],
      allowed: [...OUTDOORS],
      offers: PARTY_OFFERS,
      excluded: [
        'pa_package',
        'disco_light',
        'crockery',
        'cutlery',
        'bar_unit',
        'crew_bar',
        'space_heater',
        'patio_heater',
      ],
      silly: ['projector', 'lectern', 'generator', 'toilet', 'marquee', 'crowd_barrier', 'table_desk'],
      title: [/wexham|60th|birthday|60/i, /80/],
    },
  },
];
