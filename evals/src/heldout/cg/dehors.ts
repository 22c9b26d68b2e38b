import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { RIG } from './off.ts';

const MARIAGE_OFF: readonly Selector[] = [...TABLEWARE, ...DECKS, 'crew_dj', ...SPEAKERS, ...RADIO_MICS];
const NOEL_OFF: readonly Selector[] = ['crew_stagehand', 'generator', 'fuel'];
const BAL_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  'stage_monitor',
  'crew_sound',
  ...RIG,
  'crew_lighting',
  'refrigeration',
];
const TRAIL_OFF: readonly Selector[] = ['two_way_radio', 'crew_medic'];

/** In French, in the open. */
export const DEHORS: readonly EvalBrief[] = [
  {
    id: 'ho-cg-mariage-logis',
    language: 'fr',
    catalogue: 'charente',
    description: `FORMULAIRE DE DEMANDE EN LIGNE
Type d'événement : mariage
Date : samedi 22 août
Lieu : Logis de Forge, Mosnac (dans le parc)
Nombre d'invités : 96
Votre besoin : 12 tables rondes de 150, 96 chaises en bambou avec galette, 12 nappes rondes blanches, 96 serviettes, une tente de réception de 10 x 20, 6 guirlandes guinguette, une piste de danse de 5 x 5 m, l'arche en bois pour la cérémonie.
Précisions : assiettes, couverts et verres, tout est chez le traiteur. Mon cousin mixe : il débarque avec sa sono et ses platines, et pour les discours on lui empruntera son micro.
Comment nous avez-vous connus ? Par les voisins`,
    good: {
      attendees: 96,
      days: 1,
      must: [
        needs(/ronde 150/, 12),
        needs(/bambou/, 96),
        needs(/Nappe blanche ronde/, 12),
        needs('napkin', 96),
        needs(/10 x 20/, 1),
        needs('festoon', 6),
        needs('dance_floor', 25),
        needs('ceremony_arch', 1),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, 'marquee_floor'], ...MARIAGE_OFF),
      offers: without(
        [
          ...PARTY_OFFERS,
          ...OUTDOORS_OFFERS,
          'marquee_floor',
          'marquee_lining',
          'space_heater',
          'fan',
          'air_conditioner',
        ],
        ...MARIAGE_OFF,
      ),
      excluded: MARIAGE_OFF,
      silly: ['projector', 'lectern', 'stage_monitor', 'stage_deck', 'led_wall', 'interpretation_booth'],
      title: [/mariage|mosnac|logis/i, /96/],
    },
  },
  {
    id: 'ho-cg-marche-noel',
    language: 'fr',
    catalogue: 'charente',
    description: `Bonjour,

Le marché de Noël se tiendra place du Minage du vendredi 11 au dimanche 13 décembre, trois jours donc. Il nous faut :

18 barnums 3 x 3
15 guirlandes guinguette
8 parasols chauffants
6 coffrets 32 A et leurs câbles de 25 m
30 rallonges
36 plateaux pliants de 180 pour les exposants
une petite sono sur batterie avec micro pour le crieur

Vous déposez le matériel, nos agents techniques montent et démontent tout, comme l'an dernier. Et inutile de venir avec un groupe : la place est équipée de bornes.

Merci, le comité des commerçants`,
    good: {
      days: 3,
      attendees: null,
      must: [
        needs('gazebo', 18),
        needs('festoon', 15),
        needs('patio_heater', 8),
        needs('power_distro', 6),
        needs(/32 A, 25 m/, [6, 12]),
        needs(/Rallonge/, 30),
        needs('table_trestle', 36),
        needs(/sur batterie, 1 micro/, 1),
        needs('transport'),
      ],
      allowed: without([...OUTDOORS, 'mic_wireless_handheld'], ...NOEL_OFF),
      offers: without([...OUTDOORS_OFFERS, 'plants', 'carpet', 'table_cocktail'], ...NOEL_OFF),
      excluded: NOEL_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'stage_monitor', 'led_wall', 'table_round', 'hazer'],
      title: [/no[eë]l|minage|march[eé]/i],
    },
  },
  {
    id: 'ho-cg-bal-14',
    language: 'fr',
    catalogue: 'charente',
    description: `Comité des fêtes de Saint-Fort - bal du 13 juillet, stade municipal, 400 personnes

Notre liste :
- le podium roulant couvert 8 x 6
- 50 ensembles brasseur
- 60 barrières Vauban
- 6 cabines WC et 1 PMR, 2 lave-mains
- le groupe 45 kVA avec 3 coffrets et les câbles
- 10 conteneurs déchets
- 4 projecteurs de chantier
- 2 agents de sécurité de 20 h à 2 h

L'orchestre joue sur sa propre sono, avec ses techniciens et ses éclairages, on n'ajoute rien. Côté buvette les bénévoles ont leurs frigos.

En option, 4 guirlandes guinguette pour le coin repas.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('beer_table_set', 50),
        needs('crowd_barrier', 60),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs(/45 kVA/, 1),
        needs('power_distro', 3),
        needs('power_cable', [1, 40]),
        needs('waste_bin', 10),
        needs('floodlight', 4),
        needs('crew_steward', [2, 16]),
        offers('festoon', 4),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...PLATFORM], ...BAL_OFF),
      offers: without([...OUTDOORS_OFFERS, 'bar_unit', 'dance_floor', 'uplight'], ...BAL_OFF),
      excluded: BAL_OFF,
      silly: ['projector', 'lectern', 'led_wall', 'table_round', 'interpretation_booth', 'mic_headset'],
      title: [/bal|saint-fort|juillet/i, /400/],
    },
  },
  {
    id: 'ho-cg-trail',
    language: 'fr',
    catalogue: 'charente',
    description: `Trail des Carrières, dimanche 26 avril. 700 coureurs. Départ 9 h, tout doit être rangé à 16 h.

DEVIS SVP :
Barrières Vauban x 150
Barnums pliants 3 x 3 x 7
Cabines WC x 8, WC PMR x 1
Sono départ/arrivée pour l'animateur, 2 micros HF main, technicien son
Groupe 6 kVA, 8 rallonges
Podium : 4 x 2 m à 40 cm, 1 escalier
Plateaux pliants 1,80 m x 20 (ravitaillement)
Clôture Heras x 12

Les talkies, les pompiers nous prêtent les leurs. Le poste de secours est tenu par la Protection civile. L'arche gonflable vient du sponsor.`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('crowd_barrier', 150),
        needs('gazebo', 7),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
        needs(/6 kVA/, 1),
        needs(/Rallonge/, 8),
        needs('stage_deck', 4),
        needs(/4 pieds 40/, 4),
        needs('stage_steps', 1),
        needs('table_trestle', 20),
        needs('fencing', 12),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, ...PLATFORM, 'subwoofer', 'line_array'], ...TRAIL_OFF),
      offers: without([...OUTDOORS_OFFERS, 'backdrop', 'carpet'], ...TRAIL_OFF),
      excluded: [...TRAIL_OFF, 'inflatable'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'table_round', 'disco_light', 'interpretation_booth'],
      title: [/trail|carri[eè]res/i, /700/],
    },
  },
];
