import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SEATS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** A school leavers' ball and a street party in the north of Germany. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-aq-abiball',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

wir sind das Abiball-Komitee aus Preetz und feiern am Samstag, den 26. Juni, in der Stadthalle, etwa 280 Leute mit Eltern und Lehrern.

Was wir mieten möchten:
- Bühne 6 x 4 m, 40 cm hoch, mit Treppe
- Bühnenlicht-Set
- Rednerpult, dazu 2 Funkmikros (Hand)
- Rede-Set für die Ansprachen
- Beamer und große Leinwand (4 m) für die Fotoshow, Laptop dazu
- 20 Akku-Uplights
- Fotobox
- roter Teppich
- Tanzparkett, 6 x 6 m

Der DJ bringt seine komplette Anlage und sein Tanzlicht selbst mit. Tische und Stühle gehören zur Halle. Geschirr und Gläser kommen vom Caterer. Bitte keine Nebelmaschine und keinen Hazer, die Brandmelder dort sind empfindlich.

LG, Jorik und Emma`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs('lighting_package', [1, 2]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Rede-Set/, [1, 2]),
        needs('projector', 1),
        needs(/400 x 230/, 1),
        needs('playback_laptop', 1),
        needs('uplight', 20),
        needs('photo_booth', 1),
        needs('carpet', 1),
        needs('dance_floor', [36, 36]),
      ],
      should: [needs('stage_steps', [1, 2]), needs(/Steckfüße 40/, 12), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT],
      offers: without([...PARTY_OFFERS, ...MEETING_OFFERS], 'disco_light', 'crew_dj', 'hazer', 'glassware'),
      excluded: [
        ...DECKS,
        'crew_dj',
        'disco_light',
        'subwoofer',
        /Disco-Set/,
        ...SEATS,
        'table_round',
        'table_trestle',
        ...TABLEWARE,
        ...FOG,
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array', 'beer_table_set', 'stage_monitor'],
      title: [/preetz|abiball/i, /280/],
    },
  },
  {
    id: 'ho-aq-stadtteilfest',
    language: 'de',
    catalogue: 'foerde',
    description: `Betreff: Anfrage Stadtteilfest 11.09.

Guten Tag,

der Bürgerverein Kiel-Ellerbek plant für Samstag, den 11. September, sein Stadtteilfest auf dem Schulhof, 12 bis 22 Uhr, im Laufe des Tages rechnen wir mit 800 Besuchern. Bitte bieten Sie an:

1 Bühnenwagen mit Dach 8 x 6 m
Beschallung für 800 Personen im Freien mit Bässen, digitales Pult, 4 Bühnenmonitore, 2 Funkmikrofone, 6 Gesangsmikrofone mit Ständern, Tonmann über die ganze Zeit
Licht auf der Bühne für den Abend mit Bedienung
50 Festzeltgarnituren
12 Pavillons 3 x 3
1 Stromerzeuger 30 kVA mit Verteilern und Leitungen
6 WC-Kabinen, 1 barrierefrei
40 Absperrgitter
8 Mülltonnen
10 Lichterketten

Das Budget liegt bei 9.500 Euro.

Freundliche Grüße
H. Thomsen`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 8]),
        needs(/digital, 32/, 1),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_wired', [6, 6]),
        needs('crew_sound', [1, 20]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
        needs('beer_table_set', 50),
        needs('gazebo', 12),
        needs(/30 kVA/, 1),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', [40, 40]),
        needs('waste_bin', 8),
        needs('festoon', 10),
      ],
      should: [
        needs('mic_stand', [6, 14]),
        needs('crew_lighting', [1, 20]),
        needs('power_distro', [1, 8]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...STAGE_LIGHT, 'mic_instrument', 'di_box', 'stage_steps'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'registration_desk', 'flip_chart'],
      title: [/ellerbek|kiel|stadtteilfest/i, /800/],
    },
  },
];
