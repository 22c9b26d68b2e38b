import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, PLATFORM, SEATS, SLIDES, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const HOFFEST_OFF: readonly Selector[] = [
  'bar_unit',
  'refrigeration',
  'crew_bar',
  ...TABLEWARE,
  'marquee_floor',
  'generator',
  'drum_kit',
  'guitar_amp',
  'bass_amp',
];
const ABIBALL_OFF: readonly Selector[] = [
  'table_round',
  'table_trestle',
  ...SEATS,
  'stage_deck',
  'playback_laptop',
  'dj_player',
  'dj_mixer',
  'crew_dj',
  ...FOG,
];

/** In German: a workshop's jubilee, a school's ball. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-cw-hoffest',
    language: 'de',
    catalogue: 'fulda',
    description: `Sehr geehrte Damen und Herren,

am Samstag, dem 22. August, feiern wir das 50-jährige Bestehen unserer Tischlerei auf dem Betriebshof. Es kommen rund 200 Gäste. Bitte bieten Sie uns an:

- ein Zelt 10 x 20 m
- 25 Biertischgarnituren
- eine Bühne 6 x 4 m, 60 cm hoch, mit Treppe
- Beschallung für die Reden und für die Band am Abend (vier Musiker), mit Tontechniker
- 2 Funk-Handmikrofone
- 12 Lichterketten
- einen Toilettenwagen

Theke, Kühlschränke und Bedienung stellt der Getränkehändler. Geschirr, Besteck und Gläser bringt der Partyservice mit. Einen Boden fürs Zelt brauchen wir nicht, der Hof ist gepflastert. Strom haben wir in der Werkstatt reichlich, ein Aggregat entfällt also. Die Band kommt mit eigenem Schlagzeug und eigenen Gitarren- und Bassverstärkern.

Aufbau gern schon am Freitag ab 13 Uhr.

Mit freundlichen Grüßen
Ute Wiegand`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Marquee 10 x 20/, 1),
        needs('beer_table_set', 25),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 16]),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('festoon', 12),
        needs('toilet_trailer', 1),
      ],
      should: [
        needs(/Leg set 60/, 12),
        needs('stage_monitor', [1, 6]),
        needs(['power_cable', 'power_distro']),
        needs('transport'),
      ],
      allowed: without(
        [...OUTDOORS, ...BAND, ...PLATFORM, 'stage_wash', 'lighting_package', 'lighting_console', 'crew_lighting'],
        ...HOFFEST_OFF,
      ),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater', 'lectern'], ...HOFFEST_OFF),
      excluded: HOFFEST_OFF,
      silly: ['projector', 'led_wall', 'registration_desk', 'interpretation_booth', 'streaming_encoder', 'flip_chart'],
      title: [/tischlerei|betriebshof|50|jubil/i, /200/],
    },
  },
  {
    id: 'ho-cw-abiball',
    language: 'de',
    catalogue: 'fulda',
    description: `Hallo zusammen,

wir organisieren den Abiball der Hutberg-Schule, Samstag 27. Juni, ab 18 Uhr im Bürgerhaus. Mit Eltern und Lehrern sind wir 320 Leute.

Das hätten wir gern von euch:
• Tonanlage mit Subwoofern, erst für die Reden und danach für die Party, plus Tontechniker
• 3 Funk-Handmikrofone
• Rednerpult
• Beamer und 4-m-Leinwand für die Fotoshow
• 20 Akku-Uplights
• 6 Moving Heads und jemand, der das Licht fährt
• 15 Stehtische fürs Foyer
• Fotobox und roter Teppich

Tische und Stühle für den Saal stellt das Bürgerhaus, eine Bühne ist fest eingebaut. Den Laptop mit den Fotos bringt Jonas mit. Der DJ ist gebucht und hat seine Player und seinen DJ-Mixer dabei, er spielt über eure Anlage. Wegen der Rauchmelder dürfen weder Nebel noch Hazer rein.

Könnt ihr uns bis Ende des Monats ein Angebot schicken?

LG Merle und das Abikomitee`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 16]),
        needs(['subwoofer', /Band PA set/], [1, 8]),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [3, 4]),
        needs('lectern', 1),
        needs('projector', 1),
        needs(/Frame screen/, 1),
        needs('uplight', 20),
        needs('moving_head', 6),
        needs('crew_lighting', [1, 2]),
        needs('table_cocktail', 15),
        needs('photo_booth', 1),
        needs('carpet', [1, 2]),
      ],
      should: [needs('lighting_console', 1), needs('transport')],
      allowed: without(
        [...BAND, ...SLIDES, ...PARTY_LIGHT, ...ANY_JOB, 'mic_lectern', 'crew_video'],
        ...ABIBALL_OFF,
        'disco_light',
      ),
      offers: without([...PARTY_OFFERS, 'crew_stage_manager', 'stage_steps', 'table_coffee'], ...ABIBALL_OFF),
      excluded: ABIBALL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'interpretation_booth', 'drum_kit', 'flip_chart'],
      title: [/abiball|hutberg|bürgerhaus/i, /320/],
    },
  },
];
