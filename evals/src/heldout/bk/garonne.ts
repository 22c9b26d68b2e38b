import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, RADIO_MICS, SEATS, SLIDES, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** In French: a fair for careers, a students' night, a school's fete, a firm's hybrid day. */
export const GARONNE: readonly EvalBrief[] = [
  {
    id: 'ho-bk-forum-metiers',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Le lycée organise son forum des métiers le jeudi 4 février au gymnase de Libourne, de 9 h à 17 h. Une cinquantaine de professionnels et environ 600 élèves sur la journée.

Besoins :
- 50 plateaux 183 x 76
- 40 grilles d'exposition
- 50 nappes blanches 160 x 260
- une banque d'accueil
- 2 écrans LED 55 pouces sur pied
- 20 potelets avec cordon pour l'entrée
- 6 prolongateurs et 2 coffrets 32 A
- 4 portants avec cintres

Les chaises viennent de la cantine. Le gymnase dispose d'une sono pour les annonces, ne prévoyez rien de ce côté. Les élèves de la section accueil reçoivent les visiteurs, donc pas d'hôtesses. Le café est préparé par l'intendance avec ses propres tasses.

Livraison la veille à partir de 14 h.

Cordialement,
Mme Etcheverry, proviseure adjointe`,
    good: {
      attendees: [600, 650],
      days: 1,
      must: [
        needs(/Plateau rect/, [50, 50]),
        needs('pinboard', [40, 40]),
        needs(/160 x 260/, [50, 50]),
        needs('registration_desk', 1),
        needs('display', 2),
        needs('stanchion', [20, 20]),
        needs(/32 A tri/, 2),
        needs(/Prolongateur/, 6),
        needs('coat_rail', 4),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'playback_laptop', 'video_cable', 'crew_technician', 'crew_electrician', 'waste_bin'],
      offers: without(
        [...MEETING_OFFERS, 'carpet', 'room_divider', 'fire_extinguisher', 'plinth'],
        ...RADIO_MICS,
        'crew_host',
        'hot_drinks',
      ),
      excluded: [
        ...SEATS,
        ...SPEAKERS,
        'mixing_console',
        'mic_wireless_handheld',
        'crew_host',
        'hot_drinks',
        'crockery',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'lectern'],
      title: [/libourne|forum/i, /600|650/],
    },
  },
  {
    id: 'ho-bk-soiree-etudiante',
    language: 'fr',
    catalogue: 'garonne',
    description: `Salut ! BDE de l'école d'archi ici. On fait notre soirée de rentrée le vendredi 25 septembre de 21 h à 2 h dans la halle de Floirac, 400 personnes debout.

Ce qu'on cherche :
4 têtes RCF 912 et 4 caissons de basse
un micro HF pour les annonces
8 lyres, 12 PAR LED et une console lumière
boule à facettes
40 barrières Vauban pour la file
3 bars lumineux
un tech son + un tech lumière

Nos DJ viennent avec leurs platines et leur table de mixage. Le brouillard est interdit dans la halle donc ni machine à fumée ni hazer. La sécu est déjà engagée (agence). Les gobelets c'est la mairie qui les prête.

Vous pouvez mettre des jets d'étincelles en option ? Budget max 4 000 € TTC.

Merci !
Anouk`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/912/, [4, 4]),
        needs('subwoofer', [4, 4]),
        needs('mic_wireless_handheld', 1),
        needs('moving_head', [8, 8]),
        needs(/PAR LED/, [12, 12]),
        needs('lighting_console', 1),
        needs('mirror_ball', 1),
        needs('crowd_barrier', [40, 40]),
        needs('bar_unit', [3, 3]),
        needs('crew_sound', [1, 14]),
        needs('crew_lighting', [1, 14]),
      ],
      should: [offers('spark_machine'), needs('transport'), needs('power_distro', [1, 6])],
      allowed: without([...SHOW, ...LOUD, ...PARTY_LIGHT], ...FOG, 'effect_fluid'),
      offers: without(
        [...PARTY_OFFERS, ...SHOW_OFFERS, 'waste_bin', 'toilet', 'fire_extinguisher'],
        ...FOG,
        'crew_dj',
        'glassware',
        'backline',
        'crew_steward',
      ),
      excluded: [...DECKS, 'crew_dj', ...FOG, 'glassware', 'crew_steward'],
      silly: ['lectern', 'projector', 'table_round', 'chair', 'choir_riser', 'drum_kit', 'ceremony_arch'],
      title: [/floirac|soir(é|e)e/i, /400/],
    },
  },
  {
    id: 'ho-bk-kermesse',
    language: 'fr',
    catalogue: 'garonne',
    description: `Kermesse de l'école de Sauternes, samedi 20 juin, 10 h - 18 h, dans la cour. Environ 350 personnes.

Liste de l'association des parents :
• 6 barnums 3 x 3
• 30 ensembles brasserie
• 2 châteaux gonflables
• 1 lot de jeux en bois, 2 chamboule-tout
• une sono autonome avec micro pour les annonces et la tombola
• 1 machine à bulles
• 8 parasols
• 1 armoire froide
• 4 conteneurs de tri
• 5 rallonges (prolongateurs 16 A)

Livraison vendredi après la classe, reprise lundi matin. Merci d'indiquer le prix du transport.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Barnum/, 6),
        needs('beer_table_set', [30, 30]),
        needs('inflatable', 2),
        needs(/Jeux en bois/, 1),
        needs(/Chamboule/, 2),
        needs(/autonome Mipro/, 1),
        needs('bubble_machine', 1),
        needs('parasol', 8),
        needs('refrigeration', 1),
        needs('waste_bin', 4),
        needs(/Prolongateur/, [5, 5]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, 'speaker_stand', 'mic_stand', 'mic_wireless_handheld', 'effect_fluid', 'audio_player'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...STAGES, 'crew_sound', 'crew_technician', 'hot_drinks', 'fan'],
      silly: ['line_array', 'projector', 'lectern', 'dance_floor', 'stage_monitor', 'marquee', 'table_round'],
      title: [/sauternes|kermesse/i, /350/],
    },
  },
  {
    id: 'ho-bk-seminaire-hybride',
    language: 'fr',
    catalogue: 'garonne',
    description: `Madame, Monsieur,

Notre mutuelle tient son séminaire annuel au château de Saint-Émilion les 8 et 9 octobre : 90 collaborateurs sur place, une quarantaine à distance.

Salle plénière, disposition en théâtre :
• vidéoprojecteur 8 500 lumens et écran de 4 m
• sonorisation pour la parole, 2 micros HF main et 4 micros-cravates pour la table ronde
• 4 fauteuils blancs pour les intervenants
• retour écran pour les orateurs, télécommande
• 2 caméras, mélangeur et encodeur pour la retransmission
• un technicien son et un technicien vidéo, les deux jours

Trois salles d'atelier de 30 personnes : un paperboard chacune.

Les chaises et les tables sont fournies par le château, tout comme le pupitre. Nous n'aurons pas besoin de scène. Prise de vues : nos deux cadreurs maison s'en chargent, ne comptez donc pas de cadreur. Merci de ne pas prévoir d'ordinateur, chaque orateur a le sien.

Budget : 6 500 € HT.

Bien à vous,
Direction de la communication interne`,
    good: {
      attendees: [90, 130],
      days: 2,
      must: [
        needs(/PU1008/, 1),
        needs(/400 x 225/, 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', [4, 4]),
        needs('armchair', [4, 4]),
        needs('confidence_monitor', 1),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('crew_sound', [1, 30]),
        needs('crew_video', [1, 30]),
        needs('flip_chart', 3),
      ],
      should: [needs('presentation_clicker', 1), needs('transport')],
      allowed: [
        ...without(MEETING, 'lectern', 'playback_laptop'),
        ...without(BROADCAST, 'crew_camera'),
        ...without(SLIDES, 'playback_laptop'),
        'table_coffee',
      ],
      offers: without(MEETING_OFFERS, ...STAGES, 'crew_camera', 'playback_laptop', 'stage_steps', 'stage_skirt'),
      excluded: [...SEATS, 'table_round', 'table_trestle', 'lectern', ...STAGES, 'crew_camera', 'playback_laptop'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', ...TABLEWARE],
      title: [/milion|s(é|e)minaire/i, /90|130/],
    },
  },
];
