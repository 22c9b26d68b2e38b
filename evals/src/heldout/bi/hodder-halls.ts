import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SEATS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const LAMPS = ['stage_wash', 'profile_spot', 'moving_head', 'lighting_package', 'disco_light'] as const;

/** In barns, schools, churches and clubs. */
export const HODDER_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-bi-barn-wedding',
    language: 'en',
    catalogue: 'hodder',
    description: `Hello there,

We're getting married on Saturday 19 June at a barn near Clitheroe and would love a quote. There will be 112 of us sitting down for the meal and about 150 by the evening.

Could you do:
- 14 of your 5ft round tables with floor-length white cloths
- 115 gold chiavari chairs
- a dance floor, roughly 5m x 5m
- a dozen battery uplighters for the beams, any warm colour
- two radio mics and a little speaker system for the speeches
- four lengths of festoon for the courtyard

Our caterers are bringing all the crockery, cutlery and glasses along with their waiting staff. The band turn up with their own PA and lights so please don't quote for those, and the barn has a fixed bar at one end. We can't have any smoke or haze because of the thatch-barn alarm.

Thank you so much,
Beth and Callum`,
    good: {
      attendees: [112, 150],
      days: 1,
      must: [
        needs('table_round', [14, 15]),
        needs(/chiavari/, [115, 120]),
        needs('tablecloth', [14, 15]),
        needs('dance_floor', [20, 30]),
        needs('uplight', [12, 12]),
        either(needs(/voice/, [1, 1]), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('festoon', [4, 4]),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'napkin', 'mic_wireless_handheld', 'lighting_stand'],
      offers: without(
        [...PARTY_OFFERS, 'ceremony_arch', 'marquee', 'chair'],
        'glassware',
        'crew_waiter',
        'bar_unit',
        'hazer',
        'disco_light',
        'moving_head',
        'lighting_package',
        'stage_wash',
      ),
      excluded: [...TABLEWARE, ...FOG, ...LAMPS, 'crew_waiter', 'bar_unit', 'subwoofer', /PA set B/],
      silly: ['projector', 'lectern', 'generator', 'crowd_barrier', 'stage_monitor', 'line_array', 'flip_chart'],
      title: [/clitheroe|wedding|barn/i, /112|150/],
    },
  },
  {
    id: 'ho-bi-school-musical',
    language: 'en',
    catalogue: 'hodder',
    description: `Drama dept, spring musical, Thurs 11 to Sat 13 March (three nights, get-in on the Wednesday)
Audience about 220 a night. Cast of 34, of whom ten have lines to sing on their own. Pit band of 7.

Wanted
* 10 radio headsets
* digital desk with stagebox
* speakers suitable for the hall with a pair of subs
* 4 monitors, 2 for the band and 2 facing the stage
* mics for the band: a drum set, 3 clip-ons for the sax, trumpet and violin, 2 DIs for the keyboards
* 12 music stands with lights
* two follow spots
* someone to mix the sound for all three shows

Not wanted
* staging (we have our own blocks)
* seating, ours
* stage lighting and the board: the hall was re-rigged in the summer, sixth-formers operate it
* drums and keyboards, music dept has these`,
    good: {
      attendees: 220,
      days: 3,
      must: [
        needs('mic_headset', [10, 10]),
        needs('mixing_console', 1),
        needs('stagebox', [1, 3]),
        needs(['speaker_top', 'line_array', 'speaker_column', /PA set B/], [1, 12]),
        either(needs('subwoofer', [2, 2]), needs(/PA set B/, 1)),
        needs('stage_monitor', [4, 4]),
        needs(/drum set/, 1),
        needs(/clip/, 3),
        needs('di_box', [2, 4]),
        needs('music_stand', [12, 12]),
        needs('followspot', [2, 2]),
        needs('crew_sound', [1, 40]),
      ],
      should: [needs('mic_stand', [2, 12]), needs('transport')],
      allowed: [...BAND, ...ANY_JOB, 'intercom', 'two_way_radio', 'consumables', 'crew_technician'],
      offers: without([...SHOW_OFFERS, ...FOG], ...LAMPS, 'backline', 'strobe', 'blinder', 'uplight'),
      excluded: [...STAGES, ...SEATS, ...LAMPS, 'lighting_console', 'crew_lighting', 'drum_kit', 'keyboard'],
      silly: ['generator', 'toilet', 'marquee', 'table_round', 'lectern', 'crowd_barrier', 'dance_floor'],
      title: [/musical|school|drama|show/i, /220/],
    },
  },
  {
    id: 'ho-bi-memorial-service',
    language: 'en',
    catalogue: 'hodder',
    description: `Dear all

I am arranging the funeral of a much-loved headmaster on Friday 8 October at 11am at St Wilfrid's. The church holds 180 and we fear that as many again will come, so the family would like the overflow in the parish hall next door to be able to see and hear what is going on.

My thinking is one camera in the church with an operator, and a projector and a 10ft screen with speakers in the hall. It should also go out live on the internet for relatives in Canada; the hall has no usable wifi so please bring your own. We would want one technician with it throughout.

The church has its own sound system with microphones and you may take a feed from the desk. Chairs are in place in both buildings. There is to be no lighting, please, this is a service and not a concert, and the organist needs nothing.

With thanks
Revd Judith Parr`,
    good: {
      attendees: [180, 360],
      days: 1,
      must: [
        needs('camera', [1, 2]),
        needs('crew_camera', [1, 2]),
        needs('projector', 1),
        needs(/10 x 6/, 1),
        either(needs(/voice/, 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('streaming_encoder', 1),
        needs('network', 1),
        needs(['crew_technician', 'crew_video'], [1, 24]),
      ],
      should: [needs('video_cable', [1, 4]), needs('transport')],
      allowed: [
        ...without(MEETING, 'lectern', 'mic_lectern', 'confidence_monitor', 'speaker_timer'),
        'video_recorder',
        'network',
        'streaming_encoder',
        'crew_camera',
        'camera',
        'display',
      ],
      offers: ['audio_recorder', 'display', 'two_way_radio', 'induction_loop', 'video_recorder'],
      excluded: [...SEATS, 'lighting', ...RADIO_MICS, 'mic_wired', 'mic_lectern'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor', 'bar_unit', 'led_wall'],
      title: [/wilfrid|funeral|service/i],
    },
  },
  {
    id: 'ho-bi-club-night',
    language: 'en',
    catalogue: 'hodder',
    description: `anyone on here hire gear round preston?? doing a drum & bass night in an old mill unit, sat 6 nov, 10pm-4am, expecting 250-300. need a proper loud rig w/ 4 subs, 4 moving heads + a desk for them, a hazer, 4 strobes if anyone's got em and someone to look after the sound all night. DJs are bringing their own decks and mixer so don't need them, and door staff are sorted. bars being run by a mate with his own kit. power is 63A three phase on site so no gennies ta`,
    good: {
      attendees: [250, 300],
      days: 1,
      must: [
        either(needs('subwoofer', [4, 8]), needs(/PA set B/, 2)),
        needs(['speaker_top', 'line_array', /PA set B/], [2, 12]),
        needs('moving_head', [4, 4]),
        needs('lighting_console', 1),
        needs('hazer', [1, 1]),
        needs('crew_sound', [1, 12]),
      ],
      should: [needs('transport')],
      allowed: [...without(SHOW, ...PLATFORM), 'two_way_radio', 'crew_electrician', 'di_box'],
      offers: [
        ...without(SHOW_OFFERS, 'strobe', 'backline'),
        ...without(PARTY_OFFERS, 'bar_unit', 'crew_bar', 'crew_dj', 'glassware', 'refrigeration'),
        ...STAGES,
        'silent_disco',
        'crowd_barrier',
        'toilet',
        'toilet_accessible',
        'floodlight',
        'fire_extinguisher',
      ],
      excluded: [...DECKS, 'generator', 'fuel', 'crew_steward', 'bar_unit', 'crew_bar', 'refrigeration', 'glassware'],
      silly: ['lectern', 'projector', 'table_round', 'marquee', 'flip_chart', 'choir_riser'],
      unmet: [/strobe/i],
      title: [/preston|club|drum|night/i],
    },
  },
];
