import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, SPEAKERS, SPEECH } from '../../usual.ts';
import { ANY_JOB, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** In Spanish over Azahar's shelf and Kestrel's. */
export const SPANISH: readonly EvalBrief[] = [
  {
    id: 'ho-r-fiestas-barrio',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes:

Desde la asociación de vecinos del barrio de San Antón os pedimos precio para las fiestas, los días 12 y 13 de junio (viernes y sábado, de 20 a 2 h). Contamos con unas 700 personas cada noche.

Necesitamos:
- escenario móvil cubierto
- equipo de sonido para 700 personas al aire libre, con subgraves y técnico
- 4 monitores
- 2 micros inalámbricos de mano
- luces para el escenario con su técnico
- 70 conjuntos cerveceros
- 20 guirnaldas
- 8 WC químicos y 1 adaptado
- 40 vallas

La orquesta del sábado trae su mesa de sonido y sus instrumentos. La barra la monta la peña, con sus neveras y su gente. De la luz (enganche) se encarga el Ayuntamiento, así que generador no hace falta. Y este año sin paellas gigantes, que sobró la mitad. Tampoco queremos DJ.

Un saludo,
Conchi Marhuenda`,
    good: {
      attendees: [700, 1400],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(['line_array', 'speaker_top'], [4, 16]),
        needs('subwoofer', [2, 8]),
        needs('crew_sound', [1, 40]),
        needs('stage_monitor', [4, 4]),
        needs('mic_wireless_handheld', [2, 2]),
        needs(['stage_wash', 'moving_head', 'lighting_package'], [1, 30]),
        needs('crew_lighting', [1, 40]),
        needs('beer_table_set', [70, 70]),
        needs('festoon', 20),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 40),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...OUTDOORS, 'mic_wired', 'mic_stand', 'hazer'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: ['generator', 'bar_unit', 'refrigeration', 'crew_bar', 'cooking', 'crew_dj', 'dj_player', 'dj_mixer'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'marquee', 'interpretation_booth', 'chair_banquet'],
      title: [/san ant[oó]n|fiestas/i, /700/],
    },
  },
  {
    id: 'ho-r-congreso-pediatria',
    language: 'es',
    catalogue: 'azahar',
    description: `Asunto: petición de presupuesto, jornadas de pediatría

Estimados señores:

Celebramos nuestras jornadas los días 5 y 6 de noviembre en el paraninfo de la universidad, con 160 asistentes y ponentes ingleses. Rogamos presupuesto de:

1. Cabina de traducción para dos intérpretes y 160 receptores
2. Megafonía, con 2 micrófonos de mano y 3 de solapa
3. Atril de metacrilato con flexo
4. Portátil y pasador de diapositivas
5. Dos monitores de 75 pulgadas
6. Mostrador de acreditaciones y dos azafatas
7. Photocall impreso
8. Técnico de sonido y técnico de vídeo

El paraninfo ya cuenta con proyector y pantalla, y con butacas para todos. Los intérpretes los contratamos nosotros. El café lo sirve la cafetería de la facultad.

Atentamente,
Dra. Begoña Lacalle`,
    good: {
      attendees: 160,
      days: 2,
      must: [
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [160, 170]),
        needs(SPEAKERS, [1, 10]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_wireless_lapel', 3),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs(/LG 75/, 2),
        needs('registration_desk', [1, 1]),
        needs('crew_host', [2, 40]),
        needs('backdrop', 1),
        needs('crew_sound', [1, 30]),
        needs('crew_video', [1, 30]),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'presentation_clicker', 'crew_technician'],
      offers: [...MEETING_OFFERS, 'carpet'],
      excluded: ['projector', 'projection_screen', 'chair', 'crew_waiter'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'crowd_barrier',
        'stage_monitor',
        'hazer',
      ],
      title: [/pediatr|jornadas/i, /160/],
    },
  },
  {
    id: 'ho-r-quince-jardin',
    language: 'es',
    catalogue: 'kestrel',
    description: `hola! soy Yesenia, vivimos en Slough y mi hija cumple 15 años el sábado 18 de julio. la fiesta es en el jardín de mi cuñado, 90 personas

queremos una carpa con piso para 90 sentados, 12 mesas redondas de 8 con mantel blanco, 90 sillas chiavari, pista de baile de 5 x 5 m, luces de discoteca (2 juegos), bola de espejos, 10 focos de colores a batería para las paredes de la carpa, un sonido con 2 bocinas y 2 bajos, micrófono inalámbrico para el brindis, un castillo inflable para los niños y un remolque de baños

el DJ es mi primo y lleva sus platos. la comida la hacemos en familia con platos desechables. las fotos las hace una amiga. ¿cuánto sería con entrega? gracias!!`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('marquee', [1, 2]),
        needs('marquee_floor', [130, 290]),
        needs(/Round table 5ft/, [12, 12]),
        needs(/tablecloth, round/, [12, 13]),
        needs(/Chiavari/, [90, 96]),
        needs('dance_floor', [25, 27]),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs('uplight', [10, 10]),
        either(needs('speaker_top', 2), needs('pa_package', 1)),
        needs('mic_wireless_handheld', [1, 1]),
        needs('inflatable', 1),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...OUTDOORS, 'marquee_lining', 'napkin'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater'],
      excluded: ['crew_dj', 'dj_player', 'dj_mixer', 'crockery', 'crew_photographer'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'flip_chart', 'line_array', 'exhibition_stand'],
      title: [/slough|quince|15|cumplea/i, /90/],
    },
  },
];
