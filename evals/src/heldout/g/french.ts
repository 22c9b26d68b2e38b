import { type EvalBrief, needs } from '../../expectation.ts';
import { without } from '../f/without.ts';
import { OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** France: a band's sheet, a school's fair. */
export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-g-fiche-technique-bal',
    language: 'fr',
    catalogue: 'garonne',
    description: `LES TRAVERSIERS – bal trad amplifié – fiche technique 2026
Date : samedi 18 juillet, place de la Halle, Lavardac, jauge 350, plein air

1. SCÈNE à fournir par l'organisateur : 6 x 4 m, hauteur 60 cm, un escalier. Couverture non nécessaire, nous jouons sous la halle.
2. FAÇADE : 4 têtes et 2 caissons au minimum, plus une console numérique et son boîtier de scène.
3. RETOURS : 5, sur 4 circuits.
4. PATCH : 4 SM58, 2 SM57, 6 DI, 8 pieds perche. Les pinces pour violon et accordéon sont à nous.
5. LUMIÈRE : 8 PAR LED et un pupitre, rien de plus ; notre éclairagiste les pilote.
6. PERSONNEL : un technicien son d'accueil. Nous mixons nous-mêmes.
7. PLANCHER : 40 m2 de piste de danse devant la scène, c'est un bal.
8. À ne pas prévoir : batterie, amplis (tout est dans notre camion), machine à brouillard, barrières (les gens dansent jusqu'au bord).`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Samia 2/, 12),
        needs('speaker_top', [4, 8]),
        needs('subwoofer', [2, 6]),
        needs(/Retour RCF/, [5, 5]),
        needs(/^SM58/, 4),
        needs('di_box', 6),
        needs(/PAR LED Starway/, 8),
        needs('dance_floor', 40),
      ],
      should: [
        needs(/SM57/, 2),
        needs('mic_stand', 8),
        needs('mixing_console', 1),
        needs('stagebox', 1),
        needs('stage_steps', [1, 2]),
        needs(/pieds 60/, 12),
        needs('lighting_console', 1),
        needs('crew_sound', 1),
        needs('transport'),
      ],
      allowed: without([...SHOW, 'line_array'], 'hazer', 'effect_fluid', 'drum_kit'),
      offers: without(
        [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'generator', 'fuel'],
        'smoke_machine',
        'backline',
        'crowd_barrier',
        'stage_roof',
      ),
      excluded: [
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'hazer',
        'smoke_machine',
        'crowd_barrier',
        'mobile_stage',
        'crew_lighting',
      ],
      silly: [
        'projector',
        'lectern',
        'marquee',
        'moving_head',
        'disco_light',
        'chair_banquet',
        'mic_wireless_lapel',
        'table_round',
      ],
      title: [/lavardac|traversiers|bal/i, /350/],
    },
  },
  {
    id: 'ho-g-kermesse-parents',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour Madame, Monsieur,

Je vous écris au nom des parents d'élèves de l'école Jules-Ferry à Agen. Notre kermesse a lieu le vendredi 26 juin de 16 h 30 à 21 h, on table sur 450 personnes.

On voudrait louer 10 barnums 3 x 3, 40 ensembles brasserie, 2 châteaux gonflables, le chamboule-tout (les 2 si possible) et un lot de jeux en bois. Côté buvette : une tireuse à bière 2 becs, une armoire froide, 2 percolateurs. Et une enceinte sur batterie avec son micro pour appeler les gagnants de la tombola.

Il nous faudrait aussi 8 prolongateurs et, pour la buvette, 300 gobelets en verre. Livraison le matin, la cour ouvre à 8 h.

Cordialement,
Maud Etcheverry`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('beer_table_set', 40),
        needs('inflatable', 2),
        needs(/Chamboule/, [1, 2]),
        needs(/Jeux en bois/, 1),
        needs(/Tireuse/, 1),
        needs('hot_drinks', 2),
        needs(/Mipro/, 1),
      ],
      should: [needs(/Armoire froide/, 1), needs(/Prolongateur/, [8, 10]), needs(/Gobelet/, 300), needs('transport')],
      allowed: [...OUTDOORS, 'game'],
      offers: [...OUTDOORS_OFFERS, 'photo_booth', 'bubble_machine', 'crew_host', 'cooking', 'marquee', 'glassware'],
      silly: ['projector', 'lectern', 'subwoofer', 'line_array', 'chair_banquet', 'dance_floor', 'marquee_lining'],
      title: [/agen|kermesse|ferry/i, /450/],
    },
  },
];
