import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LOUD, RADIO_MICS, SEATS, SITE_POWER, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';

const CARNIVAL_OFF: readonly Selector[] = ['waste_bin', 'crew_medic', ...SEATS, 'bench', 'beer_table_set'];
const NURSES_OFF: readonly Selector[] = [
  ...SEATS,
  'table_round',
  'table_trestle',
  'camera',
  'crew_camera',
  'streaming_encoder',
  'video_recorder',
  'audio_recorder',
];
const HILLS_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'crew_waiter',
  ...SPEAKERS,
  'mixing_console',
  ...DECKS,
  'crew_dj',
  'disco_light',
  'patio_heater',
  'space_heater',
  'carpet',
  'chair_cover',
];
const MUSICAL_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'stage_monitor',
  'mixing_console',
  'crew_sound',
  ...RADIO_MICS,
  'crew_lighting',
  'smoke_machine',
];

/** Forms with fields filled in. */
export const BARWON_FORMS: readonly EvalBrief[] = [
  {
    id: 'ho-bu-surf-carnival',
    language: 'en',
    catalogue: 'barwon',
    description: `QUOTE REQUEST
Organisation: Thirteenth Beach surf life saving club
Event: junior surf carnival
Dates: Saturday 16 and Sunday 17 January
Numbers: about 700 each day
Venue: foreshore reserve above the beach, grass

What we need
- PA for the commentary, 2 handheld radio mics, operator both days
- 12 pop-up marquees 3x3
- 20 two-way radios
- 8 portable toilets, 1 accessible toilet, 2 hand wash stations
- 60 crowd barriers
- 7kVA generator with leads

What is covered already
- Rubbish bins: shire drops them off Friday
- First aid: our own patrol
- Seating: none, families sit on the sand

Contact: Gav, carnival referee`,
    good: {
      attendees: 700,
      days: 2,
      must: [
        needs(SPEAKERS, [1, 14]),
        needs('mic_wireless_handheld', [1, 3]),
        needs('crew_sound', [1, 4]),
        needs('gazebo', 12),
        needs('two_way_radio', 20),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('crowd_barrier', 60),
        needs(/7kVA/, 1),
        needs('power_cable', [1, 40]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, 'audio_player'], ...CARNIVAL_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'led_wall', 'loudhailer', 'refrigeration', 'cooking', 'stage_deck', 'marquee'],
        ...CARNIVAL_OFF,
      ),
      excluded: CARNIVAL_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'uplight', 'table_round', 'stage_monitor'],
      title: [/surf|carnival|thirteenth/i, /700/],
    },
  },
  {
    id: 'ho-bu-nursing-conference',
    language: 'en',
    catalogue: 'barwon',
    description: `AV REQUIREMENTS: REGIONAL NURSING CONFERENCE
Two days, Thursday 20 and Friday 21 May, waterfront function centre, Geelong
Delegates: 260

Plenary (260, theatre style)
• 12,000 lumen projector, 4.8 m screen, laptop, clicker
• Lectern with gooseneck microphone
• 2 lapel radio mics, 3 handheld radio mics for questions
• Foldback monitor for the presenters
• Sound for the room

Four breakout rooms of 30-40 each
• In every room: one 65" TV, one laptop, one clicker

Foyer
• 30 pinboards for the research posters
• 2 registration counters

Staffing: AV technician in the plenary on both days, 8 hours a day

Venue to supply: all seating and all tables
Please note that sessions will not be recorded or streamed this year, as the speakers have asked us not to.`,
    good: {
      attendees: 260,
      days: 2,
      must: [
        needs(/RZ120/, 1),
        needs(/4\.8 x 2\.7/, 1),
        needs('playback_laptop', [5, 6]),
        needs('presentation_clicker', [5, 6]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 3),
        needs('confidence_monitor', 1),
        needs(SPEAKERS, [2, 12]),
        needs(/65" TV/, 4),
        needs('pinboard', 30),
        needs('registration_desk', 2),
        needs('crew_technician', [8, 40]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'subwoofer', 'line_array'], ...NURSES_OFF),
      offers: without([...MEETING_OFFERS, 'display', 'hot_drinks', 'uplight'], ...NURSES_OFF),
      excluded: NURSES_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'hazer', 'stage_monitor', 'disco_light'],
      title: [/nurs|conference|geelong/i, /260/],
    },
  },
  {
    id: 'ho-bu-hills-wedding',
    language: 'en',
    catalogue: 'barwon',
    description: `Wedding enquiry form
Names: Laura and Siobhan
Date: Saturday 27 February
Place: family farm, Barrabool Hills (flat paddock, nothing there)
Guests: 130 sit-down

Marquee: the 10 x 25 m structure with silk lining its full length
Tables: 13 of the 1.8 m rounds with white cloths
Chairs: 130 white Tiffany
Napkins: 130 linen
Dance floor: 5 x 5 m
Lights: 12 strings of festoon
Bar: 2 portable bars, coolroom trailer
Toilets: VIP trailer
Power: 20kVA generator

Who else is involved? Caterer (brings every plate, knife, fork and glass, and her own waiters). DJ (own speakers, own decks, own dance lights).
Anything you don't want on the quote? Heaters, it's February. Red carpet. Chair covers. Thanks :)`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/10 x 25m/, 1),
        needs('marquee_lining', 25),
        needs('table_round', 13),
        needs(/Tablecloth, round/, 13),
        needs(/Tiffany/, 130),
        needs('napkin', 130),
        needs('dance_floor', 25),
        needs('festoon', 12),
        needs('bar_unit', 2),
        needs('refrigeration', 1),
        needs('toilet_trailer', 1),
        needs(/20kVA/, 1),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: [...SITE_POWER, ...ANY_JOB, 'waste_bin', 'hand_wash', 'fire_extinguisher', 'ballast', 'marquee_floor'],
      offers: without(
        [
          ...PARTY_OFFERS,
          'toilet_accessible',
          'table_trestle',
          'parasol',
          'ceremony_arch',
          'air_conditioner',
          'gazebo',
        ],
        ...HILLS_OFF,
      ),
      excluded: HILLS_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'interpretation_booth', 'registration_desk'],
      title: [/wedding|barrabool|laura/i, /130/],
    },
  },
  {
    id: 'ho-bu-rep-musical',
    language: 'en',
    catalogue: 'barwon',
    description: `Show: "Gaslight Lane" (musical)
Company: Bellarine Repertory, amateur
Theatre: Potato Shed, 220 seats
Hire period: Wednesday 5 May to Saturday 8 May, four days

Lighting to hire:
8 x moving head wash
16 x LED par
6 x Source Four profile
1 x hazer
1 x lighting desk
10 m black drape

Operator: not required, Hamish from our committee runs the board.
Sound: none. The theatre has a full system and its own sound person, and the radio mics are on loan from the uni.
Effects: haze only. Our leading lady is asthmatic so a smoke machine is out of the question.

Please send the price to the treasurer by the end of the month.`,
    good: {
      attendees: 220,
      days: 4,
      must: [
        needs('moving_head', 8),
        needs('stage_wash', 16),
        needs('profile_spot', 6),
        needs('hazer', 1),
        needs('lighting_console', 1),
        needs('drape', 10),
      ],
      should: [needs('transport')],
      allowed: without([...STAGE_LIGHT, ...ANY_JOB, 'effect_fluid'], ...MUSICAL_OFF),
      offers: without(
        [...SHOW_OFFERS, 'disco_light', 'intercom', 'crew_technician', 'uplight'],
        ...MUSICAL_OFF,
        'audio_recorder',
      ),
      excluded: MUSICAL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'chair', 'dance_floor', 'festoon'],
      title: [/gaslight|musical|bellarine|potato/i],
    },
  },
];
