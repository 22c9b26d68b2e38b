import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, PARTY_LIGHT, PLATFORM, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
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
import { MICS } from './left-out.ts';

/** What comes in by mail, form, telephone: a wedding, a curling club, an annual meeting, an operetta, a supper. */
export const BRAEMAR_MAIL: readonly EvalBrief[] = [
  {
    id: 'ho-u-backyard-wedding',
    language: 'en',
    catalogue: 'braemar',
    description: `Hi Braemar team!

My fiancé and I are getting married on Saturday, July 18, at my parents' place in Heatherton (the yellow house past the co-op; you did my cousin Shauna's shower two years ago and everyone still talks about the lights). It's 120 people, ceremony at 3 by the brook and supper in the tent after.

What I think we need:
a 40x60 frame tent
15 of the 5 foot rounds with white cloths to the floor
120 gold chiavari chairs for supper
another 120 of the white padded folding ones for the ceremony, so nobody has to carry theirs up the hill
120 white napkins
a 15 x 15 dance floor
12 strings of bistro lights
the cedar arch
a white bar
the restroom trailer, because Mom has put her foot down about the septic

The caterers come with their dishes, cutlery and glasses, so we're fine for those. Uncle Allan's band has a PA and a guy who runs it, and he'll let us use their mics for the speeches too. My brother tends bar for a living and has offered. Dad wondered about heaters but honestly, July!

Thanks so much, can't wait to hear what it comes to,
Kirsten`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/40x60/, 1),
        needs(/5' round/, 15),
        needs(/120in round/, [15, 16]),
        needs('chair_banquet', [120, 126]),
        needs(/white resin/, [120, 126]),
        needs('napkin', [120, 132]),
        needs('dance_floor', 25),
        needs('festoon', 12),
        needs('ceremony_arch', 1),
        needs('bar_unit', 1),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee_floor'],
      excluded: [
        ...TABLEWARE,
        ...SPEAKERS,
        ...MICS,
        'mixing_console',
        'crew_sound',
        'crew_bar',
        'space_heater',
        'patio_heater',
      ],
      silly: ['projector', 'table_desk', 'crowd_barrier', 'flip_chart', 'display'],
      title: [/heatherton|wedding/i, /120/],
    },
  },
  {
    id: 'ho-u-curling-banquet',
    language: 'en',
    catalogue: 'braemar',
    description: `PHONE - Barb @ Lochaber Curling Club, Weds 4:15
75th anniv. banquet, Sat Nov 28, 180 ppl, upstairs + ice surface (boards down). She was on the '94 Scotties team, will tell you about it

needs
18 - 6' rounds & white 120 rounds for all
36 panels oak floor (18x18)
oak podium
75" on a cart for the old photos + laptop to run it
12 batt uplights, club blue
6 cruisers w/ black spandex
1 red carpet
2 coat racks

has/doesn't need
- chairs: they bought 200 new ones off the hockey lottery
- dishes, glasses, cutlery - kitchen's full of them, & their own gals serving
- Kenny MacLean is DJing, he brings sound, lights and a mic, podium mic not needed either he says

drop off Fri before 3 (bonspiel practice). Quote by email, she doesn't text.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/6' round/, 18),
        needs(/120in round/, [18, 20]),
        needs('dance_floor', 36),
        needs(/Podium, oak/, 1),
        needs(/75in/, 1),
        needs('playback_laptop', 1),
        needs(/Ape Labs/, 12),
        needs('table_cocktail', 6),
        needs(/Spandex/, 6),
        needs('carpet', 1),
        needs('coat_rail', 2),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'video_cable', 'crew_technician', 'crew_video', 'presentation_clicker'],
      offers: PARTY_OFFERS,
      excluded: [
        ...TABLEWARE,
        ...SPEAKERS,
        ...MICS,
        'chair',
        'crew_waiter',
        'crew_dj',
        'dj_controller',
        'disco_light',
        'mixing_console',
        'crew_sound',
      ],
      silly: ['marquee', 'toilet', 'generator', 'crowd_barrier', 'flip_chart', 'table_desk', 'lighting_console'],
      title: [/lochaber|curling|banquet/i, /180/],
    },
  },
  {
    id: 'ho-u-credit-union',
    language: 'en',
    catalogue: 'braemar',
    description: `Quote request (web form)

Organization: Bay St. George Credit Union
Event: Annual General Meeting
Date: Tuesday, April 21
Location: Civic Centre, Hall B
Expected attendance: 220
Equipment required:
220 black conference chairs. Riser stage 16 x 8, one foot high, skirted all round. Acrylic podium and gooseneck mic. Three wireless handhelds for the floor, two lavs for the board. Four 12 inch speakers. 10,000 lumen projector, 9x16 screen, show laptop and clicker. Assistive listening kit. Ten sections of black drape behind the stage. AV tech from set-up to finish. Two six foot tables at the door for registration.
Anything else we should know:
Members vote by raising their cards, as they have since 1951. The meeting starts at 6:30 pm and the Chair likes to be home by 9. Load-in is by the Kempt Road door, it sticks.`,
    fields: { attendees: 220 },
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs(/conf. stacking/, [220, 231]),
        needs('stage_deck', 4),
        needs('stage_skirt', [4, 7]),
        needs(/acrylic/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 3),
        needs('mic_wireless_lapel', 2),
        needs(/QSC K12/, 4),
        needs(/PU2010/, 1),
        needs(/9' x 16'/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('induction_loop', 1),
        needs('drape', 10),
        needs('crew_technician'),
        needs(/6' banquet/, 2),
      ],
      should: [
        needs(/legs 12in/, 4),
        needs('speaker_stand', 4),
        needs('mixing_console', 1),
        needs('video_cable'),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      silly: ['marquee', 'dance_floor', 'disco_light', 'generator', 'subwoofer', 'crowd_barrier', 'bar_unit'],
      title: [/credit union|annual|AGM|george/i, /220/],
    },
  },
  {
    id: 'ho-u-penzance',
    language: 'en',
    catalogue: 'braemar',
    description: `Judique Players - THE PIRATES OF PENZANCE, Nov 4 to 7, four evenings, parish theatre, 190 seats
Rental list v3 (v1 was too expensive, v2 was Gordon's)

Lighting: 12 x Source Four 26, 8 x LED par, ChamSys QuickQ 10, 2 followspots
Sound: X32 with S16 stage box, 6 wireless headsets (Frederic, Mabel, Ruth, King, Major-General, Sergeant), 4 pencil condensers for the chorus, 2 floor monitors
Pit: stage piano, 14 music stands
Comms: one 4 pack of wireless intercom
Sundries: 2 rolls gaff, 24 AAs

The theatre has a main PA hung from the proscenium that we tie into. Gordon and his daughter operate lights and sound themselves, as they've done since H.M.S. Pinafore, so just the gear. Two sea chests have been promised by the museum. We can pick up on the Monday if that makes it cheaper!`,
    good: {
      days: 4,
      must: [
        needs('profile_spot', 12),
        needs(/SlimPAR/, 8),
        needs('lighting_console', 1),
        needs('followspot', 2),
        needs(/X32/, 1),
        needs('stagebox', 1),
        needs('mic_headset', 6),
        needs(/KSM137/, 4),
        needs('stage_monitor', 2),
        needs('keyboard', 1),
        needs('music_stand', 14),
        needs('intercom', 1),
        needs('tape', 2),
        needs('batteries', [24, 60]),
      ],
      should: [needs('mic_stand', [4, 8])],
      allowed: [...SHOW, 'consumables'],
      offers: SHOW_OFFERS,
      excluded: [...SPEAKERS, 'crew_sound', 'crew_lighting'],
      silly: ['marquee', 'toilet', 'generator', 'dance_floor', 'crowd_barrier', 'table_round', 'disco_light'],
      title: [/penzance|pirates|judique/i],
    },
  },
  {
    id: 'ho-u-lobster-supper',
    language: 'en',
    catalogue: 'braemar',
    description: `Good day to you,

It's Father Don from St. Columba's in Port Hood. Our lobster supper is on Sunday the 28th of June, three sittings, and about 450 go through between noon and six. Last year a tent from away blew into the cemetery so the committee would sooner deal with somebody local.

Would you have two 20 x 40 frame tents, 28 eight foot tables, 220 of the charcoal folding chairs, three 100 cup coffee urns, a glass door beverage cooler, six waste stations, four porta-potties and one accessible, two handwash stations, eight strings of bistro lights and a bouncy castle for the small ones? Four of the barrel fans too, for the cooks, it gets wicked hot in that hall.

For the fiddlers the church has a sound system that they carry out onto the steps, and it has done us well. Plates and forks we have, four hundred of each and all of them Mrs. Gillis's doing. The CWL ladies serve. The young fellows will put up tables and chairs if you drop them by the hall.

God bless,
Fr. Don Chiasson`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs(/20x40/, 2),
        needs(/8' banquet/, 28),
        needs(/Samsonite/, [220, 231]),
        needs('hot_drinks', 3),
        needs('refrigeration', 1),
        needs('waste_bin', 6),
        needs(/Porta-potty, std/, 4),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('festoon', 8),
        needs('inflatable', 1),
        needs('fan', 4),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, 'tablecloth', 'glassware', 'game', 'marquee_floor'],
      excluded: [...SPEAKERS, ...MICS, 'mixing_console', 'crew_sound', 'crockery', 'cutlery', 'crew_waiter'],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'table_desk', 'stage_deck', 'flip_chart'],
      title: [/port hood|lobster|supper|columba/i, /450/],
    },
  },
  {
    id: 'ho-u-safe-grad',
    language: 'en',
    catalogue: 'braemar',
    description: `Hello, I teach at Dalbrae Regional High and for my sins I've the Safe Grad file this year. Friday June 19, in the gym, 8 till 1, 280 grads and dates.

Looking to rent the dance PA package (a second pair of 18 inch subs on top, if the budget survives), one wireless handheld, all four GigBars, the mirror ball with its motor, 20 battery uplights in green and gold, a 16 x 8 stage at 24 inches with one set of stairs and skirting across the front, 15 cruiser tables with the black covers, the photo booth, a red carpet for the arrivals, and 20 barricades plus 4 two-way radios for the parking lot.

A grade twelve lad is the DJ, with his own controller, and he's very good, they tell me. The one thing I must insist on is no fog and no haze: the panel in that gym goes straight to the fire hall, as we learned at Winter Carnival. It's a dry event of course so there's no bar. Supervision is parents and two Mounties.

Regards,
Mairi Rankin`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs(/Dance PA/, 1),
        needs('subwoofer', 2),
        needs('mic_wireless_handheld', 1),
        needs('disco_light', 4),
        needs('mirror_ball', 1),
        needs(/Ape Labs/, 20),
        needs('stage_deck', 4),
        needs('stage_steps', 1),
        needs('stage_skirt', [2, 4]),
        needs('table_cocktail', 15),
        needs(/Spandex/, 15),
        needs('photo_booth', 1),
        needs('carpet', 1),
        needs('crowd_barrier', 20),
        needs('two_way_radio', 4),
      ],
      should: [needs(/legs 24in/, 4), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB, ...PARTY_LIGHT],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: [...FOG, 'crew_dj', 'dj_controller', 'bar_unit', 'crew_bar', 'crew_steward'],
      silly: ['marquee', 'toilet', 'generator', 'table_desk', 'flip_chart', 'lectern', 'projector'],
      title: [/dalbrae|grad/i, /280/],
    },
  },
  {
    id: 'ho-u-co-op-centennial',
    language: 'en',
    catalogue: 'braemar',
    description: `Hi there,

I'm organising the centennial picnic of the Mabou farmers' co-op. (I'm an Aussie, married in, so forgive me if I call things by the wrong name.) It's Sunday 16 August on the exhibition grounds, noon to 5, and we're counting on 350.

Could you price up:
- 40 picnic tables
- six of the 10 x 10 pop-ups and one 20 x 20 tent
- two propane barbecues
- eight portable loos, one of them accessible
- three handwash stations, a dozen bins
- a couple of 12" speakers on stands, small mixer, two wireless mics (handheld) for the raffle and the speeches, and a podium
- 1 x 25 kVA generator with the gubbins to plug into
- two sets of lawn games, a bouncy castle
- 4 fire extinguishers

If the screen trailer isn't booked that weekend I'd love to see it as an option, we've got an old film of the first creamery. And somebody from your side to look after the site on the day would be a weight off my mind.

Cheers, Jodie MacEachern`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('beer_table_set', 40),
        needs('gazebo', 6),
        needs(/20x20/, 1),
        needs('cooking', 2),
        needs(/Porta-potty, std/, [7, 8]),
        needs('toilet_accessible', 1),
        needs('hand_wash', 3),
        needs('waste_bin', 12),
        needs(/QSC K12/, 2),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs('lectern', 1),
        needs(/25 kVA/, 1),
        needs('power_distro', [1, 6]),
        needs('game', 2),
        needs('inflatable', 1),
        needs('fire_extinguisher', 4),
        needs('crew_project_manager'),
      ],
      should: [needs('speaker_stand', 2), needs('power_cable'), needs('fuel'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, ...BROADCAST, 'led_wall', 'mic_lectern', 'playback_laptop'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'flip_chart', 'hazer', 'subwoofer', 'projector'],
      title: [/mabou|co-op|centennial|picnic/i, /350/],
    },
  },
];
