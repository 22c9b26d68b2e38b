import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In French: a wedding in the open, two days of talks. */
export const FRANCAIS: readonly EvalBrief[] = [
  {
    id: 'ho-au-mariage-domaine',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 20 juin au domaine de Peyrelongue, en plein air si le temps le permet. Nous serons 144 à table.

Pourriez-vous nous faire un devis pour :

- 18 tables rondes de 8 avec nappes
- 144 chaises Napoléon III blanches
- 144 chaises pliantes blanches pour la cérémonie laïque, et l'arche
- une enceinte sur batterie avec micro pour la cérémonie
- 12 mange-debout pour le vin d'honneur
- 30 guirlandes guinguette
- piste de danse 6 x 6 m
- la caravane sanitaire
- 6 parasols chauffants

Le traiteur fournit la vaisselle, les couverts, les verres et les serveurs. Notre DJ vient avec toute sa sono et ses jeux de lumière. Le domaine nous prête une tente et il y a assez de courant, donc pas de groupe électrogène.

Merci d'avance !
Clémence et Bastien`,
    good: {
      attendees: 144,
      days: 1,
      must: [
        needs(/Table ronde Ø 150/, [18, 19]),
        needs('tablecloth', [18, 20]),
        needs(/Napoléon III blanche/, [144, 152]),
        needs(/pliante blanche/, [144, 152]),
        needs('ceremony_arch', 1),
        needs(/Enceinte autonome/, [1, 2]),
        needs('table_cocktail', 12),
        needs('festoon', 30),
        needs('dance_floor', [36, 36]),
        needs('toilet_trailer', 1),
        needs('patio_heater', 6),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'crew_electrician'),
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'crew_technician',
        'napkin',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        'glassware',
        'crew_waiter',
        'crew_dj',
        'disco_light',
        'mirror_ball',
        'moving_head',
        ...SEATS,
      ),
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'crew_waiter',
        'crew_dj',
        'disco_light',
        'subwoofer',
        /Kit sono soirée/,
        'marquee',
        'generator',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'line_array', 'flip_chart'],
      title: [/peyrelongue|mariage/i, /144/],
    },
  },
  {
    id: 'ho-au-colloque',
    language: 'fr',
    catalogue: 'garonne',
    description: `Objet : colloque « Forêts et climat », demande de prix

Madame, Monsieur,

Notre association organise un colloque de deux jours, les 8 et 9 octobre, au palais des congrès de Mimizan : 180 participants en plénière, en format théâtre, et quatre ateliers de 40 à 45 personnes en parallèle l'après-midi.

En plénière :
1. une scène de 6 x 3 m, hauteur 40 cm, jupe noire, un escalier ;
2. un pupitre plexi avec micro col de cygne ;
3. une table ronde de cinq intervenants : cinq micros serre-tête ;
4. deux micros main HF pour la salle ;
5. un vidéoprojecteur 8 500 lumens, un écran de 4 m, un PC et une télécommande ;
6. une sonorisation adaptée et un éclairage de scène ;
7. la captation à deux caméras, avec cadreurs, et la retransmission en direct.

Dans chaque atelier : un écran 55 pouces et un paperboard.

Une cabine d'interprétation français-espagnol est également souhaitée.

Nous prévoyons une hôtesse à l'accueil chaque jour et une banque d'accueil. Un technicien son et un technicien vidéo resteront présents.

Bien cordialement,
Maïté Darrigade`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('stage_deck', [9, 18]),
        needs('lectern', 1),
        needs('mic_headset', [5, 5]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(/PU1008/, 1),
        needs(/400 x 225/, 1),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 3])),
        needs('camera', 2),
        needs('streaming_encoder', 1),
        needs(/55 pouces/, 4),
        needs('flip_chart', 4),
        needs('registration_desk', 1),
        needs('crew_host', [1, 32]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 24]),
      ],
      should: [
        needs('stage_steps', 1),
        needs('stage_skirt', [6, 18]),
        needs('mic_lectern', 1),
        needs('playback_laptop', [1, 5]),
        needs('video_switcher', 1),
        needs('crew_camera', [2, 4]),
        needs('crew_sound', [1, 32]),
        needs('crew_video', [1, 32]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BROADCAST, ...PLATFORM, ...STAGE_LIGHT, 'crew_host', ...SEATS],
      offers: [...MEETING_OFFERS, 'table_desk'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'drum_kit'],
      unmet: [/interpr|cabine|traduc/i],
      title: [/mimizan|colloque/i, /180/],
    },
  },
];
