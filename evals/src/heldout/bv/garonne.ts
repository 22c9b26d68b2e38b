import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, RADIO_MICS, SEATS, SITE_POWER, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

const MUTUELLE_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_lectern',
  'mixing_console',
  'crew_sound',
  'projector',
  'projection_screen',
  ...SEATS,
];
const CHAI_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'tablecloth',
  'napkin',
  ...SPEAKERS,
  'mixing_console',
  ...DECKS,
  'crew_dj',
  'dance_floor',
  'disco_light',
  'mirror_ball',
];
const STELE_OFF: readonly Selector[] = [...STAGES, 'crowd_barrier', 'generator', 'fuel', 'lectern'];

/** In French. */
export const GARONNE: readonly EvalBrief[] = [
  {
    id: 'ho-bv-kermesse-ecole',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour, je suis la maman qui organise la kermesse de l'école Jules-Ferry de Langon cette année (une première pour moi, soyez indulgents !). C'est le samedi 26 juin de 10 h à 18 h dans la cour, on attend à peu près 350 personnes en comptant les enfants.

Sur ma liste j'ai :
• 9 barnums 3x3 pour les stands
• 25 ensembles brasserie
• les 2 châteaux gonflables
• 2 lots de jeux en bois géants et 1 chamboule-tout
• une petite scène 6 x 3 m en 40 cm avec un escalier, pour les danses des classes
• de quoi diffuser la musique et parler : sono + 2 micros main sans fil
• 10 guirlandes guinguette
• 6 conteneurs de tri

Vous pouvez livrer le vendredi soir ? Merci beaucoup !!
Sandrine`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('gazebo', 9),
        needs('beer_table_set', 25),
        needs('inflatable', 2),
        needs(/Jeux en bois/, 2),
        needs(/Chamboule/, 1),
        needs('stage_deck', [9, 9]),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [1, 3]),
        needs('festoon', 10),
        needs('waste_bin', 6),
      ],
      should: [needs(/4 pieds 40/, 9), needs('power_cable', [1, 40]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM],
      offers: [
        ...OUTDOORS_OFFERS,
        'bubble_machine',
        'refrigeration',
        'marquee',
        'photo_booth',
        'crew_dj',
        'hot_drinks',
      ],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'led_wall', 'table_round', 'line_array'],
      title: [/kermesse|langon|[ée]cole/i, /350/],
    },
  },
  {
    id: 'ho-bv-ag-mutuelle',
    language: 'fr',
    catalogue: 'garonne',
    description: `Madame, Monsieur,

L'assemblée générale de notre mutuelle se tiendra le mardi 8 juin, de 14 h à 18 h, à l'amphithéâtre Montaigne de Pessac. 180 délégués seront présents dans la salle ; les autres adhérents suivront à distance.

L'amphithéâtre est bien équipé : sonorisation et micros (y compris celui du pupitre), vidéoprojecteur et grand écran, sièges fixes. Le régisseur du lieu s'occupe du son. Nous n'avons donc besoin de rien de tout cela.

En revanche, il nous manque :
- 2 caméras et 2 cadreurs
- une régie vidéo et un technicien vidéo
- un encodeur pour la diffusion en direct
- 2 retours écran au bord de la scène
- 2 banques d'accueil et 3 hôtesses
- 15 mange-debout pour le café d'accueil
- une boucle magnétique pour nos adhérents malentendants

Dans l'attente de votre devis, je vous prie d'agréer mes salutations distinguées.

Mireille Castagnet, secrétariat général`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('crew_video', [1, 20]),
        needs('streaming_encoder', 1),
        needs('confidence_monitor', 2),
        needs('registration_desk', 2),
        needs('crew_host', [1, 40]),
        needs('table_cocktail', 15),
        needs('induction_loop', 1),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...BROADCAST, 'hot_drinks'], ...MUTUELLE_OFF),
      offers: without([...MEETING_OFFERS, 'crockery', 'stanchion', 'crew_waiter'], ...MUTUELLE_OFF),
      excluded: MUTUELLE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'gazebo'],
      title: [/assembl[ée]e|mutuelle|pessac|montaigne|\bAG\b/i, /180/],
    },
  },
  {
    id: 'ho-bv-soiree-chai',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour à vous,

Pour les 30 ans de la maison nous recevons clients et négociants le jeudi 16 septembre : cocktail dans la cour puis dîner assis dans le chai à barriques, entre 120 et 140 convives.

Mobilier : 14 tables rondes de 180, 140 chaises Napoléon III dorées, 20 mange-debout, 2 bars lumineux, 3 canapés blancs, 4 portants pour le vestiaire.
Déco et lumière : 24 projecteurs LED sur batterie, 12 guirlandes guinguette, 8 oliviers en pot, 2 tapis rouges.

Côté traiteur tout est prévu, vaisselle, couverts, verres, nappes et serviettes. Le trio de jazz se sonorise lui-même et le patron prendra son micro pour le discours. On ne danse pas, donc ni piste, ni DJ, ni boule à facettes ou jeux de lumière, ce n'est pas l'esprit.

Mettez-nous le photobooth en option, s'il vous plaît.

Bien à vous
Château Peyrelongue – Aurélie D.`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/ronde Ø 180/, 14),
        needs(/Napoléon III dorée/, 140),
        needs('table_cocktail', 20),
        needs('bar_unit', 2),
        needs('sofa', 3),
        needs('coat_rail', 4),
        needs(/LED sur batterie/, 24),
        needs('festoon', 12),
        needs('plants', 8),
        needs('carpet', [2, 2]),
        offers('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: [...SITE_POWER, ...ANY_JOB],
      offers: without(
        [...PARTY_OFFERS, 'parasol', 'floodlight', 'pouffe', 'hand_wash', 'toilet_trailer', 'gazebo'],
        ...CHAI_OFF,
        'chair_cover',
        'spark_machine',
        'moving_head',
      ),
      excluded: CHAI_OFF,
      silly: [
        'projector',
        'lectern',
        'crowd_barrier',
        'stage_monitor',
        'exhibition_stand',
        'moving_head',
        'crew_sound',
      ],
      title: [/peyrelongue|chai|30 ans|soir[ée]e|d[iî]ner/i, /140/],
    },
  },
  {
    id: 'ho-bv-stele',
    language: 'fr',
    catalogue: 'garonne',
    description: `Service des cérémonies — demande de prix

Objet : hommage aux résistants du maquis et dévoilement d'une stèle
Date : dimanche 29 août, 10 h 30
Lieu : clairière de la Lande, en plein air
Public : 250 personnes environ, dont 120 assises

Matériel demandé
1) sonorisation de plein air pour les discours, le chant des élèves et des musiques enregistrées, avec un technicien son
2) 2 micros HF main et 2 micros sur pied pour le chœur
3) 120 chaises pliantes blanches
4) 5 barnums 3 x 3 (soleil ou pluie)
5) 2 WC autonomes dont 1 PMR
6) 4 extincteurs

Les services techniques de la ville apportent l'estrade et son pupitre, les barrières ainsi qu'un groupe électrogène : ne pas les chiffrer.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 10]),
        needs('crew_sound', [1, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['mic_wired', 'mic_instrument'], [2, 3]),
        needs(/pliante blanche/, 120),
        needs('gazebo', 5),
        needs('toilet', [1, 2]),
        needs('toilet_accessible', 1),
        needs('fire_extinguisher', 4),
      ],
      should: [
        needs('mic_stand', [2, 4]),
        either(needs('audio_player', 1), needs('playback_laptop', 1)),
        needs('power_cable', [1, 40]),
        needs('transport'),
      ],
      allowed: without([...OUTDOORS, ...SPEECH, 'subwoofer'], ...STELE_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'carpet', 'drape', 'mic_lectern', 'stanchion', 'induction_loop', 'choir_riser'],
        ...STELE_OFF,
      ),
      excluded: STELE_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'disco_light', 'bar_unit', 'inflatable', 'game', 'stage_monitor'],
      title: [/hommage|st[èe]le|maquis|lande/i, /250/],
    },
  },
];
