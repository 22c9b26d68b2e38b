import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, MAINS, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, WALL } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** German: a fire brigade, a works council, a wedding, a riding club. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-af-feuerwehr-jubilaeum',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

unsere Freiwillige Feuerwehr in Gettorf wird 125 und am Samstag, 29. Mai, wird gefeiert. Wir rechnen mit 260 Leuten im Zelt.

Gebraucht wird: das Zelt 10 x 30 m mit Boden über die ganze Fläche, 35 Festzeltgarnituren, eine Bühne 6 x 4 m, 40 cm hoch, mit Treppe für den Musikzug, dazu eine Beschallung für Reden und Musik mit zwei Funkmikros (Hand) und einem Tontechniker. 20 Lichterketten, 8 Akku-Uplights, ein WC-Wagen, 60 Absperrgitter, 10 Mülltonnen.

Strom kommt aus unserem eigenen Aggregat, Lichtmasten und Funkgeräte haben wir selbst genug. Aufgebaut wird mit den Kameraden, Helfer müsst ihr also nicht mitschicken, und die Jugendfeuerwehr macht die Ordner. Die Brauerei stellt Tresen, Kühlung und Gläser.

Gruß
Hauke, Wehrführer`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs(/10 x 30/, 1),
        needs('marquee_floor', [300, 300]),
        needs('beer_table_set', [35, 35]),
        needs('stage_deck', [12, 12]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'line_array'], [2, 8])),
        needs(/Funkmikrofon, Hand/, 2),
        needs('crew_sound', [1, 2]),
        needs('festoon', [20, 20]),
        needs('uplight', 8),
        needs('toilet_trailer', 1),
        needs('crowd_barrier', [60, 60]),
        needs('waste_bin', 10),
      ],
      should: [needs('stage_steps', [1, 2]), needs(/40 cm, 4er/, [12, 12]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'mic_wired', 'stage_monitor'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater'],
      excluded: [
        'generator',
        'floodlight',
        'two_way_radio',
        'crew_stagehand',
        'crew_steward',
        'bar_unit',
        'refrigeration',
        'glassware',
      ],
      silly: ['projector', 'dance_floor', 'flip_chart', 'table_round', 'chair_banquet', 'led_wall'],
      title: [/gettorf|feuerwehr/i, /260/],
    },
  },
  {
    id: 'ho-af-betriebsversammlung',
    language: 'de',
    catalogue: 'foerde',
    description: `Sehr geehrte Damen und Herren,

für unsere Betriebsversammlung am 11. Februar in Halle 3 (Kiel, 350 Beschäftigte) bitten wir um ein Angebot über folgende Positionen:

1. LED-Wand 4 x 2,5 m
2. Bühne 8 x 4 m, Höhe 40 cm, schwarze Blende vorn, Treppe, Rollstuhlrampe
3. Acrylpult
4. Beschallung für gute Sprachverständlichkeit, Digitalpult
5. 3 Funkmikrofone Kopfbügel, 2 Funkmikrofone Hand für Wortmeldungen
6. Laptop und Klicker
7. 1 Tontechniker, 1 Videotechniker
8. 6 Stehtische für den Vorraum

Die Bestuhlung stellt der Betrieb. Der Stromanschluss samt Unterverteilung wird von unserer Werkselektrik gelegt, Elektriker und Verteiler entfallen. Auf Wunsch des Betriebsrats wird weder gefilmt noch aufgezeichnet, bitte also keine Kameras. Bewirtung, Geschirr und Getränke: Kantine.

Mit freundlichen Grüßen
Zentraler Einkauf`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('led_wall', [10, 10]),
        needs('stage_deck', [16, 16]),
        needs('stage_ramp', 1),
        needs(/Pult, Acryl/, 1),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'line_array'], [2, 12])),
        needs(/digital, 32/, 1),
        needs('mic_headset', 3),
        needs(/Funkmikrofon, Hand/, 2),
        needs('playback_laptop', [1, 2]),
        needs('crew_sound', 1),
        needs('crew_video', 1),
        needs('table_cocktail', 6),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 16]),
        needs(/40 cm, 4er/, [16, 16]),
        needs('presentation_clicker', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...WALL, 'line_array', 'subwoofer'],
      offers: MEETING_OFFERS,
      excluded: [
        ...SEATS,
        'power_distro',
        'crew_electrician',
        'camera',
        'crew_camera',
        'video_recorder',
        'audio_recorder',
        'streaming_encoder',
        'crockery',
        'cutlery',
        'glassware',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'beer_table_set'],
      title: [/kiel|betriebsversammlung/i, /350/],
    },
  },
  {
    id: 'ho-af-scheunenhochzeit',
    language: 'de',
    catalogue: 'foerde',
    description: `Hallo liebes Team,

wir heiraten am 3. Juli in einer Scheune bei Plön, 96 Gäste, und hätten gern von euch:

12 runde Tische 150 cm
96 Bankettstühle
12 runde weiße Tischdecken
100 Stoffservietten
96 flache Teller, 96 Bestecke, 200 Weingläser, 100 Sektgläser
Tanzparkett 5 x 5 m
Disco-Set mit Licht zum Tanzen (1 Tanzlicht-Set)
1 Funkmikrofon für die Reden
16 Uplights
10 Lichterketten für draußen
1 Fotobox
2 Heizpilze
einen DJ für den Abend

Lieferung am Freitag wäre super, Abholung Sonntag. Was kostet das ungefähr?

Liebe Grüße, Fenja und Jonte`,
    good: {
      attendees: 96,
      days: 1,
      must: [
        needs(/rund, 150/, [12, 12]),
        needs(/Bankett/, [96, 101]),
        needs('tablecloth', [12, 13]),
        needs('napkin', [100, 105]),
        needs(/Teller, flach/, [96, 106]),
        needs('cutlery', [96, 106]),
        needs(/Glas, Wein/, [200, 200]),
        needs(/Glas, Sekt/, [100, 100]),
        needs('dance_floor', [25, 25]),
        needs('pa_package', 1),
        needs('uplight', 16),
        needs('festoon', 10),
        needs('photo_booth', 1),
        needs('crew_dj', 1),
      ],
      should: [
        needs('mic_wireless_handheld', 1),
        needs('disco_light', 1),
        needs('patio_heater', 2),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...PARTY_LIGHT, ...MAINS, 'crew_stagehand', 'consumables', 'subwoofer'],
      offers: PARTY_OFFERS,
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'stage_monitor', 'line_array', 'generator'],
      title: [/plön|hochzeit|scheune/i, /96/],
    },
  },
  {
    id: 'ho-af-reitturnier',
    language: 'de',
    catalogue: 'foerde',
    description: `Hallo,

der Reitverein in Preetz plant das Hallen- und Platzturnier vom 7. bis 9. Mai (Freitag bis Sonntag), täglich um die 400 Zuschauer und Reiter. Ich schreibe mal auf, was der Vorstand beschlossen hat:

100 Absperrgitter und 40 Bauzäune für den Abreiteplatz, 10 Pavillons 3 x 3, 30 Festzeltgarnituren, 8 WC-Kabinen und eine barrierefreie, 12 Mülltonnen, 8 Handfunkgeräte, zwei Monitore 65 Zoll für die Ergebnisse mit je einem Laptop, ein Stromerzeuger mit 30 kVA, 4 Verteiler CEE 32, ein Empfangstresen für die Meldestelle.

Die Lautsprecheranlage samt Mikrofonen gehört zur Halle, die nutzen wir auch draußen. Ein Zelt hatten wir überlegt, aber das lassen wir, es sind ja die Pavillons da. Flutlicht hängt schon. Grill und Kühlschränke bringt der Förderverein mit. Sanitäter sind bestellt.

Viele Grüße
Wiebke`,
    good: {
      attendees: [400, 1200],
      days: 3,
      must: [
        needs('crowd_barrier', [100, 100]),
        needs('fencing', [40, 40]),
        needs('gazebo', 10),
        needs('beer_table_set', [30, 30]),
        needs(/WC-Kabine$/, 8),
        needs('toilet_accessible', 1),
        needs('waste_bin', 12),
        needs('two_way_radio', 8),
        needs('display', 2),
        needs('playback_laptop', 2),
        needs(/30 kVA/, 1),
        needs('power_distro', 4),
        needs('registration_desk', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'video_cable', 'crew_technician'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'marquee',
        'floodlight',
        'cooking',
        'refrigeration',
        'crew_medic',
      ],
      silly: ['projector', 'dance_floor', 'disco_light', 'table_round', 'chair_banquet', 'stage_monitor'],
      title: [/preetz|reit|turnier/i, /400/],
    },
  },
];
