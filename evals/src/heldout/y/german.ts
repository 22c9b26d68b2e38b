import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** German, over two shelves. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-y-vertreterversammlung',
    language: 'de',
    catalogue: 'foerde',
    description: `Sehr geehrte Damen und Herren,

unsere Genossenschaft hält am Donnerstag, den 10. Juni, ihre Vertreterversammlung im Bürgerhaus in Eckernförde ab. Wir rechnen mit 180 Personen in Reihenbestuhlung.

Wir bitten um ein Angebot für:
- Bühne 6 x 3 m, 40 cm hoch, mit Treppe und schwarzer Blende
- 180 Reihenstühle, verkettbar
- Acrylpult
- Ansteckmikrofone für eine Podiumsrunde mit fünf Personen, zwei Handfunkmikrofone für Fragen aus dem Saal
- Beamer mit 12.000 Lumen, Leinwand 4 m breit, Laptop und Klicker
- eine Fachkraft für die Dauer der Versammlung (14 bis 18 Uhr)

Lautsprecher und Mischpult sind im Bürgerhaus fest eingebaut und in gutem Zustand, Sie bräuchten sich nur anzuschließen. Bühnenlicht benötigen wir nicht. Die Bewirtung übernimmt der Landgasthof samt Geschirr und Gläsern. Eine Aufzeichnung oder Übertragung ist nicht gewünscht.

Mit freundlichen Grüßen
Wiebke Thomsen`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs(/Stuhl, Reihe/, [180, 190]),
        needs('lectern', 1),
        needs('mic_wireless_lapel', [5, 6]),
        needs('mic_wireless_handheld', 2),
        needs(/12.000/, 1),
        needs(/400 x 230/, 1),
        needs('playback_laptop', [1, 2]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 20]),
      ],
      should: [
        needs(/Steckfüße 40/, 9),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs('presentation_clicker', 1),
        needs('transport'),
      ],
      allowed: [...without(MEETING, ...SPEAKERS, 'mixing_console', 'speaker_stand'), ...PLATFORM, 'di_box'],
      offers: without(MEETING_OFFERS, ...STAGE_LIGHT, 'camera', 'crew_camera', 'uplight'),
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'stage_wash',
        'moving_head',
        'lighting_package',
        'crew_lighting',
        ...TABLEWARE,
        'camera',
        'crew_camera',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/eckernförde|vertreterversammlung|versammlung/i, /180/],
    },
  },
  {
    id: 'ho-y-scheunenhochzeit',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

wir heiraten am Samstag, 21. August, in der Scheune von Onkel Hinnerk bei Kappeln und sind so um die 100 Leute.

Wir bräuchten von euch 13 runde Tische (die für 8) mit weißen Decken, 100 Bankettstühle in Bordeaux, eine Tanzfläche 5 x 5 m, 10 Lichterketten für den Hof, zwei Heizpilze und den WC-Wagen. Dazu ein Disco-Set, denn unser DJ bringt zwar Pult, Laptop und seine komplette Lichtshow mit, aber keine Boxen. Ein Handfunkmikro für die Reden wäre auch gut.

Teller, Besteck und Gläser hat der Partyservice. Die Fotobox leiht uns die Trauzeugin. Ein Zelt brauchen wir nicht, die Scheune ist dicht.

Liefert ihr Freitagnachmittag?

LG Svea & Torge`,
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs(/Tisch, rund, 150/, 13),
        needs('tablecloth', [13, 15]),
        needs(/Bankett/, [100, 105]),
        needs('dance_floor', [25, 25]),
        needs('festoon', 10),
        needs('patio_heater', 2),
        needs('toilet_trailer', 1),
        either(needs(/Disco-Set/, 1), needs('speaker_top', [2, 4])),
        needs('mic_wireless_handheld', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...without(LOUD, 'line_array'), ...ANY_JOB, 'napkin', 'waste_bin', 'fire_extinguisher'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'ceremony_arch'],
        ...STAGE_LIGHT,
        'disco_light',
        'moving_head',
        'mirror_ball',
        'crew_dj',
        'glassware',
        'photo_booth',
        'gazebo',
      ),
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'crew_dj',
        'playback_laptop',
        'disco_light',
        'moving_head',
        'photo_booth',
        'marquee',
        'marquee_floor',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'stage_monitor', 'stage_deck'],
      title: [/kappeln|hochzeit|scheune/i, /100/],
    },
  },
  {
    id: 'ho-y-feuerwehrfest',
    language: 'de',
    catalogue: 'isarhang',
    description: `Grüß Gott,

150 Jahre Freiwillige Feuerwehr, Festwochenende in Bad Heilbrunn am 2. und 3. Juli, je Tag ca. 600 Besucher. Freitag spielt eine Blaskapelle mit 20 Mann, Samstag eine fünfköpfige Partyband.

Vorhanden:
Festzelt mit Boden, Bierbänke und Schänke samt Kühlung stellt die Brauerei. Feuerlöscher und Ordner haben wir logischerweise selber. Am Mischpult sitzt beide Tage unser Kommandant, der hat das gelernt.

Von euch:
Bühne 8 x 4 m, 80 cm hoch, mit Aufgang, Geländer hinten und Schürze
Beschallung für 600 Leute mit Bässen und Digitalpult
4 Wedges
2 Handsender, 6 Gesangsmikros, Schlagzeugmikros, 4 DI-Boxen
Bühnenlicht
8 WC-Kabinen und eine barrierefreie
40 Sperrgitter
Stromerzeuger 40 kVA mit Unterverteilern

Vergelt's Gott
Xaver, 2. Vorstand`,
    good: {
      attendees: [600, 1200],
      days: 2,
      must: [
        needs('stage_deck', 16),
        needs(['speaker_top', 'pa_package'], [2, 12]),
        needs('subwoofer', [2, 6]),
        needs(/Digitalpult/, 1),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 2),
        needs(/Gesangsmikro/, 6),
        needs(/Schlagzeugmikros/, 1),
        needs('di_box', 4),
        needs(['lighting_package', 'stage_wash', 'moving_head'], [1, 24]),
        needs(/^WC-Kabine$/, 8),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 40),
        needs(/40 kVA/, 1),
      ],
      should: [
        needs(/80 cm, 4/, 16),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [2, 8]),
        needs('stage_skirt', [8, 24]),
        needs('power_distro', [1, 6]),
        needs('mic_stand', [4, 20]),
        needs('transport'),
      ],
      allowed: [
        ...without(OUTDOORS, 'crew_steward', 'fire_extinguisher'),
        ...without(SHOW, 'crew_sound'),
        'crew_technician',
        'crew_lighting',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
        'beer_table_set',
        'bench',
        'crew_steward',
        'fire_extinguisher',
      ),
      excluded: [
        'marquee',
        'marquee_floor',
        'beer_table_set',
        'bar_unit',
        'refrigeration',
        'fire_extinguisher',
        'crew_steward',
        'crew_sound',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'interpretation_booth', 'choir_riser'],
      title: [/heilbrunn|feuerwehr|jahre/i, /600|1[. ]?200/],
    },
  },
  {
    id: 'ho-y-abiball',
    language: 'de',
    catalogue: 'isarhang',
    description: `Hallo zusammen, wir planen unseren Abiball am Samstag, 26. Juni, in der Mehrzweckhalle in Miesbach. Es kommen 240 Leute (Abiturienten, Eltern, Lehrer).

Brauchen tun wir: 24 runde Bankettische mit weißer Tischdecke, 240 gepolsterte Stühle, Bühne 6 x 4 m (40 cm) mit Aufgang, Redepult mit Schwanenhals, 2 Handsender, Tanz-Paket, 30 Akku-Scheinwerfer, 2x Partylicht, Diskokugel, Tanzparkett 6 x 6 m, Projektor mit Leinwand und Notebook für die Bilder, 2 Theken und 2 Garderoben. Dazu jemanden, der von 17 Uhr bis 1 Uhr den Ton macht.

Unser Budget sind 4.500 Euro. Wir helfen beim Auf- und Abbau gern mit.

Das Abikomitee`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('table_round', [24, 24]),
        needs(/Tischdecke/, [24, 26]),
        needs(/Stuhl gepolstert/, [240, 252]),
        needs('stage_deck', 12),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 2),
        either(needs(/Tanz-Paket/, [1, 2]), needs('speaker_top', [2, 6])),
        needs(/Akku-Scheinwerfer/, 30),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs('dance_floor', [36, 36]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('crew_sound', [1, 12]),
      ],
      should: [
        needs(/40 cm, 4/, 12),
        needs('stage_steps', [1, 2]),
        needs('mic_lectern', 1),
        needs('playback_laptop', 1),
        needs('bar_unit', 2),
        needs('coat_rail', 2),
        needs('transport'),
      ],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, ...PARTY_LIGHT],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS, ...SHOW_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'interpretation_booth'],
      title: [/miesbach|abiball/i, /240/],
    },
  },
];
