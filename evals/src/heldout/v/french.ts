import { type EvalBrief, needs } from '../../expectation.ts';
import { SPEECH, TABLEWARE } from '../../usual.ts';
import { DECKS, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In French: a wedding, a town's day of its clubs, a seminar. */
export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-v-mariage-chai',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour Madame, Monsieur,

Nous nous marions le samedi 19 juin dans un ancien chai près de Langon, avec 120 invités, et nous cherchons un loueur pour le mobilier et un peu de technique.

Il nous faudrait 120 chaises Napoléon III blanches, 12 tables rondes de 180 avec leurs nappes blanches, 120 serviettes en coton, 8 mange-debout, l'arche de cérémonie en bois, 24 projecteurs sur batterie, 15 guirlandes guinguette, une piste de danse en chêne de 25 m² et deux bars lumineux. Pour la cérémonie dehors : une enceinte autonome avec son micro.

Le traiteur fournit la vaisselle, les couverts et les verres. Notre DJ vient avec sa sono et ses jeux de lumière. Pas de photobooth, merci, un ami s'en charge. Les sanitaires du chai suffisent.

Merci d'inclure la livraison et la reprise.
Bien à vous,
Clémence Barrau et Adrien Sorbet`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Napoléon III blanche/, [120, 126]),
        needs(/Ø 180/, 12),
        needs(/Ø 320/, [12, 13]),
        needs('napkin', [120, 132]),
        needs('table_cocktail', 8),
        needs('ceremony_arch', 1),
        needs(/LED sur batterie/, 24),
        needs('festoon', 15),
        needs('dance_floor', 25),
        needs('bar_unit', 2),
        needs(/Mipro/, 1),
        needs('transport'),
      ],
      should: [],
      allowed: [...OUTDOORS, 'mic_stand', 'speaker_stand'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        ...LOOS,
        'crew_dj',
        'subwoofer',
        /sono soirée/,
        'disco_light',
        'moving_head',
        'photo_booth',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'table_desk', 'led_wall', 'stage_monitor'],
      title: [/langon|mariage|chai/i, /120/],
    },
  },
  {
    id: 'ho-v-forum-associations',
    language: 'fr',
    catalogue: 'garonne',
    description: `MARCHÉ À PROCÉDURE ADAPTÉE, ville de Podensac : location de matériel pour le forum des associations (extrait du cahier des charges)

La manifestation a lieu le samedi 4 septembre, de 9 h à 18 h, sur la plaine des sports. La fréquentation attendue est de 800 visiteurs.

Le titulaire fournit, installe et reprend :
- 25 barnums 3 x 3 m ;
- 60 plateaux rectangulaires de 183 cm et 150 chaises coque noires ;
- un podium remorque couvert de 8 x 6 m pour les démonstrations ;
- une sonorisation : quatre enceintes RCF 912, deux caissons 18 pouces, deux retours, une console, deux micros main HF et un technicien son ;
- 80 barrières Vauban ;
- quatre WC autonomes et un WC PMR ;
- 10 extincteurs et 6 talkies.

Ne sont pas compris dans le marché : l'électricité, que les services techniques de la ville amènent jusqu'à chaque stand ; la collecte des déchets ; le gardiennage. L'éclairage n'est pas nécessaire, la manifestation se tenant de jour.`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('gazebo', 25),
        needs(/Plateau rect/, 60),
        needs(/coque M2/, [150, 158]),
        needs('mobile_stage', 1),
        needs(/ART 912/, 4),
        needs(/8004/, 2),
        needs('stage_monitor', 2),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
        needs('crowd_barrier', 80),
        needs(/^WC autonome$/, 4),
        needs('toilet_accessible', 1),
        needs('fire_extinguisher', 10),
        needs('two_way_radio', 6),
      ],
      should: [needs('crew_stagehand'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'stage_steps', 'stage_handrail', 'stage_skirt'],
      offers: OUTDOORS_OFFERS,
      excluded: ['generator', 'power_distro', 'waste_bin', 'crew_steward', 'lighting'],
      silly: ['dance_floor', 'projector', 'table_round', 'lectern', 'photo_booth', 'table_cocktail', 'napkin'],
      title: [/podensac|forum|association/i, /800/],
    },
  },
  {
    id: 'ho-v-seminaire-vignerons',
    language: 'fr',
    catalogue: 'garonne',
    description: `Demande de devis

Client : agence Pavois, pour une mutuelle
Événement : séminaire des cadres, 2 jours, les 14 et 15 octobre
Lieu : domaine de réception à Sauternes
Participants : 90

Matériel souhaité :
90 chaises coque noires et 45 tables de conférence 120 x 45
1 estrade 4 x 2 m, hauteur 40 cm, avec escalier
1 pupitre plexi avec col de cygne
1 kit sono conférence, 2 micros cravate, 2 micros main
1 vidéoprojecteur 8 500 lumens, 1 cadre 300 x 170, 1 PC portable, 1 télécommande
1 retour écran 32 pouces
3 paperboards pour les ateliers
1 banque d'accueil et 2 portants
1 technicien vidéo sur les deux jours

Livraison le 13 au soir.`,
    good: {
      attendees: 90,
      days: 2,
      must: [
        needs(/coque M2/, [90, 95]),
        needs(/conférence 120/, 45),
        needs(/Samia 2 x 1/, 4),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(/Kit sono conférence/, 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs(/PU1008/, 1),
        needs(/Cadre 300/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('flip_chart', 3),
        needs('registration_desk', 1),
        needs('coat_rail', 2),
        needs('crew_video', [1, 30]),
      ],
      should: [needs(/pieds 40/, 4), needs('transport')],
      allowed: [...MEETING, 'stage_skirt', 'stage_handrail', 'stage_ramp'],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'beer_table_set'],
      title: [/sauternes|séminaire/i, /90/],
    },
  },
];
