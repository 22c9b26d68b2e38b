import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const SCHUETZEN_OFF: readonly Selector[] = [
  'marquee',
  'marquee_floor',
  'bar_unit',
  'refrigeration',
  'glassware',
  'drum_kit',
  'keyboard',
];
const SPEDITION_OFF: readonly Selector[] = ['generator', 'fuel', ...LOOS, ...TABLEWARE];
const SCHEUNE_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  ...DECKS,
  'crew_dj',
  'disco_light',
  'table_round',
  'table_trestle',
  'chair_banquet',
  'tablecloth',
  ...TABLEWARE,
];
const DEICH_OFF: readonly Selector[] = [
  'drum_kit',
  'keyboard',
  'spark_machine',
  'bar_unit',
  'refrigeration',
  'glassware',
];

/** In German, in fields, yards and barns. */
export const VECHTE_DRAUSSEN: readonly EvalBrief[] = [
  {
    id: 'ho-bv-schuetzenfest',
    language: 'de',
    catalogue: 'vechte',
    description: `Moin zusammen,

der Schützenverein Hesepertwist feiert vom 19. bis 21. Juni wieder Schützenfest, also drei Tage. Abends sind so 400 Leute im Zelt. Das Zelt mitsamt Boden baut wie jedes Jahr die Firma Brüning auf, und um Theken, Kühlung und Gläser kümmert sich der Festwirt.

Bei euch würden wir gern folgendes mieten:

- Bühne 8 x 4 m, 60 cm hoch, eine Treppe, für die Tanzkapelle (6 Mann, drei singen)
- Tonanlage passend fürs Zelt und jemand, der sie abends fährt
- 2 Funkmikros für Ansprachen und die Königsproklamation
- etwas Bühnenlicht, dazu was Buntes zum Tanzen
- 12 Lichterketten für den Platz
- euren Toilettenwagen
- 40 Absperrgitter für den Umzug am Sonntag

Ihre Instrumente bringen die Musiker natürlich selbst mit, Schlagzeug und Keyboard auch.

Horrido
Bernd Lüken, Festausschuss`,
    good: {
      attendees: 400,
      days: 3,
      must: [
        needs('stage_deck', 16),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [2, 20]),
        needs('crew_sound', [1, 60]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
        needs(['disco_light', 'moving_head'], [1, 8]),
        needs('festoon', 12),
        needs('toilet_trailer', 1),
        needs('crowd_barrier', 40),
      ],
      should: [needs(/Füße 60/, 16), needs('mic_wired', [3, 8]), needs('stage_monitor', [2, 6]), needs('transport')],
      allowed: without([...OUTDOORS, ...SHOW], ...SCHUETZEN_OFF),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'dance_floor', 'mirror_ball'], ...SCHUETZEN_OFF, 'backline'),
      excluded: SCHUETZEN_OFF,
      silly: ['projector', 'lectern', 'interpretation_booth', 'table_round', 'flip_chart', 'led_wall'],
      title: [/sch[üu]tzen|hesepe/i, /400/],
    },
  },
  {
    id: 'ho-bv-spedition-sommer',
    language: 'de',
    catalogue: 'vechte',
    description: `*** Anfrage über Kontaktformular ***
Firma: Spedition Terhorst GmbH
Name: Anja Wessels
Anlass: Sommerfest für Mitarbeiter und Familien
Datum: Freitag, 10. Juli, ab 16 Uhr
Personenzahl: 150 bis 180
Ort: unser Betriebshof in Emlichheim, unter freiem Himmel
Budget: 4.500 € netto

Das brauchen wir:
10 Faltzelte 3x3, 25 Festzeltgarnituren, 12 Stehtische mit weißen Hussen, 2 Hüpfburgen, 8 Lichterketten, 6 Heizpilze, kleine Musikanlage (Musik kommt vom Handy) mit einem Handmikrofon, weil der Chef ein paar Worte sagt

Das brauchen wir nicht:
Aggregat (Strom gibt es in der Halle), Toiletten (sind im Bürogebäude), Teller, Besteck und Gläser (haben die Foodtrucks)

Bemerkung:
Bitte mit Lieferung und Helfern für Auf- und Abbau, bei uns hat an dem Tag keiner Zeit.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('beer_table_set', 25),
        needs('table_cocktail', 12),
        needs(/Stretchhusse/, 12),
        needs('inflatable', 2),
        needs('festoon', 8),
        needs('patio_heater', 6),
        needs(SPEAKERS, [1, 6]),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Set Ansprache|Akkulautsprecher/, [1, 2])),
        needs('crew_stagehand', [1, 60]),
        needs('transport'),
      ],
      should: [needs('power_cable', [1, 40])],
      allowed: without([...OUTDOORS, ...LOUD], ...SPEDITION_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee', 'disco_light', 'crew_dj', 'uplight'],
        ...SPEDITION_OFF,
      ),
      excluded: SPEDITION_OFF,
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'led_wall', 'interpretation_booth', 'hazer'],
      title: [/sommerfest|terhorst|emlichheim/i, /180/],
    },
  },
  {
    id: 'ho-bv-hochzeit-scheune',
    language: 'de',
    catalogue: 'vechte',
    description: `Hallo liebes Team,

am Samstag, den 22. August, sagen wir Ja! Erst freie Trauung im Garten, danach wird in der Scheune von Olivers Großeltern in Uelsen gefeiert. Wir sind 95 Gäste.

Ausleihen möchten wir:
95 weiße Klappstühle und den Traubogen für die Zeremonie
einen Tanzboden von 5 x 5 m
16 Akku-Uplights für die Balken
10 Lichterketten
eine weiße Theke (2 m)
10 Stehtische für den Sektempfang, ohne Hussen
und wenn's nicht zu teuer ist, die Fotobox

In der Scheune stehen schon lange Tische mit passenden Stühlen fürs Essen. Geschirr, Besteck, Gläser und Tischdecken bringt der Caterer mit. Für die Musik kommt DJ Marvin, der hat Boxen, Pult und seine Lichteffekte dabei, und die Traurednerin spricht über seine Anlage.

Ganz liebe Grüße
Svenja & Oliver`,
    good: {
      attendees: 95,
      days: 1,
      must: [
        needs(/Klappstuhl/, 95),
        needs('ceremony_arch', 1),
        needs('dance_floor', 25),
        needs('uplight', 16),
        needs('festoon', 10),
        needs('bar_unit', 1),
        needs('table_cocktail', 10),
        either(needs('photo_booth', 1), offers('photo_booth', 1)),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'waste_bin', 'crew_electrician'],
      offers: without(
        [...PARTY_OFFERS, 'floodlight', 'gazebo', 'hand_wash', 'generator', ...LOOS, 'parasol', 'space_heater'],
        ...SCHEUNE_OFF,
        'napkin',
        'chair_cover',
      ),
      excluded: SCHEUNE_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'stage_monitor', 'pinboard', 'crew_sound'],
      title: [/hochzeit|trauung|uelsen|scheune/i, /95/],
    },
  },
  {
    id: 'ho-bv-reitturnier',
    language: 'de',
    catalogue: 'vechte',
    description: `Guten Tag,

für unser Reitturnier am Samstag, 5., und Sonntag, 6. September, auf der Anlage in Wietmarschen bitten wir um ein Angebot. Pro Tag kommen rund 600 Zuschauer und Aktive.

1. Beschallung Springplatz und Abreiteplatz, Sprache und Musik, 2 Funk-Handmikrofone für den Ansager
2. Tontechniker an beiden Tagen
3. 14 Faltzelte
4. 40 Festzeltgarnituren
5. 10 Toilettenkabinen, dazu 1 rollstuhlgerechte
6. 12 Mülltonnen
7. 10 Handfunkgeräte für Richter und Parcoursdienst
8. Stromaggregat 60 kVA mit Verteilern und Kabeln, auf dem Platz gibt es keinen Strom
9. 60 Absperrgitter

Aufbau am Freitag ab Mittag möglich.

Freundliche Grüße
Reit- und Fahrverein, gez. Dr. Imke Hölscher`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs(SPEAKERS, [2, 20]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 60]),
        needs('gazebo', 14),
        needs('beer_table_set', 40),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('waste_bin', 12),
        needs('two_way_radio', 10),
        needs(/60 kVA/, 1),
        needs('power_distro', [1, 8]),
        needs('power_cable', [1, 60]),
        needs('crowd_barrier', 60),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, 'marquee', 'stage_deck', 'bar_unit', 'refrigeration', 'display'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'disco_light', 'table_round'],
      title: [/reitturnier|wietmarschen/i, /600/],
    },
  },
  {
    id: 'ho-bv-deich-rock',
    language: 'de',
    catalogue: 'vechte',
    description: `hi, hier ist das jugendzentrum. wir machen am 18. juli "rock am deich", open air auf der festwiese, 3 bands aus der gegend, ca. 500 leute, alle stehen. 15 bis 23 uhr

wir brauchen:
den bühnenanhänger mit dach
pa für 500, digitalmischpult + stagebox, 4 monitore
mikros: 4x sm58, schlagzeugkoffer, 6 di-boxen, stative
licht auf der bühne wenns dunkel wird, 4 movingheads und 12 led par reichen, plus lichtpult
ton- und lichttechniker
aggregat 60 kva, kabel usw
60 absperrgitter, 8 dixis + 1 für rolli

schlagzeug, amps und keyboards teilen sich die bands untereinander, davon also nix. bitte auch keine funkensprüher, die wiese ist im juli furztrocken!! den ausschank macht der getränkemarkt mit eigenem bierwagen inkl. kühlung und gläsern. ordner stellt die feuerwehr

lg tjark`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [4, 24]),
        needs('subwoofer', [2, 8]),
        needs(/X32/, 1),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', 4),
        needs(/SM58/, 4),
        needs(/Schlagzeug-Mikrofon/, 1),
        needs('di_box', 6),
        needs('mic_stand', [4, 20]),
        needs('moving_head', 4),
        needs('stage_wash', 12),
        needs('lighting_console', 1),
        needs('crew_sound', [1, 24]),
        needs('crew_lighting', [1, 24]),
        needs(/60 kVA/, 1),
        needs(['power_cable', 'power_distro'], [1, 80]),
        needs('crowd_barrier', 60),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SHOW, 'cable_ramp'], ...DEICH_OFF, 'stage_deck'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...DEICH_OFF, 'backline'),
      excluded: DEICH_OFF,
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'interpretation_booth', 'chair', 'uplight'],
      title: [/deich|rock|jugend/i, /500/],
    },
  },
];
