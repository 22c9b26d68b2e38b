import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEECH } from '../../usual.ts';
import {
  ANY_JOB,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** In German: a music society's jubilee, a university's call, a wedding, a works meeting. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-w-musikverein',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Grüß Gott,

unser Musikverein Oberweiler wird 125. Gefeiert wird am Samstag, 17. Juli, auf dem Dorfplatz mit Blaskapelle am Nachmittag und einer Coverband ab 20 Uhr, etwa 500 Gäste.

Bitte um ein Angebot für:
- die überdachte Rundbogenbühne
- 60 Bierzeltgarnituren
- 10 Faltpavillons
- Tonanlage für 500 Personen mit 4 Bässen, 6 Monitoren und einem Tontechniker
- 2 Funk-Handmikrofone für die Ansprachen, 8 SM58 und 6 DI-Boxen
- Licht für die Abendband mit Techniker
- 20 Lichterketten
- 8 Toilettenkabinen
- 40 Notenpulte

Den Ausschank macht der Verein mit eigener Theke. Die Coverband bringt Schlagzeug und Verstärker selbst mit. Strom liegt am Platz, ein Aggregat ist also nicht nötig. Beim Aufbau helfen unsere Mitglieder, Helfer brauchen wir keine.

Mit freundlichen Grüßen
Anton Zeller, Vorstand`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('beer_table_set', 60),
        needs('gazebo', 10),
        either(needs('line_array', [6, 12]), needs('speaker_top', [4, 10])),
        needs('subwoofer', 4),
        needs('stage_monitor', 6),
        needs('crew_sound', [1, 16]),
        needs('mic_wireless_handheld', 2),
        needs(/SM58/, 8),
        needs('di_box', 6),
        needs(['stage_wash', 'moving_head', 'lighting_package']),
        needs('crew_lighting', [1, 16]),
        needs('festoon', 20),
        needs('toilet', 8),
        needs('music_stand', [30, 40]),
      ],
      should: [needs('mixing_console', [1, 2]), needs('mic_stand'), needs('power_distro'), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      excluded: ['bar_unit', 'drum_kit', 'guitar_amp', 'bass_amp', 'generator', 'fuel', 'crew_stagehand'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'flip_chart', 'silent_disco'],
      title: [/oberweiler|musikverein|125/i, /500/],
      unmetToo: [/notenpult/i],
    },
  },
  {
    id: 'ho-w-erstsemester',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Beschränkte Ausschreibung, Hochschule am Mittelberg: Medientechnische Ausstattung der Erstsemesterbegrüßung, Mensa Campus Süd, 4. Oktober, 9:00 bis 13:00 Uhr, ca. 400 Studierende.

Leistungsverzeichnis
Pos. 1: Podest 6 m x 4 m, Höhe 60 cm, mit 2 Treppen und schwarzer Blende
Pos. 2: Beschallung für 400 Personen (Sprache), 1 Tontechniker
Pos. 3: 4 Funk-Handsender, 2 Headsets
Pos. 4: 1 Rednerpult mit Schwanenhalsmikrofon
Pos. 5: 1 Projektor mit 10.000 Lumen und Leinwand 6 m breit
Pos. 6: 1 Bildmischer, 1 Videotechniker
Pos. 7: 300 Stapelstühle
Pos. 8: Induktionsschleife

Bauseits vorhanden sind Notebooks und WLAN. Eine Aufzeichnung oder Übertragung findet nicht statt. Bühnenbeleuchtung ist nicht Gegenstand der Ausschreibung. Tische werden vom Studierendenwerk gestellt.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs(/Steckfuß 60/, [15, 48]),
        needs('stage_steps', 2),
        needs('stage_skirt', [10, 20]),
        either(needs('speaker_top', [2, 10]), needs('speaker_column', [2, 8]), needs('line_array', [4, 12])),
        needs('crew_sound', [1, 12]),
        needs('mic_wireless_handheld', 4),
        needs('mic_headset', 2),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(/EB-PU2010B/, 1),
        needs(/600 x 338/, 1),
        needs('video_switcher', 1),
        needs('crew_video', [1, 12]),
        needs('chair', 300),
        needs('induction_loop', 1),
      ],
      should: [needs('mixing_console', 1), needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: [
        'playback_laptop',
        'network',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'crew_lighting',
        'table_trestle',
        'table_round',
        'table_cocktail',
      ],
      silly: ['dance_floor', 'strobe', 'marquee', 'toilet', 'generator', 'beer_table_set'],
      title: [/mittelberg|erstsemester|hochschule|mensa/i, /400/],
    },
  },
  {
    id: 'ho-w-scheunenhochzeit',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Hallo liebes Klangwerk-Team,

wir heiraten am 5. Juni in einer Scheune bei Ettenheim, 110 Gäste.

Wir hätten gerne: eine Anlage zum Tanzen bis 3 Uhr, ein Funkmikro für die Reden, zwei CDJs mit Mischpult für unseren Kumpel, der auflegt (also keinen DJ), 16 Akku-Spots für die Balken, eine Spiegelkugel, 8 Lichterketten für den Hof, 25 qm Tanzboden, 10 Stehtische mit Husse und 6 Heizpilze. Für die Fotos der letzten 30 Jahre einen Beamer mit Leinwand.

Nebel bitte auf keinen Fall, da schlagen die Rauchmelder an. Tische und Stühle stehen schon in der Scheune. Bedienen können wir alles selbst, Techniker also nicht nötig. Abholen tun wir auch selber.

Liebe Grüße
Jule & Matze`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        either(needs('speaker_top', [2, 4]), needs('speaker_column', [2, 4])),
        needs('mic_wireless_handheld', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs(/Astera/, 16),
        needs('mirror_ball', 1),
        needs('festoon', 8),
        needs('dance_floor', 25),
        needs('table_cocktail', 10),
        needs('patio_heater', 6),
        needs('projector', 1),
        needs('projection_screen', 1),
      ],
      should: [needs('subwoofer', [1, 4]), needs('video_cable')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'video_cable'],
      offers: [...PARTY_OFFERS, 'playback_laptop'],
      excluded: [
        'crew_dj',
        'hazer',
        'smoke_machine',
        'effect_fluid',
        'chair',
        'table_trestle',
        'table_round',
        'crew_sound',
        'crew_lighting',
        'crew_video',
        'delivery',
        'mileage',
      ],
      silly: ['lectern', 'flip_chart', 'stage_monitor', 'crowd_barrier', 'generator', 'toilet'],
      title: [/ettenheim|hochzeit|scheune/i, /110/],
    },
  },
  {
    id: 'ho-w-betriebsversammlung',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Telefonnotiz, 11:20
Fr. Dr. Hahnel, Betriebsrat Gebr. Lorch Pumpen
Betriebsversammlung, Mi 24. März, 13–15 Uhr, Halle 3, 250 MA
Stühle 250, Bühne 4 x 2 m Höhe 40 mit Treppe, Rednerpult m. Mikro, 2 Handfunk für Fragen, 1 Ansteck
Beschallung Sprache, Beamer 7000 Lumen + Leinwand 4 m, Zuspieler-Laptop, Klicker
Dolmetscherkabine 1x, Empfänger 40 Stk (Dolmetscher kommen vom Büro Sanna)
Aufbau Di ab 17 Uhr, Techniker Ton vor Ort`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('chair', 250),
        needs('stage_deck', [4, 4]),
        needs(/Steckfuß 40/, [6, 16]),
        needs('stage_steps', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 1),
        either(needs('speaker_top', [2, 8]), needs('speaker_column', [2, 6])),
        needs(/VMZ71/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [40, 42]),
        needs('crew_sound', [1, 12]),
      ],
      should: [needs('mixing_console', 1), needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...SPEECH],
      offers: MEETING_OFFERS,
      silly: ['dance_floor', 'strobe', 'marquee', 'toilet', 'generator', 'beer_table_set', 'subwoofer'],
      title: [/lorch|betriebsversammlung|halle/i, /250/],
    },
  },
];
