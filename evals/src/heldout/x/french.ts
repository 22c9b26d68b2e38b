import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM } from '../../usual.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A municipality's consultation and a club's dinner. */
export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-x-fete-nationale',
    language: 'fr',
    catalogue: 'garonne',
    description: `AVIS DE CONSULTATION - Commune de Langoiran, soirée du 13 juillet, quai et place du port

Objet : location, montage et démontage de matériel scénique et de mobilier. Fréquentation attendue : 1 200 personnes. Date : mardi 13 juillet, de 19 h à 1 h.

Prestations demandées :
- 1 podium remorque couvert 8 x 6
- 8 Nexo GEO M10 et 4 caissons RCF, console Midas M32R, 4 retours, 2 micros main HF, un technicien son
- 12 PAR LED et 6 lyres, console, un technicien lumière
- 70 ensembles brasserie
- 20 guirlandes guinguette
- 80 barrières Vauban
- 8 WC autonomes et 1 WC PMR
- 1 groupe 40 kVA avec coffrets et 30 passages de câble

Hors marché :
- le feu d'artifice, confié à un artificier agréé ;
- la sécurité et les secours, assurés par la commune et la Croix-Rouge ;
- la buvette, tenue par le comité des fêtes avec ses tireuses et ses frigos ;
- la collecte des déchets (bacs fournis par la communauté de communes) ;
- les instruments et amplis : l'orchestre vient avec les siens.`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs(/RCF SUB/, 4),
        needs(/M32R/, 1),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
        needs(/PAR LED Starway/, 12),
        needs('moving_head', 6),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 14]),
        needs('beer_table_set', 70),
        needs('festoon', 20),
        needs('crowd_barrier', 80),
        needs(/^WC autonome$/, 8),
        needs('toilet_accessible', 1),
        needs(/40 kVA/, 1),
        needs('power_distro', [1, 10]),
        needs('cable_ramp', 30),
      ],
      should: [needs('power_cable'), needs('stagebox', [1, 2]), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'crew_steward',
        'crew_medic',
        'bar_unit',
        /Tireuse/,
        'refrigeration',
        'waste_bin',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['projector', 'lectern', 'table_round', 'chair_banquet', 'flip_chart', 'sofa'],
      title: [/langoiran|13 juillet|port/i, /1[\s\u00a0\u202f.]?200/],
    },
  },
  {
    id: 'ho-x-rugby-repas',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour Madame,

Pour le repas des cent ans du club de rugby, samedi 5 juin à partir de midi sur le terrain annexe, on attend 200 convives. Pouvez-vous nous faire un devis pour :

- une structure 10 x 25 avec plancher plastique
- 25 tables rondes de 150 et leurs nappes
- 200 chaises cross-back, en bois
- 200 serviettes en coton blanc
- 200 assiettes plates, autant d'assiettes à dessert, les couverts (fourchette, couteau, cuillère), 400 verres à vin, 200 flûtes
- 15 mange-debout pour l'apéritif
- 1 remorque frigo
- le kit sono soirée et un micro main HF de plus, pour les discours
- une petite estrade de 4 m x 2 m, hauteur 40
- la piste de danse chêne, 36 m²
- la caravane sanitaire
- 10 guirlandes guinguette

Livraison le jeudi si possible, reprise le lundi. Notre budget tourne autour de 10 000 € TTC.

Merci d'avance,
Bernard Cazenave, président`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/10 x 25/, 1),
        needs(/Plancher plastique/),
        needs(/Ø 150/, 25),
        needs(/Ø 290/, [25, 28]),
        needs(/cross-back/, [200, 210]),
        needs('napkin', [200, 220]),
        needs(/Assiette plate/, [200, 220]),
        needs(/dessert/, [200, 220]),
        needs(/Fourchette/, [200, 220]),
        needs(/Couteau/, [200, 220]),
        needs(/Cuillère/, [200, 220]),
        needs(/Verre à vin/, [400, 440]),
        needs(/Flûte/, [200, 220]),
        needs('table_cocktail', 15),
        needs(/Remorque frigo/, 1),
        needs(/Kit sono soirée/, 1),
        needs('mic_wireless_handheld', 1),
        needs('stage_deck', 4),
        needs('dance_floor', 36),
        needs('toilet_trailer', 1),
        needs('festoon', 10),
      ],
      should: [needs(/pieds 40/, 4), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'toilet_accessible'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'crowd_barrier', 'flip_chart', 'led_wall', 'pinboard', 'stage_monitor'],
      title: [/rugby|cent ans|club/i, /200/],
    },
  },
];
