import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LINEN, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SLIDES, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';

/** In German over a Dutch shelf: a co-operative's meeting, a village feast, a leavers' ball, a funeral. */
export const IJSSEL_DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-bk-vertreterversammlung',
    language: 'de',
    catalogue: 'ijssel',
    description: `Sehr geehrte Damen und Herren,

am Dienstag, 9. Juni, findet in der Stadthalle Rhede unsere diesjährige Vertreterversammlung statt. Es nehmen 190 Vertreterinnen und Vertreter teil, Reihenbestuhlung.

Wir bitten um Ihr Angebot für:

1. Bühne 8 x 3 m, 40 cm hoch, eine Treppe, vorn schwarz verkleidet
2. Rednerpult mit Schwanenhalsmikrofon
3. 5 Ansteckmikrofone (Vorstand und Aufsichtsrat), 3 Handfunkmikrofone für Wortmeldungen
4. 190 Abstimmgeräte
5. Beamer mit 13.000 Lumen nebst Leinwand 4,50 m, Laptop und Klicker
6. Zwei Techniker für die Dauer der Versammlung (10 bis 14 Uhr)

Lautsprecher sind in der Halle fest eingebaut, Ihre Mikrofone werden dort nur angeschlossen. Stühle und Tische stellt die Stadthalle. Eine Aufzeichnung oder Übertragung findet aus rechtlichen Gründen nicht statt. Um das Mittagessen einschließlich Geschirr kümmert sich der Hallenwirt.

Mit freundlichen Grüßen
Vorstandssekretariat`,
    good: {
      attendees: 190,
      days: 1,
      must: [
        needs('stage_deck', [12, 24]),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 5),
        needs('mic_wireless_handheld', 3),
        needs('voting_system', [190, 200]),
        needs(/13\.000 lumen/, 1),
        needs('projection_screen', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [2, 30]),
      ],
      should: [
        needs(/450 x 250/, 1),
        needs('mic_lectern', 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 24]),
        needs('transport'),
      ],
      allowed: [...without(MEETING, ...SPEAKERS, 'speaker_stand', 'amplifier'), ...PLATFORM],
      offers: without(MEETING_OFFERS, 'camera', 'streaming_encoder', 'video_recorder', 'audio_recorder', 'crew_camera'),
      excluded: [
        ...SPEAKERS,
        ...SEATS,
        'table_trestle',
        'table_round',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'crockery',
        'cutlery',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'beer_table_set'],
      title: [/rhede|vertreterversammlung/i, /190/],
    },
  },
  {
    id: 'ho-bk-schuetzenfest',
    language: 'de',
    catalogue: 'ijssel',
    description: `Telefonnotiz Di. 14.20 Uhr
Schützenverein Suderwick, Hr. Terhorst

Schützenfest Fr. 3. bis So. 5. Juli, Wiese am Vereinsheim. Hauptabend Samstag, bis 350 Leute.

Will haben:
- die große Halle 15 x 30 mit Holzboden
- 45 Biertischgarnituren
- Bühne 6 x 4, 60 cm hoch, mit Treppe, für die Tanzkapelle
- 2 Toilettenwagen
- 60 Absperrgitter für den Umzug
- 10 Lichterketten in die Halle
- Verteiler und Kabel. Strom liegt am Vereinsheim (63 A), Aggregat also nicht nötig

Ton und Scheinwerfer bringt die Kapelle komplett selbst mit, nichts davon anbieten. Theke, Kühlung und Gläser stellt die Brauerei. Security hat er schon.

Aufbau ab Mittwoch. Rückruf bis Freitag.`,
    good: {
      attendees: 350,
      days: 3,
      must: [
        needs(/Aluhal 15 x 30/, 1),
        needs('beer_table_set', [45, 45]),
        needs('stage_deck', [12, 24]),
        needs('toilet_trailer', 2),
        needs('crowd_barrier', [60, 60]),
        needs('festoon', 10),
        needs('power_distro', [1, 8]),
      ],
      should: [
        needs('marquee_floor', [450, 450]),
        needs('power_cable'),
        needs('stage_steps', [1, 2]),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'generator', 'fuel', 'crew_steward'), ...PLATFORM],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater'],
        'crew_steward',
        'bar_unit',
        'refrigeration',
        'glassware',
        'disco_light',
        'moving_head',
        'lighting_package',
        'stage_wash',
        'crew_dj',
      ),
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'crew_sound',
        'stage_wash',
        'moving_head',
        'lighting_package',
        'profile_spot',
        'crew_lighting',
        'generator',
        'fuel',
        'bar_unit',
        'refrigeration',
        'glassware',
        'crew_steward',
      ],
      silly: ['projector', 'lectern', 'flip_chart', 'voting_system', 'interpretation_booth'],
      title: [/suderwick|sch(ü|ue)tzenfest/i, /350/],
    },
  },
  {
    id: 'ho-bk-abiball',
    language: 'de',
    catalogue: 'ijssel',
    description: `Hallo liebes Team,

wir sind das Abikomitee vom Gymnasium in Emmerich und feiern am Freitag, dem 26. Juni, unseren Abiball in der Reithalle. Mit Eltern und Lehrern sind wir 380 Leute.

Was wir brauchen:
* 38 runde Tische für je 10 Personen und 380 graue Stühle
* eine Bühne 6 x 3 m, 40 cm hoch, mit Treppe
* eine Anlage, die für Reden reicht und danach richtig Druck zum Tanzen macht, plus 2 Funkmikros zum In-die-Hand-Nehmen
* Tanzfläche 8 x 8 m
* Partylicht mit 8 Moving Heads und 20 Uplights für die Wände
* Beamer und Leinwand für die Fotoshow
* einen roten Teppich und ein Fotohäuschen
* jemanden, der den Ton macht

Den DJ haben wir schon, er bringt seine Player und sein Mischpult mit, aber keine Boxen. Nebel geht leider gar nicht, die Rauchmelder hängen direkt über der Bühne. Die Tischdecken nähen uns die Eltern.

Rechnet uns bitte als Option noch zwei Kaltfunkenfontänen aus. Unser Budget liegt bei ungefähr 9.000 Euro.

Viele Grüße
Jette und Malik`,
    good: {
      attendees: 380,
      days: 1,
      must: [
        needs(/rond, 180/, [38, 40]),
        needs(/zaal, grijs/, [380, 400]),
        needs('stage_deck', [9, 18]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', 2),
        needs('dance_floor', [64, 70]),
        needs('moving_head', 8),
        needs('uplight', 20),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('photo_booth', 1),
        needs('crew_sound', [1, 14]),
      ],
      should: [
        offers('spark_machine', 2),
        needs(/Rode loper/, [1, 2]),
        needs(['subwoofer', 'pa_package'], [1, 8]),
        needs('stage_steps', [1, 2]),
        needs('transport'),
      ],
      allowed: [...LOUD, ...PARTY_LIGHT, ...PLATFORM, ...SLIDES, ...ANY_JOB],
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS], ...FOG, ...LINEN, 'crew_dj'),
      excluded: [...DECKS, 'crew_dj', ...FOG, 'effect_fluid', 'tablecloth'],
      silly: ['generator', 'toilet', 'marquee', 'voting_system', 'interpretation_booth', 'exhibition_stand'],
      title: [/emmerich|abiball/i, /380/],
    },
  },
  {
    id: 'ho-bk-trauerfeier',
    language: 'de',
    catalogue: 'ijssel',
    description: `Guten Tag,

für eine Trauerfeier am Freitag, dem 13. November, um 11 Uhr auf dem Waldfriedhof in Rees benötigen wir Technik vor der Kapelle. Wir rechnen mit etwa 150 Trauergästen, die Feier findet draußen statt.

Bitte bieten Sie uns an: zwei Lautsprecher auf Stativen, ein Kopfbügelmikrofon für die Pfarrerin, ein Handfunkmikrofon für die Angehörigen, etwas zum Abspielen von drei Liedern vom USB-Stick, 90 weiße Klappstühle und für den Fall von Regen vier Faltpavillons 3 x 3 m. Dazu einen Techniker, der sich im Hintergrund hält.

Strom bekommen wir aus der Kapelle, ein Stromerzeuger ist nicht nötig. Ein Rednerpult steht bereit. Auf Scheinwerfer oder sonstiges Licht bitte verzichten, ebenso auf Pflanzen: den Blumenschmuck bringt die Gärtnerei.

Mit stillem Gruß
Bestattungshaus am Deich`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column'], 2), needs('pa_package', [1, 2])),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', 1),
        needs('audio_player', 1),
        needs(/klap, wit/, [90, 90]),
        needs('gazebo', 4),
        needs(['crew_technician', 'crew_sound'], [1, 10]),
      ],
      should: [needs('speaker_stand', 2), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'ballast', 'playback_laptop'],
      offers: without([...OUTDOORS_OFFERS, 'mic_lectern', 'audio_recorder', 'mic_wireless_lapel'], 'festoon', 'game'),
      excluded: ['lighting', 'generator', 'fuel', 'lectern', 'plants'],
      silly: ['dance_floor', 'disco_light', 'photo_booth', 'bar_unit', 'led_wall', 'stage_monitor', 'confetti_machine'],
      title: [/rees|trauerfeier/i, /150/],
    },
  },
];
