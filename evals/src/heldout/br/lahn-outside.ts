import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, PLATFORM, SITE_POWER, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const SCHEUNE_OFF: readonly Selector[] = [
  /Opera 12/,
  'speaker_column',
  'subwoofer',
  'mixing_console',
  'line_array',
  'disco_light',
  'moving_head',
  ...TABLEWARE,
  'napkin',
  ...LOOS,
];
const SCHULE_OFF: readonly Selector[] = ['generator', ...TABLEWARE, 'cooking', 'inflatable', ...LOOS];
const FRIEDHOF_OFF: readonly Selector[] = [
  'mic_instrument',
  'stage_wash',
  'lighting_package',
  'uplight',
  'floodlight',
  'camera',
  'crew_camera',
  'video_recorder',
  'generator',
];
const DORF_OFF: readonly Selector[] = [
  'stage_deck',
  'stage_leg',
  'stage_steps',
  'mobile_stage',
  'bar_unit',
  'refrigeration',
  'glassware',
  'crew_bar',
  'space_heater',
  'crew_steward',
];

/** Meadows, yards and streets in Hesse. */
export const LAHN_OUTSIDE: readonly EvalBrief[] = [
  {
    id: 'ho-br-hochzeit-hof',
    language: 'de',
    catalogue: 'lahn',
    description: `Hallo ihr Lieben,

wir heiraten am 29. August auf dem Hof von Jonas' Großeltern bei Biedenkopf! Freie Trauung auf der Wiese, danach Essen und Party in der Scheune. Wir sind 110 Leute inkl. Kinder.

Für die Trauung bräuchten wir 110 weiße Klappstühle, den Traubogen aus Holz und einen Akku-Lautsprecher mit Mikro für die Rednerin (auf der Wiese gibts keine Steckdose).

In der Scheune: 14 runde Tische mit weißen Tischdecken, 110 Chiavaristühle, eine Tanzfläche 5x5 m, 20 Akku-Uplights, 12 Lichterketten und eine weiße Theke.

Eure Fotobox würden wir uns gern als Option anschauen, vielleicht ist noch Geld übrig :)

Unser DJ kommt komplett mit eigener Anlage und eigenen Lichteffekten, da müsst ihr euch um nichts kümmern. Geschirr, Besteck, Gläser und Servietten sind beim Partyservice schon mit drin. Und Toiletten gibt es auf dem Hof genug!

Wir freuen uns auf euer Angebot
Lena & Jonas`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/Klappstuhl weiß/, 110),
        needs('ceremony_arch', 1),
        needs(/Akku-Lautsprecher/, 1),
        needs('table_round', 14),
        needs(/Tischdecke rund/, 14),
        needs('chair_banquet', 110),
        needs('dance_floor', 25),
        needs('uplight', 20),
        needs('festoon', 12),
        needs('bar_unit', 1),
        offers('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: without(
        [...SITE_POWER, ...ANY_JOB, 'mic_wireless_handheld', 'speaker_stand', 'waste_bin', 'fire_extinguisher'],
        ...SCHEUNE_OFF,
      ),
      offers: without(
        [...PARTY_OFFERS, 'gazebo', 'floodlight', 'audio_player', 'mic_headset', 'mic_wireless_lapel', 'refrigeration'],
        ...SCHEUNE_OFF,
        'crew_dj',
      ),
      excluded: SCHEUNE_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'stage_deck', 'exhibition_stand', 'crew_sound'],
      title: [/hochzeit|biedenkopf|trauung/i, /110/],
    },
  },
  {
    id: 'ho-br-schulfest',
    language: 'de',
    catalogue: 'lahn',
    description: `Kontaktformular

Anlass: Schulfest
Datum: Freitag, 19. Juni, 14-18 Uhr
Ort: Schulhof Grundschule Heuchelheim
Anzahl Personen: ca. 450

Ihre Nachricht:
Guten Tag, ich frage für den Förderverein an. Wir brauchen 12 Faltzelte 3x3, 35 Festzeltgarnituren, 8 Mülltonnen, eine Bühne 6x4 m 40 cm hoch mit Treppe für die Tanzgruppen, dazu eine Musikanlage mit Zuspieler, zwei Handsender und einen der die Anlage bedient. Außerdem Verlängerungskabel und 10 Kabelbrücken.

Strom gibt es aus der Turnhalle, wir kommen also ohne Aggregat aus. Teller, Besteck und Becher leiht uns das Geschirrmobil vom Landkreis, gegrillt wird auf dem Grill der Feuerwehr. Eine Hüpfburg soll es dieses Jahr nicht geben (Versicherung!!). Die Toiletten in der Schule sind offen.

vielen dank, N. Yildirim`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('gazebo', 12),
        needs('beer_table_set', 35),
        needs('waste_bin', 8),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 12]),
        needs('audio_player', [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 16]),
        needs('power_cable', [2, 60]),
        needs('cable_ramp', 10),
      ],
      should: [needs(/Füße 40/, 12), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...PLATFORM], ...SCHULE_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'bar_unit', 'refrigeration', 'photo_booth', 'table_cocktail'],
        ...SCHULE_OFF,
      ),
      excluded: SCHULE_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'table_round', 'spark_machine', 'interpretation_booth'],
      title: [/schulfest|grundschule|heuchelheim/i, /450/],
    },
  },
  {
    id: 'ho-br-trauerfeier',
    language: 'de',
    catalogue: 'lahn',
    description: `Sehr geehrte Damen und Herren,

am Freitag, dem 13. März, um 13 Uhr nehmen wir auf dem Friedhof in Laubach Abschied von unserem langjährigen Wehrführer. Die Trauerhalle ist zu klein, daher findet alles im Freien auf dem Vorplatz statt. Es werden 250 Trauergäste erwartet, die meisten stehen.

Wir bitten um ein Angebot über

eine unauffällige Beschallung für Sprache,
ein Rednerpult mit Schwanenhalsmikrofon,
ein Ansteckmikrofon für den Pfarrer,
60 schwarze Klappstühle für die Angehörigen und Älteren,
6 Faltzelte, falls es regnet,
einen Tontechniker, der während der Feier vor Ort bleibt.

Der Posaunenchor spielt unverstärkt, Instrumentenmikrofone sind dafür nicht nötig. Von Scheinwerfern und farbigem Licht bitten wir abzusehen. Die Familie wünscht ausdrücklich nicht, dass gefilmt wird. Strom bekommen wir aus der Trauerhalle, einen Generator brauchen Sie nicht mitzubringen.

Mit kameradschaftlichem Gruß
Volker Naumann, Freiwillige Feuerwehr`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 10]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', [1, 2]),
        needs(/Klappstuhl schwarz/, 60),
        needs('gazebo', 6),
        needs('crew_sound', [1, 12]),
      ],
      should: [needs(['power_cable', 'cable_ramp']), needs('transport')],
      allowed: without([...SPEECH, ...ANY_JOB, 'ballast'], ...FRIEDHOF_OFF, 'audio_player'),
      offers: without(
        ['crew_steward', 'crowd_barrier', 'mic_wireless_handheld', 'audio_player', 'two_way_radio', 'carpet', ...LOOS],
        ...FRIEDHOF_OFF,
      ),
      excluded: FRIEDHOF_OFF,
      silly: ['subwoofer', 'dance_floor', 'disco_light', 'bar_unit', 'inflatable', 'beer_table_set', 'stage_monitor'],
      title: [/trauerfeier|laubach|abschied/i, /250/],
    },
  },
  {
    id: 'ho-br-stadtlauf',
    language: 'de',
    catalogue: 'lahn',
    description: `Moin,

für den Stadtlauf Weilburg am So. 13. September suchen wir einen Partner für die Technik. 1.000 bis 1.200 Läuferinnen und Läufer, Start/Ziel auf dem Marktplatz, 8 bis 15 Uhr.

Liste:
150 Absperrgitter
Beschallung Start/Ziel, 2 Funkmikros (Hand) für den Sprecher, mit Tontechniker
Siegerpodest 4 x 2 m, 20 cm hoch
10 Faltzelte
25 Bierzeltgarnituren
14 Toilettenkabinen und 2 rollstuhlgerechte
20 Mülltonnen
16 Handfunkgeräte für die Streckenposten
Notstrom 7 kVA, 1 Stück, mit Kabeln
bedruckte Fotowand für die Siegerehrung

Als Option bitte den LED-Anhänger für die Zielzeiten mit anbieten.

Sportliche Grüße
Orga-Team Stadtlauf`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs('crowd_barrier', 150),
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 16]),
        needs('stage_deck', 4),
        needs('gazebo', 10),
        needs('beer_table_set', 25),
        needs('toilet', 14),
        needs('toilet_accessible', 2),
        needs('waste_bin', 20),
        needs('two_way_radio', 16),
        needs(/7 kVA/, 1),
        needs('power_cable', [1, 40]),
        needs('backdrop', 1),
        offers(/LED-Anhänger/, 1),
      ],
      should: [needs(/Füße 20/, 4), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, 'carpet', 'crew_video', 'inflatable', 'photo_booth', 'refrigeration'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'table_round', 'disco_light'],
      title: [/stadtlauf|weilburg/i, /1[.  ]?200/],
    },
  },
  {
    id: 'ho-br-dorfjubilaeum',
    language: 'de',
    catalogue: 'lahn',
    description: `Guten Abend,

unser Dorf wird 750 und wir feiern am Wochenende 10.-12. Juli (Fr bis So) auf dem Festplatz in Merenberg. Abends sind im Zelt immer so 280 Leute zu erwarten. Zuständig für die Technik bin leider ich, deshalb hier mal was wir meinen zu brauchen:

Festzelt 12 x 30
35 Festzeltgarnituren
Tonanlage für Blaskapelle, Festreden und ein bisschen Tanzmusik, 3 Handsender, mit Tontechniker an allen drei Tagen
15 Lichterketten ins Zelt
6 LED-Fluter für den Parkplatz
den Toilettenwagen und 1 Behinderten-WC
großes Aggregat 45 kVA mit Verteilern und Kabeln
15 Mülltonnen
Bühnenlicht als Option dazu

Die Bühne zimmert unser Schreiner, samt Treppe. Ausschankwagen, Kühlung, Gläser: kommt alles von der Brauerei, und hinterm Tresen stehen die Vereine selbst. Geheizt werden muss im Juli ja wohl nicht. Ordner stellt die Burschenschaft.

Grüße aus dem Westerwald
Holger Diehl, Ortsbeirat`,
    good: {
      attendees: 280,
      days: 3,
      must: [
        needs('marquee', 1),
        needs('beer_table_set', 35),
        needs(SPEAKERS, [2, 16]),
        needs('mic_wireless_handheld', [3, 4]),
        needs('crew_sound', [1, 48]),
        needs('festoon', 15),
        needs('floodlight', 6),
        needs('toilet_trailer', 1),
        needs('toilet_accessible', 1),
        needs(/45 kVA/, 1),
        needs('power_distro', [1, 10]),
        needs('power_cable', [1, 60]),
        needs('waste_bin', 15),
        offers(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, 'stage_monitor', 'mic_wired', 'mic_instrument', 'di_box'], ...DORF_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, ...STAGE_LIGHT, ...PARTY_OFFERS, 'lectern', 'mic_lectern', 'inflatable'],
        ...DORF_OFF,
      ),
      excluded: DORF_OFF,
      silly: [
        'projector',
        'exhibition_stand',
        'interpretation_booth',
        'ceremony_arch',
        'registration_desk',
        'mic_conference',
      ],
      title: [/merenberg|750|jubil/i, /280/],
    },
  },
];
