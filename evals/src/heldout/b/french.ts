import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, OPERATORS, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, MEETING, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-guinguette-municipale',
    language: 'fr',
    catalogue: 'garonne',
    description: `MARCHÉ DE PRESTATIONS – Commune de Cadillac-sur-Garonne
Objet : guinguette du 14 juillet 2026, quai de la Garonne, bal populaire, jauge 1 500 personnes

Article 1 – Scène : podium couvert 8 x 6 m avec escalier et montage.
Article 2 – Sonorisation du bal : diffusion façade pour 1 500 personnes en plein air, 5 retours, console numérique, 3 micros HF main, orchestre de 9 musiciens (l'orchestre fournit ses instruments et ses micros filaires).
Article 3 – Éclairage scénique : 12 PAR LED minimum, 4 lyres, console.
Article 4 – 200 m de guirlande guinguette sur mâts (mâts fournis par la commune).
Article 5 – 70 ensembles brasserie.
Article 6 – Énergie : groupe insonorisé de 100 kVA, coffrets, câbles, passages de câbles (30).
Article 7 – 12 WC autonomes, 2 PMR, 80 barrières Vauban, 12 extincteurs.
Article 8 – Personnel : régisseur, technicien son, technicien lumière, électricien habilité.
Sont exclus du marché : le feu d'artifice, la buvette, le gardiennage et le poste de secours.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['line_array', 'speaker_top'], [6, 16]),
        needs('subwoofer', [4, 12]),
        needs('stage_monitor', [5, 6]),
        needs('mixing_console', [1, 2]),
        needs('mic_wireless_handheld', 3),
        needs(/PAR LED/, [12, 24]),
        needs('moving_head', 4),
        needs('lighting_console', 1),
        needs('festoon', [20, 22]),
        needs('beer_table_set', 70),
        needs(/100 kVA/, 1),
        needs('power_distro', [1, 8]),
        needs('power_cable'),
        needs('cable_ramp', 30),
        needs(/^WC autonome$/, 12),
        needs('toilet_accessible', 2),
        needs('crowd_barrier', 80),
        needs('fire_extinguisher', 12),
        needs(/Régisseur/, 1),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('crew_electrician', 1),
      ],
      should: [needs('fuel'), needs('di_box'), needs('crew_stagehand'), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, 'music_stand', 'gazebo'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      excluded: ['spark_machine', 'bar_unit', 'crew_medic', 'crew_steward', 'drum_kit', 'mic_wired'],
      silly: ['lectern', 'projector', 'dance_floor', 'marquee', 'chair_banquet'],
      title: [/cadillac/i, /1[  . ]?500/],
    },
  },
  {
    id: 'ho-soiree-entreprise-chai',
    language: 'fr',
    catalogue: 'garonne',
    description:
      'Bonjour, pour la soirée des 30 ans de notre tonnellerie (chai à Cognac, 28 novembre, 160 invités, cocktail dînatoire) nous aimerions : une quarantaine de mange-debout — enfin plutôt 30 —, 4 bars lumineux, un coin salon (2 canapés, 4 fauteuils, 2 tables basses), 24 projecteurs sur batterie couleur ambre sur les fûts, une petite scène de 4 x 2 à 40 cm pour le discours, pupitre avec micro, sono d’ambiance puis DJ (à fournir, avec platines), piste damier non merci, pas de piste du tout. Un photobooth en option. Vestiaire : nous avons. Verres et traiteur : la maison Lacombe. Le chai est classé : ni fumée ni brouillard ni flamme. M. Delage',
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('table_cocktail', 30),
        needs('bar_unit', 4),
        needs('sofa', 2),
        needs('armchair', 4),
        needs('table_coffee', 2),
        needs(/sur batterie/, 24),
        needs('stage_deck', 4),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 3])),
        needs('crew_dj', 1),
        needs('dj_player', [1, 2]),
        needs('dj_mixer', 1),
        offers('photo_booth', 1),
      ],
      should: [needs(/pieds 40/, 4), needs('stage_steps', 1), needs('transport')],
      allowed: [...SPEECH, ...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'disco_light', 'mic_wireless_handheld'],
      offers: PARTY_OFFERS.filter((each) => each !== 'dance_floor' && each !== 'coat_rail'),
      excluded: [
        'dance_floor',
        'coat_rail',
        'glassware',
        'hazer',
        'smoke_machine',
        'spark_machine',
        'patio_heater',
        'effect_fluid',
      ],
      silly: ['generator', 'marquee', 'projector', 'toilet', 'table_round', 'chair_banquet'],
      title: [/cognac/i, /160/],
    },
  },
  {
    id: 'ho-projection-plein-air',
    language: 'fr',
    catalogue: 'garonne',
    description:
      'asso de quartier, ciné plein air le 29/08 parc de Pessac. 250 pers, ils amenent leurs couvertures mais on veut 100 chaises coques noires. écran le plus grand possible, projo costaud (nuit à 21h30), PC pour le lire, son stéréo + caisson, 1 micro HF. elec dans le gymnase à 80 m, il faut les rallonges. 1 technicien 19h-minuit. on peut mettre 4 bénévoles pour porter donc pas de manut. on a pas de sous, 900 € ttc',
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/coque/, 100),
        needs('projection_screen', 1),
        needs('projector', 1),
        needs('playback_laptop', 1),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        needs('mic_wireless_handheld', 1),
        needs('power_cable', [2, 10]),
        needs(OPERATORS, 1),
      ],
      should: [needs(/Cadre 400/, 1), needs(['subwoofer', 'pa_package'], [1, 2]), needs('transport')],
      allowed: [
        ...MEETING.filter((each) => each !== 'crew_stagehand'),
        ...OUTDOORS.filter((each) => each !== 'crew_stagehand'),
      ],
      offers: ['festoon', 'led_wall', 'floodlight', 'crowd_barrier', 'video_switcher', 'toilet'],
      excluded: ['crew_stagehand', 'generator'],
      silly: ['lectern', 'dance_floor', 'stage_deck', 'marquee', 'table_round', 'disco_light'],
      title: [/pessac/i, /250/],
    },
  },
  {
    id: 'ho-liste-vaisselle-retrait',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour, un devis svp en retrait dépôt (on vient chercher) pour le week-end du 9 mai :
- plateaux rectangulaires : 8
- chaises pliantes : 50
- nappes 160x260 : 8
- verres à vin : 10 dz
- flûtes : 5 douzaines
- percolateur : 1
- parasols chauffants : 2 (+ bouteilles de gaz)
Merci !`,
    good: {
      attendees: null,
      must: [
        needs(/Plateau rect/, 8),
        needs(/pliante/, 50),
        needs(/160 x 260/, 8),
        needs(/Verre à vin/, 120),
        needs(/Flûte/, 60),
        needs(/Percolateur/, 1),
        needs(/Parasol chauffant/, 2),
        needs(/gaz 13/, [1, 4]),
      ],
      allowed: [],
      excluded: ['transport', 'crew'],
      silly: ['table_round', 'marquee', 'crockery', 'lighting', 'audio'],
    },
  },
];
