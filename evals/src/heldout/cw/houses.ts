import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, PLATFORM, SEATS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const TOWN_HALL_OFF: readonly Selector[] = ['playback_laptop', 'presentation_clicker', ...SEATS, 'lectern'];
const LODGE_OFF: readonly Selector[] = [
  'table_round',
  'table_trestle',
  ...SEATS,
  'tablecloth',
  'napkin',
  ...TABLEWARE,
  'bar_unit',
  'crew_bar',
  'stage_wash',
  'lighting_package',
];
const GIG_OFF: readonly Selector[] = [
  'stage_wash',
  'moving_head',
  'lighting_package',
  'disco_light',
  'uplight',
  'lighting_console',
  'crew_lighting',
  'stage_deck',
  'stage_leg',
  'keyboard',
];

/** In English, under a roof. */
export const HOUSES: readonly EvalBrief[] = [
  {
    id: 'ho-cw-town-hall',
    language: 'en',
    catalogue: 'fulda',
    description: `Hi there,

We hold our half-year town hall on Tuesday 15 September in the staff canteen at our Ridgeway site, 10.00 to 12.00. There will be 180 colleagues in the room and a good many more joining the live stream from home.

What we need from you:
- a sound system for the room and somebody to run it
- 2 headset mics, for our MD and the finance director, and 2 handhelds for questions
- a projector, 7,000 lumens or thereabouts should do, with a 4 metre screen
- 2 cameras with operators, and whatever it takes to get them onto the stream
- a small stage, 4 x 2 m and 40 cm high, with one set of steps

Our IT people supply the presentation laptop and the clicker. Facilities put the canteen chairs out in rows, so seating is covered as well. We won't be using a lectern, they both prefer to walk about.

You can get in by the loading bay from 7.00. Please quote excluding VAT.

Kind regards,
Sunita Rao
Internal Communications`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 12]),
        needs(['crew_sound', 'crew_technician'], [1, 3]),
        needs('mic_headset', [2, 3]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('streaming_encoder', [1, 2]),
        needs('stage_deck', 4),
        needs('stage_steps', 1),
      ],
      should: [
        needs(/7,000/, 1),
        needs('video_switcher', 1),
        needs(/Leg set 40/, 4),
        needs(['crew_video', 'crew_technician'], [1, 2]),
        needs('transport'),
      ],
      allowed: without([...MEETING, ...BROADCAST, ...PLATFORM, 'stage_wash', 'lighting_package'], ...TOWN_HALL_OFF),
      offers: without(MEETING_OFFERS, ...TOWN_HALL_OFF),
      excluded: TOWN_HALL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/town hall|ridgeway/i, /180/],
    },
  },
  {
    id: 'ho-cw-lodge-wedding',
    language: 'en',
    catalogue: 'fulda',
    description: `Fwd: Re: what is included?

Hello, please see below what the venue says. Could you quote us for the rest? The wedding is on Saturday 5 September, we will be 120.

We would love a dance floor of 5 x 5 m, 20 battery uplights for the hall, 8 strings of lights for the terrace, a wooden arch for the ceremony and a photo booth. The ceremony is out on the lawn, so for that also a small PA with one lapel mic for the celebrant. Setting up on the Friday is fine with them.

Thank you!
Niamh and Tom

> From: Events, Larchwood Lodge
>
> Hi Niamh,
> your package covers the tables and chairs for 120 (we carry the chairs out to the lawn for the ceremony and back in again), white table linen and napkins, all crockery, cutlery and glasses, and the bar with its staff. Decoration and the dance floor are not part of it, nor is anything to do with sound.
> By the way, your band rang me yesterday: they travel with their own PA and stage lights and would like to set up from 4 pm.
> Best, Alison`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('dance_floor', 25),
        needs('uplight', 20),
        needs('festoon', 8),
        needs('ceremony_arch', 1),
        needs('photo_booth', 1),
        needs(SPEAKERS, [1, 6]),
        needs('mic_wireless_lapel', 1),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB],
      offers: without(
        [...PARTY_OFFERS, 'floodlight', 'gazebo', 'lighting_console', 'mic_wireless_handheld', 'crew_lighting'],
        ...LODGE_OFF,
        'chair_cover',
      ),
      excluded: LODGE_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'toilet', 'interpretation_booth'],
      title: [/larchwood|wedding/i, /120/],
    },
  },
  {
    id: 'ho-cw-hall-gig',
    language: 'en',
    catalogue: 'fulda',
    description: `Hello,

three-band night at the Kolping Hall, Friday 23 October, doors 7 pm, 250 standing.

NEED
PA with subs, right for 250
4 floor monitors
digital desk and stage box
drum kit, bass amp, 2 guitar amps (all three bands share)
drum mic set, 6 vocal mics (cabled is fine), 4 DI boxes, stands for the mics
sound engineer, from 3 pm till the end

DON'T NEED
any lights - the hall has a rig and Pete works it
a stage - it's built in
keys - only the last band has any and she brings her own

Load-in is level, through the side door. Can you do it for under 2,000 net?

Cheers
Finn`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 12]),
        needs(['subwoofer', /Band PA set/], [1, 8]),
        needs('stage_monitor', 4),
        needs(/Digital mixer/, 1),
        needs('stagebox', 1),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('guitar_amp', 2),
        needs(/Drum mic set/, 1),
        needs(/SM58/, 6),
        needs('di_box', 4),
        needs('mic_stand', [6, 20]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...BAND, ...ANY_JOB],
      offers: without(
        [...SHOW_OFFERS, 'hazer', 'crowd_barrier', 'mic_wireless_handheld', 'coat_rail'],
        ...GIG_OFF,
        'backline',
      ),
      excluded: GIG_OFF,
      silly: [...LOOS, 'marquee', 'projector', 'dance_floor', 'lectern', 'table_round', 'generator'],
      title: [/kolping|band|gig|concert/i, /250/],
    },
  },
  {
    id: 'ho-cw-beekeepers',
    language: 'en',
    catalogue: 'fulda',
    description: `Dear Sir or Madam,

The Beekeeping Federation holds its annual congress on Thursday 8 and Friday 9 October in the Orangery, with 150 delegates from six countries. May we ask you for a quotation for both days:

Main hall
* projector with 15,000 lumens, 4 m frame screen, show laptop and clicker
* lectern with gooseneck mic
* 3 lapel mics for the panel, 2 wireless handheld mics for the floor
* PA for speech
* 2 interpreter booths (German and French) and 150 receivers with headphones

Two break-out rooms, each with
* a 55 inch display on a stand
* a flip chart

Foyer
* 20 poster walls
* 1 reception desk
* 2 coffee urns

Staff: 2 AV technicians on both days.

Please price a hearing loop for the main hall separately, as an option. We can let you in from 14.00 on the Wednesday.

Yours faithfully,
Annelise Coates, Secretary`,
    good: {
      attendees: 150,
      days: 2,
      must: [
        needs(/15,000/, 1),
        needs(/Frame screen/, 1),
        needs('playback_laptop', [1, 3]),
        needs('presentation_clicker', [1, 3]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', [3, 4]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [150, 165]),
        needs(/Display 55in/, 2),
        needs('flip_chart', 2),
        needs('pinboard', 20),
        needs('registration_desk', 1),
        needs('hot_drinks', 2),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [2, 6]),
        offers('induction_loop', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'interpretation_transmitter', 'crew_interpreter'],
      offers: [...MEETING_OFFERS, 'crockery', ...SEATS],
      unmetToo: [/interpret|transmit|radiator/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/beekeep|orangery|congress/i, /150/],
    },
  },
];
