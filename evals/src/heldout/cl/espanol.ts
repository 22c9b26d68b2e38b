import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { LOUD, SEATS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const COMUNION_OFF: readonly Selector[] = [...SEATS, 'table_round', 'table_trestle', ...TABLEWARE, 'crew_dj', ...DECKS];
const CATA_OFF: readonly Selector[] = ['glassware', 'camera', 'streaming_encoder', 'crew_interpreter'];
const PADEL_OFF: readonly Selector[] = [...LOOS, 'shower', 'generator', 'fuel', 'crew_stagehand'];

/** In Spanish. */
export const ESPANOL: readonly EvalBrief[] = [
  {
    id: 'ho-cl-comunion-finca',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

El sábado 15 de mayo celebramos la comunión de nuestra hija en una finca de Carmona. Somos 80 (60 mayores y 20 niños).

Queríamos alquilar:
- 2 jaimas de 6 x 6
- 12 guirnaldas de 10 m
- 6 mesas altas de cóctel
- 2 barras blancas y 2 botelleros
- 8 olivos en maceta
- photocall impreso y fotomatón
- 2 sofás chill out
- un altavoz a batería Fonestar para unas palabras
- un pack Feria de luces para cuando anochezca
- 2 climatizadores

Las mesas del almuerzo y las sillas las pone la finca y el cáterin trae su menaje. La música la llevamos en el móvil, no hace falta pinchadiscos.

Un saludo,
Rocío`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/Jaima/, 2),
        needs('festoon', 12),
        needs('table_cocktail', 6),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs('plants', 8),
        needs('backdrop', 1),
        needs('photo_booth', 1),
        needs('sofa', 2),
        needs(/batería Fonestar/, [1, 2]),
        needs('disco_light', 1),
        needs('air_conditioner', 2),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'], ...COMUNION_OFF),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee_floor'], ...COMUNION_OFF),
      excluded: COMUNION_OFF,
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'registration_desk', 'crowd_barrier'],
      title: [/comuni|carmona/i],
    },
  },
  {
    id: 'ho-cl-jornada-viticultura',
    language: 'es',
    catalogue: 'azahar',
    description: `Asunto: presupuesto jornada de viticultura, jueves 22 de octubre

Buenos días:

Organizamos una jornada técnica para 150 asistentes en el salón de la cámara agraria, con ponentes franceses. Necesitamos:

150 sillas de congreso
1 atril con micrófono de flexo
2 micros de solapa y 2 de mano
megafonía para la sala
1 proyector de 6.000 lúmenes con pantalla de 400 x 225
1 portátil y 1 pasador
1 cabina de interpretación y 60 receptores
1 mostrador de acreditaciones
12 mesas altas para la cata del final
1 técnico de sonido y 1 de vídeo

Los dos intérpretes los contratamos por nuestra cuenta. Cada bodega viene con sus propias copas. No se va a grabar ni a emitir por internet.

Atentamente,
Gonzalo Prieto`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/congreso/, 150),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 65]),
        needs('registration_desk', 1),
        needs('table_cocktail', 12),
        needs('crew_sound', [1, 20]),
        needs('crew_video', [1, 20]),
      ],
      should: [needs('transport'), needs('mixing_console', 1)],
      allowed: without([...MEETING, 'interpretation_transmitter'], ...CATA_OFF),
      offers: without(MEETING_OFFERS, ...CATA_OFF, 'crew_camera', 'video_recorder'),
      excluded: CATA_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/jornada|vitic/i],
    },
  },
  {
    id: 'ho-cl-feria-empleo',
    language: 'es',
    catalogue: 'demo',
    description: `Buenos días,

El ayuntamiento prepara su feria de empleo en el pabellón municipal, martes 13 y miércoles 14 de abril, con unos 600 visitantes al día. Por favor, pásennos precio de:

24 stands de 3 x 2 m
24 mesas rectangulares y 72 sillas de conferencia
2 mostradores de recepción
una tarima de 4 x 2 m a 40 cm de altura con escalones
equipo de sonido para charlas en la tarima
2 micrófonos inalámbricos de mano
2 pantallas de 75 pulgadas con soporte
100 sillas de conferencia más delante de la tarima
4 puntos de acceso wifi
un técnico audiovisual los dos días

Muchas gracias,
Concejalía de Desarrollo Local`,
    good: {
      attendees: [600, 1200],
      days: 2,
      must: [
        needs('exhibition_stand', 24),
        needs('table_trestle', 24),
        needs('chair', 172),
        needs('registration_desk', 2),
        needs(/2m x 1m Deck/, 4),
        needs(/Leg 400/, [12, 16]),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(/75in/, 2),
        needs('display_stand', 2),
        needs(/Access Point/, 4),
        needs(['crew_technician', 'crew_sound'], [1, 40]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'network', 'stage_skirt', 'stage_handrail', 'display'],
      offers: [...MEETING_OFFERS, 'crew_steward', 'waste_bin', 'pinboard', 'carpet'],
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/feria|empleo/i],
    },
  },
  {
    id: 'ho-cl-torneo-padel',
    language: 'es',
    catalogue: 'demo',
    description: `Hola!

Somos un club de pádel y el sábado 6 y domingo 7 de junio jugamos el torneo solidario. Vendrán unas 200 personas cada día.

Lo que pedimos:
6 carpas plegables de 3 x 3
12 mesas de cervecería con bancos
8 mesas altas
2 neveras de bebidas
sonido para animar y música, con 1 micro inalámbrico para el speaker
30 vallas
8 contenedores de basura
1 pantalla LED de exterior de 3 x 2 m para los resultados
10 walkies
1 sanitario los dos días (un sanitario de primeros auxilios, con botiquín)

Los vestuarios y los aseos del club estarán abiertos. Nos enchufamos a la corriente del club, hay de sobra. El montaje lo hacemos los socios, solo hay que traerlo y recogerlo.

Gracias! Nacho`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs('gazebo', 6),
        needs('beer_table_set', 12),
        needs('table_cocktail', 8),
        needs('refrigeration', 2),
        needs(SPEAKERS, [1, 8]),
        either(needs('mic_wireless_handheld', [1, 2]), needs('mic_headset', 1)),
        needs('crowd_barrier', 30),
        needs('waste_bin', 8),
        needs('led_wall', [6, 8]),
        needs('two_way_radio', 10),
        needs('crew_medic', [1, 40]),
        needs('delivery'),
      ],
      allowed: without(
        [
          ...OUTDOORS,
          ...LOUD,
          'video_processor',
          'playback_laptop',
          'video_cable',
          'crew_video',
          'truss',
          'truss_base',
        ],
        ...PADEL_OFF,
      ),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], ...PADEL_OFF),
      excluded: PADEL_OFF,
      silly: ['projector', 'lectern', 'table_round', 'stage_monitor', 'dance_floor', 'ceremony_arch'],
      title: [/torneo|p[aá]del/i],
    },
  },
];
