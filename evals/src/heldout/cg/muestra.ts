import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { RIG } from './off.ts';

const PRODUCTO_OFF: readonly Selector[] = [...SEATS, ...RIG, 'uplight', 'crew_lighting', 'crew_waiter'];

/** In Spanish, over the demonstration's shelf. */
export const MUESTRA: readonly EvalBrief[] = [
  {
    id: 'ho-cg-producto-hotel',
    language: 'es',
    catalogue: 'demo',
    description: `Asunto: presentación nueva gama, 3 de marzo

Hola, Marta:

Presentamos la nueva gama a 120 clientes en el hotel Reconquista, martes 3 de marzo por la mañana. Te paso lo que pide mi jefe:

· pantalla LED de fondo con su técnico de vídeo
· portátil y pasador
· sonido para la sala, 2 micros de diadema y 1 de mano
· técnico de sonido
· 2 cámaras con operador y emisión en directo para las delegaciones
· tarima de 4 x 2

Sillas las que tiene el hotel, que además sirve el cóctel con su gente. Focos no traigáis ninguno: la sala está bien iluminada y al jefe le molestan.

Gracias, guapa`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('led_wall'),
        needs('crew_video', [1, 24]),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs(SPEAKERS, [1, 10]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 24]),
        needs('camera', 2),
        needs('crew_camera', [2, 32]),
        needs('streaming_encoder', [1, 2]),
        needs('stage_deck', [4, 8]),
      ],
      should: [needs('video_switcher', 1), needs('transport')],
      allowed: without([...MEETING, ...WALL, ...BROADCAST, ...PLATFORM], ...PRODUCTO_OFF),
      offers: without(MEETING_OFFERS, ...PRODUCTO_OFF),
      excluded: PRODUCTO_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'silent_disco'],
      title: [/presentaci[oó]n|gama|reconquista/i, /120/],
    },
  },
  {
    id: 'ho-cg-feria-libro',
    language: 'es',
    catalogue: 'demo',
    description: `Feria del Libro, paseo del Espolón, del jueves 7 al domingo 10 de mayo (4 días)

El gremio de libreros solicita:
- 20 carpas plegables de 3 x 3 m
- 40 mesas rectangulares
- 100 sillas plegables para la zona de presentaciones
- tarima de 4 x 3 m a 40 cm, con escalera
- equipo de sonido, 2 micrófonos inalámbricos de mano y atril
- un técnico de sonido los cuatro días
- 8 papeleras grandes
- 10 extintores

Se montará el miércoles 6 y se retirará el lunes 11.`,
    good: {
      days: 4,
      must: [
        needs('gazebo', 20),
        needs('table_trestle', 40),
        needs('chair', 100),
        needs('stage_deck', [6, 12]),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_handheld', 2),
        needs('lectern', 1),
        needs('crew_sound', [1, 50]),
        needs('waste_bin', 8),
        needs('fire_extinguisher', 10),
      ],
      should: [needs('stage_leg', [6, 12]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'mic_lectern', 'festoon'],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS, ...STAGE_LIGHT],
      silly: ['dance_floor', 'hazer', 'disco_light', 'stage_monitor', 'silent_disco', 'mirror_ball', 'cooking'],
      title: [/feria|libro|espol[oó]n/i],
    },
  },
  {
    id: 'ho-cg-cena-benefica',
    language: 'es',
    catalogue: 'demo',
    description: `Para: alquileres. De: Fundación Alalba

Organizamos una cena benéfica el viernes 13 de febrero en la nave de exposiciones, que está vacía. Son 200 comensales en mesas redondas de diez.

Por favor incluid 20 mesas redondas grandes, 200 sillas, 20 manteles, 200 servilletas y centros para las mesas. Además un escenario de 6 x 4, un atril con micro para la presidenta, 2 micros de mano para la subasta, sonido para hablar y bailar, un pinchadiscos con sus platos, pista de baile, iluminación de escenario y 30 focos de ambiente. Técnico de sonido y técnico de luces.`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('table_round', [20, 24]),
        needs(SEATS, 200),
        needs('tablecloth', [20, 24]),
        needs('napkin', 200),
        needs('centrepiece', [20, 24]),
        needs('stage_deck', [12, 24]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 16]),
        needs('crew_dj', [1, 8]),
        needs([...DECKS], [1, 4]),
        needs('dance_floor'),
        needs(['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'], [1, 24]),
        needs('uplight', [30, 36]),
        needs('crew_sound', [1, 24]),
        needs('crew_lighting', [1, 24]),
      ],
      should: [needs('stage_leg'), needs('stage_steps', [1, 2]), needs('subwoofer', [1, 8]), needs('transport')],
      allowed: [...LOUD, ...PLATFORM, ...PARTY_LIGHT, ...ANY_JOB, ...DECKS, 'dj_booth', 'hazer'],
      offers: [
        ...PARTY_OFFERS,
        ...MEETING_OFFERS,
        'crockery',
        'cutlery',
        'toilet_trailer',
        'toilet',
        'space_heater',
        'generator',
        'projector',
        'projection_screen',
        'crew_steward',
      ],
      silly: ['marquee', 'crowd_barrier', 'fencing', 'interpretation_booth', 'pit_barrier', 'silent_disco'],
      title: [/cena|ben[eé]fica|alalba|nave/i, /200/],
    },
  },
];
