import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, OPERATORS, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES, TOILETS } from '../../usual.ts';
import { ANY_JOB, MEETING, OUTDOORS, PARTY_OFFERS } from '../usual.ts';

export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-theater-open-air',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Liebe Leute vom Klangwerk,

unser Amateurtheater spielt im Juli den "Sommernachtstraum" im Schlosspark Jever, 6 Vorstellungen an zwei Wochenenden (rechnet bitte sechs Spieltage), je 180 Plätze. Tribüne und Stühle stellt die Gemeinde, Toiletten auch.

Was uns fehlt: 10 Headsets, Pult dafür, zwei Tops links/rechts auf Stativ und zwei kleine als Delay hinten, 8 Profilscheinwerfer, 8 wetterfeste LED-Scheinwerfer, Dimmer, Lichtpult, 2 Kurbelstative, 100 m Lichterkette für die Wege, 6 Funkgeräte für die Abendregie. Strom kommt aus dem Schloss (CEE 32), Verteilung bitte mitbringen. Ton fährt unser Jonas, Licht ebenfalls jemand von uns, also nur Aufbauhilfe: 2 Helfer für einen Tag.

Nebel wäre schön, aber der Denkmalschutz sagt nein.

Herzlich, Imke`,
    good: {
      attendees: [180, 1080],
      days: 6,
      must: [
        needs('mic_headset', [6, 10]),
        needs('mixing_console', 1),
        needs('speaker_top', [4, 4]),
        needs('speaker_stand', [2, 4]),
        needs('profile_spot', 8),
        needs(/IP65/, 8),
        needs('dimmer', [1, 3]),
        needs('lighting_console', 1),
        needs('lighting_stand', 2),
        needs('festoon', [5, 6]),
        needs('two_way_radio', 6),
        needs('power_distro', [1, 4]),
        needs('crew_stagehand', 2),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [
        ...SPEECH.filter((each) => !OPERATORS.includes(each)),
        ...OUTDOORS,
        'amplifier',
        'dmx_splitter',
        'clamp',
        'stage_wash',
        'lifting_tower',
        'stagebox',
      ],
      offers: ['subwoofer', 'stage_monitor', 'audio_player', 'intercom', 'gazebo'],
      excluded: [...SEATS, ...TOILETS, 'hazer', 'smoke_machine', 'effect_fluid', 'crew_sound', 'crew_lighting'],
      silly: ['generator', 'projector', 'lectern', 'dance_floor', 'line_array'],
      title: [/jever/i, /180/],
    },
  },
  {
    id: 'ho-abiball',
    language: 'de',
    catalogue: 'klangwerk',
    description:
      'abiball stadthalle verden 20.6. ca. 500 leute. stadthalle hat tische stühle bühne strom licht auf der bühne. brauchen noch: dj mit technik, fette anlage mit bass, 3 funkmikros, beamer + große leinwand (6m) für die fotoshow, 20 strahler an die wände, effektlicht tanzfläche, seifenblasen, 1 spiegelkugel. aufbau ab 14 uhr mit 2 helfern. preis bitte mit und ohne dj 😎',
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs(SPEAKERS, [4, 16]),
        needs('subwoofer', [2, 8]),
        needs('mic_wireless_handheld', 3),
        needs('projector', 1),
        needs(/600 x 338/, 1),
        needs('uplight', 20),
        needs(['moving_head', 'disco_light', 'strobe'], [1, 12]),
        needs('bubble_machine', 1),
        needs('mirror_ball', 1),
        needs(['dj_player', 'dj_controller'], [1, 4]),
        needs('dj_mixer', 1),
        either(needs('crew_dj', 1), offers('crew_dj', 1)),
        needs('crew_stagehand', 2),
      ],
      should: [needs('lighting_console', 1), needs(/PU2010B|UDX/, 1), needs(OPERATORS, [1, 4]), needs('transport')],
      allowed: [...LOUD, ...STAGE_LIGHT, ...MEETING, 'effect_fluid', 'moving_head', 'disco_light'],
      offers: [...PARTY_OFFERS.filter((each) => each !== 'sofa'), 'smoke_machine', 'hazer', 'video'],
      excluded: [...SEATS, ...TABLES, ...PLATFORM, 'mobile_stage'],
      silly: ['generator', 'lectern', 'drum_kit', 'toilet', 'marquee'],
      title: [/verden/i, /500/],
    },
  },
  {
    id: 'ho-messe-stand-angebot',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Angebotsanfrage 2026-0417
Messestand Halle 5, Messe Bremen, 3 Messetage (22.–24.09.)
1 Stk. Display 86 Zoll, auf Ständer
1 Stk. LED-Wand Indoor 3 x 2 m, mit Prozessor und Zuspielung
2 Stk. Aktivlautsprecher klein
1 Stk. Headset
4 Stk. Barhocker, 1 Thekenelement
WLAN-Accesspoint: entfällt
Auf-/Abbau durch Ihr Personal; Standbetreuung nicht erforderlich
Stromanschluss 3 kW seitens Messe`,
    good: {
      days: 3,
      must: [
        needs(/86/, 1),
        needs('display_stand', 1),
        needs('led_wall', 6),
        needs('video_processor', 1),
        needs('playback_laptop', 1),
        needs('speaker_top', 2),
        needs('mic_headset', 1),
        needs('bar_stool', 4),
        needs('bar_unit', 1),
      ],
      should: [needs(/A27/, 6), needs('crew_stagehand'), needs('transport')],
      allowed: [
        ...ANY_JOB,
        'mixing_console',
        'speaker_stand',
        'audio_cable',
        'video_cable',
        'truss',
        'truss_base',
        'crew_video',
        'crew_technician',
        'crew_rigger',
      ],
      offers: ['presentation_clicker', 'audio_player', 'crew_sound', 'ballast', 'video_switcher'],
      excluded: ['network', 'generator'],
      silly: ['subwoofer', 'stage_deck', 'chair', 'lectern', 'projector', 'dance_floor'],
      title: [/bremen/i],
    },
  },
  {
    id: 'ho-weihnachtsfeier-werk',
    language: 'de',
    catalogue: 'demo',
    description:
      'Weihnachtsfeier unserer Spedition, 13. Dezember, beheizte Lagerhalle in Osnabrück, 150 Mitarbeiter mit Partner, also dreihundert Personen. Gewünscht werden runde Tische für je 10 mit Hussen bzw. Tischdecken, 300 gepolsterte Stühle, 2 Theken, eine kleine Tanzfläche 6 x 4 m, Musikanlage für Hintergrund und DJ (DJ bringen wir mit, er braucht aber CDJs und Mischpult), 1 Funkmikrofon, 30 Uplights in Rot, Garderobenständer. Essen, Geschirr, Getränke und Kellner: Catering. Toiletten sind vorhanden, Heizung wie gesagt auch.',
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('table_round', [30, 32]),
        needs('tablecloth', [30, 36]),
        needs(['chair', 'chair_banquet'], 300),
        needs('bar_unit', 2),
        needs('dance_floor', 24),
        either(needs(SPEAKERS, [2, 10]), needs('pa_package', [1, 3])),
        needs('dj_player', [2, 4]),
        needs('dj_mixer', 1),
        needs('mic_wireless_handheld', 1),
        needs('uplight', 30),
        needs('coat_rail', [3, 8]),
      ],
      should: [needs(/5ft 6in/, [30, 32]), needs(/120in/, [30, 36]), needs('transport'), needs('crew_stagehand')],
      allowed: [...LOUD, ...ANY_JOB, 'dj_booth', 'disco_light', 'lighting_console', 'lighting_package'],
      offers: [...PARTY_OFFERS.filter((each) => !['crew_dj', 'crew_waiter'].some((one) => one === each)), 'lectern'],
      excluded: [
        'crew_dj',
        'crew_waiter',
        'crockery',
        'cutlery',
        'glassware',
        'space_heater',
        'patio_heater',
        ...TOILETS,
      ],
      silly: ['generator', 'marquee', 'projector', 'stage_monitor', 'drum_kit'],
      title: [/osnabr(ü|ue)ck/i, /300/],
    },
  },
];
