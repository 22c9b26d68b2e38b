import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, OPERATORS, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { CARRYING, FILMING } from './off.ts';

const MUTUELLE_OFF: readonly Selector[] = [...FILMING, ...SEATS];
const DANSE_OFF: readonly Selector[] = [...SPEAKERS, 'mixing_console', 'crew_sound', 'drape'];
const SEMINAIRE_OFF: readonly Selector[] = [
  ...CARRYING,
  ...OPERATORS,
  'interpretation_booth',
  'interpretation_receiver',
  'crew_interpreter',
];
const VOEUX_OFF: readonly Selector[] = [...PLATFORM, 'mobile_stage', 'plants', 'crew_waiter'];

/** In French, under a roof. */
export const SALLES: readonly EvalBrief[] = [
  {
    id: 'ho-cg-mutuelle',
    language: 'fr',
    catalogue: 'charente',
    description: `Objet : assemblée générale du 12 juin

Bonjour,

Notre mutuelle tient son assemblée générale le vendredi 12 juin de 14 h à 17 h 30, salle des Lices à Jonzac. Nous comptons 180 adhérents.

Pouvez-vous nous chiffrer une sonorisation pour la salle avec son technicien, un pupitre équipé d'un col de cygne, trois micros HF main pour les questions, un vidéoprojecteur 6 000 lumens, l'écran de 5 m, un PC portable et une télécommande de diaporama ?

Cette année nous avons renoncé à la captation, personne ne regarde les vidéos. Quant aux chaises, la salle en a 250, c'est le gardien qui les installe.

Bien à vous,
Solange Texier`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 10]),
        needs('crew_sound', [1, 14]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 4]),
        needs(/6 000 lumens/, 1),
        needs(/500 x 280/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, ...MUTUELLE_OFF),
      offers: without([...MEETING_OFFERS, 'carpet'], ...MUTUELLE_OFF),
      excluded: MUTUELLE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/mutuelle|assembl|lices|jonzac/i, /180/],
    },
  },
  {
    id: 'ho-cg-mediatheque',
    language: 'fr',
    catalogue: 'charente',
    description: `CONSULTATION SIMPLIFIÉE - Inauguration de la médiathèque, commune de Pons
Date : samedi 4 octobre, 11 h. Public attendu : 150 personnes.

Lot unique, fournitures et prestations :
1. Scène de 6 x 3 m, hauteur 40 cm, jupe noire, un escalier
2. Pupitre plexi avec micro col de cygne
3. Deux micros HF main
4. Sonorisation adaptée, technicien son sur place
5. Un tapis rouge de 10 m
6. 12 mange-debout
7. 180 flûtes à champagne
8. Deux hôtesses d'accueil, 4 heures chacune
9. Six oliviers en pot
Livraison, installation et reprise comprises.

Réponse avant le 10 septembre, à l'attention de la directrice des services.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs(/4 pieds 40/, 9),
        needs('stage_skirt'),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('crew_sound', [1, 14]),
        needs('carpet', 1),
        needs('table_cocktail', 12),
        needs(/Flûte/, 180),
        needs('crew_host', [2, 8]),
        needs('plants', 6),
        needs('transport'),
      ],
      should: [needs('crew_stagehand')],
      allowed: [...MEETING, ...PLATFORM],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...STAGE_LIGHT],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/m[eé]diath[eè]que|inauguration|pons/i, /150/],
    },
  },
  {
    id: 'ho-cg-gala-danse',
    language: 'fr',
    catalogue: 'charente',
    description: `Bonjour Thierry,

C'est Nadège, de l'école de danse. Notre gala a lieu les vendredi 19 et samedi 20 juin au théâtre de la Coupe d'Or, environ 300 spectateurs chaque soir.

Ce qu'il me faut :
- ton gros vidéoprojecteur (le 12 000 lumens) avec l'écran de 5 m en fond
- un PC portable pour lancer les images
- 2 poursuites, deux anciennes élèves les tiendront
- une machine à brouillard
- un micro HF main pour présenter
- un technicien vidéo les deux soirs

Le son, c'est le régisseur de la salle : il passe nos bandes sur sa propre diffusion et branchera le micro sur sa console. Les pendrillons noirs sont déjà en place.

Bises`,
    good: {
      attendees: 300,
      days: 2,
      must: [
        needs(/12 000 lumens/, 1),
        needs(/500 x 280/, 1),
        needs('playback_laptop', [1, 2]),
        needs('followspot', 2),
        needs(/brouillard/, 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_video', [1, 30]),
      ],
      should: [needs('transport')],
      allowed: [
        ...ANY_JOB,
        'video_cable',
        'video_converter',
        'video_switcher',
        'audio_cable',
        'mic_stand',
        'effect_fluid',
        'presentation_clicker',
      ],
      offers: without([...SHOW_OFFERS, ...STAGE_LIGHT, 'display', 'crew_lighting'], ...DANSE_OFF),
      excluded: DANSE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'dance_floor', 'crowd_barrier', 'stage_monitor'],
      title: [/gala|danse|coupe/i, /300/],
    },
  },
  {
    id: 'ho-cg-seminaire',
    language: 'fr',
    catalogue: 'charente',
    description: `De : Office Manager, Vérane Industries
Séminaire européen, mardi 8 et mercredi 9 septembre, château de Balanzac, 60 participants

Location pour deux jours :
* 30 tables de conférence de 140
* 60 chaises coque
* 2 téléviseurs 75 pouces
* 2 PC portables et 2 télécommandes
* 3 paperboards
* 1 colonne sono avec 2 micros HF main et 1 micro cravate

L'agence de traduction arrive avec ses interprètes, sa cabine et ses casques. Notre camion passe tout prendre lundi matin et vous rapporte l'ensemble jeudi. Inutile aussi de prévoir un technicien, notre service informatique branche et surveille.`,
    good: {
      attendees: 60,
      days: 2,
      must: [
        needs('table_desk', 30),
        needs(/coque/, 60),
        needs(/75 pouces/, 2),
        needs('playback_laptop', 2),
        needs('presentation_clicker', 2),
        needs('flip_chart', 3),
        needs('speaker_column', [1, 2]),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 1),
      ],
      should: [needs('mixing_console', 1)],
      allowed: without(MEETING, ...SEMINAIRE_OFF, 'projector', 'projection_screen'),
      offers: without([...MEETING_OFFERS, 'hot_drinks', 'table_cocktail'], ...SEMINAIRE_OFF),
      excluded: SEMINAIRE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/s[eé]minaire|balanzac|v[eé]rane/i, /60/],
    },
  },
  {
    id: 'ho-cg-voeux',
    language: 'fr',
    catalogue: 'charente',
    description: `NOTE AU SERVICE FÊTES ET CÉRÉMONIES - vœux du maire

Jeudi 15 janvier à 18 h 30, salle polyvalente, 250 invités debout.

À louer : sono pour 250 personnes, pupitre et son micro, 1 micro HF main, 2 téléviseurs 55 pouces avec un PC portable pour le film de l'année, 30 mange-debout, 300 flûtes, 2 réfrigérateurs vitrés. Un technicien son de 16 h à 21 h.

Pas de scène, Madame le Maire veut parler de plain-pied. Ce sont les conseillers qui font le service, donc pas de serveurs non plus. Les plantes vertes arrivent des serres municipales.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 10]),
        needs('lectern', 1),
        either(needs('mic_lectern', 1), needs(['mic_wired', 'mic_wireless_handheld'], 2)),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/55 pouces/, 2),
        needs('playback_laptop', [1, 2]),
        needs('table_cocktail', 30),
        needs(/Flûte/, 300),
        needs('refrigeration', 2),
        needs('crew_sound', [1, 12]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'video_converter', 'subwoofer'], ...VOEUX_OFF),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS, ...STAGE_LIGHT], ...VOEUX_OFF),
      excluded: VOEUX_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/v[oœ]e?ux|maire|polyvalente/i, /250/],
    },
  },
  {
    id: 'ho-cg-trio-jazz',
    language: 'fr',
    catalogue: 'charente',
    description: `Bonjour, l'association Les Heures Bleues organise un concert le dimanche 22 mars à 17 h dans la chapelle des Templiers. Un trio : chanteuse, piano, contrebasse. 120 places.

Merci de nous faire un prix pour :
- le piano numérique 88 touches
- deux enceintes 12 pouces sur pieds, une console
- trois retours
- un micro chant sur perche et deux boîtes de direct
- un ensemble éclairage de scène
- 120 chaises pliantes en bois blanc
- un technicien son

On peut décharger devant la porte à partir de 13 h.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('piano', 1),
        needs(/12 pouces \(FBT Ventis/, 2),
        needs('speaker_stand', 2),
        needs('mixing_console', 1),
        needs('stage_monitor', 3),
        needs(/SM58/, [1, 2]),
        needs('mic_stand', [1, 4]),
        needs('di_box', [2, 3]),
        needs(/éclairage de scène/, 1),
        needs(/pliante bois/, 120),
        needs('crew_sound', [1, 14]),
      ],
      should: [needs('transport')],
      allowed: without([...BAND, ...STAGE_LIGHT, ...ANY_JOB, 'crew_stage_manager'], 'line_array'),
      offers: [...SHOW_OFFERS, ...SHOW, ...BROADCAST, 'music_stand', 'carpet', 'mic_wireless_handheld'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'disco_light', 'crowd_barrier'],
      title: [/jazz|trio|concert|chapelle|templiers|heures/i, /120/],
    },
  },
];
