import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { operator, talk } from './common.ts';

/** In Spanish and Dutch, each over a shelf of the country. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-ae-congreso-pliego',
    language: 'es',
    catalogue: 'azahar',
    description: `PLIEGO DE PRESCRIPCIONES TÉCNICAS
Alquiler de equipamiento para el Congreso Iberoamericano de Bibliotecas, Castellón, 6 y 7 de octubre

1. OBJETO
Es objeto del contrato el suministro en alquiler, montaje, asistencia y retirada del equipamiento audiovisual y auxiliar del congreso, que reunirá a 240 asistentes en el antiguo casino de la ciudad durante dos jornadas.

2. PRESTACIONES
2.1 Salón noble: tarima de 6 x 3 m a 40 cm de altura con escalera y rampa accesible; atril de metacrilato con micrófono de flexo; pantalla LED interior de 12 m²; portátil y pasador; sonido para 240 personas; 4 micrófonos de solapa y 2 de mano.
2.2 Interpretación: 2 cabinas de dos intérpretes y 240 receptores. Los intérpretes los contrata directamente la Diputación.
2.3 Retransmisión: 2 cámaras con trípode y un codificador.
2.4 Vestíbulo: 2 mostradores de acreditaciones y un photocall impreso.
2.5 Personal: un técnico de sonido y un técnico de vídeo ambos días; 3 azafatas.

3. NO ES OBJETO DEL CONTRATO
3.1 El salón dispone de butacas fijas; no se alquilarán sillas.
3.2 La iluminación escénica es la del casino, atendida por su personal.
3.3 El café y el cóctel corren por cuenta de un restaurador que aporta mesas altas, mantelería y vajilla.
3.4 La línea de fibra la instala la universidad.

4. CONDICIONES
El montaje se hará el día 5 de 16:00 a 22:00. El adjudicatario dispondrá de seguro de responsabilidad civil de 600.000 euros. Plazo de presentación: quince días naturales. No se admiten variantes. Alojamiento y dietas del personal a cargo del adjudicatario.`,
    good: {
      attendees: 240,
      days: 2,
      must: [
        needs('stage_deck', [9, 9]),
        needs('lectern', 1),
        needs('led_wall', [12, 12]),
        talk(12),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [1, 2]),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [240, 250]),
        needs('camera', 2),
        needs('streaming_encoder', 1),
        needs('registration_desk', 2),
        needs('backdrop', 1),
        needs('crew_sound', [1, 1]),
        needs('crew_video', [1, 2]),
      ],
      should: [
        needs('crew_host', [3, 3]),
        needs('stage_ramp', 1),
        needs('stage_steps', 1),
        needs('mic_lectern', 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs(/Patas/, 9),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BROADCAST, ...PLATFORM, 'subwoofer', 'line_array', 'display'],
      offers: MEETING_OFFERS,
      excluded: [
        'chair',
        'chair_banquet',
        'stage_wash',
        'lighting_package',
        'moving_head',
        'crew_lighting',
        'table_cocktail',
        'tablecloth',
        'napkin',
        'crockery',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'festoon', 'hazer'],
      title: [/castell[oó]n|congreso|bibliotecas/i, /240/],
    },
  },
  {
    id: 'ho-ae-verbena-barrio',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas. Somos la asociación de vecinos del barrio de Ruzafa y preparamos la verbena de San Juan, el miércoles 23 de junio por la noche, en la plaza. Calculamos unas 400 personas.

Nos haría falta: el escenario móvil cubierto, equipo de sonido con graves para una orquesta, mesa digital, 4 monitores y 4 micros con pie, 2 micros inalámbricos para las presentaciones, técnico de sonido, unas luces para el escenario con 4 cabezas móviles y su técnico, 20 guirnaldas, 40 conjuntos de mesa y bancos, una barra de 4 metros (2 módulos), 2 botelleros, 6 váteres químicos y uno adaptado, 50 vallas y un generador de los de 40 con su cuadro y las mangueras. Y el paellero gigante con quemador, que el año pasado lo quemamos... el nuestro, digo.

¿Nos pasáis precio? Gracias, Amparo`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 12]),
        needs(/Mesa digital/, 1),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 2]),
        needs('moving_head', 4),
        needs('crew_lighting', [1, 2]),
        needs('festoon', 20),
        needs('beer_table_set', [40, 40]),
        needs('bar_unit', 2),
        needs(/WC químico$/, 6),
        needs('crowd_barrier', [50, 50]),
        needs(/40 kVA/, 1),
      ],
      should: [
        needs('subwoofer', [1, 8]),
        needs('mic_wired', [4, 4]),
        needs('mic_stand', [4, 10]),
        needs('refrigeration', 2),
        needs('toilet_accessible', 1),
        needs('power_distro', [1, 4]),
        needs('cooking', 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SHOW, ...STAGE_LIGHT],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS],
      silly: [
        'projector',
        'lectern',
        'interpretation_booth',
        'registration_desk',
        'table_round',
        'napkin',
        'ceremony_arch',
      ],
      title: [/ruzafa|verbena|san juan/i, /400/],
    },
  },
  {
    id: 'ho-ae-zorgcongres',
    language: 'nl',
    catalogue: 'zenne',
    description: `Goedemorgen,

Voor het congres van onze koepel van zorginstellingen, op donderdag 25 november in een oude drukkerij in Mechelen (kaal, er staat niets), zoek ik een offerte. We rekenen op 200 deelnemers.

Wat we nodig hebben:
- 200 congresstoelen grijs
- podium 6 x 3 m, 40 cm hoog, met trap en een rolstoelhelling
- plexi spreekgestoelte met zwanenhalsmicro
- LED-wand van 15 m² met processor, laptop, klikker en een retourscherm voor de sprekers
- geluid voor 200 personen, 3 dasspelden, 2 draadloze handmicro's, ringleiding
- podiumlicht, een kleine set volstaat
- 1 tolkcabine, 60 ontvangers en twee tolken EN-FR-NL
- 200 stemkastjes
- 2 onthaalbalies, 5 vestiairerekken, 12 posterborden
- 25 receptietafels met stretchhoes voor de lunch
- een geluidstechnicus en een videotechnicus

Met vriendelijke groet,
Annelore Cuypers`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Congresstoel/, [200, 200]),
        needs('stage_deck', [9, 18]),
        needs(/plexi/, 1),
        needs('led_wall', [15, 15]),
        talk(12),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', [1, 2]),
        needs('induction_loop', [1, 2]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 60]),
        needs('crew_interpreter', 2),
        needs('voting_system', [200, 200]),
        needs('pinboard', 12),
        needs('table_cocktail', [25, 25]),
      ],
      should: [
        needs('stage_ramp', 1),
        needs('stage_steps', 1),
        needs('mic_lectern', 1),
        needs('confidence_monitor', [1, 2]),
        needs('registration_desk', 2),
        needs('coat_rail', 5),
        needs(/Stretchhoes/, [25, 25]),
        operator(),
        needs('transport'),
      ],
      allowed: [
        ...MEETING,
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...SPEECH,
        'subwoofer',
        'line_array',
        'video_processor',
        'truss',
      ],
      offers: MEETING_OFFERS,
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'crowd_barrier',
        'beer_table_set',
        ...FOG,
      ],
      title: [/mechelen|congres/i, /200/],
    },
  },
];
