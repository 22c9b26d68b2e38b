import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, SEATS, SPEAKERS, STAGE_LIGHT, TABLES, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** Over the shelves of before, in English. */
export const KNOWN: readonly EvalBrief[] = [
  {
    // After bradfordianbridezilla.blogspot.com, 2 November 2011.
    id: 'ho-l-chapel-reception',
    language: 'en',
    catalogue: 'larkfield',
    description: `Reception: hire, buy or borrow

You never know what goes into a reception until you have to do it.

We are still deciding whether to hire the lot or wait to see what the chapel we are using has already, as that would keep the cost down. Some very lovely people have been helping.

We were at the seating plan again tonight and it has turned into a shorter list of guests: 96 have become 74 or thereabouts. It looks easier with 10 at a table than with 8, which means fewer tables to hire and more room. Colours are burgundy and lavender still.

To hire:
Knives, forks, spoons, dinner plates, dessert bowls, wine glasses, round tables and table cloths.`,
    good: {
      attendees: [74, 74],
      must: [
        needs(/Knife, Table/, [74, 90]),
        needs(/Fork, Table/, [74, 90]),
        needs(/Spoon, Dessert/, [74, 90]),
        needs(/Plate, Dinner/, [74, 90]),
        needs(/Glass, Wine/, [74, 160]),
        needs(/Table, Round 5ft6in|Table, Round 6ft/, [7, 9]),
        needs('tablecloth', [7, 11]),
      ],
      should: [needs(/Bowl|Plate, Dessert/, [74, 90]), needs('transport')],
      allowed: [...ANY_JOB, ...TABLEWARE, ...SEATS, 'table_round', 'table_trestle', 'tablecloth', 'napkin'],
      offers: [...PARTY_OFFERS, ...SPEAKERS, 'hot_drinks', 'mic_wireless_handheld'],
      silly: ['generator', 'toilet', 'marquee', 'stage_deck', 'projector', 'crowd_barrier'],
      title: [/reception|wedding|chapel|74/i],
    },
  },
  {
    // After cuamusic.com, technical specification and stage rider.
    id: 'ho-l-folk-trio',
    language: 'en',
    catalogue: 'corrib',
    description: `Technical Specification & Stage Rider
Live venue, 3 members, folk in three-part harmony

Stage right
Lead vocal. Acoustic guitar with a pickup, through a chain of pedals: 1 DI. Should a second acoustic be needed on the night, a second DI. Power strip for the pedal board.
Centre
Lead vocal. Guitar on DI 1, bouzouki on DI 2. Cajón with a foot tambourine: a mic on the playing face and one at the rear. Power for pedals.
Stage left
Lead vocal. Violin through effects pedals; DI from the pedals is preferred to a mic on the instrument. Power strip.

DI boxes: 4 x (5 x if two guitars are used)
Microphones: 3 x vocal mics (SM58 or similar), 2 x instrument mics for the cajón (SM57 front)
All stands and clips from the venue
Power: 3 x power strips (1 for each artist)`,
    good: {
      attendees: null,
      must: [needs('di_box', [4, 5]), needs(/^SM58$/, 3), needs(/^SM57$/, 2), needs('mic_stand', [4, 6])],
      should: [needs('power_cable', [3, 6]), needs('stage_monitor', [2, 4]), needs('transport')],
      allowed: [...BAND, ...ANY_JOB],
      offers: [...STAGE_LIGHT, ...STAGES, 'in_ear_monitor'],
      silly: ['toilet', 'marquee', 'projector', 'lectern', 'table_round', 'generator', ...FOG, ...LOOS],
      title: [/trio|folk|rider|live/i],
    },
  },
  {
    // After atulchitnis.net, tech rider.
    id: 'ho-l-speaker-terms',
    language: 'en',
    catalogue: 'demo',
    description: `When I speak at an event there are a few things I require:

  1. Microphone: my hands must be free and I walk about. So a good cordless lapel microphone, please. I don't use handheld or podium microphones.
  2. Laptop: a few slides at most, shown from my own laptop and no other. The presenter remote is my own too. Sound for a clip perhaps, and a power socket by all means.
  3. Slides: don't ask for them beforehand.
  4. Projector: a decent one my laptop can be plugged into, HDMI.
  5. WiFi in the hall.
  6. Water: a small cold bottle. No big bottle and glass.
  7. Stage: no row of tables and chairs on it while I speak. I am not a panel and roam about.
  8. Introduction: short.
  9. Questions: after the talk, once there are more than 10 or 15 people.`,
    good: {
      attendees: null,
      must: [needs('mic_wireless_lapel', [1, 1]), needs('projector', 1)],
      should: [
        needs('projection_screen', 1),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', 1)),
        needs('transport'),
      ],
      allowed: without([...MEETING, 'network'], 'playback_laptop', 'presentation_clicker', 'lectern', 'mic_lectern'),
      offers: without(
        MEETING_OFFERS,
        'playback_laptop',
        'presentation_clicker',
        'mic_lectern',
        'mic_wireless_handheld',
      ),
      excluded: [
        'mic_wireless_handheld',
        'mic_lectern',
        'playback_laptop',
        'presentation_clicker',
        ...TABLES,
        ...SEATS,
      ],
      silly: ['generator', 'toilet', 'marquee', 'subwoofer', 'stage_monitor', 'dance_floor', ...FOG],
      title: [/talk|speak|event/i],
    },
  },
  {
    // After danielclevineproductions.com, technical rider of a dance revue.
    id: 'ho-l-dance-revue',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Technical Rider

6 dancers, 4 musicians, 3 singers, 1 company manager. Act 1 of 45 min, intermission of 15, Act 2 of 50.

  • Stage: 34′ wide x 24′ deep at least
  • Floor: sprung wood with a Marley covering. Artists do not perform on concrete, marble or tile. Presenter provides the dance flooring (Marley, Harlequin, Rosco) and tape enough to lay it.
  • Risers for the 3 singers, near the band
  • Three (3) high backless stools for the singers
  • Six (6) music stands (3 for singers, 3 for musicians), with a light on each
  • Two (2) portable ballet barres for the warm up

  • 2 follow spots and general lighting will do. As video runs throughout on stage, light from above and the side is better than light from the front.`,
    good: {
      attendees: null,
      must: [
        needs(/Marley/, [800, 1600]),
        needs(/Barstool/, 3),
        needs(/Manhasset/, 6),
        needs('followspot', 2),
        needs(['stage_wash', 'lighting_package'], [1, 40]),
      ],
      should: [needs(['stage_deck', 'choir_riser'], [1, 30]), needs('tape'), needs('transport')],
      allowed: without([...SHOW, 'stage_floor', 'choir_riser', 'tape'], 'hazer', 'effect_fluid'),
      offers: SHOW_OFFERS,
      silly: ['toilet', 'marquee', 'table_round', 'lectern', 'crockery', 'generator'],
      unmetToo: [/barre|ballet/i],
      title: [/dance|revue|rider|show/i],
    },
  },
];
