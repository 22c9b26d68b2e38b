import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** In French on the Garonne, in Spanish in Andalusia. */
export const ROMANCE: readonly EvalBrief[] = [
  {
    id: 'ho-ai-seminaire-chai',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Assistante de direction, j'organise le séminaire de notre coopérative les 18 et 19 mars dans un chai à Saint-Émilion : 110 participants.

Il nous faudrait :
1 mur LED intérieur de 12 m²
1 pupitre plexi
2 micros cravate et 2 micros main
une sono pour la salle
2 retours écran 32 pouces
110 chaises Napoléon III blanches
14 tables rondes de 150 et leurs nappes blanches
10 mange-debout
20 projecteurs sur batterie pour éclairer les murs
1 banque d'accueil
3 portants
un technicien son et un technicien vidéo pour les deux jours

Les PC et la télécommande, c'est l'informatique de chez nous qui s'en charge. Le traiteur vient avec la vaisselle, les verres et ses serveurs. Une scène est montée en permanence dans le chai. J'avais parlé d'une captation au téléphone, finalement on ne filme pas. Et le chai est chauffé.

Merci d'avance,
Solène`,
    good: {
      attendees: 110,
      days: 2,
      must: [
        needs(/P2\.9/, [12, 12]),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 8]),
        needs('confidence_monitor', 2),
        needs(/Napoléon III blanche/, [110, 116]),
        needs(/Ø 150/, [14, 14]),
        needs('tablecloth', [14, 16]),
        needs('table_cocktail', 10),
        needs(/sur batterie/, 20),
        needs('registration_desk', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [needs('coat_rail', 3), needs('transport')],
      allowed: without(
        [...MEETING, ...STAGE_LIGHT, 'napkin', 'subwoofer', 'video_processor', 'mic_lectern'],
        'playback_laptop',
        'presentation_clicker',
      ),
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        ...STAGES,
        'playback_laptop',
        'presentation_clicker',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'glassware',
        'crew_waiter',
        'patio_heater',
      ),
      excluded: [
        ...TABLEWARE,
        ...STAGES,
        'playback_laptop',
        'presentation_clicker',
        'crew_waiter',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'space_heater',
        'patio_heater',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'disco_light', ...FOG],
      title: [/milion|séminaire/i, /110/],
    },
  },
  {
    id: 'ho-ai-mariage-lacanau',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour, nous nous marions le samedi 4 septembre à Lacanau, dans le jardin de mes parents, 150 invités. Pourriez-vous chiffrer : la structure 10 x 25 avec plancher plastique (250 m²) et velum ivoire, 19 tables rondes Ø 150 avec nappes Ø 290, 150 chaises cross-back, 150 chaises pliantes blanches pour la cérémonie et l'arche, 2 bars lumineux, 8 mange-debout, assiettes, couverts, verres à vin et serviettes pour 150, un kit sono soirée avec 2 micros main, 4 jeux de lumière derby, une boule à facettes, 30 m² de piste de danse, 20 guirlandes guinguette, un groupe de 40 kVA et la caravane sanitaire. Plus un DJ ! Nicolas et Maud`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/10 x 25/, 1),
        needs(/Plancher plastique/, [250, 250]),
        needs(/ronde Ø 150/, [19, 20]),
        needs(/Ø 290/, [19, 22]),
        needs(/cross-back/, [150, 158]),
        needs(/pliante blanche/, [150, 158]),
        needs('ceremony_arch', 1),
        needs('bar_unit', 2),
        needs('cutlery', [150, 480]),
        needs('pa_package', [1, 1]),
        needs('disco_light', 4),
        needs('dance_floor', [30, 30]),
        needs('festoon', 20),
        needs('crew_dj', 1),
      ],
      should: [
        needs('marquee_lining', [250, 250]),
        needs('table_cocktail', 8),
        needs('crockery', [150, 460]),
        needs(/vin/, [150, 320]),
        needs('napkin', [150, 170]),
        needs('mic_wireless_handheld', 2),
        needs('mirror_ball', 1),
        needs(/40 kVA/, 1),
        needs('toilet_trailer', 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, 'glassware'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'stage_monitor'],
      title: [/lacanau|mariage/i, /150/],
    },
  },
  {
    id: 'ho-ai-jornadas-cadiz',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

Soy de la secretaría del colegio profesional. Las jornadas son el 15 y 16 de abril en un antiguo almacén del puerto de Cádiz, con 180 inscritos. Rellenamos su formulario:

Asientos: 180 sillas de congreso azules
Escenario: tarima de 6 x 3 m a 40 cm, con escalera, faldón y rampa accesible
Atril: sí, uno, con su micrófono de flexo
Sonido: equipo para 180, 3 micros de solapa, 2 de mano, técnico
Imagen: proyector y pantalla de 4 m, técnico
Traducción: 1 cabina y 60 receptores (los intérpretes los ponemos nosotros)
Iluminación: un pack de luz de escenario
Acreditaciones: 2 mostradores y 2 azafatas
Portátil y pasador: no, cada ponente trae el suyo
Streaming: lo hace la universidad con sus cámaras
Café: a cargo del catering, que pone tazas, vasos y mesas altas
Climatización: no hace falta
Plantas, alfombra: no

Un saludo,
Reyes`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs(/Silla congreso/, [180, 180]),
        needs('stage_deck', 9),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs(SPEAKERS, [1, 10]),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 2]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 60]),
        needs('registration_desk', 2),
        needs('crew_host', [2, 4]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs('crew_video', [1, 2]),
        needs('lighting_package', 1),
        needs('transport'),
      ],
      allowed: without([...MEETING, ...PLATFORM, ...STAGE_LIGHT], 'playback_laptop', 'presentation_clicker'),
      offers: without(
        MEETING_OFFERS,
        'playback_laptop',
        'presentation_clicker',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'plants',
        'crew_interpreter',
      ),
      excluded: [
        'playback_laptop',
        'presentation_clicker',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'crew_interpreter',
        'crockery',
        'glassware',
        'table_cocktail',
        'air_conditioner',
        'plants',
        'carpet',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'disco_light', ...FOG],
      title: [/cádiz|jornadas/i, /180/],
    },
  },
  {
    id: 'ho-ai-verbena-pueblo',
    language: 'es',
    catalogue: 'azahar',
    description: `Muy buenas, les escribo del ayuntamiento de un pueblo de la sierra, Grazalema, por la verbena del sábado 24 de julio en la plaza. Vendrán unas 600 personas. Queremos alquilar el escenario móvil cubierto, sonido con subgraves para una orquesta de siete músicos con seis monitores y ocho micros SM58 con sus pies, técnico de sonido, seis cabezas móviles y doce PAR con técnico de luces, 60 conjuntos cerveceros, 3 barras, 6 botelleros, 25 guirnaldas, 80 vallas, 10 WC químicos y 2 adaptados, y el paellero gigante. La orquesta viene con su propia mesa de mezclas y todos los instrumentos. El generador no lo pongan, hemos tirado línea desde el transformador. Los vasos son los reutilizables de la mancomunidad y los camareros, los chavales de la peña. Nada de DJ este año, que el anterior nos dejó sin dormir, ni máquina de chispas, por los pinos. Las papeleras y la limpieza corren de nuestra cuenta.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', 6),
        needs(/SM58/, 8),
        needs('crew_sound', 1),
        needs('moving_head', 6),
        needs(/PAR LED/, 12),
        needs('beer_table_set', [60, 60]),
        needs('bar_unit', 3),
        needs('festoon', 25),
        needs('crowd_barrier', [80, 80]),
        needs('toilet', 10),
        needs('cooking', 1),
      ],
      should: [
        needs('refrigeration', 6),
        needs('crew_lighting', 1),
        needs('mic_stand', [8, 20]),
        needs('toilet_accessible', 2),
        needs('transport'),
      ],
      allowed: without(
        [...OUTDOORS, ...BAND, ...PARTY_LIGHT, ...ANY_JOB],
        'mixing_console',
        'generator',
        'fuel',
        'waste_bin',
      ),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], 'spark_machine', 'backline', 'stage_roof'),
      excluded: [
        'mixing_console',
        'generator',
        'glassware',
        'crew_waiter',
        'crew_dj',
        ...DECKS,
        'spark_machine',
        'waste_bin',
      ],
      silly: [
        'projector',
        'lectern',
        'table_round',
        'dance_floor',
        'interpretation_booth',
        ...without(LOOS, 'toilet', 'toilet_accessible'),
      ],
      title: [/grazalema|verbena/i, /600/],
    },
  },
];
