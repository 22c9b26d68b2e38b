import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In French over Garonne's shelf and the demo's. */
export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-r-mariage-chartreuse',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 12 septembre au domaine de la Chartreuse, à Barsac, avec 118 invités, et nous cherchons le mobilier et un peu de technique.

Pour la cérémonie laïque dans le parc : 118 chaises pliantes blanches, l'arche en bois, une enceinte autonome avec micro.
Pour le cocktail : 12 mange-debout, 2 bars lumineux, 8 guirlandes guinguette.
Pour le dîner : 12 tables rondes de 10, les nappes qui vont avec, 120 serviettes, 118 chaises Napoléon blanches.
Pour la soirée : piste de danse de 25 m² et 16 projecteurs sur batterie pour éclairer les façades.

La vaisselle et les verres sont fournis par le traiteur, qui vient avec ses serveurs. Le DJ est un ami, il apporte sa sono et ses jeux de lumière. Le domaine a des toilettes et l'électricité. Pas de tente : en cas de pluie nous nous replierons dans le chai. En option, merci de chiffrer le photobooth.

Bien à vous,
Maud et Simon`,
    good: {
      attendees: 118,
      days: 1,
      must: [
        needs(/pliante blanche/, [118, 124]),
        needs('ceremony_arch', 1),
        needs(/Mipro/, 1),
        needs('table_cocktail', 12),
        needs('bar_unit', 2),
        needs('festoon', 8),
        needs(/Ø 180/, [12, 12]),
        needs('tablecloth', [12, 14]),
        needs('napkin', [120, 120]),
        needs(/Napoléon III blanche/, [118, 124]),
        needs('dance_floor', [25, 27]),
        needs(/sur batterie/, 16),
        offers('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'mic_wireless_handheld', 'mic_stand'],
      offers: [...PARTY_OFFERS, 'parasol', 'fan', 'serving'],
      excluded: [
        ...TABLEWARE,
        'crew_waiter',
        'crew_dj',
        'subwoofer',
        'disco_light',
        'moving_head',
        /Kit sono soirée/,
        'speaker_column',
        'line_array',
        'mixing_console',
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'generator',
        'marquee',
        'gazebo',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'flip_chart', 'line_array', 'stage_monitor'],
      title: [/barsac|mariage|chartreuse/i, /118/],
    },
  },
  {
    id: 'ho-r-assemblee-mutuelle',
    language: 'fr',
    catalogue: 'garonne',
    description: `CONSULTATION - ASSEMBLÉE GÉNÉRALE DE LA MUTUELLE
Palais des congrès d'Arcachon, jeudi 18 juin, de 9 h à 17 h, 250 délégués

Le prestataire fournira, installera et exploitera :
- une scène de 6 m x 4 m, hauteur 40 cm, avec escalier et jupe
- un pupitre avec micro col de cygne
- 4 micros cravate et 4 micros main HF
- une sonorisation adaptée à la salle
- un vidéoprojecteur d'au moins 8 000 lumens et un écran de 4 m
- un ordinateur portable, une télécommande et un retour écran
- 2 caméras avec cadreurs, régie de mélange et encodeur pour la diffusion en direct
- 250 chaises noires
- 2 banques d'accueil et 2 hôtesses
- 3 portants
- éclairage de scène
- un technicien son, un technicien lumière, un technicien vidéo
- une boucle magnétique

Les offres sont à remettre avant le 30 avril.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [4, 4]),
        needs(SPEAKERS, [2, 12]),
        needs(/PU1008/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('chair', [250, 260]),
        needs('registration_desk', 2),
        needs('crew_host', [2, 24]),
        needs('coat_rail', 3),
        needs(['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'], [1, 24]),
        needs('crew_sound', [1, 14]),
        needs('crew_lighting', [1, 14]),
        needs('crew_video', [1, 14]),
        needs('induction_loop', 1),
      ],
      should: [
        needs(/pieds 40/, [12, 12]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [10, 20]),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'stage_monitor'],
      title: [/arcachon|mutuelle|assembl/i, /250/],
    },
  },
  {
    id: 'ho-r-seminaire-windsor',
    language: 'fr',
    catalogue: 'demo',
    description: `Bonjour,

Je prépare notre séminaire annuel, les 5 et 6 octobre, dans un manoir près de Windsor. Nous serons 70.

Il nous faudrait pour la salle plénière : deux enceintes et une petite table de mixage, 2 micros main sans fil, 2 micros-casques, un écran 75 pouces sur pied de chaque côté (donc deux), un ordinateur portable et une télécommande, un minuteur pour les intervenants. Pour les ateliers : 5 paperboards et 4 panneaux d'affichage. Le soir du 5 : une boule à facettes, un jeu de lumières disco et 8 projecteurs d'ambiance sur batterie.

Un technicien sur place les deux jours.

Le manoir fournit les tables et les chaises, et le Wi-Fi est bon. Nous n'avons besoin ni de scène ni de vidéoprojecteur. Pas de DJ non plus, nous branchons un téléphone.

Merci d'avance pour votre devis,
Claire Bonnafous`,
    good: {
      attendees: 70,
      days: 2,
      must: [
        either(needs(['speaker_top', 'speaker_column'], 2), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_headset', 2),
        needs(/75in/, 2),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('speaker_timer', 1),
        needs('flip_chart', 5),
        needs('pinboard', 4),
        needs('mirror_ball', 1),
        needs('disco_light', [1, 2]),
        needs('uplight', [8, 8]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 30]),
      ],
      should: [needs('display_stand', 2), needs('mixing_console', 1), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'display_stand', 'audio_player', 'subwoofer', 'video_switcher'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'chair',
        'table_trestle',
        'table_round',
        'network',
        'stage_deck',
        'projector',
        'projection_screen',
        'crew_dj',
        'dj_controller',
        'dj_player',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array', 'stage_monitor', 'exhibition_stand'],
      title: [/windsor|s[ée]minaire/i, /70/],
    },
  },
];
