import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { SEATS, SLIDES, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, MEETING, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const KOMMERS_OFF: readonly Selector[] = ['beer_table_set', ...LOOS, 'generator'];
const STRASSE_OFF: readonly Selector[] = ['crowd_barrier', 'refrigeration', 'crew_bar'];
const KINO_OFF: readonly Selector[] = [...SEATS, ...LOOS, 'generator'];

/** Unter freiem Himmel und im Zelt. */
export const HUNTE_DRAUSSEN: readonly EvalBrief[] = [
  {
    id: 'ho-cf-feuerwehr',
    language: 'de',
    catalogue: 'hunte',
    description: `Moin,

die Freiwillige Feuerwehr Colnrade wird 125 Jahre alt. Gefeiert wird am Samstag, 13. Juni, mit Kommers und anschließendem Tanz auf dem Schützenplatz, geplant ist mit 300 Leuten.

Wir brauchen ein Festzelt 15 x 25 m mit Holzboden, darin eine Bühne 6 x 4 m (60 cm hoch, Treppe). Für die Reden ein Rednerpult mit Mikro und zwei Funkhandmikros, für den Tanz eine Anlage mit Bassboxen und etwas Tanzlicht. Ein Tontechniker sollte den ganzen Abend da sein.

Bierzeltgarnituren gibt die Brauerei mit dem Bierwagen raus. Um Toiletten braucht ihr euch nicht zu kümmern, das Schützenhaus nebenan hat genug davon. Strom ist ebenfalls am Platz, 63 A CEE am Kasten, ein Aggregat ist also überflüssig. Einen Verteiler auf 32 und 16 A bräuchten wir aber.

Kameradschaftliche Grüße
Ortsbrandmeister Dierk Logemann`,
    good: {
      attendees: [300, 300],
      days: 1,
      must: [
        needs(/Festzelt 15 x 25/, 1),
        needs('marquee_floor', [375, 375]),
        needs('stage_deck', 12),
        needs('stage_leg', [12, 24]),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 18]),
        either(needs('subwoofer', [1, 8]), needs(/Partyanlage/, [1, 3])),
        needs('disco_light', [1, 3]),
        needs('crew_sound', [1, 2]),
        needs(/63 A auf/, [1, 2]),
      ],
      should: [needs('transport'), needs(/Podestfüße 60 cm/, 12)],
      allowed: without([...SHOW, ...MEETING, ...OUTDOORS], ...KOMMERS_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'space_heater'], ...KOMMERS_OFF),
      excluded: KOMMERS_OFF,
      silly: ['projector', 'interpretation_booth', 'drum_kit', 'exhibition_stand', 'silent_disco'],
      title: [/colnrade|feuerwehr|kommers/i, /300/],
    },
  },
  {
    id: 'ho-cf-strassenfest',
    language: 'de',
    catalogue: 'hunte',
    description: `Notiz Straßenfest Lange Straße, Sa 5. September, 11 bis 22 Uhr, ca. 500 Besucher

Bestellt wird:
Bühnenanhänger mit Dach
Anlage für eine Coverband (5 Leute), 5 Monitore, Pult, Mikros (6x Gesang), 4 DI
Tontechniker
10 Faltpavillons 3x3
30 Biertischgarnituren
2 Hüpfburgen
6 Mobiltoiletten und eine rollstuhlgerechte
20 Mülltonnen
3 Verteiler 32 A auf Schuko, 40 Kabelbrücken

Absperrgitter fährt der städtische Bauhof raus.
Kühlschränke: liefert Getränke Meyer. Der schenkt auch aus, also niemand für den Tresen.
Bauzaun evtl., noch offen.`,
    good: {
      attendees: [500, 500],
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [1, 24]),
        needs('stage_monitor', 5),
        needs('mixing_console', 1),
        needs(/SM58/, [6, 7]),
        needs('di_box', 4),
        needs('crew_sound', [1, 2]),
        needs('gazebo', 10),
        needs('beer_table_set', 30),
        needs(/Hüpfburg/, 2),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('waste_bin', 20),
        needs(/CEE 32 A auf 6 Schuko/, [3, 4]),
        needs('cable_ramp', 40),
      ],
      should: [needs('transport'), needs('mic_stand', [6, 16]), needs('subwoofer', [1, 8])],
      allowed: without([...SHOW, ...OUTDOORS], ...STRASSE_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], ...STRASSE_OFF),
      excluded: STRASSE_OFF,
      silly: ['projector', 'lectern', 'interpretation_booth', 'exhibition_stand', 'chair_banquet', 'induction_loop'],
      title: [/straße|strasse/i, /500/],
    },
  },
  {
    id: 'ho-cf-freibadkino',
    language: 'de',
    catalogue: 'hunte',
    description: `Kino im Freibad - Förderverein Waldbad Ganderkesee

Hallo,
wir zeigen am 21. und 22. August, jeweils wenn es dunkel ist, einen Film auf der Liegewiese. 250 Leute pro Abend hoffen wir.

Was wir mieten wollen: Beamer mit 12.000 Lumen, die 6-m-Leinwand, ein Notebook zum Abspielen, vier Boxen auf Stativ und zwei Bässe, ein Funkhandmikro zum Begrüßen, 100 m Lichterkette für den Weg und an beiden Abenden jemanden, der sich mit Bild und Ton auskennt.

Sitzen tun die Leute auf ihren Decken und mitgebrachten Klappstühlen, Bestuhlung brauchen wir also keine. WCs sind im Bad, die reichen. Strom holen wir uns aus dem Technikraum, da sind 32 A frei, 50 m Kabel bis zur Wiese müsstet ihr mitbringen.

Beste Grüße
Wiebke Ahlers`,
    good: {
      attendees: 250,
      days: 2,
      must: [
        needs(/12\.000 Lumen/, 1),
        needs(/Leinwand 6,00/, 1),
        needs('playback_laptop', 1),
        needs('speaker_top', 4),
        needs('subwoofer', 2),
        needs('mic_wireless_handheld', 1),
        needs('festoon', 10),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 40]),
        needs(/Starkstromleitung/, [2, 3]),
      ],
      should: [needs('speaker_stand', 4), needs('power_distro', [1, 3]), needs('transport')],
      allowed: without([...SPEECH, ...SLIDES, ...OUTDOORS, 'gazebo', 'subwoofer'], ...KINO_OFF),
      offers: without([...OUTDOORS_OFFERS, 'led_wall', 'smoke_machine'], ...KINO_OFF),
      excluded: KINO_OFF,
      silly: ['stage_monitor', 'lectern', 'marquee', 'dance_floor', 'disco_light', 'drum_kit', 'table_round'],
      title: [/kino|bad|ganderkesee/i, /250/],
    },
  },
];
