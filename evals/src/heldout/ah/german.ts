import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SEATS } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';
import { LAMPS, OPERATOR, sound } from './shared.ts';

/** In German: a works meeting, a summer party, a reading. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-ah-betriebsversammlung',
    language: 'de',
    catalogue: 'foerde',
    description: `Sehr geehrte Damen und Herren,

am Freitag, dem 12. November, halten wir vormittags in unserer Lagerhalle eine Betriebsversammlung mit rund 250 Mitarbeitenden ab. Wir bitten um ein Angebot über:

- Bühne 6 x 4 m mit Treppe
- Beschallung für Sprache, 2 Handfunkmikrofone, 2 Headsets
- Rednerpult
- lichtstarken Beamer (12.000 Lumen), Leinwand 4 m, Laptop und Presenter
- einen Techniker vor Ort

Die Stühle stellen wir aus der Kantine. Strom ist in der Halle reichlich vorhanden, ein Aggregat braucht es nicht, und die Hallenheizung läuft. Auf Bühnenlicht möchten wir verzichten.

Mit freundlichen Grüßen
Betriebsrat`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', 12),
        sound([2, 8]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_headset', 2),
        needs('lectern', 1),
        needs(/12\.000 Lumen/, 1),
        needs(/400 x 230/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs(OPERATOR, [1, 3]),
      ],
      should: [needs('stage_steps', [1, 2]), needs('stage_leg', 12), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...RADIO_MICS, 'subwoofer', 'line_array'],
      offers: MEETING_OFFERS,
      excluded: [...SEATS, 'generator', 'fuel', 'space_heater', 'patio_heater', ...LAMPS, 'crew_lighting'],
      silly: ['toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'stage_monitor', 'beer_table_set', 'table_round'],
      title: [/betriebsversammlung/i, /250/],
    },
  },
  {
    id: 'ho-ah-sommerfest-wiese',
    language: 'de',
    catalogue: 'isarhang',
    description: `Hallo zusammen,

unser Sommerfest steigt am Freitag, 9. Juli, ab 16 Uhr auf der Wiese neben dem Büro, etwa 160 Kolleginnen und Kollegen. Wir hätten gern:

1 Zelt 10 x 20 m
20 Biertischgarnituren und 8 Stehtische mit weißen Hussen
2 Theken, 2 Kühlschränke
6 Lichterketten
3 Mobiltoiletten und 1 barrierefreie
Musik: ein Trio (Gesang, Akustikgitarre, Cajón) spielt zwei Stunden, dafür eine kleine Anlage mit Tontechniker. Ein Funkmikro für die Chefin brauchen wir auch.

Auf der Wiese gibt es keinen Strom, also bitte mit Aggregat und Kabeln. Falls es regnet: seitlich geschlossen wäre gut.

Viele Grüße
Jana`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Zelt 10 x 20/, 1),
        needs('beer_table_set', 20),
        needs('table_cocktail', 8),
        needs(/Husse/, 8),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs('festoon', 6),
        needs('toilet', 3),
        needs('toilet_accessible', 1),
        sound([1, 4]),
        needs('crew_sound', [1, 2]),
        either(needs('mic_wireless_handheld', [1, 3]), needs(/Rede-Paket|Akkubox/, [1, 2])),
        needs('generator', [1, 2]),
        needs(['power_cable', 'power_distro']),
      ],
      should: [needs(['mic_wired', 'mic_instrument'], [1, 6]), needs('transport')],
      allowed: [...OUTDOORS, ...BAND, 'marquee_floor', 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'lectern', 'exhibition_stand', 'flip_chart', 'pinboard', 'choir_riser'],
      title: [/sommerfest/i, /160/],
    },
  },
  {
    id: 'ho-ah-lesung-buecherei',
    language: 'de',
    catalogue: 'foerde',
    description: `Guten Tag, die Stadtbücherei plant für Donnerstag, 18. März, 19:30 Uhr eine Lesung mit Gespräch: eine Autorin und ein Moderator auf einem kleinen Podest von 4 x 2 m, etwa achtzig Zuhörer. Wir brauchen das Podest mit einer Treppe, 80 verkettbare Reihenstühle, eine kleine Sprachanlage, zwei Ansteckmikrofone und ein Handmikro (Funk) für Fragen aus dem Publikum. 4 Stehtische für den Wein danach und 100 Weingläser. Lieferung bitte am selben Tag ab 15 Uhr. Unser Rahmen liegt bei 900 Euro.`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('stage_deck', 4),
        needs(/Stuhl, Reihe/, [80, 84]),
        sound([1, 4]),
        needs('mic_wireless_lapel', 2),
        either(needs('mic_wireless_handheld', 1), needs(/Rede-Set/, 1)),
        needs('table_cocktail', 4),
        needs(/glas/i, [100, 110]),
      ],
      should: [needs('stage_steps', 1), needs('stage_leg', 4), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'mic_wireless_handheld'],
      offers: [
        ...MEETING_OFFERS,
        'tablecloth',
        'refrigeration',
        'bar_unit',
        'crew_waiter',
        'armchair',
        'sofa',
        'carpet',
      ],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'crowd_barrier',
        'dance_floor',
        'beer_table_set',
        'line_array',
        'led_wall',
      ],
      title: [/lesung|b(ü|ue)cherei/i, /80/],
    },
  },
];
