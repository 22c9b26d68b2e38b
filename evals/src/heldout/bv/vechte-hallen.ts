import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, STAGES } from '../usual.ts';

const PFLEGE_OFF: readonly Selector[] = [...SEATS, 'table_trestle', 'table_round', 'hot_drinks', 'crockery'];
const TRAUER_OFF: readonly Selector[] = [
  ...RADIO_MICS,
  'mic_wired',
  'mic_lectern',
  'camera',
  'crew_camera',
  'streaming_encoder',
  'display',
  'led_wall',
  'generator',
  'fuel',
];
const THEATER_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_wired',
  'mixing_console',
  'crew_sound',
  'crew_lighting',
  'crew_technician',
  ...STAGES,
  ...FOG,
];

/** In German, under a roof: a congress, a funeral, a play and a works meeting. */
export const VECHTE_HALLEN: readonly EvalBrief[] = [
  {
    id: 'ho-bv-pflegekongress',
    language: 'de',
    catalogue: 'vechte',
    description: `Sehr geehrte Damen und Herren,

wir bitten um ein Angebot für die Veranstaltungstechnik unseres grenzüberschreitenden Pflegekongresses am 12. und 13. November im Tagungszentrum am Vechtesee, Nordhorn. Angemeldet sind 220 Teilnehmende.

Großer Saal (alle, Reihenbestuhlung)
• Beschallung für Sprache, Rednerpult mit Schwanenhalsmikrofon
• 2 Ansteckmikrofone, 3 Funk-Handmikrofone
• lichtstarker Beamer (mind. 10.000 Lumen) und Leinwand mit mindestens 3 m Breite, Laptop, Presenter
• Simultanübersetzung Deutsch-Niederländisch: eine Kabine, 80 Empfänger
• Tontechniker und Videotechniker an beiden Tagen

Vier Seminarräume für jeweils 30 bis 40 Personen
• je Raum ein Beamer, eine Stativleinwand, ein Laptop und ein Flipchart

Foyer
• 1 Empfangstheke, 12 Pinnwände für Poster, 10 Stehtische, 4 Garderobenständer

Bestuhlung und Tische im Saal und in den Seminarräumen stellt das Tagungszentrum. Auch die Kaffeepausen einschließlich Geschirr laufen über das Haus. Bitte weisen Sie einen Livestream mit zwei Kameras gesondert als Option aus.

Mit freundlichen Grüßen
i. A. Friederike Oldekamp`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs(SPEAKERS, [2, 12]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 3),
        needs(/RZ120/, 1),
        needs(/Rahmenleinwand 320/, [1, 2]),
        needs(/EB-L530U/, 4),
        needs(/Stativleinwand/, 4),
        needs('playback_laptop', 5),
        needs('presentation_clicker', [1, 5]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [80, 90]),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
        needs('flip_chart', 4),
        needs('registration_desk', 1),
        needs('pinboard', 12),
        needs('table_cocktail', 10),
        needs('coat_rail', 4),
        offers('streaming_encoder', 1),
        offers('camera', 2),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'interpretation_transmitter', 'crew_interpreter', ...LOUD], ...PFLEGE_OFF),
      offers: without([...MEETING_OFFERS, 'tablecloth'], ...PFLEGE_OFF),
      excluded: PFLEGE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      unmetToo: [/dolmetsch|übersetz|sender|strahler/i],
      title: [/pflege|kongress|nordhorn/i, /220/],
    },
  },
  {
    id: 'ho-bv-friedhofskapelle',
    language: 'de',
    catalogue: 'vechte',
    description: `Guten Tag Frau Beckmann,

wir haben am Donnerstag um 11 Uhr eine größere Trauerfeier in der Friedhofskapelle Neuenhaus, ein Altbürgermeister. Es werden etwa 200 Trauergäste erwartet. Drinnen finden 70 Platz, die übrigen sollen vor der Kapelle sitzen und mithören.

Für draußen: Lautsprecher (das Signal gibt uns die Kapellenanlage, ein Ausgang ist vorhanden), 80 weiße Klappstühle, 5 Faltzelte gegen Regen und ein Techniker, der während der Feier dabei ist.

Drinnen ist alles vorhanden, Mikrofone sind fest verbaut, da muss nichts mitgebracht werden. Die Familie möchte ausdrücklich nicht, dass gefilmt oder irgendetwas auf Bildschirmen gezeigt wird. Strom bekommen Sie aus der Sakristei, bitte kein Aggregat, das hört man.

Herzlichen Dank
Bestattungen Egbers`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 8]),
        needs(/Klappstuhl/, 80),
        needs('gazebo', 5),
        needs(['crew_technician', 'crew_sound'], [1, 16]),
      ],
      should: [needs(['power_cable', 'cable_ramp']), needs('transport')],
      allowed: without([...SPEECH, ...ANY_JOB, 'ballast', 'crew_electrician'], ...TRAUER_OFF),
      offers: ['patio_heater', 'crowd_barrier', 'two_way_radio', 'induction_loop', 'toilet', 'toilet_accessible'],
      excluded: TRAUER_OFF,
      silly: ['stage_deck', 'dance_floor', 'subwoofer', 'stage_monitor', 'disco_light', 'bar_unit', 'projector'],
      title: [/trauer|neuenhaus|kapelle/i, /200/],
    },
  },
  {
    id: 'ho-bv-theater-ag',
    language: 'de',
    catalogue: 'vechte',
    description: `Hallo,

unsere Theater-AG bringt im März "Der Besuch der alten Dame" auf die Bühne. Es gibt drei Vorstellungen (5., 6. und 7. März), jeweils mit 160 Zuschauern in der Aula.

Geliehen werden sollen nur Licht und Stoff:
- 8 Profilscheinwerfer
- 12 LED-PAR
- ein Lichtpult
- 10 lfm schwarzer Molton mit Ständern

Der Ton läuft komplett über die Aulaanlage, Mikrofone gehören dazu. Gespielt wird auf der vorhandenen Bühne. Aufgebaut und gefahren wird das Licht von unserer Technikgruppe, Techniker müssen Sie nicht mitschicken. Auf Nebel und Dunst müssen wir leider verzichten, die Rauchmelder lassen sich nicht abschalten.

Können Sie uns als Schule einen Nachlass geben?

Viele Grüße
Henning Stroot (StR)`,
    good: {
      attendees: 160,
      days: 3,
      must: [needs('profile_spot', 8), needs('stage_wash', 12), needs('lighting_console', 1), needs('drape', 10)],
      should: [needs('transport')],
      allowed: without([...STAGE_LIGHT, ...ANY_JOB], ...THEATER_OFF),
      offers: ['uplight', 'moving_head', 'two_way_radio', 'intercom', 'followspot', 'projector', 'coat_rail'],
      excluded: THEATER_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'lectern', 'bar_unit', 'led_wall'],
      title: [/theater|besuch|dame/i, /160/],
    },
  },
  {
    id: 'ho-bv-betriebsversammlung',
    language: 'de',
    catalogue: 'vechte',
    description: `Betreff: Betriebsversammlung hybrid am 3. Dezember

Liebe Kolleginnen und Kollegen,

250 Beschäftigte kommen in die Werkshalle nach Meppen, gut hundert aus den anderen Standorten schauen per Stream zu. Dauer 9 bis 12 Uhr.

Geplant haben wir uns das so: Bühne 6 x 3 m, 40 cm hoch, mit Treppe und Rollstuhlrampe (unsere Vorsitzende fährt Rollstuhl). Dahinter eine LED-Wand, 4 m breit und 2 m hoch, mit Laptop. Auf dem Podium sitzen vier Leute mit Kopfbügelmikrofonen, dazu zwei Handmikrofone für Fragen aus der Belegschaft. Tonanlage für 250 Personen. Für den Stream zwei Kameras mit Kameraleuten, Bildmischer und Encoder, wir möchten auch die Aufzeichnung haben. Bestuhlt wird in Reihen, 250 Stühle bitte mitliefern. Je ein Techniker für Ton und Video.

Bühnenlicht bitte als Option anbieten. Unser Rahmen liegt bei 12.000 Euro.

Mit kollegialem Gruß
Betriebsrat, Cem Aydin`,
    good: {
      attendees: [250, 360],
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs('stage_steps', [1, 2]),
        needs('stage_ramp', 1),
        needs('led_wall', 8),
        needs('playback_laptop', [1, 2]),
        needs('mic_headset', [4, 5]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 14]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/Konferenzstuhl/, 250),
        needs('crew_sound', [1, 16]),
        needs('crew_video', [1, 16]),
        offers(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
      ],
      should: [needs(/Füße 40/, 9), needs('stage_skirt'), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, ...WALL, ...BROADCAST, 'chair'],
      offers: [...MEETING_OFFERS, ...STAGE_LIGHT],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'stage_monitor'],
      title: [/betriebsversammlung|meppen/i, /250|350|360/],
    },
  },
];
