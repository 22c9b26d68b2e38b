import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { OPERATORS, PLATFORM, SEATS, SPEAKERS, SPEECH, TABLES, TOILETS } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-betriebsversammlung',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Sehr geehrte Damen und Herren,

für unsere Betriebsversammlung am 12.03. in der Versandhalle in Bremen (ca. 420 Beschäftigte, stehend, Dauer etwa zwei Stunden) bitten wir um ein Angebot über:

- Beschallung der Halle, rund 50 x 30 m, nur Sprache
- Podest 4 x 3 m, 60 cm hoch, mit Treppe
- Rednerpult mit Mikrofon
- drei Funkhandmikrofone für Wortmeldungen
- ein Headset für die Betriebsratsvorsitzende
- LED-Wand ca. 4 x 2 m für die Präsentation samt Zuspieler
- Techniker für die Dauer der Veranstaltung

Strom (CEE 32 A) liegt an der Hallenwand an. Stühle brauchen wir nicht. Auf Bühnenlicht können wir verzichten, die Halle ist hell genug.

Mit freundlichen Grüßen
i. A. Kornelia Petz`,
    good: {
      attendees: 420,
      days: 1,
      must: [
        needs(SPEAKERS, [4, 14]),
        needs('stage_deck', [6, 7]),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 3),
        needs('mic_headset', 1),
        needs('led_wall', [8, 9]),
        needs('playback_laptop', [1, 2]),
        needs(OPERATORS, [1, 4]),
      ],
      should: [
        needs(/Steckfuß 60/, [16, 28]),
        needs(/A27/, [8, 9]),
        needs('video_processor', 1),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [
        ...MEETING,
        ...PLATFORM,
        'amplifier',
        'line_array',
        'truss',
        'truss_base',
        'hoist',
        'video_switcher',
        'ballast',
      ],
      offers: MEETING_OFFERS.filter((each) => each !== 'stage_wash'),
      excluded: [...SEATS, 'stage_wash', 'profile_spot', 'lighting_package', 'moving_head'],
      silly: ['subwoofer', 'generator', 'dance_floor', 'projector'],
      title: [/bremen/i, /420/],
    },
  },
  {
    id: 'ho-hochzeit-scheune',
    language: 'de',
    catalogue: 'klangwerk',
    description:
      'Hi! Wir heiraten am 27.6. in einer Scheune im Wendland 🎉 110 Gäste. Tische, Bänke und Geschirr hat der Hof. Brauchen: Anlage für DJ (der bringt nur Laptop und Controller mit), 1 Funkmikro für die Reden, 16 Akku-Strahler für die Balken in Amber, 6 Lichterketten à 20m, ne Spiegelkugel und Tanzboden 5x5. Evtl. 4 Heizpilze, bitte nur optional. Wir holen alles selbst mit dem Anhänger ab. LG Svenja & Malte',
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 6]),
        needs('mic_wireless_handheld', 1),
        needs('uplight', 16),
        needs('festoon', 6),
        needs('mirror_ball', 1),
        needs('dance_floor', 25),
        offers('patio_heater', 4),
      ],
      should: [needs('subwoofer', [1, 4]), needs('mixing_console', 1), needs(/AX5/, 16)],
      allowed: ['speaker_stand', 'audio_cable', 'power_cable', 'power_distro', 'consumables', 'amplifier', 'mic_stand'],
      offers: [...PARTY_OFFERS.filter((each) => each !== 'crew_dj'), 'crew_sound'],
      excluded: ['delivery', 'truck', 'dj_player', 'dj_controller', 'crew_dj', 'bench', 'beer_table_set', ...TABLES],
      silly: ['generator', 'lectern', 'projector', 'marquee', 'toilet', 'stage_deck'],
      title: [/110/],
    },
  },
  {
    id: 'ho-stadtfest-buehne',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Ausschreibung Stadtfest Melle, Fr.–So., 4.–6. September, Hauptbühne am Marktplatz, bis zu 2.500 Besucher gleichzeitig

Pos. 1  überdachte Bühne, mind. 8 x 6 m
Pos. 2  PA (Line-Array) inkl. Subwoofer für Live-Bands, Pegel am FOH max. 95 dB(A)
Pos. 3  6 Monitorwege, digitales Pult mit Stagebox, Mikrofonierung für eine achtköpfige Coverband
Pos. 4  Bühnenlicht: mind. 12 LED-PAR, 6 Moving Lights, Pult
Pos. 5  Bauzaun 80 lfm um den Backstagebereich
Pos. 6  Absperrgitter vor der Bühne, 20 lfm
Pos. 7  4 Funkgeräte
Pos. 8  Ton- und Lichttechniker an allen Tagen, Auf- und Abbauhelfer
Strom stellen die Stadtwerke (CEE 63 A und 32 A direkt an der Bühne). WC-Anlagen und Security beauftragt die Stadt gesondert. Nebelmaschinen sind wegen der Anwohner nicht erlaubt, Pyrotechnik ebenso wenig.`,
    good: {
      attendees: 2500,
      days: 3,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [6, 12]),
        needs('subwoofer', [4, 10]),
        needs('stage_monitor', [6, 8]),
        needs('mixing_console', [1, 2]),
        needs('stagebox', [1, 3]),
        needs(['mic_wired', 'mic_instrument'], [8, 30]),
        needs('stage_wash', [12, 36]),
        needs('moving_head', [6, 12]),
        needs('lighting_console', 1),
        needs('fencing', [23, 25]),
        needs('crowd_barrier', [9, 11]),
        needs('two_way_radio', 4),
        needs('crew_sound', [1, 4]),
        needs('crew_lighting', [1, 3]),
        needs('crew_stagehand', [2, 12]),
      ],
      should: [
        needs('di_box', [4, 10]),
        needs('mic_stand', [6, 30]),
        needs('power_distro', [1, 4]),
        needs('transport'),
      ],
      allowed: [
        ...SHOW,
        ...OUTDOORS.filter((each) => each !== 'generator'),
        'mic_wireless_handheld',
        'in_ear_monitor',
        'gazebo',
      ],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      excluded: ['smoke_machine', 'spark_machine', 'generator', 'crew_steward', ...TOILETS],
      silly: ['lectern', 'dance_floor', 'projector', 'marquee'],
      title: [/melle/i, /2[. ]?500/],
    },
  },
  {
    id: 'ho-hauptversammlung-dolmetscher',
    language: 'de',
    catalogue: 'klangwerk',
    description:
      'Jahrestagung des Verbands, zwei Tage, 80 Teilnehmende (davon 30 englischsprachig), Tagungshotel in Goslar. Gebraucht: Dolmetscherkabine für Deutsch/Englisch, 30 Empfänger (gern 3 Reserve), Tischsprechstellen für die elf Vorstandsmitglieder, Beamer mit 3-Meter-Leinwand, Mitschnitt des Tons. Zwei Dolmetscherinnen bringen wir mit. Hotel hat Bestuhlung, Rednerpult, WLAN, Flipcharts. Ein Techniker über beide Tage.',
    good: {
      attendees: 80,
      days: 2,
      must: [
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [30, 36]),
        needs('mic_conference', [11, 13]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('audio_recorder', 1),
        needs(OPERATORS, [1, 2]),
      ],
      should: [
        needs(/300 x 169/, 1),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        needs('transport'),
      ],
      allowed: [...MEETING, 'intercom'],
      offers: MEETING_OFFERS,
      excluded: ['crew_interpreter', 'lectern', 'flip_chart', 'network', ...SEATS],
      silly: ['subwoofer', 'generator', 'dance_floor', 'stage_monitor'],
      title: [/goslar/i, /80/],
    },
  },
  {
    id: 'ho-vereinsfest-kurz',
    language: 'de',
    catalogue: 'demo',
    description:
      'Sommerfest Schützenverein, ca 180 Leute, brauchen 22 Biertischgarnituren, Zelt ca. 6x12, 2 Klowagen od. Dixis, kleine Box mit Mikro für Ansprache u. Musik vom Handy. Strom da. Grill + Zapfanlage haben wir. Was kostets?',
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('beer_table_set', 22),
        needs('marquee', 1),
        needs(['toilet_trailer', 'toilet'], [1, 4]),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', [1, 2])),
        needs(['mic_wired', 'mic_wireless_handheld'], [1, 2]),
      ],
      should: [needs(/6m x 12m/, 1), needs('transport')],
      allowed: [...SPEECH, ...OUTDOORS.filter((each) => each !== 'generator'), 'marquee_floor', 'toilet_accessible'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'subwoofer', 'marquee_lining'],
      excluded: ['generator', 'cooking'],
      silly: ['stage_deck', 'projector', 'lectern', 'chair_banquet', 'table_round'],
      unmetToo: [/grill|zapf/i],
      title: [/180/],
    },
  },
];
