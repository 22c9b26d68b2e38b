import { type EvalBrief, either, needs } from '../expectation.ts';
import {
  BAND,
  BROADCAST,
  CARRIAGE,
  HANDS,
  LINEN,
  LOUD,
  MAINS,
  OPERATORS,
  PARTY_LIGHT,
  PLATFORM,
  PODIUM,
  SEATS,
  SITE_POWER,
  SLIDES,
  SPEECH,
  TABLEWARE,
  WALL,
} from '../usual.ts';

export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'stadtfest',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Ausschreibung Stadtfest Elsfleth, Samstag 22. August, ca. 1.500 Besucher über den Tag.

Bühne: Rundbogenbühne mit Dach, drei Coverbands zu je fünf Musikern (eigene Backline), Beschallung des Marktplatzes, Monitoring, Mikrofone, Bühnenlicht, je ein Techniker für Ton und Licht.
Gelände: 60 Bierzeltgarnituren, 40 Absperrgitter, 20 Bauzaunelemente, 10 Toilettenkabinen, 8 Funkgeräte.
Strom: Die Stadt stellt einen CEE-63-A-Anschluss direkt an der Bühne, ein Aggregat ist nicht erforderlich.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['line_array', 'speaker_top'], [4, 16]),
        needs('subwoofer', [2, 12]),
        needs('stage_monitor', [4, 8]),
        needs('mic_wired', [3, 16]),
        needs('di_box', [2, 10]),
        needs('mixing_console', [1, 2]),
        needs(['stage_wash', 'moving_head', 'lighting_package', 'profile_spot'], [1, 32]),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('beer_table_set', 60),
        needs('crowd_barrier', 40),
        needs('fencing', 20),
        needs('toilet', 10),
        needs('two_way_radio', 8),
        needs('power_distro', [1, 8]),
      ],
      should: [
        needs(/63 A/, [1, 4]),
        needs('crew_stagehand', [2, 12]),
        needs('mic_instrument', [2, 10]),
        needs('transport'),
      ],
      allowed: [
        ...BAND,
        ...PARTY_LIGHT,
        ...MAINS,
        ...HANDS,
        ...CARRIAGE,
        'hazer',
        'crew_electrician',
        'crew_project_manager',
        'mic_wireless_handheld',
        'floodlight',
        'gazebo',
      ],
      offers: ['festoon', 'strobe', 'led_wall', 'video_processor', 'drape'],
      excluded: ['generator', 'fuel', 'drum_kit', 'guitar_amp', 'bass_amp', 'keyboard'],
      silly: ['chair', 'dance_floor', 'stage_deck', 'lectern', 'projector', 'mirror_ball', 'marquee'],
      unmetToo: [/behindert|rollstuhl|barrierefrei|accessible|hand|pit|feuerl|sanit|ordner/i],
      title: [/elsfleth/i, /1[.,]?500/],
    },
  },
  {
    id: 'trauerfeier-im-freien',
    language: 'de',
    catalogue: 'demo',
    description:
      'Trauerfeier auf einem Waldfriedhof bei York, die Familie kommt aus Deutschland. 80 Personen, etwa eine Stunde im Freien. Ein Rednerpult mit Mikrofon, eine dezente Beschallung, Musik vom Zuspieler, 80 weiße Klappstühle und vier Pavillons 3 x 3 m gegen Regen. Strom gibt es dort nicht. Kein Licht, keine Bühne.',
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('lectern', 1),
        needs(['mic_lectern', 'mic_wireless_handheld', 'mic_wireless_lapel'], [1, 2]),
        either(needs(['speaker_top', 'speaker_column'], 2), needs('pa_package', 1)),
        needs('audio_player', 1),
        needs(/White Folding Chair/, [80, 84]),
        needs('gazebo', 4),
        needs('generator', 1),
      ],
      should: [needs(['crew_sound', 'crew_technician'], 1), needs('transport')],
      allowed: [...SPEECH, ...SITE_POWER, ...HANDS, ...CARRIAGE],
      offers: ['plants', 'parasol', 'patio_heater', 'carpet', 'toilet', 'toilet_accessible'],
      excluded: ['lighting', 'crew_lighting', 'stage_deck', 'mobile_stage'],
      silly: ['subwoofer', 'dance_floor', 'bar_unit', 'projector', 'stage_monitor', 'marquee'],
      title: [/york/i, /80/],
    },
  },
  {
    id: 'tagung',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Sehr geehrte Damen und Herren,

für unsere Fachtagung am 12. und 13. März in der Stadthalle Cloppenburg erwarten wir 120 Teilnehmerinnen und Teilnehmer. Bitte bieten Sie an: Beamer und Leinwand, Rednerpult mit Mikrofon, 4 Ansteckmikrofone für die Podiumsdiskussion, 2 Funkmikrofone für Fragen aus dem Publikum, Beschallung, Videoaufzeichnung mit einer Kamera sowie einen Techniker an beiden Tagen.

Bestuhlung und Bühne stellt die Halle. Licht wird nicht benötigt.

Mit freundlichen Grüßen
Dr. Anke Brörmann, Tel. 04471 555 27`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', [1, 2])),
        needs('camera', 1),
        needs([...OPERATORS], [1, 3]),
      ],
      should: [
        needs('mixing_console', 1),
        needs('video_recorder', 1),
        needs('playback_laptop', [1, 2]),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...SLIDES, ...BROADCAST, 'confidence_monitor', ...MAINS, ...HANDS, ...CARRIAGE],
      offers: ['induction_loop', 'display', 'display_stand', 'audio_recorder', 'armchair'],
      excluded: [...SEATS, 'stage_deck', 'lighting', 'crew_lighting'],
      silly: ['subwoofer', 'dance_floor', 'line_array', 'generator', 'toilet', 'dj_player'],
      title: [/cloppenburg/i, /120/],
    },
  },
  {
    id: 'firmenjubilaeum',
    language: 'de',
    catalogue: 'klangwerk',
    description: `75 Jahre Böttcher Maschinenbau: Festabend am 19. September in unserer Montagehalle in Varel, 250 Gäste.

– runde Tische zu je 10 Personen und Stühle für alle
– Bühne 6 x 4 m, 60 cm hoch, mit Treppe
– LED-Wand 4 x 2,5 m hinter der Bühne, Zuspieler für Filme
– Moderatorin mit Headset, ein Handmikro für den Bürgermeister
– fünfköpfige Coverband mit eigenen Instrumenten und Verstärkern, sonst ohne Technik
– 20 Akku-Strahler für die Wände
– Rednerpult

Essen, Geschirr, Gläser und Tischwäsche kommen vom Caterer. Strom (63 A) ist vorhanden. Bitte kein Feuerwerk, keine Funken.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('table_round', [20, 25]),
        needs('chair', [250, 260]),
        needs('stage_deck', 12),
        needs(/Steckfuß 60/, [32, 48]),
        needs('stage_steps', [1, 2]),
        needs('led_wall', 10),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 6]),
        needs('stage_monitor', [3, 6]),
        needs('mixing_console', 1),
        needs(/Astera/, 20),
        needs('lectern', 1),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs('mic_wired', [2, 8]),
        needs('di_box', [2, 8]),
        needs('video_processor', 1),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('stage_wash', [4, 24]),
        needs('crew_lighting', [1, 2]),
        needs('crew_stagehand', [2, 8]),
        needs('transport'),
      ],
      allowed: [
        ...BAND,
        ...WALL,
        ...PLATFORM,
        ...PARTY_LIGHT,
        ...PODIUM,
        ...MAINS,
        ...HANDS,
        ...CARRIAGE,
        'crew_project_manager',
        'table_trestle',
      ],
      offers: ['dance_floor', 'camera', 'hazer', 'table_cocktail', 'bar_unit', 'drape'],
      excluded: [...TABLEWARE, ...LINEN, 'spark_machine', 'generator'],
      silly: ['projector', 'projection_screen', 'toilet', 'drum_kit', 'guitar_amp', 'marquee'],
      unmetToo: [/tisch/i],
      title: [/varel/i, /250/],
    },
  },
  {
    id: 'abiball',
    language: 'de',
    catalogue: 'klangwerk',
    description:
      'Abiball in der Mehrzweckhalle Rastede, 300 Personen. Bühne 8 x 4 m (40 cm hoch), zwei Funkmikrofone für die Reden, Beamer und große Leinwand für Bilder, ein DJ mit kompletter Technik für die Party danach, ein Verfolger für die Zeugnisübergabe, Partylicht. Nebel ist wegen der Brandmeldeanlage verboten. Tische und Stühle sind in der Halle, Getränke verkauft der Förderverein.',
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('stage_deck', 16),
        needs(/Steckfuß 40/, [40, 64]),
        needs('mic_wireless_handheld', 2),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 6]),
        needs('followspot', 1),
        needs(['moving_head', 'stage_wash', 'lighting_package', 'mirror_ball', 'strobe'], [1, 40]),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('playback_laptop', 1),
        needs('transport'),
      ],
      allowed: [
        ...LOUD,
        ...SLIDES,
        ...PLATFORM,
        ...PARTY_LIGHT,
        'strobe',
        ...MAINS,
        ...HANDS,
        ...CARRIAGE,
        'dance_floor',
        'stage_monitor',
      ],
      offers: ['uplight', 'camera', 'lectern', 'table_cocktail', 'silent_disco', 'mic_headset'],
      excluded: ['hazer', 'smoke_machine', 'effect_fluid', 'chair', 'table_round', 'table_trestle', 'bar_unit'],
      silly: ['generator', 'toilet', 'drum_kit', 'marquee', 'interpretation_booth'],
      title: [/rastede/i, /300/],
    },
  },
  {
    id: 'mitgliederversammlung-knapp',
    language: 'de',
    catalogue: 'klangwerk',
    description:
      'Mitgliederversammlung 150 Pers., Sa. 18.4.: Beschallung, 3 Funkmikros, Beamer + Leinwand, Abholung durch uns',
    good: {
      attendees: 150,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column'], [2, 6]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [2, 3]),
        needs('projector', 1),
        needs('projection_screen', 1),
      ],
      allowed: [
        'mixing_console',
        'speaker_stand',
        'mic_stand',
        'audio_cable',
        'power_cable',
        'video_cable',
        'playback_laptop',
        'presentation_clicker',
        'consumables',
      ],
      offers: ['crew_sound', 'crew_video', 'lectern', 'mic_lectern', 'display', 'audio_player'],
      excluded: ['transport'],
      silly: ['subwoofer', 'stage_deck', 'lighting', 'chair', 'led_wall', 'dance_floor'],
    },
  },
  {
    id: 'mietliste',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Mietanfrage (Selbstabholung, ohne Personal):
1.200 Stapelstühle – falls nicht so viele da sind, bitte alle
80 Klapptische
24 Podeste 2x1 m mit 40er Füßen (4 je Podest)
ein Dutzend Stehtische
6 x Funkmikrofon (Hand)
2 x 18"-Subs, 4 x 12"-Tops mit Stativen
2 CDJ und 1 DJM
10 Absperrgitter
8 Stk. Schuko 10 m`,
    good: {
      must: [
        needs('chair', [300, 1200]),
        needs('table_trestle', [50, 80]),
        needs(/Podest 2 x 1/, 24),
        needs(/Steckfuß 40/, 96),
        needs('table_cocktail', 12),
        needs('mic_wireless_handheld', 6),
        needs('subwoofer', 2),
        needs('speaker_top', 4),
        needs('speaker_stand', 4),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('crowd_barrier', 10),
        needs(/Schuko 10 m/, 8),
      ],
      allowed: ['batteries', 'amplifier'],
      excluded: ['crew', 'transport'],
      silly: ['lighting', 'projector', 'toilet', 'mixing_console', 'marquee'],
      unmetToo: [/st(u|ü)hl|tisch/i],
    },
  },
  {
    id: 'hochzeit-scheune',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Hallo zusammen,

wir heiraten am 11. Juli in einer Scheune bei Wiefelstede, 90 Gäste. Freie Trauung draußen auf der Wiese: kleine Anlage und ein Funkmikrofon für die Rednerin. Abends legt unser DJ auf, er bringt CD-Player und Mischpult selbst mit, braucht aber eine Anlage mit Bass.

Außerdem hätten wir gerne 12 Akku-Strahler für die Balken, 80 m Lichterkette, 10 Stehtische mit Husse und eine Tanzfläche 6 x 6 m. LOVE-Buchstaben wären ein Traum. Tische, Stühle und Geschirr hat der Hof. Bitte kein Nebel, das Stroh liegt oben.`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('mic_wireless_handheld', 1),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 6]),
        needs('subwoofer', [1, 3]),
        needs(/Astera/, 12),
        needs('festoon', 4),
        needs('table_cocktail', 10),
        needs('dance_floor', 36),
      ],
      should: [needs('mixing_console', [1, 2]), needs('transport')],
      allowed: [
        ...LOUD,
        ...PARTY_LIGHT,
        ...MAINS,
        ...HANDS,
        ...CARRIAGE.filter((each) => each !== 'consumables'),
        'tape',
        'batteries',
      ],
      offers: ['projector', 'projection_screen', 'bar_unit', 'mirror_ball', 'patio_heater', 'gazebo'],
      excluded: [
        'dj_player',
        'dj_mixer',
        'crew_dj',
        'table_round',
        'table_trestle',
        'chair',
        'hazer',
        'smoke_machine',
        'effect_fluid',
      ],
      silly: ['marquee', 'toilet', 'stage_deck', 'stage_monitor', 'mic_instrument', 'line_array'],
      unmet: [/love|buchstaben/i],
      title: [/90/],
    },
  },
];
