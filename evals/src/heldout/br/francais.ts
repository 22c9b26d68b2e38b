import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

const COOPERATIVE_OFF: readonly Selector[] = [
  ...SEATS,
  'table_trestle',
  'table_desk',
  'playback_laptop',
  'mic_wireless_lapel',
  'mic_headset',
  'hot_drinks',
];
const BAL_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'stage_monitor',
  'mixing_console',
  'crew_sound',
  'crowd_barrier',
  'glassware',
];
const TROUPE_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_wired',
  'mixing_console',
  'crew_sound',
  'hazer',
  'stage_steps',
];

/** In French. */
export const FRANCAIS: readonly EvalBrief[] = [
  {
    id: 'ho-br-ag-cooperative',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour Madame, bonjour Monsieur,

Je suis chargée de préparer l'assemblée générale de notre cave coopérative, qui aura lieu le mardi 24 mars à 14 h à la salle polyvalente de Sauveterre. Nous attendons 160 adhérents sur place et une soixantaine à distance, d'où la diffusion en direct.

Voici nos besoins :
- une estrade de 6 x 2 m, hauteur 40 cm, avec un escalier
- un pupitre avec col de cygne, plus 3 micros HF main (un pour le président, deux dans la salle)
- une sonorisation adaptée à la parole, avec un technicien son
- un vidéoprojecteur 8 500 lumens et un écran de 4 m de base
- 2 caméras avec 2 cadreurs, un mélangeur et un encodeur pour la diffusion
- un technicien vidéo

Les chaises et les tables appartiennent à la salle et seront déjà installées. L'ordinateur est celui de notre prestataire de vote, ne prévoyez donc pas de PC. Chez nous personne ne veut de micro-cravate ni de serre-tête. Pour le café, la boulangerie du village s'en occupe, machine comprise.

Dans l'attente de votre proposition,
Sylvie Dartigues`,
    good: {
      attendees: [160, 220],
      days: 1,
      must: [
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [1, 12]),
        needs('crew_sound', [1, 16]),
        needs(/PU1008/, 1),
        needs(/Cadre 400/, 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('crew_video', [1, 16]),
      ],
      should: [needs(/4 pieds 40/, 6), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, ...BROADCAST, 'subwoofer', 'line_array'], ...COOPERATIVE_OFF),
      offers: without(MEETING_OFFERS, ...COOPERATIVE_OFF),
      excluded: COOPERATIVE_OFF,
      unmetToo: [/enregistr|r[ée]seau|internet|routeur/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'bar_unit', ...FOG],
      title: [/assembl[ée]e|coop[ée]rative|sauveterre/i, /160|220/],
    },
  },
  {
    id: 'ho-br-bal-saint-jean',
    language: 'fr',
    catalogue: 'garonne',
    description: `Salut,

Comité des fêtes de Loubens à l'appareil ;) On remet ça pour la Saint-Jean, samedi 20 juin, repas + bal en plein air, à peu près 500 personnes.

Il nous faut la remorque podium couverte, 60 ensembles brasserie, 20 guirlandes guinguette, de quoi éclairer le podium avec un technicien lumière, un groupe de 40 kVA avec ses coffrets et rallonges, 3 tireuses à bière, 10 WC autonomes + 1 PMR, 12 conteneurs de tri.

L'orchestre débarque avec toute sa sono, ses retours, sa console et son ingé son. Les barrières, c'est la mairie qui les prête. Et les gobelets réutilisables sont déjà commandés donc inutile de compter des verres.

Vous pouvez nous envoyer ça avant la réunion de vendredi ?

Merci, Francis`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('beer_table_set', 60),
        needs('festoon', 20),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs('crew_lighting', [1, 16]),
        needs(/40 kVA/, 1),
        needs('power_distro', [1, 10]),
        needs('power_cable', [1, 60]),
        needs(/Tireuse/, 3),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('waste_bin', 12),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...STAGE_LIGHT], ...BAL_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'dance_floor', 'disco_light', 'bar_unit', 'refrigeration', 'moving_head', 'cooking'],
        ...BAL_OFF,
      ),
      excluded: BAL_OFF,
      silly: ['projector', 'lectern', 'table_round', 'interpretation_booth', 'registration_desk', 'mic_lectern'],
      title: [/saint-jean|loubens|bal/i, /500/],
    },
  },
  {
    id: 'ho-br-premiere-theatre',
    language: 'fr',
    catalogue: 'garonne',
    description: `Madame, Monsieur,

Notre troupe amateur donne la première de sa nouvelle pièce le vendredi 13 novembre dans la salle des fêtes de Podensac, devant 140 spectateurs, puis rejoue le samedi 14. Location sur les deux jours, donc.

Nous souhaiterions louer :

. une scène de 8 x 5 m à 60 cm de hauteur, jupe noire sur l'avant
. 20 mètres de pendrillon noir
. 12 PC 1 kW et 6 découpes, les gradateurs et une console lumière
. un technicien lumière pour le réglage et les deux soirs
. 140 chaises coque noires

Nous jouons à voix nue : ni sono, ni micros, ni ingénieur du son. Pas de machine à brouillard non plus, une de nos comédiennes est asthmatique. Les marches pour monter sur scène ont été construites par notre décorateur.

Bien cordialement,
La Compagnie du Ponton`,
    good: {
      attendees: 140,
      days: 2,
      must: [
        needs('stage_deck', 20),
        needs('stage_skirt', [8, 20]),
        needs('drape', 20),
        needs(/PC 1 kW/, 12),
        needs(/Découpe/, 6),
        needs('dimmer', [2, 4]),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 40]),
        needs(/coque M2/, 140),
      ],
      should: [needs(/4 pieds 60/, 20), needs('transport')],
      allowed: without([...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB], ...TROUPE_OFF),
      offers: without(
        [
          'coat_rail',
          'intercom',
          'two_way_radio',
          'crew_stage_manager',
          'bar_unit',
          'moving_head',
          'stage_floor',
          'uplight',
        ],
        ...TROUPE_OFF,
      ),
      excluded: TROUPE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'projector', 'lectern', 'smoke_machine'],
      title: [/premi[èe]re|podensac|pi[èe]ce|th[ée][âa]tre/i, /140/],
    },
  },
  {
    id: 'ho-br-forum-metiers',
    language: 'fr',
    catalogue: 'garonne',
    description: `Demande de devis – Forum des métiers

Organisateur : communauté de communes
Dates : jeudi 5 et vendredi 6 février
Lieu : halle des sports de Langon
Fréquentation : 1 500 visiteurs, 40 exposants

Espace exposants
40 plateaux 183 x 76, 80 chaises coque noires, 30 grilles d'exposition, 200 m² de moquette posée

Accueil
2 banques d'accueil, 2 portants, 4 talkies

Espace conférences (80 places assises)
80 chaises coque noires, un kit sono conférence, 2 micros HF main, un vidéoprojecteur 5 000 lumens avec écran de 3 m, un PC portable et une télécommande, un technicien présent les deux jours

Affichage
4 écrans 55 pouces sur pied

En option : 2 hôtesses d'accueil.

Budget indicatif : 9 000 € HT, livraison mercredi 4 au matin.`,
    good: {
      attendees: [1500, 1540],
      days: 2,
      must: [
        needs(/Plateau rect/, 40),
        needs(/coque M2/, 160),
        needs('pinboard', 30),
        needs(/Moquette expo/, 200),
        needs('registration_desk', 2),
        needs('coat_rail', 2),
        needs('two_way_radio', 4),
        needs(/Kit sono conf/, 1),
        needs('mic_wireless_handheld', 2),
        needs(/2250U/, 1),
        needs(/Cadre 300/, 1),
        needs('playback_laptop', [1, 5]),
        needs('presentation_clicker', 1),
        needs(['crew_sound', 'crew_video'], [1, 48]),
        needs('display', 4),
        offers('crew_host', [1, 40]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING],
      offers: [...MEETING_OFFERS, 'stanchion', 'hot_drinks', 'waste_bin', 'exhibition_stand', 'carpet'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'subwoofer', ...FOG],
      title: [/forum|m[ée]tiers|langon/i, /1[.  ]?500/],
    },
  },
];
