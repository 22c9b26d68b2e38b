import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEECH } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { ALL_TABLES, CHAIRS, SYSTEM } from './lists.ts';

/** In Spanish: a wedding, a congress, a school's end of term; in Dutch: a firm's jubilee, a school's fair. */
export const SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-s-boda-finca',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

Nos casamos el sábado 3 de octubre en la finca de mis tíos, en Carmona, y seremos 160 invitados. Llevamos un año con esto y la familia de Álvaro sigue creciendo, pero de ahí no pasamos.

Nos gustaría alquilar 160 sillas Tiffany doradas, 16 mesas redondas de 180 con sus manteles, 160 servilletas de lino, 10 mesas altas para el cóctel, el arco de madera para la ceremonia y 100 sillas plegables blancas para ese rato. También 20 guirnaldas, una pista de baile de 40 m2, 6 setas de calor, el fotomatón y los aseos VIP. Para la ceremonia nos vendría bien el Pack Ceremonia, que mi abuelo no oye nada.

El catering pone la vajilla, los cubiertos y las copas, y también los camareros. La barra libre la lleva un amigo con su propia barra. El grupo flamenco canta sin micrófonos y el DJ viene con todo su equipo, así que de sonido para la fiesta no necesitamos nada.

¿Nos podéis pasar presupuesto con el porte?

Un abrazo,
Rocío`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Tiffany/, [160, 168]),
        needs(/Redonda 180/, 16),
        needs('tablecloth', [16, 17]),
        needs('napkin', [160, 176]),
        needs('table_cocktail', 10),
        needs('ceremony_arch', 1),
        needs(/plegable blanca/, [100, 105]),
        needs('festoon', 20),
        needs('dance_floor', 40),
        needs('patio_heater', 6),
        needs('photo_booth', 1),
        needs('toilet_trailer', 1),
        needs(/Pack Ceremonia/, 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'crockery',
        'cutlery',
        'glassware',
        'crew_waiter',
        'bar_unit',
        /Pack Verbena/,
        'subwoofer',
        'line_array',
        'dj_player',
        'dj_mixer',
        'crew_dj',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'led_wall', 'stage_deck', 'interpretation_booth'],
      title: [/carmona|boda|rocío/i, /160/],
    },
  },
  {
    id: 'ho-s-congreso-enologia',
    language: 'es',
    catalogue: 'azahar',
    description: `Estimados señores:

La Asociación Andaluza de Enología celebra su congreso los días 12 y 13 de noviembre (dos jornadas) en la bodega Los Arcos de Jerez. Asistirán 180 congresistas. Les rogamos presupuesto para lo siguiente:

- Tarima de 6 x 2 m a 40 cm con escalera, rampa y faldón negro
- Atril de metacrilato con su flexo
- 2 micrófonos de solapa, 3 de mano
- Sonido para la sala: 4 altavoces DAS Altea 712 y la mesa Yamaha
- 2 proyectores y 2 pantallas de 300
- 1 portátil y 1 pasador
- 1 cabina de interpretación y 80 receptores
- 2 mostradores de acreditaciones con 2 azafatas
- 1 photocall impreso
- 1 técnico de sonido y 1 de vídeo las dos jornadas

La bodega dispone de sillas y mesas para todos. Las copas, como es lógico, también las tenemos nosotros. No hace falta iluminación de escenario, la nave tiene la suya. Este año no habrá retransmisión por internet ni grabación.

Reciban un cordial saludo,
Fernando Lucena, secretario`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs(/Tarima/, 6),
        needs('stage_steps', [1, 2]),
        needs('stage_ramp', 1),
        needs('stage_skirt', [6, 16]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 3),
        needs(/712A/, 4),
        needs(/Yamaha/, 1),
        needs('projector', 2),
        needs(/300 x 170/, 2),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', 80),
        needs('registration_desk', 2),
        needs('crew_host'),
        needs('backdrop', 1),
        needs('crew_sound'),
        needs('crew_video'),
      ],
      should: [needs(/Patas 40/, 6), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: [
        ...CHAIRS,
        ...ALL_TABLES,
        'glassware',
        'stage_wash',
        'moving_head',
        'lighting_package',
        'crew_lighting',
        'streaming_encoder',
        'camera',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'beer_table_set'],
      title: [/jerez|congreso|enolog/i, /180/],
    },
  },
  {
    id: 'ho-s-fin-de-curso',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas, soy Manolo, del AMPA del colegio Miguel Hernández de Écija. La fiesta de fin de curso es el viernes 19 de junio de 19:00 a 00:00 en el patio, para unas 400 personas entre niños y mayores.

Apuntad: el escenario móvil cubierto, el Pack Verbena, 4 monitores, 4 micros de mano inalámbricos, un técnico de sonido, el Pack Tablao y el Pack Feria, 30 conjuntos cerveceros, 8 carpas plegables, 4 WC químicos y uno adaptado, 6 climatizadores que en junio aquí se fríe un huevo en el suelo, 15 guirnaldas, 3 botelleros y el paellero gigante. Y el DJ, pero solo si entra en los 5.000 euros. Gracias, un saludo`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(/Pack Verbena/, 1),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 4),
        needs('crew_sound'),
        needs(/Pack Tablao/, 1),
        needs(/Pack Feria/, 1),
        needs('beer_table_set', 30),
        needs('gazebo', 8),
        needs(/WC químico$/, 4),
        needs('toilet_accessible', 1),
        needs('air_conditioner', 6),
        needs('festoon', 15),
        needs('refrigeration', 3),
        needs('cooking', 1),
        { anyOf: [...needs('crew_dj', 1).anyOf, { what: ['crew_dj'], units: 1, offered: true }] },
      ],
      should: [needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, 'dj_player', 'dj_mixer', 'dj_booth'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['lectern', 'projector', 'table_round', 'interpretation_booth', 'registration_desk', 'sofa'],
      title: [/écija|fin de curso|fiesta|colegio/i, /400/],
    },
  },
  {
    id: 'ho-s-jubileum-drukkerij',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Drukkerij Van Hove bestaat in september vijftig jaar en dat willen we vieren met personeel en klanten, zaterdag 19 september, in onze eigen productiehal in Aalst. We verwachten 200 gasten. Mijn baas vindt dat het "niks te veel mag kosten", mevrouw Van Hove vindt iets anders.

Graag een offerte voor:
- 25 receptietafels met witte stretchhoezen
- 20 barkrukken
- 3 LED-togen
- een podium van 6 x 3 m op 60 cm met trap en zwarte rok
- de feestset geluid, 2 draadloze handmicro's en een geluidstechnicus
- 20 accu-uplights en de kleine podiumlichtset
- 2 schermen van 65 inch op statief voor de oude foto's
- de photobooth
- 200 wijnglazen, 200 fluiten en 200 bierglazen
- 2 vestiairerekken

De hapjes en het bedienend personeel zijn voor rekening van traiteur De Zwaan, die ook de mensen achter de toog levert. De dj is onze magazijnier, hij brengt zijn eigen draaitafels mee. De laptop met de foto's hebben we zelf. Stoelen zijn niet nodig, het is een staande receptie.

Met vriendelijke groeten,
Els Muylaert, directiesecretariaat`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Receptietafel/, 25),
        needs(/Stretchhoes/, 25),
        needs('bar_stool', 20),
        needs(/LED-toog/, 3),
        needs(/Podiumelement 200/, 9),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs(/Feestset/, 1),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound'),
        needs('uplight', 20),
        needs(/Podiumlichtset/, 1),
        needs(/65"/, 2),
        needs('photo_booth', 1),
        needs('glassware', [600, 660]),
        needs('coat_rail', 2),
      ],
      should: [needs('transport')],
      allowed: [...SHOW, ...LOUD, 'video_cable', 'crew_video', 'crew_technician', 'refrigeration'],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS, 'lectern', 'mic_lectern', 'display'],
      excluded: ['crew_bar', 'dj_player', 'dj_mixer', 'crew_dj', 'playback_laptop', ...CHAIRS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'interpretation_booth', 'fencing'],
      title: [/aalst|drukkerij|jubileum|van hove|vijftig|50/i, /200/],
    },
  },
  {
    id: 'ho-s-schoolfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag allemaal,

Ik schrijf namens het oudercomité van basisschool De Klaproos in Tervuren. Op zondag 31 mei is het weer schoolfeest, van 11 tot 18 uur op de speelplaats, en als het niet regent komen er 600 mensen.

Wat we graag willen huren: 8 vouwtenten van 3 x 3, 40 biertafelsets, 2 springkastelen, de volksspelen, 4 mobiele toiletten en één voor rolstoelen, 30 nadarhekken, 2 gasbarbecues, 2 biertappen, 8 afvalcontainers en een koelwagen.

De school heeft een eigen geluidsinstallatie met micro's, dus dat hoeft niet. Voor de dansjes gebruiken de kinderen gewoon het gras, geen podium dus. De brandweer zorgt voor het verkeer en de stewards. Een aggregaat is overbodig want we mogen stroom nemen van de turnzaal.

Kan alles zaterdagvoormiddag geleverd worden? De papa's zetten zelf op.

Groetjes,
Sofie Claes`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(/Vouwtent 3 x 3/, 8),
        needs('beer_table_set', 40),
        needs(/Springkasteel/, 2),
        needs('game', 1),
        needs(/Mobiel toilet$/, 4),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 30),
        needs(/barbecue/, 2),
        needs(/Biertap/, 2),
        needs('waste_bin', 8),
        needs(/Koelwagen/, 1),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, 'glassware', 'bar_unit', 'inflatable', 'parasol', 'serving'],
      excluded: [
        ...SYSTEM,
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_wired',
        'stage_deck',
        'mobile_stage',
        'crew_steward',
        'generator',
        'crew_stagehand',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'flip_chart', 'moving_head', 'hazer'],
      title: [/tervuren|schoolfeest|klaproos/i, /600/],
    },
  },
];
