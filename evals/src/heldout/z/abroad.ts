import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

/** In Spanish and Dutch: a congress, a wedding, a debate. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-z-pliego-congreso',
    language: 'es',
    catalogue: 'azahar',
    description: `PLIEGO DE PRESCRIPCIONES TÉCNICAS
Contratación de medios audiovisuales para el Congreso Iberoamericano de Riegos. Sevilla, 14, 15 y 16 de octubre. 200 asistentes.

1. Objeto. El presente pliego regula el alquiler, montaje, asistencia y desmontaje de los medios que se relacionan. Los licitadores presentarán su oferta en sobre cerrado; el precio no podrá exceder del presupuesto base.

2. Medios requeridos
2.1. Un proyector de 6.000 lúmenes y una pantalla de 4 m
2.2. Dos portátiles y un pasador
2.3. Cuatro micrófonos inalámbricos de solapa y dos de mano
2.4. Dos cabinas de interpretación y 200 receptores
2.5. Una cámara y un encoder para la retransmisión
2.6. Dos mostradores de acreditaciones
2.7. Un photocall impreso de 3 x 2
2.8. Un técnico de sonido y un técnico de vídeo, los tres días, 9 horas

3. Medios que no deben ofertarse
El salón de actos cuenta con megafonía propia, altavoces y mesa incluidos, a la que se conectarán los micrófonos. También dispone de escenario y atril. Las butacas son fijas. Los intérpretes los contrata la secretaría. Las azafatas las pone la universidad. El café y los almuerzos corren a cargo de la cafetería del campus, y el alojamiento de los ponentes, de la agencia de viajes.

4. Plazo de garantía: no procede.`,
    good: {
      attendees: 200,
      days: 3,
      must: [
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 2),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [200, 200]),
        needs('camera', 1),
        needs('streaming_encoder', 1),
        needs('registration_desk', 2),
        needs('backdrop', 1),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
      ],
      should: [needs('presentation_clicker', 1), needs('transport')],
      allowed: without(MEETING, ...SPEAKERS, 'mixing_console', 'lectern', 'mic_lectern'),
      offers: without(MEETING_OFFERS, ...STAGES, ...PLATFORM, 'crew_host'),
      excluded: [...SPEAKERS, 'mixing_console', ...STAGES, 'lectern', ...SEATS, 'crew_interpreter', 'crew_host'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'stage_monitor'],
      unmetToo: [/caf[ée]|almuerzo|alojamiento/i],
      title: [/sevilla|riegos|congreso/i, /200/],
    },
  },
  {
    id: 'ho-z-boda-cortijo',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas:

Nos casamos el sábado 5 de junio en el cortijo de mi abuela, cerca de Carmona, y seremos 150. Os paso lo que habíamos pensado:

- 150 sillas plegables blancas para la ceremonia y el arco de madera
- 15 mesas redondas de 180 con mantel, y 150 sillas crossback
- 10 mesas altas para el cóctel
- 30 guirnaldas de bombillas para el patio
- 2 jaimas
- un pack de ceremonia con micro para el oficiante
- el pack verbena para el baile y las luces de discoteca
- DJ, con la cabina blanca y los platos: 2 CDJ y la mesa DJM
- pista de baile de 6 x 6
- 3 barras y 3 botelleros
- los aseos VIP
- generador con mangueras y cuadros, que la luz del cortijo no da para tanto
- el fotomatón

¿Nos podéis mandar presupuesto con el porte incluido?

Un abrazo, Macarena y Ximo`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/plegable blanca/, [150, 158]),
        needs('ceremony_arch', 1),
        needs(/Redonda 180/, 15),
        needs('tablecloth', [15, 17]),
        needs(/Crossback/, [150, 158]),
        needs('table_cocktail', 10),
        needs('festoon', 30),
        needs(/Jaima/, 2),
        needs(/Ceremonia/, 1),
        needs(/Verbena/, 1),
        needs('disco_light', [1, 2]),
        needs('crew_dj', 1),
        needs('dj_booth', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('dance_floor', 36),
        needs('bar_unit', 3),
        needs('refrigeration', 3),
        needs('toilet_trailer', 1),
        needs('generator', 1),
        needs('photo_booth', 1),
      ],
      should: [needs('power_distro', [1, 8]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, ...SPEECH, 'mic_wireless_handheld', 'mic_wireless_lapel'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'fan', 'air_conditioner', 'marquee_floor'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'line_array', 'interpretation_booth'],
      title: [/carmona|boda|cortijo/i, /150/],
    },
  },
  {
    id: 'ho-z-debatavond',
    language: 'nl',
    catalogue: 'zenne',
    description: `DRAAIBOEK (versie 3) – debatavond gemeenteraadsverkiezingen, cultuurcentrum De Bres, dinsdag 24 september, 19.30 u, 180 aanwezigen

Wie doet wat

Wij (werkgroep): sprekers uitnodigen, affiches, moderator briefen, broodjes bestellen voor de ploeg, slaapplaats voor de moderator zoeken.

Het cultuurcentrum: de tribune met vaste zitplaatsen, het podium en de belichting in het zwart. Hun technicus doet het licht. Koffie en drank via hun bar.

Te huren (offerte vragen, deadline 10 september):
 • geluidsinstallatie voor 180 man, want die van de zaal is stuk
 • 7 hoofdbeugelmicro's voor de kandidaten, 1 dasspeld voor de moderator, 2 draadloze handmicro's voor het publiek
 • geluidstechnicus de hele avond
 • een LED-wand van 4 x 2,5 m als achtergrond, met processor
 • 180 stemkastjes
 • 2 PTZ-camera's, de Roland met streaming, en iemand om ze te bedienen
 • ringleiding
 • onthaalbalie

Nog te bekijken: of de lokale radio haar eigen mengtafel meebrengt (niet ons probleem).
Niet meer nodig: het spreekgestoelte, iedereen blijft zitten. De fotograaf is gevonden.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 3])),
        needs('mic_headset', [6, 7]),
        needs('mic_wireless_lapel', 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crew_sound', [1, 14]),
        needs(/LED-wand/, [10, 10]),
        needs('video_processor', 1),
        needs('voting_system', [180, 180]),
        needs(/PTZ/, 2),
        needs(/V-160HD/, 1),
        needs('induction_loop', [1, 2]),
        needs('registration_desk', 1),
      ],
      should: [needs(['crew_video', 'crew_camera', 'crew_technician'], [1, 14]), needs('transport')],
      allowed: [
        ...without(MEETING, 'lectern', 'mic_lectern'),
        'video_processor',
        'video_converter',
        'streaming_encoder',
        'crew_camera',
        'network',
        'truss',
        'truss_base',
        'ballast',
      ],
      offers: without(MEETING_OFFERS, ...STAGES, ...PLATFORM, ...STAGE_LIGHT, 'uplight', 'crew_photographer'),
      excluded: [
        ...SEATS,
        ...STAGES,
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'moving_head',
        'crew_lighting',
        'hot_drinks',
        'lectern',
        'crew_photographer',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'hazer'],
      unmetToo: [/broodje|slaap/i],
      title: [/debat|bres/i, /180/],
    },
  },
];
