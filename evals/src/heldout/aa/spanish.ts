import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LINEN, PARTY_LIGHT, RADIO_MICS, SEATS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

/** Spanish: a congress with interpretation, a wedding among olive trees. */
export const SPANISH: readonly EvalBrief[] = [
  {
    id: 'ho-aa-congreso-riego',
    language: 'es',
    catalogue: 'azahar',
    description: `Estimados señores:

Les escribo de parte de la comunidad de regantes. Celebramos un congreso de dos días, 27 y 28 de mayo, en el auditorio municipal de Orihuela, con unos 160 asistentes. Cada mañana hay ponencias y cada tarde una mesa redonda con seis participantes. Los idiomas son español, inglés e italiano.

Solicitamos presupuesto de:
– equipo de sonido para la sala con técnico
– seis micrófonos de solapa y dos de mano para las preguntas
– un atril de metacrilato con su flexo
– proyector, pantalla de 4 metros, portátil y pasador
– dos cabinas de interpretación y 120 receptores
– un mostrador de acreditaciones y una azafata
– un photocall impreso

El auditorio ya tiene butacas y escenario, y su propio equipo de iluminación con técnico, así que de luces nada. No vamos a grabar ni a retransmitir. Del café y la comida se encarga un restaurante, que trae también la vajilla y los camareros. Los intérpretes los contratamos nosotros.

Atentamente,
Vicente`,
    good: {
      attendees: 160,
      days: 2,
      must: [
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('crew_sound', [1, 24]),
        needs('mic_wireless_lapel', [6, 6]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('lectern', 1),
        needs('mic_lectern', [1, 1]),
        needs('projector', [1, 1]),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [120, 120]),
        needs('registration_desk', 1),
        needs('crew_host', [1, 24]),
        needs('backdrop', 1),
      ],
      should: [needs('mixing_console', [1, 2]), needs('transport')],
      allowed: [...MEETING, 'crew_interpreter'],
      offers: without(
        MEETING_OFFERS,
        ...STAGES,
        ...BROADCAST,
        'stage_wash',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'uplight',
        ...RADIO_MICS,
      ),
      excluded: [
        ...SEATS,
        ...STAGES,
        'stage_wash',
        'lighting_package',
        'moving_head',
        'crew_lighting',
        'camera',
        'streaming_encoder',
        'crockery',
        'cutlery',
        'glassware',
        'crew_waiter',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', ...FOG],
      title: [/orihuela|congreso/i, /160/],
    },
  },
  {
    id: 'ho-aa-boda-olivar',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, nos casamos el 18 de septiembre en un olivar cerca de Jaén y seremos 100. Necesitamos 100 sillas plegables blancas para la ceremonia y el arco, 10 mesas redondas de 180 con mantel y 100 sillas crossback para la cena, 100 servilletas, 15 guirnaldas, dos barras, una pista de baile de 5 x 5, un DJ con cabina y equipo de sonido para la fiesta, y un micrófono inalámbrico para los discursos. También 3 WC químicos y un generador con cables. ¿Nos podéis pasar precio con transporte? Gracias, Rocío y Álvaro`,
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs(/plegable blanca/, [100, 106]),
        needs('ceremony_arch', 1),
        needs(/Redonda 180/, [10, 11]),
        needs('tablecloth', [10, 13]),
        needs(/Crossback/, [100, 106]),
        needs('napkin', [100, 112]),
        needs('festoon', 15),
        needs('bar_unit', 2),
        needs('dance_floor', [25, 25]),
        needs('crew_dj', 1),
        needs('dj_booth', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Pack Ceremonia/, [1, 2])),
        needs('toilet', 3),
        needs('generator', 1),
      ],
      should: [
        needs('dj_player', [2, 4]),
        needs('dj_mixer', 1),
        needs('power_cable'),
        needs('power_distro', [1, 4]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PARTY_LIGHT, ...ANY_JOB, ...LINEN, 'subwoofer', 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'crockery', 'cutlery'],
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'crowd_barrier', 'interpretation_booth'],
      title: [/jaén|boda|olivar/i, /100/],
    },
  },
];
