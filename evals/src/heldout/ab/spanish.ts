import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Spanish: a town's feast put out to tender, a congress with interpreters. */
export const SPANISH: readonly EvalBrief[] = [
  {
    id: 'ho-ab-fiestas-patronales',
    language: 'es',
    catalogue: 'azahar',
    description: `AYUNTAMIENTO DE VILLAFRANCA DEL ALCOR
PLIEGO DE PRESCRIPCIONES TÉCNICAS. Contrato menor: infraestructuras para las fiestas patronales, viernes 13 y sábado 14 de agosto. Recinto ferial. Asistencia prevista: 1.500 personas cada noche.

PRIMERA. Objeto. Alquiler, montaje, asistencia y desmontaje de:
a) Escenario móvil cubierto de 8 x 6.
b) Sonido: 8 cajas de line array, 4 subgraves, 4 monitores, mesa digital, 4 micrófonos inalámbricos de mano, 6 de cable con pie de jirafa. Técnico de sonido, 8 horas cada noche.
c) Iluminación: 2 packs de luz de escenario y 8 cabezas móviles. Técnico de iluminación.
d) 60 conjuntos cerveceros.
e) 100 vallas peatonales.
f) 10 WC químicos y 2 adaptados.
g) 30 guirnaldas para la calle principal.
h) Un generador de 40 kVA con tres cuadros de 32 A y sus mangueras (6).
i) 10 walkies para protección civil.

SEGUNDA. No son objeto del contrato: las barras, que explotan las peñas con sus neveras y su personal; los fuegos artificiales; la pantalla gigante, que cede la Diputación; la vigilancia, a cargo de la policía local; los instrumentos y amplificadores de las orquestas.

TERCERA. Presupuesto base de licitación: 9.900 euros, IVA excluido. CUARTA. El adjudicatario acreditará estar al corriente de sus obligaciones tributarias y con la Seguridad Social.`,
    good: {
      attendees: 1500,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs('stage_monitor', 4),
        needs(/Mesa digital/, 1),
        needs('mic_wireless_handheld', 4),
        needs('mic_wired', 6),
        needs('crew_sound', [1, 16]),
        needs('lighting_package', 2),
        needs('moving_head', 8),
        needs('crew_lighting', [1, 16]),
        needs('beer_table_set', 60),
        needs('crowd_barrier', 100),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        needs('festoon', 30),
        needs('generator', 1),
        needs('power_distro', 3),
        needs(/Manguera/, 6),
        needs('two_way_radio', 10),
      ],
      should: [needs('mic_stand', [6, 16]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], 'crew_steward'),
      offers: without(
        [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
        'led_wall',
        'crew_steward',
        'backline',
        'spark_machine',
        'refrigeration',
      ),
      excluded: [
        'bar_unit',
        'refrigeration',
        'crew_bar',
        'led_wall',
        'projector',
        'projection_screen',
        'display',
        'crew_steward',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['dance_floor', 'lectern', 'table_round', 'interpretation_booth', 'ceremony_arch', 'registration_desk'],
      title: [/villafranca|fiestas/i, /1[.,   ]?500/],
    },
  },
  {
    id: 'ho-ab-congreso-olivar',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes:

Os escribo desde la secretaría técnica del congreso internacional del olivar, que celebramos el jueves 20 y el viernes 21 de mayo en el palacio de congresos de Úbeda, con 200 asistentes, la mitad de fuera.

Necesitamos traducción simultánea con dos cabinas de intérpretes y 120 receptores (los intérpretes los contratamos nosotros), 4 micros de solapa, 2 de mano para preguntas y el flexo del atril, que el atril lo pone el palacio. Una tarima de 6 x 4 con faldón y escalera, iluminada con un pack sencillo. Dos monitores de 75 a los lados, tres portátiles y dos pasadores. Dos mostradores de acreditaciones con cuatro azafatas, ocho horas cada día. Un photocall. Técnico de sonido los dos días.

El palacio tiene su propia megafonía en la sala y proyector con pantalla motorizada, así que de eso no hace falta nada, y las butacas son fijas. Para el café y la comida hay un catering contratado con su menaje. El streaming se descartó en la última reunión.

¿Podríais mandarlo antes del lunes?

Saludos, Rocío`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [120, 130]),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        needs('mic_lectern', 1),
        needs('stage_deck', 12),
        needs(['lighting_package', 'stage_wash'], [1, 12]),
        needs(/LG 75/, 2),
        needs('playback_laptop', 3),
        needs('presentation_clicker', 2),
        needs('registration_desk', 2),
        needs('crew_host', 4),
        needs('backdrop', 1),
        needs('crew_sound', [1, 20]),
      ],
      should: [needs(/Patas 40/, 12), needs('stage_skirt', [6, 20]), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [
        ...without(MEETING, 'lectern', 'projector', 'projection_screen', ...SPEAKERS),
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...ANY_JOB,
        'display_stand',
      ],
      offers: without([...MEETING_OFFERS, ...PARTY_LIGHT], ...BROADCAST, 'crew_interpreter', 'led_wall'),
      excluded: [
        'lectern',
        'crew_interpreter',
        ...SPEAKERS,
        'projector',
        'projection_screen',
        'led_wall',
        ...SEATS,
        ...TABLEWARE,
        'streaming_encoder',
        'camera',
      ],
      silly: [
        'generator',
        ...LOOS,
        'marquee',
        'dance_floor',
        'disco_light',
        'crowd_barrier',
        ...LOUD.filter((one) => one === 'subwoofer'),
      ],
      title: [/úbeda|ubeda|olivar|congreso/i, /200/],
    },
  },
];
