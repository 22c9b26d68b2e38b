import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** In English over the shelves of Britain, Ireland, Australia, Canada and Arizona. */
export const ELSEWHERE: readonly EvalBrief[] = [
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
  {
    id: 'ho-n-hustings-call',
    language: 'en',
    catalogue: 'corrib',
    description: `Call 9.40 - Cáit, Tuam chamber of commerce
Hustings Tues 4 Nov 8pm in the parish centre, 200 expected, 9 candidates
wants:
stage 16ft x 8ft @ 1ft w. access ramp and treads, black valance
3 x 6ft trestles for the candidates + 10 conference chairs up there
5 radio h/helds on the table (share 1 between 2), 1 lapel for the chair
PA to suit, 2 tops + desk. Sound eng yes
loop kit
not wanted: lectern ("they'd never get down off it"), screens or slides, stage lights - house lights up the whole time
hall has 220 seats of its own down on the floor so only the ten
local radio do the recording and bring what they need. Tea after = ICA ladies, delft & burco theirs
Stewards: two guards + volunteers
she's at 093 555 0142, quote by Fri`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Litedeck 8 x 4/, 4),
        needs('stage_ramp', 1),
        needs('table_trestle', 3),
        needs(/Conference chair/, [10, 10]),
        needs('mic_wireless_handheld', 5),
        needs('mic_wireless_lapel', 1),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        needs('induction_loop', 1),
        needs('crew_sound', [1, 8]),
      ],
      should: [
        needs(/legs 1ft/, 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 15]),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB],
      offers: [...MEETING_OFFERS, 'tablecloth'],
      excluded: [
        'lectern',
        'mic_lectern',
        'projector',
        'projection_screen',
        'display',
        'led_wall',
        'playback_laptop',
        'stage_wash',
        'lighting_package',
        'profile_spot',
        'crew_lighting',
        'video_recorder',
        'camera',
        'crockery',
        'hot_drinks',
        'crew_steward',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'stage_monitor'],
      title: [/tuam|hustings/i, /200/],
    },
  },
  {
    id: 'ho-n-golden-wedding',
    language: 'en',
    catalogue: 'larkfield',
    description: `Dear Larkfield,

My parents will have been married fifty years on Sunday 8 August, and the five of us children are giving them a lunch in the orchard for 64 guests.

We should like the 9m x 12m clearspan marquee with ivory lining and coconut matting, eight 5ft rounds (eight to a table) with 120in white cloths, 64 chiavari chairs with the gold frame, ivory napkins for all, dinner plates, dessert plates, table knives, table forks, dessert spoons and dessert forks, 64 of each. Flutes for the toast, too, and 128 wine glasses. A cake table with its skirt, two high chairs, a croquet set for afterwards, and the small battery PA with its radio mic, as Father is bound to make a speech.

My sister is a florist and is making everything for the tables, so please leave out candelabra and such. We have asked a string trio who play quite unplugged, and nobody under seventy will be dancing. Waitresses are coming with the cook. The house is thirty paces away: lavatories, power and the fridges are there. Should it turn cold we'll go indoors, so no heaters.

Yours sincerely,
Margaret Ashdown`,
    good: {
      attendees: 64,
      days: 1,
      must: [
        needs(/Clearspan 9m x 12m/, 1),
        needs(/Lining, Ivory/),
        needs(/Matting/),
        needs(/Round 5ft \(/, 8),
        needs(/Round 120in/, [8, 9]),
        needs(/Chiavari, Gold/, [64, 64]),
        needs(/Napkin, Ivory/, [64, 64]),
        needs(/Plate, Dinner/, [64, 64]),
        needs(/Plate, Dessert/, [64, 64]),
        needs(/Knife, Table/, [64, 64]),
        needs(/Fork, Table/, [64, 64]),
        needs(/Spoon, Dessert/, [64, 64]),
        needs(/Fork, Dessert/, [64, 64]),
        needs(/Flute/, [64, 70]),
        needs(/Glass, Wine/, [128, 128]),
        needs(/PA, Battery/, 1),
      ],
      should: [needs(/Table, Cake/, 1), needs(/High Chair/, 2), needs(/Croquet/, 1), needs('transport')],
      allowed: [...ANY_JOB, 'crockery', 'glassware', 'cutlery', 'fire_extinguisher', 'mic_stand'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee_floor'],
      excluded: [
        'centrepiece',
        'dance_floor',
        'disco_light',
        'crew_waiter',
        ...LOOS,
        'generator',
        'refrigeration',
        'space_heater',
        'patio_heater',
      ],
      silly: ['projector', 'stage_deck', 'crowd_barrier', 'beer_table_set', 'inflatable', 'table_desk'],
      title: [/golden|anniversary|orchard|lunch|wedding/i, /64/],
    },
  },
  {
    id: 'ho-n-trust-annual-meeting',
    language: 'en',
    catalogue: 'demo',
    description: `REQUEST FOR QUOTATION RFQ-0388
Annual members' meeting, hospital trust, Guildhall, Thursday 17 September, 17:00-19:30. In the room: 220 members. Online: as many again.

Scope of supply
1. Platform 6m x 3m x 400mm high, black skirt to three sides, one 2-tread step, wheelchair ramp
2. Clear acrylic lectern with gooseneck
3. Panel of six: six lapel radio microphones
4. Two handheld radio microphones for members' questions
5. Loudspeakers for speech to 220 and a digital mixer
6. 7,000 lumen projector, 12ft screen with dress kit, two presentation laptops, one presentation clicker
7. Streaming: two PTZ cameras, switcher, encoder, with a vision mixer/streaming engineer
8. Portable induction loop
9. Stage wash lighting for the platform
10. Sound engineer

Provided by others - quotations including these will be returned
- 220 chairs, and the panel's armchairs (Guildhall)
- internet line and Wi-Fi (Guildhall)
- BSL interpreters and captioners (the Trust)
- members' voting: by show of hands, no keypads
- registration desks, signage and pop-up banners (communications team)
- refreshments
- photographer (in-house)
- stewards and first aid (site services)

Access from 09:00 by the Quay Street door (2.1m high). Payment 30 days. Framework ref. SBS/10/JCM/9430.`,
    good: {
      attendees: [220, 440],
      days: 1,
      must: [
        needs('stage_deck', [9, 18]),
        needs('stage_ramp', [1, 4]),
        needs(/Clear Acrylic/, 1),
        needs('mic_wireless_lapel', 6),
        needs('mic_wireless_handheld', 2),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 12]),
        needs(/7,000/, 1),
        needs(/^12ft/, 1),
        needs(/PTZ/, 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/Vision Mixer/, 1),
        needs('induction_loop', 1),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package'], [1, 12]),
      ],
      should: [
        needs('mixing_console', 1),
        needs('mic_lectern', 1),
        needs('playback_laptop', 2),
        needs('presentation_clicker', 1),
        needs('stage_skirt', [9, 20]),
        needs(/2 Tread/, [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...BROADCAST],
      offers: [...MEETING_OFFERS],
      excluded: [
        'chair',
        'armchair',
        'network',
        'interpretation_booth',
        'voting_system',
        'registration_desk',
        'signage',
        'hot_drinks',
        'crew_photographer',
        'crew_steward',
        'crew_medic',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'table_round', 'stage_monitor'],
      title: [/guildhall|meeting|trust/i, /220|440/],
    },
  },
  {
    id: 'ho-n-bonspiel-banquet',
    language: 'en',
    catalogue: 'kawartha',
    description: `Hi there,

The Lindsay ladies' bonspiel wraps up with a banquet on Saturday, February 27, out on the ice shed floor (ice comes out the week before, don't worry). 176 curlers and partners.

I'd like prices on 22 of the 60 inch rounds, 22 white 120 inch linens, 176 burgundy banquet stackers, 176 poly napkins, dinner plates, cups & saucers and flatware settings for the same number, three of the 100-cup urns and the Dance Package with two wireless handhelds. Throw in 15 wireless uplights, 3 gigbars and a 15 x 15 foot maple dance floor. 30 feet of the 10ft black pipe and drape to hide the ice plant, too.

What we don't need: wine glasses or a bar, the Legion is running that with theirs; heaters, because believe it or not the shed is heated; coat racks, we've got lockers. My husband Wayne is playing DJ off his laptop so a DJ's not necessary, and the trophies table is already in the lobby. We skipped the stage this year.

Drop off Thursday, pick up Monday please.

Thanks a bunch,
Darlene`,
    good: {
      attendees: 176,
      days: 1,
      must: [
        needs(/60in Round/, [22, 22]),
        needs(/120in round/, [22, 22]),
        needs(/burgundy/, [176, 176]),
        needs('napkin', [176, 176]),
        needs(/Dinner Plate/, [176, 176]),
        needs(/Cup & Saucer/, [176, 176]),
        needs('cutlery', [176, 176]),
        needs(/Urn/, 3),
        needs(/Dance Package/, 1),
        needs('mic_wireless_handheld', 2),
        needs('uplight', 15),
        needs('disco_light', 3),
        needs('dance_floor', 25),
        needs(/10ft black/, [30, 30]),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB],
      offers: [...PARTY_OFFERS],
      excluded: ['glassware', 'bar_unit', 'space_heater', 'patio_heater', 'coat_rail', ...STAGES],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'line_array'],
      title: [/lindsay|bonspiel|banquet/i, /176/],
    },
  },
];
