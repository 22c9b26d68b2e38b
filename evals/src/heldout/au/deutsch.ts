import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';
import { CHEFS, LAMPS } from './common.ts';

/** In German: a fire brigade's jubilee, a cooperative's assembly, a conference abroad. */
export const ABROAD_DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-au-feuerwehr',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

unsere Freiwillige Feuerwehr Süderbrook wird 125 und das feiern wir am Samstag, 29. August, auf der Wiese hinterm Gerätehaus mit ungefähr 250 Leuten.

Wir brauchen von euch:

- Zelt 10 x 30 m mit Boden
- 32 Festzeltgarnituren
- 10 Stehtische
- 15 Lichterketten fürs Zelt
- eine kleine Bühne 4 x 2 m, 40 cm hoch, mit Treppe
- Rede-Set mit Funkmikro für die Grußworte
- den WC-Wagen und eine barrierefreie Kabine
- 40 Absperrgitter
- Stromerzeuger 30 kVA mit Verteiler und Leitungen

Der DJ am Abend bringt seine eigene Anlage samt Tanzlicht mit. Bierwagen, Kühlschränke und Gläser stellt die Brauerei. Teller und Besteck hat der Grillmeister dabei. Ordner sind wir selber.

Was soll das kosten? Lieferung bitte schon Freitag.

Gruß, Hauke`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Zelt, 10 x 30/, 1),
        needs('marquee_floor', [300, 300]),
        needs('beer_table_set', [32, 32]),
        needs('table_cocktail', 10),
        needs('festoon', 15),
        needs('stage_deck', 4),
        needs(/Rede-Set/, [1, 2]),
        needs('toilet_trailer', 1),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', [40, 40]),
        needs(/30 kVA/, 1),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_leg', 4),
        needs('power_distro', [1, 4]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'crew_steward'), ...PLATFORM, 'crew_technician', 'mic_wireless_handheld'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater'],
        'crew_dj',
        'disco_light',
        'glassware',
        'refrigeration',
        'crew_steward',
      ),
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'crew_dj',
        'disco_light',
        'subwoofer',
        /Disco-Set/,
        'refrigeration',
        'crew_steward',
      ],
      silly: ['projector', 'exhibition_stand', 'interpretation_booth', 'stage_monitor', 'flip_chart', 'table_desk'],
      title: [/süderbrook|feuerwehr|125/i, /250/],
    },
  },
  {
    id: 'ho-au-genossenschaft',
    language: 'de',
    catalogue: 'seeblick',
    description: `Guten Tag

Für die Generalversammlung unserer Wohnbaugenossenschaft am Donnerstag, 7. Mai, um 19 Uhr in der Mehrzweckhalle Rüschbach (innen) suchen wir noch Technik und Mobiliar. Angemeldet sind 280 Genossenschafterinnen und Genossenschafter.

Konzertbestuhlung für 280 Personen, Reihenstühle
Beamer, 10 000 Lumen, und die 4-m-Leinwand
Präsentationslaptop und Presenter
Rednerpult mit Schwanenhalsmikrofon
3 Funkmikrofone für Fragen aus dem Saal
Beschallung für die ganze Halle, mit Tontechniker
Höranlage
30 Stehtische mit Hussen für den anschliessenden Apéro
3 Garderobenständer

Die Bühne samt Bühnenbeleuchtung gehört zur Halle und wird vom Hauswart bedient. Den Apéro richtet der Landfrauenverein aus, Gläser und Servicepersonal inklusive.

Besten Dank für Ihre Offerte
Reto Ammann, Verwaltung`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs(/Reihenstuhl/, [280, 290]),
        needs(/10000 Lumen/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [3, 4]),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 3])),
        needs('crew_sound', [1, 12]),
        needs('table_cocktail', 30),
        needs('induction_loop', 1),
        needs('coat_rail', 3),
      ],
      should: [needs('mic_lectern', 1), needs('presentation_clicker', 1), needs(/Hussen/, 30), needs('transport')],
      allowed: [...MEETING, ...LOUD, 'mic_wired'],
      offers: without(MEETING_OFFERS, ...PLATFORM, ...LAMPS, 'stage_deck'),
      excluded: [...STAGES, ...LAMPS, ...CHEFS, 'glassware'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'beer_table_set'],
      title: [/rüschbach|generalversammlung|genossenschaft/i, /280/],
    },
  },
  {
    id: 'ho-au-fachtagung-exeter',
    language: 'de',
    catalogue: 'leven',
    description: `Sehr geehrte Damen und Herren,

wir veranstalten am 21. und 22. Oktober eine zweitägige Fachtagung zur Küstenforschung in Exeter mit 120 Teilnehmenden.

Plenum (120 Personen, Theaterbestuhlung):
• Projektor 6.000 Lumen mit Leinwand, ca. 3 m breit
• Laptop und Klicker
• Rednerpult
• Tonanlage mit 2 Ansteckmikrofonen und 2 Handmikrofonen
• 1 Dolmetscherkabine und 120 Empfänger (Deutsch/Englisch)

Drei Seminarräume mit je 30 Personen:
• je ein 55-Zoll-Bildschirm und ein Flipchart

Foyer: Empfangstheke, 20 Posterwände

An beiden Tagen hätten wir gern einen Techniker vor Ort. Bitte bieten Sie uns die Aufzeichnung der Vorträge mit einer Kamera als Option an.

Mit freundlichen Grüßen
Dr. Wiebke Lorenzen`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs('projector', 1),
        needs(/Screen 10 x 6/, 1),
        needs('playback_laptop', [1, 4]),
        needs('lectern', 1),
        either(needs(SPEAKERS, [2, 6]), needs('pa_package', [1, 2])),
        needs('mic_wireless_lapel', [2, 2]),
        needs('mic_wireless_handheld', [1, 3]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [120, 126]),
        needs(/TV 55/, 3),
        needs('flip_chart', 3),
        needs('registration_desk', 1),
        needs('pinboard', 20),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [needs('presentation_clicker', [1, 4]), needs('transport')],
      allowed: [...MEETING, 'interpretation_transmitter', ...SEATS],
      offers: [...MEETING_OFFERS, ...RADIO_MICS, 'video_recorder', 'table_desk', 'camera', 'crew_camera'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'line_array'],
      title: [/exeter|tagung/i, /120/],
    },
  },
];
