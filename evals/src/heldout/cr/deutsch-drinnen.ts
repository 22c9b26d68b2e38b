import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SLIDES, SPEAKERS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

const ABIBALL_OFF: readonly Selector[] = [
  'table_round',
  'table_trestle',
  'chair',
  'chair_banquet',
  'playback_laptop',
  'dj_player',
  'dj_mixer',
  'crew_dj',
  'hazer',
  'smoke_machine',
  'spark_machine',
];
const LESUNG_OFF: readonly Selector[] = [
  'stage_deck',
  'mobile_stage',
  'stage_wash',
  'profile_spot',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
  'chair',
  'chair_banquet',
  'projector',
  'projection_screen',
];

/** In German, under a roof. */
export const DEUTSCH_DRINNEN: readonly EvalBrief[] = [
  {
    id: 'ho-cr-abiball',
    language: 'de',
    catalogue: 'werra',
    description: `Hallo,

ich bin im Abikomitee vom Lichtenberg-Gymnasium und kümmere mich um die Technik für unseren Abiball am Samstag, 26. Juni, in der Stadthalle. Wir rechnen mit 260 Leuten, also Abiturienten, Eltern und Lehrer zusammen.

Das würden wir gern bei euch mieten:
- eine Bühne, 6 x 4 m, 60 cm hoch, mit Treppe, für die Reden und die Zeugnisse
- eine Anlage mit Bässen, die für die Reden und später zum Tanzen reicht
- 3 Funkmikros für die Hand
- einen Beamer und eine 4-m-Leinwand für die Diashow
- 16 Akku-Spots für die Wände
- irgendein Discolicht für die Tanzfläche
- einen roten Teppich, 10 m
- jemanden, der den ganzen Abend den Ton macht

Tische und Stühle gehören zur Halle, die brauchen wir nicht. Den Laptop bringe ich selbst mit. Unser DJ hat seine Player und sein Mischpult dabei und steckt sich nur bei euch ein. Nebel ist in der Halle leider streng verboten wegen der Brandmelder, Funkenfontänen genauso.

Gern noch die Fotobox als Option dazu, da stimmen wir noch ab.

Viele Grüße
Lea Wittich`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 16]),
        either(needs('subwoofer', [1, 8]), needs(/Party-PA/, [1, 3])),
        needs('mic_wireless_handheld', [3, 4]),
        needs('projector', 1),
        needs(/Rahmenleinwand 4 m/, 1),
        needs('uplight', 16),
        needs(['disco_light', 'moving_head'], [1, 8]),
        needs('carpet', 1),
        needs(['crew_sound', 'crew_technician'], [1, 16]),
        offers('photo_booth', 1),
      ],
      should: [needs(/Steckfüße 60/, 12), needs('transport')],
      allowed: without([...LOUD, ...SLIDES, ...PLATFORM, ...PARTY_LIGHT, ...ANY_JOB, 'lectern'], ...ABIBALL_OFF),
      offers: without([...PARTY_OFFERS, ...MEETING_OFFERS], ...ABIBALL_OFF),
      excluded: ABIBALL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'interpretation_booth'],
      title: [/abi|stadthalle|lichtenberg/i, /260/],
    },
  },
  {
    id: 'ho-cr-betriebsversammlung',
    language: 'de',
    catalogue: 'werra',
    description: `Sehr geehrte Damen und Herren,

am Donnerstag, 18. März, findet von 10 bis 12 Uhr in Halle 4 unseres Werks in Bad Hersfeld die jährliche Betriebsversammlung statt. Teilnehmen werden 350 Beschäftigte. Bitte unterbreiten Sie uns ein Angebot über:

1. 350 Stapelstühle, schwarz, in Reihen verbunden
2. Podium 8 x 2 m, 40 cm hoch, mit schwarzer Verkleidung und einer Treppe
3. Rednerpult mit Schwanenhalsmikrofon
4. 4 Ansteckmikrofone für Geschäftsführung und Betriebsrat, 2 Handmikrofone für Wortmeldungen
5. Beschallung der Halle für Sprache
6. LED-Wand 4 x 2,5 m mit Notebook und Presenter
7. Licht auf das Podium
8. je ein Ton- und ein Videotechniker während der Veranstaltung
9. optional: Induktionsschleife für Kollegen mit Hörgerät

An der Hallenwand ist ein CEE-Anschluss mit 63 A. Ab dort benötigen wir Verteiler und Kabel von Ihnen. Der Aufbau ist am Mittwoch ab 14 Uhr möglich, der Abbau direkt im Anschluss.

Mit freundlichen Grüßen
i. A. Bernd Großkurth
Werksorganisation`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Stapelstuhl/, 350),
        needs('stage_deck', 8),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 20]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 16]),
        needs('led_wall', 10),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 20]),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('power_distro', [1, 6]),
        needs('power_cable', [1, 40]),
        offers('induction_loop', [1, 2]),
      ],
      should: [needs(/Steckfüße 40/, 8), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...WALL],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'bar_unit'],
      title: [/betriebsversammlung|hersfeld|halle/i, /350/],
    },
  },
  {
    id: 'ho-cr-lesung',
    language: 'de',
    catalogue: 'werra',
    description: `Neue Anfrage über das Kontaktformular

Name: Friederike Ahlborn
Firma: Buchhandlung am Brühl
Anlass: Lesung und Podiumsgespräch
Datum: Freitag, 12. November, 19:30 bis 21:30 Uhr
Ort: Kulturbahnhof, großer Saal
Personen: 140

Ihre Nachricht:
Eine Autorin, zwei Gäste und ein Moderator sitzen auf der Bühne, dafür hätten wir gern 4 Clubsessel von Ihnen. Jeder der vier bekommt ein Kopfbügelmikrofon, dazu brauchen wir 2 Handmikrofone für Fragen aus dem Publikum. Die Lautsprecher im Saal taugen leider nichts mehr, also bitte auch eine Beschallung für Sprache und jemanden für den Ton.
Der Abend soll live ins Internet: 2 Kameras mit Kameraleuten, Bildmischer und Streaming.
Im Foyer: 12 Stehtische.

Was schon da ist: Die Bühne ist fest eingebaut, die Scheinwerfer hängen und werden vom Haus bedient. Bestuhlt wird der Saal auch vom Haus. Beamer und Leinwand brauchen wir nicht, es wird nichts gezeigt.`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs('armchair', 4),
        needs('mic_headset', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs(['crew_sound', 'crew_technician'], [1, 16]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('table_cocktail', 12),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...BROADCAST, 'tablecloth'], ...LESUNG_OFF),
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS, 'table_coffee'],
        ...LESUNG_OFF,
        ...PLATFORM,
        'moving_head',
        'disco_light',
      ),
      excluded: LESUNG_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'stage_monitor'],
      title: [/lesung|podium|kulturbahnhof/i, /140/],
    },
  },
];
