import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

const HOCHZEIT_OFF: readonly Selector[] = [...TABLEWARE, ...DECKS, 'crew_dj', 'disco_light', 'moving_head', 'marquee'];
const ABI_OFF: readonly Selector[] = [
  ...FOG,
  'effect_fluid',
  ...SEATS,
  'table_round',
  'table_trestle',
  'crew_photographer',
];
const JUZ_OFF: readonly Selector[] = [...STAGES, 'drum_kit', 'guitar_amp', 'bass_amp', 'crew_sound'];

/** Feste und Abende mit Musik. */
export const HUNTE_FESTE: readonly EvalBrief[] = [
  {
    id: 'ho-cf-scheunenhochzeit',
    language: 'de',
    catalogue: 'hunte',
    description: `Hallo liebes Hunte-Team,

wir heiraten am 29. August auf dem Hof meiner Großeltern in Goldenstedt, 120 Gäste. Um 15 Uhr ist die freie Trauung unter der Eiche, danach wird in der Scheune gegessen und getanzt.

Für die Trauung: 120 weiße Hochzeitsstühle (tragen wir hinterher in die Scheune), ein Traubogen, ein Kopfbügelmikro für die Rednerin und eine kleine Anlage, Strom ist am Baum.

Für die Scheune: 15 runde Tische für je 8, weiße Tischdecken dazu, 120 Stoffservietten, 80 m Lichterkette und 12 bunte Akkustrahler für die Wände. Eine Fotobox fänden wir auch schön.

Unser DJ Marek kommt mit eigener Anlage samt Pult und Tanzlicht, da fehlt nichts mehr. Teller, Besteck und Gläser hat der Caterer im Preis drin. Und ein Zelt wollen wir nicht, bei Regen gehen wir eben eher rein.

Liebe Grüße, Svea und Jannis`,
    good: {
      attendees: [120, 120],
      days: 1,
      must: [
        needs(/Hochzeitsstuhl/, 120),
        needs('ceremony_arch', 1),
        needs('mic_headset', 1),
        needs(SPEAKERS, [1, 4]),
        needs(/Tisch rund 150/, 15),
        needs(/Tischdecke rund/, [15, 17]),
        needs('napkin', [120, 130]),
        needs('festoon', 8),
        needs('uplight', 12),
        either(needs('photo_booth', 1), offers('photo_booth', 1)),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, ...HOCHZEIT_OFF),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], ...HOCHZEIT_OFF),
      excluded: HOCHZEIT_OFF,
      silly: [...LOOS, 'projector', 'stage_monitor', 'crowd_barrier', 'subwoofer', 'mobile_stage'],
      title: [/goldenstedt|hochzeit|trauung/i, /120/],
    },
  },
  {
    id: 'ho-cf-abiball',
    language: 'de',
    catalogue: 'hunte',
    description: `hi, wir sind das abiballkomitee vom gymnasium damme und brauchen technik für den 27. juni in der stadthalle. wir sind mit eltern 350 leute.

- anlage mit bass zum tanzen
- 2 funkmikros (handteile) für die moderation
- bühne 6x4 m, 60 cm hoch + treppe
- licht auf der bühne und tanzlicht, gerne 4 moving heads und ne spiegelkugel
- beamer mit 4 m leinwand für die fotoshow, laptop haben wir keinen, also bitte einen mit dazu
- roter teppich 10 m, fotowand
- dj von euch für den abend mit allem was der so braucht (cdj + mixer)
- 1 tontechniker

was nicht geht: nebel, auch kein dunst, da springen in der halle sofort die melder an. tische und stühle stellt die halle hin. für fotos kommt der onkel von lina, der macht das beruflich.

danke!! mia + comite`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 20]),
        either(needs('subwoofer', [1, 8]), needs(/Partyanlage/, [1, 3])),
        needs('mic_wireless_handheld', 2),
        needs('stage_deck', 12),
        needs('stage_leg', [12, 24]),
        needs('stage_steps', [1, 2]),
        either(needs('stage_wash', [4, 16]), needs('lighting_package', [1, 2]), needs('profile_spot', [2, 10])),
        needs('moving_head', 4),
        needs('mirror_ball', 1),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        needs('carpet', 1),
        needs('backdrop', 1),
        needs('crew_dj', 1),
        needs('dj_player', [2, 4]),
        needs('dj_mixer', 1),
        needs('crew_sound', 1),
      ],
      should: [needs('disco_light', [1, 2]), needs('transport'), needs(/Leinwand 4,00/, 1)],
      allowed: without([...SHOW, ...MEETING], ...ABI_OFF),
      offers: without([...SHOW_OFFERS, ...PARTY_OFFERS], ...ABI_OFF, 'backline'),
      excluded: ABI_OFF,
      silly: [...LOOS, 'generator', 'marquee', 'crowd_barrier', 'drum_kit'],
      title: [/abi|damme/i, /350/],
    },
  },
  {
    id: 'ho-cf-juz-bands',
    language: 'de',
    catalogue: 'hunte',
    description: `Bandabend im JuZ Lohne, Samstag 8.2., drei Bands, so um die 200 Leute.

Brauchen von euch:
PA mit Bässen für den Raum
4 Monitore
digitales Pult 32 Kanal mit Stagebox
6 SM58, Schlagzeugmikrokoffer, 4 Instrumentenmikros, 6 DI, Stative
8 LED-Scheinwerfer oder ein fertiges Bühnenlicht
ein bisschen Dunst

Schlagzeug und Amps schleppen die Bands selber an. Die Bühne ist bei uns fest drin. Mischen tut Torben, der macht das immer. Also ihr nur: hinstellen, anschließen, abends abholen.

Gruß Nele (Jugendpflege)`,
    good: {
      attendees: [180, 220],
      days: 1,
      must: [
        needs(SPEAKERS, [1, 16]),
        either(needs('subwoofer', [1, 8]), needs(/Partyanlage/, [1, 2])),
        needs('stage_monitor', 4),
        needs(/32 Kanal digital/, 1),
        needs('stagebox', [1, 2]),
        needs(/SM58/, 6),
        needs(/Schlagzeugmikro/, 1),
        needs(/SM57/, 4),
        needs('di_box', 6),
        needs('mic_stand', [6, 20]),
        either(needs('stage_wash', [8, 8]), needs('lighting_package', 1)),
        needs(FOG, 1),
      ],
      should: [needs('transport'), needs('hazer', 1), needs(['crew_technician', 'crew_stagehand'])],
      allowed: without(SHOW, ...JUZ_OFF, ...PLATFORM),
      offers: without(SHOW_OFFERS, ...JUZ_OFF, ...PLATFORM, 'backline'),
      excluded: JUZ_OFF,
      silly: [...LOOS, 'generator', 'marquee', 'projector', 'lectern', 'table_round'],
      title: [/juz|lohne|band/i, /200/],
    },
  },
  {
    id: 'ho-cf-gruenkohl',
    language: 'de',
    catalogue: 'hunte',
    description: `Sehr geehrte Damen und Herren,

die Landfrauen Drebber laden am Samstag, 16. Januar, zum Grünkohlessen ein, 160 Personen, auf der Wiese hinter dem Gemeindehaus.

Dafür suchen wir ein Zelt 10 x 20 m mit Holzboden auf ganzer Fläche, zwei Zeltheizungen, 20 runde Tische (150 cm), 160 Stühle gepolstert und 20 runde Tischdecken. Dazu 160 Teller, 160 Bestecke und 160 Biergläser.

Für die Ansprachen eine kleine Redeanlage mit einem Funkhandmikro. Abends ein wenig Musik vom Handy, bitte mit Zuspieler.

Außerdem ein WC-Wagen. Den Diesel für die Heizungen bitte mit anbieten.

Mit freundlichen Grüßen
Gesine Tiemann`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Festzelt 10 x 20/, 1),
        needs('marquee_floor', 200),
        needs('space_heater', 2),
        needs(/Tisch rund 150/, 20),
        needs(/gepolstert|Reihenstuhl|Hochzeitsstuhl/, 160),
        needs(/Tischdecke rund/, [20, 22]),
        needs('crockery', [160, 180]),
        needs('cutlery', [160, 180]),
        needs(/Bierglas/, [160, 200]),
        needs(SPEAKERS, [1, 4]),
        needs('audio_player', 1),
        needs('toilet_trailer', 1),
        needs('fuel'),
      ],
      should: [needs('transport'), needs(/Redeanlage/, 1)],
      allowed: [
        ...MEETING,
        'mic_wireless_handheld',
        'generator',
        'crew_electrician',
        'floodlight',
        'festoon',
        'uplight',
        'fire_extinguisher',
        'waste_bin',
        'coat_rail',
      ],
      offers: [...PARTY_OFFERS, 'serving', 'generator', 'toilet_accessible', 'hand_wash', 'floodlight', 'signage'],
      silly: ['projector', 'stage_monitor', 'subwoofer', 'moving_head', 'crowd_barrier', 'mobile_stage'],
      title: [/drebber|grünkohl|landfrauen/i, /160/],
    },
  },
  {
    id: 'ho-cf-hausmesse',
    language: 'de',
    catalogue: 'hunte',
    description: `Hausmesse Landtechnik Schumacher, 20. bis 22. Februar (3 Tage), Ausstellungshalle Visbek

Guten Tag, für unsere Hausmesse bitten wir um ein Angebot über:

LED-Wand innen, 4 x 2,5 m
8 Messestände 3 x 2 m
25 Stehtische mit Husse
2 Empfangspulte
5 Bildschirme 55 Zoll mit Standfuß
Beschallung der Halle für Ansagen und Hintergrundmusik mit 2 Funkhandmikros
20 Kübelpflanzen
4 Kühlschränke, 3 Tresen
500 Biergläser

Am ersten Tag brauchen wir für die Vorführung einen Videotechniker. Täglich kommen etwa 300 Besucher.

MfG
Tim Schumacher`,
    good: {
      attendees: [300, 900],
      days: 3,
      must: [
        needs('led_wall', [10, 10]),
        needs('exhibition_stand', 8),
        needs('table_cocktail', 25),
        needs(/Husse für Stehtisch/, 25),
        needs('registration_desk', 2),
        needs(/55 Zoll/, 5),
        needs(SPEAKERS, [1, 14]),
        needs('mic_wireless_handheld', 2),
        needs('plants', 20),
        needs('refrigeration', 4),
        needs('bar_unit', 3),
        needs(/Bierglas/, 500),
        needs('crew_video', [1, 3]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...ANY_JOB, 'media_server', 'truss', 'truss_base', 'video_processor'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: [...LOOS, 'generator', 'dance_floor', 'stage_monitor', 'disco_light', 'smoke_machine'],
      title: [/schumacher|hausmesse|visbek/i],
    },
  },
];
