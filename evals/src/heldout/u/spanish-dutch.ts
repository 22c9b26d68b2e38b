import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, TABLEWARE } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** In Spanish and in Dutch: a village's feast, a wedding, a telephone note, a volunteers' day, a street party. */
export const SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-u-fiestas-patronales',
    language: 'es',
    catalogue: 'azahar',
    description: `Ayuntamiento de Villar del Cierzo. Contrato menor de suministro: alquiler de equipamiento para las fiestas patronales, 14 y 15 de agosto. Resumen de las prescripciones técnicas

El municipio tiene 900 habitantes, que en agosto se doblan; a la verbena acuden unas 600 personas cada noche.

Se solicita: escenario móvil cubierto de 8 x 6; cuatro altavoces activos de 12" y cuatro subgraves; cuatro monitores de escenario; mesa digital; seis micrófonos de cable y dos inalámbricos de mano; técnico de sonido las dos noches; generador de 40 kVA con dos cuadros; 60 conjuntos cerveceros; 100 vallas peatonales; 10 WC químicos y 1 adaptado; 30 guirnaldas; el paellero gigante con su quemador para el sábado.

No es objeto del contrato la iluminación del escenario, que aporta la orquesta junto con su técnico de luces. Tampoco la barra: la peña Los Tardanos la monta con sus botelleros y sus camareros. Las sillas las pone el propio Ayuntamiento. La limpieza corre a cargo de la brigada municipal.

Presupuesto máximo: 9.500 euros, IVA aparte.`,
    good: {
      attendees: [600, 600],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(/712A/, 4),
        needs(/718A/, 4),
        needs('stage_monitor', 4),
        needs(/SQ-5/, 1),
        needs(/SM58/, 6),
        needs(/SLX-D de mano/, 2),
        needs('crew_sound'),
        needs('generator', 1),
        needs('power_distro', 2),
        needs('beer_table_set', 60),
        needs('crowd_barrier', 100),
        needs(/WC químico$/, 10),
        needs('toilet_accessible', 1),
        needs('festoon', 30),
        needs(/Paellero/, 1),
      ],
      should: [needs('mic_stand', [4, 14]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'stage_wash',
        'moving_head',
        'lighting_package',
        'crew_lighting',
        'bar_unit',
        'refrigeration',
        'crew_bar',
        'chair',
      ],
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'interpretation_booth', 'flip_chart'],
      title: [/cierzo|fiestas/i],
    },
  },
  {
    id: 'ho-u-boda-cortijo',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

Soy Lucía, me caso el sábado 3 de octubre en el cortijo de mis tíos, cerca de Antequera, y me ha hablado de vosotros mi prima la de Archidona. Vamos a ser 110 invitados.

Os cuento lo que nos hace falta: 14 mesas imperiales de madera, 110 sillas crossback, 110 sillas plegables blancas para la ceremonia, el arco de madera, el Pack Ceremonia, 25 guirnaldas de bombillas, 16 uplights, 110 servilletas de lino, una barra blanca, dos sofás chill out, diez mesas altas, seis setas de calor por si refresca y los aseos VIP.

El catering ya trae platos, copas y cubiertos, y sus camareros. De la fiesta se encarga un DJ amigo de mi hermano, que viene con su equipo completo, luces incluidas. Fotomatón no queremos, que luego nadie baila. Pista tampoco hace falta, el patio es de terrazo y resbala lo justo.

¡Mil gracias! Espero vuestro presupuesto.
Lucía Reina`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/Imperial/, 14),
        needs(/Crossback/, [110, 116]),
        needs(/plegable blanca/, [110, 116]),
        needs('ceremony_arch', 1),
        needs(/Pack Ceremonia/, 1),
        needs('festoon', 25),
        needs(/Ape Labs/, 16),
        needs('napkin', [110, 121]),
        needs('bar_unit', 1),
        needs('sofa', 2),
        needs('table_cocktail', 10),
        needs('patio_heater', 6),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'crew_sound', 'mic_stand', 'mic_wireless_handheld'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [
        ...TABLEWARE,
        'crew_waiter',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'disco_light',
        /Pack Verbena/,
        'photo_booth',
        'dance_floor',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'interpretation_booth', 'line_array', 'led_wall'],
      title: [/antequera|boda|cortijo/i, /110/],
    },
  },
  {
    id: 'ho-u-jornada-olivar',
    language: 'es',
    catalogue: 'azahar',
    description: `Recado de teléfono, lunes, 12:20. Llama Ramón, de la Denominación de Origen Sierra Baja

Jornada técnica del olivar, miércoles 18 de noviembre, casa de la cultura de Rute, unas 180 personas, con ponentes de fuera (hay italianos)

quiere
- 180 sillas de congreso
- tarima 6 x 2, a 40, escalera y faldón
- atril + flexo
- 2 columnas LD, mesa pequeña
- 2 de solapa, 3 de mano
- proyector de 6.000 y pantalla de 400
- portátil y pasador
- 1 cabina de intérpretes, 180 receptores
- mostrador de acreditaciones, 2 azafatas
- técnico de sonido toda la mañana
- photocall impreso con el logo
- 8 olivos (en maceta, se ha reído él solo)

le llamo mañana antes de comer. Pregunta si hacemos precio por ser cooperativa`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/congreso/, [180, 189]),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 16]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('speaker_column', 2),
        needs(/MG12/, 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 3),
        needs(/L610U/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [180, 189]),
        needs('registration_desk', 1),
        needs('crew_host', [2, 20]),
        needs('crew_sound'),
        needs('backdrop', 1),
        needs('plants', 8),
      ],
      should: [needs(/Patas 40/, 6), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      silly: ['marquee', 'dance_floor', 'disco_light', 'toilet', 'beer_table_set', 'crowd_barrier', 'subwoofer'],
      title: [/olivar|rute/i, /180/],
    },
  },
  {
    id: 'ho-u-vrijwilligersdag',
    language: 'nl',
    catalogue: 'zenne',
    description: `Gemeente Opdonk - prijsvraag via onderhandse procedure: dag van de vrijwilliger, zaterdag 5 december, sporthal De Warande

De gemeente bedankt elk jaar haar vrijwilligers met een namiddag en een avondmaal. Er schreven zich 300 mensen in, dat zijn er veertig meer dan vorig jaar.

Gevraagd wordt:
1. 30 ronde tafels van 180 cm met wit tafellaken, 300 congresstoelen
2. een podium van 6 x 4 m, 60 cm hoog, met trap, leuning achteraan en zwarte rok
3. vier Yamaha DZR12's op statief, een digitale mixer, drie draadloze handmicro's, een geluidstechnicus
4. een podiumlichtset en een lichttechnicus
5. fastfold van 400 x 225 met laserprojector, laptop en klikker
6. 6 vestiairerekken
7. 20 accu-uplights

Niet in de opdracht: borden, bestek en glazen, want de traiteur voorziet die zelf. De toog en de tapinstallatie zijn van de sporthal, en de jeugdraad staat erachter. De muziekgroep brengt zijn eigen instrumenten en versterkers mee. Zaalverwarming is aanwezig.

Offertes worden verwacht tegen 16 oktober.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Ø 180/, 30),
        needs(/wit rond/, [30, 32]),
        needs(/Congresstoel/, [300, 315]),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [3, 7]),
        needs('stage_skirt', [6, 20]),
        needs(/DZR12/, 4),
        needs('speaker_stand', 4),
        needs(/DM3|SQ-6|CQ-12/, 1),
        needs('mic_wireless_handheld', 3),
        needs('crew_sound'),
        needs(/Podiumlichtset/, 1),
        needs('crew_lighting'),
        needs(/400 x 225/, 1),
        needs(/L630U/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('coat_rail', 6),
        needs('uplight', 20),
      ],
      should: [needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...SHOW],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...TABLEWARE,
        'bar_unit',
        /Biertap/,
        'crew_bar',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'space_heater',
        'patio_heater',
      ],
      silly: ['marquee', 'toilet', 'generator', 'crowd_barrier', 'beer_table_set', 'flip_chart', 'inflatable'],
      title: [/opdonk|vrijwilliger|warande/i, /300/],
    },
  },
  {
    id: 'ho-u-straatfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag allemaal,

Wij organiseren op zaterdag 29 augustus ons eerste straatfeest in de Kapelstraat in Gooik. Iedereen van de straat en de twee zijstraten is welkom, we tellen op 160 man. Ik ben zelf elektricien, dus de aansluitingen komen in orde, daar moet van jullie niemand voor komen.

Kunnen jullie een prijs maken voor: een feesttent van 10 op 15, 20 biertafelsets, 6 statafels met zwarte hoes, 10 slingers prikkabel, een feestset geluid met één draadloze micro erbij, de discoset, een springkasteel, een set volksspelen, twee gasbarbecues, een koelwagen, een biertap met twee kranen, 3 mobiele toiletten en 10 nadarhekken om de straat af te zetten?

Mijn neef draait plaatjes, een DJ is dus niet nodig, en draaitafels heeft hij zelf. Stroom trekken we bij de mensen thuis, een aggregaat hoeft niet. Bierglazen krijgen we van de brouwer.

Vriendelijke groeten,
Gert Van Lierde`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/10 x 15/, 1),
        needs('beer_table_set', 20),
        needs(/Receptietafel/, 6),
        needs(/Stretchhoes/, 6),
        needs('festoon', 10),
        needs(/Feestset/, 1),
        needs('mic_wireless_handheld', 1),
        needs('disco_light', 1),
        needs(/Springkasteel/, 1),
        needs(/Volksspelen/, 1),
        needs(/Gasbarbecue/, 2),
        needs(/Koelwagen/, 1),
        needs(/Biertap/, 1),
        needs(/^Mobiel toilet$/, 3),
        needs('crowd_barrier', 10),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'mic_stand', 'audio_cable', 'audio_player'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_floor'],
      excluded: ['crew_electrician', 'crew_dj', 'dj_player', 'dj_mixer', 'generator', 'fuel', 'glassware'],
      silly: ['projector', 'lectern', 'table_desk', 'flip_chart', 'line_array', 'interpretation_booth'],
      title: [/gooik|straatfeest|kapelstraat/i, /160/],
    },
  },
];
