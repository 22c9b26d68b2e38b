import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Spanish and Dutch over the shelves of their countries. */
export const ABROAD_SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-bi-boda-finca',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

Nos casamos el sábado 18 de septiembre en una finca de Jerez, seremos 140 invitados. Necesitamos:

- 140 sillas crossback y 18 mesas imperiales para la cena
- 140 sillas plegables blancas y el arco para la ceremonia
- sonido para la ceremonia, con un micro de mano y uno de solapa
- 30 guirnaldas de bombillas para el patio
- pista de baile de 40 m²
- equipo de sonido y luces de discoteca para la fiesta, con bola de espejos
- un fotomatón

La vajilla, las copas, los cubiertos y la mantelería los pone el catering, que también trae camareros y barra. El DJ es amigo nuestro y viene con sus platos y su mesa de mezclas. No queremos chispas ni humo. Los baños de la finca son suficientes.

Un saludo,
Rocío y Manuel`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/Crossback/, [140, 147]),
        needs(/Imperial/, [18, 18]),
        needs(/plegable blanca/, [140, 147]),
        needs('ceremony_arch', [1, 1]),
        needs(['pa_package', 'speaker_top', 'speaker_column'], [1, 8]),
        needs('mic_wireless_handheld', [1, 1]),
        needs('mic_wireless_lapel', [1, 1]),
        needs('festoon', [30, 30]),
        needs('dance_floor', [40, 40]),
        needs('disco_light', [1, 3]),
        needs('mirror_ball', [1, 1]),
        needs('photo_booth', [1, 1]),
      ],
      should: [needs('transport')],
      allowed: [...without(LOUD, 'line_array'), ...PARTY_LIGHT, ...OUTDOORS],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee'],
        ...LOOS,
        ...([
          'glassware',
          'tablecloth',
          'napkin',
          'crew_waiter',
          'crew_bar',
          'bar_unit',
          'crew_dj',
          'hazer',
          'spark_machine',
        ] as const),
      ),
      excluded: [
        ...TABLEWARE,
        ...LOOS,
        ...DECKS,
        ...(['tablecloth', 'napkin', 'crew_waiter', 'bar_unit', 'crew_dj', 'spark_machine', 'hazer'] as const),
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'interpretation_booth', 'stage_monitor'],
      title: [/jerez|boda/i, /140/],
    },
  },
  {
    id: 'ho-bi-jornada-streaming',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenos días:

El colegio de arquitectos de Huelva organiza una jornada técnica el miércoles 20 de octubre, de 9 a 14 h, en un salón vacío. Asistirán 90 personas sentadas en filas y habrá retransmisión en directo.

Solicitamos precio de:
1. 90 sillas de congreso
2. Tarima de 4 x 2 m a 40 cm, con escalera y rampa
3. Atril con micrófono de flexo
4. Mesa redonda de cinco ponentes: 5 micros de solapa
5. 1 micro de mano para preguntas
6. Proyector y pantalla de 4 m, portátil y pasador
7. 2 cámaras con trípode y el encoder de streaming, con técnico de vídeo
8. Sonido de sala con técnico
9. Mostrador de acreditaciones y una azafata

Presupuesto máximo: 5.000 euros más IVA.

Atentamente,
Secretaría técnica`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/congreso/, [90, 90]),
        needs('stage_deck', [4, 4]),
        needs('stage_ramp', [1, 1]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', [5, 5]),
        either(needs('mic_wireless_handheld', [1, 1]), needs(/Pack Ceremonia/, 1)),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('camera', [2, 2]),
        needs('streaming_encoder', 1),
        needs('crew_video', [1, 14]),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        needs('crew_sound', [1, 14]),
        needs('registration_desk', [1, 1]),
        needs('crew_host', [1, 10]),
      ],
      should: [
        needs(/Patas 40/, [4, 4]),
        needs('stage_steps', [1, 1]),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'network', 'stage_wash', 'lighting_package'],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'crowd_barrier', 'bar_unit'],
      title: [/huelva|jornada/i, /90/],
    },
  },
  {
    id: 'ho-bi-personeelsfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Op vrijdag 25 juni geven wij ons zomerfeest voor het personeel, 200 man, op het gazon achter ons kantoor in Zaventem.

Wat we zoeken:
• feesttent 10 x 30 met vloer
• 25 ronde tafels van 8 en 200 klapstoelen hout wit
• 10 receptietafels met stretchhoes
• dansvloer van 50 m²
• geluid voor de speech en het dansen, 1 draadloze handmicro
• discolicht, 2 sets
• 12 accu-uplights
• toiletwagen VIP
• 4 terrasverwarmers als optie

De cateraar zorgt voor borden, bestek en glazen en heeft eigen koelwagen en toog. Een collega draait plaatjes op eigen draaitafels, een dj is dus niet nodig. Stroom komt van het kantoor, geen aggregaat a.u.b.

Groetjes,
Ine Wouters`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/10 x 30/, [1, 1]),
        needs('marquee_floor', [300, 300]),
        needs(/Ø 150/, [25, 25]),
        needs(/hout wit/, [200, 200]),
        needs(/Receptietafel Ø 80/, [10, 10]),
        needs(/Stretchhoes/, [10, 10]),
        needs('dance_floor', [50, 50]),
        needs(['pa_package', 'speaker_top', 'speaker_column'], [1, 8]),
        needs('mic_wireless_handheld', [1, 1]),
        needs('disco_light', [2, 2]),
        needs('uplight', [12, 12]),
        needs('toilet_trailer', [1, 1]),
      ],
      should: [offers('patio_heater', 4), needs('transport')],
      allowed: [
        ...without(LOUD, 'line_array'),
        ...PARTY_LIGHT,
        ...without(OUTDOORS, 'generator', 'fuel'),
        'tablecloth',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...(['glassware', 'refrigeration', 'bar_unit', 'crew_dj', 'crew_bar'] as const),
      ),
      excluded: [...TABLEWARE, ...DECKS, 'refrigeration', 'bar_unit', 'crew_dj', 'generator', 'fuel'],
      silly: ['projector', 'lectern', 'flip_chart', 'interpretation_booth', 'stage_monitor', 'exhibition_stand'],
      title: [/zaventem|zomerfeest|personeel/i, /200/],
    },
  },
];
