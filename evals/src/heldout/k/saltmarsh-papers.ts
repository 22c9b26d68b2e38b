import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

/** To the same firm: a council's specification, a note off the telephone, a chat, a forwarded thread, a table. */
export const SALTMARSH_PAPERS: readonly EvalBrief[] = [
  {
    id: 'ho-k-quayside-carols',
    language: 'en',
    catalogue: 'saltmarsh',
    description: `NORTH COAST DISTRICT COUNCIL
Invitation to quote NCDC/27/118: Lantern parade finale and carols on the Quay, Saturday 4 December 2027
Anticipated attendance: 2,500

1. Staging. One roofed trailer stage, not less than 6 m x 4.8 m.
2. Sound. A system suitable for choir and brass band in the open air, with 2 no. handheld and 1 no. headset radio microphones, 4 no. wedge monitors and a sound engineer.
3. Lighting. Wash lighting for the stage with a lighting technician; 10 no. festoon harnesses along the quay rail.
4. Vision. One lorry-mounted LED screen, self powered.
5. Site. 120 no. crowd barriers, 40 no. mesh fence panels with blocks, 6 no. single and 2 no. accessible toilets, one 60kVA silenced generator with distribution, 12 no. two-way radios.
6. Option, to be priced separately. One camera with operator, feeding the screen.

Outside this contract. Stewarding, first aid, traffic management, waste and fireworks are procured under other arrangements and shall not be priced. The event is standing; no seating is to be included. Food traders attend with their own gazebos. The Council's electrician will carry out the final test and inspection.

Public liability cover of £10,000,000 is required. Quotations by noon on 3 September; contract period 1 day; evaluation 60% price, 40% quality.`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [4, 16]),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs('stage_monitor', 4),
        needs('crew_sound', [1, 14]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
        needs('crew_lighting', [1, 14]),
        needs('festoon', 10),
        needs(/Big Ted/, 1),
        needs('crowd_barrier', [120, 120]),
        needs('fencing', [40, 40]),
        needs('toilet', 6),
        needs('toilet_accessible', 2),
        needs(/60kVA/, 1),
        needs('two_way_radio', 12),
      ],
      should: [
        needs('subwoofer', [2, 8]),
        needs('mixing_console', [1, 2]),
        needs('power_distro'),
        offers('camera', 1),
        offers('crew_camera'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, ...PARTY_LIGHT, ...WALL, 'video_converter'],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], 'gazebo', 'crew_steward', 'bench', 'chair'),
      excluded: [...SEATS, 'crew_steward', 'waste_bin', 'gazebo'],
      silly: ['lectern', 'dance_floor', 'table_round', 'flip_chart', 'marquee', 'projector', 'sofa'],
      title: [/quay|carol|lantern/i, /2[,.]?500/],
    },
  },
  {
    id: 'ho-k-rugby-disco',
    language: 'en',
    catalogue: 'saltmarsh',
    description: `tel 11.20 Darren, Aylsham RFC 07700 900412
presentation nite + disco, fri 14 may, clubhse, 160 ppl
- barn dance pa
- gigbar x 2, glitter ball, hazer
- 1 h/h radio mic (trophies)
- starlit flr 16ft x 16ft
- 10 x 6ft rds w/ white cloths, 100 blue linkers
dj = one of the 2nd XV w/ own controller, so none from us. bar's theirs. no stage, they stand on the step. no engineer, they'll drive it
tables by 2pm
snap booth if under 400, show as opt
collecting in the minibus, no delivery
wants price by weds`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Barn Dance/, 1),
        needs(/GigBar/, 2),
        needs('mirror_ball', 1),
        needs('hazer', 1),
        needs('mic_wireless_handheld', 1),
        needs(/Starlit/, [64, 64]),
        needs(/Round 6ft/, 10),
        needs(/Linking/, [100, 100]),
        needs('tablecloth', [10, 11]),
      ],
      should: [offers('photo_booth', 1)],
      allowed: ['consumables', 'power_cable', 'power_distro', 'mic_stand', 'audio_cable', 'speaker_stand'],
      offers: without(
        [...PARTY_OFFERS, 'crew_technician', 'smoke_machine', 'backdrop'],
        'crew_dj',
        'bar_unit',
        'crew_bar',
      ),
      excluded: [...STAGES, 'crew_dj', 'dj_controller', 'bar_unit', 'crew_bar', 'crew_sound', 'transport'],
      silly: ['projector', 'lectern', 'generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'flip_chart'],
      title: [/aylsham|presentation|rugby|disco/i, /160/],
    },
  },
  {
    id: 'ho-k-nans-eightieth',
    language: 'en',
    catalogue: 'saltmarsh',
    description: `hiya its about my nans 80th, sat 27 feb at the scout hut in Holt
theres 65 of us
can u do 8 of the 5ft rounds n 65 bistro chairs plus white cloths for the tables
the battery PA for speeches, playlist is off my phone
a telly on a trolley for the old photos
20 of the battery uplighters
n the upright piano for uncle ron 🎹
u can leave out plates n knives n forks n glasses we've got paper ones
huts got heating its boiling in there
my cousins doing pics so no photo booth thx
n no dance floor cos of nans hip 😂
can u drop it off the friday`,
    good: {
      attendees: 65,
      days: 1,
      must: [
        needs(/Round 5ft/, 8),
        needs(/Bistro/, [65, 68]),
        needs('tablecloth', [8, 9]),
        needs(/Lone Ranger/, 1),
        needs('display', 1),
        needs(/Freedom Flex/, 20),
        needs('piano', 1),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'video_cable', 'playback_laptop'],
      offers: without(PARTY_OFFERS, 'photo_booth', 'dance_floor', 'glassware', 'patio_heater', 'crew_photographer'),
      excluded: [...TABLEWARE, 'space_heater', 'patio_heater', 'photo_booth', 'dance_floor'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_deck', 'projector', 'line_array', 'subwoofer'],
      title: [/holt|80th|birthday/i, /65/],
    },
  },
  {
    id: 'ho-k-school-sports-day',
    language: 'en',
    catalogue: 'saltmarsh',
    description: `Hi, can you quote on the below please? Delivery the afternoon before suits us, the caretaker is here till 6. Chris

-----Original message-----
From: Chris Lamb (Business Manager)
To: Tom Askew (PE)
Fine by me Tom, with two changes. We have bought four gazebos of our own since, so hire 2 only, not 6. And leave the toilets off altogether, people can use the ones in the pavilion. No generator either, we'll run a lead from the gym. The PTA does the ice creams and teas with its own urns and freezer.

-----Original message-----
From: Tom Askew (PE)
To: Chris Lamb
Sports day is Tuesday 6 July, 600 children and about 350 parents. Last year's list was 100 chairs and a megaphone, which nobody could hear. This year I'd like:
6 gazebos
200 white bistro chairs for the parents
10 trestles, 6 foot
30 barriers to keep people off the track
10 walkie-talkies
a headset radio mic for me and a handheld one for the Head, with two speakers on stands to go with them
3 portable toilets
The winners' podium was made in DT so we don't need to worry about that.`,
    good: {
      attendees: [600, 950],
      days: 1,
      must: [
        needs('gazebo', 2),
        needs(/Bistro/, [200, 200]),
        needs(/Trestle 6/, 10),
        needs('crowd_barrier', [30, 30]),
        needs('two_way_radio', 10),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', 1),
        either(needs(['speaker_top', 'speaker_column'], 2), needs('pa_package', [1, 2])),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], 'generator', 'fuel'),
      offers: without([...OUTDOORS_OFFERS, 'subwoofer', 'inflatable'], ...LOOS),
      excluded: [...LOOS, ...STAGES, 'generator', 'fuel', 'hot_drinks', 'refrigeration'],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'stage_monitor', 'marquee'],
      title: [/sports day|school/i, /600|950/],
    },
  },
  {
    id: 'ho-k-coastal-conference',
    language: 'en',
    catalogue: 'saltmarsh',
    description: `Coastal Partnership Conference, Town Hall, King's Lynn, 2 and 3 June, 140 delegates

Room | Item | Qty | Remarks
Stone Hall (plenary) | fastfold 13 x 7.5 ft with 7,000 lm projector | 1 |
Stone Hall | stage 24 x 8 ft, 1 ft high | 1 | with wheelchair ramp
Stone Hall | lectern, ash, with gooseneck | 1 |
Stone Hall | tie-clip radio mics | 4 | panel
Stone Hall | handheld radio mics | 2 | questions
Stone Hall | chesterfield | 2 | panel sits on these
Stone Hall | foldback telly | 1 |
Stone Hall | PA | - | for 140
Stone Hall | chairs | 140 | town hall's own
Assembly Room (workshops, 40) | 55" on trolley | 2 |
Assembly Room | 5ft rounds | 5 | chairs are there
Assembly Room | flip pads | 5 |
Both rooms | show laptop | 2 | one each
Foyer | poster boards | 18 |
Foyer | reception pod | 1 |
Foyer | coffee, lunch, crockery | - | venue's caterer
All | wifi | - | council IT
All | sound engineer, vision engineer | 1 + 1 | both days
All | live stream with one camera | - | optional, price apart
All | stage lighting | 0 | not needed, house rig is good`,
    good: {
      attendees: [140, 180],
      days: 2,
      must: [
        needs(/13 x 7\.5/, 1),
        needs(/ZU720T/, 1),
        needs('stage_deck', 6),
        needs(/Lectern, ash/, 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs('sofa', 2),
        needs('confidence_monitor', 1),
        needs('display', 2),
        needs(/Round 5ft/, 5),
        needs('flip_chart', 5),
        needs('playback_laptop', 2),
        needs('pinboard', 18),
        needs('registration_desk', 1),
        needs('crew_sound', [1, 4]),
        needs('crew_video', [1, 4]),
        either(needs(SPEAKERS, [1, 12]), needs('pa_package', [1, 3])),
      ],
      should: [
        needs('stage_ramp', 1),
        needs('mic_lectern', 1),
        offers('camera', 1),
        offers('streaming_encoder'),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM],
      offers: without(MEETING_OFFERS, 'stage_wash', 'lighting_package', 'profile_spot', 'moving_head'),
      excluded: [...SEATS, ...TABLEWARE, 'hot_drinks', 'lighting_package', 'moving_head', 'crew_lighting'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/lynn|coastal|conference/i, /140/],
    },
  },
];
