import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { PARTY_LIGHT, PLATFORM, SEATS, SLIDES, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const BODA_OFF: readonly Selector[] = ['table_round', /Imperial/, ...TABLEWARE, 'tablecloth', 'napkin', 'crew_dj'];
const PUEBLO_OFF: readonly Selector[] = [
  'subwoofer',
  'line_array',
  'lighting_package',
  'moving_head',
  'disco_light',
  'crew_lighting',
  'crowd_barrier',
];
const REGANTES_OFF: readonly Selector[] = [
  ...SEATS,
  'registration_desk',
  'streaming_encoder',
  'camera',
  'video_recorder',
  'audio_recorder',
];
const MEDICO_OFF: readonly Selector[] = ['projector', 'projection_screen', 'crew_interpreter', ...SEATS];
const CORAL_OFF: readonly Selector[] = [
  'piano',
  'keyboard',
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
];
const EMPRESA_OFF: readonly Selector[] = ['crew_dj', 'crew_waiter', 'crockery', /Wijnglas/, /Flûte/];

/** Bodas, asambleas, congresos y fiestas. */
export const ESPANOL: readonly EvalBrief[] = [
  {
    id: 'ho-cc-boda-finca',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

Nos casamos el sábado 19 de septiembre en la finca El Almendral y nos han hablado muy bien de vosotros. Seremos 140 invitados.

Para la ceremonia, que es en el jardín, querríamos 140 sillas plegables blancas, el arco de madera y sonido con un micro de solapa para el oficiante y otro de mano para las lecturas.

Para el cóctel, 15 mesas altas y 10 guirnaldas de luces.

Para la fiesta, una pista de baile de unos 40 m2, luces de discoteca y el equipo de sonido. El DJ es amigo nuestro y no nos cobra, pero hay que ponerle dos CDJ y la mesa de mezclas.

De las mesas del banquete se ocupa la finca. La vajilla, los cubiertos, las copas y la mantelería van incluidos en el catering.

Un saludo,
Rocío y Andrés`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/plegable blanca/, [140, 150]),
        needs('ceremony_arch', 1),
        needs('mic_wireless_lapel', 1),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('table_cocktail', 15),
        needs('festoon', 10),
        needs('dance_floor', [40, 42]),
        needs(['disco_light', 'moving_head'], [1, 8]),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
      ],
      should: [needs('transport'), needs(['subwoofer', 'pa_package'], [1, 4])],
      allowed: without([...SHOW, ...OUTDOORS, 'dj_booth'], ...BODA_OFF, 'stage_deck'),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS], ...BODA_OFF),
      excluded: BODA_OFF,
      silly: ['projector', 'lectern', 'interpretation_booth', 'crowd_barrier', 'beer_table_set'],
      title: [/boda|almendral|140/i],
    },
  },
  {
    id: 'ho-cc-fiestas-patronales',
    language: 'es',
    catalogue: 'azahar',
    description: `AYUNTAMIENTO DE VILLAR DEL SOTO. Fiestas patronales, 14, 15 y 16 de agosto (tres días). Plaza Mayor, unas 400 personas cada noche.

Se solicita presupuesto de:
1. Escenario móvil cubierto de 8 x 6 m.
2. Un altavoz a batería con su micro, para el pregón y los sorteos.
3. 50 conjuntos cerveceros.
4. 2 paelleros gigantes con quemador, para la paella popular del día 15.
5. 6 WC químicos y 1 adaptado.
6. 20 guirnaldas de bombillas.
7. 1 generador insonorizado con un cuadro y mangueras.
8. 8 carpas plegables de 3 x 3.

No se incluya sonido ni iluminación para las verbenas: las orquestas vienen con su equipo completo y con sus técnicos. Las vallas saldrán del almacén municipal.`,
    good: {
      attendees: [400, 400],
      days: 3,
      must: [
        needs('mobile_stage', 1),
        needs(/batería/, 1),
        needs('beer_table_set', 50),
        needs('cooking', 2),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('festoon', 20),
        needs('generator', 1),
        needs('power_distro', [1, 4]),
        needs('power_cable', [1, 20]),
        needs('gazebo', 8),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, 'stage_steps', 'stage_skirt', 'stage_ramp'], ...PUEBLO_OFF),
      offers: without([...OUTDOORS_OFFERS, 'refrigeration', 'bar_unit'], ...PUEBLO_OFF),
      excluded: PUEBLO_OFF,
      silly: ['projector', 'lectern', 'interpretation_booth', 'tablecloth', 'chair_banquet', 'carpet'],
      title: [/fiesta|villar|patronal|400/i],
    },
  },
  {
    id: 'ho-cc-asamblea-regantes',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenos días, le escribo de la Comunidad de Regantes de la Vega Baja. Celebramos asamblea general el jueves 26 de febrero a las 18 h en el salón de actos de la Casa de la Cultura y contamos con unos 220 comuneros.

Lo que nos hace falta es un atril con su micrófono, tres micros inalámbricos de mano para la mesa y dos más para las preguntas del público, altavoces, un proyector con pantalla de 4 metros, un portátil, y un técnico de sonido durante todo el acto. También dos azafatas para repartir las papeletas.

El salón tiene butacas fijas, así que de asientos vamos servidos. Para acreditar a la gente usaremos el mostrador de la entrada. Y no se va a grabar ni a retransmitir nada, que la última vez tuvimos quejas.

Atentamente,
Vicente Galiana, secretario`,
    good: {
      attendees: [220, 220],
      days: 1,
      must: [
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_handheld', [4, 6]),
        needs(SPEAKERS, [1, 8]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs('crew_sound', [1, 16]),
        needs('crew_host', [2, 16]),
      ],
      should: [needs('transport'), needs(/400 x 225/, 1)],
      allowed: without([...MEETING, 'table_trestle'], ...REGANTES_OFF),
      offers: without(MEETING_OFFERS, ...REGANTES_OFF),
      excluded: REGANTES_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light'],
      title: [/asamblea|regantes|vega|220/i],
    },
  },
  {
    id: 'ho-cc-congreso-pediatria',
    language: 'es',
    catalogue: 'demo',
    description: `Solicitud de presupuesto: IV Jornadas de Pediatría de Atención Primaria
Hotel Miramar, sala Levante. Viernes 8 y sábado 9 de mayo. 180 asistentes.

Sonido: megafonía para la sala, 1 atril con micrófono de flexo, 2 micros de solapa, 2 de mano.
Traducción simultánea inglés-español: 1 cabina y 80 receptores. Las intérpretes las contratamos nosotros.
Vídeo: el hotel ya tiene proyector y pantalla instalados en la sala. Sí necesitamos 2 portátiles, 1 pasador de diapositivas y 1 monitor de confianza para el ponente.
Zona de pósteres: 24 paneles.
Mostrador de acreditaciones: 2.
Técnicos: 1 de sonido los dos días.
Las sillas las coloca el hotel.`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs(SPEAKERS, [1, 8]),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [1, 3]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [80, 90]),
        needs('playback_laptop', [2, 3]),
        needs('presentation_clicker', [1, 2]),
        needs(['confidence_monitor', 'display'], [1, 2]),
        needs('pinboard', [12, 24]),
        needs('registration_desk', 2),
        needs(['crew_sound', 'crew_technician'], [1, 40]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'interpretation_transmitter'], ...MEDICO_OFF),
      offers: without(MEETING_OFFERS, ...MEDICO_OFF),
      excluded: MEDICO_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/jornadas|pediatr|miramar|180/i],
    },
  },
  {
    id: 'ho-cc-presentacion-coche',
    language: 'es',
    catalogue: 'demo',
    description: `Hola, Marta:

Te paso lo de la presentación del nuevo modelo en el concesionario, el miércoles 11 de marzo por la tarde. Vienen 100 personas, de pie.

Queremos una pantalla LED grande detrás del coche, dos presentadores con micro de diadema, sonido con pegada para el momento de destapar el coche, unas cuantas cabezas móviles y 16 focos a batería para las paredes. Un técnico de sonido, uno de luces y uno de vídeo. 12 mesas altas para el cóctel y la alfombra roja a la entrada. Ah, y una tarima pequeña de 4 x 2 m.

Nada de humo, por favor: los detectores saltan a la mínima y viene hasta la grúa. De las bebidas y los camareros se encarga la marca.

Gracias,
Íñigo`,
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs('led_wall'),
        needs('mic_headset', 2),
        needs(SPEAKERS, [1, 10]),
        needs('moving_head', [2, 12]),
        needs('uplight', 16),
        needs('crew_sound', [1, 16]),
        needs('crew_lighting', [1, 16]),
        needs('crew_video', [1, 16]),
        needs('table_cocktail', 12),
        needs('carpet'),
        needs('stage_deck', [4, 4]),
      ],
      should: [needs('transport'), needs('subwoofer', [1, 4])],
      allowed: without(
        [...MEETING, ...PLATFORM, ...PARTY_LIGHT, 'subwoofer', 'video_processor', 'media_server', 'truss', 'ballast'],
        ...FOG,
      ),
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
        ...FOG,
        'effect_fluid',
        'crew_waiter',
        'crew_bar',
      ),
      excluded: [...FOG, 'crew_waiter', 'crew_bar'],
      silly: ['generator', 'toilet', 'marquee', 'interpretation_booth', 'crowd_barrier', 'beer_table_set'],
      title: [/presentaci|concesionario|coche|modelo|100/i],
    },
  },
  {
    id: 'ho-cc-concierto-coral',
    language: 'es',
    catalogue: 'demo',
    description: `Nota de llamada. Asociación Coral Santa Lucía, preguntar por Pilar.

Concierto de Navidad en el auditorio municipal, domingo 20 de diciembre a las 19 h. Aforo 300. Cantan 60 y los acompaña un pianista.

Pide gradas de coro para los 60, dos micros de condensador por encima del coro, un micro de mano para quien presenta, PA para la sala, mesa, y un técnico de sonido. También le interesa grabar el audio.

El piano de cola es del auditorio y está recién afinado. De la iluminación se encarga la gente del teatro con lo que tienen colgado, así que por ahí nada.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('choir_riser', [3, 10]),
        needs('mic_instrument', [2, 4]),
        needs(['mic_wireless_handheld', 'mic_wired'], [1, 2]),
        needs(SPEAKERS, [1, 8]),
        needs('mixing_console', 1),
        needs(['crew_sound', 'crew_technician'], [1, 16]),
        needs('audio_recorder', 1),
      ],
      should: [needs('transport')],
      allowed: without(SHOW, ...CORAL_OFF, ...STAGE_LIGHT, 'disco_light', 'hazer', 'effect_fluid', 'mirror_ball'),
      offers: without([...SHOW_OFFERS, 'music_stand'], ...CORAL_OFF, 'backline'),
      excluded: CORAL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'mirror_ball', 'projector'],
      title: [/coral|navidad|concierto|auditorio|300/i],
    },
  },
  {
    id: 'ho-cc-fiesta-empresa-eindhoven',
    language: 'es',
    catalogue: 'dommel',
    description: `Buenas:

Somos una empresa española con oficina en Eindhoven y celebramos la fiesta de fin de año el viernes 18 de diciembre en nuestro propio local. Seremos 80.

Necesitamos alquilar: una pista de baile de 5 x 5 m, un equipo de sonido para bailar, dos reproductores CDJ y mesa de mezclas con el mueble de DJ, luces de discoteca y una bola de espejos, 12 mesas altas con funda, una barra de 2 m, una nevera para botellas y el fotomatón. Para el discurso del director, un micro inalámbrico.

Pincha un compañero de contabilidad, así que no contéis con DJ. Los platos, las copas y los camareros son cosa del restaurante que nos trae la cena. Guardarropa sí: dos percheros.

Gracias de antemano,
Lucía Ferrer`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('dance_floor', 25),
        needs(SPEAKERS, [1, 6]),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('dj_booth', 1),
        needs('disco_light', [1, 4]),
        needs('mirror_ball', 1),
        needs('table_cocktail', 12),
        needs(/Statafelhoes/, 12),
        needs('bar_unit', 1),
        needs('refrigeration', 1),
        needs('photo_booth', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('coat_rail', 2),
      ],
      should: [needs('transport')],
      allowed: [...without(SHOW, ...EMPRESA_OFF), 'cutlery', /Bierglas/],
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS], ...EMPRESA_OFF, 'backline', 'glassware'),
      excluded: EMPRESA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'interpretation_booth', 'crowd_barrier'],
      title: [/fiesta|fin de año|eindhoven|80/i],
    },
  },
  {
    id: 'ho-cc-presentacion-libro',
    language: 'es',
    catalogue: 'dommel',
    description: `Presentación de un libro en el Centro Español, sábado 25 de abril, de 17 a 19 h. Esperamos 70 personas. Necesitaríamos 70 sillas, una tarima de 4 x 2 m y 40 cm de altura con escalón, dos micros de solapa para la autora y el entrevistador, un micro de mano para el público, altavoces, algo de luz para la tarima, un televisor de 75 pulgadas para enseñar fotos y una mesa plegable para la firma. Recogida el mismo día si puede ser.`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs(SEATS, [70, 80]),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('mic_wireless_lapel', 2),
        either(needs('mic_wireless_handheld', 1), needs('pa_package', 1)),
        needs(SPEAKERS, [1, 4]),
        needs(['lighting_package', 'stage_wash'], [1, 12]),
        needs('display', 1),
        needs('table_trestle', [1, 2]),
      ],
      should: [needs(/40 cm/, 4), needs(/75 inch/, 1), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, ...STAGE_LIGHT], 'projector', 'projection_screen'),
      offers: without([...MEETING_OFFERS, ...SLIDES, 'tablecloth', 'chair'], 'led_wall'),
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/libro|centro español|70/i],
    },
  },
];
