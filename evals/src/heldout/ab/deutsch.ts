import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** German: a co-operative's assembly put out to tender, a wedding, a run through the town. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-ab-vertreterversammlung',
    language: 'de',
    catalogue: 'foerde',
    description: `Leistungsbeschreibung
Vertreterversammlung der Wohnungsgenossenschaft, Donnerstag, 17. Juni, Stadthalle Eckernförde, 320 Personen

1. Allgemeines
Der Auftragnehmer stellt die nachfolgend bezeichnete Technik einschließlich Anlieferung, Aufbau, Betreuung und Abbau. Nebenangebote sind nicht zugelassen.

2. Leistungen
2.1 Bühne 8 x 4 m, 40 cm hoch, schwarz verblendet, mit einer Treppe und einer Rampe für Rollstuhlfahrer
2.2 Acrylpult; 4 Ansteckmikrofone, 3 Funk-Handmikrofone für Wortmeldungen aus dem Saal
2.3 Beschallung für 320 Personen
2.4 Leinwand 400 x 230 cm mit Laserbeamer 12.000 Lumen, zwei Laptops, ein Klicker
2.5 Bühnenlicht für das Podium
2.6 Zwei Empfangstresen und vier Garderoben
2.7 Zehn Stellwände für den Lagebericht
2.8 Je eine Fachkraft für Ton und Video, jeweils zehn Stunden

3. Beistellungen
Reihenbestuhlung und Tische stellt die Stadthalle. Die Abstimmung erfolgt mit Stimmkarten aus Papier, elektronische Geräte dafür sind nicht vorgesehen. Eine Aufzeichnung oder Übertragung findet nicht statt. Für den Imbiss sorgt der Hallenwirt mit eigenem Geschirr.

4. Angebotsfrist
Angebote sind bis 30. April, 12 Uhr, in einfacher Ausfertigung einzureichen. Zuschlagskriterium ist der Preis. Es gilt deutsches Recht.`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('stage_deck', 16),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [2, 16]),
        needs(/400 x 230/, 1),
        needs(/12\.000 Lumen/, 1),
        needs('playback_laptop', 2),
        needs('presentation_clicker', 1),
        needs(['lighting_package', 'stage_wash'], [1, 16]),
        needs('registration_desk', 2),
        needs('coat_rail', 4),
        needs('pinboard', 10),
        needs('crew_sound', [1, 12]),
        needs('crew_video', [1, 12]),
      ],
      should: [
        needs(/Steckfüße 40/, 16),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 24]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'line_array', 'subwoofer'],
      offers: without(MEETING_OFFERS, ...BROADCAST, 'audio_recorder', 'voting_system'),
      excluded: [
        ...SEATS,
        'table_round',
        'table_trestle',
        'voting_system',
        'camera',
        'streaming_encoder',
        'video_recorder',
        'audio_recorder',
        ...TABLEWARE,
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'stage_monitor'],
      title: [/eckernförde|vertreterversammlung/i, /320/],
    },
  },
  {
    id: 'ho-ab-strandhochzeit',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

wir heiraten am 21. August (Samstag) auf dem Hof meiner Tante bei Kappeln und feiern mit 120 Leuten im Zelt. Wir dachten an:

- das Zelt 10 x 15 mit Boden (150 m²)
- 15 runde Tische 150 cm, 120 Bankettstühle, dazu runde weiße Decken und Stoffservietten
- 6 Stehtische
- Tanzparkett, 25 m²
- 12 Lichterketten, 16 Uplights
- 2 Tresen und 2 Kühlschränke
- den WC-Wagen
- was Ordentliches für Reden und Musik vom Handy, mit Funkmikro
- Fotobox

DJ ist ein Kumpel von Jonas, der kommt mit Pult, Boxen und Lichtanlage, der braucht von euch nur eine Steckdose. Teller, Besteck und Gläser hat die Partyküche dabei. Strom haben wir auf dem Hof reichlich. Heizpilze wären schön als Option, sagen wir drei.

Was würde das kosten, mit Aufbau am Donnerstag?

Liebe Grüße, Wiebke und Jonas`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Zelt, 10 x 15/, 1),
        needs('marquee_floor', [150, 150]),
        needs(/rund, 150/, 15),
        needs(/Bankett/, [120, 126]),
        needs('tablecloth', [15, 16]),
        needs('napkin', [120, 135]),
        needs('table_cocktail', 6),
        needs('dance_floor', [25, 25]),
        needs('festoon', 12),
        needs('uplight', 16),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs('toilet_trailer', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('photo_booth', 1),
      ],
      should: [offers('patio_heater', 3), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld', 'waste_bin', 'fire_extinguisher'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'floodlight'],
        'crew_dj',
        'disco_light',
        'moving_head',
        'glassware',
        'lighting_package',
        'stage_wash',
      ),
      excluded: [...TABLEWARE, ...DECKS, 'crew_dj', 'disco_light', 'moving_head', 'subwoofer', 'generator', 'fuel'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'stage_monitor', 'stage_deck', 'line_array'],
      title: [/kappeln|hochzeit/i, /120/],
    },
  },
  {
    id: 'ho-ab-stadtlauf',
    language: 'de',
    catalogue: 'isarhang',
    description: `Telefonnotiz, Hr. Brandl, TSV Wolfratshausen, 9.40 Uhr

Stadtlauf So 12. September, ca. 800 Läufer, Start und Ziel am Marktplatz.
Braucht von uns: 80 Sperrgitter, 10 Faltpavillons, 40 Biertischgarnituren, 6 WC-Kabinen und 1 barrierefreie, 12 Handfunken, 10 Tonnen.
Sprecherbühne 4 x 2 m, 80 hoch, mit Aufgang und Absturzsicherung an drei Seiten.
Beschallung Start/Ziel, Musik vom Stick, 2 Handsender. Tonmann den ganzen Tag, ca. 8 Std.
2 Bistrotische hoch für die Siegerehrung.
Zeitmessung samt Zielbogen macht die Firma aus Augsburg, Aggregat brauchts auch nicht, Strom kommt vom Rathaus. Sanitäter stellt das BRK, Streckenposten der Verein. Bierausschank: Trachtenverein, hat Theke und Kühlung selber.
Angebot bis Freitag per Mail. Lieferung Samstag ab 14 Uhr.`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('crowd_barrier', 80),
        needs('gazebo', 10),
        needs('beer_table_set', 40),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('two_way_radio', 12),
        needs('waste_bin', 10),
        needs('stage_deck', 4),
        either(needs(SPEAKERS, [2, 10]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 10]),
        needs('table_cocktail', 2),
      ],
      should: [
        needs('stage_steps', 1),
        needs('stage_handrail', [4, 5]),
        needs(/Steckbeine 80/, 4),
        needs('audio_player', 1),
        needs('transport'),
      ],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'crew_steward', 'crew_medic'),
        ...SPEECH,
        ...PLATFORM,
        'subwoofer',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_LIGHT, ...MEETING_OFFERS],
        'crew_steward',
        'refrigeration',
        'bar_unit',
      ),
      excluded: ['generator', 'fuel', 'crew_steward', 'crew_medic', 'bar_unit', 'refrigeration', 'crew_bar'],
      silly: [
        'projector',
        'dance_floor',
        'lectern',
        'table_round',
        'disco_light',
        'stage_monitor',
        ...LOOS.filter((loo) => loo === 'toilet_trailer'),
        'marquee',
      ],
      title: [/wolfratshausen|lauf/i, /800/],
    },
  },
];
