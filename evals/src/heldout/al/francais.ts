import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, RADIO_MICS, SEATS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SCREENS, STAGES } from '../usual.ts';

/** A wedding and a meeting over two days. */
export const FRANCAIS: readonly EvalBrief[] = [
  {
    id: 'ho-al-mariage-domaine',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 19 juin dans un domaine près de Langon et nous serons 140 à table.

Il nous faudrait 18 tables rondes de 8 personnes avec leurs nappes, 140 chaises Napoléon blanches, 140 chaises pliantes blanches pour la cérémonie et l'arche en bois, 8 mange-debout pour le vin d'honneur, une sono avec un micro main pour la cérémonie et les discours, 12 guirlandes guinguette et une piste de danse de 36 m².

Le traiteur fournit la vaisselle, les couverts, les verres et ses serveurs. Le DJ est un ami, il vient avec ses platines et sa table de mixage. Le domaine a une salle, donc pas de tente, et des sanitaires. Et surtout pas de vidéoprojecteur ni d'écran, nous y tenons !

Merci d'avance,
Solène et Mathieu`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/Table ronde Ø 150/, [18, 19]),
        needs(/Nappe ronde/, [18, 22]),
        needs(/Napoléon III blanche/, [140, 150]),
        needs(/Chaise pliante blanche/, [140, 150]),
        needs('ceremony_arch', 1),
        needs('table_cocktail', 8),
        either(needs(['speaker_top', 'speaker_column'], [1, 6]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('festoon', 12),
        needs('dance_floor', 36),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'napkin'],
      offers: without(PARTY_OFFERS, 'glassware', 'crew_waiter', 'crew_dj', 'serving'),
      excluded: [
        ...TABLEWARE,
        'crew_waiter',
        ...DECKS,
        'crew_dj',
        'marquee',
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        ...SCREENS,
      ],
      silly: ['lectern', 'crowd_barrier', 'line_array', 'stage_monitor', 'generator', 'flip_chart'],
      title: [/langon|mariage/i, /140/],
    },
  },
  {
    id: 'ho-al-colloque-viticulture',
    language: 'fr',
    catalogue: 'garonne',
    description: `Madame, Monsieur,

Notre institut organise un colloque de viticulture les jeudi 14 et vendredi 15 octobre, au palais des congrès, pour 220 participants assis en théâtre. Une table ronde réunira cinq intervenants.

Merci de nous chiffrer pour les deux jours :
- sonorisation de la salle avec technicien
- cinq micros cravate et deux micros main pour les questions
- un pupitre en plexi avec micro col de cygne
- un vidéoprojecteur, un écran de 4 m de base, un PC portable et une télécommande
- la captation à deux caméras avec cadreurs, régie et diffusion en direct sur internet
- une banque d'accueil et 20 grilles d'exposition pour les posters
- en option, une boucle magnétique

Veuillez agréer nos salutations distinguées.
Le secrétariat`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 3])),
        needs('crew_sound', [1, 40]),
        needs('mic_wireless_lapel', 5),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('registration_desk', 1),
        needs('pinboard', 20),
      ],
      should: [{ anyOf: [{ what: ['induction_loop'], units: 1, offered: true }] }, needs('transport')],
      allowed: [...MEETING, ...BROADCAST, ...RADIO_MICS],
      offers: [...MEETING_OFFERS, ...SEATS, ...STAGES],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'subwoofer'],
      title: [/viticulture|colloque/i, /220/],
    },
  },
];
