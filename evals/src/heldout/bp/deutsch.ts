import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SPEAKERS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

const WERK_OFF: readonly Selector[] = ['power_distro', 'power_cable', 'generator', 'playback_laptop'];
const ABIBALL_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  'disco_light',
  'moving_head',
  'hazer',
  'bar_unit',
  'refrigeration',
  'crew_photographer',
];

/** In German: a factory's assembly and a school's ball. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-bp-werksversammlung',
    language: 'de',
    catalogue: 'isarhang',
    description: `Hallo zusammen,

am Dienstag, 24. November, von 9 bis 12 Uhr ist bei uns Mitarbeiterversammlung in Halle 4 in Dingolfing. 260 Kolleginnen und Kollegen sitzen in Reihen vor der Bühne, das Werk in Straubing schaut per Stream zu.

Wir brauchen:

1) Bühne 6 x 4 m, 40 cm hoch, schwarz verkleidet, mit Aufgang und einer Auffahrt für Rollstühle
2) LED-Fläche 4 m breit, 2,5 m hoch, mit Steuerung
3) Redepult mit Schwanenhals, 2 Nackenbügelmikros für die Geschäftsführung, 3 Handsender für Fragen
4) Beschallung für die Halle
5) Stream: 2 Kameras mit je einem Kameramann, Bildregie, Streamingkoffer
6) 260 gepolsterte Stühle, gereiht
7) Tonmann und Medientechniker

Um den Strom kümmert sich unsere Werkselektrik, die legt Verteiler und Leitungen bis an die Bühne. Die Folien laufen vom Laptop unseres Chefs, Sie müssen also keinen mitbringen.

Aufbau ist am Montag ab 14 Uhr möglich.

Beste Grüße
Tobias Wimmer
Interne Kommunikation`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('stage_ramp', 1),
        needs('stage_skirt', [8, 22]),
        needs('led_wall', 10),
        needs('video_processor', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [2, 12]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/gepolstert/, 260),
        needs('crew_sound', [1, 20]),
        needs('crew_technician', [1, 20]),
      ],
      should: [needs(/Steckbeine 40/, 12), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, ...WALL, ...BROADCAST, 'subwoofer'], ...WERK_OFF),
      offers: without([...MEETING_OFFERS, ...STAGE_LIGHT], ...WERK_OFF),
      excluded: WERK_OFF,
      silly: ['toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'projector', 'bar_unit'],
      title: [/dingolfing|versammlung|halle 4/i, /260/],
    },
  },
  {
    id: 'ho-bp-abiball',
    language: 'de',
    catalogue: 'isarhang',
    description: `Servus,

wir sind das Abiball-Komitee vom Gymnasium Penzberg und machen unseren Ball am Freitag, 26. Juni, in der Dreifachturnhalle. Es kommen 240 Leute (80 Abiturienten + Familien + Lehrer).

Das hätten wir gern:

24 runde Tische mit weißen Tischdecken
240 gepolsterte Stühle
Tanzparkett 6 x 6 m
20 Akku-Scheinwerfer als Ambiente
12 Bistrotische mit weißen Hussen
4 Garderoben
1 Redepult
1 Handsender, damit der Direktor und die Lehrer reden können (das Mikro stecken wir beim DJ ein)

Der DJ heißt Flo, ist der Bruder von einer aus der 12b und hat alles selber: Boxen, Pult und Lichteffekte. Bitte nix davon. Und auf keinen Fall ein Hazer, letztes Jahr stand deswegen die Feuerwehr da. Theke und Kühlschränke kommen vom Getränkemarkt. Fotos macht die Foto-AG, einen Fotografen brauchen wir nicht.

Habt ihr Schülerrabatt? :)

LG Magdalena und Korbi`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('table_round', 24),
        needs(/Tischdecke weiß/, 24),
        needs(/gepolstert/, 240),
        needs('dance_floor', 36),
        needs('uplight', 20),
        needs('table_cocktail', 12),
        needs(/Husse/, 12),
        needs('coat_rail', 4),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 1),
      ],
      should: [needs('transport')],
      allowed: without([...ANY_JOB, 'mic_stand', 'audio_cable', 'fire_extinguisher'], ...ABIBALL_OFF),
      offers: without(
        [...PARTY_OFFERS, ...PLATFORM, 'waste_bin', 'mic_lectern', 'projector', 'projection_screen'],
        ...ABIBALL_OFF,
        'crew_dj',
      ),
      excluded: ABIBALL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'camera', 'led_wall'],
      title: [/abiball|penzberg/i, /240/],
    },
  },
];
