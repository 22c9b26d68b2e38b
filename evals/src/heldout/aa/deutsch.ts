import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SEATS, SLIDES, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

/** German: a school's ball, a works party, a conference, a wedding on the alp. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-aa-abiball',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

wir sind das Orga-Team vom Abiball in Rendsburg: Samstag, 26. Juni, Sporthalle, 240 Leute (Schüler, Eltern, Lehrer).

Das bräuchten wir von euch:
* 24 runde Tische für je 10 Personen mit weißen Tischdecken
* 240 Bankettstühle
* Bühne 6 x 4 m, 40 cm hoch, mit Treppe
* Musikanlage für 240 Leute zum Tanzen, dazu 2 Funkmikros für die Reden
* Beamer und die 4-m-Leinwand für die Abschlussfotos, samt Laptop
* 20 Uplights
* Tanzfläche 6 x 6 m
* 3 Garderoben, 1 Fotobox

Den DJ macht mein Bruder, der bringt sein Pult, seine Player und die Tanzlichter mit. Geschirr, Besteck und Gläser stellt der Caterer, Servicekräfte hat er auch dabei. Auf Nebel müssen wir verzichten, sonst rückt die Feuerwehr an.

Wäre super, wenn das Angebot bis Montag da wäre!
Jule`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/180 cm/, [24, 25]),
        needs('tablecloth', [24, 28]),
        needs('chair_banquet', [240, 250]),
        needs('stage_deck', [12, 12]),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'line_array'], [2, 8])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('projector', 1),
        needs(/400 x 230/, 1),
        needs('playback_laptop', 1),
        needs('uplight', [20, 20]),
        needs('dance_floor', [36, 36]),
        needs('coat_rail', 3),
        needs('photo_booth', 1),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        either(needs('subwoofer', [1, 6]), needs('pa_package', [1, 3])),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...SLIDES, ...PLATFORM, ...ANY_JOB, 'subwoofer', 'stage_wash', 'lighting_package'],
      offers: without(
        [...PARTY_OFFERS, 'lectern', 'display'],
        'disco_light',
        'crew_dj',
        'crew_waiter',
        'glassware',
        'hazer',
      ),
      excluded: [...DECKS, 'crew_dj', 'disco_light', ...TABLEWARE, 'crew_waiter', ...FOG],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'floodlight'],
      title: [/rendsburg|abiball/i, /240/],
    },
  },
  {
    id: 'ho-aa-betriebsfest',
    language: 'de',
    catalogue: 'foerde',
    description: `Sehr geehrte Damen und Herren,

für unser Betriebsfest am Freitag, 20. August, auf dem Werksgelände in Neumünster (ca. 180 Mitarbeiter, draußen) bitten wir um ein Angebot über:

- 1 Zelt 10 x 15 m mit Boden
- 24 Festzeltgarnituren
- 10 Stehtische
- 2 Tresen und 2 Kühlschränke
- 10 Lichterketten
- 4 WC-Kabinen und 1 barrierefreie
- 1 Beschallung für Ansprachen und Hintergrundmusik mit einem Handfunkmikrofon
- 4 Heizpilze für den Abend
- Lieferung und Abholung

Mit freundlichen Grüßen
Personalabteilung`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Zelt, 10 x 15/, 1),
        needs('marquee_floor', [150, 150]),
        needs('beer_table_set', [24, 24]),
        needs('table_cocktail', 10),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs('festoon', 10),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        either(needs('mic_wireless_handheld', [1, 2]), needs('pa_package', [1, 2])),
        needs('patio_heater', 4),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'subwoofer', 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...TABLEWARE, 'space_heater'],
      silly: ['projector', 'lectern', 'stage_monitor', 'table_round', 'line_array', 'flip_chart'],
      title: [/neumünster|betriebsfest/i, /180/],
    },
  },
  {
    id: 'ho-aa-fachtagung',
    language: 'de',
    catalogue: 'isarhang',
    description: `Guten Tag,

unser Verband veranstaltet am 7. und 8. Oktober eine zweitägige Fachtagung im Bildungshaus in Benediktbeuern mit 90 Teilnehmenden. Am ersten Nachmittag gibt es eine Podiumsdiskussion mit fünf Gästen, am zweiten Tag drei Workshopräume für je 25 bis 30 Personen.

Im Saal: ein heller Projektor (9.000 Lumen), die Leinwand 400 x 225, Notebook und Presenter. Übertragung ins Netz mit zwei Kameras samt Bedienung, Bildregie und Streamingkoffer.
In jedem Workshopraum: ein Monitor 65 Zoll, ein Flipchart und zwei Stellwände.
Am Eingang: ein Empfangstresen.
Dazu an beiden Tagen ein Medientechniker.

Der Saal hat eine fest eingebaute Tonanlage mit Funkmikrofonen, die der Haustechniker bedient; von dort bekommen wir auch den Ton für die Übertragung. Ein Rednerpult und eine kleine Bühne sind ebenfalls vorhanden. Tische und Stühle stellt das Haus. Unsere Fotografin kommt selbst mit. Licht brauchen wir keines.

Mit freundlichen Grüßen
Dr. Annegret Wiesner`,
    good: {
      attendees: 90,
      days: 2,
      must: [
        needs(/9\.000 lm/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 4]),
        needs('presentation_clicker', [1, 4]),
        needs('camera', [2, 2]),
        needs('crew_camera', [2, 4]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('display', [3, 3]),
        needs('flip_chart', [3, 3]),
        needs('pinboard', [6, 6]),
        needs('registration_desk', 1),
        needs('crew_technician', [1, 24]),
      ],
      should: [needs('transport')],
      allowed: [...SLIDES, ...BROADCAST, ...ANY_JOB, 'audio_cable', 'di_box'],
      offers: ['drape', 'coat_rail', 'two_way_radio', 'induction_loop', 'signage', 'confidence_monitor', 'led_wall'],
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
        'mixing_console',
        'crew_sound',
        'lectern',
        ...STAGES,
        ...SEATS,
        'table_round',
        'table_trestle',
        'crew_photographer',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'crew_lighting',
        'uplight',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'beer_table_set', ...FOG],
      title: [/benediktbeuern|tagung/i, /90/],
    },
  },
  {
    id: 'ho-aa-almhochzeit',
    language: 'de',
    catalogue: 'isarhang',
    description: `Grüß Gott,

wir heiraten am 19. Juni auf einer Alm bei Lenggries und feiern dort mit 60 Gästen. Gern hätten wir von Ihnen das Zelt 6 x 12 m mit Boden, 6 runde Bankettische mit weißen Tischdecken, 60 schwarze Klappstühle für die Trauung auf der Wiese, 10 Girlanden, 12 Akku-Scheinwerfer, 4 Wärmepilze und 25 m² Tanzparkett. Als Ausschank reicht ein Modul.

Die Band (fünf Mann) bringt ihre komplette Anlage selbst mit und leiht uns für die Reden ein Mikro. Toiletten hat die Alm genug, und Strom kommt aus dem eigenen Wasserkraftwerk, ein Aggregat braucht es also nicht. Bedienungen und Geschirr sind Sache der Wirtin.

Was kostet das inkl. Aufbau und Anfahrt?

Herzlich
Magdalena & Korbinian`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/Zelt 6 x 12/, 1),
        needs('marquee_floor', [72, 72]),
        needs('table_round', [6, 7]),
        needs(/Tischdecke/, [6, 8]),
        needs(/klappbar/, [60, 64]),
        needs('festoon', 10),
        needs(/Akku-Scheinwerfer/, [12, 12]),
        needs('patio_heater', 4),
        needs('dance_floor', [25, 25]),
        needs('bar_unit', [1, 1]),
      ],
      should: [needs('crew_stagehand'), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...SEATS],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater'],
        ...LOOS,
        'glassware',
        'crew_waiter',
        'stage_roof',
      ),
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'stage_monitor',
        ...RADIO_MICS,
        'mic_wired',
        'crew_sound',
        ...LOOS,
        'generator',
        'fuel',
        ...TABLEWARE,
        'crew_waiter',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'camera'],
      title: [/lenggries|alm|hochzeit/i, /60/],
    },
  },
];
