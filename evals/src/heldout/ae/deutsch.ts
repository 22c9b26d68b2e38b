import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SITE_POWER, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';
import { loud, operator, talk } from './common.ts';

/** Over a shelf from the fjord: a town's specification, a firm's jubilee, a club's list. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-ae-hafenfest-leistung',
    language: 'de',
    catalogue: 'foerde',
    description: `LEISTUNGSBESCHREIBUNG
Vergabe Nr. 17/26, Mietleistungen für das Hafenfest der Stadt Eckernförde

1 Allgemeines
Das Hafenfest findet am Samstag, dem 10. Juli, von 11 bis 23 Uhr auf der Mole statt. Erwartet werden über den Tag 3.000 Besucherinnen und Besucher. Der Aufbau ist am Freitag ab 8 Uhr möglich.

2 Leistungen des Auftragnehmers
2.1 Ein Bühnenwagen mit Dach, mindestens 8 x 6 m.
2.2 Beschallung der Bühne für Musikgruppen: 8 Line-Array-Elemente, 4 Subwoofer, digitales Mischpult, 4 Bühnenmonitore, 4 Gesangsmikrofone mit Stativen, 2 Funkmikrofone für die Moderation, eine Fachkraft Ton.
2.3 Bühnenlicht: 16 LED-PAR und 6 Moving Heads mit einer Fachkraft Licht.
2.4 60 Festzeltgarnituren.
2.5 12 Faltpavillons 3 x 3 m.
2.6 100 Absperrgitter.
2.7 30 Lichterketten für die Uferpromenade.
2.8 20 Mülltonnen 240 l.
2.9 8 Handsprechfunkgeräte.

3 Leistungen Dritter bzw. bauseits
3.1 Die Stromversorgung erfolgt aus den Senkelektranten der Stadtwerke; Stromerzeuger sind nicht anzubieten.
3.2 Die Toilettenwagen stellt der Hafenmeister.
3.3 Ordnungsdienst und Sanitätsdienst sind gesondert vergeben.
3.4 Ausschank und Kühlung: Brauerei, einschließlich Tresen, Gläsern und Kühlschränken.

4 Vertragsbedingungen
Es gelten die VOL/B sowie die Hausordnung des Hafens. Nebelfluid, Pyrotechnik und Ähnliches sind auf der Mole wegen der Seezeichen untersagt. Die Bindefrist beträgt sechs Wochen. Rechnungen ausschließlich als XRechnung.`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs(/Mischpult, digital/, 1),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 2]),
        needs(/LED-PAR$/, [16, 16]),
        needs('moving_head', 6),
        needs('crew_lighting', [1, 2]),
        needs('beer_table_set', [60, 60]),
        needs('gazebo', 12),
        needs('crowd_barrier', [100, 100]),
        needs('festoon', [30, 30]),
      ],
      should: [
        needs('mic_wired', [4, 4]),
        needs('mic_stand', [4, 10]),
        needs('waste_bin', 20),
        needs('two_way_radio', 8),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...STAGE_LIGHT, 'mic_instrument', 'di_box', 'stage_steps', 'stage_handrail'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [...FOG, ...TABLEWARE, ...LOOS, 'generator', 'crew_steward', 'bar_unit', 'refrigeration'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'flip_chart', 'pinboard'],
      title: [/eckernf(ö|oe)rde|hafenfest/i, /3[.,]?000/],
    },
  },
  {
    id: 'ho-ae-firmenjubilaeum',
    language: 'de',
    catalogue: 'foerde',
    description: `Guten Tag,

unsere Tischlerei in Schleswig wird 50 und wir feiern am Freitag, 3. September, in der leergeräumten Werkhalle mit 150 Gästen. Ich hätte gern ein Angebot über:

- 15 runde Tische 180 cm mit langen weißen Decken
- 150 Bankettstühle
- 12 Stehtische für den Empfang im Hof
- Geschirr, Besteck und Weingläser für 150 Personen, dazu 150 Sektgläser
- 20 Akku-Uplights
- eine kleine Bühne 4 x 2 m, 40 cm hoch, mit Treppe, für Reden
- Anlage mit 2 Handfunkmikros, die man danach auch zum Tanzen aufdrehen kann, und einen Tontechniker
- Tanzparkett 36 m²
- DJ für fünf Stunden
- Fotobox

Die Theke bauen wir uns selbst, wir sind ja Tischler. Servietten hat meine Frau schon gekauft. Beamer brauchen wir keinen, die alten Bilder hängen gerahmt an der Wand, und geheizt wird mit der Späneheizung.

Mit freundlichen Grüßen
Hinnerk Petersen`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/rund, 180/, [15, 15]),
        needs('tablecloth', [15, 17]),
        needs('chair_banquet', [150, 158]),
        needs('table_cocktail', 12),
        needs('crockery', [150, 480]),
        needs('cutlery', [150, 165]),
        needs(/Glas, Wein/, [150, 320]),
        needs(/Glas, Sekt/, [150, 165]),
        needs('uplight', [20, 20]),
        needs('stage_deck', 4),
        loud(6),
        needs('crew_sound', [1, 1]),
        needs('dance_floor', [36, 36]),
        needs('crew_dj', 1),
      ],
      should: [
        needs('mic_wireless_handheld', [1, 2]),
        needs('photo_booth', 1),
        needs('stage_steps', 1),
        needs(/40 cm, 4er/, 4),
        needs('transport'),
      ],
      allowed: [...LOUD, ...PLATFORM, ...ANY_JOB, ...DECKS, 'glassware', 'disco_light'],
      offers: [...PARTY_OFFERS, ...PARTY_LIGHT],
      excluded: ['bar_unit', 'napkin', 'projector', 'projection_screen', 'space_heater', 'patio_heater'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array', 'pinboard', 'flip_chart', 'lectern'],
      title: [/schleswig|jubil(ä|ae)um|tischlerei/i, /150/],
    },
  },
  {
    id: 'ho-ae-segelclub-protokoll',
    language: 'de',
    catalogue: 'foerde',
    description: `SEGELVEREIN HOLNIS e. V.
Protokoll der Vorstandssitzung vom 14. Januar, Auszug

TOP 3: Deutsche Jugendmeisterschaft, 5. bis 8. August (vier Tage), 220 Seglerinnen und Segler, dazu Betreuer

Der Vorsitzende berichtet, dass der Verband die Meisterschaft an uns vergeben hat. Nach längerer Aussprache (zu Parkplätzen siehe TOP 5) wird beschlossen, folgende Sachen zu mieten; Frauke holt das Angebot ein:

1. Zelt 10 x 30 m als Messe, mit Boden auf ganzer Fläche
2. 30 Festzeltgarnituren für das Zelt
3. 8 WC-Kabinen und 1 barrierefreie
4. Siegerehrung: Podeste für eine Fläche von 6 x 4 m, 40 cm hoch, eine Treppe, schwarze Blende
5. Beschallung für Zelt und Siegerehrung, 2 Handfunkmikrofone und ein Kopfbügel für den Sprecher
6. 4 Monitore 65 Zoll für Ergebnisse und Wetter, dazu 2 Laptops
7. 16 Handsprechfunkgeräte für die Boote
8. 2 Stromerzeuger 6 kVA
9. 3 Kühlschränke
10. 10 Mülltonnen
11. Jemand, der am ersten Tag alles einrichtet und am letzten bei der Siegerehrung den Ton fährt

Abstimmung: 6 dafür, 1 Enthaltung (Kassenwart).

TOP 4: Die Slipanlage. Vertagt.`,
    good: {
      attendees: [220, 280],
      days: 4,
      must: [
        needs(/10 x 30/, 1),
        needs('marquee_floor', [300, 300]),
        needs('beer_table_set', [30, 30]),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('stage_deck', [12, 12]),
        talk(),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs('display', 4),
        needs('two_way_radio', 16),
        needs(/6 kVA/, 2),
        needs('refrigeration', 3),
        needs('waste_bin', 10),
      ],
      should: [
        needs('playback_laptop', 2),
        needs('stage_steps', 1),
        needs('stage_skirt', [6, 20]),
        needs(/40 cm, 4er/, 12),
        operator(2),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, ...SITE_POWER, ...MEETING],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
      silly: ['dance_floor', 'disco_light', 'hazer', 'table_round', 'napkin', 'moving_head', 'photo_booth'],
      title: [/holnis|segel|meisterschaft/i, /220/],
    },
  },
];
