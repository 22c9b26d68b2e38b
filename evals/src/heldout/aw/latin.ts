import { type EvalBrief, needs, offers } from '../../expectation.ts';
import { LINEN, LOUD, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
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
} from '../usual.ts';
import { NO_ROOM } from './lamps.ts';

/** Two in French and two in Spanish. */
export const LATIN: readonly EvalBrief[] = [
  {
    id: 'ho-aw-gala-danse',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

L'école de danse de Libourne donne son gala de fin d'année le samedi 19 juin 2027 à la salle des fêtes, 350 spectateurs attendus.

Pouvez-vous nous chiffrer :
- le tapis de danse noir, 10 x 8 m, à poser sur la scène de la salle
- 12 PAR LED, 6 découpes et 4 lyres wash, avec console et régisseur lumière
- une machine à brouillard
- la sono pour la musique (350 personnes) avec un technicien, 2 retours pour les danseurs, un lecteur et un micro HF main pour la directrice
- 20 mètres de pendrillon noir

La scène elle-même est fixe et les 350 fauteuils sont ceux de la salle. La captation vidéo est confiée à un vidéaste, avec ses caméras. La buvette est tenue par les parents.

Bien à vous,
Solène Marchand`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('stage_floor', [80, 80]),
        needs(/PAR LED/, [12, 12]),
        needs('profile_spot', [6, 6]),
        needs(/Spiider/, [4, 4]),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 16]),
        needs(FOG, 1),
        needs(SPEAKERS, [2, 12]),
        needs('crew_sound', [1, 16]),
        needs(/Retour RCF/, [2, 2]),
        needs('audio_player', 1),
        needs('mic_wireless_handheld', 1),
        needs('drape', [20, 20]),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...STAGE_LIGHT, ...ANY_JOB, 'effect_fluid', 'moving_head', 'stage_monitor'],
      offers: without(
        [...SHOW_OFFERS, 'intercom', 'mic_headset', 'bubble_machine', 'mirror_ball'],
        'camera',
        'crew_camera',
        'video_switcher',
        'crew_video',
      ),
      excluded: [...SEATS, 'stage_deck', 'mobile_stage', 'camera', 'crew_camera', 'crew_bar', 'crew_waiter'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'drum_kit', 'table_round', 'crowd_barrier'],
      title: [/libourne|danse|gala/i, /350/],
    },
  },
  {
    id: 'ho-aw-mariage-domaine',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour, nous nous marions le 28 août 2027 dans un domaine près de Saint-Émilion, 140 invités assis.

À louer chez vous :
18 tables rondes de 8 avec nappes et 140 serviettes
140 chaises cross-back (et 140 pliantes blanches pour la cérémonie laïque dehors)
l'arche en bois
10 mange-debout pour le vin d'honneur
15 guirlandes guinguette
12 projecteurs sur batterie pour la façade
une sono autonome avec son micro pour la cérémonie

Le traiteur apporte vaisselle, couverts, verres et serveurs. Le DJ vient avec toute sa sono et ses lumières de danse pour la soirée. Il y a des toilettes et un bar sur place. Pas de piste de danse, la salle a du parquet.

En option : 4 parasols chauffants.

Belle journée, Maëlle et Hugo`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/ronde Ø 150/, [18, 18]),
        needs(/Nappe ronde/, [18, 20]),
        needs('napkin', [140, 154]),
        needs(/cross-back/, [140, 140]),
        needs(/pliante/, [140, 140]),
        needs('ceremony_arch', 1),
        needs('table_cocktail', 10),
        needs('festoon', 15),
        needs('uplight', [12, 12]),
        needs(/Mipro/, 1),
      ],
      should: [offers('patio_heater', 4), needs('transport')],
      allowed: [
        ...ANY_JOB,
        'speaker_stand',
        'mic_stand',
        'audio_cable',
        'audio_player',
        'waste_bin',
        'mic_wireless_handheld',
        'crew_technician',
        ...LINEN,
      ],
      offers: without(
        [...PARTY_OFFERS, 'parasol', 'signage', 'gazebo'],
        'bar_unit',
        'glassware',
        'crew_waiter',
        'crew_dj',
        'disco_light',
        'mirror_ball',
        'moving_head',
        'dance_floor',
        'lighting_package',
        'stage_wash',
        'hazer',
      ),
      excluded: [
        ...TABLEWARE,
        ...LOOS,
        ...DECKS,
        'crew_waiter',
        'crew_dj',
        'disco_light',
        'mirror_ball',
        'subwoofer',
        'bar_unit',
        'dance_floor',
      ],
      silly: ['lectern', 'projector', 'crowd_barrier', 'generator', 'line_array', 'stage_monitor', 'marquee'],
      title: [/milion|mariage/i, /140/],
    },
  },
  {
    id: 'ho-aw-jornadas-salud',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes:

El colegio de enfermería celebra sus jornadas anuales los días 20 y 21 de mayo de 2027 en un hotel de Córdoba, con 180 asistentes en formato teatro.

Solicitamos presupuesto de:
• Tarima de 6 x 3 m a 40 cm, con faldón y escalera
• Atril de metacrilato con micrófono
• Cuatro micros de solapa para la mesa redonda y dos de mano para preguntas
• Equipo de sonido para la sala
• Proyector, pantalla de 4 m, portátil y pasador
• Una cabina de interpretación y 80 receptores
• Retransmisión en directo: dos cámaras y encoder
• Mostrador de acreditaciones con dos azafatas
• Técnicos de sonido y de vídeo los dos días

Un saludo,
Rocío Benavente`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('stage_deck', [9, 9]),
        needs('lectern', 1),
        needs('mic_wireless_lapel', [4, 4]),
        needs('mic_wireless_handheld', [2, 2]),
        needs(SPEAKERS, [1, 6]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [80, 88]),
        needs('camera', [2, 2]),
        needs('streaming_encoder', 1),
        needs('registration_desk', 1),
        needs('crew_host', [2, 40]),
        needs('crew_sound', [1, 32]),
        needs('crew_video', [1, 32]),
      ],
      should: [
        needs('stage_leg', [9, 9]),
        needs('stage_skirt', [6, 18]),
        needs('stage_steps', [1, 2]),
        needs('mic_lectern', 1),
        needs('presentation_clicker', 1),
        needs('transport'),
      ],
      allowed: [
        ...MEETING,
        ...PLATFORM,
        'camera',
        'video_switcher',
        'crew_camera',
        'network',
        'video_recorder',
        'crew_interpreter',
        ...SEATS,
        'table_trestle',
        ...STAGE_LIGHT,
      ],
      offers: MEETING_OFFERS,
      silly: [...NO_ROOM, 'stage_monitor', 'disco_light', ...FOG],
      title: [/c[oó]rdoba|jornadas/i, /180/],
    },
  },
  {
    id: 'ho-aw-mercado-navidad',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, somos la asociación de comerciantes de Écija. Ponemos un mercadillo navideño en la plaza el sábado 11 y el domingo 12 de diciembre, calculamos unos 2.000 visitantes entre los dos días. Queremos alquilar 14 carpas plegables de 3x3, 28 tableros con caballetes, 20 guirnaldas de 10 m, 6 setas de calor, 50 vallas, 4 wc químicos y 1 adaptado, 6 walkies, y para el coro de niños del domingo 9 tarimas (6 x 3 m) a 40 cm con una escalera, más el pack Ceremonia para que se les oiga.

La corriente la pone el ayuntamiento, no metan generador. Las sillas las prestan las parroquias. De la vigilancia y la limpieza se encarga también el ayuntamiento. Nada de luces de discoteca ni humo, que es un acto para niños.

¿Nos mandáis precio? Gracias. Curro`,
    good: {
      attendees: [1000, 2000],
      days: 2,
      must: [
        needs(/plegable 3 x 3/, [14, 14]),
        needs('table_trestle', [28, 28]),
        needs('festoon', [20, 20]),
        needs('patio_heater', [6, 6]),
        needs('crowd_barrier', [50, 50]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('two_way_radio', [6, 6]),
        needs('stage_deck', [9, 9]),
        needs(/Pack Ceremonia/, 1),
      ],
      should: [needs('stage_leg', [9, 9]), needs('stage_steps', 1), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'crew_steward'),
        ...SPEECH,
        ...PLATFORM,
        'mic_wired',
        'mic_wireless_handheld',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, 'stage_wash', 'lighting_package', 'uplight', 'plants', 'backdrop'],
        ...SEATS,
        'crew_steward',
      ),
      excluded: ['generator', 'fuel', ...SEATS, 'crew_steward', 'disco_light', ...FOG],
      silly: ['projector', 'lectern', 'dance_floor', 'line_array', 'interpretation_booth', 'table_round', 'camera'],
      title: [/[eé]cija|mercad|navid/i, /2[.,]?000/],
    },
  },
];
