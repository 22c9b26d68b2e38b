import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In French: a town's specifications, a school's fair. */
export const FRANCAIS: readonly EvalBrief[] = [
  {
    id: 'ho-z-forum-associations',
    language: 'fr',
    catalogue: 'garonne',
    description: `CAHIER DES CLAUSES TECHNIQUES PARTICULIÈRES
Objet : location de matériel pour le Forum des associations, samedi 5 septembre, esplanade des Chartreux

Article 1 – Contexte
La commune réunit chaque année 70 associations. La fréquentation est estimée à 1 500 visiteurs. Le marché est passé selon la procédure adaptée ; les variantes ne sont pas autorisées.

Article 2 – Prestations
2.1 Vingt-cinq barnums 3 x 3
2.2 Cent vingt plateaux rectangulaires 183 x 76
2.3 Deux cents chaises coque noires M2
2.4 Quarante grilles d'exposition
2.5 Un podium couvert sur remorque 8 x 6 pour les démonstrations de danse et de judo
2.6 Une sonorisation de l'esplanade, deux micros HF main, un serre-tête pour l'animateur, un lecteur, un technicien son de 9 h à 18 h
2.7 Six coffrets de distribution 32 A et quarante prolongateurs, cinquante passages de câble
2.8 Six WC autonomes et un WC PMR

Article 3 – Éléments fournis par la commune
La commune met à disposition deux points de livraison d'énergie de 63 A, le prestataire n'a donc pas de groupe électrogène à prévoir. Les barrières Vauban proviennent du centre technique municipal. Le gardiennage de nuit relève d'un marché distinct. La buvette est tenue par le comité des fêtes avec ses propres tireuses et frigos.

Article 4 – Délais et pénalités
Livraison le vendredi 4 avant 17 h, reprise le lundi. Pénalité de 150 € par heure de retard. Mémoire technique de dix pages au plus.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/Barnum/, 25),
        needs(/Plateau rect/, [120, 120]),
        needs(/M2 accrochable/, [200, 200]),
        needs('pinboard', 40),
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_headset', 1),
        needs('audio_player', 1),
        needs('crew_sound', [1, 24]),
        needs(/Coffret 32 A/, 6),
        needs(/Prolongateur/, [40, 40]),
        needs('cable_ramp', [40, 50]),
        needs(/^WC autonome$/, 6),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...LOUD, ...PLATFORM],
      offers: without([...OUTDOORS_OFFERS, ...STAGE_LIGHT], 'crowd_barrier'),
      excluded: ['generator', 'crowd_barrier', 'refrigeration', /Tireuse/],
      silly: ['projector', 'dance_floor', 'disco_light', 'table_round', 'lectern', 'hazer'],
      title: [/forum|chartreux/i, /1[.,   ]?500/],
    },
  },
  {
    id: 'ho-z-kermesse',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour à toute l'équipe,

Je suis trésorière de l'APE de l'école de Saint-Médard. Notre kermesse a lieu le samedi 20 juin de 10 h à 17 h dans la cour, on attend environ 350 personnes entre élèves et parents.

Il nous faudrait :
8 barnums 3x3
30 ensembles brasserie
les 2 châteaux gonflables
les jeux en bois géants, deux lots
le chamboule-tout x 2
une petite sono avec micro HF main pour le spectacle des classes
un praticable de 6 x 4 m à 40 cm de haut avec un escalier
une tireuse à bière et une armoire froide
4 guirlandes guinguette
livraison le vendredi après 16 h 30 si possible

Pouvez-vous me faire un devis avant le conseil d'école ?

Merci d'avance, Solène`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Barnum/, 8),
        needs('beer_table_set', 30),
        needs('inflatable', 2),
        needs(/Jeux en bois/, 2),
        needs(/Chamboule/, 2),
        either(needs('pa_package', [1, 3]), needs('speaker_top', [2, 6])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('stage_deck', [12, 24]),
        needs(/Tireuse/, 1),
        needs(/Armoire froide/, 1),
        needs('festoon', 4),
      ],
      should: [needs(/40 cm/, [12, 24]), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'stage_monitor', 'line_array', 'table_round'],
      title: [/kermesse|m[ée]dard|[ée]cole/i, /350/],
    },
  },
];
