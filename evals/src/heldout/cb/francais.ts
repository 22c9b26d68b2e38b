import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SEATS, SITE_POWER, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

const AG_OFF: readonly Selector[] = ['projector', 'projection_screen', ...SEATS, 'crew_sound'];
const CHAI_OFF: readonly Selector[] = [
  'crockery',
  'cutlery',
  /^Verre|^Flûte|^Gobelet/,
  'centrepiece',
  /soirée 150/,
  'subwoofer',
  'line_array',
  'disco_light',
  'moving_head',
  ...DECKS,
  'crew_dj',
];
const KERMESSE_OFF: readonly Selector[] = ['gazebo', 'inflatable', /Tireuse/];
const PLACE_OFF: readonly Selector[] = ['guitar_amp', 'bass_amp', 'crowd_barrier', 'waste_bin', 'generator'];

/** In French, from Bordeaux. */
export const FRANCAIS: readonly EvalBrief[] = [
  {
    id: 'ho-cb-ag-randonneurs',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Notre club de randonnée tient son assemblée générale le samedi 22 mars à 14 h, à la salle des fêtes de Podensac. Nous attendons 180 adhérents.

Il nous faudrait :
- une estrade de 6 m x 2 m, hauteur 40 cm, avec un escalier et une jupe noire
- un pupitre avec son micro
- 3 micros HF main (deux pour la salle, un pour la tribune)
- une sono pour que tout le monde entende bien, console comprise
- un PC portable et une télécommande pour le diaporama
- une banque d'accueil et 2 paperboards

Le vidéoprojecteur et l'écran sont installés à demeure dans la salle, et les chaises sont déjà sur place. Inutile de prévoir un technicien son pendant la réunion : Bernard, notre trésorier, était du métier et tiendra la console.

Merci d'avance,
Monique Labat, secrétaire`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Samia 2 x 1/, 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 20]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [1, 8]),
        needs(['mixing_console', 'pa_package'], [1, 3]),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('registration_desk', 1),
        needs('flip_chart', 2),
      ],
      should: [needs(/40 cm/, 6), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, 'table_trestle', 'table_desk', 'tablecloth'], ...AG_OFF),
      offers: without(MEETING_OFFERS, ...AG_OFF),
      excluded: AG_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/assembl[ée]e|randonn|podensac/i, /180/],
    },
  },
  {
    id: 'ho-cb-mariage-chai',
    language: 'fr',
    catalogue: 'garonne',
    description: `Coucou,

On se marie le 6 septembre dans un chai près de Cadillac, on sera 130 à table. Voilà notre liste :

Cérémonie laïque dans les vignes : 100 chaises pliantes blanches, l'arche en bois, une enceinte sur batterie avec micro
Vin d'honneur : 8 mange-debout, 4 parasols, 2 seaux à champagne par table haute donc 16
Dîner : 13 tables rondes de 10, nappes et serviettes blanches, 130 chaises cross-back
Soirée : piste de danse de 36 m², 20 guirlandes guinguette, 12 projecteurs sur batterie, 2 bars lumineux

Notre DJ vient avec toute sa sono et ses éclairages. Assiettes, couverts et verres : c'est le traiteur qui s'en occupe. Les centres de table, ma sœur les fabrique depuis Noël, alors surtout pas de vases !

Bises, Clémence & Thomas`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/pliante blanche/, 100),
        needs('ceremony_arch', 1),
        needs(['pa_package', 'speaker_top', 'speaker_column'], [1, 4]),
        needs('table_cocktail', 8),
        needs('parasol', 4),
        needs(/Seau à champagne/, 16),
        needs(/ronde Ø 180/, 13),
        needs(/Nappe ronde/, [13, 15]),
        needs('napkin', [130, 150]),
        needs(/cross-back/, 130),
        needs('dance_floor', 36),
        needs('festoon', 20),
        needs('uplight', 12),
        needs('bar_unit', 2),
      ],
      should: [needs(/Mipro/, [1, 2]), needs('transport')],
      allowed: without(
        [...ANY_JOB, ...SITE_POWER, ...RADIO_MICS, 'mixing_console', 'speaker_stand', 'mic_stand', 'crew_sound'],
        ...CHAI_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...LOOS, 'marquee', 'gazebo', 'crew_waiter'], ...CHAI_OFF, 'glassware'),
      excluded: CHAI_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'camera', 'registration_desk', 'flip_chart'],
      title: [/mariage|chai|cadillac/i, /130/],
    },
  },
  {
    id: 'ho-cb-kermesse-ecole',
    language: 'fr',
    catalogue: 'garonne',
    description: `Formulaire de demande de devis
Organisme : Association des parents d'élèves, école Jean-Zay, Langon
Manifestation : kermesse de fin d'année
Date : samedi 28 juin, de 10 h à 17 h, dans la cour de l'école
Nombre de personnes : 400 environ
Besoins : 30 ensembles brasserie, 2 jeux de chamboule-tout, 2 lots de jeux en bois géants, 1 machine à bulles, un percolateur, une armoire froide, 8 conteneurs de tri. Pour le spectacle des classes : un praticable de 6 m x 4 m à 40 cm avec escalier, une sono pour la musique et 2 micros HF main.
Précisions : la mairie nous prête ses barnums comme tous les ans. On se passe du château gonflable cette fois-ci, trop de bobos l'an dernier. Et comme la fête est sans alcool, pas de tireuse à bière.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('beer_table_set', 30),
        needs(/Chamboule/, 2),
        needs(/Jeux en bois/, 2),
        needs('bubble_machine', 1),
        needs('hot_drinks', 1),
        needs(/Armoire froide/, 1),
        needs('waste_bin', 8),
        needs(/Samia 2 x 1/, 12),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_handheld', [2, 3]),
      ],
      should: [needs(/40 cm/, 12), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS, 'effect_fluid'], ...KERMESSE_OFF, 'generator', 'hazer', 'disco_light'),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], ...KERMESSE_OFF),
      excluded: KERMESSE_OFF,
      silly: ['projector', 'lectern', 'camera', 'registration_desk', 'dance_floor', 'spark_machine'],
      title: [/kermesse|jean-zay|langon/i, /400/],
    },
  },
  {
    id: 'ho-cb-fete-musique-place',
    language: 'fr',
    catalogue: 'garonne',
    description: `Objet : concerts sur la place, 21 juin

Bonjour Monsieur,

Le comité des fêtes de Saint-Macaire monte trois concerts (rock, folk, fanfare) sur la place du Mercadiou le samedi 21 juin à partir de 19 h. On table sur 500 spectateurs debout.

Il nous faut le podium remorque couvert, une façade adaptée avec des caissons, 4 retours, une console numérique, 6 SM58 sur pied, 8 DI, un kit de micros batterie, une batterie que les groupes se partageront, l'éclairage de scène, un technicien son et un technicien lumière. Prévoyez aussi 4 WC autonomes et un PMR.

Chaque groupe joue sur ses propres amplis guitare et basse. Les barrières et les poubelles nous sont fournies par les services techniques de la commune. Pour l'électricité, il y a un coffret forain de 63 A au pied de la halle : pas de groupe électrogène donc, mais les câbles et les coffrets, oui.

Cordialement,
P. Dufau`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [4, 24]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', [4, 6]),
        needs(/QL1|M32R/, 1),
        needs(/SM58/, [6, 8]),
        needs('di_box', 8),
        needs(/micros batterie/, 1),
        needs('drum_kit', 1),
        needs(['stage_wash', 'lighting_package', 'moving_head', 'profile_spot'], [2, 40]),
        needs('crew_sound', [1, 16]),
        needs('crew_lighting', [1, 16]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('power_distro', [1, 8]),
        needs('power_cable', [1, 60]),
      ],
      should: [needs('mic_stand', [6, 20]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...PLACE_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...PARTY_OFFERS], ...PLACE_OFF, 'backline'),
      excluded: PLACE_OFF,
      silly: ['lectern', 'registration_desk', 'flip_chart', 'dance_floor', 'mic_conference', 'chair_cover'],
      title: [/saint-macaire|concert|musique/i, /500/],
    },
  },
];
