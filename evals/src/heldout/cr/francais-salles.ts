import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS } from '../usual.ts';

const CHOEUR_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  ...RADIO_MICS,
  'mic_wired',
  'mic_instrument',
  'crew_sound',
  'chair',
  'chair_banquet',
  'keyboard',
  'hazer',
  'smoke_machine',
];
const SEMINAIRE_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'table_round',
  'table_trestle',
  'chair',
  'chair_banquet',
  'flip_chart',
  'hot_drinks',
  'playback_laptop',
];

/** In French, in halls. */
export const FRANCAIS_SALLES: readonly EvalBrief[] = [
  {
    id: 'ho-cr-assemblee-coop',
    language: 'fr',
    catalogue: 'werra',
    description: `Objet : assemblée générale du 22 mai, demande de prix

Bonjour,

Notre coopérative agricole tient son assemblée générale le samedi 22 mai, de 9 h à 13 h, au foyer culturel de Bitche. Nous attendons 130 adhérents, français et allemands.

Il nous faut :
• 130 chaises noires empilables
• une estrade de 6 x 2 m, hauteur 40 cm, avec marches
• 5 micros de table à bouton pour les membres du bureau
• un pupitre avec micro col de cygne
• 3 micros HF main qui circulent dans la salle
• la sonorisation de la salle
• un vidéoprojecteur de 7 000 lumens, un écran de 3 m et un ordinateur
• une cabine d'interprétation à deux places et 130 récepteurs avec casque
• un technicien pendant toute l'assemblée
• 2 machines à café (100 tasses chacune) et 150 tasses avec soucoupe
• des boîtiers de vote électronique, un par adhérent

Montage possible la veille à partir de 16 h.

Cordialement,
Jean-Marc Oster, directeur`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/Stapelstuhl/, 130),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('mic_conference', [5, 6]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [1, 8]),
        needs(/7.000 Lumen/, 1),
        needs(/Rahmenleinwand 3 m/, 1),
        needs('playback_laptop', [1, 2]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [130, 145]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 24]),
        needs('hot_drinks', 2),
        needs(/Kaffeetasse/, 150),
      ],
      should: [needs('interpretation_transmitter', [1, 4]), needs(/Steckfüße 40/, 6), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'interpretation_transmitter'],
      offers: [...MEETING_OFFERS, 'crockery', 'table_trestle', 'tablecloth'],
      unmet: [/vot/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/assembl|coop|bitche/i, /130/],
    },
  },
  {
    id: 'ho-cr-oratorio',
    language: 'fr',
    catalogue: 'werra',
    description: `Bonjour Madame,

Notre chœur donne un oratorio avec un petit orchestre, deux soirs de suite : le samedi 12 et le dimanche 13 décembre à 17 h, dans l'église Saint-Georges. Nous serons 60 choristes et 20 musiciens, et nous espérons 350 auditeurs chaque soir.

Pourriez-vous nous faire un devis pour :
- des gradins de chœur pour 60 chanteurs
- un podium de 8 x 3 m, hauteur 40 cm, pour l'orchestre, avec un escalier
- 20 pupitres avec lampe
- 12 mètres de rideau noir derrière le chœur
- un éclairage sobre, qu'on voie les visages et les partitions, et un technicien lumière les deux soirs

Pour le son nous n'avons besoin de rien : l'église a sa propre sonorisation et ses micros pour les annonces, et le sacristain s'en occupe. Les chaises sont sur place, y compris celles de l'orchestre. Le piano aussi, il est accordé la veille. Pas de brouillard ni de fumée, s'il vous plaît, le curé y tient beaucoup.

Bien à vous,
Hélène Schoving, présidente du chœur`,
    good: {
      attendees: 350,
      days: 2,
      must: [
        needs('choir_riser', 5),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('music_stand', 20),
        needs('drape', 12),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 32]),
        needs('crew_lighting', [1, 4]),
      ],
      should: [needs(/Steckfüße 40/, 12), needs('transport')],
      allowed: without([...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'crew_technician'], ...CHOEUR_OFF),
      offers: without(
        [...BROADCAST, 'uplight', 'display', 'display_stand', 'coat_rail', 'space_heater'],
        ...CHOEUR_OFF,
      ),
      excluded: CHOEUR_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'bar_unit', 'projector'],
      title: [/oratorio|georges|ch[œo]e?ur|concert/i, /350/],
    },
  },
  {
    id: 'ho-cr-seminaire',
    language: 'fr',
    catalogue: 'werra',
    description: `De : Nadège Kieffer
À : location
Objet : TR: séminaire commercial, matériel

Bonjour, voir ci-dessous ce que notre direction souhaite pour notre séminaire des mardi 5 et mercredi 6 octobre (80 personnes, hôtel du Parc). Merci de me chiffrer cela, hors taxes. Nadège

-----Message transféré-----
Nadège, pour le prestataire :
- 3 micros serre-tête pour les animateurs, 2 micros main pour la salle
- une sono correcte pour 80 personnes
- 2 écrans de 55 pouces sur pied, pour les rangs du fond
- une télécommande de présentation
- un pupitre
- retransmission en direct pour nos agences : une caméra, un cadreur, un encodeur
- 10 projecteurs sur batterie, dans notre vert
- un technicien les deux jours

L'hôtel met à disposition le vidéoprojecteur et l'écran de la grande salle (tout est au plafond), les tables, les chaises et les paperboards. Les pauses café, c'est aussi lui. Et je présente depuis mon propre ordinateur.
Olivier`,
    good: {
      attendees: 80,
      days: 2,
      must: [
        needs('mic_headset', 3),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs(/55 Zoll/, 2),
        needs('presentation_clicker', [1, 2]),
        needs('lectern', 1),
        needs('camera', 1),
        needs('crew_camera', [1, 2]),
        needs('streaming_encoder', 1),
        needs('uplight', 10),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 32]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...BROADCAST], ...SEMINAIRE_OFF),
      offers: without([...MEETING_OFFERS, 'table_cocktail'], ...SEMINAIRE_OFF),
      excluded: SEMINAIRE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/s[ée]minaire|h[oô]tel|parc/i, /80/],
    },
  },
];
