import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, DECKS, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Mails and a telephone note to a New Zealand hire company. */
export const RIMU_MAIL: readonly EvalBrief[] = [
  {
    id: 'ho-v-vineyard-wedding',
    language: 'en',
    catalogue: 'rimu',
    description: `Hi there,

Kahu and I are getting married on the lawn at my aunt's vineyard, just out of Martinborough, on Saturday 20 February. 110 guests. We're hoping you can do:

- the 10 x 12 clearspan, with a floor and the silk lining
- 110 crossback chairs (they do the ceremony, then get carried in for dinner)
- 14 of the 1.5m round tables with the long white cloths, and 110 linen napkins
- the macrocarpa arch
- 25 square metres of parquet
- 12 runs of festoon
- the luxury loo trailer
- a 30kVA generator with leads and a board

The band are bringing their own sound system and will lend us a mic for the speeches. Our caterer supplies all the crockery, cutlery and glasses. No heaters please, it'll be February.

Thanks heaps,
Tess Aldworth`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/Clearspan 10 x 12m/, 1),
        needs('marquee_floor', 120),
        needs('marquee_lining', 120),
        needs(/crossback/, [110, 116]),
        needs(/Round tbl 1.5m/, 14),
        needs(/white round/, [14, 15]),
        needs('napkin', [110, 121]),
        needs('ceremony_arch', 1),
        needs('dance_floor', 25),
        needs('festoon', 12),
        needs('toilet_trailer', 1),
        needs(/30kVA/, 1),
      ],
      should: [needs('power_distro', [1, 6]), needs('power_cable'), needs('transport')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [...SPEAKERS, ...TABLEWARE, 'mixing_console', 'mic_wireless_handheld', 'patio_heater', 'space_heater'],
      silly: ['projector', 'lectern', 'flip_chart', 'whiteboard', 'led_wall', 'pinboard', 'crowd_barrier'],
      title: [/martinborough|vineyard|wedding/i, /110/],
    },
  },
  {
    id: 'ho-v-jubilee-dinner',
    language: 'en',
    catalogue: 'rimu',
    description: `Phone msg Thurs 9.40am - Brent Hika, Taihape rugby club

75th jubilee dinner, Sat 16 May, marquee on the clubrooms carpark. 200 coming.

Wants: clearspan 10x21, floored, 2 ducted heaters. 20 x 1.8m rounds, white cloths, 200 black conference chairs. Stage for the MC 4.8 x 2.4 at 300mm, one set of steps. Timber lectern + mic. Thinks our Speech PA will do, plus one extra handheld for the tables. 75in screen for old team photos, he'll have them on a stick. 2 white bars, chiller trailer.

They've got: plates, cutlery and glasses out of the club kitchen. Club members run the bar. Nephew is DJing after, has all his own decks, speakers and lights. Three phase on the clubrooms wall so no genny.

Ring back before Monday`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Clearspan 10 x 21m/, 1),
        needs('marquee_floor', 210),
        needs('space_heater', 2),
        needs(/Round tbl 1.8m/, 20),
        needs(/white round/, [20, 21]),
        needs(/stacker black/, [200, 210]),
        needs('stage_deck', 4),
        needs('stage_steps', 1),
        needs(/rimu timber/, 1),
        needs('mic_lectern', 1),
        needs(/Speech PA/, 1),
        needs('mic_wireless_handheld', 1),
        needs(/LCD 75in/, 1),
        needs(/Bar, white/, 2),
        needs(/Chiller trailer/, 1),
      ],
      should: [needs(/legs 300mm/, 4), needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'playback_laptop', 'video_cable', 'crew_video', 'marquee_lining'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'crew_bar',
        'crew_dj',
        'disco_light',
        'subwoofer',
        /Party PA/,
        'generator',
        'fuel',
      ],
      silly: ['projector', 'table_desk', 'inflatable', 'drum_kit', 'ceremony_arch', 'choir_riser'],
      title: [/taihape|jubilee|rugby/i, /200/],
    },
  },
  {
    id: 'ho-v-unveiling',
    language: 'en',
    catalogue: 'rimu',
    description: `Kia ora,

We are having an unveiling for our koro at the urupā at Waihau, Sunday 11 April, 10am. About 80 whānau. The service is an hour or so, then everyone goes down to the marae for kai.

Can we please book the battery PA with the mic, 80 white Americana chairs, four pop-up gazebos in case it rains, and one accessible portaloo? Drop off Saturday afternoon, pick up Sunday after two.

Ngā mihi,
Hera Poutama`,
    good: {
      attendees: 80,
      must: [needs(/Battery PA/, 1), needs(/Americana/, [80, 84]), needs('gazebo', 4), needs('toilet_accessible', 1)],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'mic_stand', 'speaker_stand', 'carpet'],
      offers: [...OUTDOORS_OFFERS, 'marquee'],
      silly: ['disco_light', 'dance_floor', 'bar_unit', 'inflatable', 'photo_booth', 'subwoofer', 'festoon', 'game'],
      title: [/waihau|unveiling/i, /80/],
    },
  },
  {
    id: 'ho-v-forestry-conference',
    language: 'en',
    catalogue: 'rimu',
    description: `Hello team,

Could I get a price for the AV at our national forestry safety conference, Lakeside Pavilion, Rotorua, Wednesday 19 and Thursday 20 August? 260 delegates in one plenary room.

The venue has its own sound system, desk and sound operator, all included in the room, and the tables and chairs are theirs too. What it hasn't got:

- 2 lapel mics, 2 handhelds and 1 headset, to go into their desk
- a perspex lectern with a gooseneck
- 2 of the 9,400 lumen projectors and 2 of the 4 m fastfold screens
- a comfort monitor, a laptop and a clicker
- a stage 7.2 x 3.6 m, 600 high, steps either side, black skirt, 12 m of black drape behind it
- stage lighting on the speakers
- we're streaming both days, so 2 cameras with operators, a switcher, an encoder and a vision tech
- 12 display boards for the posters, 2 rego counters

Coffee carts and catering come with the venue. Please don't allow for any LED wall, the board knocked that back last year.

Regards,
Philippa Sands`,
    good: {
      attendees: 260,
      days: 2,
      must: [
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs(/perspex/, 1),
        needs('mic_lectern', 1),
        needs(/RZ990/, 2),
        needs(/Fastfold 4.0/, 2),
        needs('confidence_monitor', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs('stage_deck', 9),
        needs('stage_steps', 2),
        needs('stage_skirt', [7, 22]),
        needs('drape', 12),
        needs(['lighting_package', 'stage_wash', 'profile_spot']),
        needs('camera', 2),
        needs('crew_camera', [2, 40]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('crew_video', [1, 20]),
        needs('pinboard', 12),
        needs('registration_desk', 2),
      ],
      should: [needs(/legs 600mm/, 9), needs('transport')],
      allowed: [...MEETING, ...STAGE_LIGHT, 'stage_handrail'],
      offers: MEETING_OFFERS,
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'crew_sound',
        'chair',
        'table_trestle',
        'table_round',
        'hot_drinks',
        'crockery',
        'led_wall',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/rotorua|forestry|conference/i, /260/],
    },
  },
  {
    id: 'ho-v-dads-seventieth',
    language: 'en',
    catalogue: 'rimu',
    description: `Hi,

It's Dad's 70th, at home in Havelock North, Saturday 5 December from 4pm, about 60 of us. We'd like the 6 x 9 marquee, 8 trestles with white cloths, 60 of the white Americana chairs, 6 white bar leaners, a 6 burner BBQ, two glass door chillers and something small with a mic for the speeches.

No lighting please, the pergola and the trees are lit already. No floor either, the lawn's dry and flat. We've got enough plates, cutlery and glasses, and there are three toilets in the house.

We've put aside about $3,000 including delivery.

Cheers, Rosalind`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/Clearspan 6 x 9m/, 1),
        needs('table_trestle', 8),
        needs(/white trestle/, [8, 9]),
        needs(/Americana/, [60, 63]),
        needs(/Bar leaner/, 6),
        needs('cooking', 1),
        needs(/glass door/, 2),
        needs('pa_package', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS.filter((each) => each !== 'floodlight'), ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [...TABLEWARE, ...LOOS, 'lighting', 'marquee_floor'],
      silly: ['projector', 'lectern', 'stage_deck', 'line_array', 'crowd_barrier', 'pinboard', 'camera'],
      title: [/havelock|70th|birthday/i, /60/],
    },
  },
  {
    id: 'ho-v-leadership-offsite',
    language: 'en',
    catalogue: 'rimu',
    description: `G'day,

We're flying our leadership group over from Brisbane for an offsite in Queenstown, Monday 8 to Wednesday 10 March, 45 people in the Remarkables Room at the lodge. All we're after is a bit of gear:

1 x 75 inch screen on a trolley for the main room, 2 x 55 inch on stands for the breakout rooms, 2 mobile whiteboards, the Speech PA and 2 lapel mics.

We bring our own laptops and clickers. The lodge has the tables and chairs set up, and morning tea is with them. We don't need a technician to stay; if whoever delivers it can plug it in and show me the buttons that'll do us.

Cheers
Damo Fitzroy
Office Manager`,
    good: {
      attendees: 45,
      days: 3,
      must: [
        needs(/LCD 75in/, 1),
        needs(/LCD 55in/, 2),
        needs('whiteboard', 2),
        needs(/Speech PA/, 1),
        needs('mic_wireless_lapel', 2),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'mic_stand'],
      offers: MEETING_OFFERS,
      excluded: [
        'playback_laptop',
        'presentation_clicker',
        'table_trestle',
        'table_round',
        'chair',
        'hot_drinks',
        'crockery',
        'crew_technician',
        'crew_sound',
        'crew_video',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'stage_monitor'],
      title: [/queenstown|offsite|leadership/i, /45/],
    },
  },
];
