import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SEATS, SLIDES, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const SEMINAIRE_OFF: readonly Selector[] = ['audio', 'crew_sound', ...SEATS, 'table_round', 'table_trestle'];
const MUSIQUE_OFF: readonly Selector[] = [
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'crowd_barrier',
  'stage_wash',
  'uplight',
  'profile_spot',
  'moving_head',
  'followspot',
  'disco_light',
  'lighting_package',
  'lighting_console',
  'festoon',
  'floodlight',
  'crew_lighting',
];
const VOEUX_OFF: readonly Selector[] = [...SEATS, ...TABLEWARE, 'crew_waiter'];

/** In French. */
export const FRANCAIS: readonly EvalBrief[] = [
  {
    id: 'ho-by-seminaire-chateau',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour Monsieur,

Je prépare notre séminaire annuel des 17 et 18 mars, au château de Pressac. Nous serons 110 collaborateurs en plénière (format théâtre), puis trois ateliers de 30 à 40 personnes.

Voici mes besoins :
Plénière : un vidéoprojecteur 8 500 lumens, un écran de 4 m de base, un PC portable, une télécommande, un retour écran pour les orateurs et un pupitre.
Ateliers : dans chacun, un écran LED 55 pouces sur pied et deux paperboards.
Accueil : une banque et 3 portants pour les manteaux.
Un technicien vidéo présent les deux jours.

Le château met à notre disposition ses chaises et ses tables. La salle de plénière est déjà sonorisée, micros compris, et c'est leur régisseur qui s'en occupe : rien à prévoir de votre côté pour le son.

Bien à vous,
Solène Guichard
Assistante de direction`,
    good: {
      attendees: 110,
      days: 2,
      must: [
        needs(/PU1008/, 1),
        needs(/Cadre 400/, 1),
        needs('playback_laptop', [1, 4]),
        needs('presentation_clicker', [1, 4]),
        needs('confidence_monitor', 1),
        needs('lectern', 1),
        needs(/LED 55/, 3),
        needs('flip_chart', 6),
        needs('registration_desk', 1),
        needs('coat_rail', 3),
        needs('crew_video', [1, 24]),
      ],
      should: [needs('transport')],
      allowed: without([...SLIDES, ...ANY_JOB], ...SEMINAIRE_OFF),
      offers: without(MEETING_OFFERS, ...SEMINAIRE_OFF, ...RADIO_MICS, ...SPEAKERS, 'induction_loop', 'audio_recorder'),
      excluded: SEMINAIRE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'drum_kit', ...FOG],
      title: [/pressac|s[ée]minaire/i, /110/],
    },
  },
  {
    id: 'ho-by-fete-musique',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour, comité de quartier Saint-Genès, on organise la fête de la musique le dimanche 21 juin place de l'Église, de 15h à 20h. Deux groupes de rock du quartier à la suite (chant, 2 guitares, basse, batterie à chaque fois), on attend 300 personnes environ.

il nous faut
- une scène de 6 x 4 m à 40 cm avec un escalier
- la sono avec caissons, et un technicien son
- 4 retours
- 4 micros chant filaires + de quoi reprendre la batterie et les amplis
- un groupe électrogène 40 kVA et les rallonges
- 2 barnums 3x3, un pour la régie et un pour la buvette
- 10 ensembles brasserie

Les musiciens viennent avec leur batterie et leurs amplis. A 20h en juin il fait grand jour donc pas d'éclairage du tout. Les barrières, c'est la mairie qui les prête.

on a 3500 euros de budget. Merci !! Yannick`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 12]),
        needs('crew_sound', [1, 14]),
        needs('stage_monitor', [4, 6]),
        needs(/SM58/, [4, 6]),
        needs('mic_instrument', [1, 12]),
        needs(/40 kVA/, 1),
        needs('power_cable', [1, 40]),
        needs('gazebo', 2),
        needs('beer_table_set', 10),
      ],
      should: [
        needs(/4 pieds 40/, 12),
        needs(['subwoofer', 'pa_package'], [1, 8]),
        needs('mic_stand', [4, 20]),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: without([...OUTDOORS, ...BAND, ...PLATFORM], ...MUSIQUE_OFF, 'floodlight'),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
        ...MUSIQUE_OFF,
        'backline',
        'festoon',
        'uplight',
        'smoke_machine',
        'strobe',
        'blinder',
        'followspot',
        'spark_machine',
        'confetti_machine',
        'stage_wash',
      ),
      excluded: MUSIQUE_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'interpretation_booth', 'registration_desk'],
      title: [/musique|saint-gen[èe]s/i, /300/],
    },
  },
  {
    id: 'ho-by-voeux-maire',
    language: 'fr',
    catalogue: 'garonne',
    description: `Mairie – service protocole
Demande de devis : cérémonie des vœux à la population
Date : vendredi 15 janvier, 18 h 30
Lieu : halle couverte et chauffée
Public attendu : 250 personnes

Prestations demandées
• estrade de 4 x 2 m, hauteur 40 cm, avec jupe noire et un escalier
• pupitre avec micro col de cygne, plus un micro HF main
• sonorisation pour discours, avec un technicien son
• fond photo imprimé derrière l'estrade
• 30 mange-debout
• 4 oliviers en pot
• 5 portants pour le vestiaire
• 2 hôtesses d'accueil

Précisions
La cérémonie se déroule debout, ne chiffrez pas de chaises. Le traiteur retenu fournit la verrerie et la vaisselle et vient avec ses propres serveurs.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', 4),
        needs('stage_skirt', [4, 12]),
        needs('stage_steps', 1),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 8]),
        needs('crew_sound', [1, 12]),
        needs('backdrop', 1),
        needs('table_cocktail', 30),
        needs('plants', 4),
        needs('coat_rail', 5),
        needs('crew_host', [2, 16]),
      ],
      should: [needs(/4 pieds 40/, 4), needs('transport')],
      allowed: without([...SPEECH, ...PLATFORM, ...ANY_JOB, 'tablecloth'], ...VOEUX_OFF),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], ...VOEUX_OFF),
      excluded: VOEUX_OFF,
      silly: ['generator', 'toilet', 'marquee', 'space_heater', 'stage_monitor', 'drum_kit', 'crowd_barrier', ...FOG],
      title: [/v(œ|oe)ux/i, /250/],
    },
  },
];
