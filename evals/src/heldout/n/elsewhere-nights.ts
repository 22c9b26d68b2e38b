import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, SPEECH } from '../../usual.ts';
import {
  ANY_JOB,
  FOG,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** In English from Arizona and Australia: an illusionist's rider, a Diwali night, a club's presentation night. */
export const ELSEWHERE_NIGHTS: readonly EvalBrief[] = [
  {
    id: 'ho-n-illusionist-rider',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Tour stop: Yavapai College theater, Prescott, Sat Feb 20, one show 7:30 pm, 650 seats. Need a number from you on whatever the house doesn't own. House column is ours.

MARLOWE VANE, ILLUSIONIST - TECHNICAL RIDER
AUDIO
 1.1 House PA w/ engineer ........................ HOUSE HAS
 1.2 Two earset mics (one is a spare) ............ RENT
 1.3 Two handheld wireless ....................... RENT
 1.4 Two wedges .................................. RENT
VIDEO
 2.1 One camera on sticks w/ operator, for close-up magic ... RENT
 2.2 Projector 12k class, 9 x 16 screen with dress kit ...... RENT
 2.3 Small switcher .............................. RENT
 2.4 Playback ..................................... artist's own MacBook, do not supply
LIGHTING
 3.1 Rep plot, console, board op ................. HOUSE HAS
 3.2 Followspot, 1 ................................ RENT
 3.3 Haze ......................................... RENT one hazer. No foggers, no cold sparks, no confetti
SCENIC
 4.1 16' high black velour, 60 ft ................. RENT
 4.2 Stage ........................................ HOUSE HAS
 4.3 Step units 24", qty 2 ........................ RENT
 4.4 Illusions, tables, doves ..................... travel with the show
CREW
 5.1 Four hands for load in (10 am) and out ....... RENT
 5.2 Stage manager ................................ travels with the show
HOSPITALITY
 6.1 24 waters, 1 carrot (rabbit)`,
    good: {
      attendees: 650,
      days: 1,
      must: [
        needs(/Countryman/, 2),
        needs('mic_wireless_handheld', 2),
        needs('stage_monitor', 2),
        needs('camera', 1),
        needs('crew_camera', 1),
        needs(/RZ120$/, 1),
        needs(/9' x 16'/, 1),
        needs('video_switcher', 1),
        needs('followspot', 1),
        needs('hazer', 1),
        needs(/16'H blk velour/, [60, 60]),
        needs(/24in w\/ rails/, 2),
        needs('crew_stagehand', [4, 8]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, ...BROADCAST, 'effect_fluid', 'projector_lens', 'audio_cable', 'mic_stand', 'intercom'],
      offers: [...MEETING_OFFERS, 'crew_lighting'],
      excluded: [
        'speaker_top',
        'line_array',
        'subwoofer',
        'pa_package',
        'crew_sound',
        'playback_laptop',
        'lighting_console',
        'moving_head',
        'lighting_package',
        'smoke_machine',
        'spark_machine',
        'confetti_machine',
        ...STAGES,
        'crew_stage_manager',
      ],
      silly: ['generator', 'marquee', 'dance_floor', 'table_round', 'lectern', 'crowd_barrier', 'drum_kit'],
      unmetToo: [/waters?$|carrot/i],
      title: [/prescott|yavapai|marlowe|illusion/i, /650/],
    },
  },
  {
    id: 'ho-n-diwali-night',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Dear Sir/Madam,

Greetings from the Telugu and Gujarati Samaj. We are planning our Diwali night at Dandenong showgrounds pavilion on Saturday 31 October, 5 pm to 10.30 pm, with 450 members and families attending. Kindly share your best quotation for the below mentioned items.

a) Stage 7.2 m x 4.8 m, 600 mm high, with two steps, skirt and one wheelchair ramp (12 decks of 2.4 x 1.2)
b) Sound for dance items: 4 nos. RCF 12" powered speakers, 2 nos. 18" subs, 4 foldbacks, 4 handheld radio mics, digital desk, one audio operator
c) Stage wash kit - 2 nos., 6 movers, one haze machine
d) 45 nos. round tables 1.8 m with white linen to floor, and 450 Americana chairs
e) 86" screen - 2 nos. for sponsors' slides
f) Fairy light curtains - 6 nos.
g) Port-a-loos - 6 nos. and 1 accessible

Dinner is fully vegetarian and is by our regular caterer, who will be bringing all the plates, cutlery, glasses, bain maries and waiting boys. Rangoli, marigold decorations and centre pieces our ladies' committee will do only. DJ Kiran is confirmed with his own console. Photographer we have. Fireworks permission was not granted so nothing of that sort. No liquor is allowed on the premises, hence bar is not required. Power at the pavilion is adequate; please don't quote genset.

Thanking you and awaiting your earliest reply,
Srinivas Rao (98 members' committee)`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs(/deck 2\.4/, 12),
        needs(/RCF ART 912/, 4),
        needs('subwoofer', 2),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 4),
        needs('mixing_console', 1),
        needs('crew_sound', [1, 10]),
        needs(/Stage wash kit/, 2),
        needs('moving_head', 6),
        needs('hazer', 1),
        needs(/Round table 1\.8/, [45, 45]),
        needs(/Americana/, [450, 450]),
        needs(/86"/, 2),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
      ],
      should: [
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_skirt', [7, 26]),
        needs(/3\.2m round/, [45, 45]),
        needs(/Fairy light curtain/, 6),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, 'playback_laptop', 'video_cable', 'crew_technician'],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      excluded: ['crockery', 'cutlery', 'glassware', /Bain marie/, 'centrepiece', 'bar_unit', 'generator', 'fuel'],
      silly: ['marquee', 'lectern', 'beer_table_set', 'silent_disco', 'projector', 'exhibition_stand'],
      title: [/diwali|dandenong/i, /450/],
    },
  },
  {
    id: 'ho-n-presentation-night',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Quote request via website

Your name: Bec Hollis
Club / company: Point Leo netball and footy club
What's on: Senior presentation night and best & fairest
Date: Friday 18 September
Pax: 130
Where: surf club function room
Lectern: yep, the Tassie oak one with a gooseneck
PA: School Assembly PA is heaps, plus a second handheld
Screen: projector and 7ft tripod screen, we've a laptop so just the clicker
Red carpet: yes, 1
Media wall: yes with our logo
Uplights: 10 battery ones in club colours
Dance floor: 12 squares of the parquetry (1.2 m)
Dry bars: 8, with black socks
Tables / chairs: the room comes with them
Bar: run by the surfies
Food & crockery: surf club's kitchen
DJ & lights: Damo from the thirds, brings his own party lights and smoke (no thanks to yours!)
Techs: nah, we'll be right
Bump-in: can you drop off Friday 10am and grab it Saturday
Last year's invoice no. (if any): 40117`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/Tasmanian oak/, 1),
        needs(/School Assembly/, 1),
        needs('mic_wireless_handheld', 1),
        needs('projector', 1),
        needs(/Tripod screen/, 1),
        needs(/Red carpet/, 1),
        needs(/Media wall/, 1),
        needs('uplight', [10, 10]),
        needs(/parquetry/, 12),
        needs(/^Dry bar 600/, 8),
      ],
      should: [needs('mic_lectern', 1), needs('presentation_clicker', 1), needs(/Dry bar sock/, 8), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'stanchion'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'playback_laptop',
        'table_round',
        'table_trestle',
        'chair',
        'bar_unit',
        'crockery',
        'disco_light',
        ...FOG,
        'crew_sound',
        'crew_technician',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array', 'stage_monitor', 'bench'],
      title: [/point leo|presentation/i, /130/],
    },
  },
];
