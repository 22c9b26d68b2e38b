import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, BROADCAST, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';

/** A meeting with interpreters and a street's summer fair. */
export const ESPANOL: readonly EvalBrief[] = [
  {
    id: 'ho-al-jornada-puertos',
    language: 'es',
    catalogue: 'azahar',
    description: `Estimados señores:

Celebramos una jornada sobre logística portuaria en un hotel de Sagunto, el martes 19 y el miércoles 20 de octubre, con 120 asistentes en formato teatro y traducción simultánea español-inglés.

Rogamos presupuesto para los dos días de:
• megafonía para 120 personas con técnico
• 4 micros de solapa para los ponentes y 2 de mano para el público
• atril de metacrilato con flexo
• proyector, pantalla de 4 m y portátil
• una cabina de traducción y 120 receptores
• mostrador de acreditaciones
• photocall de 3 x 2

Atentamente,
Remedios Ferri`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        either(needs(['speaker_top', 'speaker_column'], [2, 6]), needs('pa_package', [1, 3])),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [120, 130]),
        needs('registration_desk', 1),
        needs('backdrop', 1),
        needs('crew_sound', [1, 40]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...RADIO_MICS],
      offers: [...MEETING_OFFERS, ...SEATS, ...BROADCAST],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'subwoofer'],
      unmetToo: [/int[ée]rprete|traduc/i],
      title: [/sagunto|jornada|portuari/i, /120/],
    },
  },
  {
    id: 'ho-al-verbena-calle',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, soy Chelo, de la comisión de fiestas. El sábado 24 de julio hacemos la verbena en nuestra calle y vendrán unas 300 personas.

Necesitamos: escenario de 6 x 4 m con su escalera y faldón, equipo de sonido para la orquesta (son 7) con 4 monitores y técnico, luces de escenario, 40 conjuntos cerveceros, 10 guirnaldas de bombillas y 40 vallas para cortar la calle.

Los instrumentos los trae la orquesta. Los aseos son los del casal, así que de baños nada. La barra y las neveras las pone el bar de la esquina con sus camareros. La luz la da el ayuntamiento: no hace falta generador. ¡Ah, y humo tampoco, que la última vez se quejaron los vecinos!

¿Nos pasas precio? Gracias`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('stage_deck', 12),
        either(needs(['speaker_top', 'line_array'], [2, 12]), needs('pa_package', [1, 3])),
        needs('stage_monitor', 4),
        needs('crew_sound', [1, 14]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 16]),
        needs('beer_table_set', 40),
        needs('festoon', 10),
        needs('crowd_barrier', 40),
      ],
      should: [needs('stage_steps', [1, 2]), needs('stage_skirt', [6, 20]), needs('stage_leg', 12), needs('transport')],
      allowed: [
        ...BAND,
        ...PLATFORM,
        ...PARTY_LIGHT,
        ...without(OUTDOORS, 'generator', 'fuel'),
        ...ANY_JOB,
        'mic_wireless_handheld',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
        ...LOOS,
        'bar_unit',
        'refrigeration',
        'crew_waiter',
        'crew_bar',
        'hazer',
        'smoke_machine',
      ),
      excluded: [...LOOS, 'bar_unit', 'refrigeration', 'crew_waiter', 'generator', 'hazer'],
      silly: ['projector', 'lectern', 'interpretation_booth', 'table_round', 'dance_floor'],
      title: [/verbena|fiesta/i, /300/],
    },
  },
];
