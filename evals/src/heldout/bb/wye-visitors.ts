import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** Guests from abroad by the Wye: a German company, a Spanish school, a Dutch theatre group. */
export const WYE_VISITORS: readonly EvalBrief[] = [
  {
    id: 'ho-bb-kickoff-monmouth',
    language: 'de',
    catalogue: 'wye',
    description: `Sehr geehrte Damen und Herren,

wir sind ein Maschinenbauer aus Ulm und halten unser Vertriebstreffen dieses Jahr am 23. und 24. September in einem Landhotel bei Monmouth ab. Es kommen 70 Teilnehmer, etwa die Hälfte davon spricht nur Englisch.

Bitte bieten Sie uns an:
- Beamer mit Leinwand, ca. 3 m breit
- Tonanlage mit 2 Handmikrofonen und 2 Ansteckmikrofonen (alle drahtlos)
- Rednerpult
- eine Dolmetscherkabine für zwei Personen
- 40 Empfänger mit Kopfhörer
- einen Techniker an beiden Tagen
- 3 Flipcharts für die Gruppenarbeit

Tische und Stühle stellt das Hotel. Eine Bühne brauchen wir nicht. Laptops haben die Referenten selbst dabei.

Mit freundlichen Grüßen
Sabine Rieger, Vertriebsassistenz`,
    good: {
      attendees: 70,
      days: 2,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', 2),
        needs('lectern', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [40, 42]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 20]),
        needs('flip_chart', 3),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [...SEATS, ...TABLES, ...STAGES, 'playback_laptop'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'subwoofer',
        'disco_light',
        'stage_monitor',
        'line_array',
      ],
      title: [/monmouth|vertrieb/i, /70/],
    },
  },
  {
    id: 'ho-bb-cena-graduacion',
    language: 'es',
    catalogue: 'wye',
    description: `Hola, buenas tardes:

Somos un colegio internacional y celebramos la cena de graduación de segundo de Bachillerato el viernes 26 de junio en un salón de Hereford. Seremos 120 personas entre alumnos, familias y profesores.

Necesitamos:
- 12 mesas redondas de 10 personas con manteles blancos
- 120 sillas Chiavari
- un atril con micrófono para los discursos y otro micrófono inalámbrico de mano
- un proyector con pantalla y un portátil para el vídeo de los alumnos
- equipo de sonido para la fiesta, con luces de discoteca y bola de espejos
- pista de baile de 6 x 6 m
- DJ

Como opción, el fotomatón.

Un saludo,
Pilar Arranz`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/6ft round/, [12, 13]),
        needs(/Cloth 120in/, [12, 14]),
        needs(/chiavari/, [120, 126]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('disco_light', [1, 4]),
        needs('mirror_ball', 1),
        needs('dance_floor', [36, 36]),
        needs('crew_dj', 1),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...SHOW, 'dj_player', 'dj_mixer', 'napkin'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array', 'fencing', 'led_wall'],
      title: [/hereford|graduaci/i, /120/],
    },
  },
  {
    id: 'ho-bb-toneelgroep',
    language: 'nl',
    catalogue: 'wye',
    description: `Beste mensen,

Onze toneelgroep uit Zutphen speelt op vrijdag 2 en zaterdag 3 oktober twee avonden een stuk in een sporthal in Abergavenny, onze zusterstad. Per avond verwachten we 200 toeschouwers.

In de hal is niets, dus we huren graag alles:

* podium van 7,2 x 4,8 m (24 x 16 voet), 60 cm hoog, met twee trapjes en zwarte rok
* 15 meter zwart doek als achterwand
* 8 profielspots, 12 ledparren en een lichttafel
* geluidsinstallatie met 6 hoofdmicrofoons en iets om muziek mee af te spelen
* rookmachine
* 200 zwarte klapstoelen
* een geluidstechnicus en een lichttechnicus

Groet,
Wieneke`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs(/8x4/, [12, 12]),
        needs('drape', [15, 16]),
        needs('profile_spot', 8),
        needs('stage_wash', 12),
        needs('lighting_console', 1),
        needs(SPEAKERS, [1, 8]),
        needs('mic_headset', 6),
        needs('smoke_machine', 1),
        needs(/black folding/, [200, 200]),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
      ],
      should: [
        needs('stage_steps', 2),
        needs('stage_skirt', [7, 25]),
        needs(/Legs 2ft/, 12),
        needs(['audio_player', 'playback_laptop'], [1, 2]),
        needs('lighting_stand', [2, 8]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB],
      offers: [...SHOW_OFFERS, 'coat_rail', 'induction_loop'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'table_round', 'lectern', 'crowd_barrier', 'line_array'],
      title: [/abergavenny|toneel/i, /200/],
    },
  },
];
