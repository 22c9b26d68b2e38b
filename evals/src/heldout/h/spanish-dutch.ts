import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In Spanish and Dutch: a gala, a graduation, a fire station. */
export const SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-h-gala-londres',
    language: 'es',
    catalogue: 'demo',
    description: `Hola, buenas tardes:

Somos la Asociación de Profesionales Españoles en Londres y preparamos nuestra cena de gala para el sábado 28 de noviembre en un almacén reformado de Bermondsey, que se alquila vacío. Seremos 160 invitados.

Necesitaríamos presupuesto de:
- 16 mesas redondas de diez personas con mantel blanco hasta el suelo
- 160 sillas chiavari
- vajilla de tres platos y cubertería para 160
- 320 copas de vino
- pista de baile de 36 m²
- un DJ con su equipo de sonido
- 20 focos de batería para las paredes
- un fotomatón

Un atril con micrófono para la presidenta también, por favor.

Un saludo,
Rocío Arizmendi`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('table_round', [16, 17]),
        needs('tablecloth', [16, 17]),
        needs(/Chiavari/, [160, 168]),
        needs(/Crockery Place/, [160, 170]),
        needs('glassware', [320, 330]),
        needs('dance_floor', [36, 37]),
        needs('crew_dj', 1),
        needs('photo_booth', 1),
      ],
      should: [
        needs(/Harley/, [160, 170]),
        either(needs(SPEAKERS, [1, 8]), needs('pa_package', 1)),
        needs('uplight', 20),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('transport'),
      ],
      allowed: [
        ...LOUD,
        ...ANY_JOB,
        'dj_player',
        'dj_mixer',
        'dj_controller',
        'dj_booth',
        'disco_light',
        'mic_wireless_handheld',
        'napkin',
      ],
      offers: [
        ...PARTY_OFFERS,
        ...FOG,
        'hot_drinks',
        'cooking',
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'space_heater',
        'stage_deck',
        'generator',
      ],
      silly: ['projector', 'crowd_barrier', 'marquee', 'stage_monitor', 'drum_kit', 'line_array', 'trackway'],
      title: [/bermondsey|londres|gala|cena/i, /160/],
    },
  },
  {
    id: 'ho-h-graduacion',
    language: 'es',
    catalogue: 'bluemesa',
    description: `Buenos días,

les escribo de la academia comunitaria de Nogales. Nuestra graduación es el viernes 22 de mayo a las 6 de la tarde, en el patio de la escuela, y esperamos 500 personas entre alumnos y familias.

Lo que nos falta:
500 sillas plegables negras
tarima de 24 x 16 pies, a 24 pulgadas, con dos escaleras y la rampa ADA
faldón negro para el frente
un podio con su micrófono de cuello de ganso y dos micrófonos inalámbricos de mano
bocinas para 500 personas al aire libre
6 carpas EZ-Up
una persona que maneje el sonido

Tenemos corriente del gimnasio a 30 metros, así que el generador no hace falta. Las flores y el fondo los ponen las mamás.

Muchas gracias,
Prof. Ignacio Bustamante`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs(/Samsonite/, [500, 510]),
        needs('stage_deck', [12, 12]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 16]),
        needs('gazebo', 6),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('stage_skirt', [24, 80]),
        needs('stage_leg', 12),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...PLATFORM, ...without(OUTDOORS, 'generator', 'fuel')],
      offers: [
        ...without(OUTDOORS_OFFERS, 'chair'),
        ...without(MEETING_OFFERS, 'backdrop', 'plants'),
        'fan',
        'subwoofer',
      ],
      excluded: ['generator', 'fuel', 'backdrop', 'plants'],
      silly: ['dance_floor', 'disco_light', 'hazer', 'bar_unit', 'stage_monitor', 'exhibition_stand', 'drum_kit'],
      title: [/nogales|graduaci/i, /500/],
    },
  },
  {
    id: 'ho-h-opendeur-brandweer',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Op zondag 4 oktober houdt brandweerpost Ternat opendeurdag van 10 tot 17 uur. We rekenen op 800 bezoekers, gespreid over de dag. Graag een offerte voor:

6 vouwtenten 3 x 3
40 biertafelsets
een springkasteel en de stormbaan
2 luidsprekers op statief met een mengpaneel en 2 draadloze handmicro's voor de demonstraties
6 mobiele toiletten en 1 voor rolstoelgebruikers
40 nadarhekken
2 biertaps

Stroom halen we uit de kazerne, een aggregaat hebben we zelf in drievoud. Blustoestellen ook, dat spreekt.

Met vriendelijke groeten,
Wim Dhondt
vriendenkring`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs(/Vouwtent 3 x 3/, 6),
        needs('beer_table_set', 40),
        needs(/Springkasteel/, 1),
        needs(/Stormbaan/, 1),
        needs(['speaker_top', 'speaker_column'], 2),
        needs('mic_wireless_handheld', 2),
        needs('toilet', 6),
        needs('crowd_barrier', 40),
      ],
      should: [
        needs('toilet_accessible', 1),
        needs('mixing_console', 1),
        needs('speaker_stand', 2),
        needs(/Biertap/, 2),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...without(OUTDOORS, 'generator', 'fuel', 'fire_extinguisher'), 'batteries'],
      offers: [
        ...without(OUTDOORS_OFFERS, 'generator'),
        'refrigeration',
        'glassware',
        'bar_unit',
        'crew_bar',
        'marquee',
      ],
      excluded: ['generator', 'fuel', 'fire_extinguisher'],
      silly: ['disco_light', 'dance_floor', 'projector', 'hazer', 'lectern', 'stage_monitor', 'interpretation_booth'],
      title: [/ternat|brandweer|opendeur/i, /800/],
    },
  },
];
