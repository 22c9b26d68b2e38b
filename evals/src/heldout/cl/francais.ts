import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { LOUD, PLATFORM, SEATS, SPEAKERS, SPEECH, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const AINES_OFF: readonly Selector[] = [
  ...SEATS,
  'table_round',
  'table_trestle',
  ...TABLEWARE,
  'crew_waiter',
  'playback_laptop',
];
const TENTE_OFF: readonly Selector[] = [
  ...LOOS,
  'space_heater',
  'patio_heater',
  'subwoofer',
  'line_array',
  'disco_light',
  'moving_head',
];
const CAVE_OFF: readonly Selector[] = ['projector', 'projection_screen', ...SEATS, 'table_trestle'];
const CONVENTION_OFF: readonly Selector[] = [
  'camera',
  'crew_camera',
  'streaming_encoder',
  'video_recorder',
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
];

/** In French. */
export const FRANCAIS: readonly EvalBrief[] = [
  {
    id: 'ho-cl-repas-aines',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Le CCAS organise le repas des aînés le dimanche 17 janvier à midi, à la salle des fêtes. Nous attendons 160 personnes.

Il nous faudrait :
- 20 nappes rondes 290 blanches
- 160 serviettes en coton
- une piste de danse de 5 x 5 m
- une sono avec 2 micros HF main pour le maire et pour l'animation
- un vidéoprojecteur 5 000 lumens et un écran (cadre 300 x 170) pour passer les photos de l'année
- 3 portants pour les manteaux
- 20 vases Martini pour les centres de table

Les tables et les chaises sont celles de la salle. Le traiteur fournit assiettes, couverts et verres, et ses serveurs font le service. L'animatrice passera les photos avec son ordinateur.

Merci d'avance pour votre devis,
Josiane Lacaze`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Nappe ronde Ø 290/, 20),
        needs('napkin', 160),
        needs('dance_floor', 25),
        needs(SPEAKERS, [1, 6]),
        needs('mic_wireless_handheld', [1, 3]),
        needs('projector', 1),
        needs(/Cadre 300/, 1),
        needs('coat_rail', 3),
        needs('centrepiece', 20),
      ],
      should: [needs('transport')],
      allowed: without([...LOUD, ...MEETING], ...AINES_OFF),
      offers: without([...PARTY_OFFERS, ...MEETING_OFFERS, 'crew_dj'], ...AINES_OFF),
      excluded: AINES_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'spark_machine', 'line_array', 'hazer', 'crowd_barrier'],
      title: [/aînés|ccas|repas/i],
    },
  },
  {
    id: 'ho-cl-mariage-grange',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour Madame, Monsieur,

Nous nous marions le samedi 18 juillet dans le pré de mes parents, près de Cadillac. Nous serons 110 à table.

Pouvez-vous nous chiffrer : la structure 10 x 15 avec plancher bois et velum, 11 tables rondes de 180, 110 chaises cross-back, 11 nappes rondes 320, 110 serviettes blanches, 15 guirlandes guinguette, et pour la cérémonie laïque une arche en bois, 100 chaises pliantes blanches et une enceinte autonome avec micro. Pour le vin d'honneur, 10 mange-debout et 2 bars lumineux.

Le groupe du soir arrive avec toute sa sono et ses lumières, vous n'avez rien à prévoir pour eux. On utilisera les toilettes de la maison. Et vu la saison, le chauffage, on s'en passe !

Le courant viendra d'un groupe électrogène 40 kVA, à mettre au devis aussi.

Bien à vous,
Camille et Hugo`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/10 x 15/, 1),
        needs(/Plancher bois/, 150),
        needs('marquee_lining', [150, 320]),
        needs(/Ø 180/, 11),
        needs(/cross-back/, 110),
        needs(/Nappe ronde Ø 320/, 11),
        needs('napkin', 110),
        needs('festoon', 15),
        needs('ceremony_arch', 1),
        needs(/Chaise pliante/, 100),
        needs(/Enceinte autonome/, 1),
        needs('table_cocktail', 10),
        needs('bar_unit', 2),
        needs(/40 kVA/, 1),
      ],
      should: [needs('transport'), needs('power_distro')],
      allowed: without([...OUTDOORS, 'mic_wireless_handheld', 'mic_headset'], ...TENTE_OFF),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...TABLEWARE], ...TENTE_OFF),
      excluded: TENTE_OFF,
      silly: ['projector', 'lectern', 'stage_monitor', 'mixing_console', 'registration_desk', 'crowd_barrier'],
      title: [/mari|cadillac/i],
    },
  },
  {
    id: 'ho-cl-fete-musique',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Pour la fête de la musique, dimanche 21 juin, le comité des fêtes fait jouer trois groupes de rock locaux (4 ou 5 musiciens chacun) sur la place de la mairie, de 19 h à minuit. On compte environ 300 spectateurs.

Notre liste :
1 scène de 6 x 4 m à 1 m de haut avec escalier et garde-corps
1 sono pour 300 personnes en plein air, avec caissons
4 retours
6 micros chant, 6 micros instrument et un kit micros batterie
6 DI
1 batterie, 2 amplis guitare, 1 ampli basse, les trois groupes jouent dessus
12 PAR LED avec console
1 groupe 40 kVA
30 barrières Vauban
4 WC autonomes dont 1 PMR
20 ensembles brasserie

1 technicien son, 1 technicien lumière et 4 personnes pour le montage.

Cordialement,
Le président, Éric Dumas`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Samia 2 x 1/, 12),
        needs(/pieds 100/, 12),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [4, 10]),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 16]),
        needs('subwoofer', [2, 8]),
        needs(/Retour RCF/, 4),
        needs(/SM58/, [6, 8]),
        needs(['mic_instrument'], [6, 13]),
        needs(/Kit micros batterie/, 1),
        needs('di_box', 6),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs('stage_wash', 12),
        needs('lighting_console', 1),
        needs(/40 kVA/, 1),
        needs('crowd_barrier', 30),
        needs('toilet', [3, 4]),
        needs('toilet_accessible', 1),
        needs('beer_table_set', 20),
        needs('crew_sound', [1, 20]),
        needs('crew_lighting', [1, 20]),
        needs('crew_stagehand', [4, 80]),
      ],
      should: [needs('transport'), needs('mixing_console', 1), needs('mic_stand', [6, 24])],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'mobile_stage', 'pit_barrier'],
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'registration_desk', 'mic_wireless_lapel'],
      title: [/musique/i],
    },
  },
  {
    id: 'ho-cl-ag-cave',
    language: 'fr',
    catalogue: 'demo',
    description: `Objet : assemblée générale de la cave coopérative, vendredi 11 décembre, 14 h

Bonjour,

Nous réunissons nos 200 adhérents à l'espace culturel de Rauzan. Merci de nous proposer :

5 micros de table pour le bureau
2 micros main sans fil pour les questions
1 pupitre avec micro col de cygne
la diffusion dans la salle (parole uniquement)
200 boîtiers de vote
2 banques d'accueil pour l'émargement
1 boucle magnétique
1 technicien toute la journée

La salle est équipée d'un vidéoprojecteur et d'un grand écran. Les employés communaux mettront en place les tables et les chaises la veille.

Dans l'attente de votre proposition, cordialement.
Bernard Teyssier, directeur`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        either(needs('mic_conference', [5, 6]), needs('mic_wired', [5, 6])),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(SPEAKERS, [1, 8]),
        needs('voting_system', 200),
        needs('registration_desk', 2),
        needs('induction_loop', [1, 2]),
        needs(['crew_technician', 'crew_sound'], [1, 20]),
      ],
      should: [needs('transport'), needs('mixing_console', 1)],
      allowed: without(MEETING, ...CAVE_OFF),
      offers: without(MEETING_OFFERS, ...CAVE_OFF),
      excluded: CAVE_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'subwoofer'],
      title: [/assemblée|cave|rauzan/i],
    },
  },
  {
    id: 'ho-cl-convention-theatre',
    language: 'fr',
    catalogue: 'demo',
    description: `Bonjour,

Notre convention commerciale se tient le mardi 9 février au petit théâtre de la Coupole, 120 participants, de 9 h à 17 h.

Ce que nous cherchons :
- un mur LED intérieur de 4 m x 2,5 m
- un ordinateur de diffusion et une télécommande
- 2 micros casque pour les présentateurs
- 2 micros main sans fil pour le public
- sono pour la salle
- un écran de retour au pied de la scène
- un technicien vidéo et un technicien son
- dans le foyer, 15 mange-debout et un comptoir d'accueil

Pour l'éclairage de scène, le théâtre a son matériel et son régisseur lumière. Inutile de filmer : rien ne sera enregistré ni retransmis.

Merci,
Nadia Benali, marketing`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('led_wall', [9, 12]),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 8]),
        needs('confidence_monitor', 1),
        needs('crew_video', [1, 20]),
        needs('crew_sound', [1, 20]),
        needs('table_cocktail', 15),
        needs('registration_desk', 1),
      ],
      should: [needs('transport'), needs('mixing_console', 1)],
      allowed: without([...MEETING, ...WALL, ...SPEECH], ...CONVENTION_OFF),
      offers: without([...MEETING_OFFERS, ...PLATFORM], ...CONVENTION_OFF),
      excluded: CONVENTION_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'disco_light', 'smoke_machine', 'crowd_barrier'],
      title: [/convention|coupole/i],
    },
  },
];
