import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const VEREIN_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'streaming_encoder',
  'camera',
  'crew_camera',
  'crew_stagehand',
];
const WERK_OFF: readonly Selector[] = ['crew_sound', 'crew_video', 'crew_lighting', 'lectern', 'plants', 'centrepiece'];
const TAGUNG_OFF: readonly Selector[] = [
  'crew_interpreter',
  'flip_chart',
  'pinboard',
  'camera',
  'crew_camera',
  'video_recorder',
  'streaming_encoder',
  'audio_recorder',
];
const EMPFANG_OFF: readonly Selector[] = [...SEATS, 'crockery', 'glassware', 'cutlery', 'crew_waiter', 'crew_bar'];
const CHOR_OFF: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'uplight',
  'lighting_console',
  'crew_lighting',
  'keyboard',
  'piano',
];
const THEATER_OFF: readonly Selector[] = [
  ...STAGES,
  'drape',
  'crew_lighting',
  'hazer',
  'smoke_machine',
  'effect_fluid',
];
const OUT_OF_PLACE: readonly Selector[] = [
  ...LOOS,
  'generator',
  'marquee',
  'dance_floor',
  'disco_light',
  'crowd_barrier',
];

/** Versammlungen, Tagungen und Konzerte unter einem Dach. */
export const HUNTE_SAELE: readonly EvalBrief[] = [
  {
    id: 'ho-cf-hauptversammlung',
    language: 'de',
    catalogue: 'hunte',
    description: `Betreff: Jahreshauptversammlung TSV Barnstorf

Moin zusammen,

am Freitag, den 6. März, ist bei uns Jahreshauptversammlung, dieses Mal in der Mensa der Oberschule. Wir rechnen mit 180 Mitgliedern, Beginn 19 Uhr.

Gebraucht werden:
eine kleine Bühne für den Vorstand, 4 x 2 m und 40 cm hoch, mit einer Treppe,
ein Rednerpult mit Schwanenhalsmikrofon,
drei Handmikros mit Funk, zwei davon wandern durch den Saal,
Lautsprecher, dass man auch hinten noch was versteht.

Beamer und Leinwand sind in der Mensa fest eingebaut, die nehmen wir. Gestreamt wird bei uns nichts, wer nicht kommt, liest das Protokoll. Aufbauen tun wir selbst, da sind zwölf Leute aus der Handballsparte eingeteilt. Ihr müsst die Sachen also nur bringen und wieder holen.

Viele Grüße
Heiko Wessels, 2. Vorsitzender`,
    good: {
      attendees: [180, 180],
      days: 1,
      must: [
        needs('stage_deck', 4),
        needs('stage_leg', [4, 8]),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [1, 8]),
        needs(['delivery', 'transport']),
      ],
      should: [needs(/Podestfüße 40 cm/, 4)],
      allowed: without([...MEETING, ...PLATFORM], ...VEREIN_OFF),
      offers: without(MEETING_OFFERS, ...VEREIN_OFF),
      excluded: VEREIN_OFF,
      silly: OUT_OF_PLACE,
      title: [/barnstorf|tsv|hauptversammlung/i, /180/],
    },
  },
  {
    id: 'ho-cf-betriebsversammlung',
    language: 'de',
    catalogue: 'hunte',
    description: `Anfrage über das Kontaktformular

Anlass: Betriebsversammlung
Datum: Donnerstag, 12. November, 10 bis 12 Uhr
Ort: Halle 3, Werk Diepholz
Personenzahl: 400

Was wird benötigt?
- 400 Stühle in Reihen
- Bühne 6 x 3 m, 60 cm hoch, mit Treppe und schwarzer Blende vorne
- Lautsprecheranlage für Sprache
- 2 Ansteckmikros, 4 Funkhandmikros
- 2 Beamer mit je einer Leinwand 4 m breit
- Notebook und Presenter
- 1 Vorschaumonitor vor der Bühne

Bemerkungen: Die Technik bedient während der Versammlung unser Hausmeister, er ist gelernter Veranstaltungstechniker und braucht nur eine kurze Einweisung. Ein Rednerpult mit Firmenlogo besitzen wir. Auf Blumen und Pflanzen kann verzichtet werden.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('chair', 400),
        needs('stage_deck', 9),
        needs('stage_leg', [9, 18]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs(SPEAKERS, [2, 16]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 4),
        needs('projector', 2),
        needs('projection_screen', 2),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('confidence_monitor', 1),
      ],
      should: [needs('transport'), needs(/Leinwand 4,00/, 2), needs(/Podestfüße 60 cm/, 9)],
      allowed: without([...MEETING, ...PLATFORM], ...WERK_OFF),
      offers: without(MEETING_OFFERS, ...WERK_OFF),
      excluded: WERK_OFF,
      silly: OUT_OF_PLACE,
      title: [/betriebsversammlung|diepholz/i, /400/],
    },
  },
  {
    id: 'ho-cf-moortagung',
    language: 'de',
    catalogue: 'hunte',
    description: `Guten Tag,

für unsere Fachtagung Moorschutz am 22. und 23. September im Hotel am Dümmer bitte ich um ein Angebot. Erwartet werden 160 Teilnehmende aus Deutschland, Dänemark und den Niederlanden.

Großer Saal: ein heller Beamer (12.000 Lumen) mit 6-m-Leinwand, Rednerpult mit Mikrofon, drei Ansteckmikros, drei Funkhandmikros, Beschallung. Dazu eine Dolmetscherkabine und 80 Empfänger mit Kopfhörer. Die Dolmetscherinnen sind bereits verpflichtet, es geht nur um die Technik.

Drei Gruppenräume: je ein großer Bildschirm (55 Zoll) und ein Notebook.

An beiden Tagen hätten wir gern einen Tontechniker und einen Videotechniker vor Ort.

Flipcharts und Pinnwände gibt es im Hotel in jedem Raum. Bitte beachten Sie, dass weder gefilmt noch mitgeschnitten werden darf.

Mit freundlichen Grüßen
Dr. Anke Rolfs`,
    good: {
      attendees: 160,
      days: 2,
      must: [
        needs('projector', [1, 2]),
        needs('projection_screen', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 3),
        needs(SPEAKERS, [1, 10]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [80, 85]),
        needs('display', [3, 4]),
        needs('playback_laptop', [3, 5]),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [needs('transport'), needs(/12\.000 Lumen/, 1), needs(/Leinwand 6,00/, 1), needs(/55 Zoll/, 3)],
      allowed: without([...MEETING, 'display', 'display_stand', 'interpretation_transmitter'], ...TAGUNG_OFF),
      offers: without(MEETING_OFFERS, ...TAGUNG_OFF),
      excluded: TAGUNG_OFF,
      silly: OUT_OF_PLACE,
      title: [/moor|dümmer/i, /160/],
    },
  },
  {
    id: 'ho-cf-neujahrsempfang',
    language: 'de',
    catalogue: 'hunte',
    description: `Gemeinde Wagenfeld - Preisanfrage Nr. 3/27
Neujahrsempfang am Sonntag, 10. Januar, 11:00 Uhr, Auburg-Saal, 250 Gäste

Pos. 1  Bühnenpodeste, Fläche 6 m x 2 m, Höhe 40 cm, 1 Treppe, 1 Rollstuhlrampe
Pos. 2  Rednerpult mit Mikrofon
Pos. 3  2 Funkhandmikrofone
Pos. 4  Beschallungsanlage für Sprache und ein Bläserquintett (unverstärkt)
Pos. 5  Mobile induktive Höranlage
Pos. 6  40 Stehtische mit Hussen
Pos. 7  6 Garderobenständer
Pos. 8  Tontechniker während der Veranstaltung
Pos. 9  An- und Abtransport, Auf- und Abbau

Nicht Gegenstand dieser Anfrage sind die Bestuhlung (Bauhof) sowie Geschirr, Gläser und Bedienung (Landgasthof Wiegmann).

Angebote bis 27. November an die Gemeindekasse.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', 6),
        needs('stage_leg', [6, 12]),
        needs('stage_steps', 1),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 8]),
        needs('induction_loop', [1, 3]),
        needs('table_cocktail', 40),
        needs(/Husse für Stehtisch/, 40),
        needs('coat_rail', 6),
        needs('crew_sound', 1),
        needs('transport'),
      ],
      should: [needs(['crew_stagehand', 'crew_technician'])],
      allowed: without([...MEETING, ...PLATFORM], ...EMPFANG_OFF),
      offers: without(MEETING_OFFERS, ...EMPFANG_OFF),
      excluded: EMPFANG_OFF,
      silly: OUT_OF_PLACE,
      title: [/wagenfeld|neujahr/i, /250/],
    },
  },
  {
    id: 'ho-cf-passion',
    language: 'de',
    catalogue: 'hunte',
    description: `Liebe Leute vom Verleih,

unser Kirchenchor singt am Samstag vor Palmarum in St. Nicolai, 45 Sängerinnen und Sänger, dazu Erzähler und ein kleines Orchester mit 14 Leuten. Publikum etwa 200.

Ich hätte gern:
- Chorstufen, auf denen alle 45 stehen können
- 14 Notenpulte mit Leuchte
- 1 Kopfbügelmikro für den Erzähler und 1 Funkhandmikro für die Pastorin
- 2 Paar Chormikros, wir wollen den Abend als Ton mitschneiden, dafür bitte auch ein Aufnahmegerät
- Lautsprecher, die man wenig sieht (Säulen wären schön)
- 80 zusätzliche Stühle für die Seitenschiffe

Das Licht in der Kirche reicht uns vollkommen, Scheinwerfer möchte ich auf keinen Fall. Das Klavier steht oben schon gestimmt.

Herzlich, Imke Behrens, Kantorin`,
    good: {
      attendees: [200, 260],
      days: 1,
      must: [
        needs('choir_riser', [4, 5]),
        needs('music_stand', [14, 15]),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', 1),
        needs(/Chormikro/, 2),
        needs('audio_recorder', 1),
        needs(SPEAKERS, [1, 6]),
        needs('chair', 80),
      ],
      should: [needs('speaker_column', [1, 4]), needs('transport')],
      allowed: without([...SHOW, 'chair'], ...CHOR_OFF, ...STAGE_LIGHT),
      offers: without(SHOW_OFFERS, ...CHOR_OFF),
      excluded: CHOR_OFF,
      silly: [...OUT_OF_PLACE, 'subwoofer', 'drum_kit', 'projector'],
      title: [/nicolai|chor|konzert|passion/i, /200/],
    },
  },
  {
    id: 'ho-cf-platt-theater',
    language: 'de',
    catalogue: 'hunte',
    description: `Telefonnotiz, Frau Kruse, Plattdeutsche Bühne Twistringen

Drei Vorstellungen: Fr 14., Sa 15. und So 16. November, Gasthaus Harms, je 130 Zuschauer.

will haben: 6 Kopfbügelmikros, Mischpult, 2 Boxen auf Stativen, Zuspieler für Geräusche und Einspieler. 8 LED-Scheinwerfer mit Lichtpult. Tontechniker an allen drei Abenden.
Souffleuse bekommt 2 Handfunkgeräte mit Ohrhörer (sie und die Inspizientin).

Bühne: der Saal hat eine, mit Vorhang. Licht fährt ihr Neffe, keinen Mann dafür einplanen. Vernebelt wird nichts, die Souffleuse hat Asthma.
Lichterkette 20 m für den Eingang nur als Option anbieten.`,
    good: {
      attendees: 130,
      days: 3,
      must: [
        needs('mic_headset', 6),
        needs('mixing_console', 1),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        needs('audio_player', 1),
        either(needs(['stage_wash'], 8), needs('lighting_package', 1)),
        needs('two_way_radio', 2),
        needs('crew_sound', [1, 4]),
        offers('festoon', 2),
      ],
      should: [needs('lighting_console', 1), needs('speaker_stand', 2), needs('transport')],
      allowed: without(SHOW, ...THEATER_OFF, ...PLATFORM),
      offers: without([...SHOW_OFFERS, 'festoon'], ...THEATER_OFF, ...PLATFORM),
      excluded: THEATER_OFF,
      silly: [...OUT_OF_PLACE, 'drum_kit', 'subwoofer'],
      title: [/twistringen|bühne|harms|theater/i, /130/],
    },
  },
];
