import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, SEATS, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, DECKS, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-e-seminaire-lyon',
    language: 'fr',
    catalogue: 'demo',
    description: `Bonjour,

Pour notre séminaire du mardi 24 mars à Lyon (90 participants, de 9 h à 17 h), pourriez-vous nous chiffrer la location de :

- un vidéoprojecteur
- un ordinateur portable et une télécommande
- un pupitre avec micro
- deux micros-cravates et deux micros main sans fil
- une sonorisation adaptée à la salle
- trois paperboards
- un technicien pour la journée

La salle dispose d'un écran, de tables et de chaises. Les pauses café et le déjeuner sont assurés par l'hôtel. Nous n'avons pas besoin d'éclairage.

Bien cordialement,
Sandrine Mazerolle`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('projector', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 6]),
        needs('flip_chart', 3),
        needs(['crew_sound', 'crew_video', 'crew_technician'], [1, 2]),
      ],
      should: [either(needs('mixing_console', 1), needs('pa_package')), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [
        'projection_screen',
        ...SEATS,
        'table_round',
        'table_trestle',
        'hot_drinks',
        'lighting',
        'crew_lighting',
      ],
      silly: ['subwoofer', 'line_array', 'generator', 'dance_floor', 'marquee', 'toilet', 'stage_monitor'],
      title: [/lyon/i, /90/],
    },
  },
  {
    id: 'ho-e-soiree-anderlecht',
    language: 'fr',
    catalogue: 'zenne',
    description:
      'Bonjour, nous organisons la fête du personnel le vendredi 11 décembre de 19 h à 1 h dans une ancienne brasserie à Anderlecht, pour 160 personnes. Pouvez-vous nous faire un prix pour 16 mange-debout avec housses, 2 bars LED, une sono avec caissons de basses pour danser, un DJ avec platines et table de mixage, un micro sans fil pour le discours, 2 sets de lumières disco, une boule à facettes, 12 projecteurs d’ambiance sur batterie, une piste de danse de 36 m², 4 vestiaires, un photobooth et 3 barmans ? Le traiteur apporte la vaisselle et les verres. Pas besoin de scène. Il y a des toilettes et du chauffage sur place. Livraison et reprise comprises, merci. Fabienne',
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('table_cocktail', [16, 16]),
        needs(/Stretchhoes/, 16),
        needs(/LED-toog/, 2),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', [1, 6]), needs(/Feestset/)),
        needs('crew_dj', 1),
        needs('dj_player', [1, 2]),
        needs('dj_mixer', 1),
        needs('mic_wireless_handheld', 1),
        needs(/Discoset/, 2),
        needs('mirror_ball', 1),
        needs('uplight', 12),
        needs('dance_floor', [36, 36]),
        needs('coat_rail', 4),
        needs('photo_booth', 1),
        needs('crew_bar', 3),
        needs('delivery', [1, 2]),
      ],
      should: [either(needs('dj_booth', 1), needs('crew_stagehand'))],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, ...DECKS, 'dj_booth', 'stage_monitor'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, 'crew_steward'],
      excluded: [...TABLEWARE, 'stage_deck', 'mobile_stage', ...LOOS, 'space_heater'],
      silly: ['generator', 'marquee', 'lectern', 'projector', 'table_round', 'crowd_barrier', 'gazebo'],
      title: [/anderlecht/i, /160/],
    },
  },
];
