import { type EvalBrief, either, needs } from '../../expectation.ts';
import {
  BAND,
  BROADCAST,
  LINEN,
  OPERATORS,
  PLATFORM,
  SEATS,
  SLIDES,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLES,
  TABLEWARE,
} from '../../usual.ts';
import { ANY_JOB, DECKS, FOG, MEETING_OFFERS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

export const FLEMISH_ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-d-policy-roundtable',
    language: 'en',
    catalogue: 'zenne',
    description: `Dear all,

Our federation of bicycle retailers holds its policy roundtable on Tuesday 14 October at the Residence Palace, Brussels, 9.30 to 13.00. There will be 60 people in the room, 30 of them round the table, and we reckon on another 40 joining over Teams.

For the room itself: a push-to-talk unit for each of the 30 at the table, two interpreting booths with a receiver for everyone present (we work in three languages), and two 65" televisions on stands on which those present can see those at home. For the Teams side we should like two cameras, remote-controlled ones will do nicely, plus somebody to mix the pictures and a laptop to run the call from.

A few things to leave off. The interpreters themselves are under contract with us directly. The wired line in the building has never let us down, so internet is taken care of. And the Palace dresses the room, down to the last chair and flipchart.

With kind regards,
Ilse Vermeersch`,
    good: {
      attendees: [60, 100],
      days: 1,
      must: [
        needs('mic_conference', [30, 32]),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [60, 70]),
        needs('display', 2),
        needs('camera', 2),
        needs('crew_video', [1, 2]),
        needs('playback_laptop', [1, 2]),
      ],
      should: [needs('video_switcher', 1), needs('transport'), needs(['crew_sound', 'crew_technician'])],
      allowed: [...SPEECH, ...BROADCAST, ...ANY_JOB, 'display_stand', 'crew_technician', 'mic_wireless_handheld'],
      offers: MEETING_OFFERS,
      excluded: ['crew_interpreter', 'network', 'furniture'],
      silly: ['subwoofer', 'line_array', 'stage_deck', 'disco_light', 'generator', 'toilet', 'marquee'],
      title: [/brussels/i, /60|100/],
    },
  },
  {
    id: 'ho-d-ixelles-warming',
    language: 'en',
    catalogue: 'zenne',
    description:
      'hiya, housewarming sat 21 june in our back garden in ixelles, like 50 ppl. after a battery speaker with a mic for the toasts, 4 strings of those bulb lights, 2 gas heaters for when it gets chilly, 5 beer table sets and a beer tap with 2 taps. bbq and glasses we own. pls none of the flashy disco stuff, neighbours are grumpy enough, and defo not the smoke machine u lent us last time lol. we’ll come get it all in my mate’s van so no need to drive it over. cheers!! ruby',
    good: {
      attendees: 50,
      days: 1,
      must: [
        needs(/Bose S1/, 1),
        needs('festoon', 4),
        needs('patio_heater', 2),
        needs('beer_table_set', 5),
        needs(/Biertap/, 1),
      ],
      should: [needs(['power_cable'])],
      allowed: ['power_cable', 'cable_ramp', 'consumables', 'mic_stand', 'speaker_stand', 'audio_cable'],
      offers: [...OUTDOORS_OFFERS, 'table_cocktail', 'refrigeration', 'waste_bin', 'mic_wireless_handheld', 'uplight'],
      excluded: ['cooking', 'glassware', 'disco_light', 'moving_head', 'strobe', 'mirror_ball', ...FOG, 'transport'],
      silly: ['subwoofer', 'line_array', 'projector', 'lectern', 'stage_deck', 'generator', 'marquee'],
      title: [/ixelles/i, /50/],
    },
  },
  {
    id: 'ho-d-cooperative-form',
    language: 'en',
    catalogue: 'zenne',
    description: `REQUEST FORM – submitted via website
Event type: Annual general meeting (members' bank)
Date: 23 April 2026
Place: De Werf, Aalst
Number of people: 220
Stage: Yes. 6 x 3 m, 40 cm high, steps on one side
Lectern: 1, with microphone
Microphones: 5 on the board's table, wired, on table stands; 3 wireless handhelds for the floor
Sound system: Yes
Voting: Keypad for every member
Projection: projector + 4 m screen
Laptop: own
Streaming / cameras: No
Lighting: Wash on the stage. Moving lights: No
Interpretation: n/a
Tables and chairs: in house
Crockery / catering: not applicable
Technicians: 2
Delivery: Yes
Remarks: parking at the rear`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        either(needs('mic_lectern', 1), needs('mic_wired', [6, 7])),
        needs('mic_wired', [5, 7]),
        needs(/tafelstatief/, [5, 5]),
        needs('mic_wireless_handheld', 3),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 2])),
        needs('voting_system', [220, 230]),
        needs('projector', 1),
        needs(/Fastfold 400/, 1),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 12]),
        needs(OPERATORS, [2, 3]),
        needs('delivery', [1, 2]),
      ],
      should: [needs('mixing_console', 1)],
      allowed: [
        ...SPEECH,
        ...SLIDES.filter((each) => each !== 'playback_laptop'),
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...ANY_JOB,
      ],
      offers: [...MEETING_OFFERS, 'stage_skirt'],
      excluded: [
        'playback_laptop',
        'camera',
        'streaming_encoder',
        'crew_camera',
        'moving_head',
        'interpretation_booth',
        'interpretation_receiver',
        'crew_interpreter',
        ...SEATS,
        ...TABLES,
        'catering',
      ],
      silly: ['subwoofer', 'generator', 'toilet', 'dance_floor', 'marquee', 'disco_light'],
      title: [/aalst|werf/i, /220/],
    },
  },
  {
    id: 'ho-d-coffee-expo',
    language: 'en',
    catalogue: 'zenne',
    description: `Hello from Portland! We're bringing our specialty coffee trade expo to Europe for the first time: Tour & Taxis, Brussels, March 12–13, expecting 1,400 visitors over the two days.

What we're looking for from you:
• 24 exhibition booths, 3 x 2
• 144 m² of carpet, laid
• 2 registration counters
• 24 poster boards
• 5 sidewalk signs
• 4 coat racks
• someone to help with build and strike

Just so there's no double ordering:
• The hall's own electrician runs power to every booth
• Wi-Fi – comes with the hall
• TVs/monitors – exhibitors order straight from the hall, please keep those off
• We won't be having speeches or presentations, hence no stage and no sound

Looking forward, Casey`,
    good: {
      attendees: [1400, 1400],
      days: 2,
      must: [
        needs('exhibition_stand', 24),
        needs(/Beurstapijt/, 144),
        needs('registration_desk', 2),
        needs('pinboard', 24),
        needs('signage', 5),
        needs('coat_rail', 4),
        needs(['crew_stagehand', 'crew_technician'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB],
      offers: [
        'stanchion',
        'table_cocktail',
        'bar_stool',
        'waste_bin',
        'plants',
        'two_way_radio',
        'crew_steward',
        'backdrop',
        'chair',
        'table_trestle',
        'bar_unit',
        'flip_chart',
      ],
      excluded: ['crew_electrician', 'power_distro', 'generator', 'network', 'display', 'audio', ...STAGES],
      silly: ['lighting', 'marquee', 'toilet', 'dance_floor', 'projector', 'led_wall'],
      title: [/brussels/i, /1[,. ]?400|24/],
    },
  },
  {
    id: 'ho-d-castle-wedding',
    language: 'en',
    catalogue: 'zenne',
    description: `Hello there,

We are getting married on Saturday 6 September at a little castle outside Leuven and there will be 120 of us.

The castle's package includes the round tables, the dinner chairs, linen, china, cutlery and glasses. Their chairs mayn't leave the building though, so for the ceremony under the lime trees we do need 120 white wooden folding chairs from you, together with an arch, one battery speaker and a handheld mic for the registrar.

For the evening: an oak dance floor of 6 by 6 metres, 16 battery uplights for the orangery, 6 olive trees and a photo booth. Koen, our DJ, turns up with decks, speakers, lights and for all I know a dancing bear, so you can skip that whole department. My mother has her heart set on those indoor fountains of sparks. I haven't, and nor has the castle's insurer.

Thank you! Fenna & Oisín`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Klapstoel hout/, [120, 120]),
        needs('ceremony_arch', 1),
        needs(SPEAKERS, [1, 2]),
        either(needs('mic_wireless_handheld', 1), needs(/Bose S1/)),
        needs(/Dansvloer eik/, 36),
        needs(/Zenit/, 16),
        needs('plants', 6),
        needs('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld', 'gazebo'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [
        ...TABLES,
        'chair_banquet',
        ...TABLEWARE,
        ...LINEN,
        ...DECKS,
        'crew_dj',
        'subwoofer',
        'disco_light',
        'moving_head',
        'spark_machine',
      ],
      silly: ['projector', 'lectern', 'stage_deck', 'line_array', 'marquee', 'toilet'],
      title: [/leuven/i, /120/],
    },
  },
  {
    id: 'ho-d-pub-gig-note',
    language: 'en',
    catalogue: 'zenne',
    description: `PHONE NOTE 10.20 – Niall, Kelly's bar Antwerp
Fri 14 March, Paddy's weekend, 3 bands one after the other, 150ish in
- 2 tops, 2 subs
- desk w. enough channels, the 22ch one is grand
- 4 wedges
- 6 wired vocal mics + stands, drum mics, 4 DI
- small light set for the stage
- soundman 6pm till 1
Backline: bands are sharing theirs between them
Stage – knocked one up themselves out of pallets, so forget that
asked about a hazer, then thought of the fire alarm & said scrap it
they're open anyway: bar, stools, tables all sorted
ring back w. price before Thurs`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(['speaker_top', 'speaker_column', 'line_array'], [2, 4]),
        needs('subwoofer', [2, 2]),
        needs('mixing_console', 1),
        needs('stage_monitor', 4),
        needs(/SM58 bekabeld/, [6, 8]),
        needs(/galgstatief/, [6, 16]),
        needs(/Drummicro/, 1),
        needs('di_box', 4),
        either(needs('lighting_package', 1), needs('stage_wash', [4, 12])),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('audio_cable'), needs('transport')],
      allowed: [...BAND, ...STAGE_LIGHT, ...ANY_JOB, 'moving_head'],
      offers: [
        ...SHOW_OFFERS.filter((each) => each !== 'backline' && each !== 'smoke_machine'),
        'mic_wireless_handheld',
      ],
      excluded: ['backline', ...STAGES, ...FOG, 'furniture'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'projector', 'dance_floor'],
      title: [/antwerp|kelly/i, /150/],
    },
  },
  {
    id: 'ho-d-farewell-tervuren',
    language: 'en',
    catalogue: 'zenne',
    description: `Good morning,

I am arranging a gathering to remember my husband, who died last week. It will be at his hockey club in Tervuren on Saturday from 2 o'clock, for about 80 of us.

Could you let us have 80 of the upholstered chairs, 10 tall tables with white covers, a television with a laptop for the photographs, a small speaker set with a wireless microphone, two coffee percolators, and 80 cups and saucers? I would be glad if somebody could bring it and set it up.

Glasses are behind the club's bar. Please, no plants of any kind, he was a martyr to hay fever. And I had rather not have a lectern: people will simply stand up where they are.

Thank you,
Margaret Dewulf`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/Congresstoel/, 80),
        needs('table_cocktail', 10),
        needs(/Stretchhoes/, 10),
        needs('display', 1),
        needs('playback_laptop', 1),
        either(needs('pa_package', 1), needs(SPEAKERS, [1, 4])),
        either(needs('mic_wireless_handheld', 1), needs('pa_package', 1)),
        needs(/Percolator/, 2),
        needs(/Kop en schotel/, 80),
        needs(['crew_stagehand', 'crew_technician', 'delivery'], [1, 6]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'mic_wireless_handheld'],
      offers: [
        'induction_loop',
        'projector',
        'projection_screen',
        'tablecloth',
        'crockery',
        'cutlery',
        'table_trestle',
      ],
      excluded: ['glassware', 'plants', 'lectern', 'mic_lectern', 'bar_unit', 'crew_bar'],
      silly: [
        'subwoofer',
        'line_array',
        'stage_deck',
        'disco_light',
        'generator',
        'toilet',
        'photo_booth',
        'dance_floor',
      ],
      title: [/tervuren/i, /80/],
    },
  },
];
