import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SPEECH } from '../../usual.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Out of doors over an American shelf: a commencement, a park's concerts, a town's birthday, a wedding, a backyard. */
export const SLANEY_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-w-commencement',
    language: 'en',
    catalogue: 'slaney',
    description: `Community College, Spring Commencement. Rental of Seating, Platform and Related Equipment. Abstract.
Ceremony: Thursday, May 20, 10:00 AM, athletic field. Approximately 1,200 in attendance.
Seating • 1,200 white folding chairs, set in sections and tied in rows
Platform • (12) 4' x 8' stage sections at 24" height • black skirting on all open sides • two (2) sets of stairs with rail • one ADA ramp
Sound • (6) 12" powered loudspeakers on stands • acrylic lectern with gooseneck microphone • (2) wireless handheld microphones • audio engineer, on site for rehearsal and ceremony
Tent • (1) 40' x 60' frame tent for faculty line-up, no flooring
Sanitation • (8) portable restrooms, (2) ADA restrooms, (2) hand wash stations
Furnished by the College • Electrical service is available at the field; generators shall not be quoted • Crowd barricades and trash receptacles are provided by Facilities • Assistive listening devices are issued by the Disability Services office
All items to be in place by 3:00 PM, May 19.`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs(/Samsonite/, [1200, 1260]),
        needs('stage_deck', 12),
        needs(/Leg Set 24/, 12),
        needs('stage_skirt', [50, 90]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('speaker_top', 6),
        needs('speaker_stand', 6),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 20]),
        needs(/40' x 60'/, 1),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, /Sidewall/],
      offers: OUTDOORS_OFFERS,
      excluded: ['generator', 'fuel', 'crowd_barrier', 'waste_bin', 'induction_loop', 'marquee_floor'],
      silly: ['dance_floor', 'disco_light', 'table_desk', 'stage_monitor', 'hazer', 'inflatable'],
      title: [/commencement|college/i, /1[,. ]?200/],
    },
  },
  {
    id: 'ho-w-park-concert',
    language: 'en',
    catalogue: 'slaney',
    description: `REQUEST FOR QUOTATIONS, Parks & Recreation, "Tunes on the Green"
One concert, Saturday, August 7, 4:00 PM to 7:00 PM. Expected crowd 800.

The vendor shall furnish:
- a mobile stage no smaller than 24' x 20' with roof and one set of stairs;
- a sound system adequate for 800 people on an open lawn, to include at minimum four (4) 18" subwoofers, six (6) stage monitors, a digital console and an engineer from sound check to close;
- eight (8) wired vocal microphones with stands, a drum microphone kit, six (6) direct boxes;
- a 45 kVA generator with distribution;
- sixty (60) sections of steel barricade.

Not part of this quotation: The bands bring their own backline. Portable restrooms are under the Town's annual contract. The concert ends in daylight and no stage lighting is requested. Lawn seating: residents bring chairs and blankets.`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('stage_steps', [1, 2]),
        either(needs('line_array', [4, 12]), needs('speaker_top', [4, 12])),
        needs('subwoofer', 4),
        needs('stage_monitor', 6),
        needs(/X32/, 1),
        needs('crew_sound', [1, 14]),
        needs('mic_wired', 8),
        needs('mic_stand', [8, 18]),
        needs(/Drum Mic/, 1),
        needs('di_box', 6),
        needs(/45 kVA/, 1),
        needs('power_distro', [1, 6]),
        needs('crowd_barrier', 60),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...BAND, ...PLATFORM, 'mic_wireless_handheld'],
      offers: OUTDOORS_OFFERS.filter((each) => each !== 'bench' && each !== 'beer_table_set'),
      excluded: [
        ...LOOS,
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'stage_wash',
        'lighting_package',
        'profile_spot',
        'chair',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'flip_chart'],
      title: [/green|concert|park|tunes/i, /800/],
    },
  },
  {
    id: 'ho-w-bicentennial',
    language: 'en',
    catalogue: 'slaney',
    description: `TOWN OF HARDWELL, BICENTENNIAL COMMITTEE, MINUTES (extract)
Item 4, rentals for Family Day on the common, Saturday, June 12, 11 AM to 5 PM, 600 people expected. Motion by Ms. Prudhomme, seconded, to obtain a price for: two 40 x 60 frame tents; 400 white folding chairs; fifty 8 ft banquet tables; two bounce houses; one dunk tank; six cornhole sets; a popcorn cart; ten standard restrooms and two handicap accessible; three hand wash stations; a small generator for the bounce houses, 7 kW, two of them. Carried.
The Lions Club will do the hamburgers on their own grills. DPW will put out barricades and trash barrels, so these come off the list. Mr. Ochoa reported that the high school is lending its PA for the speeches. The matter of a stage was tabled; we will use the bandstand.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(/40' x 60'/, 2),
        needs(/Samsonite/, [400, 420]),
        needs(/8' Banquet/, 50),
        needs('inflatable', 2),
        needs(/Dunk/, 1),
        needs(/Cornhole/, 6),
        needs(/Popcorn/, 1),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        needs('hand_wash', 3),
        needs(/EU7000/, 2),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, /Sidewall/, 'tablecloth'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        /Grill/,
        'crowd_barrier',
        'waste_bin',
        'speaker_top',
        'subwoofer',
        'pa_package',
        'speaker_column',
        'line_array',
        'mixing_console',
        'stage_deck',
        'mobile_stage',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'led_wall', 'table_desk'],
      title: [/hardwell|bicentennial|family/i, /600/],
    },
  },
  {
    id: 'ho-w-orchard-wedding',
    language: 'en',
    catalogue: 'slaney',
    description: `Hi! We're getting married Saturday, September 25 at my aunt's orchard in Bolton and I'd love a quote. 144 guests.

Ceremony and dinner both there, so:
- 144 gold chiavari chairs
- 18 60" rounds with floor length white linens
- 150 white napkins
- the 40x60 frame tent, no sides please, we want the view
- 15' x 15' dance floor
- 10 strands of bistro lights
- the birch arch
- one of the nice restroom trailers
- 12 highboys w/ black spandex for cocktail hour
- 4 patio heaters in case
- something to run it all, the house is too far to plug in

Our DJ has his own speakers and lights. The caterer's package includes china, flatware and glasses plus two bartenders. My cousin is the photo booth (long story) so we're good there too.

Thank you!! Kaylee`,
    good: {
      attendees: 144,
      days: 1,
      must: [
        needs(/Chiavari/, [144, 152]),
        needs(/60" Round/, 18),
        needs(/120" Round/, [18, 19]),
        needs('napkin', [150, 165]),
        needs(/40' x 60'/, 1),
        needs('dance_floor', 25),
        needs('festoon', 10),
        needs('ceremony_arch', 1),
        needs('toilet_trailer', 1),
        needs('table_cocktail', 12),
        needs(/Spandex/, 12),
        needs('patio_heater', 4),
        needs('generator', [1, 3]),
      ],
      should: [needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...OUTDOORS, 'marquee_floor', 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        /Sidewall/,
        'speaker_top',
        'subwoofer',
        'pa_package',
        'speaker_column',
        'disco_light',
        'crockery',
        'cutlery',
        'glassware',
        'crew_bar',
        'photo_booth',
        'crew_dj',
      ],
      silly: ['projector', 'lectern', 'table_desk', 'crowd_barrier', 'flip_chart', 'led_wall', 'stage_monitor'],
      title: [/bolton|orchard|wedding/i, /144/],
    },
  },
  {
    id: 'ho-w-grad-party',
    language: 'en',
    catalogue: 'slaney',
    description: `QUOTE REQUEST (web)
Name: Denise Fusco
Event type: Graduation party
Date: 06/19
Location: backyard, Medway
Guest count: 60
Surface: grass, flat
What do you need?: 20x20 tent, 60 folding chairs white, 8 six foot tables, 2 coffee urns, bounce house, 2 cornhole, 3 strands of the bistro lights
Anything else?: We have our own grill and coolers. Don't need linens I bought plastic ones. Outlet right on the deck so no generator`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/20' x 20'/, 1),
        needs(/Samsonite/, [60, 63]),
        needs(/6' Banquet/, 8),
        needs('hot_drinks', 2),
        needs('inflatable', 1),
        needs(/Cornhole/, 2),
        needs('festoon', 3),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, /Sidewall/],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, /Anchor/, 'pa_package'],
      excluded: [/Grill/, 'refrigeration', 'tablecloth', 'generator', 'fuel'],
      silly: ['projector', 'lectern', 'table_desk', 'crowd_barrier', 'led_wall', 'stage_deck'],
      title: [/medway|grad/i, /60/],
    },
  },
  {
    id: 'ho-w-currachs',
    language: 'en',
    catalogue: 'slaney',
    description: `How're things lads,

Pádraig here from the Boston Currach Club. We've the regatta below at Carson Beach on Sunday 18 July, 250 or so between rowers and families, ten in the morning till six.

Would ye price us up:
one 20 x 40 frame tent and four of the pop-ups,
20 picnic tables,
the battery PA for the commentary,
six portable toilets and one accessible,
ten walkie talkies for the safety boats,
30 barricades for the slip,
and a grill, the big propane one.

Two lads to help us put it up would be grand. That's the lot I think.

Sound,
Pádraig`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/20' x 40'/, 1),
        needs('gazebo', 4),
        needs(/Picnic/, 20),
        needs(/Anchor/, 1),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('two_way_radio', 10),
        needs('crowd_barrier', 30),
        needs(/Grill/, 1),
        needs('crew_stagehand', [2, 20]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, /Sidewall/, 'mic_wireless_handheld'],
      offers: OUTDOORS_OFFERS,
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'stage_deck', 'flip_chart'],
      title: [/currach|carson|regatta/i, /250/],
    },
  },
  {
    id: 'ho-w-moonlight-flicks',
    language: 'en',
    catalogue: 'slaney',
    description: `G'day Slaney crew,

Aussie expat running a moonlight cinema for the Newton families, Friday 27 August, 350 heads on the oval, film kicks off at sundown.

Kit list:
1 x LED trailer
4 x K12.2 on stands
2 x KS118
1 x wireless handheld for the welcome
1 x small mixer
1 x video tech to babysit it
8 x toters
6 x standard loos, 1 x ADA
20 x fence panels
2 x popcorn carts

Everyone brings a picnic rug so no chairs needed. The trailer's got power on board, so leave the gennies at home. Council's sorted the lighting towers. I've got the movie on my own laptop.

Cheers, Brodie`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/LED Trailer/, 1),
        needs(/K12/, 4),
        needs('speaker_stand', 4),
        needs('subwoofer', 2),
        needs('mic_wireless_handheld', 1),
        needs('mixing_console', 1),
        needs('crew_video', [1, 12]),
        needs('waste_bin', 8),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('fencing', 20),
        needs(/Popcorn/, 2),
      ],
      should: [needs('audio_cable'), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'video_cable', 'video_switcher'],
      offers: OUTDOORS_OFFERS,
      excluded: ['chair', 'chair_banquet', 'generator', 'fuel', 'floodlight', 'playback_laptop'],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'flip_chart', 'stage_monitor'],
      title: [/newton|cinema|flicks|film|movie/i, /350/],
    },
  },
  {
    id: 'ho-w-celtic-rider',
    language: 'en',
    catalogue: 'slaney',
    description: `TECHNICAL RIDER, "The Hollow Reed" (six-piece Celtic rock), outdoor engagements
1. STAGE. Purchaser shall provide a level stage of at least 24 feet by 16 feet, two feet high, with stairs and black skirt.
2. SOUND. Purchaser shall provide a PA suited to an audience of 500, with at least four tops and four subwoofers, a 32-channel digital desk, six monitor wedges, eight SM58 microphones, one drum microphone kit, eight DI boxes and twelve boom stands.
3. LIGHT. A basic stage wash. No fog and no haze at any time; the piper is asthmatic.
4. BACKLINE. Artist carries all instruments and amplifiers.
5. PERSONNEL. Artist travels with its own sound engineer. Purchaser supplies four stagehands for load-in and load-out.
6. POWER. Purchaser shall provide a generator of not less than 40 kVA.`,
    good: {
      attendees: 500,
      must: [
        either(needs('stage_deck', [12, 13]), needs('mobile_stage', 1)),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [40, 90]),
        needs(['speaker_top', 'line_array'], [4, 12]),
        needs('subwoofer', 4),
        needs(/X32/, 1),
        needs('stage_monitor', 6),
        needs(/SM58/, 8),
        needs(/Drum Mic/, 1),
        needs('di_box', 8),
        needs('mic_stand', 12),
        needs(['stage_wash', 'lighting_package']),
        needs('crew_stagehand', [4, 48]),
        needs(/45 kVA/, 1),
      ],
      should: [needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      excluded: ['hazer', 'smoke_machine', 'drum_kit', 'guitar_amp', 'bass_amp', 'keyboard', 'crew_sound'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'flip_chart'],
      title: [/hollow reed|celtic/i],
    },
  },
  {
    id: 'ho-w-poem-field',
    language: 'en',
    catalogue: 'slaney',
    description: `Re: how much PA do I need outside?
Hi all, newbie here. I'm a poet and I'm putting on a reading in a meadow for about 50 people sitting on the ground, October 3, two hours. One voice plus a violin now and then. There isn't an outlet within half a mile. I'd like people in the back row to hear without it being loud. What would you rent? I'm guessing a battery speaker, a mic for the violin on a stand, and that's it?`,
    good: {
      attendees: 50,
      must: [
        needs(['pa_package', 'speaker_top'], [1, 3]),
        needs(['mic_instrument', 'mic_wired'], [1, 3]),
        needs('mic_stand', [1, 3]),
      ],
      should: [needs('transport')],
      allowed: [
        ...SPEECH,
        'mic_wireless_handheld',
        'mic_headset',
        'mic_wireless_lapel',
        'di_box',
        'batteries',
        'generator',
        'fuel',
        'power_cable',
      ],
      offers: [...OUTDOORS_OFFERS, 'generator'],
      silly: ['projector', 'subwoofer', 'stage_deck', 'line_array', 'dance_floor', 'stage_monitor', 'crowd_barrier'],
      title: [/poe|reading|meadow/i, /50/],
    },
  },
];
