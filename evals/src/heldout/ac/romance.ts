import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';
import { TOPS } from './common.ts';

/** French and Spanish: a wedding at a mill, an open day, a terrace, a congress with interpreters. */
export const ROMANCE: readonly EvalBrief[] = [
  {
    id: 'ho-ac-mariage-moulin',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 4 septembre au moulin de ma grand-mère, près de La Réole, avec 112 invités. Voici ce qu'il nous faudrait :

- 14 tables rondes de 8 avec leurs nappes blanches
- 115 chaises cross-back en bois (pas de housses, elles sont assez jolies comme ça)
- 112 serviettes en coton
- pour la cérémonie : l'arche en bois et une enceinte autonome avec micro. Les bancs, on les a, ce sont ceux de l'église
- 15 guirlandes guinguette et 12 projecteurs sur batterie
- piste de danse de 36 m²
- 2 armoires froides
- 8 mange-debout
- la structure 10 x 15 en cas de pluie... en fait non, après réflexion le hangar suffira, oubliez la tente

La vaisselle et les verres, c'est le traiteur, avec ses serveurs. Le DJ a son matériel complet, son et lumières de danse. Pour les toilettes, le moulin en a quatre. Nous viendrons chercher les décorations mais tout le reste est à livrer.

Merci d'avance,
Élodie et Bastien`,
    good: {
      attendees: [112, 115],
      days: 1,
      must: [
        needs(/Table ronde Ø 150/, 14),
        needs(/Nappe ronde Ø 290/, 14),
        needs(/cross-back/, 115),
        needs('napkin', [112, 112]),
        needs('ceremony_arch', 1),
        needs(/Enceinte autonome/, 1),
        needs('festoon', 15),
        needs(/LED sur batterie/, 12),
        needs('dance_floor', 36),
        needs(/Armoire froide/, 2),
        needs('table_cocktail', 8),
        needs('transport'),
      ],
      should: [],
      allowed: [
        ...ANY_JOB,
        'mic_wireless_handheld',
        'mic_stand',
        'speaker_stand',
        'audio_cable',
        'crew_electrician',
        'generator',
        'fuel',
      ],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
        ...LOOS,
        'chair_cover',
        'bench',
        'glassware',
        'crew_waiter',
        'crew_dj',
        'disco_light',
        'moving_head',
        'mirror_ball',
      ),
      excluded: [
        'chair_cover',
        'marquee',
        'marquee_floor',
        ...TABLEWARE,
        'crew_waiter',
        'crew_dj',
        ...DECKS.filter((each) => each !== 'dj_controller'),
        'subwoofer',
        'mixing_console',
        'disco_light',
        'mirror_ball',
        'moving_head',
        ...LOOS,
      ],
      silly: ['projector', 'lectern', 'stage_deck', 'crowd_barrier', 'line_array', 'stage_monitor'],
      title: [/r[ée]ole|mariage|moulin/i, /112|115/],
    },
  },
  {
    id: 'ho-ac-portes-ouvertes',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour, lycée agricole, service communication. Nos portes ouvertes : samedi 20 mars, 9 h à 17 h, 800 visiteurs environ. À chiffrer svp : 12 barnums 3x3 ; 30 plateaux 183x76 ; 80 chaises coque noires ; 40 grilles d'exposition ; 3 écrans 55 pouces sur pied avec chacun un PC portable ; 1 kit sono conférence pour la salle polyvalente ; banque d'accueil x2 ; moquette : non merci ; 10 talkies ; 2 percolateurs (les tasses viennent de la cantine) ; 6 conteneurs de tri ; hôtesses : ce sont nos élèves qui accueillent. Le vidéoprojecteur de la salle est récent, inutile d'en prévoir un, et l'écran descend du plafond.`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('gazebo', 12),
        needs(/Plateau rect/, 30),
        needs(/coque M2/, 80),
        needs('pinboard', 40),
        needs('display', 3),
        needs('playback_laptop', 3),
        needs(/Kit sono conf/, 1),
        needs('registration_desk', 2),
        needs('two_way_radio', 10),
        needs('hot_drinks', 2),
        needs('waste_bin', 6),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel'),
        ...SPEECH,
        'video_cable',
        'crew_video',
        'mic_wireless_handheld',
        'presentation_clicker',
        'ballast',
        'generator',
        'fuel',
      ],
      offers: without([...OUTDOORS_OFFERS, ...MEETING_OFFERS], 'crew_host', 'carpet', 'crockery'),
      excluded: [/Moquette expo/, /Tasse/, 'crew_host', 'projector', 'projection_screen'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'marquee', 'stage_monitor', 'line_array'],
      title: [/portes|lyc[ée]e/i, /800/],
    },
  },
  {
    id: 'ho-ac-terraza-aniversario',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenos días:

Soy la encargada del restaurante y el viernes 25 de junio celebramos los diez años con una fiesta en la terraza, unas 150 personas. Querría presupuesto de 15 mesas altas, 30 taburetes, 6 sofás chill out, 2 barras, 8 guirnaldas, 12 uplights a batería, el Pack Verbena, dos CDJ y su mesa Pioneer con la cabina blanca, un photocall con nuestro logo y 4 olivos. También un técnico de sonido.

Al principio pensé en una carpa, pero hay toldos y se descarta. El DJ es amigo y no cobra. Los camareros, la cristalería y las neveras son, claro, los nuestros. Y setas de calor en junio, en Valencia, ¡ni hablar!

Gracias,
Amparo`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('table_cocktail', 15),
        needs('bar_stool', 30),
        needs('sofa', 6),
        needs('bar_unit', 2),
        needs('festoon', 8),
        needs('uplight', [12, 12]),
        needs(/Pack Verbena/, 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('dj_booth', 1),
        needs('backdrop', 1),
        needs('plants', 4),
        needs('crew_sound', [1, 10]),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...ANY_JOB, 'mic_wireless_handheld', 'stage_monitor'],
      offers: without(
        [...PARTY_OFFERS, ...SHOW_OFFERS, 'air_conditioner'],
        'patio_heater',
        'crew_dj',
        'crew_waiter',
        'crew_bar',
        'glassware',
        'refrigeration',
      ),
      excluded: ['marquee', 'gazebo', 'crew_dj', 'crew_waiter', 'glassware', 'refrigeration', 'patio_heater'],
      silly: ['generator', 'toilet', 'projector', 'lectern', 'crowd_barrier', 'line_array', 'interpretation_booth'],
      title: [/valencia|aniversario|fiesta|terraza/i, /150/],
    },
  },
  {
    id: 'ho-ac-congreso-riego',
    language: 'es',
    catalogue: 'azahar',
    description: `Estimado equipo comercial:

Les escribo desde la secretaría del Congreso Mediterráneo de Riego (Castellón, 5 y 6 de octubre, 190 inscritos). Solicitamos oferta para los siguientes medios:

1) Interpretación: 2 cabinas y 190 receptores
2) Pantalla LED interior de 5 x 3 m
3) Tarima de 8 x 3 m a 40 cm, faldón, escalera y rampa accesible
4) Atril de metacrilato con flexo, 4 micrófonos de solapa y 2 de mano
5) Sonido para la sala, con técnico de sonido y técnico de vídeo los dos días
6) 190 sillas de congreso azules
7) 2 mostradores de acreditación
8) 10 walkies
9) 2 portátiles y 1 pasador
10) 2 azafatas

Quedamos a la espera de su oferta antes del día 15.

Atentamente,
Inmaculada Ferrer`,
    good: {
      attendees: 190,
      days: 2,
      must: [
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', 190),
        needs('led_wall', 15),
        needs('stage_deck', 12),
        needs('stage_skirt', [8, 22]),
        needs('stage_steps', [1, 2]),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        needs(TOPS, [1, 8]),
        needs('crew_sound', [1, 24]),
        needs('crew_video', [1, 24]),
        needs(/congreso azul/, 190),
        needs('registration_desk', 2),
        needs('two_way_radio', 10),
        needs('playback_laptop', 2),
        needs('presentation_clicker', 1),
        needs('crew_host', [2, 40]),
      ],
      should: [needs(/Patas 40/, 12), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'subwoofer', 'stage_wash', 'lighting_package', 'crew_rigger'],
      offers: [...MEETING_OFFERS, 'table_cocktail', 'carpet'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'table_round'],
      title: [/castell[óo]n|riego|congreso/i, /190/],
    },
  },
];
