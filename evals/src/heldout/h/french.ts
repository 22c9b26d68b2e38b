import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD } from '../../usual.ts';

import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** In French: a club's supper, a town's feast day. */
export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-h-repas-rugby',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Le Rugby Club de Verdun-sur-Garonne organise son repas de fin de saison le samedi 13 juin à la salle des fêtes, 240 couverts.

Pouvez-vous nous chiffrer :
- 40 plateaux rectangulaires 183 x 76 et 240 chaises coque noires
- 240 assiettes plates, autant d'assiettes à dessert, 240 fourchettes et 240 couteaux
- 480 verres à vin (un pour l'eau, un pour le reste…)
- 2 tireuses à bière et 2 armoires froides
- un kit sono soirée avec un micro sans fil pour les discours
- 4 jeux de lumière pour danser ensuite
- 10 mange-debout pour l'apéro

Livraison le vendredi après-midi, les joueurs seront là pour décharger.

Sportivement,
Didier Lacassagne`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('table_trestle', [40, 41]),
        needs(/Chaise coque/, [240, 250]),
        needs(/Assiette plate/, [240, 260]),
        needs('glassware', [480, 500]),
        needs(/Tireuse/, 2),
        needs('refrigeration', 2),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [2, 6])),
        needs('table_cocktail', 10),
      ],
      should: [
        needs(/Assiette à dessert/, [240, 260]),
        needs('cutlery', [480, 520]),
        needs('mic_wireless_handheld', 1),
        needs('disco_light', 4),
        needs('transport'),
      ],
      allowed: [...LOUD, ...ANY_JOB],
      offers: [...PARTY_OFFERS, 'cooking', 'hot_drinks', 'lectern', 'crockery'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'projector',
        'crowd_barrier',
        'line_array',
        'stage_monitor',
        'trackway',
      ],
      title: [/verdun|rugby|repas/i, /240/],
    },
  },
  {
    id: 'ho-h-saint-jean-devis',
    language: 'fr',
    catalogue: 'kawartha',
    description: `APPEL DE PROPOSITIONS (extrait) : Fête de la Saint-Jean, parc riverain, Embrun
Date : mercredi 24 juin, de 14 h à 22 h 30. Affluence prévue : 1 500 personnes.

Le fournisseur livre, installe et reprend :
1. une scène mobile couverte de 24 x 20 pi ;
2. une sonorisation comprenant 8 modules line array et 4 caissons de graves, 6 moniteurs de scène, une console numérique et son boîtier de scène ;
3. 12 microphones SM58 filaires sur pied et 8 boîtes de direct ;
4. une génératrice de 45 kW avec carburant ;
5. 20 toilettes portatives et 2 toilettes accessibles ;
6. 120 barrières de foule ;
7. 30 tables à pique-nique ;
8. un ingénieur du son pour la journée.

Les soumissions sont reçues jusqu'au 20 mars à midi, en dollars canadiens, taxes en sus.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [8, 12]),
        needs('subwoofer', [4, 6]),
        needs('stage_monitor', 6),
        needs(/Genset 45/, 1),
        needs('toilet', 20),
        needs('crowd_barrier', 120),
        needs(/Picnic/, 30),
      ],
      should: [
        needs('toilet_accessible', 2),
        needs('mixing_console', 1),
        needs('stagebox', 1),
        needs('mic_wired', [12, 14]),
        needs('mic_stand', [12, 16]),
        needs('di_box', 8),
        needs('crew_sound', 1),
        needs('fuel'),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      silly: [
        'dance_floor',
        'projector',
        'lectern',
        'exhibition_stand',
        'table_round',
        'mic_wireless_lapel',
        'crockery',
      ],
      title: [/embrun|saint-jean/i, /1[\s.,]?500/],
    },
  },
];
