import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, SPEECH } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { TABLE_TOP } from './not-here.ts';

/** A wedding on a farm and a congress; a reception and a study day. */
export const SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-x-boda-cortijo',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

Nos casamos el sábado 26 de septiembre en el cortijo de mis abuelos, cerca de Osuna, y somos 160. Queríamos pediros precio de lo siguiente:

160 sillas crossback para la cena y 160 plegables blancas para la ceremonia, 16 mesas redondas de 180 con mantel, 160 servilletas de lino, 12 mesas altas de cóctel, 2 barras blancas, 40 guirnaldas de 10 m, el arco de madera, 8 olivos, la pista de baile de roble (6 x 6 m), los aseos VIP y el generador de 40 kVA. Para la ceremonia, el pack Ceremonia con un micro de solapa para el juez.

El catering trae vajilla, cubertería y cristalería, y también los camareros. El DJ viene con su equipo de sonido y sus luces de discoteca, así que eso no hace falta. Tampoco queremos fotomatón ni chispas frías, por favor. Carpa no, que en septiembre no llueve.

Un saludo,
Rocío y Manuel`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Crossback/, [160, 168]),
        needs(/plegable blanca/, [160, 168]),
        needs(/Redonda 180/, 16),
        needs('tablecloth', [16, 18]),
        needs('napkin', [160, 176]),
        needs('table_cocktail', 12),
        needs('bar_unit', 2),
        needs('festoon', 40),
        needs('ceremony_arch', 1),
        needs('plants', 8),
        needs('dance_floor', 36),
        needs('toilet_trailer', 1),
        needs('generator', 1),
        needs(/Pack Ceremonia/, 1),
        needs('mic_wireless_lapel', 1),
      ],
      should: [needs('power_distro', [1, 8]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...TABLE_TOP,
        'crew_waiter',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'dj_booth',
        /Pack Verbena/,
        'subwoofer',
        'disco_light',
        'photo_booth',
        'spark_machine',
        'marquee',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'led_wall', 'interpretation_booth', 'stage_monitor'],
      title: [/osuna|boda|cortijo/i, /160/],
    },
  },
  {
    id: 'ho-x-congreso-regantes',
    language: 'es',
    catalogue: 'azahar',
    description: `Solicitud de presupuesto
Asunto: Congreso de comunidades de regantes, 2 días (jueves 11 y viernes 12 de marzo), Palacio de Ferias de Écija
Asistentes: 250

Sala plenaria: 250 sillas de congreso enlazadas, tarima de 6 x 3 m a 40 cm con escalera y faldón, rampa accesible, atril de metacrilato con flexo, 4 micros de solapa y 3 de mano, 4 altavoces DAS 712, mesa digital, 2 proyectores de 6.000 lúmenes con pantallas de 400 x 225, portátil y pasador, técnico de sonido y técnico de vídeo los dos días.
Interpretación: una cabina para dos intérpretes y 80 receptores (español-portugués).
Streaming: 2 cámaras y el encoder.
Entrada: 2 mostradores de acreditaciones, un photocall impreso, 2 azafatas.
Pausas: 20 mesas altas de cóctel.

Montaje el miércoles por la tarde. Rogamos desglose por partidas e IVA aparte. Presupuesto orientativo: 14.000 €.`,
    good: {
      attendees: 250,
      days: 2,
      must: [
        needs(/congreso/, [250, 263]),
        needs('stage_deck', 9),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [9, 18]),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 3),
        needs(/712/, 4),
        needs(/SQ-5/, 1),
        needs('projector', 2),
        needs(/400 x 225/, 2),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('crew_sound', [1, 28]),
        needs('crew_video', [1, 28]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', 80),
        needs('camera', 2),
        needs('streaming_encoder', 1),
        needs('registration_desk', 2),
        needs('backdrop', 1),
        needs('crew_host', [2, 32]),
        needs('table_cocktail', 20),
      ],
      should: [needs('stage_leg', 9), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'crew_camera', 'video_switcher'],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'festoon'],
      title: [/écija|regantes|congreso/i, /250/],
    },
  },
  {
    id: 'ho-x-receptie-brouwerij',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag,

Op donderdag 20 mei opent onze brouwerij in Halle haar nieuwe brouwzaal. We verwachten 150 gasten voor een staande receptie van 17 tot 22 uur.

Kunnen jullie een offerte maken voor: 25 receptietafels met witte stretchhoes, 2 togen in steigerhout, een onthaalbalie, 2 vestiairerekken, een podium van 4 x 2 m op 40 cm hoogte met trapje en rok, een spreekgestoelte in eik met zwanenhalsmicro, de speechset, een extra draadloze handmicro, 12 accu-uplights, een rode loper en 6 olijfbomen? En een technieker die de hele avond blijft.

Tap en glazen hebben we zelf, we zijn tenslotte een brouwerij. De hapjes en het zaalpersoneel komen van de traiteur. Een fotograaf is al geboekt, een photobooth hoeft dus niet. Schermen of projectie laten we achterwege. Stroom is er genoeg, een aggregaat is niet nodig.

Met vriendelijke groeten,
Lieve Wouters`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Receptietafel Ø/, 25),
        needs(/Stretchhoes/, [25, 27]),
        needs(/steigerhout/, 2),
        needs('registration_desk', 1),
        needs('coat_rail', 2),
        needs('stage_deck', 4),
        needs('stage_steps', 1),
        needs('stage_skirt', [4, 12]),
        needs(/eik$/, 1),
        needs('mic_lectern', 1),
        needs(/Speechset/, 1),
        needs('mic_wireless_handheld', 1),
        needs(/Zenit/, 12),
        needs('carpet', 1),
        needs('plants', 6),
        needs(['crew_technician', 'crew_sound'], [1, 14]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, 'power_cable', 'crew_stagehand', 'crew_project_manager', 'consumables'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      excluded: [
        /Biertap/,
        'glassware',
        'crew_waiter',
        'crew_bar',
        'crew_photographer',
        'photo_booth',
        'projector',
        'projection_screen',
        'display',
        'led_wall',
        'generator',
      ],
      silly: ['toilet', 'marquee', 'crowd_barrier', 'flip_chart', 'pinboard', 'inflatable', 'voting_system'],
      title: [/halle|brouw/i, /150/],
    },
  },
  {
    id: 'ho-x-studiedag',
    language: 'nl',
    catalogue: 'zenne',
    description: `Aanvraag via website
Organisatie: koepel van woonzorgcentra
Wat: studiedag, dinsdag 12 oktober, 9u tot 16u30
Waar: de schuur van het landgoed in Gooik
Aantal: 130 deelnemers

Materiaal:
* 130 congresstoelen
* podium 6 x 2 m, 40 cm hoog, met trap, rok en rolstoelhelling
* 4 fauteuils voor het panelgesprek
* plexi spreekgestoelte met micro, 4 hoofdbeugelmicro's, 2 draadloze handmicro's voor de vragen
* geluid: 2 MAUI 44-zuilen en de mixer CQ-12T
* Epson 6.200 lumen en Fastfold 400, laptop, klikker, retourscherm
* ringleiding
* 130 stemkastjes
* 16 posterborden
* 2 percolators en 130 koppen en schoteltjes
* geluidstechnicus en videotechnicus
Levering maandagnamiddag. Graag ook de opties die u nuttig vindt.`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/Congresstoel/, [130, 137]),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 16]),
        needs('stage_ramp', 1),
        needs('armchair', 4),
        needs(/plexi/, 1),
        needs('mic_lectern', 1),
        needs('mic_headset', 4),
        needs('mic_wireless_handheld', 2),
        needs('speaker_column', 2),
        needs(/CQ-12T/, 1),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('induction_loop', 1),
        needs('voting_system', [130, 137]),
        needs('pinboard', 16),
        needs('hot_drinks', 2),
        needs(/Kop en schotel/, [130, 143]),
        needs('crew_sound', [1, 14]),
        needs('crew_video', [1, 14]),
      ],
      should: [needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'bar_unit'],
      title: [/gooik|studiedag|woonzorg/i, /130/],
    },
  },
];
