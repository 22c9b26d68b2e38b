import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const WERKSFEST_OFF: readonly Selector[] = [
  'bar_unit',
  'refrigeration',
  'glassware',
  'crockery',
  'cutlery',
  'toilet',
  'toilet_accessible',
  'generator',
];
const STRAAT_OFF: readonly Selector[] = [
  'crowd_barrier',
  'beer_table_set',
  'speaker_top',
  'speaker_column',
  'subwoofer',
  'pa_package',
  'disco_light',
  'dj_player',
  'dj_mixer',
  'crew_dj',
  'generator',
];

/** In German and Dutch. */
export const DEUTSCH_NEDERLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-cx-werksfest',
    language: 'de',
    catalogue: 'meuse',
    description: `Guten Tag,

wir feiern am Freitag, 26. Juni, ab 16 Uhr unser Sommerfest auf dem Werksgelände in Eschweiler. Es kommen etwa 250 Mitarbeiterinnen und Mitarbeiter. Könnten Sie uns dafür bitte ein Angebot machen?

Wir brauchen:
- ein Zelt 10 x 20 m
- 32 Biertische mit Bänken
- 10 Stehtische
- eine Bühne 6 x 4 m, 60 cm hoch, mit Treppe
- Bühnenlicht
- eine Musikanlage mit Mischpult, Musik kommt vom Laptop eines Kollegen
- 2 Funk-Handmikrofone für die Begrüßung und die Tombola
- einen Tontechniker
- eine Hüpfburg für die Kinder

Um die Getränke kümmert sich die Brauerei, die bringt Theke, Kühlschränke und Gläser mit. Das Essen kommt vom Metzger, Teller und Besteck hat er dabei. Toiletten sind im Werk genug vorhanden, und Strom haben wir auf dem Gelände, also kein Stromaggregat.

Mit freundlichen Grüßen
Silke Plum
Personalabteilung`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Marquee, 10 x 20/, 1),
        needs('beer_table_set', 32),
        needs('table_cocktail', 10),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs(['stage_wash', 'lighting_package'], [1, 20]),
        needs(SPEAKERS, [2, 12]),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs('inflatable', 1),
      ],
      should: [needs(/Legs, 60 cm/, 12), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...PLATFORM, ...STAGE_LIGHT], ...WERKSFEST_OFF, 'fuel'),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_floor'], ...WERKSFEST_OFF),
      excluded: WERKSFEST_OFF,
      silly: ['projector', 'lectern', 'stage_monitor', 'interpretation_booth', 'pinboard', 'registration_desk'],
      title: [/sommerfest|eschweiler|werk/i, /250/],
    },
  },
  {
    id: 'ho-cx-genossenschaft',
    language: 'de',
    catalogue: 'meuse',
    description: `Nachricht über das Kontaktformular

Firma/Verein: Wohnungsgenossenschaft Wurmtal eG
Anlass: Mitgliederversammlung
Datum: Dienstag, 17. März, 18 bis 21 Uhr
Ort: Bürgerhalle, leerer Saal
Personen: 160

Ihre Anfrage:
Wir benötigen 160 graue Konferenzstühle in Reihen, für Vorstand und Aufsichtsrat vorn 3 Tische und 5 Tischmikrofone mit Sprechtaste. Dazu ein Rednerpult mit Schwanenhalsmikrofon, 2 Funk-Handmikrofone für Fragen aus dem Saal und eine Beschallung für Sprache. Für die Präsentation einen Beamer (5.000 Lumen reichen), eine Leinwand von 4 m Breite, ein Notebook und einen Presenter. Am Eingang ein Empfangstresen und 3 Garderobenständer.

Bitte rechnen Sie einen Veranstaltungstechniker für den ganzen Abend ein, ebenso Lieferung und Abholung.

Rückruf erbeten: nein, per Mail genügt.`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Conference chair/, 160),
        needs('table_trestle', 3),
        needs('mic_conference', 5),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(['mic_wireless_handheld', 'pa_package'], [2, 4]),
        needs(SPEAKERS, [1, 8]),
        needs('projector', 1),
        needs(/screen, 4 m/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('registration_desk', 1),
        needs('coat_rail', 3),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 12]),
        needs('delivery', [1, 2]),
      ],
      should: [needs(/Projector, 5000/, 1)],
      allowed: [...MEETING, 'tablecloth'],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/genossenschaft|wurmtal|mitglieder/i, /160/],
    },
  },
  {
    id: 'ho-cx-straatfeest',
    language: 'nl',
    catalogue: 'meuse',
    description: `Hoi! Zaterdag 29 augustus hebben we weer straatfeest in de Kapelstraat, met een man of 120 (kinderen meegeteld). Graag een prijsje voor:

6 partytenten van 3x3
8 statafels
1 flessenkoelkast
6 prikkabels / lichtslingers van 10 meter
een springkussen
2 toiletcabines
4 rolcontainers
verlengsnoeren om alles aan te sluiten

De dranghekken zet de gemeente neer. Biertafels hoeven niet, die lenen we van de harmonie. Mijn zwager draait 's avonds plaatjes, hij brengt zijn eigen geluidsinstallatie, draaitafels en discolampen mee. Stroom komt gewoon uit de huizen, een aggregaat is dus niet nodig.

Bezorgen graag vrijdag eind van de middag. Groetjes, Maud`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('gazebo', 6),
        needs('table_cocktail', 8),
        needs('refrigeration', 1),
        needs('festoon', 6),
        needs('inflatable', 1),
        needs('toilet', 2),
        needs('waste_bin', 4),
        needs('power_cable', [1, 40]),
        needs('delivery', [1, 2]),
      ],
      allowed: without(OUTDOORS, ...STRAAT_OFF, 'fuel'),
      offers: without([...OUTDOORS_OFFERS, 'bar_unit', 'glassware', 'photo_booth', 'refrigeration'], ...STRAAT_OFF),
      excluded: STRAAT_OFF,
      silly: ['projector', 'lectern', 'stage_deck', 'crew_sound', 'table_round', 'led_wall', 'stage_monitor'],
      title: [/straatfeest|kapelstraat/i, /120/],
    },
  },
  {
    id: 'ho-cx-nieuwjaar',
    language: 'nl',
    catalogue: 'meuse',
    description: `Geachte heer, mevrouw,

Voor de nieuwjaarsreceptie van onze zorggroep op donderdag 7 januari, van 16.30 tot 20.00 uur, ontvangen wij 220 medewerkers in de hal van ons hoofdkantoor. Het is een staande receptie. Wij verzoeken u om een offerte voor:

1. 25 statafels
2. 2 bars van 2 meter
3. 220 champagneglazen en 250 wijnglazen
4. 3 barmedewerkers
5. 5 garderoberekken
6. een spreekgestoelte met microfoon en 1 draadloze handmicrofoon voor de directie
7. een geluidsinstallatie voor de toespraak en voor muziek
8. een dj voor de avond, met 2 dj-spelers en een dj-mengpaneel
9. 12 accu-uplights in de kleur van het huis
10. een rode loper van 10 meter bij de ingang
11. een technicus die de hele avond aanwezig blijft

Een fotohokje met begeleiding graag als optie vermelden.

Met vriendelijke groet,
R. Hendrikx
Facilitair bedrijf`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('table_cocktail', 25),
        needs('bar_unit', 2),
        needs(/Champagne flute/, [220, 240]),
        needs(/Wine glass/, [250, 275]),
        needs('crew_bar', [3, 30]),
        needs('coat_rail', 5),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 3]),
        needs(SPEAKERS, [1, 10]),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('uplight', 12),
        needs('carpet', 1),
        needs(['crew_technician', 'crew_sound'], [1, 12]),
        offers('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...ANY_JOB],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'gazebo', 'inflatable'],
      title: [/nieuwjaar|receptie|zorg/i, /220/],
    },
  },
];
