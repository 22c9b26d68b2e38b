import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { BACKLINE, TABLE_TOP } from './not-here.ts';

/** A town's call for prices, a firm's anniversary, a choir's concert. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-x-altstadtfest',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Stadtverwaltung, Kulturamt - Preisanfrage Altstadtfest, Bühne am Kirchplatz
Veranstaltungstag: Samstag, 12. Juni, 14 bis 23 Uhr. Erwartete Besucher: ca. 800

Leistungsverzeichnis
01 Rundbogenbühne 8 x 6 m, überdacht, 1 Stück
02 Line-Array, 8 Elemente, dazu 4 Subwoofer 18", aktiv
03 Digitalpult mit mindestens 32 Kanälen und Stagebox
04 6 Bühnenmonitore, 10 Gesangsmikrofone mit Kabel, 6 DI-Boxen, 2 Funkmikrofone Handsender
05 Lichtset Bühne klein, 2 Stück, sowie 6 Moving Heads Wash
06 je eine Fachkraft Ton und Licht
07 40 Absperrgitter
08 30 Bierzeltgarnituren
09 Toilettenkabinen, 6 Stück

Bauseits bzw. nicht Gegenstand der Anfrage
- Stromanschluss 63 A CEE stellen die Stadtwerke, Aggregate entfallen.
- Der Ordnungsdienst ist bereits vergeben.
- Ausschank, Kühlung und Gläser liegen beim Getränkeverlag.
- Die Bands bringen ihre Backline mit.
- Nebel und Dunst sind wegen der Nähe zum Altersheim nicht gestattet.`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs(/X32|M32|TF1/, 1),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', 6),
        needs(/SM58/, 10),
        needs('di_box', 6),
        needs('mic_wireless_handheld', 2),
        needs('lighting_package', 2),
        needs('moving_head', 6),
        needs('crew_sound', [1, 14]),
        needs('crew_lighting', [1, 14]),
        needs('crowd_barrier', 40),
        needs('beer_table_set', 30),
        needs('toilet', 6),
      ],
      should: [needs('power_distro', [1, 6]), needs('power_cable'), needs('mic_stand', [8, 24]), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'generator',
        'fuel',
        'crew_steward',
        'bar_unit',
        'refrigeration',
        'glassware',
        ...BACKLINE,
        'hazer',
        'smoke_machine',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'flip_chart', 'interpretation_booth'],
      title: [/altstadtfest|kirchplatz/i, /800/],
    },
  },
  {
    id: 'ho-x-firmenjubilaeum',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Hallo zusammen,

unsere Schreinerei wird 75 und wir feiern das am Freitag, 24. September, ab 17 Uhr in der eigenen Fertigungshalle mit 180 Leuten (Belegschaft, Kunden, Familie).

Gebraucht werden: eine Bühne 6 x 4 m in 60 cm Höhe mit Treppe und schwarzer Blende, ein Rednerpult mit Schwanenhalsmikro, 2 Handfunkmikrofone, eine Anlage für die Reden und später für die Coverband (4 Tops, 2 Bässe, Pult), 4 Monitore, ein Beamer mit 7.000 Lumen und die 4-m-Leinwand für den Film, 16 Akkustrahler für die Wände, 20 Stehtische mit Husse und 18 runde Tische mit 10 Plätzen. Dazu jemand, der den Ton fährt.

Stühle leiht uns der Sportverein, da brauchen wir nichts. Geschirr, Besteck, Gläser und die Bedienung hat der Metzger mit drin. Einen DJ wollen wir nicht, die Band reicht. Den Laptop mit dem Film bringt meine Tochter mit. Heizen müssen Sie auch nicht, die Halle ist warm.

Unser Rahmen liegt bei 6.000 Euro netto.

Viele Grüße
Annegret Holzapfel`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Podest 2 x 1/, 12),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 20]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(['speaker_top', 'line_array', 'speaker_column'], 4),
        needs('subwoofer', 2),
        needs('mixing_console', 1),
        needs('stage_monitor', 4),
        needs(/VMZ71/, 1),
        needs(/400 x 225/, 1),
        needs('uplight', 16),
        needs('table_cocktail', 20),
        needs('table_round', 18),
        needs('crew_sound', [1, 14]),
      ],
      should: [
        needs(/Steckfuß 60/, [12, 48]),
        needs('speaker_stand', [2, 4]),
        needs('video_cable'),
        needs('transport'),
      ],
      allowed: [...SHOW, ...PLATFORM, 'video_cable', 'crew_video', 'mic_wired'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, 'mic_headset', 'mic_wireless_lapel'],
      excluded: [
        'chair',
        ...TABLE_TOP,
        'crew_waiter',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'playback_laptop',
        'space_heater',
        'patio_heater',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'flip_chart', 'interpretation_booth', 'fencing'],
      title: [/schreinerei|jubil|75|fertigungshalle/i, /180/],
    },
  },
  {
    id: 'ho-x-weihnachtsoratorium',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Betreff: Leihliste Oratorium

Guten Tag Herr Wessels,

wie am Telefon besprochen die Liste der Kantorei für Samstag, 18. Dezember, Stadtkirche, etwa 400 Zuhörer:

4 Chorpodeste, 3-stufig
12 Podeste 2 x 1 m auf 40 cm für das Orchester, mit 2 Treppen
28 Notenpulte
32 Stapelstühle für die Musiker
12 Stufenlinsen samt Dimmer und einem kleinen Lichtpult
2 Säulen (die mit Bass) mit Kleinmixer und einem Handfunkmikrofon für die Begrüßung
3 Paar NT5 und der kleine Recorder für unseren Mitschnitt
eine Fachkraft Licht von 15 bis 22 Uhr, 4 Helfer zum Aufbau

Anlieferung bitte Freitag ab 13 Uhr. Können Sie uns Anfahrt und Mehrwertsteuer getrennt ausweisen?

Freundliche Grüße
Kantorin D. Rautenberg`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('choir_riser', 4),
        needs(/Podest 2 x 1/, 12),
        needs('stage_steps', 2),
        needs('music_stand', 28),
        needs('chair', [32, 34]),
        needs(/Stufenlinse/, 12),
        needs('dimmer', [1, 3]),
        needs('lighting_console', 1),
        needs('speaker_column', 2),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 1),
        needs(/NT5/, [3, 3]),
        needs('audio_recorder', 1),
        needs('crew_lighting', [1, 14]),
        needs('crew_stagehand', [4, 32]),
      ],
      should: [needs(/Steckfuß 40/, [12, 48]), needs('mic_stand', [2, 8]), needs('power_cable'), needs('transport')],
      allowed: [
        ...SPEECH,
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...LOUD,
        'power_cable',
        'power_distro',
        'crew_project_manager',
        'consumables',
      ],
      offers: [...SHOW_OFFERS, 'mic_headset', 'induction_loop'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'disco_light', 'beer_table_set', 'hazer'],
      title: [/oratorium|stadtkirche|kantorei/i, /400/],
    },
  },
];
