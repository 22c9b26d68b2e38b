import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, PODIUM, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const COMMENCEMENT_OFF: readonly Selector[] = ['audio', 'crew_sound', 'toilet', 'toilet_accessible', 'toilet_trailer'];
const RACE_OFF: readonly Selector[] = ['crowd_barrier', 'crew_steward', 'inflatable'];
const FORUM_OFF: readonly Selector[] = [
  'camera',
  'crew_camera',
  'streaming_encoder',
  'video_switcher',
  'interpretation_booth',
  'interpretation_receiver',
  'interpretation_transmitter',
  'crew_interpreter',
];
const INDOORS_SILLY: readonly Selector[] = ['generator', ...LOOS, 'marquee', 'dance_floor', 'hazer', 'disco_light'];

/** American papers. */
export const STATES: readonly EvalBrief[] = [
  {
    id: 'ho-bz-commencement-abstract',
    language: 'en',
    catalogue: 'dove',
    description: `Solicitation abstract: Commencement Chairs, Staging and Tent, Harlow State College (Saturday, May 15; complete abstract)
Chairs • Vendor shall furnish, set and cable-tie 2,400 black folding chairs on the Oval for guests • 220 white padded folding chairs in front for graduates • Dirty, rusted or broken chairs will be rejected Platform • 32’ x 16’ platform, 24” high, of 4’ x 8’ sections • Black skirting on the front and two sides • Two stairs with rails • One ADA ramp, 24” rise • Guardrail 8’ at the rear, four sections • Oak podium Tent • One 40’ x 60’ frame tent, white, for robing, installed no later than noon May 14 • 24 banquet tables, 8’ Labor • Six stagehands, 8 hours, on May 14 Related work by others • All sound, to include the podium microphones and the operator, is under the College’s existing agreement with Bellweather Productions. Do not include it in the bid. • Restrooms: Field House facilities will be open to guests; portable units are not required. Notes • Expected attendance 2,400 guests • Bidders shall field-verify the grade of the Oval`,
    good: {
      attendees: [2400, 2620],
      days: 1,
      must: [
        needs(/folding, black/, 2400),
        needs(/white resin/, 220),
        needs('stage_deck', 16),
        needs('stage_skirt', [60, 100]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_handrail', [4, 6]),
        needs(/oak$/, 1),
        needs(/frame 40ft x 60ft/, 1),
        needs(/banquet 8ft/, 24),
        needs('crew_stagehand', [6, 48]),
      ],
      should: [needs(/24in set/, 16), needs('transport')],
      allowed: without([...PLATFORM, ...OUTDOORS, /Tent sidewall/], ...COMMENCEMENT_OFF),
      offers: without([...OUTDOORS_OFFERS, 'marquee_floor', 'fan', 'backdrop', 'plants'], ...COMMENCEMENT_OFF),
      excluded: COMMENCEMENT_OFF,
      silly: ['dance_floor', 'moving_head', 'drum_kit', 'hazer', 'crockery', 'table_round', 'projector'],
      title: [/commencement|harlow/i],
    },
  },
  {
    id: 'ho-bz-tamale-street',
    language: 'en',
    catalogue: 'dove',
    description: `City of San Lazaro, Parks & Recreation - Tamale Festival, Saturday December 5 (11am-7pm) - specifications (excerpt cut at the end)
Stage • 24' x 20' mobile stage with roof, rain or shine, to sit on Alder Street between 3rd and 4th. Please state your preferred set-up time; the road closes at 6am. Audio • Coverage for roughly 2,000 people standing within one 200-ft block. • Groups include ballet folklórico, two mariachis and a middle school jazz band. At least six monitor wedges, four wireless handheld microphones and ten wired microphones with stands are to be on hand. • Music from a player during changeovers. • Two audio engineers, one at the board and one on deck. Lighting • It is dark by 5pm: a stage wash, and two diesel light towers at the food court. Power • One 70 kVA generator for the stage and sound, with spider boxes. Sanitation • 16 portable restrooms, 2 ADA restrooms, 4 hand wash stations. Crowd control • 60 steel barricades, 8'. Food court • 30 picnic tables, 12 pop-up canopies 10' x 10'. • The vendor shall submit a certificate of insurance naming the City as`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs(/24ft x 20ft/, 1),
        needs(SPEAKERS, [4, 30]),
        needs('stage_monitor', [6, 8]),
        needs('mic_wireless_handheld', 4),
        needs('mic_wired', [10, 20]),
        needs('mic_stand', [10, 20]),
        needs('audio_player', 1),
        needs('crew_sound', 2),
        either(needs('lighting_package', [1, 2]), needs('stage_wash', [6, 24])),
        needs(/Light tower/, 2),
        needs(/70 kVA/, 1),
        needs('power_distro', [1, 8]),
        needs('toilet', 16),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('crowd_barrier', 60),
        needs('beer_table_set', 30),
        needs('gazebo', 12),
      ],
      should: [needs('mixing_console', [1, 2]), needs('subwoofer', [2, 8]), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['projector', 'table_round', 'registration_desk', 'crockery', 'exhibition_stand', 'dance_floor'],
      title: [/tamale|lazaro/i],
    },
  },
  {
    id: 'ho-bz-cutbank-rider',
    language: 'en',
    catalogue: 'dove',
    description: `CUTBANK STRING BAND
Sound & Stage Requirements (indoor shows)
Grange Hall, Oct. 23, 300 seats

We are five people who play acoustic instruments and all sing. Nothing fancy, but please have it ready when we walk in.

SOUND - Two-way main speakers for 300 people, flown or on stands. One (1) digital board with 16 channels or more. Five (5) floor monitors on five mixes. One (1) sound engineer who has met a banjo before.

MICS - Five (5) SM58 for vocals, four (4) SM57 for instruments, nine (9) boom stands, two (2) direct boxes (upright bass and guitar).

LIGHTS - Warm white from the front and no movers, no fog or haze. One kit of LED pars on trees with a small board is plenty.

STAGE - If the hall has no stage: 16' x 12', 16" high, one set of stairs. (Advance note from buyer: the Grange has NO stage, please quote one.)

MEALS - Five hot meals, one of them vegetarian, no later than`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 12]),
        needs(/32 channel/, 1),
        needs('stage_monitor', 5),
        needs('crew_sound', [1, 2]),
        needs(/SM58/, [5, 6]),
        needs(/SM57/, [4, 5]),
        needs('mic_stand', [9, 10]),
        needs('di_box', [2, 3]),
        either(needs('lighting_package', 1), needs('stage_wash', [4, 16])),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
      ],
      should: [needs(/16in set/, 6), needs('transport')],
      allowed: without(SHOW, 'moving_head', 'hazer', 'effect_fluid'),
      offers: without(SHOW_OFFERS, 'smoke_machine', 'backline'),
      excluded: ['moving_head', 'hazer'],
      silly: [...LOOS, 'marquee', 'projector', 'dance_floor', 'disco_light', 'mobile_stage', 'drum_kit', 'generator'],
      title: [/cutbank|grange/i, /300/],
    },
  },
  {
    id: 'ho-bz-village-5k-memo',
    language: 'en',
    catalogue: 'dove',
    description: `VILLAGE OF PINE HOLLOW
Memorandum to the Board of Trustees
Re: Approval of rentals for the Founders' Day 5K, Sunday, September 12

Background. Last year 900 runners registered, and staff expect the same number. Start and finish are at Lions Park.

The 2025 rental order is recommended to be placed again, with changes:
- 20 portable restrooms and 2 ADA units (up from 16)
- 4 hand wash stations
- 12 pop-up canopies, 10 x 10, with weights
- 20 six-foot banquet tables
- a portable PA with a wireless handheld for the announcer, to reach the start corral, and music from a phone
- 12 two-way radios
- 20 trash boxes with liners

Barricades are deleted from the order, since Public Works has bought its own and will set them at dawn. The Running Club inflates its own finish arch, as it did in 2025. The corners are marshaled by volunteers from the High School; no paid attendants are proposed.

Fiscal impact. Funds are available in account 01-`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('toilet', 20),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('gazebo', 12),
        needs(/banquet 6ft/, 20),
        needs(SPEAKERS, [1, 6]),
        needs('two_way_radio', 12),
        needs('waste_bin', 20),
      ],
      should: [either(needs('mic_wireless_handheld', [1, 2]), needs(/PA kit/, [1, 2])), needs('transport')],
      allowed: without([...SPEECH, ...OUTDOORS, 'mic_wireless_handheld'], ...RACE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'signage'], ...RACE_OFF),
      excluded: RACE_OFF,
      silly: ['projector', 'dance_floor', 'stage_monitor', 'mobile_stage', 'moving_head', 'crockery', 'drum_kit'],
      title: [/5k|pine hollow|founders/i, /900/],
    },
  },
  {
    id: 'ho-bz-gala-rfq',
    language: 'en',
    catalogue: 'annan',
    description: `RFQ-2291 EVENT RENTALS, ORCHARD COUNTY HOSPITAL FOUNDATION
Donor dinner, 240 guests, Friday Nov 6, Exhibit Hall B, one (1) day

ITEM | QTY | UOM | DESCRIPTION
1 | 30 | EA | Table, round, 60"
2 | 240 | EA | Chair, Chiavari, gold, w/ ivory pad
3 | 30 | EA | Linen, 120" round, white
4 | 260 | EA | Napkin, white
5 | 12 | EA | Table, hi-top cocktail, 30"
6 | 4 | EA | Bar, portable, 6'
7 | 8 | EA | Deck, stage, 4' x 8' (16' x 16' overall), 24" high
8 | 1 | EA | Stair unit w/ rails
9 | 1 | EA | Podium, acrylic, w/ gooseneck mic
10 | 2 | EA | Microphone, wireless, handheld
11 | 1 | LOT | Sound system, speech & dinner music, for 240
12 | 24 | EA | Uplight, battery
13 | 2 | EA | Projector, 6,000 lm or better, w/ 7.5' x 13' screen (one each side of stage)
14 | 1 | EA | Step and repeat, 8' x 8', printed
15 | 1 | EA | Audio engineer; 1 EA video engineer
16 | 1 | LOT | Delivery and pickup, 26' truck

Bidders to quote all items. Partial bids`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Round 60in/, 30),
        needs(/Chiavari/, 240),
        needs('tablecloth', 30),
        needs('napkin', 260),
        needs('table_cocktail', 12),
        needs('bar_unit', 4),
        needs('stage_deck', 8),
        needs('stage_steps', 1),
        needs(/Podium, acrylic/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 10]),
        needs('uplight', 24),
        needs('projector', 2),
        needs('projection_screen', 2),
        needs('backdrop', 1),
        needs('crew_sound', 1),
        needs('crew_video', 1),
        needs(/26ft truck/, 1),
      ],
      should: [needs(/24in, set/, 8)],
      allowed: [...MEETING, ...PLATFORM, ...PODIUM, ...ANY_JOB, 'crockery', 'cutlery', 'glassware'],
      offers: [...MEETING_OFFERS, 'photo_booth', 'carpet', 'dance_floor', 'crew_dj', 'lighting_package', 'coat_rail'],
      silly: ['generator', ...LOOS, 'marquee', 'stage_monitor', 'crowd_barrier', 'drum_kit', 'hazer', 'mobile_stage'],
      title: [/dinner|orchard|hospital|foundation/i, /240/],
    },
  },
  {
    id: 'ho-bz-library-candidates',
    language: 'en',
    catalogue: 'annan',
    description: `Lakeshore Library District - Board packet, item 7b: Candidate forum, Wednesday, October 14, 6:30 pm, Community Room (180 expected)

Staff seeks approval to rent, from the low quote, the following:
a) sound for 180 people seated;
b) six table microphones of the push to talk kind, one for each of the six candidates, and one wireless handheld for the moderator, with a second for questions from the aisle;
c) one speaker timer that candidates can see;
d) a press box, since at least three stations have asked for a feed;
e) one set of assistive listening receivers (ADA);
f) one audio engineer.

Questions from last month's meeting: (i) The cable access channel is carrying the forum live and will come with its own cameras, switcher and crew, so that part has been taken out. (ii) Trustee Amaya asked about Spanish. Our own staff will hand out a printed translation afterward; simultaneous interpretation was considered and is not recommended this year on cost. (iii) There are 200 chairs in the`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 6]),
        needs('mic_conference', [6, 7]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('speaker_timer', 1),
        needs('press_feed', 1),
        needs('induction_loop', [1, 2]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: without([...MEETING, 'audio_recorder'], ...FORUM_OFF),
      offers: without(MEETING_OFFERS, ...BROADCAST, ...FORUM_OFF),
      excluded: FORUM_OFF,
      silly: [...INDOORS_SILLY, 'stage_monitor', 'subwoofer', 'mobile_stage', 'drum_kit', 'crowd_barrier'],
      title: [/candidate|lakeshore|library/i, /180/],
    },
  },
];
