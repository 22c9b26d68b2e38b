import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { OPERATORS, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { ANY_JOB } from '../usual.ts';

const LAMPS: readonly Selector[] = ['stage_wash', 'profile_spot', 'lighting_package'];
const SILENT: readonly Selector[] = [...SPEAKERS, ...RADIO_MICS, 'mic_wired', 'stage_monitor', 'mixing_console'];
const SILLY: readonly Selector[] = ['toilet', 'marquee', 'crowd_barrier', 'bar_unit', 'refrigeration'];
const THEATRE: readonly Selector[] = [...STAGE_LIGHT, ...PLATFORM, ...ANY_JOB, ...OPERATORS, 'drape'];

/** Technical sheets of companies, and what an association asks of its hosts. */
export const FRANCAIS: readonly EvalBrief[] = [
  {
    id: 'ho-cu-theatre-ombres',
    language: 'fr',
    catalogue: 'kinzig',
    description: `Espace de jeu

Ouverture : 7m
Profondeur 6 m
Hauteur 4 m

La pièce peut se jouer à même le sol et un podium n’est pas nécessaire, quoique celui-ci ne nuirait pas à la qualité visuelle. Des niveaux (mieux encore : des gradins) sont préférables et même les bienvenus.
Pour la projection des ombres, le fond de scène doit être entièrement blanc.
Si votre scène n’a pas d’écran, nous pouvons apporter ce fond (hauteur 4m - longueur 5m - minimum). Il ne vous faut dès lors que la structure qui le soutient.

Eclairage

Il nous faut un éclairage standard (plein feu) adapté à votre scène. S’ajoutent à ce plein feu 2 projecteurs de 500W en douche, à l’avant scène, un côté cour, l’autre côté jardin et 2 projecteurs de 1000W à focale réglable, posés au sol, l’un à l’avant scène et l’autre à l’arrière en coulisse. Ces deux derniers servent à faire les ombres. Le matériel de commande des projecteurs est également nécessaire.

L’occultation de la salle est essentielle, le spectacle se sert de la technique des ombres, il nous faut donc l’obscurité pour jouer.

Sonorisation

Un lecteur CD avec mixage et amplification possibles de trois micros-cravates HF, un micro HF normal.

Installation

Temps d’installation : 60 minutes
Temps d’installation des éclairages : 60 minutes
Temps de répétition : 1 heure 30
Durée du spectacle +/- 70 minutes
Démontage : 20 minutes

Il nous faut l’accès à votre régie 4H avant le début.
Ces temps de montage et démontage peuvent être réduits`,
    good: {
      must: [
        needs(LAMPS, [4, 30]),
        needs(['lighting_console', 'lighting_package'], [1, 4]),
        needs('audio_player', 1),
        needs(SPEAKERS, [1, 8]),
        needs(['mixing_console', 'pa_package'], [1, 2]),
        needs('mic_wireless_lapel', [3, 4]),
        needs('mic_wireless_handheld', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...THEATRE, ...SPEECH, 'stage_monitor'],
      offers: [...SEATS, 'bench', 'projection_screen', 'backdrop', 'subwoofer', 'choir_riser'],
      silly: SILLY,
    },
  },
  {
    id: 'ho-cu-boutique-araignee',
    language: 'fr',
    catalogue: 'kinzig',
    description: `COUPS DE COEUR / Bocaux et ficelles - La Galipette
Chez Josette, qui tient cette échoppe, le commerce est toujours impeccable. Dans son joyeux bazar, chaque chose est à sa place.
Rose-Aimée est une araignée maladroite et pleine d'enthousiasme qui habite la boutique, derrière l’étagère. Josette en voit avec elle de toutes les couleurs…
Malgré son embarras et son dégoût, Josette va peu à peu accepter à ses côtés l'insolite présence de Rose-Aimée.
Conditions techniques:
Durée:
40 min dès 3 ans.
50 min dès 5 ans
Jauge : 80 personnes maximum, en gradins (ou bancs de niveaux différents).
Espace Scénique Minimum : ouverture 7m, profondeur 5m, hauteur 2,7m, sol plat
Lumière: Un plein feu (couleurs chaudes), il est indispensable d'occulter toutes les fenêtres pour la version de 50 min (ombres chinoises ).
Son: Pas d’amplification
Loge: Proche du lieu de représentation, avec point d’eau.
Prévoir 3 chaises et 1 table.`,
    good: {
      must: [needs(LAMPS, [1, 24]), needs(SEATS, [3, 90]), needs(TABLES, [1, 2])],
      should: [needs('bench'), needs('transport')],
      allowed: [...THEATRE, 'bench'],
      offers: ['choir_riser'],
      excluded: SILENT,
      silly: [...SILLY, 'generator', 'projector', 'hazer'],
    },
  },
  {
    id: 'ho-cu-asso-collaboration',
    language: 'fr',
    catalogue: 'kinzig',
    description: `Collaboration

Votre satisfaction quant à notre prestation compte beaucoup. Voici pourquoi nous avons rédigé ces lignes :

  1. Quand la distance est longue, nous aimons mieux arriver la veille pour être devant la salle le matin même avant qu'elle n'ouvre. De même, il se peut que nous repartions le lendemain pour d'évidentes raisons de sécurité, la fatigue pouvant faire somnoler au volant.
  2. S'il vous plaît, pensez à nous garder l'emplacement le plus près de l'entrée de la salle pour décharger notre matériel en priorité, et à mettre à notre disposition une place gratuite pour garer notre véhicule non loin de la salle.
  3. Nos bénévoles ne font pas plus de 10 heures par jour, dans une amplitude de 12 heures au maximum, par compassion, adaptez vos événements pour qu'ils ne puissent pas renter trop tard, en comptant le temps de désintallation, de rangement et de route.
  4. Notre matériel voyage en flights-cases à roulette car trop lourd pour être porté, il faut donc que ça roule depuis la porte d'entrée jusqu'à l'endroit où on le pose.
  5. Le système audio est optimisé pour 350 personnes et peut aller, à un niveau sonore réduit, jusqu'à 500 personnes, il fait plus de 100Kg par côté, posé sur scène, celle-ci doit tenir le poids.
  6. Suivant la superficie de la salle, si la scène n'est pas assez large, vous serez obligé de louer à vos frais des « praticables de scène » qui devront déjà se trouver sur place le matin même de l'événement, pour y poser les enceinets.
  7. Il est strictement interdit de toucher aux réglages de notre matériel sans notre accord.
  8. Comptez qu'il nous faut 4H pour installer et régler un tel système et 3H pour le désinstaller, les lieux doivent donc être ouverts 4`,
    good: {
      must: [needs('stage_deck', [1, 24])],
      should: [needs('stage_leg'), needs('transport')],
      allowed: [...PLATFORM, ...ANY_JOB],
      offers: ['crew_technician', ...STAGE_LIGHT],
      excluded: SPEAKERS,
      silly: [...SILLY, 'generator', 'projector', 'interpretation_booth'],
    },
  },
  {
    id: 'ho-cu-piece-deux-interpretes',
    language: 'fr',
    catalogue: 'kinzig',
    description: `durée : | environ 105 minutes |
langue : | Pièce en anglais, non traduite. Aucun script de la pièce n’existe. On peut mettre en place une traduction simultanée avec deux interprètes en régie (cabine insonorisée) et des écouteurs pour le public |
scène : |
Un espace scénique d’au moins 12 mètres par 12 mètres |
lumière : | Plein feu |
son : | 2 micro HF cravate accrochés au col des tee-shirts des 2 interprètes Diffusion de 2 chansons pendant la pièce que l’interprète lance directement sur scène depuis un portable Mac Prévoir un câble amplification son ordinateur L'ordinateur est sur scène, prévoir une rallonge câble électrique |
planning de montage : | Un service de 4 heures`,
    good: {
      must: [
        needs('mic_wireless_lapel', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs(LAMPS, [1, 40]),
        needs('power_cable', [1, 20]),
      ],
      should: [needs(['audio_cable', 'di_box']), needs(['mixing_console', 'pa_package'])],
      allowed: [
        ...THEATRE,
        ...SPEECH,
        'di_box',
        'playback_laptop',
        'subwoofer',
        'stage_monitor',
        'interpretation_booth',
        'interpretation_receiver',
        'interpretation_transmitter',
        'crew_interpreter',
      ],
      offers: ['interpretation_booth', 'interpretation_receiver', 'interpretation_transmitter', ...SEATS],
      unmetToo: [/interpr|tradu/i],
      silly: [...SILLY, 'generator', 'projector', 'hazer'],
    },
  },
];
