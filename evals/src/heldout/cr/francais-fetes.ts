import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const KERMESSE_OFF: readonly Selector[] = [
  'beer_table_set',
  'table_trestle',
  ...LOOS,
  'refrigeration',
  'crew_sound',
  'crew_technician',
];
const BAL_OFF: readonly Selector[] = [
  'dj_player',
  'dj_mixer',
  'crew_dj',
  'disco_light',
  'moving_head',
  'smoke_machine',
  'table_round',
  'table_trestle',
  'chair',
  'chair_banquet',
  'bar_unit',
  'refrigeration',
];

/** In French, outside or to celebrate. */
export const FRANCAIS_FETES: readonly EvalBrief[] = [
  {
    id: 'ho-cr-kermesse',
    language: 'fr',
    catalogue: 'werra',
    description: `Bonjour,

Je vous écris au nom de l'association des parents d'élèves. Notre kermesse aura lieu le samedi 19 juin de 10 h à 17 h dans la cour de l'école des Tilleuls, on attend autour de 400 personnes sur la journée.

On aurait besoin de :
- 8 tonnelles pliantes 3 x 3
- un château gonflable
- une petite scène pour le spectacle des enfants, 6 x 3 m, 40 cm de haut, avec un escalier
- une sono avec 2 micros sans fil
- 30 barrières pour fermer la rue
- des rallonges électriques et 10 passages de câble
- 10 poubelles

La mairie nous prête les tables et les bancs. Les toilettes de l'école restent ouvertes, pas la peine d'en louer. Les frigos, c'est le boucher qui nous les amène. Et un papa est sonorisateur, il fera le son toute la journée, donc pas de technicien.

Si vous pouviez aussi nous dire si vous avez une machine à barbe à papa !

Merci beaucoup,
Aurore, pour l'APE`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('gazebo', 8),
        needs('inflatable', 1),
        needs('stage_deck', 9),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [1, 3]),
        needs('crowd_barrier', 30),
        needs('power_cable', [1, 40]),
        needs('cable_ramp', 10),
        needs('waste_bin', 10),
      ],
      should: [needs(/Steckfüße 40/, 9), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...PLATFORM], ...KERMESSE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'stage_monitor', 'mic_wired', 'mic_headset'], ...KERMESSE_OFF),
      excluded: KERMESSE_OFF,
      unmet: [/barbe/i],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'table_round', 'marquee', 'led_wall'],
      title: [/kermesse|tilleuls|[ée]cole/i, /400/],
    },
  },
  {
    id: 'ho-cr-inauguration-halle',
    language: 'fr',
    catalogue: 'werra',
    description: `FORMULAIRE DE CONTACT
Nom : Sandrine Weber
Société : Weber Menuiserie industrielle
Événement : inauguration de notre nouvelle halle de production
Date : jeudi 25 mars, 11 h à 15 h
Nombre de personnes : 200
Lieu : parking de l'usine, goudronné

Votre demande :
Nous souhaitons accueillir nos invités debout, sous une tente d'environ 10 x 20 m avec plancher (200 m²) et chauffage. Dedans : 25 mange-debout, 2 comptoirs de bar, 3 frigos vitrés, 300 flûtes et 200 verres à vin. Pour les discours : une estrade de 4 x 2 m à 40 cm, un pupitre avec micro col de cygne, 2 micros main, une sono, et un technicien sur place. Le film de l'entreprise tournera sur 2 écrans de 75 pouces, avec un ordinateur. 12 projecteurs sur batterie pour l'ambiance et un tapis rouge de 10 m à l'entrée.
Comme le parking n'a pas d'électricité : un groupe de 20 kVA, les câbles et les coffrets.
Proposez-nous la borne photo en option.`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/10 x 20/, 1),
        needs('marquee_floor', 200),
        needs('space_heater', [1, 3]),
        needs('table_cocktail', 25),
        needs('bar_unit', 2),
        needs('refrigeration', 3),
        needs(/Sektglas/, 300),
        needs(/Weinglas/, 200),
        needs('stage_deck', 4),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 12]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 16]),
        needs(/75 Zoll/, 2),
        needs('playback_laptop', [1, 2]),
        needs('uplight', 12),
        needs('carpet', 1),
        needs(/20 kVA/, 1),
        needs('power_cable', [1, 60]),
        needs('power_distro', [1, 8]),
        offers('photo_booth', 1),
      ],
      should: [needs(/Steckfüße 40/, 4), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'video_cable', 'crew_video', 'tablecloth'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...MEETING_OFFERS, 'marquee_lining'],
      silly: ['dance_floor', 'stage_monitor', 'hazer', 'table_round', 'inflatable', 'choir_riser', 'disco_light'],
      title: [/inauguration|weber|halle/i, /200/],
    },
  },
  {
    id: 'ho-cr-bal-quatorze',
    language: 'fr',
    catalogue: 'werra',
    description: `Bonjour c'est Thierry du comité des fêtes, comme l'an dernier on fait le bal du 13 juillet sous la halle, à peu près 400 personnes, de 20 h à 2 h du matin.

Vous pouvez me remettre un prix pour :
le parquet de danse 8 x 6 m
une bonne sono avec les caissons de basse, 2 micros main
un gars pour le son
la scène 6 x 4 à 60 cm, avec escalier et garde-corps derrière
10 guirlandes
40 barrières
8 toilettes + 1 handicapé
les extensions électriques qui vont bien

Notre DJ amène ses platines et sa table de mixage, ses jeux de lumière et sa machine à fumée, donc rien de tout ça. Tables et chaises, on prend celles de la salle des fêtes. La buvette c'est le club de foot, ils ont leur comptoir et leurs frigos.

Merci et à bientôt !`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('dance_floor', 48),
        needs(SPEAKERS, [2, 24]),
        either(needs('subwoofer', [1, 8]), needs(/Party-PA/, [1, 3])),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['crew_sound', 'crew_technician'], [1, 16]),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [2, 8]),
        needs('festoon', 10),
        needs('crowd_barrier', 40),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('power_cable', [1, 60]),
      ],
      should: [needs(/Steckfüße 60/, 12), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...PLATFORM], ...BAL_OFF),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...PARTY_LIGHT, 'stage_monitor'], ...BAL_OFF),
      excluded: BAL_OFF,
      silly: ['projector', 'lectern', 'interpretation_booth', 'marquee_floor', 'mic_conference', 'led_wall'],
      title: [/bal|halle|juillet/i, /400/],
    },
  },
];
