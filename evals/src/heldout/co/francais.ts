import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, MAINS, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const RALLYE_OFF: readonly Selector[] = ['crowd_barrier'];
const ARTIFLETTE_OFF: readonly Selector[] = [...SPEAKERS, ...RADIO_MICS, 'mic_wired', 'mixing_console', 'crew_sound'];
const SANS_SONO_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_wired',
  'stage_monitor',
  'mixing_console',
  'crew_sound',
];

/** In French, after public texts, each named at its brief. */
export const FRANCAIS: readonly EvalBrief[] = [
  // Technical sheet of a theatre: theatrecroquemitaine.com/Fiche-technique,68.html
  {
    id: 'ho-co-croquemitaine',
    language: 'fr',
    catalogue: 'lippe',
    description: `Espace scénique

Ouverture : 7m
Profondeur 6 m
Hauteur 4 m

Nous pouvons jouer au sol, le podium n'est pas indispensable, même si l'œil y gagnerait. Nous préférons, et de loin, un public sur plusieurs niveaux (des gradins seraient l'idéal).
Il faut un fond de scène blanc sur toute sa surface, car on y projette des ombres.
Pas d'écran sur votre scène ? Ce fond, nous savons l'apporter (4m de hauteur - 5m de longueur - au moins). Il ne vous reste alors à trouver que la structure qui le tiendra.

Eclairage

Un éclairage standard (plein feu) proportionné à votre scène nous suffit, avec en plus 2 projecteurs de 500W en douche, à l'avant scène, un côté cour, un côté jardin, et 2 projecteurs de 1000W à focale réglable, posés au sol, l'un en coulisse à l'arrière, l'autre avant scène. C'est avec ces deux derniers que l'on fait les ombres. De quoi commander ces projecteurs est nécessaire aussi.

La salle doit absolument être occultée : tout le spectacle repose sur les ombres, sans obscurité nous ne jouons pas.

Sonorisation

De quoi mixer et amplifier un lecteur CD, trois micros-cravates HF et un micro HF normal.

Installation

Pour installer : 60 minutes
Pour installer les éclairages : 60 minutes
Pour répéter : 1 heure 30
Le spectacle dure +/- 70 minutes
Pour démonter : 20 minutes

L'accès à votre régie nous est nécessaire 4H avant que le spectacle commence.
Si nous passons dans un programme à plusieurs spectacles au même endroit, on peut raccourcir montage et démontage.`,
    good: {
      attendees: null,
      must: [
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [4, 40]),
        needs(['lighting_console', 'lighting_package'], [1, 4]),
        needs('audio_player', [1, 2]),
        needs('mic_wireless_lapel', 3),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Rede-Set/, 1)),
        needs(SPEAKERS, [1, 12]),
        needs(['mixing_console', 'pa_package'], [1, 2]),
      ],
      should: [needs(/Stufenlinse/, [2, 12]), needs('dimmer', [1, 3]), needs('transport')],
      allowed: [...SPEECH, ...STAGE_LIGHT, ...ANY_JOB, 'drape', 'projection_screen', 'subwoofer', 'mic_headset'],
      offers: [...PLATFORM, ...SEATS, 'bench', 'backdrop', 'audio_recorder'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'projector', 'hazer'],
      unmetToo: [/blanc|fond|occult|gradin|noir/i],
    },
  },
  // What a called dance needs: lagrandevisite.homeip.net/fichtech.html
  {
    id: 'ho-co-bal-calle',
    language: 'fr',
    catalogue: 'lippe',
    description: `Fiche Technique
Ligne

MATÉRIEL QU'IL FAUT POUR SONORISER UN BAL QUÉBÉCOIS «CALLÉ».

  1. ENCEINTES de FACADES (celles qui parlent au public) : leur puissance suit les dimensions du lieu, petite salle, grande salle ou plein air. Prenez plutôt du matériel puissant, qui a de la «réserve» : saturation et «larsens» (le sifflement aigu des sonos trop justes) seront évités.


  2. MONITEURS ou RETOURS DE SCÈNE (ceux qui parlent aux artistes, on ne saurait s'en passer) : une bonne sono offre DEUX CANAUX DE RETOUR SÉPARÉS, chacun avec son réglage de balance ; sans cette clause nos bals ne se passent pas bien.


    1. 1er canal : il porte la voix de l'animateur ; la musique, à peine. Entre 5 et 7 artistes en scène, ce canal demande DEUX MONITEURS, un de chaque côté de la scène, perpendiculaires à l'animateur. Groupe réduit (mettons trois artistes) : un moniteur, d'un seul côté, fait l'affaire.
    2. 2ème canal : il porte la musique. Pendant les danses (façon bals), pas de voix DU TOUT sur ce canal ; pendant les chansons (façon concerts), un peu quelquefois. L'idéal : un moniteur pour chaque «cellule» de deux musiciens.

  3. CÂBLAGES :  Des fils et des câbles assez longs pour que le devant de la scène reste libre, les animateurs y dansent souvent.


  4. MICROS : Rien que des micros-perches. Comptez les artistes prévus en scène et ajoutez deux micros (chansons à répondre, chansons où l'on joue des cuillères, etc.). Instruments à sonoriser, ci-dessous (une étoile (*) : groupe réduit, 3 artistes ; deux étoiles (**) : 4 artistes, soit les mêmes + n° 4 ; tous les numéros : groupe complet).
    1. * A`,
    good: {
      attendees: null,
      must: [
        needs(SPEAKERS, [2, 16]),
        needs('stage_monitor', [2, 6]),
        needs(['mic_wired', 'mic_instrument'], [4, 14]),
        needs('mic_stand', [4, 14]),
        needs(['mixing_console', 'pa_package'], [1, 2]),
      ],
      should: [needs('audio_cable'), needs('crew_sound'), needs('transport')],
      allowed: [...BAND, ...ANY_JOB, ...RADIO_MICS],
      offers: [...SHOW_OFFERS, ...PLATFORM, ...STAGE_LIGHT, 'dance_floor'],
      silly: ['projector', 'marquee', 'toilet', 'interpretation_booth', 'lectern', 'disco_light'],
      title: [/bal|qu[ée]b/i],
    },
  },
  // Minutes of a club's meeting: rallyedeshautescorbieres.eklablog.com/compte-rendu-reunion-du-24-janvier-2017-a128189744
  {
    id: 'ho-co-rallye-corbieres',
    language: 'fr',
    catalogue: 'lippe',
    description: `• Réunion du 24 janvier 2017, compte rendu

    Ordre du jour : Logistique animation et repas

    Étaient là : Corinne Valat, Gérard Maury, Léon Roques, Odile Berthier, Simone Pagès, Jérôme Castan, Paul Vidal, Yvette Maury, Marc Delmas, Francine Albert.

     

    1-      Gérard Maury voudrait qu'on achète pour les participants des bracelets solides, qui tiennent à l'eau et qu'on ne retire qu'en les déchirant. On les met au bras au départ, et passer aux activités puis, le soir, au repas devient plus simple. Deux couleurs : une pour ceux qui participent, une pour ceux qui viennent juste manger. Ils ne coûtent presque rien. Tout le monde est pour. Gérard doit dire à Francine où les trouver.

     

    2-      Une assurance « Intempéries » est proposée par Corinne : 500 € couvrent un budget de 12 000€. Proposition retenue.

     

    3-      Francine raconte comment se passe une journée « Rallye » :

     

    Ø  Le matin, chacun laisse sa voiture au parking « du verger », on y entre par la route (flécher « Parking »), des barrières Nadar ferment l'accès à la place du village (la commune d'Albières en a, les lui réserver). (C'est Francine qui s'en charge). 

    Ø  Un seul WC sur la place, Yvette s'en inquiète : voir ce qu'on peut avoir comme sanitaires en plus. (Avoir un devis, Francine s'en charge).

    Ø  S'il fait beau le départ peut se donner sur la place du village, il faudra des tables, le débriefing peut se faire sur le podium par JCW et Paul V peut servir le petit déjeuner aux participants à la buvet`,
    good: {
      attendees: null,
      must: [needs(['toilet', 'toilet_trailer'], [1, 10]), needs([...TABLES], [1, 40])],
      should: [needs('transport')],
      allowed: [
        ...without(OUTDOORS, ...RALLYE_OFF),
        ...SPEECH,
        ...PLATFORM,
        ...LOOS,
        ...SEATS,
        'mobile_stage',
        'mic_wireless_handheld',
        'bench',
        'gazebo',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, 'bar_unit', 'refrigeration', 'marquee', 'tablecloth', 'crockery'],
        ...RALLYE_OFF,
      ),
      excluded: RALLYE_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'stage_monitor', 'interpretation_booth', 'moving_head'],
      unmetToo: [/bracelet|fl[èe]ch|assurance|panneau|signal|repas|petit.d[ée]jeuner/i],
    },
  },
  // A puppet play for small children: theatre-toupine.org/FR/coups-de-coeur/bobines-et-flacons-artiflette/66
  {
    id: 'ho-co-artiflette',
    language: 'fr',
    catalogue: 'lippe',
    description: `COUPS DE COEUR / Bobines et flacons - Artiflette
Chez Lucette, qui tient cette échoppe, on fait commerce sans un faux pli. Rien ne traîne dans ce bazar joyeux.
Derrière l'étagère loge Marie-Renée, une araignée qui déborde d'entrain et fait tout de travers. Avec elle Lucette n'est pas au bout de ses peines…
Elle a beau être gênée, et même dégoûtée, Lucette finit peu à peu par s'habituer à cette compagnie inattendue.
Conditions techniques:
Durée:
Dès 3 ans, 40 min.
Dès 5 ans, 50 min
Jauge : Pas plus de 80 personnes, sur gradins (ou des bancs de plusieurs hauteurs).
Espace Scénique Minimum : ouverture 7m, profondeur 5m, hauteur 2,7m, un sol plat
Lumière: Plein feu, un seul (en couleurs chaudes), et pour les 50 min (il y a des ombres chinoises ) toutes les fenêtres occultées, sans quoi rien.
Son: Aucune amplification
Loge: Tout près du lieu où l'on joue, et qu'il y ait l'eau.
Il nous faut 3 chaises et 1 table.`,
    good: {
      must: [
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 24]),
        needs([...TABLES], [1, 2]),
        needs('chair', [3, 90]),
      ],
      should: [needs('transport')],
      allowed: without(
        [...STAGE_LIGHT, ...MAINS, ...ANY_JOB, 'bench', 'beer_table_set', 'crew_technician', 'drape'],
        ...ARTIFLETTE_OFF,
      ),
      offers: [...PLATFORM, 'crew_steward', 'carpet'],
      excluded: ARTIFLETTE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'disco_light', 'hazer', 'moving_head'],
      unmetToo: [/gradin|occult|loge|noir|rideau/i],
    },
  },
  // Dances without a PA: souslepont.org/balsAcoustiques
  {
    id: 'ho-co-bal-sans-sono',
    language: 'fr',
    catalogue: 'lippe',
    description: `Oreilles qui craignent le bruit, Organisateurs près de leurs sous, Décroissant-e-s pour de bon, Audiophiles à qui on ne la fait pas, Poètes égarés parmi les brutes, voici ce que vous aimerez, les ...
Une liste, donc, de groupes Professionnels ou Amateurs, de compositions ou de traditionnels, que l'absence de sono n'empêche pas de jouer :
- Fanfare du Dahu Collectif :
- À râse dè têre : Arguèdène / Belgique.
- SurLaBouche : Cornet+Trombone+Tuba / Trads&Compos / Sud
- leBal RondarTe : Cornemuse+Percussion ou Trombone+Tuba / Trads&Compos / Avignon
- La liste est courte, écrivez-moi pour la rallonger...
QUELS INSTRUMENTS:
Pour un bal d'une centaine de personnes, sans sonorisation, certains instruments portent assez loin:
- les Cuivres,
- Hautbois populaires et Cornemuses,
- Percussions,
- Banjo,
- Certains à Vent,
- ...
LIEUX / INSTALLATION:
Presque partout on peut donner un bal de ce type, ainsi:
- Sur une place publique, si elle est plane et le sol lisse.
- Dans une salle de bal, sans la sonoriser : il y en eut qui avaient un balcon pour les musiciens, de l'acrobatie mais ça marchait!
- Ici comme là, un promontoire (qui existe ou que l'on installe), à la taille du groupe, haut de 20cm à 1m, arrange beaucoup l'acoustique.
- On le met contre un mur, qui renverra le son aux danseurs,
- ou bien au beau milieu d'eux.
- On peut le coiffer d'un toit penché à 45° du côté des danseurs, ou d'une conque acoustique!
- Un kiosque à musique, où l'on danse dedans, ou autour si le sol veut bien. C'est fait pour, en principe, sauf que certains sonnent mal, le son reste dessous, ou le `,
    good: {
      must: [either(needs('stage_deck', [2, 24]), offers('stage_deck', [2, 24]))],
      should: [needs('stage_leg', [2, 24]), needs('transport')],
      allowed: without([...PLATFORM, ...ANY_JOB, 'dance_floor'], ...SANS_SONO_OFF),
      offers: without(
        [...SHOW, ...OUTDOORS_OFFERS, 'mobile_stage', 'stage_roof', 'festoon', 'bar_unit', 'marquee'],
        ...SANS_SONO_OFF,
      ),
      excluded: SANS_SONO_OFF,
      silly: ['projector', 'lectern', 'interpretation_booth', 'drum_kit', 'table_round', 'camera'],
      unmetToo: [/conque|toit|kiosque/i],
    },
  },
];
