import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SPEAKERS, TABLES, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SCREENS } from '../usual.ts';

/** In German, one of them over the British shelf. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-bh-werksjubilaeum',
    language: 'de',
    catalogue: 'wyre',
    description: `Sehr geehrte Damen und Herren,

unser englisches Werk in Heysham wird 25 Jahre alt. Gefeiert wird am Samstag, 12. September, auf dem Mitarbeiterparkplatz mit 240 Gästen, erst Reden, dann Essen, dann Tanz. Aus der Zentrale in Hagen organisiere ich das Ganze und bitte um Ihr Angebot:

- Zelt 12 x 30 m mit Holzboden auf ganzer Fläche und zwei Warmluftheizungen
- 30 runde Tische zu je 8 Personen mit weißen Tischdecken, 240 Chiavari-Stühle
- Bühne, etwa 7,2 x 3,6 m, 60 cm hoch, mit Treppe
- Rednerpult mit Mikrofon, dazu 2 Handfunkmikrofone
- Tonanlage mit Bässen, tauglich für Reden und Tanz
- Tanzfläche 6 x 6 m
- DJ für den Abend
- 6 Toiletten und 1 für Rollstuhlfahrer
- Stromaggregat 60 kVA mit Verteilung
- Tontechniker

Mit freundlichen Grüßen
B. Wiesner`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/12x30/, 1),
        needs('marquee_floor', [340, 370]),
        needs('space_heater', 2),
        needs('table_round', [30, 31]),
        needs('tablecloth', [30, 32]),
        needs(/Chiavari/, [240, 250]),
        needs('stage_deck', [8, 10]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        either(needs('subwoofer', [1, 6]), needs(/Dance rig/, [1, 2])),
        needs('dance_floor', [36, 36]),
        needs('crew_dj', 1),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs(/60kVA/, 1),
        needs('power_distro', [1, 6]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('stage_steps', [1, 2]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, ...PARTY_LIGHT, ...DECKS, 'marquee_lining', 'napkin'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...MEETING_OFFERS, ...TABLEWARE, 'hand_wash'],
      silly: ['projector', 'flip_chart', 'choir_riser', 'interpretation_booth', 'stage_monitor', 'exhibition_stand'],
      title: [/heysham|jubil|25/i, /240/],
    },
  },
  {
    id: 'ho-bh-betriebsversammlung',
    language: 'de',
    catalogue: 'isarhang',
    description: `Hallo zusammen,

am Mittwoch, 21. Oktober, 13 bis 16 Uhr, haben wir in der Kantine in Garching Betriebsversammlung. Es kommen rund 300 Kolleginnen und Kollegen.

Wir brauchen von euch:
1. Beschallung für den ganzen Saal
2. Redepult mit Schwanenhals
3. fünf Kabelmikrofone mit Stativen für die Diskussionsrunde (fünf Personen)
4. drei Handsender für Fragen aus dem Saal
5. Bühne 6 x 3 m, 40 cm hoch, mit einem Aufgang und Auffahrt für Rollstühle
6. mobile Hörschleife
7. Tonmann oder Tonfrau, die ganze Zeit dabei

Tische und Stühle stehen ja in der Kantine. Beamer und Leinwand hängen dort fest an der Decke, die nehmen wir. Filmen oder streamen dürfen wir nicht, da ist der Betriebsrat strikt, also bitte keine Kameras anbieten.

Grüße
Annika vom Betriebsrat`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 12]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wired', [5, 6]),
        needs('mic_wireless_handheld', [3, 3]),
        needs('stage_deck', [9, 9]),
        needs('stage_steps', [1, 1]),
        needs('stage_ramp', 1),
        needs('induction_loop', [1, 3]),
        needs('crew_sound', [1, 8]),
      ],
      should: [
        needs('mic_stand', [5, 7]),
        needs(/Steckbeine 40/, [9, 9]),
        needs('mixing_console', [1, 1]),
        needs('transport'),
      ],
      allowed: [...without(MEETING, 'projector', 'projection_screen'), ...PLATFORM],
      offers: without(MEETING_OFFERS, ...BROADCAST, ...SCREENS, 'crew_camera'),
      excluded: [
        'chair',
        ...TABLES,
        'projector',
        'projection_screen',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'subwoofer'],
      title: [/garching|betriebsversammlung|versammlung/i, /300/],
    },
  },
  {
    id: 'ho-bh-sommerfest-verein',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

unser Handballverein in Eckernförde macht Sommerfest, Samstag, 3. Juli, auf dem Sportplatz, 500 Leute werden's wohl.

Das bräuchten wir:
- ein Zelt 10 x 30
- 40 Festzeltgarnituren
- Podeste für eine Bühne 4 x 3 m, 40 cm hoch, mit Treppe (Siegerehrung)
- 1 WC-Wagen
- 40 Absperrgitter
- 10 Lichterketten
- Stromerzeuger 30 kVA mit Verteilern und Leitungen
- 12 Mülltonnen

Musik macht Kai aus der Zweiten, der bringt seine komplette Anlage samt Mikro und Lichteffekten mit. Der Bierwagen kommt vom Getränkehändler, mit Theke und Kühlung. Geschirr und Gläser sind auch kein Thema, das macht der Caterer. Als Ordner stehen unsere Herren bereit.

Als Option bitte noch ein Preis für 4 Heizpilze.

Gruß von der Küste
Silke`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs(/10 x 30/, 1),
        needs('beer_table_set', [40, 40]),
        needs('stage_deck', [6, 6]),
        needs('toilet_trailer', 1),
        needs('crowd_barrier', [40, 40]),
        needs('festoon', [10, 10]),
        needs(/30 kVA/, 1),
        needs('power_distro', [1, 6]),
        needs('power_cable'),
        needs('waste_bin', [12, 12]),
      ],
      should: [
        needs(/Steckfüße 40/, [6, 6]),
        needs('stage_steps', [1, 2]),
        offers('patio_heater', 4),
        needs('transport'),
      ],
      allowed: without([...OUTDOORS, ...PLATFORM, 'marquee_floor'], 'crew_steward'),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        'crew_steward',
        'bar_unit',
        'refrigeration',
        'glassware',
        'disco_light',
        'moving_head',
        'lighting_package',
        'crew_dj',
      ),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'crew_dj',
        'disco_light',
        'moving_head',
        'bar_unit',
        'refrigeration',
        'crockery',
        'glassware',
        'crew_steward',
      ],
      silly: ['projector', 'lectern', 'table_round', 'flip_chart', 'stage_monitor', 'registration_desk'],
      title: [/eckernf|sommerfest|verein/i, /500/],
    },
  },
];
