import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In French, one of them over the British shelf. */
export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-bh-choeur-jumelage',
    language: 'fr',
    catalogue: 'wyre',
    description: `Bonjour,

Notre chœur de Perpignan vient chanter le samedi 24 octobre dans l'église de notre ville jumelle, à Lancaster. 36 choristes, un quatuor à cordes et environ 200 auditeurs. Le curé nous a donné votre adresse.

Pourriez-vous nous fournir :
- des gradins pour les 36 choristes
- 5 pupitres avec lampe (le quatuor et la cheffe)
- 8 projecteurs LED sur pieds pour éclairer le chœur, avec quelqu'un pour les régler
- 2 caméras avec cadreurs, car le concert sera diffusé en direct pour les familles, et de quoi l'enregistrer

L'église possède sa propre sonorisation, nous n'avons donc pas besoin d'enceintes. Le public s'assoit sur les bancs, pas de chaises à prévoir. Le piano est celui de la paroisse. Enfin, pas de fumée s'il vous plaît, c'est très mauvais pour les voix.

Bien cordialement,
Maryse`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('choir_riser', [3, 3]),
        needs('music_stand', 5),
        either(needs('stage_wash', [8, 8]), needs('lighting_package', 1)),
        needs(['crew_lighting', 'crew_technician'], [1, 10]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs(['streaming_encoder', 'video_recorder'], [1, 2]),
      ],
      should: [needs('video_switcher', 1), needs('lighting_stand', [2, 8]), needs('transport')],
      allowed: [
        ...without(STAGE_LIGHT, 'moving_head'),
        ...BROADCAST,
        ...ANY_JOB,
        'mic_instrument',
        'mic_stand',
        'audio_cable',
        'mixing_console',
        'crew_technician',
        'video_recorder',
      ],
      offers: without(MEETING_OFFERS, ...SPEECH),
      excluded: [...SPEAKERS, 'chair', 'chair_banquet', 'keyboard', 'piano', 'hazer', 'smoke_machine'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'table_round'],
      title: [/lancaster|ch(œ|oe)ur|concert|chorale/i, /200/],
    },
  },
  {
    id: 'ho-bh-ag-mutuelle',
    language: 'fr',
    catalogue: 'garonne',
    description: `Madame, Monsieur,

Notre mutuelle réunit son assemblée générale le jeudi 4 juin, de 9 h à 13 h, dans une halle vide à Libourne. 220 délégués, disposition théâtre, suivie d'un cocktail debout.

Nous souhaitons recevoir un devis pour :
• une scène de 6 x 3 m à 40 cm de hauteur, avec escalier et rampe PMR
• un pupitre avec son micro
• quatre micros HF main (la tribune et la salle) et deux micros cravate
• une sonorisation pour la voix
• un vidéoprojecteur 8 500 lumens et un écran de 4 m, un PC portable, une télécommande
• un retour écran pour les orateurs
• une caméra avec cadreur et la retransmission en direct
• 220 chaises noires accrochables
• deux banques d'accueil, six portants pour le vestiaire
• 20 mange-debout
• les techniciens son et vidéo

Budget indicatif : 9 000 € HT.

Salutations distinguées,
Le secrétariat général`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('stage_deck', [9, 18]),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [4, 4]),
        needs('mic_wireless_lapel', 2),
        needs(SPEAKERS, [1, 12]),
        needs(/PU1008/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('camera', 1),
        needs('crew_camera', [1, 12]),
        needs('streaming_encoder', 1),
        needs(/M2 accrochable/, [220, 220]),
        needs('registration_desk', 2),
        needs('coat_rail', 6),
        needs('table_cocktail', [20, 20]),
        needs('crew_sound', [1, 12]),
        needs('crew_video', [1, 12]),
      ],
      should: [needs('stage_steps', [1, 2]), needs('mixing_console', [1, 2]), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...BROADCAST, 'subwoofer', 'line_array'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...TABLEWARE],
      silly: ['marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier', 'beer_table_set'],
      title: [/libourne|assembl/i, /220/],
    },
  },
];
