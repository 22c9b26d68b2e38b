import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LINEN, OPERATORS, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES, TOILETS } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-mariage-chartrons',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 19 juillet dans la propriété de mes grands-parents à Saint-Émilion. Nous serons 130 adultes et 12 enfants.

Nous cherchons :
• une structure pour le dîner, avec plancher et velum ivoire ;
• 142 chaises Napoléon III blanches, des tables rondes de 10, nappes assorties et serviettes ;
• assiettes plates et à dessert, couteaux, fourchettes, cuillères, verres à vin (deux par personne) et flûtes ;
• 20 mange-debout pour le vin d'honneur ;
• une piste de danse en chêne d'environ 30 m² ;
• 80 mètres de guirlande guinguette ;
• une caravane sanitaire ;
• un groupe électrogène insonorisé car la maison n'a que du 6 kVA.

Le traiteur vient avec sa cuisine et ses serveurs. La sono et les lumières, c'est le DJ qui s'en charge. Livraison le jeudi, reprise le lundi.

Merci d'avance,
Clémence et Hugo`,
    good: {
      attendees: [130, 142],
      days: 1,
      must: [
        needs('marquee', [1, 3]),
        needs('marquee_floor', [140, 300]),
        needs('marquee_lining', [140, 300]),
        needs(/Napoléon III blanche/, [142, 150]),
        needs(/Ø 180/, [14, 16]),
        needs('tablecloth', [14, 20]),
        needs('napkin', [142, 160]),
        needs(/Assiette plate/, [142, 160]),
        needs(/Assiette à dessert/, [142, 160]),
        needs(/Couteau/, [142, 160]),
        needs(/Fourchette/, [142, 160]),
        needs(/Cuillère/, [142, 160]),
        needs(/Verre à vin/, [260, 320]),
        needs(/Flûte/, [130, 160]),
        needs('table_cocktail', 20),
        needs('dance_floor', [25, 36]),
        needs('festoon', [8, 9]),
        needs('toilet_trailer', 1),
        needs('generator', 1),
      ],
      should: [
        needs(/10 x 25|15 x 30/, 1),
        needs(/Ø 320/, [14, 16]),
        needs('power_distro', [1, 4]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LINEN, 'toilet_accessible', 'serving', 'crockery', 'glassware'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater', 'fan', 'ceremony_arch'],
      excluded: [...SPEAKERS, 'mixing_console', 'crew_waiter', 'cooking', 'crew_dj', 'disco_light'],
      silly: ['projector', 'stage_deck', 'lectern', 'beer_table_set'],
      title: [/milion/i, /130|142/],
    },
  },
  {
    id: 'ho-ag-cooperative',
    language: 'fr',
    catalogue: 'garonne',
    description:
      'AG de la coopérative, salle polyvalente de Langon, jeudi 6 mars à 9h, 350 coopérateurs. Il faut la sono (salle de 30x20), 2 HF main pour les questions, 1 pupitre avec micro, 5 micros pour la tribune, un vidéoprojecteur assez puissant et un écran de 4 m de base, un podium 6x3 en 40 de haut avec escalier. Un technicien sur place du début à la fin. Les chaises et les tables sont fournies par la mairie. Pas besoin d’éclairage.',
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 12]),
        needs('mic_wireless_handheld', [2, 7]),
        needs('lectern', 1),
        needs('mic_lectern', [1, 4]),
        needs('projector', 1),
        needs(/Cadre 400/, 1),
        needs('stage_deck', [9, 10]),
        needs('stage_steps', [1, 2]),
        needs(OPERATORS, [1, 3]),
      ],
      should: [
        needs(/pieds 40/, [9, 10]),
        needs('mixing_console', 1),
        needs(/8 500|EB-PU1008|RZ21/, 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'mic_wired', 'mic_wireless_lapel', 'line_array', 'amplifier', 'stagebox'],
      offers: MEETING_OFFERS.filter((each) => !STAGE_LIGHT.includes(each)),
      excluded: [...SEATS, ...TABLES, 'lighting'],
      silly: ['subwoofer', 'generator', 'dance_floor', 'stage_monitor'],
      title: [/langon/i, /350/],
    },
  },
  {
    id: 'ho-fete-musique-bar',
    language: 'fr',
    catalogue: 'garonne',
    description:
      'Slt, fête de la musique le 21 juin devant notre bar à Bègles, 3 groupes de rock qui s’enchainent, 200 pers dans la rue. On voudrait : façade + caissons, 4 retours, une console, tous les micros et DI qu’il faut, une batterie commune + 2 amplis guitare + 1 ampli basse, qq projos, un ingé son. Scène 6x4 à 60cm, garde corps derriere, pas de toit tant pis. On a du 32 tri dans la cave. Les barrières la mairie les prête. Budget max 2500€ HT. Mehdi',
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array'], [2, 8]),
        needs('subwoofer', [1, 6]),
        needs('stage_monitor', [4, 4]),
        needs('mixing_console', 1),
        needs(['mic_wired', 'mic_instrument'], [4, 25]),
        needs('di_box', [1, 8]),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 16]),
        needs('stage_deck', 12),
        needs('stage_handrail', [3, 8]),
        needs('crew_sound', 1),
      ],
      should: [needs('stage_leg', [12, 12]), needs('mic_stand'), needs('power_distro', [1, 3]), needs('transport')],
      allowed: [...SHOW, 'fire_extinguisher'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS.filter((each) => each !== 'crowd_barrier')],
      excluded: ['mobile_stage', 'stage_roof', 'crowd_barrier', 'generator'],
      silly: ['chair', 'projector', 'lectern', 'marquee', 'toilet', 'dance_floor'],
      title: [/b[eè]gles/i, /200/],
    },
  },
  {
    id: 'ho-kermesse-ecole',
    language: 'fr',
    catalogue: 'garonne',
    description: `Kermesse de l'école Jules-Ferry, samedi 27 juin de 14 h à 19 h, environ 400 personnes.

Ce qu'il nous faut :
8 barnums 3x3
25 ensembles brasserie
2 châteaux gonflables
1 chamboule-tout, 1 lot de jeux en bois
1 petite sono avec micro sans fil (spectacle des enfants dans la cour)
2 frigos

Ce qu'on a déjà : l'électricité, les barrières, les toilettes de l'école, les grilles d'expo, une friteuse.
Pas de livraison, des parents passeront avec un camion vendredi. Montage par nous aussi.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('gazebo', 8),
        needs('beer_table_set', 25),
        needs('inflatable', 2),
        needs(/Chamboule/, 1),
        needs(/Jeux en bois/, 1),
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', [1, 2])),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/conférence|Mipro/)),
        needs('refrigeration', 2),
      ],
      allowed: [
        ...SPEECH,
        'power_cable',
        'power_distro',
        'consumables',
        'waste_bin',
        'fire_extinguisher',
        'cable_ramp',
      ],
      offers: ['table_trestle', 'chair', 'bubble_machine', 'parasol', 'cooking', 'crew_sound', 'subwoofer', /Tireuse/],
      excluded: ['crowd_barrier', ...TOILETS, 'generator', 'pinboard', 'transport', 'crew_stagehand'],
      silly: ['marquee', 'stage_deck', 'lectern', 'projector', 'dance_floor'],
      unmetToo: [/micro/i],
      title: [/400/],
    },
  },
  {
    id: 'ho-seminaire-sous-commission',
    language: 'fr',
    catalogue: 'demo',
    description:
      'Séminaire de direction à Lille, 2 jours, 40 personnes en plénière puis 4 sous-groupes de dix dans quatre petites salles. Plénière : vidéoprojecteur, écran, deux micros-cravates, un micro main, petite sonorisation. Chaque petite salle : un écran 55 pouces sur pied et un paperboard. Nous avons nos ordinateurs portables ; le mobilier est à l’hôtel. Un technicien le premier jour seulement si possible. En option, captation avec une caméra.',
    good: {
      attendees: 40,
      days: 2,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 1),
        either(needs(['speaker_top', 'speaker_column'], [1, 2]), needs('pa_package', 1)),
        needs(/55in/, 4),
        needs('display_stand', 4),
        needs('flip_chart', 4),
        needs(OPERATORS, [1, 2]),
        offers('camera', 1),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: ['playback_laptop', ...SEATS, ...TABLES],
      silly: ['subwoofer', 'generator', 'stage_deck', 'dance_floor'],
      title: [/lille/i, /40/],
    },
  },
];
