import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SEATS, SPEECH, TABLES } from '../../usual.ts';
import {
  ANY_JOB,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** North American texts that nobody wrote to a hire company: a rider, a post, an issue, a memo, a page. */
export const WEAR_FOUND: readonly EvalBrief[] = [
  {
    id: 'ho-ar-polka-rider',
    language: 'en',
    catalogue: 'wear',
    description: `THE SAUERKRAUT SEVEN
Technical & Hospitality Rider (attached to and made part of the contract)

STAGE: Purchaser shall supply a stage of not less than 24 feet wide by 16 feet deep, 24 inches high, solid and level, with steps. If no house stage exists same shall be rented by Purchaser.

SOUND: Purchaser shall supply a professional sound system WITH OPERATOR capable of clean, undistorted level throughout the hall (to 600 persons). Minimum requirement: 32 channel digital console. Five (5) floor monitors. Six (6) vocal microphones (Shure SM58 or equal), four (4) SM57 for brass, one drum mic kit, four (4) direct boxes, boom stands for all. Sound check two hours prior to doors.

LIGHTS: Minimum twelve (12) LED par fixtures, warm and colored, with controller. ABSOLUTELY NO FOG, HAZE OR SMOKE: the tuba player has asthma. No strobe lights.

POWER: Four (4) separate 20A/120V circuits at rear of stage.

BACKLINE: Band carries its own drums, accordions, guitar and bass amplifiers and keyboard. Band uses its own in-ear system for the drummer only.

MERCHANDISE: Two (2) six-foot tables and four (4) chairs near the entrance, lit.

HOSPITALITY: One clean, lockable room for nine. 24 bottles water, room temp. Hot meal or $20 buyout per person. One (1) case of local beer, cold, NOT light beer. Eight bath size towels.

PARKING for one 15 passenger van with trailer. Merchandise is sold 100% by artist. Balance of fee is due in cash or ca`,
    good: {
      attendees: [600, 600],
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        either(needs(['speaker_top', 'line_array'], [2, 16]), needs('pa_package', [1, 3])),
        needs(/MIXER DIGITAL 32/, [1, 2]),
        needs('stage_monitor', 5),
        needs(/SM58/, [6, 6]),
        needs(/SM57/, [4, 4]),
        needs(/MIC KIT DRUM/, 1),
        needs('di_box', 4),
        needs(/LED PAR RGBW|LIGHTING PACKAGE/, [1, 16]),
        needs(/TABLE BANQUET 6FT/, 2),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs('mic_stand', [10, 20]),
        needs('subwoofer', [2, 8]),
        needs('stage_steps', [1, 2]),
        needs('stage_leg', 12),
        needs('lighting_console', 1),
        needs(SEATS, [4, 4]),
        needs('transport'),
      ],
      allowed: [...SHOW, 'crew_electrician'],
      offers: [...SHOW_OFFERS, ...RADIO_MICS, 'crew_lighting', 'refrigeration'],
      excluded: [...FOG, 'strobe', 'drum_kit', 'guitar_amp', 'bass_amp', 'keyboard', 'in_ear_monitor'],
      silly: ['projector', 'lectern', 'marquee', 'toilet', 'exhibition_stand', 'crowd_barrier', 'table_round'],
    },
  },
  {
    id: 'ho-ar-movie-night-post',
    language: 'en',
    catalogue: 'wear',
    description: `PA for outdoor movie?? (newbie)

Hey all, long time lurker. Our HOA is doing a movie on the soccer field end of August and somehow I'm the "AV guy" now because I own a projector. So, projector: got it (5k lumen, plenty after dark). Screen: got it, the neighbors two doors down have a 16 footer that blows up. Laptop's mine too.

What I don't have is any sound beyond a bluetooth boombox. Figure 150 people on blankets, deepest row maybe 80 feet from the screen. I was thinking two 12" powered speakers on stands + one sub, does that cover it or am I nuts? Movie has a lot of explosions. Also need one wireless mic so the HOA president can do her thing before it starts, and some little mixer to plug it all in I guess.

Second problem, zero power on the field. A quiet generator, couple of good extension cords. My buddy's contractor generator sounds like a 747 so that one's out.

Looking to rent not buy. Any advice appreciated!! Will post pics.

EDIT: people keep asking about popcorn, PTA has a machine`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', [1, 1])),
        needs('subwoofer', [1, 2]),
        needs('mic_wireless_handheld', [1, 1]),
        needs('mixing_console', [1, 1]),
        needs(/GENERATOR 7KW/, [1, 1]),
        needs(/EXTENSION CORD/, [2, 8]),
      ],
      should: [needs('speaker_stand', [2, 4])],
      allowed: [...SPEECH, ...OUTDOORS, 'subwoofer'],
      offers: [...OUTDOORS_OFFERS, 'line_array', 'video_cable', 'di_box', 'audio_recorder', 'crew_video'],
      excluded: ['projector', 'projection_screen', 'playback_laptop'],
      silly: ['dance_floor', 'stage_monitor', 'lectern', 'table_round', 'disco_light', 'exhibition_stand', 'drum_kit'],
      title: [/movie/i, /150/],
    },
  },
  {
    id: 'ho-ar-camp-issue',
    language: 'en',
    catalogue: 'wear',
    description: `## Equipment tracking #41

Opened by one of the organizers · 11 comments · labels: \`logistics\` \`money\`

Collecting here what we still have to rent for BarnCamp (Sept 19 + 20, ~180 people, the old depot).

### Main hall
- [ ] projector that survives the skylights, 10k lumen or more
- [ ] the big fastfold screen
- [ ] sound for 180
- [ ] 2x handheld wireless, 1x lav
- [ ] low stage, 16x8 ft, 16 inches
- [ ] somebody who knows which end of the cable is which, both days

### Break rooms (4)
- [ ] one 65" TV on wheels per room
- [ ] 6 rolling whiteboards, spread around
- [ ] 8 flip charts

### Everywhere
- [ ] 40 extension cords (we ran out last year, it was ugly)
- [ ] reg counter
- [ ] 12 walkie talkies

### Not renting / done, please stop adding these
- [x] tables & chairs -> depot has 200 of each
- [x] wifi -> the fiber co-op is lending us their kit
- [x] coffee -> roaster brings urns and everything
- [x] cameras, livestream -> voted down 14:3, talks are not recorded
- [x] lecterns -> we're not that kind of conference

> comment: do we need a generator? -> no, depot has 400A. closing that one`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs(/PROJECTOR 12000/, 1),
        needs(/FAST-FOLD/, 1),
        either(needs(['speaker_top', 'speaker_column'], [2, 6]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 1),
        needs('stage_deck', 4),
        needs(/DISPLAY 65/, 4),
        needs('whiteboard', 6),
        needs('flip_chart', 8),
        needs(/EXTENSION CORD/, [40, 40]),
        needs('registration_desk', 1),
        needs('two_way_radio', 12),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 60]),
      ],
      should: [needs('stage_leg', 4), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'display_stand'],
      offers: [...MEETING_OFFERS],
      excluded: [
        ...SEATS,
        ...TABLES,
        'network',
        'hot_drinks',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
        'lectern',
        'generator',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'drum_kit', 'line_array'],
      title: [/barncamp|camp/i, /180/],
    },
  },
  {
    id: 'ho-ar-board-memo',
    language: 'en',
    catalogue: 'wear',
    description: `The Summer Pops concert at Prairie Commons is scheduled for Friday, July 3, 2026. Attendance in 2025 was estimated by the Police Department at 3,500. Since 2017 the concert had been held under the pavilion at Legion Park; with the pavilion's demolition last fall, the event moves to open turf at the Commons, and the Village must for the first time rent a stage with a roof.

Staff solicited proposals from four firms. Two declined on account of the holiday. The orchestra's 52 players cannot be seated on the 20' x 16' unit offered by the low bidder. Staff therefore recommends the 24' x 20' mobile stage with hydraulic roof, together with a line array sound system and engineer, eight condenser microphones for the strings and woodwinds, two wireless handheld microphones, 52 lighted music stands, one 70 kW towable generator with cable and distribution, four towable light towers for the parking field, and 60 sections of eight-foot steel barricade.

Total cost including delivery and labor is $16,940. The approved FY26 budget in account 010-9450-490320 is $17,500.

This item was considered by the Parks and Recreation Committee on February 17, 2026, approved 3-0 and referred to the Board for approval.

I move to approve the rental of stage, sound and related equipment for the 2026 Summer Pops concert at a cost not to exceed $17,500.`,
    good: {
      attendees: [3500, 3500],
      days: 1,
      must: [
        needs(/SL100/, 1),
        needs('line_array', [4, 16]),
        needs('crew_sound', [1, 3]),
        needs(/SM81/, 8),
        needs('mic_wireless_handheld', 2),
        needs('music_stand', [52, 54]),
        needs(/GENERATOR 70KW/, 1),
        needs('floodlight', 4),
        needs('crowd_barrier', [60, 60]),
      ],
      should: [
        needs('subwoofer', [2, 10]),
        needs('mixing_console', [1, 2]),
        needs('power_cable'),
        needs('power_distro', [1, 8]),
        needs('mic_stand', [8, 20]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SHOW, 'chair'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'choir_riser', 'lectern'],
      silly: ['projector', 'marquee', 'dance_floor', 'table_round', 'exhibition_stand', 'disco_light', 'flip_chart'],
      title: [/pops|concert|prairie/i, /3[,.]?500/],
    },
  },
  {
    id: 'ho-ar-makers-page',
    language: 'en',
    catalogue: 'wear',
    description: `HOLLY & HICKORY MAKERS MARKET
Home | Vendors | Parking | FAQ

The 31st annual market fills the Fairgrounds Fieldhouse on Saturday & Sunday, December 5 & 6, 10-5 (Sunday 11-4). Admission is a can of food. We expect four thousand over the weekend!

VENDOR INFO 2026
We have 48 spaces. Each $140 space is 10 x 10 with pipe and drape and a name sign, one 8 ft table and two folding chairs. Electricity +$25 (half the vendors take it; the show puts one heavy duty extension cord in each of those booths). Bring your own table coverings. Load in Friday 2-8 pm, north doors only.

FOOD COURT & STAGE
The food court seats about 160 at twenty picnic tables. School choirs sing all day Saturday: there will be three choral risers, a small sound system with a couple of wireless mics, and 100 additional chairs in front.

Volunteers! Sign up for a two hour shift and get a hickory ornament.

© Holly & Hickory. Site last updated in Au`,
    good: {
      attendees: [4000, 4000],
      days: 2,
      must: [
        needs('exhibition_stand', [48, 48]),
        needs(/TABLE BANQUET 8FT/, [48, 50]),
        needs('chair', [196, 200]),
        needs(/EXTENSION CORD/, [24, 30]),
        needs(/PICNIC/, 20),
        needs('choir_riser', 3),
        needs('mic_wireless_handheld', [1, 3]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wired', 'mic_instrument', 'waste_bin'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...LOUD, ...PLATFORM, ...RADIO_MICS, 'stanchion', 'two_way_radio'],
      silly: ['generator', 'marquee', 'line_array', 'drum_kit', 'moving_head', 'table_round'],
      title: [/market|makers|holly/i],
    },
  },
];
