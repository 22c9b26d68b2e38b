import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, LINEN, MAINS, PLATFORM, RADIO_MICS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
} from '../usual.ts';
import { loud, talk, washed } from './common.ts';

/** Ordinary mail, forms and call notes to a hire company in the Dales. */
export const NIDD_MAILS: readonly EvalBrief[] = [
  {
    id: 'ho-ae-orchard-wedding',
    language: 'en',
    catalogue: 'nidd',
    description: `Hello,

Joe and I are getting married in my aunt's orchard near Masham on Saturday 12 June and I've been told you are the people to ask. There will be 124 of us.

For the ceremony under the trees we'd like the wooden arch, 124 white folding chairs and something that runs off a battery so people can hear the celebrant. For the meal, your 9 x 18 marquee with the hard floor right through, 16 of the five foot round tables with long white cloths, 124 limewash chairs with pads and the same number of napkins. Then a dance floor 15ft by 15ft at one end of the tent. The nice loo trailer, and a generator for all of it as there is nothing in the orchard but a tap.

The caterers turn up with their own plates, cutlery and glasses and a fridge van. My brother-in-law has knocked a bar together out of scaffold boards, it's actually lovely, and we've been lent more festoon than we know what to do with. Joe's best friend is doing the music all night and arrives with decks, big speakers and disco lights in the back of his van.

How much would that be delivered on the Thursday?

Thanks so much
Bryony`,
    good: {
      attendees: 124,
      days: 1,
      must: [
        needs('ceremony_arch', 1),
        needs(/Folder White/, [124, 130]),
        needs(['pa_package', 'speaker_top'], [1, 2]),
        needs(/Frame 9x18/, 1),
        needs('marquee_floor', [160, 165]),
        needs(/Round Five/, [16, 16]),
        needs(/Cloth Round/, [16, 18]),
        needs('chair_banquet', [124, 130]),
        needs('napkin', [124, 140]),
        needs('dance_floor', [25, 25]),
        needs('toilet_trailer', 1),
        needs('generator', [1, 2]),
      ],
      should: [needs('power_distro', [1, 4]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld', 'uplight'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater'],
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'refrigeration',
        'bar_unit',
        'festoon',
        'subwoofer',
        'disco_light',
        'crew_dj',
        /Bop Pack/,
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'exhibition_stand', 'line_array'],
      title: [/masham|wedding|orchard/i, /124/],
    },
  },
  {
    id: 'ho-ae-hospice-gala',
    language: 'en',
    catalogue: 'nidd',
    description: `Hi all,

Our hospice gala is on Thursday 5 November in the sports hall at the Ripon college, 220 dining, and after last year I've been asked to get the production side done properly.

What we need you to supply:

- stage 16ft x 8ft, 2ft high, black skirt, two lots of steps
- clear lectern with a mic on it
- PA to fill the hall for speeches and a singer with backing tracks, 3 handheld radio mics (auctioneer, host, singer)
- 2 big screens, 10ft ones, each with a projector, both showing the same slides off one laptop
- lights on the stage
- 24 battery uplighters round the walls
- 20 poseur tables for the drinks in the foyer
- red carpet at the door, 8 rope posts, and the printed photo wall
- a sound engineer, and somebody for the slides

Tables, chairs, linen and everything that goes on them come with the caterer so please don't quote those again (we paid for two sets last time!). Carole's husband is doing the photographs. And no haze or smoke, the college's fire panel goes straight through to the brigade.

Set up from noon, dinner 7.30, out by midnight.

Best wishes
Dawn, events & community fundraising`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('stage_deck', [4, 4]),
        needs('stage_steps', 2),
        needs(/Lectern Clear/, 1),
        loud(),
        needs('mic_wireless_handheld', [2, 3]),
        needs(/Fast-fold Ten/, 2),
        needs('projector', 2),
        needs('playback_laptop', [1, 2]),
        washed(),
        needs('uplight', [24, 24]),
        needs('table_cocktail', [20, 20]),
        needs('stanchion', [8, 8]),
        needs('backdrop', 1),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs(/Legs Two/, 4),
        needs('stage_skirt', [7, 16]),
        needs('mic_lectern', 1),
        needs('carpet', [1, 2]),
        needs(['crew_video', 'crew_technician'], [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer', 'line_array', 'stage_monitor', 'di_box'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'table_round',
        'table_trestle',
        'chair',
        'chair_banquet',
        ...LINEN,
        ...TABLEWARE,
        ...FOG,
        'crew_photographer',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'exhibition_stand', 'choir_riser'],
      title: [/ripon|gala|hospice/i, /220/],
    },
  },
  {
    id: 'ho-ae-awards-form',
    language: 'en',
    catalogue: 'nidd',
    description: `WEBSITE ENQUIRY
Organisation: Upper Nidderdale High School
Type of event: Sixth form awards evening
Date(s): Wednesday 14 July, 18:30 - 21:00
Where: school gymnasium
Numbers: 350
Delivery required: yes, and collection
Tell us what you need: A stage of 24ft x 12ft at 2ft with steps at both ends, a ramp for one of our prize winners who uses a wheelchair, rail along the back and black drape behind, 9 metres of it. 350 grey linking chairs in rows. An oak lectern. A sound system for speeches and the school jazz trio with one sound engineer, two handheld radio mics and one clip-on. Four choir steps for the chamber choir. A 12,000 lumen projector (it is still light at that time) onto the 16 x 9 screen, with a laptop and a clicker. Please also include stage lighting, nothing elaborate.
How did you hear of us: a parent`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('drape', [9, 9]),
        needs(/Linker/, [350, 350]),
        needs(/Lectern Oak/, 1),
        loud(),
        needs('crew_sound', [1, 1]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', 1),
        needs('choir_riser', 4),
        needs(/PT-RZ120/, 1),
        needs(/Fast-fold Sixteen/, 1),
        washed(),
      ],
      should: [
        needs('stage_handrail', [3, 5]),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...SHOW],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'bar_unit', ...FOG],
      title: [/nidderdale|award/i, /350/],
    },
  },
  {
    id: 'ho-ae-funeral-overflow',
    language: 'en',
    catalogue: 'nidd',
    description: `TEL. NOTE - taken by Steph, Monday
Caller: Mr Fothergill, funeral director, re a funeral at Kirkby church this Friday, service 12 noon

- farmer, very well known. church holds 180, they reckon 300, so the other 120 go in the village hall over the lane & watch on screens
- one camera in church with someone on it, picture across to the hall
- 2 large displays (he said the 86s) in the hall
- small PA in the hall for the sound
- 120 chairs for the hall, white folding will do
- 4 walkies for his bearers and the car park lads
- cable ramps for the lane, 8 m
- 3 A-boards, wording to follow
- technician on site from 9

church has its own sound system, mics and lectern and we just take a feed off the desk. toilets: hall's own. WI are on teas, they've urns and cups for 300. he does not want it put on the internet, family are firm about that. flowers are theirs.

wants a price today`,
    good: {
      attendees: [120, 300],
      days: 1,
      must: [
        needs('camera', [1, 1]),
        needs('crew_camera', [1, 1]),
        needs(/Eighty-six/, 2),
        talk(4),
        needs('chair', [120, 120]),
        needs('two_way_radio', [4, 4]),
        needs('cable_ramp', [8, 8]),
        needs('signage', 3),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 2]),
      ],
      should: [needs('video_cable', [1, 6]), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_switcher', 'video_converter', 'video_cable', 'crew_video'],
      offers: [...BROADCAST, ...MEETING_OFFERS, 'gazebo', 'crew_steward', 'stanchion'],
      excluded: [
        ...RADIO_MICS,
        ...LOOS,
        'mic_wired',
        'mic_lectern',
        'lectern',
        'hot_drinks',
        'crockery',
        'streaming_encoder',
      ],
      silly: ['generator', 'marquee', 'subwoofer', 'dance_floor', 'disco_light', 'stage_deck', 'uplight', 'hazer'],
      title: [/kirkby|funeral|service/i, /120|300/],
    },
  },
  {
    id: 'ho-ae-business-expo',
    language: 'en',
    catalogue: 'nidd',
    description: `Good afternoon

Could I have a quotation for the Craven Business Expo, Tuesday 9 and Wednesday 10 March, in the main hall of the leisure centre at Skipton? We expect about 600 visitors over the two days.

We have sold 28 stands, so 28 of the 3 x 2 shell units, a trestle and two grey chairs on each, and a 13 amp extension per stand. At the entrance 2 reception desks, 4 coat rails, a run of red carpet and 6 A-boards. In the far corner there is a seminar area for 60: grey chairs again, projector, 10ft screen, laptop, small PA with two clip-on radio mics and one handheld for questions. 10 poster boards for the college. 8 two-way radios for my team. Please have one AV technician there both days.

Kind regards
Imogen Raistrick
Chamber of Trade`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs('exhibition_stand', [28, 28]),
        needs('table_trestle', [28, 34]),
        needs(/Linker/, [116, 122]),
        needs(/Extension/, [28, 40]),
        needs('registration_desk', 2),
        needs('coat_rail', 4),
        needs('signage', 6),
        needs('projector', 1),
        needs('projection_screen', 1),
        talk(4),
        needs('mic_wireless_lapel', 2),
        needs('pinboard', 10),
        needs('two_way_radio', [8, 8]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]),
      ],
      should: [
        needs('carpet', [1, 1]),
        needs('playback_laptop', 1),
        needs('power_distro', [3, 14]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...MAINS, 'mic_wireless_handheld', 'crew_electrician', 'waste_bin', 'fire_extinguisher'],
      offers: [...MEETING_OFFERS, 'tablecloth', 'sofa', 'table_coffee', 'bar_stool', 'table_cocktail', 'stanchion'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'stage_monitor', ...FOG],
      title: [/skipton|expo|craven/i, /600/],
    },
  },
];
