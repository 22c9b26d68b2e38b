import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, STAGES } from '../usual.ts';

/** Guests from abroad: a sales meeting from Germany, a careers fair from Spain. */
export const REDE_VISITORS: readonly EvalBrief[] = [
  {
    id: 'ho-aq-vertriebstagung',
    language: 'de',
    catalogue: 'rede',
    description: `Sehr geehrte Damen und Herren,

unsere Vertriebstagung findet dieses Jahr in England statt, am 4. und 5. Mai in einem Landhotel bei Harrogate, mit 90 Teilnehmern. Für die Technik suchen wir einen Partner vor Ort.

Plenum (90 Personen, Reihenbestuhlung):
• Beamer mit 6.000 Lumen, Leinwand ca. 3 m, Laptop und Klicker
• Rednerpult mit Schwanenhalsmikrofon
• 2 Funkmikrofone (Hand), 1 Ansteckmikrofon
• kleine Tonanlage für Sprache und Einspieler
• Monitor am Boden, damit die Redner ihre Folien sehen

Drei Gruppenräume: je ein Bildschirm 55 Zoll und ein Flipchart.

Ein Techniker an beiden Tagen von 8 bis 18 Uhr.

Tische und Stühle stellt das Hotel. Eine Bühne brauchen wir nicht, ebenso wenig zusätzliches Licht. Aufgezeichnet oder gestreamt wird nichts.

Mit freundlichen Grüßen
Annegret Pohl`,
    good: {
      attendees: 90,
      days: 2,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 4]),
        needs('presentation_clicker', [1, 4]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('confidence_monitor', 1),
        needs(/TV, 55in/, 3),
        needs('flip_chart', 3),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 24]),
      ],
      should: [needs('mic_lectern', 1), needs('transport')],
      allowed: MEETING,
      offers: without(MEETING_OFFERS, ...STAGE_LIGHT, ...PLATFORM, ...BROADCAST, 'uplight', 'audio_recorder'),
      excluded: [
        ...SEATS,
        'table_trestle',
        'table_round',
        'table_desk',
        ...STAGES,
        'lighting',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'subwoofer', 'line_array', ...FOG],
      title: [/harrogate|vertrieb|tagung/i, /90/],
    },
  },
  {
    id: 'ho-aq-feria-empleo',
    language: 'es',
    catalogue: 'rede',
    description: `Buenas tardes:

La asociación de graduados españoles en el norte de Inglaterra prepara una feria de empleo en un pabellón universitario de Leeds el jueves 21 de octubre. Calculamos unas 400 personas a lo largo del día.

Solicitamos presupuesto de:
- 20 stands modulares de 3 x 2
- 2 mostradores de bienvenida
- 15 paneles para carteles
- 6 mesas altas
- una zona de charlas para 80 personas: 80 sillas de conferencia, pantalla y proyector, portátil, un equipo de sonido pequeño y 2 micrófonos inalámbricos de mano
- un técnico toda la jornada

El café y las tazas los pone la cafetería del campus. La conexión a internet es la de la universidad. No queremos escenario ni tarima, los ponentes hablan a pie de sala.

Saludos cordiales,
Iria Castro`,
    good: {
      attendees: [400, 400],
      days: 1,
      must: [
        needs('exhibition_stand', 20),
        needs('registration_desk', 2),
        needs('pinboard', 15),
        needs('table_cocktail', 6),
        needs(/Chair, conference/, [80, 80]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        either(needs('pa_package', 1), needs(SPEAKERS, [1, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 14]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...ANY_JOB],
      offers: without([...MEETING_OFFERS, 'carpet', 'stanchion'], ...PLATFORM, 'network'),
      excluded: ['hot_drinks', ...without(TABLEWARE, 'cutlery', 'glassware'), 'network', ...STAGES],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'subwoofer', ...FOG],
      title: [/leeds|feria|empleo/i, /400/],
    },
  },
];
