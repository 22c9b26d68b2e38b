import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SEATS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS } from '../usual.ts';
import { system } from './keep.ts';

/** Carols in an Australian park, and two in French. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-ag-park-carols',
    language: 'en',
    catalogue: 'marlowe',
    description: `PHONE NOTES - Deb at the council, re carols in the park
Sat 12 Dec, 6 to 9.30 pm, rotunda end. Reckons 1,500 if it's dry

Needs: trailer stage w roof / big sound, reaches the back fence, plus operator / 2 headsets for the hosts, 4 radio handhelds / 2 pairs of the NT5s for the massed choir / stage light kit + somebody to drive it / LED screen trailer for the words / 10 festoons / 6 gazebos for the charity stalls / 10 portaloos + 2 accessible / 60 crowd barriers / 20 kVA gennie for the stage / 8 crowd marshals

Doesn't need: seating, everybody brings a rug. Bins, parks and gardens put theirs out. Salvos bring the keyboard and a drummer with his own kit. Jumping castle is Rotary's. Fireworks got knocked on the head.

Food trucks come off council's own list.

Bump in from midday. She wants it itemised.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        system(16),
        needs('crew_sound', [1, 2]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', [4, 4]),
        needs(/NT5/, [2, 2]),
        needs(['lighting_package', 'stage_wash'], [1, 12]),
        needs(/LED screen trailer/, 1),
        needs('festoon', 10),
        needs('gazebo', 6),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        needs('crowd_barrier', [60, 60]),
        needs(/20kVA/, 1),
      ],
      should: [
        needs('crew_steward', [8, 8]),
        needs('crew_lighting', [1, 2]),
        needs('playback_laptop', 1),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'waste_bin'), ...BAND, ...STAGE_LIGHT, 'crew_video', 'video_cable'],
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
        ...SEATS,
        'bench',
        'beer_table_set',
        'backline',
        'spark_machine',
      ),
      excluded: [...SEATS, 'bench', 'waste_bin', 'keyboard', 'piano', 'drum_kit', 'inflatable'],
      silly: ['projector', 'dance_floor', 'table_round', 'flip_chart', 'registration_desk', 'pinboard'],
      title: [/carols/i, /1[.,  ]?500/],
    },
  },
  {
    id: 'ho-ag-assemblee-mutuelle',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Notre mutuelle tient son assemblée générale le jeudi 10 juin à Libourne, salle des fêtes, 250 adhérents attendus de 9 h à 13 h. Pouvez-vous nous chiffrer :

- une scène de 6 x 4 m en 40 cm avec escalier et rampe PMR
- le pupitre plexi avec son col de cygne
- 3 micros HF main pour les questions, 2 cravates
- la sono et un technicien
- le vidéoprojecteur 8 500 lumens, un écran de 4 m, un PC portable, une télécommande, un retour écran en bord de scène
- une boucle magnétique
- une caméra avec cadreur (pour nos archives, pas de direct)
- 250 chaises M2 accrochables
- 2 banques d'accueil, 4 portants

Le café et le buffet sont l'affaire du traiteur, percolateurs, tasses et verres compris, et il vient avec ses serveurs. La salle prête ses tables. Côté lumière, le gril de la salle suffit et leur régisseur s'en occupe.

Montage la veille dès 16 h.

Bien à vous,
Solène Castaing`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', [12, 24]),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [3, 3]),
        needs('mic_wireless_lapel', 2),
        system(8),
        needs('crew_sound', 1),
        needs(/PU1008/, 1),
        needs(/400 x 225/, 1),
        needs(/Retour écran/, 1),
        needs('induction_loop', 1),
        needs('camera', 1),
        needs('crew_camera', 1),
        needs(/M2 accrochable/, [250, 250]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('stage_steps', [1, 2]),
        needs('registration_desk', 2),
        needs('coat_rail', 4),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'video_recorder'],
      offers: without(MEETING_OFFERS, ...STAGE_LIGHT, 'uplight', 'streaming_encoder'),
      excluded: [
        ...TABLEWARE,
        'hot_drinks',
        'crew_waiter',
        'table_round',
        'table_trestle',
        'streaming_encoder',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'moving_head',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'subwoofer'],
      title: [/libourne|assemblée/i, /250/],
    },
  },
  {
    id: 'ho-ag-fete-du-sport',
    language: 'fr',
    catalogue: 'garonne',
    description: `CAHIER DES CLAUSES TECHNIQUES PARTICULIÈRES (extrait)
Marché de location : fête du sport, plaine des Coteaux, dimanche 12 septembre, 10 h - 19 h, fréquentation estimée à 1 800 personnes

Article 1 - Objet
Location, livraison, montage, démontage et reprise du matériel décrit ci-après.

Article 2 - Consistance des prestations
2.1 Vingt barnums 3 x 3, une pagode 5 x 5 pour l'accueil.
2.2 Cinquante plateaux rectangulaires et deux cents chaises coque.
2.3 Un podium remorque couvert 8 x 6.
2.4 Une sonorisation adaptée à 1 800 personnes en plein air avec technicien son, trois micros HF main et deux serre-tête.
2.5 Cent barrières Vauban, dix grilles Heras.
2.6 Douze WC autonomes, deux WC PMR, trois lave-mains doubles.
2.7 Douze talkies, dix extincteurs.
2.8 Deux châteaux gonflables.

Article 3 - Prestations exclues du marché
Les conteneurs de tri sont mis en place par la communauté de communes. L'alimentation électrique est assurée par le coffret forain de la plaine : aucun groupe électrogène ne sera accepté. Le gardiennage et les secours font l'objet de conventions distinctes. La buvette est tenue par le comité des fêtes, qui dispose de sa tireuse et de son armoire froide.

Article 4 - Délais
Installation le samedi avant 18 h. Pénalité de 150 EUR par heure de retard.

Article 5 - Jugement des offres
Prix 60 %, valeur technique 30 %, développement durable 10 %.`,
    good: {
      attendees: 1800,
      days: 1,
      must: [
        needs('gazebo', 20),
        needs(/Pagode 5 x 5/, 1),
        needs(/Plateau rect/, [50, 50]),
        needs(/coque/, [200, 200]),
        needs('mobile_stage', 1),
        system(16),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [3, 3]),
        needs('mic_headset', 2),
        needs('crowd_barrier', [100, 100]),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('two_way_radio', 12),
        needs('inflatable', 2),
      ],
      should: [needs('fencing', 10), needs('hand_wash', 3), needs('fire_extinguisher', 10), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel', 'waste_bin', 'crew_steward'), ...LOUD, 'stage_monitor'],
      offers: without([...OUTDOORS_OFFERS, ...STAGE_LIGHT, 'fan'], 'waste_bin', 'crew_steward', 'crew_medic'),
      excluded: ['waste_bin', 'generator', 'fuel', 'crew_steward', 'crew_medic', 'refrigeration', /Tireuse/],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'disco_light', 'uplight', 'hazer'],
      title: [/sport/i, /1[.,   ]?800/],
    },
  },
];
