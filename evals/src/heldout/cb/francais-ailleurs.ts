import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

const SEMINAIRE_OFF: readonly Selector[] = [
  ...SEATS,
  'table_trestle',
  'table_desk',
  'camera',
  'streaming_encoder',
  'video_recorder',
  'crew_camera',
];
const VOEUX_OFF: readonly Selector[] = [...TABLEWARE, ...SEATS, 'bench', 'plants', 'centrepiece'];
const JARDIN_OFF: readonly Selector[] = ['crockery', 'cutlery', ...LOOS, 'photo_booth', 'spark_machine'];
const HARMONIE_OFF: readonly Selector[] = [
  'music_stand',
  'drum_kit',
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'followspot',
  'uplight',
  'crew_lighting',
];

/** In French, over shelves in English and German. */
export const FRANCAIS_AILLEURS: readonly EvalBrief[] = [
  {
    id: 'ho-cb-seminaire-domaine',
    language: 'fr',
    catalogue: 'demo',
    description: `Bonjour,

Nous réunissons nos équipes commerciales les 15 et 16 janvier au domaine de Brame-Forêt : 90 participants, deux journées pleines.

Plénière : vidéoprojecteur 7 000 lumens, écran de 3 m, ordinateur portable, télécommande, pupitre, 2 micros-cravates, 2 micros main sans fil, sonorisation, 90 boîtiers de vote.
Trois salles de sous-commission : dans chacune un écran 55 pouces sur pied et un paperboard.
Un technicien audiovisuel les deux jours.

Le domaine met à notre disposition les tables et les chaises. Nous ne souhaitons ni captation ni diffusion en ligne, les chiffres présentés étant confidentiels.

Bien à vous,
Hélène Marchand
Assistante de direction`,
    good: {
      attendees: 90,
      days: 2,
      must: [
        needs('projector', 1),
        needs(/10ft x 5ft 8in/, 1),
        needs('playback_laptop', [1, 4]),
        needs('presentation_clicker', [1, 4]),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [1, 3]),
        needs(SPEAKERS, [1, 6]),
        needs('voting_system', [90, 100]),
        needs(/55in Display/, 3),
        needs('display_stand', 3),
        needs('flip_chart', 3),
        needs('crew_technician', [1, 24]),
      ],
      should: [needs(/7,000 lm/, 1), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, 'confidence_monitor'], ...SEMINAIRE_OFF),
      offers: without(MEETING_OFFERS, ...SEMINAIRE_OFF, ...BROADCAST),
      excluded: SEMINAIRE_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', ...FOG],
      title: [/s[ée]minaire|brame|domaine|commercia/i, /90/],
    },
  },
  {
    id: 'ho-cb-voeux-maire',
    language: 'fr',
    catalogue: 'demo',
    description: `Bonjour, voici notre besoin pour la cérémonie des vœux du maire, vendredi 9 janvier à 18 h 30 au gymnase Colette-Besson. Nous comptons sur 400 habitants.

- scène de 6 m x 3 m, 60 cm de haut, avec un escalier et une jupe noire
- pupitre avec micro, 2 micros HF main
- sonorisation du gymnase avec un technicien
- éclairage de la scène
- mur LED de 4 m x 2 m derrière la scène pour le film rétrospectif, avec ordinateur
- 40 mange-debout
- 8 portants pour les manteaux

Le public reste debout, ne comptez donc aucune chaise. Le vin d'honneur, verres et assiettes compris, est confié à un traiteur du village. Quant aux fleurs et aux plantes, le service des espaces verts s'en charge.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('stage_deck', [9, 18]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 20]),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 16]),
        needs(['crew_sound', 'crew_technician'], [1, 16]),
        needs(['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'], [1, 24]),
        needs('led_wall', 8),
        needs('playback_laptop', [1, 2]),
        needs('table_cocktail', 40),
        needs('coat_rail', 8),
      ],
      should: [needs(/600mm/, [36, 72]), needs('transport')],
      allowed: without([...SHOW, ...MEETING, 'media_server', 'video_processor', 'tablecloth'], ...VOEUX_OFF),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], ...VOEUX_OFF),
      excluded: VOEUX_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'disco_light', 'mirror_ball', ...FOG],
      title: [/v[œo]e?ux|maire|gymnase/i, /400/],
    },
  },
  {
    id: 'ho-cb-soiree-clients',
    language: 'fr',
    catalogue: 'demo',
    description: `Soirée clients pour les 20 ans de l'agence Lemercier, jeudi 12 juin, 19 h – 1 h, dans notre entrepôt vide de Pantin. 150 invités en cocktail. À chiffrer : 20 mange-debout, 40 tabourets blancs, 4 canapés blancs, 3 bars modulaires de 2 m, 2 frigos à bouteilles, 300 verres à vin et 200 flûtes, 24 projecteurs sur batterie en ambiance, une sono dansante avec un micro sans fil pour le discours, un DJ avec deux platines CDJ et une table de mixage, une boule à facettes, une piste de danse de 30 m², 2 barmen de 18 h à 1 h. En option, le photobooth. Livraison et reprise comprises.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('table_cocktail', 20),
        needs('bar_stool', 40),
        needs('sofa', 4),
        needs('bar_unit', 3),
        needs('refrigeration', 2),
        needs(/Wine Glass/, 300),
        needs(/Flute/, 200),
        needs('uplight', 24),
        needs(SPEAKERS, [1, 10]),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 3]),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('mirror_ball', 1),
        needs('dance_floor', [30, 31]),
        needs('crew_bar', [2, 16]),
        needs('transport'),
        offers('photo_booth', 1),
      ],
      allowed: [...SHOW, 'dj_booth', 'display'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, ...LOOS, 'signage', 'crew_steward'],
      silly: ['lectern', 'crowd_barrier', 'interpretation_booth', 'flip_chart', 'table_round', 'generator'],
      title: [/lemercier|soir[ée]e|pantin/i, /150/],
    },
  },
  {
    id: 'ho-cb-mariage-jardin-eifel',
    language: 'fr',
    catalogue: 'eifel',
    description: `Bonjour,

Mon mari est allemand et nous fêterons notre mariage le samedi 24 mai dans le jardin d'une auberge près de Monschau, avec 100 invités.

Nous voudrions une tente de 10 x 20 m avec plancher sur toute la surface et un chauffage (les soirées sont fraîches chez vous), 10 tables rondes de 10 avec nappes et serviettes, 100 chaises de banquet blanches, 100 verres à vin et 100 verres à champagne, 12 guirlandes, une sono pour danser avec un micro, un DJ, 2 éclairages de danse et une piste de 5 x 5 m.

L'auberge prête sa vaisselle et ses couverts, et nous utiliserons ses toilettes. Mes beaux-parents trouvent les photobooths et les jets d'étincelles du plus mauvais goût : on s'en passera volontiers.

Merci beaucoup,
Aurélie Schmitz-Perrin`,
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs(/10 x 20/, 1),
        needs('marquee_floor', 200),
        needs('space_heater', [1, 2]),
        needs(/rund 180/, 10),
        needs(/Tischtuch rund/, [10, 12]),
        needs('napkin', [100, 120]),
        needs('chair_banquet', 100),
        needs(/Weinglas/, [100, 110]),
        needs(/Sektglas/, [100, 110]),
        needs('festoon', 12),
        needs(SPEAKERS, [1, 8]),
        needs(['mic_wireless_handheld', 'mic_wired', 'pa_package'], [1, 3]),
        needs('crew_dj', 1),
        needs('disco_light', 2),
        needs('dance_floor', 25),
      ],
      should: [needs('transport')],
      allowed: without(
        [...SHOW, ...OUTDOORS, 'dj_player', 'dj_mixer', 'fuel'],
        ...JARDIN_OFF,
        'hazer',
        'stage_monitor',
      ),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS], ...JARDIN_OFF),
      excluded: JARDIN_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'camera', 'interpretation_booth', 'registration_desk'],
      title: [/mariage|monschau|auberge/i, /100/],
    },
  },
  {
    id: 'ho-cb-jumelage-reunion',
    language: 'fr',
    catalogue: 'eifel',
    description: `Madame, Monsieur,

Le comité de jumelage Fleurance – Bad Münstereifel organise sa rencontre annuelle le mercredi 17 septembre au Rathaus, de 9 h à 17 h. Nous serons 70.

Merci de nous faire une offre pour :
- 35 tables de séminaire et 70 chaises rembourrées
- 10 micros de table à bouton pour les membres du bureau
- une cabine d'interprétation et 70 récepteurs
- la sonorisation de la salle
- un vidéoprojecteur de 6 000 lumens, un écran de 3 m, un ordinateur et une télécommande
- une machine à café de 100 tasses et 80 services à café
- un technicien multimédia toute la journée

Avec nos salutations amicales,
Jean-Luc Cazaux, président`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs('table_desk', 35),
        needs(/Stapelstuhl/, [70, 72]),
        needs('mic_conference', [10, 11]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [70, 75]),
        needs(SPEAKERS, [1, 6]),
        needs(/6.000 Lumen/, 1),
        needs(/3 x 1,7/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('hot_drinks', 1),
        needs(/Kaffeegedeck/, [80, 90]),
        needs('crew_technician', [1, 12]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'tablecloth'],
      offers: [...MEETING_OFFERS, 'table_cocktail', 'cutlery', 'glassware'],
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'subwoofer', ...FOG],
      title: [/jumelage|m[üu]nstereifel|rencontre/i, /70/],
    },
  },
  {
    id: 'ho-cb-concert-harmonie',
    language: 'fr',
    catalogue: 'eifel',
    description: `Bonsoir,

L'harmonie municipale d'Eupen-Baelen donne son concert de gala le dimanche 16 novembre à 16 h au hall omnisports. 300 auditeurs attendus, 55 musiciens sur scène.

Nous cherchons à louer :
un plateau de 10 x 6 m à 40 cm du sol, avec deux escaliers et une jupe noire devant ;
355 chaises (public et musiciens) ;
une petite sono pour la présentatrice et le bourgmestre, avec 2 micros main sans fil ;
2 paires de micros statiques et un mixage pour renforcer les bois ;
un technicien son.

Les pupitres, les percussions et la batterie font partie du matériel de l'harmonie. L'éclairage du hall nous suffit amplement, ne prévoyez pas de projecteurs.

Salutations musicales, René Kessel`,
    good: {
      attendees: [300, 355],
      days: 1,
      must: [
        needs('stage_deck', 30),
        needs('stage_steps', 2),
        needs('stage_skirt', [10, 24]),
        needs(SEATS, 355),
        needs(SPEAKERS, [1, 10]),
        needs('mic_wireless_handheld', [1, 3]),
        needs(/Kleinmembran/, 2),
        needs(['mixing_console', 'pa_package'], [1, 2]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs(/Podestfüße 40/, 30), needs('mic_stand', [2, 8]), needs('transport')],
      allowed: without([...SHOW, 'lectern', 'mic_lectern'], ...HARMONIE_OFF, 'hazer', 'disco_light'),
      offers: without([...SHOW_OFFERS, 'induction_loop'], ...HARMONIE_OFF, 'backline'),
      excluded: HARMONIE_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'beer_table_set', ...FOG],
      title: [/harmonie|concert|eupen/i, /300|355/],
    },
  },
];
