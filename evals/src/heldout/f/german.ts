import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { without } from './without.ts';

/** Germany, against the company with brand names. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-f-buergerdialog',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Stadt Rheda-Wiedenbrück, Fachbereich Bauen
Leistungsbeschreibung Veranstaltungstechnik, Bürgerdialog Ortsumgehung, Mittwoch, 11. Februar, 18 bis 21 Uhr, Aula, ca. 280 Teilnehmende

1. Zu liefern und zu betreiben
1.1 Sprachbeschallung der Aula
1.2 4 Ansteckmikrofone für das Podium, 4 Handfunkmikrofone für das Publikum
1.3 Rednerpult mit Schwanenhalsmikrofon
1.4 Projektor ab 6.500 Lumen, Leinwand 4 m breit, Zuspielrechner
1.5 mobile Induktionsschleife
1.6 je eine Fachkraft Ton und Video

2. Bauseits vorhanden bzw. nicht Gegenstand
2.1 Bestuhlung und Tische stellt der Hausmeister.
2.2 Die Aula besitzt eine feste Bühne mit Grundlicht; Bühnenpodeste und Beleuchtung entfallen daher.
2.3 Die ursprünglich vorgesehene Live-Übertragung wurde vom Rat abgelehnt.
2.4 Saaldienst übernimmt die Feuerwehr.

3. Die Preise verstehen sich einschließlich An- und Abfahrt.`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 8]),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 4),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(/VMZ71|PU2010B/, 1),
        needs(/400 x 225/, 1),
        needs('induction_loop', 1),
        needs('playback_laptop', [1, 2]),
      ],
      should: [needs('crew_sound', 1), needs('crew_video', 1), needs('mixing_console', 1), needs('transport')],
      allowed: MEETING,
      offers: without(MEETING_OFFERS, ...PLATFORM, ...STAGE_LIGHT),
      excluded: [
        ...SEATS,
        'table_trestle',
        'table_round',
        'stage_deck',
        'mobile_stage',
        'lighting',
        'crew_lighting',
        'camera',
        'streaming_encoder',
        'crew_camera',
      ],
      silly: ['subwoofer', 'line_array', 'generator', 'dance_floor', 'marquee', 'toilet', 'stage_monitor'],
      title: [/rheda/i, /280/],
    },
  },
  {
    id: 'ho-f-brautpaar-streuobst',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Hallihallo,

wir heiraten am 27. Juni auf der Streuobstwiese meiner Großeltern bei Höxter, 70 Gäste, und hätten gern von euch:

2 Partyzelte 6 x 12
12 Bierzeltgarnituren
8 Stehtische
6 Lichterketten
10 Akkustrahler für die Bäume
1 Aggregat, das leise ist
2 Bose-Säulen mit einem kleinen Mischpult, dazu 2 Funkmikrofone (freie Trauung + Reden)
16 m² Tanzboden
2 Toilettenkabinen
4 Heizpilze
1 Fotobox

Könnt ihr am Freitag liefern und Montag wieder abholen? Wir freuen uns!
Svenja & Tilo`,
    good: {
      attendees: 70,
      must: [
        needs(/Partyzelt/, 2),
        needs('beer_table_set', 12),
        needs('table_cocktail', [8, 8]),
        needs('festoon', 6),
        needs(/Astera/, 10),
        needs('generator', 1),
        needs(/Bose/, 2),
        needs('mic_wireless_handheld', 2),
        needs('dance_floor', [16, 16]),
      ],
      should: [
        needs('toilet', 2),
        needs('patio_heater', 4),
        needs('mixing_console', 1),
        needs(['power_cable', 'power_distro']),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...OUTDOORS],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['projector', 'lectern', 'line_array', 'stage_deck', 'crowd_barrier', 'led_wall', 'stage_monitor'],
      unmet: [/fotobox/i],
      title: [/höxter/i, /70/],
    },
  },
  {
    id: 'ho-f-bigband-rider',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Technikbedarf „Blechlawine“ (Bigband, 18 Leute), Konzert Samstag, 7. November, 20 Uhr, Schützenhalle Erwitte, 450 Sitzplätze

- PA mit Bässen für 450
- Digitalpult 40 Kanäle mit zwei Stageboxen
- 8 Monitore
- 12 SM57 für die Bläser, 4 SM58, ein Paar Kleinmembran
- Bassdrum- und Tom-Mikros
- 20 Stative
- 18 Notenpulte
- Bühne 10 x 6 m, 60 cm hoch
- 16 LED-PAR, 4 Washlights, Pult
- 2 Ton, 1 Licht, 4 Helfer für den Aufbau`,
    good: {
      attendees: [450, 468],
      days: 1,
      must: [
        needs(['speaker_top', 'line_array'], [4, 16]),
        needs('subwoofer', [2, 8]),
        needs(/M32 Live|TF1|X32/, 1),
        needs('stagebox', 2),
        needs('stage_monitor', 8),
        needs(/SM57/, [10, 12]),
        needs('music_stand', 18),
        needs('stage_deck', [30, 32]),
        needs(/ROOT PAR|FLAT PRO/, 16),
      ],
      should: [
        needs(/SM58/, 4),
        needs(/NT5/, [1, 2]),
        needs('mic_stand', [18, 24]),
        needs(/600 LEDWash/, 4),
        needs('lighting_console', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', 1),
        needs('crew_stagehand', [1, 4]),
        needs(/Steckfuß 60/),
        needs('stage_steps', [1, 2]),
        needs('transport'),
      ],
      allowed: [...SHOW, 'power_distro', 'amplifier'],
      offers: SHOW_OFFERS,
      silly: [
        'generator',
        'toilet',
        'marquee',
        'projector',
        'dance_floor',
        'crowd_barrier',
        'dj_player',
        'disco_light',
      ],
      title: [/erwitte|blechlawine/i, /450/],
    },
  },
];
