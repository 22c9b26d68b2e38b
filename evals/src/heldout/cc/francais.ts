import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
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

const MARIAGE_OFF: readonly Selector[] = [...TABLEWARE, 'tablecloth', 'generator', ...LOOS, ...DECKS, 'crew_dj'];
const MUTUELLE_OFF: readonly Selector[] = [...SEATS, 'playback_laptop', 'crew_host'];
const MUSIQUE_OFF: readonly Selector[] = [
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'keyboard',
  'crowd_barrier',
  'generator',
];
const LANCEMENT_OFF: readonly Selector[] = ['drape', 'backdrop', 'crew_photographer', 'camera', 'crew_camera'];
const ATELIERS_OFF: readonly Selector[] = ['chair', 'table_trestle', 'crew_steward', 'two_way_radio'];

/** Mariage, assemblée, concert et portes ouvertes. */
export const FRANCAIS: readonly EvalBrief[] = [
  {
    id: 'ho-cc-mariage-domaine',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 27 juin au domaine de Peyrelade et nous serons 130 à table.

Pourriez-vous nous chiffrer une structure de 10 x 25 avec plancher et velum, 130 chaises Napoléon blanches, 17 tables rondes de 150, une piste de danse de 36 m², 12 guirlandes guinguette, 10 mange-debout pour le vin d'honneur et l'arche en bois pour la cérémonie laïque ? Pour la cérémonie il faudrait aussi une petite sono et un micro.

Le traiteur vient avec sa vaisselle, ses couverts, ses verres et ses nappes. Le domaine met à notre disposition une arrivée électrique largement suffisante (donc pas de groupe) et de vrais sanitaires. Le DJ est réservé depuis un an, avec tout son matériel.

Bien cordialement,
Camille et Baptiste`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/10 x 25/, 1),
        needs('marquee_floor', [230, 260]),
        needs('marquee_lining', [230, 450]),
        needs(/Napoléon III blanche/, [130, 140]),
        needs('table_round', 17),
        needs('dance_floor', 36),
        needs('festoon', 12),
        needs('table_cocktail', 10),
        needs('ceremony_arch', 1),
        needs(SPEAKERS, [1, 4]),
        needs(
          ['mic_wireless_handheld', 'mic_wireless_lapel', 'mic_headset', 'mic_wired', /Mipro/, /Kit sono conférence/],
          [1, 3],
        ),
      ],
      should: [needs('transport')],
      allowed: without(
        [...OUTDOORS, 'speaker_stand', 'mic_stand', 'mixing_console', 'audio_player', 'crew_sound', 'space_heater'],
        ...MARIAGE_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'fan'], ...MARIAGE_OFF),
      excluded: MARIAGE_OFF,
      silly: ['projector', 'lectern', 'stage_monitor', 'crowd_barrier', 'exhibition_stand'],
      title: [/mariage|peyrelade|130/i],
    },
  },
  {
    id: 'ho-cc-ag-mutuelle',
    language: 'fr',
    catalogue: 'garonne',
    description: `Objet : assemblée générale de la mutuelle, demande de devis

Madame, Monsieur,

Notre assemblée générale se tiendra le vendredi 12 juin au théâtre municipal, de 14 h à 17 h 30, en présence d'environ 300 adhérents.

Nous aurions besoin :
- d'un pupitre avec son micro col de cygne ;
- de 4 micros HF main, deux pour la tribune et deux pour la salle ;
- d'une sonorisation adaptée ;
- d'un vidéoprojecteur puissant et d'un écran de 4 m de base ;
- d'un retour écran pour les orateurs ;
- d'une boucle magnétique ;
- de 6 tables de conférence pour la tribune ;
- d'un technicien son et d'un technicien vidéo.

L'ordinateur sera fourni par notre service informatique. Les spectateurs prennent place dans les fauteuils du théâtre, et les membres du bureau également sur des sièges qui s'y trouvent. L'accueil sera tenu par nos salariées : il n'y a pas d'hôtesses à prévoir.

Salutations distinguées,
M. Lacaze`,
    good: {
      attendees: [300, 300],
      days: 1,
      must: [
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_handheld', [4, 5]),
        needs(SPEAKERS, [2, 12]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('confidence_monitor', [1, 2]),
        needs('induction_loop', 1),
        needs('table_desk', 6),
        needs('crew_sound', [1, 16]),
        needs('crew_video', [1, 16]),
      ],
      should: [needs('transport'), needs(/400 x 225/, 1)],
      allowed: without(MEETING, ...MUTUELLE_OFF),
      offers: without([...MEETING_OFFERS, 'tablecloth'], ...MUTUELLE_OFF),
      excluded: MUTUELLE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer'],
      title: [/assembl|mutuelle|300/i],
    },
  },
  {
    id: 'ho-cc-fete-musique-place',
    language: 'fr',
    catalogue: 'garonne',
    description: `Comité des fêtes de Saint-Astier, Fête de la musique, dimanche 21 juin, place de l'église. On attend 400 personnes debout.

Trois groupes locaux se succèdent (4 à 5 musiciens chacun, rock et chanson). On voudrait le podium remorque couvert, une façade avec des caissons, 5 retours, les micros chant et instruments, une console numérique, un éclairage de scène, un technicien son et un technicien lumière. Et 20 ensembles brasserie sur le côté, 3 tireuses, 2 armoires froides.

Batterie, amplis et claviers : les groupes s'arrangent entre eux pour le matériel. Les barrières seront livrées par les services techniques de la commune, qui tirent aussi une ligne électrique jusqu'au podium.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [2, 20]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', 5),
        needs(['mic_wired', 'mic_instrument'], [4, 40]),
        needs(/Midas M32R|Yamaha QL1/, 1),
        needs(['lighting_package', 'stage_wash', 'moving_head'], [2, 24]),
        needs('crew_sound', [1, 16]),
        needs('crew_lighting', [1, 16]),
        needs('beer_table_set', 20),
        needs(/Tireuse/, 3),
        needs('refrigeration', 2),
      ],
      should: [needs('di_box', [2, 12]), needs('mic_stand', [4, 40]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...MUSIQUE_OFF, 'fuel'),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'bar_unit', 'glassware'], ...MUSIQUE_OFF, 'backline'),
      excluded: MUSIQUE_OFF,
      silly: ['projector', 'lectern', 'table_round', 'tablecloth', 'chair_cover', 'photo_booth'],
      title: [/musique|astier|400/i],
    },
  },
  {
    id: 'ho-cc-repas-village',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour, c'est pour le repas du village le samedi 8 août, sous les platanes, 200 personnes. Il nous faut 25 ensembles brasserie, 15 guirlandes, une sono pour la musique et le discours du maire avec un micro sans fil, une piste de danse de 6 x 6 m, un jeu de lumière, un percolateur, 3 barnums 3 x 3 pour la buvette, 4 WC dont un PMR et un lave-mains. Pour les assiettes plates, les fourchettes, les couteaux et les gobelets en verre, 200 de chaque. Un château gonflable pour les petits. Vous livrez la veille ? Merci ! Josette Vidal`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('beer_table_set', 25),
        needs('festoon', 15),
        needs(SPEAKERS, [1, 8]),
        needs(['mic_wireless_handheld', /Mipro/, /Kit sono conférence/], [1, 2]),
        needs('dance_floor', 36),
        needs('disco_light', [1, 4]),
        needs('hot_drinks', 1),
        needs('gazebo', 3),
        needs('toilet', [3, 4]),
        needs('toilet_accessible', 1),
        needs('hand_wash', 1),
        needs(/Assiette plate/, [200, 220]),
        needs(/Fourchette/, [200, 220]),
        needs(/Couteau/, [200, 220]),
        needs(/Gobelet/, [200, 220]),
        needs('inflatable', 1),
      ],
      should: [needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, 'cutlery', 'crockery', 'glassware'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'dj_player', 'dj_mixer'],
      silly: ['projector', 'lectern', 'exhibition_stand', 'registration_desk', 'drum_kit'],
      title: [/repas|village|200/i],
    },
  },
  {
    id: 'ho-cc-lancement-gamme',
    language: 'fr',
    catalogue: 'demo',
    description: `Bonjour Hugo,

On lance notre nouvelle gamme le mardi 6 octobre à la Halle Tropisme, 150 invités, cocktail debout puis présentation assise.

À prévoir de votre côté : 150 chaises, une scène de 6 x 3 m à 60 cm avec un escalier, deux micros serre-tête et deux micros main, la diffusion son, un vidéoprojecteur et un grand écran, un ordi et une télécommande, l'éclairage de la scène, 20 projecteurs sur batterie pour colorer la salle, 20 mange-debout. Un régisseur technique son et un lumière.

L'agence apporte le décor, fond de scène et rideaux compris. Pour les photos et le film, on a notre équipe à nous, elle a ses caméras.

À bientôt,
Inès`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(SEATS, [150, 160]),
        needs('stage_deck', [9, 10]),
        needs('stage_steps', [1, 2]),
        needs('mic_headset', 2),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        either(needs('lighting_package', [1, 2]), needs(['stage_wash', 'profile_spot', 'moving_head'], [4, 24])),
        needs('uplight', [20, 36]),
        needs('table_cocktail', 20),
        needs(['crew_sound', 'crew_technician'], [1, 16]),
        needs('crew_lighting', [1, 16]),
      ],
      should: [needs('stage_leg', 9), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer'], ...LANCEMENT_OFF),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], ...LANCEMENT_OFF),
      excluded: LANCEMENT_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'beer_table_set'],
      title: [/lancement|gamme|tropisme|150/i],
    },
  },
  {
    id: 'ho-cc-portes-ouvertes-lycee',
    language: 'fr',
    catalogue: 'demo',
    description: `Lycée professionnel Jean-Zay, journée portes ouvertes du samedi 14 mars, 9 h - 17 h, environ 600 visiteurs sur la journée.

Nous souhaitons louer 10 tonnelles 3 x 3 m pour la cour, 4 écrans 55 pouces avec pied pour les ateliers, une sono et un micro sans fil pour les annonces dans la cour, 2 banques d'accueil, 30 grilles ou panneaux d'affichage, 10 chevalets de trottoir pour le fléchage, 8 mange-debout.

Tables et chaises, on en a plein les salles de classe. La sécurité et la circulation des visiteurs seront assurées par nos agents, qui ont déjà leurs talkies.`,
    good: {
      attendees: [600, 600],
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('display', 4),
        needs('display_stand', 4),
        needs(SPEAKERS, [1, 6]),
        either(needs('mic_wireless_handheld', [1, 2]), needs('pa_package', [1, 2])),
        needs('registration_desk', 2),
        needs('pinboard', 30),
        needs('signage', 10),
        needs('table_cocktail', 8),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...MEETING], ...ATELIERS_OFF),
      offers: without([...OUTDOORS_OFFERS, ...MEETING_OFFERS], ...ATELIERS_OFF),
      excluded: ATELIERS_OFF,
      silly: ['stage_monitor', 'dance_floor', 'disco_light', 'hazer', 'marquee_lining', 'drum_kit'],
      title: [/portes ouvertes|jean-zay|lyc|600/i],
    },
  },
];
