import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

const VEREIN_OFF: readonly Selector[] = [
  'bar_unit',
  'refrigeration',
  ...TABLEWARE,
  'marquee_floor',
  'generator',
  'fuel',
];
const KIRCHE_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_wired',
  'mixing_console',
  'crew_sound',
  ...SEATS,
  'space_heater',
  'crew_camera',
];

/** In German: a conference abroad, a club in its tent, a choir in its church. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-bl-fachtagung',
    language: 'de',
    catalogue: 'yarrow',
    description: `Sehr geehrte Damen und Herren,

unser Verband veranstaltet am 13. und 14. Oktober eine deutsch-britische Fachtagung zur Moorrenaturierung in Harrogate. Wir rechnen mit 90 Teilnehmern.

Für das Plenum (Reihenbestuhlung) benötigen wir:
- Beamer mit 6.000 Lumen und eine Leinwand von etwa 3 Metern Breite
- Laptop und Presenter
- Rednerpult mit Schwanenhalsmikrofon
- 2 Ansteckmikrofone und 2 Funk-Handmikrofone
- Beschallung für Sprache
- eine Dolmetscherkabine für zwei Personen und 90 Empfänger mit Kopfhörer

Dazu drei Gruppenräume für je 30 Personen mit je einem 55-Zoll-Bildschirm und einem Flipchart.

Bitte planen Sie an beiden Tagen einen Techniker ein.

Mit freundlichen Grüßen
Dr. Henrike Ollmann`,
    good: {
      attendees: 90,
      days: 2,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 4]),
        needs('presentation_clicker', [1, 4]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 6]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [90, 100]),
        needs(/TV, 55in/, 3),
        needs('flip_chart', 3),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [needs(/6K/, 1), needs('transport')],
      allowed: [...MEETING, 'interpretation_transmitter', 'crew_interpreter', ...SEATS],
      offers: MEETING_OFFERS,
      unmetToo: [/dolmetsch|sender|strahler/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', ...FOG],
      title: [/harrogate|fachtagung|moor/i, /90/],
    },
  },
  {
    id: 'ho-bl-turnverein',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

unser Turnverein wird 75 und das feiern wir am Samstag, 4. Juli, mit 240 Gästen auf der Wiese hinterm Vereinsheim. Wir hätten gern von euch:

Zelt 10 x 30 m
30 Festzeltgarnituren
kleine Bühne 4 x 3 m, 40 cm hoch, mit Treppe, für die Ehrungen
ein Rede-Set dazu
15 Lichterketten
6 WC-Kabinen und eine barrierefreie
8 Mülltonnen

Theke und Kühlschränke stellt die Brauerei. Teller, Besteck und Gläser bringt der Caterer mit. Einen Zeltboden brauchen wir nicht, die Wiese ist eben und trocken. Strom kommt aus dem Vereinsheim, also bitte kein Aggregat.

Schöne Grüße
Heiko`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Zelt, 10 x 30/, 1),
        needs('beer_table_set', 30),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs(/Rede-Set/, 1),
        needs('festoon', 15),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('waste_bin', 8),
      ],
      should: [needs(/Steckfüße 40/, 6), needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, ...PLATFORM, ...RADIO_MICS], ...VEREIN_OFF),
      offers: without(
        [
          ...OUTDOORS_OFFERS,
          'space_heater',
          'disco_light',
          'uplight',
          'crew_dj',
          'dance_floor',
          'photo_booth',
          'table_cocktail',
          'stage_wash',
          'lighting_package',
          'crew_waiter',
          'subwoofer',
        ],
        ...VEREIN_OFF,
      ),
      excluded: VEREIN_OFF,
      silly: ['projector', 'stage_monitor', 'hazer', 'line_array', 'led_wall', 'registration_desk'],
      title: [/turnverein|verein|75/i, /240/],
    },
  },
  {
    id: 'ho-bl-adventskonzert',
    language: 'de',
    catalogue: 'isarhang',
    description: `Grüß Gott,

für unser Adventskonzert am Sonntag, 6. Dezember, um 17 Uhr in der Pfarrkirche St. Korbinian suchen wir einen Verleih. Es singt der Kirchenchor (50 Sängerinnen und Sänger), begleitet von einem Streichquartett. Wir erwarten 300 Besucher.

Gebraucht werden:
• ein Podest 6 x 4 m, 40 cm hoch, mit einem Aufgang
• Chortritte für die 50 Sänger
• schlichtes, warmes Licht auf Chor und Quartett, mit einem Lichttechniker
• 2 Kameras mit Stativ, eine Bildregie und das Streaming, weil das Konzert ins Altenheim übertragen wird

Lautsprecher und Mikrofone sind in der Kirche fest eingebaut, um den Ton kümmert sich unser Mesner. Die Besucher sitzen in den Kirchenbänken, Stühle für das Quartett haben wir. Geheizt ist auch. Die Kameras bedienen zwei Jugendliche aus der Pfarrei, Kameraleute brauchen wir also keine.

Vergelt's Gott
Pfarrbüro St. Korbinian`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('choir_riser', 5),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 20]),
        needs('crew_lighting', [1, 12]),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
      ],
      should: [needs(/Steckbeine 40/, 12), needs('transport')],
      allowed: without(
        [...PLATFORM, ...STAGE_LIGHT, ...BROADCAST, ...ANY_JOB, 'audio_cable', 'crew_technician'],
        ...KIRCHE_OFF,
      ),
      offers: [
        'mic_instrument',
        'uplight',
        'drape',
        'audio_recorder',
        'music_stand',
        'display',
        'coat_rail',
        'crew_photographer',
        'two_way_radio',
        'induction_loop',
        'playback_laptop',
      ],
      excluded: KIRCHE_OFF,
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'stage_monitor',
        'disco_light',
        'moving_head',
        'bar_unit',
      ],
      title: [/advent|korbinian|konzert/i, /300/],
    },
  },
];
