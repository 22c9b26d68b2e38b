import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, LOUD, PLATFORM, SITE_POWER, SLIDES, SPEAKERS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const BODAS_OFF: readonly Selector[] = ['refrigeration', ...LOOS, 'marquee_floor', 'space_heater', 'patio_heater'];
const CASETA_OFF: readonly Selector[] = [
  'bar_unit',
  'refrigeration',
  'glassware',
  /Speiseteller/,
  'festoon',
  'generator',
  'crew_dj',
];
const CINE_OFF: readonly Selector[] = ['chair', 'chair_banquet', 'crowd_barrier', 'generator', 'playback_laptop'];

/** In Spanish. */
export const ESPANOL: readonly EvalBrief[] = [
  {
    id: 'ho-cr-bodas-de-oro',
    language: 'es',
    catalogue: 'werra',
    description: `Buenas tardes:

Mis padres cumplen cincuenta años de casados y lo celebramos con una comida en el jardín de casa, el domingo 18 de julio. Seremos 70.

Necesitaríamos alquilar:
- una carpa para que coman los 70 a la sombra
- 9 mesas redondas de 150 con sus manteles blancos
- 70 sillas tapizadas
- 70 servilletas de tela
- 140 platos, 70 cubiertos, 140 copas de vino y 70 de cava
- 6 guirnaldas de luz para cuando anochezca
- un altavoz con batería y micrófono, para los brindis y un poco de música

El catering viene con sus neveras y sus camareros. Los invitados usarán los baños de casa, así que de aseos nada. La hierba está llana, tampoco ponemos suelo en la carpa. Y calefacción, en julio, desde luego que no.

¿Nos lo pueden traer el sábado por la mañana?

Un saludo cordial,
Inmaculada Roldán`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs('marquee', [1, 2]),
        needs(/Tisch rund 150/, 9),
        needs(/Tischdecke rund/, 9),
        needs('chair_banquet', 70),
        needs('napkin', 70),
        needs(/Speiseteller/, 140),
        needs('cutlery', 70),
        needs(/Weinglas/, 140),
        needs(/Sektglas/, 70),
        needs('festoon', 6),
        needs(/Akkubox/, 1),
      ],
      should: [needs(/6 x 12/, 1), needs('transport')],
      allowed: without([...SITE_POWER, ...ANY_JOB, 'waste_bin', 'audio_player'], ...BODAS_OFF),
      offers: without([...PARTY_OFFERS, 'gazebo', 'floodlight', 'marquee_lining'], ...BODAS_OFF),
      excluded: BODAS_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'stage_monitor', 'line_array', 'hazer'],
      title: [/bodas|oro|aniversario|rold[aá]n|jard[ií]n/i, /70/],
    },
  },
  {
    id: 'ho-cr-jornadas-cardio',
    language: 'es',
    catalogue: 'werra',
    description: `SOLICITUD DE PRESUPUESTO
Evento: Jornadas hispano-alemanas de rehabilitación cardíaca
Fechas: jueves 7 y viernes 8 de octubre
Asistentes: 120
Lugar: Kongresszentrum, Kassel

Sala principal:
1. Proyector de 7.000 lúmenes, pantalla de 3 m, portátil y mando para pasar diapositivas
2. Atril con micrófono de flexo
3. 3 micrófonos de solapa y 2 inalámbricos de mano
4. Megafonía para 120 personas sentadas
5. Cabina de interpretación para dos intérpretes y 120 receptores con auriculares
6. Tarima de 6 x 2 m, 40 cm de altura, con escalera y 4 sillones para la mesa redonda
7. Grabación y emisión en directo: 2 cámaras con operadores, mezclador de vídeo y codificador

Vestíbulo:
8. 20 paneles para pósteres
9. 2 mostradores de recepción
10. 10 mesas altas

Personal: un técnico de sonido y un técnico de vídeo los dos días.

Opcional: bucle de inducción para personas con audífono.

Rogamos envíen oferta antes del 30 de junio.`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs(/7.000 Lumen/, 1),
        needs(/Rahmenleinwand 3 m/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [120, 135]),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('armchair', 4),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
        needs('pinboard', 20),
        needs('registration_desk', 2),
        needs('table_cocktail', 10),
        needs('crew_sound', [1, 4]),
        needs('crew_video', [1, 4]),
        offers('induction_loop', [1, 2]),
      ],
      should: [needs('interpretation_transmitter', [1, 4]), needs(/Steckfüße 40/, 6), needs('transport')],
      allowed: [...MEETING, ...BROADCAST, ...PLATFORM, 'interpretation_transmitter', 'tablecloth'],
      offers: [...MEETING_OFFERS, 'chair', 'table_coffee'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/jornadas|kassel|card[ií]/i, /120/],
    },
  },
  {
    id: 'ho-cr-caseta-feria',
    language: 'es',
    catalogue: 'werra',
    description: `Hola, buenas:

Somos el Centro Español de Hanau y montamos nuestra Feria de Abril el sábado 24 y el domingo 25 de abril, en el patio grande del centro. Calculamos unas 300 personas cada día.

Lo que nos haría falta de vuestra parte:
- la carpa de 10 x 20
- 30 conjuntos de mesa y bancos
- un tablao de 6 x 4 m, 40 cm de alto, con escalera
- sonido para un grupo flamenco: 4 micros SM58 con pie, 2 cajas de inyección, 2 monitores
- un micro inalámbrico de mano para el presentador
- técnico de sonido los dos días
- luz para el tablao
- 10 cubos de basura y 4 cabinas de WC

La barra la montamos nosotros, con las neveras del centro, y los vasos y platos son de cartón, ya comprados. Los farolillos y las guirnaldas de luces son nuestros y los colgamos como siempre. Luz eléctrica hay en el patio, no hace falta generador. Entre pases pincha música mi primo, así que DJ tampoco.

Gracias y un saludo,
Rafa Cantero`,
    good: {
      attendees: 300,
      days: 2,
      must: [
        needs(/10 x 20/, 1),
        needs('beer_table_set', 30),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 16]),
        needs(/SM58/, 4),
        needs('mic_stand', [4, 12]),
        needs('di_box', [2, 4]),
        needs('stage_monitor', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 4]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 32]),
        needs('waste_bin', 10),
        needs('toilet', 4),
      ],
      should: [needs(/Steckfüße 40/, 12), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND, ...PLATFORM, ...STAGE_LIGHT], ...CASETA_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'marquee_floor', 'space_heater', 'dj_player', 'dj_mixer', 'moving_head', 'dance_floor'],
        ...CASETA_OFF,
      ),
      excluded: CASETA_OFF,
      silly: ['projector', 'lectern', 'interpretation_booth', 'led_wall', 'table_round', 'hazer', 'mic_conference'],
      title: [/feria|caseta|hanau/i, /300/],
    },
  },
  {
    id: 'ho-cr-cine-plaza',
    language: 'es',
    catalogue: 'werra',
    description: `Hola!! Soy Maite, de la comisión de fiestas. Queremos hacer una noche de cine en la plaza el viernes 6 de agosto, empieza a las 22:15 cuando ya es de noche. Vendrán unas 200 personas.

Lo que buscamos: un proyector potente (12.000 lúmenes nos dijeron), la pantalla grande de 4 m, altavoces para que se oiga bien hasta el fondo, un micro inalámbrico para presentar la peli y alguien que se quede hasta el final por si falla algo. También cables, y esas canaletas de suelo para que nadie tropiece, unas 10.

Las sillas las saca el ayuntamiento, y las vallas también. Enchufamos en la casa de cultura, o sea que generador no. La peli la pongo yo desde mi portátil.

Cuánto sería todo? Gracias!`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/12.000 Lumen/, 1),
        needs(/Rahmenleinwand 4 m/, 1),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 16]),
        needs('cable_ramp', 10),
        needs('power_cable', [1, 40]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...SLIDES], ...CINE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'audio_player', 'bench'], ...CINE_OFF),
      excluded: CINE_OFF,
      silly: ['stage_deck', 'dance_floor', 'stage_monitor', 'table_round', 'disco_light', 'hazer', 'lectern'],
      title: [/cine|plaza/i, /200/],
    },
  },
  {
    id: 'ho-cr-presentacion-bici',
    language: 'es',
    catalogue: 'werra',
    description: `De: Lucía Ferrán
Para: alquiler
Asunto: RE: presentación bici eléctrica, ya tengo cifras

Hola, Uwe:

Ya me han confirmado: jueves 16 de septiembre, de 19 a 22 h, en la vieja imprenta de Göttingen. 90 invitados, casi todos prensa y tiendas. Entonces quedaría así:

- pared LED de 4 x 2 m con portátil y un técnico de vídeo
- un micro de diadema para nuestro director y dos de mano para las preguntas
- sonido para 90 personas, con técnico
- 12 focos a batería en verde
- una tarima de 4 x 4 m, 40 cm, para enseñar la bici, con faldón negro
- 60 sillas plegables blancas y 10 mesas altas
- una barra de 2 m, una nevera y 180 copas de vino
- un mostrador en la entrada
- alfombra roja, 10 m
- un sofá para las entrevistas, si tenéis alguno

Como opción, dos chispas frías para el momento de destapar la bici.

Montaje el mismo jueves desde las 9. ¿Me lo mandas antes del viernes?

Un abrazo,
Lucía`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('led_wall', 8),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('mic_headset', [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs(['crew_sound', 'crew_technician'], [1, 16]),
        needs('uplight', 12),
        needs('stage_deck', 8),
        needs('stage_skirt', [8, 16]),
        needs(/Klappstuhl weiß/, 60),
        needs('table_cocktail', 10),
        needs('bar_unit', 1),
        needs('refrigeration', 1),
        needs(/Weinglas/, 180),
        needs('registration_desk', 1),
        needs('carpet', 1),
        offers('spark_machine', 2),
      ],
      should: [needs(/Steckfüße 40/, 8), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...WALL, ...PLATFORM, 'tablecloth', 'armchair'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      unmet: [/sof[aá]/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'projector'],
      title: [/bici|imprenta|g[öo]ttingen|presentaci/i, /90/],
    },
  },
];
