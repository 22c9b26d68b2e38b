import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SPEAKERS, TABLEWARE } from '../../usual.ts';
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

/** American, Australian and Irish. */
export const OVERSEAS: readonly EvalBrief[] = [
  {
    id: 'ho-bb-nursing-pinning',
    language: 'en',
    catalogue: 'tidewater',
    description: `Event Request - Facilities & Events Office

Event: Nursing program pinning ceremony
Location: Campus quad (grass), Beaufort campus
Date: Friday, May 15, 10:00 a.m.
Expected attendance: 350

Rental items requested:
• 350 white resin padded chairs, in rows
• Stage, 12' x 16', 16" high, with skirt
• (1) stair unit and (1) ADA ramp
• 30 ft of white pipe and drape behind the stage
• (12) cocktail tables for the reception, with a 6' white bar
• (2) drum fans

Notes to vendor: Campus AV handles the sound with our own system. We use the college's lectern with the seal. There will be no tent; if it rains we move to the gym. Restrooms are in Hall B next to the quad, no portables.

Delivery no later than 7 a.m. the same day.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('chair', [350, 350]),
        needs('stage_deck', 6),
        needs('stage_ramp', 1),
        needs(/10'H White/, [30, 30]),
        needs('table_cocktail', 12),
        needs('bar_unit', 1),
        needs('fan', 2),
      ],
      should: [needs('stage_steps', 1), needs('stage_skirt', [28, 56]), needs(/8"-16"/, 6), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM, 'tablecloth'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'registration_desk', 'stage_wash'],
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mixing_console',
        'crew_sound',
        'lectern',
        'marquee',
        'gazebo',
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
      ],
      silly: ['projector', 'dance_floor', 'disco_light', 'moving_head', 'led_wall', ...FOG],
      title: [/beaufort|pinning|nursing/i, /350/],
    },
  },
  {
    id: 'ho-bb-church-movie',
    language: 'en',
    catalogue: 'tidewater',
    description: `Hey y'all, our church is putting on a free movie night in the back lot (asphalt) on Saturday September 12, starting at dusk. We're planning on 250 people. Looking to rent the LED video trailer, speakers loud enough for that crowd outdoors plus a wireless mic so Pastor Ray can welcome folks, a laptop to play the movie off of, somebody to run it, 250 black folding chairs, three 10x10 pop-up tents for popcorn and check-in, six 6' tables, 2 light towers for the parking lot, 4 portable restrooms with one ADA on top of that, and 2 hand wash stations. Nights can turn cool by then, so please put in 4 patio heaters as an option. Thanks and God bless, Darlene`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('led_wall', 1),
        needs(SPEAKERS, [1, 10]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('playback_laptop', 1),
        needs(['crew_technician', 'crew_sound'], [1, 10]),
        needs(/Samsonite Folding Black/, [250, 250]),
        needs(/Pop-Up/, 3),
        needs(/6' Banquet/, 6),
        needs(/Light Tower/, 2),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
      ],
      should: [offers('patio_heater', 4), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'video_cable'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'stage_monitor', 'table_round', ...FOG],
      title: [/movie|church/i, /250/],
    },
  },
  {
    id: 'ho-bb-breakout-rooms',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hi team,

Can I please get a quote for our catchment management conference in Wagga Wagga, Tuesday 18 and Wednesday 19 August, 220 delegates.

Main room, theatre style
– 12K projector and the 4 metre fastfold
– timber lectern with a gooseneck
– panel of six on day two, all on headset mics
– two roving handhelds for questions
– PA to suit
– foldback TV for the presenters
– laptop and clicker

Four seminar rooms of 30-40, each with a 65 inch screen on a trolley and a laptop.

Foyer: reception counter, 10 velcro display boards for posters.

An AV tech from go to whoa both days, please.

Cheers,
Priya`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs(/12K/, 1),
        needs(/4\.0m/, 1),
        needs(/Tasmanian/, 1),
        needs(/Gooseneck/, 1),
        needs('mic_headset', 6),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 10]),
        needs('confidence_monitor', 1),
        needs(/65"/, 4),
        needs('playback_laptop', 5),
        needs(/Reception counter/, 1),
        needs(/Velcro/, 10),
        needs('crew_technician', [1, 40]),
      ],
      should: [needs('presentation_clicker', [1, 5]), needs('transport')],
      allowed: [...MEETING, 'subwoofer', 'mic_wireless_lapel'],
      offers: [...MEETING_OFFERS, 'chair', 'whiteboard'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'inflatable', ...FOG],
      title: [/wagga|conference/i, /220/],
    },
  },
  {
    id: 'ho-bb-shed-fiftieth',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Posted in: Parties & functions

Turning 50 on Saturday 21 March and the wife reckons we should do it properly in the machinery shed, about 80 people, out past Cowra. Hoping someone in hire can tell me what this lot would run to:

PA we can plug a phone into, with a cordless mic for the speeches
a couple of those party light packs
checkerboard dance floor, 5m x 5m
10 trestles and 80 of the cheap black chairs
6 strings of festoon
2 port-a-loos
4 mushroom heaters

Not chasing a bar or fridges, I've got a bar in the shed and a coolroom from when we had the butchery. The footy club is lending us plates, cutlery and glasses. And no smoke or haze machine, half the family are asthmatics. Power's fine, shed's got three phase.`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs(/Party Light Pack/, 2),
        needs(/checkerboard/, [25, 25]),
        needs('table_trestle', 10),
        needs(/Bistro folding/, [80, 80]),
        needs('festoon', 6),
        needs('toilet', 2),
        needs('patio_heater', 4),
      ],
      should: [needs(/Bluetooth/, 1), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, 'mic_wireless_handheld', 'tablecloth'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'game', 'hot_drinks', 'cooking', 'mic_wired'],
      excluded: ['bar_unit', 'refrigeration', ...TABLEWARE, ...FOG, 'generator', 'fuel'],
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'crowd_barrier', 'exhibition_stand', 'led_wall'],
      title: [/cowra|50|birthday|party/i, /80/],
    },
  },
  {
    id: 'ho-bb-harvest-soul',
    language: 'en',
    catalogue: 'corrib',
    description: `Howya,

We've a 7-piece soul band booked for the harvest festival in the community centre in Gort, Saturday 26 September, 250 seated. There isn't a thing in the building only four walls, and the lads are flying in so they'll need the lot:

Stage 24ft x 12ft, 1ft high, treads and black valance
PA with subs for 250
24 channel digital desk with the stage rack
6 wedges
Drum mic set, 6 x SM58, 3 x SM57 for the brass, 5 DIs, stands
1 radio handheld for the MC
Backline: drum kit, guitar amp, bass amp, Nord keyboard
Small stage wash package, bit of haze
Sound engineer and a lampie
250 black folding chairs

Could you send me on a figure when you get a minute?
Cheers, Fergal`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        either(needs(['speaker_top', 'line_array'], [2, 12]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', [2, 8]), needs('pa_package', [1, 2])),
        needs(/Qu-24/, 1),
        needs('stagebox', 1),
        needs('stage_monitor', 6),
        needs(/DP5A/, 1),
        needs(/^SM58/, 6),
        needs(/SM57/, 3),
        needs('di_box', 5),
        needs('mic_wireless_handheld', 1),
        needs('drum_kit', 1),
        needs('guitar_amp', 1),
        needs('bass_amp', 1),
        needs('keyboard', 1),
        needs('lighting_package', 1),
        needs('hazer', 1),
        needs('crew_sound', [1, 1]),
        needs('crew_lighting', [1, 1]),
        needs(/Black folding/, [250, 250]),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs(/legs 1ft/, 9),
        needs('stage_skirt', [7, 22]),
        needs('mic_stand', [8, 20]),
        needs('transport'),
      ],
      allowed: [...BAND, ...SHOW, ...PLATFORM, ...ANY_JOB],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS, 'in_ear_monitor', 'coat_rail'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'crowd_barrier', 'projector', 'choir_riser'],
      title: [/gort|harvest|soul|festival/i, /250/],
    },
  },
];
