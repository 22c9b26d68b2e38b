import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';

/** A wedding and a morning of talks in French, a village's feast in Spanish. */
export const ROMANCE: readonly EvalBrief[] = [
  {
    id: 'ho-aq-mariage-blaye',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 19 juin dans un domaine près de Blaye, en plein air puis sous une structure. Nous serons 130.

Il nous faudrait :
- une structure de 10 x 15 avec plancher bois et velum
- 130 chaises Napoléon blanches, 17 tables rondes de 8 avec leurs nappes
- une arche de cérémonie
- une petite enceinte autonome avec micro pour la cérémonie laïque
- 6 guirlandes guinguette
- 24 projecteurs sur batterie pour l'ambiance
- une piste de danse de 25 m²
- en option : le photobooth

Le traiteur fournit la vaisselle, les couverts et les verres, et vient avec ses serveurs. Notre DJ a tout son matériel, son et lumière. Le domaine dispose de sanitaires. Pas de feux d'artifice ni de jets d'étincelles, le propriétaire l'interdit.

Pouvez-vous nous adresser un devis, livraison le jeudi ?

Bien à vous,
Solène et Mathis`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/10 x (15|25)/, 1),
        needs(/Plancher bois/, [150, 250]),
        needs('marquee_lining', [150, 250]),
        needs(/Napoléon III blanche/, [130, 130]),
        needs('table_round', [17, 18]),
        needs('tablecloth', [17, 18]),
        needs('ceremony_arch', 1),
        needs(/Mipro/, [1, 2]),
        needs('festoon', 6),
        needs(/sur batterie/, 24),
        needs('dance_floor', [25, 25]),
        offers('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'audio_player', 'mic_stand', 'speaker_stand', 'mic_wireless_handheld', 'space_heater'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...LOOS,
        'glassware',
        'crew_waiter',
        'crew_dj',
        'disco_light',
        'spark_machine',
      ),
      excluded: [
        ...TABLEWARE,
        'crew_waiter',
        ...DECKS,
        'crew_dj',
        'disco_light',
        'moving_head',
        'subwoofer',
        /Kit sono soirée/,
        ...LOOS,
        'spark_machine',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'line_array', 'registration_desk', ...FOG],
      title: [/blaye|mariage/i, /130/],
    },
  },
  {
    id: 'ho-aq-table-ronde',
    language: 'fr',
    catalogue: 'garonne',
    description: `Madame, Monsieur,

Dans le cadre de la semaine de l'eau, notre syndicat organise le mardi 16 mars de 9 h à 13 h une matinée de conférences à Libourne, 120 personnes assises en style théâtre. Elle comprend deux exposés puis une table ronde avec cinq intervenants et un animateur.

Merci de chiffrer :
la scène, 6 x 3 m, hauteur 40 cm, avec escalier et jupe
120 chaises coque noires
6 fauteuils et 2 tables basses pour la table ronde
le pupitre avec micro col de cygne
6 micros serre-tête ou cravate, 2 micros main pour la salle
la sonorisation
vidéoprojecteur, écran de 4 m, ordinateur, télécommande
un retour écran pour les orateurs
captation par 2 caméras avec cadreurs et diffusion en direct
un technicien son et un technicien vidéo
une banque d'accueil

Notre enveloppe est de 7 000 € HT.

Veuillez agréer nos salutations distinguées.
C. Larrieu`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs(/coque M2/, [120, 120]),
        needs('armchair', [6, 6]),
        needs('table_coffee', [2, 2]),
        needs('lectern', 1),
        needs(['mic_headset', 'mic_wireless_lapel'], [6, 6]),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 2])),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('confidence_monitor', [1, 2]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('streaming_encoder', 1),
        needs('crew_sound', [1, 12]),
        needs('crew_video', [1, 12]),
        needs('registration_desk', 1),
      ],
      should: [
        needs('presentation_clicker', 1),
        needs('mic_lectern', 1),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs('video_switcher', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...BROADCAST],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'disco_light', 'subwoofer', ...FOG],
      title: [/libourne|conf[ée]rence|eau|table ronde/i, /120/],
    },
  },
  {
    id: 'ho-aq-fiestas-barrio',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola:

Somos la peña de un pueblo de la huerta y montamos las fiestas el viernes 13 y el sábado 14 de agosto en la plaza, unas 500 personas cada noche. Necesitamos que nos paséis precio de:

escenario móvil cubierto
equipo de sonido para orquesta con subgraves, 4 monitores de escenario y mesa digital, con técnico las dos noches
4 micros inalámbricos de mano
8 PAR y 6 cabezas móviles, con su técnico
60 conjuntos cerveceros
20 guirnaldas
un generador de 40 kVA
8 WC y 1 adaptado
50 vallas
2 paelleros gigantes
8 walkies

Un saludo, Vicent`,
    good: {
      attendees: 500,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', 4),
        needs(/digital A&H/, 1),
        needs('crew_sound', [1, 40]),
        needs('mic_wireless_handheld', [4, 4]),
        needs(/PAR LED/, [8, 8]),
        needs('moving_head', [6, 6]),
        needs('crew_lighting', [1, 40]),
        needs('beer_table_set', 60),
        needs('festoon', 20),
        needs('generator', 1),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', [50, 50]),
        needs(/Paellero/, 2),
        needs('two_way_radio', 8),
      ],
      should: [needs('power_distro', [1, 8]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, 'mic_wired', 'mic_instrument', 'di_box', 'hazer', 'stage_steps'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS, ...TABLEWARE],
      silly: ['projector', 'lectern', 'dance_floor', 'registration_desk', 'interpretation_booth', 'table_round'],
      title: [/fiesta|plaza|huerta|pueblo/i, /500/],
    },
  },
];
