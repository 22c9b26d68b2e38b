import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SEATS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { LAMPS } from './lamps.ts';

/** Over a fresh shelf in the Pennines: a barn, a farewell, a sports day, a gala, a film in the park. */
export const CALDER_MAILS: readonly EvalBrief[] = [
  {
    id: 'ho-z-scar-top-barn',
    language: 'en',
    catalogue: 'medlock',
    description: `Hiya,

Got your name off the farm. Tom and me are getting wed at Scar Top Barn above Hebden on Saturday 19 June, there'll be 110 of us all told, daytime and evening the same lot.

I've been round with a tape measure and a glass of wine and this is my list:

14 of the 5ft round tables and a white cloth for each
110 limewash chairs
parquet floor, 15ft by 15ft
a bar, two of your 2m ones end to end
6 lengths of festoon for the yard
20 of the battery uplighters for the beams
something for the speeches, just a couple of speakers and a mic to pass along the top table

The caterers turn up with plates, knives, forks and every glass we'll need so don't worry about that side of it. Band's the Otley Road Ramblers and they carry all their own PA and lights, they've done the barn before. Loos are sorted, the farmer built a block last year.

Could somebody come and put it up on the Friday?

Ta very much
Becca`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs('table_round', [14, 15]),
        needs(/round cloth/i, [14, 16]),
        needs('chair_banquet', [110, 116]),
        needs('dance_floor', [25, 28]),
        needs('bar_unit', 2),
        needs('festoon', 6),
        needs('uplight', [20, 20]),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [2, 4])),
      ],
      should: [needs('crew_stagehand', [1, 24]), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld', 'napkin'],
      offers: without(
        [...PARTY_OFFERS, 'ceremony_arch', 'hand_wash'],
        'glassware',
        'disco_light',
        'stage_wash',
        'lighting_package',
        'crew_waiter',
      ),
      excluded: [
        ...TABLEWARE,
        ...LOOS,
        'disco_light',
        'stage_wash',
        'lighting_package',
        'subwoofer',
        'stage_monitor',
        /Dance rig/,
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'exhibition_stand', 'pinboard', 'marquee'],
      title: [/scar top|wedding|hebden/i, /110/],
    },
  },
  {
    id: 'ho-z-rugby-club-farewell',
    language: 'en',
    catalogue: 'medlock',
    description: `PHONE NOTE 14.20, taken by Jan
Mrs Holroyd - celebration of life for her husband (past president), at the rugby club, Friday 12 March, 2pm start, about 150

- PA so they can hear at the back, he was popular & a lot will stand
- tie-clip radio mic for the celebrant + 1 hand radio mic for the family/tributes
- two 85in tellies for photos going round, left and right. Club projector is bust. Laptop for the photos - her grandson has them on a stick
- something to play 3 songs off, CD
- lectern, the nicer wood one if free
- somebody to stay with it through the service, she doesn't want to be fiddling with it
- 2 gazebos outside the french windows in case of rain

Tables and chairs, plenty in the clubhouse. Bar is the club's and they staff it. Nothing flashy she says - no lighting. Sister doing flowers. I said we'd be gentle on price.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_wireless_lapel', 1),
        needs(/85in/, 2),
        needs('playback_laptop', [1, 2]),
        needs('audio_player', 1),
        needs(/Beech lectern/, 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]),
        needs('gazebo', 2),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('transport')],
      allowed: [
        ...SPEECH,
        ...ANY_JOB,
        'mic_lectern',
        'video_cable',
        'presentation_clicker',
        'crew_video',
        'video_switcher',
      ],
      offers: without([...MEETING_OFFERS, 'patio_heater', 'ballast'], ...LAMPS, ...STAGE_LIGHT),
      excluded: [...SEATS, 'table_round', 'table_trestle', 'bar_unit', 'crew_bar', ...LAMPS, 'lighting_console'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'line_array', 'led_wall', 'crowd_barrier', 'hazer'],
      title: [/rugby|celebration|holroyd/i, /150/],
    },
  },
  {
    id: 'ho-z-sports-day',
    language: 'en',
    catalogue: 'medlock',
    description: `Dear Sir or Madam,

We are a prep school near Skipton and hold our Sports and Prize Day on Saturday 3 July. The day is the same every year, only the firm we used has closed down. We expect 420 people: 160 children and their families.

Please quote for
- a marquee 9m x 18m with the hard floor, for the teas
- 30 trestles with white cloths
- 300 white folding seats for the prize giving on the lawn
- a stage of 16ft by 12ft, 2ft high, with two treads, a valance and guard rail along the back
- a perspex lectern and its microphone
- loudspeakers to carry across the lawn and the running track, and two hand radio mics, with somebody to operate
- 6 loos and an accessible one
- 4 tea urns and 400 cups and saucers
- a generator to run the urns and the sound, since the field has no power, with the cables

Yours faithfully,
The Bursar`,
    good: {
      attendees: [420, 420],
      days: 1,
      must: [
        needs(/9m x 18m/, 1),
        needs('marquee_floor', [150, 170]),
        needs('table_trestle', [30, 30]),
        needs('tablecloth', [30, 32]),
        needs(/White folding/, [300, 315]),
        needs('stage_deck', 6),
        needs('lectern', 1),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 10]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [2, 3]),
        needs(/Portable loo/, 6),
        needs('toilet_accessible', 1),
        needs('hot_drinks', 4),
        needs(/Cup and saucer/, [400, 420]),
        needs('generator', [1, 2]),
      ],
      should: [
        needs('stage_steps', 2),
        needs('stage_skirt', [8, 18]),
        needs('stage_handrail', [2, 3]),
        needs('mic_lectern', 1),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'subwoofer'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...STAGE_LIGHT, 'marquee_lining', 'space_heater'],
      silly: ['projector', 'dance_floor', 'stage_monitor', 'exhibition_stand', 'pinboard', 'hazer', 'disco_light'],
      title: [/skipton|sports|prize/i, /420/],
    },
  },
  {
    id: 'ho-z-mill-gala',
    language: 'en',
    catalogue: 'medlock',
    description: `WEBSITE ENQUIRY
Event type: Hospice gala dinner and auction
Date: Saturday 16 October
Where: Dean Clough style mill, second floor (goods lift 2m x 3m)
Guests: 220

What do you need from us?
22 round 6ft tables with floor length cloths, 220 Chiavari with pads. Stage 24ft x 12ft at 2ft with treads and valance. Lectern with mic, two hand radio mics, and a PA that does 220 for speeches. Light on the stage. 30 uplighters. 85in telly either side of the stage for the auction lots, laptop. Red carpet, rope and posts, step and repeat wall in the foyer. Sound and lights looked after by your people from 5pm to midnight.

What is already taken care of?
The mill's caterer lays up, so china, cutlery, glassware and napkins are theirs. The auctioneer comes with her own headset. The DJ has been booked and arrives with his decks and disco lights. Coats go in the mill's cloakroom.

Budget: under 9k please
How did you hear of us: a board member`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs(/Round 6ft/, [22, 23]),
        needs(/round cloth/i, [22, 24]),
        needs('chair_banquet', [220, 231]),
        needs('stage_deck', 9),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 3])),
        needs(['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'], [1, 20]),
        needs('uplight', [30, 30]),
        needs(/85in/, 2),
        needs('carpet', [1, 2]),
        needs('backdrop', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 24]),
        needs('mic_lectern', 1),
        needs('stanchion', [2, 20]),
        needs('playback_laptop', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer', 'stage_monitor'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        'glassware',
        'napkin',
        'crew_dj',
        'disco_light',
        'mic_headset',
        'coat_rail',
        'crew_waiter',
      ),
      excluded: [...TABLEWARE, 'napkin', ...DECKS, 'crew_dj', 'disco_light', 'mic_headset', 'coat_rail'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'exhibition_stand'],
      title: [/gala|hospice|mill/i, /220/],
    },
  },
  {
    id: 'ho-z-film-in-the-park',
    language: 'en',
    catalogue: 'medlock',
    description: `Morning,

Friends of Shibden Park again. The trustees have said yes to a film night on Friday 27 August, dusk start, 600 tickets.

From you we'd like the big screen lorry, sound to go with it (film sound, so with some bottom end) and an engineer, a hand radio mic for the welcome, a laptop to run the film from, 8 festoon strings down the avenue, 3 of the diesel tower lights for when people walk back to their cars, 60 crowd barriers, 8 radios and 6 stewards from 6 till 11.30. A 20kVA genny for the sound, the lorry has its own I think.

People bring their own rugs and camping chairs, that's half the fun. The park toilets are staying open late for us. Food vans run off their own gas and generators so nothing needed there. Screening licence is with us.

Best
Howard`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(/Big screen lorry/, 1),
        either(needs(['speaker_top', 'line_array'], [2, 12]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('playback_laptop', [1, 2]),
        needs('festoon', 8),
        needs(/Tower light/, 3),
        needs('crowd_barrier', [60, 60]),
        needs('two_way_radio', 8),
        needs('crew_steward', [6, 40]),
        needs(/20kVA/, 1),
        needs('crew_sound', [1, 2]),
      ],
      should: [either(needs('subwoofer', [2, 8]), needs(/Dance rig/, [1, 4])), needs('transport')],
      allowed: [...without(OUTDOORS, ...LOOS), ...LOUD, 'video_cable', 'video_switcher', 'crew_video', 'audio_player'],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], ...LOOS, ...SEATS, 'beer_table_set', 'bench'),
      excluded: [...SEATS, ...LOOS, 'beer_table_set'],
      silly: ['dance_floor', 'lectern', 'table_round', 'projector', 'stage_monitor', 'exhibition_stand', 'pinboard'],
      title: [/shibden|film/i, /600/],
    },
  },
];
