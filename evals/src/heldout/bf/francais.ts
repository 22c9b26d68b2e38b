import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, TABLEWARE } from '../../usual.ts';
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

/** In French: a golden wedding in Dorset, a festival's evening after a rider, a training day in several rooms. */
export const FRANCAIS: readonly EvalBrief[] = [
  {
    id: 'ho-bf-noces-dor',
    language: 'fr',
    catalogue: 'stour',
    description: `Bonjour,

Mes parents, installés dans le Dorset depuis vingt ans, fêtent leurs noces d'or le samedi 17 juillet dans leur jardin, près de Bridport. Nous serons 64.

J'aimerais louer chez vous :
- un chapiteau 6 x 12 m avec son plancher
- 8 tables rondes de 8 personnes et leurs nappes blanches
- 64 chaises Chiavari
- 4 guirlandes guinguette de 25 m
- une petite piste de danse, disons 12 x 12 pieds
- une sono pour la musique et les discours, avec un micro sans fil
- la boule à facettes

Les assiettes, les couverts et les verres sont fournis par le traiteur, qui vient aussi avec ses frigos. Pas besoin de DJ, mon frère s'occupe de la musique depuis son ordinateur. Côté toilettes, celles de la maison suffiront.

Merci d'avance pour votre devis,
Solène Marchadier`,
    good: {
      attendees: 64,
      days: 1,
      must: [
        needs(/Marquee 6m x 12m/, 1),
        needs('marquee_floor', [72, 72]),
        needs(/round, 5ft/, 8),
        needs('tablecloth', [8, 10]),
        needs(/chiavari/, [64, 70]),
        needs('festoon', 4),
        needs('dance_floor', [16, 16]),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('mirror_ball', 1),
      ],
      should: [needs('mic_wireless_handheld', [1, 1]), needs('transport')],
      allowed: [...LOUD, ...ANY_JOB, 'generator', 'fuel', 'profile_spot', 'crew_electrician'],
      offers: without(
        [...PARTY_OFFERS, 'space_heater', 'gazebo', 'fire_extinguisher', 'parasol', 'generator'],
        'refrigeration',
        'glassware',
        'crew_dj',
        'crew_waiter',
      ),
      excluded: [...TABLEWARE, 'refrigeration', 'crew_dj', ...DECKS, ...LOOS],
      silly: [
        'projector',
        'lectern',
        'line_array',
        'stage_monitor',
        'crowd_barrier',
        'voting_system',
        'exhibition_stand',
      ],
      title: [/bridport|noces/i, /64/],
    },
  },
  {
    id: 'ho-bf-festival-fiche',
    language: 'fr',
    catalogue: 'garonne',
    description: `FESTIVAL LES NUITS DU PRESSOIR – Saint-Macaire – vendredi 2 et samedi 3 juillet
Concerts en plein air, 700 spectateurs debout par soir

Demande de prix, lot sonorisation et lumière :

• Système de diffusion line array avec subs, adapté à 700 personnes
• Console numérique 40 voies et boîtier de scène
• 6 retours de scène
• 1 kit micros batterie, 8 SM58, 4 SM57, 8 boîtes de direct, pieds de micro
• 6 lyres wash, 6 lyres spot, 16 PAR LED, console lumière
• 1 machine à brouillard
• 1 technicien son et 1 technicien lumière, les deux soirs
• 80 barrières Vauban

La scène couverte est montée par la commune. Le courant est tiré depuis la salle des fêtes, pas de groupe à prévoir. Les musiciens jouent sur leur propre backline (batterie, amplis, claviers). Sanitaires : pris en charge par la communauté de communes.

Réponse souhaitée avant le 30 avril.`,
    good: {
      attendees: [700, 1400],
      days: 2,
      must: [
        needs('line_array', [4, 12]),
        needs('subwoofer', [2, 8]),
        needs(/M32R|QL1/, [1, 2]),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', [6, 6]),
        needs(/Kit micros batterie/, 1),
        needs(/^SM58/, [8, 8]),
        needs(/^SM57/, [4, 4]),
        needs('di_box', 8),
        needs(/Spiider/, 6),
        needs(/Diablo/, 6),
        needs(/PAR LED/, [16, 16]),
        needs('lighting_console', 1),
        needs('hazer', 1),
        needs('crew_sound', [1, 40]),
        needs('crew_lighting', [1, 40]),
        needs('crowd_barrier', [80, 80]),
      ],
      should: [needs('mic_stand', [8, 30]), needs('transport')],
      allowed: [
        ...BAND,
        ...PARTY_LIGHT,
        ...without(OUTDOORS, 'generator', 'fuel'),
        'effect_fluid',
        'hoist',
        'crew_stage_manager',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'bar_unit', 'refrigeration'],
        ...LOOS,
        'stage_roof',
        'backline',
      ),
      excluded: [
        'stage_deck',
        'mobile_stage',
        'generator',
        'fuel',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        ...LOOS,
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'chair_banquet', 'registration_desk'],
      title: [/macaire|pressoir|festival/i, /1?[.,  ]?[74]00/],
    },
  },
  {
    id: 'ho-bf-journee-formation',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Notre mutuelle organise une journée de formation pour ses délégués le mardi 9 novembre, dans un domaine viticole à Langoiran. 120 personnes en plénière le matin, puis quatre ateliers de 30 l'après-midi.

Plénière : un vidéoprojecteur 8 500 lumens, un écran de 4 m, une sono conférence, deux micros main HF et deux micros-cravates, un pupitre, un ordinateur et une télécommande.
Ateliers : dans chaque salle, un écran 55 pouces sur pied et un paperboard.
Mobilier : 120 chaises coque noires, 60 tables de conférence, une banque d'accueil et 3 portants.
Un technicien vidéo et un technicien son de 8 h à 18 h.

En option, deux hôtesses pour l'accueil.

Bien à vous,
Bertrand Lacassagne`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/PU1008/, 1),
        needs(/400 x 225/, 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', 2),
        needs('lectern', 1),
        needs('playback_laptop', [1, 4]),
        needs(/55 pouces/, 4),
        needs('flip_chart', 4),
        needs(/M2 accrochable/, [120, 120]),
        needs(/Table de conf/, [60, 60]),
        needs('registration_desk', 1),
        needs('coat_rail', 3),
        needs('crew_video', [1, 14]),
        needs('crew_sound', [1, 14]),
      ],
      should: [needs('presentation_clicker', [1, 5]), needs('transport')],
      allowed: MEETING,
      offers: [...MEETING_OFFERS, 'crew_host', 'hot_drinks', 'crockery', 'table_cocktail'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'line_array', ...FOG],
      title: [/langoiran|formation/i, /120/],
    },
  },
];
