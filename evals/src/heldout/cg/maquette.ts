import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { FILMING } from './off.ts';

const COLLOQUE_OFF: readonly Selector[] = [...FILMING, 'crew_interpreter', ...SEATS];
const DINER_OFF: readonly Selector[] = [
  'table_round',
  'table_trestle',
  ...SEATS,
  'tablecloth',
  'napkin',
  'crockery',
  'cutlery',
];
const KERMESSE_OFF: readonly Selector[] = ['crew_stagehand', 'game', 'inflatable'];

/** In French, over the demonstration's shelf. */
export const MAQUETTE: readonly EvalBrief[] = [
  {
    id: 'ho-cg-colloque',
    language: 'fr',
    catalogue: 'demo',
    description: `Madame, Monsieur,

L'université organise le jeudi 19 novembre un colloque sur le littoral, amphithéâtre Fleuriau, 220 personnes. Deux langues, français et anglais.

Nous souhaitons louer une cabine d'interprétation, 150 récepteurs, un pupitre avec micro, 4 micros de conférence pour la table ronde, 2 micros HF main pour la salle, un vidéoprojecteur et un écran, un ordinateur portable ainsi qu'un technicien audiovisuel pour la journée. La sonorisation de l'amphi étant hors service, prévoyez aussi des enceintes.

La captation est faite par le service audiovisuel de l'université avec ses propres caméras. Les interprètes, nous les avons déjà engagées. Vous n'avez pas de sièges à fournir, ce sont des gradins.

Bien cordialement,
Pr Hélène Massonneau`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', 150),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_conference', [4, 5]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 24]),
        needs(SPEAKERS, [1, 10]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'interpretation_transmitter', 'line_array'], ...COLLOQUE_OFF),
      offers: without(MEETING_OFFERS, ...COLLOQUE_OFF),
      excluded: COLLOQUE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/colloque|littoral|fleuriau/i, /220/],
    },
  },
  {
    id: 'ho-cg-diner-entreprise',
    language: 'fr',
    catalogue: 'demo',
    description: `Bonjour, c'est pour le dîner des 40 ans de la coopérative : samedi 28 novembre, 160 personnes, grand salon de l'hôtel des Bains.

On aimerait une sono pour danser, un DJ avec platines et table de mixage, des jeux de lumière et une boule à facettes, une piste de danse, un micro sans fil pour le président, 24 projecteurs d'ambiance sur batterie le long des murs, une borne photo.

L'hôtel dresse le repas de A à Z : tables, chaises, nappage et vaisselle, rien à nous facturer là-dessus.

Marc`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 12]),
        needs('crew_dj', [1, 8]),
        needs([...DECKS], [1, 4]),
        needs('disco_light', [1, 8]),
        needs('mirror_ball', 1),
        needs('dance_floor'),
        needs('mic_wireless_handheld', [1, 2]),
        needs('uplight', 24),
        needs('photo_booth', 1),
      ],
      should: [needs('subwoofer', [1, 6]), needs('transport')],
      allowed: without([...LOUD, ...PARTY_LIGHT, ...ANY_JOB, ...DECKS, 'dj_booth', 'hazer'], ...DINER_OFF),
      offers: without([...PARTY_OFFERS, ...PLATFORM, 'smoke_machine', 'lectern', 'effect_fluid'], ...DINER_OFF),
      excluded: DINER_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'interpretation_booth', 'pit_barrier'],
      title: [/d[iî]ner|coop[eé]rative|bains/i, /160/],
    },
  },
  {
    id: 'ho-cg-kermesse',
    language: 'fr',
    catalogue: 'demo',
    description: `Kermesse de l'école Jules-Ferry, samedi 27 juin, dans la cour, à peu près 350 personnes sur la journée.

Nous cherchons à louer 10 tonnelles de 3 x 3, 30 tables brasserie avec leurs bancs, une sono avec un micro HF main, 4 poubelles, 2 toilettes mobiles, un réfrigérateur pour les boissons.

Pas la peine d'envoyer du monde pour le montage, on monte nous-mêmes avec les parents. Les jeux aussi, l'école a les siens.

L'APE`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('beer_table_set', 30),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('waste_bin', 4),
        needs('toilet', 2),
        needs('refrigeration', 1),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, 'subwoofer'], ...KERMESSE_OFF, 'generator', 'fuel'),
      offers: without(
        [
          ...OUTDOORS_OFFERS,
          ...TABLES,
          ...PLATFORM,
          'mobile_stage',
          'generator',
          'fuel',
          'photo_booth',
          'toilet_accessible',
        ],
        ...KERMESSE_OFF,
      ),
      excluded: KERMESSE_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'table_round', 'led_wall', 'interpretation_booth'],
      title: [/kermesse|[eé]cole|ferry/i, /350/],
    },
  },
];
