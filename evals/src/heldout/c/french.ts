import { type EvalBrief, either, needs } from '../../expectation.ts';
import { OPERATORS, PLATFORM, SEATS, SPEAKERS, SPEECH } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW } from '../usual.ts';

export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-c-lycee-canberra',
    language: 'fr',
    catalogue: 'wattlebird',
    description: `Bonjour,

Le lycée français de Canberra organise sa fête de fin d'année le vendredi 28 novembre de 14 h à 18 h, dans la cour, pour environ 400 personnes.

Trois groupes d'élèves joueront l'un après l'autre. Il nous faudrait :
- une scène de 7,2 x 4,8 m, hauteur 60 cm, avec un escalier
- une sono avec caissons de basses, 4 retours, une console et 6 micros chant sur pied
- un technicien son
- 10 tonnelles 3x3
- 20 tables pliantes et 100 chaises
- 6 poubelles

Les groupes apportent leurs instruments et leurs amplis. Pas d'éclairage, c'est en plein après-midi. L'électricité vient du lycée, donc pas de groupe électrogène.

Merci d'avance,
Hélène Marchetti`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/Stage deck 2.4/, 12),
        needs('stage_steps', [1, 2]),
        needs(['speaker_top', 'line_array', 'speaker_column'], [2, 10]),
        needs('subwoofer', [2, 4]),
        needs('stage_monitor', 4),
        needs('mixing_console', 1),
        needs(['mic_wired', 'mic_wireless_handheld'], [6, 14]),
        needs('mic_stand', [6, 20]),
        needs('crew_sound', [1, 2]),
        needs('gazebo', [10, 11]),
        needs('table_trestle', [20, 20]),
        needs('chair', 100),
        needs('waste_bin', 6),
      ],
      should: [needs('di_box'), needs('stage_handrail'), needs('transport')],
      allowed: [...SHOW.filter((each) => each !== 'hazer'), ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, 'photo_booth', 'mobile_stage', 'mic_wireless_handheld', 'loudhailer'],
      excluded: ['backline', 'lighting', 'generator'],
      silly: ['dance_floor', 'projector', 'marquee', 'lectern', 'toilet_trailer', 'space_heater'],
      title: [/canberra/i, /400/],
    },
  },
  {
    id: 'ho-c-colloque-rennes',
    language: 'fr',
    catalogue: 'demo',
    description: `Madame, Monsieur,

Notre laboratoire organise un colloque les 11 et 12 juin (deux jours) dans l'amphithéâtre de la faculté, à Rennes, avec 200 participants. Merci de nous adresser un devis pour :

1. un vidéoprojecteur et un écran de 5 m de large environ
2. un pupitre avec micro
3. quatre micros-cravates pour les tables rondes et deux micros HF à main pour la salle
4. la sonorisation de l'amphithéâtre
5. un ordinateur et une télécommande
6. 20 grilles pour les posters
7. une banque d'accueil
8. un technicien pendant les deux jours

L'amphithéâtre a déjà ses sièges et son estrade. Nous ne souhaitons ni captation ni retransmission.

Cordialement`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs('projector', 1),
        needs(/^16ft|^20ft/, 1),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 8]),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('pinboard', 20),
        needs('registration_desk', 1),
        needs(OPERATORS, [1, 3]),
      ],
      should: [needs(/^16ft/, 1), needs('mixing_console', 1), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS.filter((each) => !PLATFORM.includes(each)),
      excluded: [...SEATS, ...PLATFORM, 'camera', 'streaming_encoder', 'video_recorder'],
      silly: ['subwoofer', 'generator', 'dance_floor', 'marquee', 'toilet', 'disco_light'],
      title: [/rennes/i, /200/],
    },
  },
  {
    id: 'ho-c-boutique-lille',
    language: 'fr',
    catalogue: 'demo',
    description:
      'Bonjour, nous inaugurons notre nouvelle boutique à Lille le jeudi 17 septembre de 18h30 à 22h, 150 invités debout. Il nous faut 20 mange-debout, un bar, 300 flûtes à champagne, 20 m² de tapis rouge, 6 poteaux avec cordon, un photocall imprimé, une petite sono avec un micro sans fil pour le discours et la musique d’ambiance, et 8 projecteurs d’ambiance sur batterie. Pas de chaises ni de scène. Le traiteur vient avec ses serveurs. Livraison le matin svp. Merci, Camille',
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('table_cocktail', [20, 20]),
        needs('bar_unit', [1, 2]),
        needs(/Flute/, [300, 300]),
        needs('carpet', [20, 20]),
        needs('stanchion', [6, 7]),
        needs('backdrop', 1),
        needs(SPEAKERS, [1, 4]),
        either(needs(['mic_wireless_handheld'], [1, 2]), needs('pa_package')),
        needs('uplight', 8),
        needs('delivery', [1, 2]),
      ],
      should: [],
      allowed: [...SPEECH, ...ANY_JOB],
      offers: [...PARTY_OFFERS.filter((each) => each !== 'crew_waiter'), 'signage', 'plinth', 'display', /Light-Up/],
      excluded: [...SEATS, 'stage_deck', 'crew_waiter'],
      silly: ['subwoofer', 'generator', 'marquee', 'projector', 'toilet', 'line_array', 'table_round'],
      title: [/lille/i, /150/],
    },
  },
];
