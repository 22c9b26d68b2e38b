import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LOUD, OPERATORS, PLATFORM, SEATS, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';
import { CARRYING, RIG } from './off.ts';

const TEATRO_OFF: readonly Selector[] = [
  ...RIG,
  'crew_lighting',
  'followspot',
  'disco_light',
  'uplight',
  'strobe',
  'blinder',
  ...SEATS,
];
const SOCIOS_OFF: readonly Selector[] = ['playback_laptop', ...OPERATORS, ...CARRYING];
const CINE_OFF: readonly Selector[] = ['generator', 'fuel', 'playback_laptop'];

/** In Spanish, over a French shelf. */
export const CHARENTE_ES: readonly EvalBrief[] = [
  {
    id: 'ho-cg-teatro-musical',
    language: 'es',
    catalogue: 'charente',
    description: `Hola:

Somos el grupo de teatro del instituto. Hacemos un musical el viernes 24 y el sábado 25 de abril en el teatro municipal, 250 espectadores por función.

Del sonido necesitamos todo: altavoces con subgraves, mesa digital de 32 canales, 6 micrófonos de diadema, 2 monitores de escenario y un técnico los dos días. También una máquina de niebla.

Las luces las lleva el técnico del teatro con los aparatos de la casa, ahí no metáis nada. Y el patio de butacas, claro, es fijo.

Un saludo,
Begoña Arrieta, departamento de Lengua`,
    good: {
      attendees: 250,
      days: 2,
      must: [
        needs(SPEAKERS, [2, 16]),
        needs('subwoofer', [1, 6]),
        needs(/numérique 32/, 1),
        needs('mic_headset', 6),
        needs('stage_monitor', 2),
        needs('crew_sound', [1, 30]),
        needs(['hazer', 'smoke_machine'], 1),
      ],
      should: [needs('transport')],
      allowed: without(SHOW, ...TEATRO_OFF, ...PLATFORM),
      offers: without(SHOW_OFFERS, ...TEATRO_OFF),
      excluded: TEATRO_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'crowd_barrier', 'table_round'],
      title: [/teatro|musical|instituto/i, /250/],
    },
  },
  {
    id: 'ho-cg-regantes',
    language: 'es',
    catalogue: 'charente',
    description: `Comunidad de regantes, junta anual. Miércoles 10 de diciembre, 90 socios, salón parroquial.

- altavoces y mesa de mezclas pequeña
- 2 micrófonos inalámbricos de mano y 1 de solapa
- proyector y pantalla de 3 m
- 90 sillas y 2 mesas rectangulares de 180

El ordenador lo lleva el secretario. Lo recogemos en vuestro almacén el martes con el remolque y lo devolvemos el jueves. Del manejo se ocupa mi sobrino, que entiende, no mandéis técnico.`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 6]),
        needs(['mixing_console', 'pa_package'], [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', 1),
        needs('projector', 1),
        needs(/300 x 170/, 1),
        needs(SEATS, 90),
        needs(/180 x 75/, 2),
      ],
      allowed: without(MEETING, ...SOCIOS_OFF),
      offers: without(MEETING_OFFERS, ...SOCIOS_OFF),
      excluded: SOCIOS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/regantes|junta|parroquial/i, /90/],
    },
  },
  {
    id: 'ho-cg-tienda',
    language: 'es',
    catalogue: 'charente',
    description: `Formulario web

Nombre: Aitziber L.
Evento: inauguración de tienda en la calle Mayor, jueves 16 de abril, de 19 a 22 h
Personas: 60
¿Qué necesita?: una alfombra roja de 10 m, un fondo impreso de 3 x 2 con nuestro logo, 10 mesas altas con funda, un altavoz a batería con micro, 80 copas de champán, un frigorífico, 8 focos a batería de colores para la fachada y 2 camareros tres horas.
Presupuesto orientativo: 1.500 €`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs('carpet', 1),
        needs('backdrop', 1),
        needs('table_cocktail', 10),
        needs(/sur batterie, 1 micro/, 1),
        needs(/Flûte/, [80, 100]),
        needs('refrigeration', 1),
        needs('uplight', 8),
        needs('crew_waiter', [2, 10]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'mic_wireless_handheld'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...SPEECH],
      silly: ['projector', 'toilet', 'marquee', 'stage_monitor', 'led_wall', 'interpretation_booth', 'line_array'],
      title: [/tienda|inauguraci[oó]n|mayor/i, /60/],
    },
  },
  {
    id: 'ho-cg-cine-verano',
    language: 'es',
    catalogue: 'charente',
    description: `Buenos días, os escribo del ayuntamiento por el cine de verano: tres noches, jueves 16, viernes 17 y sábado 18 de julio, patio del castillo, 200 personas por sesión.

Harían falta el proyector más potente, pantalla de 5 m, sonido con graves, un micro inalámbrico para presentar, 200 sillas plegables blancas, 40 vallas y 4 aseos químicos, uno más adaptado. Un técnico de vídeo cada noche.

La luz la cogemos del cuadro del castillo, con lo que el generador sobra. Las películas llegan de la filmoteca con su reproductor, no pongáis portátil.

Atentamente, Lola`,
    good: {
      attendees: 200,
      days: 3,
      must: [
        needs(/12 000 lumens/, 1),
        needs(/500 x 280/, 1),
        needs(SPEAKERS, [2, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/pliante bois/, 200),
        needs('crowd_barrier', 40),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('crew_video', [1, 40]),
      ],
      should: [needs(['subwoofer', 'pa_package', 'speaker_column'], [1, 6]), needs('transport')],
      allowed: without(
        [...OUTDOORS, ...LOUD, 'video_cable', 'video_switcher', 'truss', 'truss_base', 'crew_video'],
        ...CINE_OFF,
      ),
      offers: without([...OUTDOORS_OFFERS, 'lectern', 'hot_drinks', 'refrigeration', 'bar_unit'], ...CINE_OFF),
      excluded: CINE_OFF,
      silly: ['dance_floor', 'hazer', 'disco_light', 'table_round', 'stage_monitor', 'interpretation_booth'],
      title: [/cine|castillo/i, /200/],
    },
  },
];
