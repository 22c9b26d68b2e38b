import { type EvalBrief, either, needs } from '../../expectation.ts';
import { OPERATORS, PLATFORM, SEATS, SPEAKERS, SPEECH, TABLES, TOILETS } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW } from '../usual.ts';

export const SPANISH: readonly EvalBrief[] = [
  {
    id: 'ho-posadas-parroquia',
    language: 'es',
    catalogue: 'bluemesa',
    description:
      'Buenas tardes, somos de la parroquia San Felipe. El 12 de diciembre tenemos la misa y convivio de la Virgen de Guadalupe en el estacionamiento, unas 600 personas. Ocupamos: sonido con 4 micrófonos inalámbricos de mano para el coro y el padre, tarima de 16 x 12 pies con escalón, 300 sillas plegables negras, 20 mesas de 8 pies, 10 calentones de gas, luces (4 torres no, con las guirnaldas basta, ponga 6 tiras) y una planta de luz. Los danzantes no necesitan nada. La comida y las carpas ya las tenemos. Gracias, Dios los bendiga.',
    good: {
      attendees: 600,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array'], [2, 12]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', 4),
        needs('stage_deck', [6, 7]),
        needs('stage_steps', [1, 2]),
        needs('chair', [300, 300]),
        needs('table_trestle', 20),
        needs('patio_heater', 10),
        needs('festoon', 6),
        needs('generator', [1, 2]),
      ],
      should: [
        needs(/Samsonite/, 300),
        needs(/^8ft/, 20),
        needs('fuel'),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...PLATFORM, ...OUTDOORS, 'subwoofer', 'line_array', 'stage_monitor'],
      offers: [
        ...OUTDOORS_OFFERS.filter((each) => each !== 'gazebo'),
        'lectern',
        'stage_wash',
        'lighting_package',
        'mic_wired',
      ],
      excluded: ['floodlight', 'gazebo', 'marquee', 'catering'],
      silly: ['projector', 'dance_floor', 'disco_light', 'hazer', 'table_round'],
      title: [/600/],
    },
  },
  {
    id: 'ho-feria-empleo',
    language: 'es',
    catalogue: 'bluemesa',
    description: `Feria de empleo bilingüe, Centro de Convenciones de El Paso, 2 días, 36 empresas, aprox. 1,500 visitantes por día.

1) 36 stands de 10x10 con mampara de tela; cada uno con una mesa de 6 pies y 2 sillas.
2) Un mostrador de registro iluminado en la entrada y 12 postes retráctiles.
3) Sala de charlas para 80: proyector, pantalla, atril con micrófono, un inalámbrico de mano, bocinas chicas.
4) Interpretación simultánea: cabina y 80 receptores.
5) Personal: un técnico para la sala los dos días.
Electricidad de cada stand: la pone el centro. No incluyan alfombra, el piso ya tiene.`,
    good: {
      attendees: [1500, 3000],
      days: 2,
      must: [
        needs('exhibition_stand', 36),
        needs('table_trestle', [36, 40]),
        needs('chair', [72, 160]),
        needs('registration_desk', 1),
        needs('stanchion', 12),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 1),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', [1, 2])),
        needs(OPERATORS, [1, 2]),
      ],
      should: [needs(/^6ft/, [36, 40]), needs('crew_stagehand'), needs('transport')],
      allowed: [...MEETING, 'waste_bin', 'induction_loop'],
      offers: MEETING_OFFERS,
      excluded: ['carpet', 'power_distro', 'generator'],
      silly: ['subwoofer', 'stage_deck', 'dance_floor', 'table_round', 'marquee'],
      unmet: [/cabina|interpreta|receptor/i],
      title: [/el paso/i, /1[., ]?500|36/],
    },
  },
  {
    id: 'ho-boda-finca',
    language: 'es',
    catalogue: 'demo',
    description:
      'Hola! Nos casamos en una finca cerca de Girona el 13/09, seremos unas ciento sesenta personas. El catering lleva mesas, sillas, mantelería y vajilla. Nos faltaría: ceremonia civil en el jardín (160 sillas blancas aparte, un arco de madera, un micro de solapa para el oficiante, un altavoz y alguien que lo lleve), el cóctel (10 mesas altas, música de fondo), y luego fiesta con DJ hasta las 4: equipo completo, DJ incluido, luces y máquina de burbujas no, que ensucia. Guirnaldas de bombillas, unos 75 metros. En la finca hay corriente de sobra y baños.',
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('chair', [160, 165]),
        needs('ceremony_arch', 1),
        needs('mic_wireless_lapel', 1),
        either(needs(SPEAKERS, [3, 10]), needs('pa_package', [1, 3])),
        needs('table_cocktail', 10),
        needs('crew_dj', 1),
        needs(['dj_player', 'dj_controller'], [1, 3]),
        needs(['disco_light', 'moving_head', 'mirror_ball', 'lighting_package', 'stage_wash']),
        needs('festoon', [3, 4]),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
      ],
      should: [needs(/White Folding/, [160, 165]), needs('subwoofer', [1, 4]), needs('transport')],
      allowed: [...SHOW, 'dj_mixer', 'dj_booth', 'mic_wireless_handheld', 'uplight', 'audio_player'],
      offers: [...PARTY_OFFERS, 'smoke_machine', 'parasol'],
      excluded: [
        'chair_banquet',
        'table_round',
        'tablecloth',
        'napkin',
        'crockery',
        'cutlery',
        'bubble_machine',
        'generator',
        ...TOILETS,
      ],
      silly: ['projector', 'marquee', 'drum_kit', 'line_array'],
      title: [/girona/i, /160/],
    },
  },
  {
    id: 'ho-jornada-medica',
    language: 'es',
    catalogue: 'demo',
    description: `Jornada de cardiología. Hospital de Zamora, salón de actos. 15 de noviembre.
Asistentes: 220 en sala.
El salón tiene proyector, pantalla y butacas fijas, pero la megafonía no funciona.
Necesitamos megafonía para la sala, 1 atril con micro, 3 micros de diadema, 2 inalámbricos de mano para preguntas, retorno de vídeo para el ponente (monitor en el suelo), pasador de diapositivas, reloj/cuenta atrás, grabación y emisión en directo con 2 cámaras.
20 paneles para pósteres en el vestíbulo.
Sin azafatas ni mobiliario.`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 3])),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_headset', 3),
        needs('mic_wireless_handheld', 2),
        needs('confidence_monitor', 1),
        needs('presentation_clicker', [1, 2]),
        needs('speaker_timer', 1),
        needs('camera', 2),
        needs('streaming_encoder', [1, 2]),
        needs('video_recorder', 1),
        needs('pinboard', 20),
      ],
      should: [
        needs('video_switcher', 1),
        needs('mixing_console', 1),
        needs(OPERATORS, [1, 4]),
        needs('crew_camera', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, 'crew_camera', 'video_converter', 'network', 'intercom', 'subwoofer'],
      offers: MEETING_OFFERS,
      excluded: ['projector', 'projection_screen', ...SEATS, ...TABLES, 'crew_host', 'registration_desk'],
      silly: ['generator', 'dance_floor', 'stage_deck', 'disco_light', 'toilet'],
      title: [/zamora/i, /220/],
    },
  },
];
