import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SEATS, SITE_POWER, SPEAKERS, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

const SCHEUNE_OFF: readonly Selector[] = [
  ...TABLEWARE,
  /Tonanlage Tanz/,
  'subwoofer',
  'line_array',
  'disco_light',
  'moving_head',
  ...DECKS,
  'crew_dj',
  'spark_machine',
  ...FOG,
];
const ZELT_OFF: readonly Selector[] = [
  'bar_unit',
  'refrigeration',
  'glassware',
  'toilet',
  'toilet_trailer',
  'generator',
];
const ABI_OFF: readonly Selector[] = [
  'crew_dj',
  ...DECKS,
  'photo_booth',
  ...SEATS,
  'table_round',
  'table_trestle',
  'beer_table_set',
];
const SOMMER_OFF: readonly Selector[] = ['inflatable', 'crockery', 'cutlery', ...STAGES, 'generator'];
const WALD_OFF: readonly Selector[] = [...SEATS, 'beer_table_set', ...LOOS];
const JUBEL_OFF: readonly Selector[] = [
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'keyboard',
  'stage_monitor',
  'in_ear_monitor',
  ...TABLEWARE,
];

/** In German, parties and out of doors. */
export const EIFEL_FESTE: readonly EvalBrief[] = [
  {
    id: 'ho-cb-scheunenhochzeit',
    language: 'de',
    catalogue: 'eifel',
    description: `Hallo zusammen,

wir heiraten am 19. Juli auf dem Hof meiner Großeltern bei Mechernich und feiern in der Scheune, 110 Gäste. Könnt ihr uns ein Angebot machen für:

Trauung auf der Wiese: Traubogen, 110 weiße Klappstühle, Akkubox mit Mikro für die Rednerin
Essen: 11 runde Tische für je 10 Leute mit weißen Tischtüchern, 110 weiße Bankettstühle, Stoffservietten
Stimmung: 15 Akkuspots und ungefähr 100 m Lichterkette
Tanz: Tanzboden 5 x 5 m

Teller, Besteck und Gläser hat der Caterer in seinem Preis mit drin. Der DJ rückt mit kompletter Anlage und Lichtshow an, da müsst ihr nichts mehr dazustellen. Und bitte auf keinen Fall Funkenfontänen oder Nebel, oben liegt noch Heu!

Liebe Grüße
Johanna und Felix`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs('ceremony_arch', 1),
        needs(/Klappstuhl/, 110),
        needs(['pa_package', 'speaker_top', 'speaker_column'], [1, 4]),
        needs(/rund 180/, 11),
        needs(/Tischtuch rund/, [11, 12]),
        needs('chair_banquet', 110),
        needs('napkin', [110, 130]),
        needs('uplight', 15),
        needs('festoon', [5, 6]),
        needs('dance_floor', 25),
      ],
      should: [needs(/Akkubox/, [1, 2]), needs('transport')],
      allowed: without(
        [...ANY_JOB, ...SITE_POWER, ...RADIO_MICS, 'mixing_console', 'speaker_stand', 'mic_stand', 'crew_sound'],
        ...SCHEUNE_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...LOOS, 'gazebo', 'parasol', 'table_trestle'], ...SCHEUNE_OFF),
      excluded: SCHEUNE_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'camera', 'interpretation_booth', 'registration_desk'],
      title: [/hochzeit|trauung|mechernich/i, /110/],
    },
  },
  {
    id: 'ho-cb-musikverein-festzelt',
    language: 'de',
    catalogue: 'eifel',
    description: `Telefonnotiz 10.2., Herr Zander, Musikverein Harmonie Blankenheim

100 Jahre Verein, Samstag und Sonntag, 14./15. Juni, Wiese hinter der Schule. Pro Tag etwa 400 Leute.

Will haben:
Festzelt für 400 Personen mit Zeltboden
50 Bierzeltgarnituren
Bühne 8 x 4 m, 80 cm hoch, Treppe und Geländer
Beschallung: Blaskapellen tagsüber, Coverband Samstagabend, mit Tontechniker an beiden Tagen
Bühnenlicht
Verteiler und Kabel

Ausschank mit Theke, Kühlwagen und Gläsern macht die Brauerei. Toilettenwagen leiht ihm die Gemeinde. Aggregat nicht nötig, am Sportheim ist ein 63er-Anschluss.

Möchte Angebot bis Ende Februar, per Mail reicht.`,
    good: {
      attendees: [400, 800],
      days: 2,
      must: [
        needs('marquee', [1, 2]),
        needs('marquee_floor', [360, 500]),
        needs('beer_table_set', 50),
        needs('stage_deck', 16),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [1, 10]),
        needs(SPEAKERS, [2, 24]),
        needs('crew_sound', [1, 4]),
        needs(['lighting_package', 'stage_wash', 'moving_head', 'profile_spot'], [1, 32]),
        needs('power_distro', [1, 8]),
        needs('power_cable', [1, 60]),
      ],
      should: [needs(/Podestfüße 80/, 16), needs('subwoofer', [2, 8]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...ZELT_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater'], ...ZELT_OFF),
      excluded: ZELT_OFF,
      silly: ['lectern', 'interpretation_booth', 'mic_conference', 'registration_desk', 'pinboard'],
      title: [/musikverein|harmonie|blankenheim/i, /400|800/],
    },
  },
  {
    id: 'ho-cb-abiball-stadthalle',
    language: 'de',
    catalogue: 'eifel',
    description: `Hi, wir sind das Abiballkomitee vom Städtischen Gymnasium Schleiden. Unser Abiball ist am Freitag, 27. Juni in der Stadthalle, wir haben 320 Karten verkauft. Wir hätten gerne ein Angebot für

Beschallung für Reden, Zeugnisse und später Tanzen, 2 Funkmikros (Hand), Tontechniker
Beamer + Leinwand 3 m für die Kinderfotos
2x Tanzlicht
20 Akkuspots in Blau
roter Teppich und bedruckte Fotowand
40 runde weiße Tischtücher

Den DJ haben wir schon gebucht, der hat seinen Controller dabei und spielt über eure Boxen. Die Fotobox kriegen wir von Mias Vater. Tische und Stühle sind in der Hallenmiete enthalten. Für den Laptop sorgt unser Infolehrer.

LG Emily, Ben und Luca`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs('projector', 1),
        needs(/3 x 1,7/, 1),
        needs('disco_light', 2),
        needs('uplight', 20),
        needs('carpet', 1),
        needs('backdrop', 1),
        needs(/Tischtuch rund/, 40),
      ],
      should: [needs(['subwoofer', /Tonanlage Tanz/], [1, 6]), needs('transport')],
      allowed: without([...SHOW, ...MEETING], ...ABI_OFF, 'playback_laptop'),
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS], ...ABI_OFF, 'playback_laptop'),
      excluded: [...ABI_OFF, 'playback_laptop'],
      silly: ['generator', ...LOOS, 'marquee', 'crowd_barrier', 'interpretation_booth', 'pinboard'],
      title: [/abiball|schleiden|abi/i, /320/],
    },
  },
  {
    id: 'ho-cb-sommerfest-betrieb',
    language: 'de',
    catalogue: 'eifel',
    description: `Guten Morgen Herr Pütz,

wie am Telefon besprochen unser Sommerfest für Mitarbeiter und Familien: Samstag, 30. August, auf dem Betriebshof in Kall, 13 bis 22 Uhr, wir gehen von 300 Personen aus.

Wir möchten: 8 Faltpavillons, 38 Bierzeltgarnituren, 12 Stehtische, 2 Kühlschränke, 10 Lichterketten, 6 Abfalltonnen sowie eine Musikanlage für unsere Betriebsband (vier Leute, Gesang, Gitarre, Bass, Cajon) mit 3 Gesangsmikrofonen, 3 DI-Boxen und einem Tontechniker.

Als Bühne dient die Laderampe, da passt das wunderbar. Geschirr und Besteck sind Sache der Foodtrucks. Eine Hüpfburg hatten wir letztes Jahr, die lassen wir diesmal weg. Strom gibt es aus der Halle genug (32 A), ein Aggregat wird nicht gebraucht.

Beste Grüße
Sonja Wirtz, Personalabteilung`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('gazebo', 8),
        needs('beer_table_set', 38),
        needs('table_cocktail', 12),
        needs(/kühlschrank/i, 2),
        needs('festoon', 10),
        needs('waste_bin', 6),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wired', [3, 5]),
        needs('di_box', [3, 4]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('mic_stand', [3, 6]), needs('power_distro', [1, 4]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...SOMMER_OFF, ...PLATFORM),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...PARTY_OFFERS], ...SOMMER_OFF),
      excluded: SOMMER_OFF,
      silly: ['lectern', 'interpretation_booth', 'mic_conference', 'pinboard', 'projector'],
      title: [/sommerfest|kall/i, /300/],
    },
  },
  {
    id: 'ho-cb-waldgottesdienst',
    language: 'de',
    catalogue: 'eifel',
    description: `Sehr geehrter Herr Pütz,

an Christi Himmelfahrt feiern wir um 11 Uhr wieder unseren Gottesdienst im Freien an der Waldkapelle oberhalb von Nettersheim, bei gutem Wetter kommen an die 200 Leute. Strom gibt es dort oben keinen.

Bitte bieten Sie uns an: Lautsprecher für die ganze Wiese, ein Kopfbügelmikrofon für den Pfarrer, ein Handfunkmikrofon für die Lesungen, ein E-Piano für unsere Organistin, ein Rednerpult und einen Pavillon über dem Altar. Dazu alles, was man für den Strom braucht.

Die Bänke fährt uns der Bauhof hinauf. Auf Toiletten können wir verzichten, das Pfarrheim liegt gleich unterhalb und ist offen. Der Posaunenchor kommt ohne Verstärkung aus.

Mit herzlichem Gruß
Pfarramt St. Martin, i. A. Lenz`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 6]),
        needs('mic_headset', 1),
        needs(['mic_wireless_handheld', /Akkubox/, /Tonanlage Rede/], [1, 3]),
        needs('keyboard', 1),
        needs('lectern', 1),
        needs('gazebo', [1, 2]),
        needs('generator', [1, 2]),
      ],
      should: [needs('power_cable', [1, 12]), needs('transport')],
      allowed: without(
        [...MEETING, ...OUTDOORS, 'di_box', 'mic_headset', 'mic_wireless_handheld', 'stage_monitor', 'subwoofer'],
        ...WALD_OFF,
        'projector',
        'projection_screen',
      ),
      offers: without(OUTDOORS_OFFERS, ...WALD_OFF),
      excluded: WALD_OFF,
      silly: ['projector', 'dance_floor', 'disco_light', 'bar_unit', 'crowd_barrier', 'led_wall', ...FOG],
      title: [/gottesdienst|waldkapelle|nettersheim/i, /200/],
    },
  },
  {
    id: 'ho-cb-adventsmarkt',
    language: 'de',
    catalogue: 'eifel',
    description: `Der Verkehrsverein Monschau plant einen kleinen Adventsmarkt am Marktplatz, Samstag 6. und Sonntag 7. Dezember, über den Tag verteilt ca. 600 Besucher. Bitte um ein Angebot für 14 Faltpavillons, 24 Lichterketten, 20 Stehtische, 6 Heizpilze, 10 Abfalltonnen, 4 Mobiltoiletten und eine barrierefreie, 20 Absperrgitter. Für die Auftritte von Kinderchor und Bläsern den überdachten Bühnenanhänger mit Beschallung, 2 Handfunkmikrofonen, Bühnenlicht komplett und Tontechniker an beiden Tagen. Verteilerkästen und Kabelbrücken nach Bedarf. Als Option hätten wir gern noch den Preis für eine Akkubox, mit der der Nikolaus durch die Gassen ziehen kann.`,
    good: {
      attendees: [600, 1200],
      days: 2,
      must: [
        needs('gazebo', 14),
        needs('festoon', 24),
        needs('table_cocktail', 20),
        needs('patio_heater', 6),
        needs('waste_bin', 10),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 20),
        needs('mobile_stage', 1),
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lighting_package', [1, 2]),
        needs('crew_sound', [1, 4]),
        needs('power_distro', [1, 8]),
        needs('cable_ramp', [2, 40]),
        offers(/Akkubox/, 1),
      ],
      should: [needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], 'disco_light'),
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['lectern', 'interpretation_booth', 'mic_conference', 'registration_desk', 'dance_floor', 'projector'],
      title: [/advent|monschau/i, /600|1[.  ]?200/],
    },
  },
  {
    id: 'ho-cb-firmenjubilaeum',
    language: 'de',
    catalogue: 'eifel',
    description: `Anfrage über das Kontaktformular

Name: Dirk Offermann
Firma: Offermann Maschinenbau, Düren
Anlass: 50 Jahre Offermann, Abendveranstaltung im Schloss Burgau
Datum: Samstag, 13. September
Gäste: 240
Nachricht: Wir planen einen festlichen Abend mit Reden, Film und Live-Band (sechs Musiker). Dafür suchen wir eine Bühne 8 x 4 m, 80 cm hoch, mit Treppe und schwarzer Blende, Beschallung und Bühnenlicht für Reden und Band, Ton- und Lichttechniker, Rednerpult mit Mikrofon, zwei Funkmikrofone. Hinter der Bühne eine LED-Wand 4 x 2,5 m mit Zuspieler und Videotechniker. Im Saal 24 runde Tische 180 cm mit Tischtüchern, 240 Stapelstühle, 30 Akkuspots, Tanzboden 6 x 6 m. Die Band hat ihre Instrumente und Verstärker dabei und arbeitet mit eigenem In-Ear, Monitorboxen will sie ausdrücklich keine. Um Geschirr, Gläser und Besteck kümmert sich die Schlossküche.`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', 16),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 24]),
        needs(SPEAKERS, [2, 16]),
        either(needs('lighting_package', [1, 4]), needs(['stage_wash', 'profile_spot', 'moving_head'], [4, 32])),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 4]),
        needs('led_wall', 10),
        needs(['playback_laptop', 'media_server'], [1, 2]),
        needs('crew_video', [1, 2]),
        needs(/rund 180/, 24),
        needs(/Tischtuch rund/, [24, 26]),
        needs(/Stapelstuhl/, 240),
        needs('uplight', 30),
        needs('dance_floor', 36),
      ],
      should: [needs(/Podestfüße 80/, 16), needs('transport')],
      allowed: without([...SHOW, ...MEETING, ...WALL, 'napkin'], ...JUBEL_OFF, 'projector', 'projection_screen'),
      offers: without([...SHOW_OFFERS, ...PARTY_OFFERS, ...WALL], ...JUBEL_OFF, 'backline'),
      excluded: JUBEL_OFF,
      silly: [...LOOS, 'marquee', 'crowd_barrier', 'beer_table_set', 'interpretation_booth', 'pinboard'],
      title: [/offermann|burgau|jubil|50 jahre/i, /240/],
    },
  },
];
