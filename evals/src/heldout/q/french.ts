import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { RIG } from './rig.ts';

/** In French: a co-operative's meeting, a dance company. */
export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-q-cooperative',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

La cave coopérative de Saint-Macaire réunit ses adhérents en assemblée générale le vendredi 4 décembre, dans le hall d'embouteillage. Nous serons 220.

Voici ce que nous cherchons à louer : 220 chaises coque noire, une estrade de 6 m x 2 m à 60 cm avec son escalier et sa jupe, trois plateaux nappés de blanc pour la tribune, un pupitre plexi et son col de cygne, deux colonnes Maui, quatre micros main HF, l'Epson PU1008 avec le cadre de 400, plus un technicien son.

Notre comptable vient avec son ordinateur et sa télécommande. Le vote se fait à main levée. Le pot d'après, verres compris, est préparé par le traiteur ; le café aussi. On se passera d'éclairage de scène, les néons suffisent bien. Ni captation ni diffusion, le conseil y tient. Le hall est chauffé, pas besoin d'appoint. Nos cavistes se chargeront de la manutention.

Cordialement,
Sylvain Lataste`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs(/coque M2/, [220, 231]),
        needs(/Samia 2 x 1/, 6),
        needs(/Plateau rect/, 3),
        needs(/160 x 260/, [3, 4]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('speaker_column', 2),
        needs('mic_wireless_handheld', 4),
        needs(/PU1008/, 1),
        needs(/Cadre 400/, 1),
        needs('crew_sound', [1, 14]),
      ],
      should: [
        needs(/pieds 60/, 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 16]),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: [
        ...RIG,
        'playback_laptop',
        'presentation_clicker',
        'glassware',
        'hot_drinks',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'space_heater',
        'patio_heater',
        'crew_stagehand',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'beer_table_set'],
      title: [/macaire|coopérative|assemblée/i, /220/],
    },
  },
  {
    id: 'ho-q-danse',
    language: 'fr',
    catalogue: 'garonne',
    description: `FICHE TECHNIQUE - Compagnie Ombelle, « Lisières » (4 danseuses)
Accueil : halle de Cadillac, samedi 13 mars, jauge 150

Sol : tapis de danse noir, 10 m x 8 m. La pièce se joue de plain-pied, donc pas de praticables.
Draperie : 24 m de pendrillons noirs
Lumière : 12 découpes, 8 PAR LED, console FLX S24
Son : 4 RCF 912, 2 subs RCF 8004, 2 retours, lecteur Denon

À la charge de la compagnie : le régisseur lumière et le régisseur son voyagent avec nous, merci de ne prévoir personne à ces postes.
À la charge de la commune : gradin et chaises ; alimentation 63 A déjà tirée (groupe inutile).
Sans objet : micros de toute sorte, vidéoprojection, poursuite, lyres.
Interdit : brouillard, fumée. La charpente est équipée de détecteurs optiques.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('stage_floor', [80, 84]),
        needs('drape', 24),
        needs('profile_spot', 12),
        needs(/PAR LED Starway/, 8),
        needs(/FLX S24/, 1),
        needs(/RCF ART 912/, 4),
        needs(/RCF SUB/, 2),
        needs('stage_monitor', 2),
        needs('audio_player', 1),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      excluded: [
        'stage_deck',
        'crew_lighting',
        'crew_sound',
        'chair',
        'generator',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_headset',
        'mic_wired',
        'mic_instrument',
        'projector',
        'projection_screen',
        'followspot',
        'moving_head',
        'hazer',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'disco_light', 'lectern', 'crowd_barrier', 'beer_table_set'],
      title: [/cadillac|lisières|ombelle|danse/i, /150/],
    },
  },
];
