import { type EvalBrief, either, needs } from '../../expectation.ts';
import {
  BAND,
  LINEN,
  OPERATORS,
  PARTY_LIGHT,
  PLATFORM,
  SEATS,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLEWARE,
  WALL,
} from '../../usual.ts';
import {
  ANY_JOB,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SCREENS,
  SHOW_OFFERS,
} from '../usual.ts';

export const BRUSSELS: readonly EvalBrief[] = [
  {
    id: 'ho-d-creche-namur',
    language: 'fr',
    catalogue: 'zenne',
    description: `Bonjour,

Notre nouvelle crèche sera inaugurée le vendredi 19 septembre à 17 h à Namur, en présence d'une centaine de personnes. Pouvez-vous nous faire une offre pour un pupitre avec micro, un micro main sans fil, une petite sono pour les discours, une estrade de 4 x 2 m, 12 mange-debout avec housses blanches et 150 flûtes à champagne ?

Le traiteur vient avec son bar et ses serveurs. Inutile de chiffrer un écran, la salle des éducatrices a le sien. Quant à l'éclairage, on s'en passe : il fera encore plein jour.

Merci d'ajouter la livraison.

Bien à vous,
Delphine Marchal`,
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs('lectern', 1),
        either(needs('mic_lectern', 1), needs('mic_wired', 1)),
        either(needs('mic_wireless_handheld', 1), needs('pa_package', 1)),
        either(needs('pa_package', [1, 2]), needs(SPEAKERS, [2, 4])),
        needs('stage_deck', [4, 4]),
        needs('table_cocktail', [12, 12]),
        needs(/Stretchhoes/, 12),
        needs(/Champagnefluit/, 150),
        needs('delivery', [1, 2]),
      ],
      should: [],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS, 'chair'],
      excluded: ['bar_unit', 'crew_bar', ...SCREENS, 'lighting'],
      silly: ['subwoofer', 'line_array', 'generator', 'toilet', 'dance_floor', 'marquee'],
      title: [/namur/i, /100/],
    },
  },
  {
    id: 'ho-d-troupe-huy',
    language: 'fr',
    catalogue: 'zenne',
    description: `Troupe « Les Décalés », salle des fêtes de Huy
Trois représentations : 6, 7 et 8 février, 150 spectateurs par soir

À louer :
8 découpes
12 PAR LED
1 console lumière
4 micros serre-tête HF
12 m de rideau noir sur pieds
6 praticables 2 x 1 en 40 cm

Sur place ou à nous : les gradins, la sono de la salle (on s'y branche), la table de mixage. C'est Bernard, notre régisseur, qui est aux manettes les trois soirs, donc personne de chez vous. Enfin, surtout ni fumée ni brouillard : deux comédiens sont asthmatiques.`,
    good: {
      attendees: [150, 450],
      days: 3,
      must: [
        needs('profile_spot', 8),
        needs(/Spectral/, 12),
        needs('lighting_console', 1),
        needs('mic_headset', 4),
        needs('drape', 12),
        needs(/Podiumelement 200/, 6),
      ],
      should: [needs('transport')],
      allowed: [...PLATFORM, ...STAGE_LIGHT.filter((each) => each !== 'crew_lighting'), ...ANY_JOB, 'audio_cable'],
      offers: ['followspot', 'stage_floor', 'intercom', 'moving_head', 'strobe', 'stagebox'],
      excluded: [...SPEAKERS, 'mixing_console', ...SEATS, ...OPERATORS, ...FOG, 'effect_fluid'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'disco_light', 'lectern'],
      title: [/huy|décalés/i, /150/],
    },
  },
  {
    id: 'ho-d-mariage-durbuy',
    language: 'fr',
    catalogue: 'zenne',
    description:
      'Bonjour, nous nous marions le samedi 22 août dans une prairie à Durbuy, 100 convives. Il nous faudrait une tente de 10 x 15 avec plancher, 10 tables rondes de 10, 100 chaises Napoléon, 10 guirlandes guinguette, une caravane toilettes VIP, un camion ou une remorque frigo, et un groupe électrogène vu qu’il n’y a pas une prise à la ronde. Le nappage et toute la vaisselle, c’est le traiteur. Les musiciens sont autonomes : sono, micros et lumières arrivent avec eux. Chauffage ? En août, non merci. Ah, et la piste de danse, on danse dans l’herbe ! Montage compris si possible. Julie & Maxence',
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs(/Feesttent 10 x 15/, 1),
        needs('marquee_floor', [140, 160]),
        needs(/Ø 180/, [10, 11]),
        needs('chair_banquet', [100, 105]),
        needs('festoon', 10),
        needs('toilet_trailer', 1),
        needs(/Koelwagen/, 1),
        needs('generator', [1, 2]),
      ],
      should: [needs('fuel'), needs(['power_distro', 'power_cable']), needs('transport')],
      allowed: [...OUTDOORS, 'crew_electrician'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee_lining', 'uplight'],
      excluded: [
        ...LINEN,
        ...TABLEWARE,
        'audio',
        'disco_light',
        'moving_head',
        'lighting_package',
        'patio_heater',
        'space_heater',
        'dance_floor',
      ],
      silly: ['projector', 'lectern', 'stage_deck', 'crowd_barrier', 'led_wall'],
      title: [/durbuy/i, /100/],
    },
  },
  {
    id: 'ho-d-parlamentarischer-abend',
    language: 'de',
    catalogue: 'zenne',
    description: `Guten Tag,

für unseren parlamentarischen Abend am Donnerstag, 21. Mai, in der Landesvertretung in Brüssel (180 Gäste) erbitten wir ein Angebot über:

• Bühne 4 x 2 m, 40 cm hoch, mit Treppe
• LED-Wand 4 x 2 m dahinter, samt Zuspiellaptop
• Rednerpult aus Plexiglas mit Mikrofon
• 2 Funk-Handmikrofone
• 4 Sessel für das Gespräch
• Tonanlage für den Saal
• 20 Stehtische mit Hussen
• Techniker während der Veranstaltung

Bewirtung einschließlich Geschirr, Gläsern und Servicepersonal läuft über das Haus. Auf Verdolmetschung verzichten wir in diesem Jahr. WLAN ist im Gebäude vorhanden, Bestuhlung in Reihen brauchen wir nicht.

Freundliche Grüße
H. Wiedemann`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('stage_deck', [4, 4]),
        needs('stage_steps', [1, 2]),
        needs(/PL2.5/, 8),
        needs('playback_laptop', [1, 2]),
        needs(/plexi/, 1),
        either(needs('mic_lectern', 1), needs('mic_wired', 1)),
        needs('mic_wireless_handheld', 2),
        needs('armchair', 4),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 3])),
        needs('table_cocktail', 20),
        needs(/Stretchhoes/, 20),
        needs(OPERATORS, [1, 3]),
      ],
      should: [needs('video_processor', 1), needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...WALL, 'stage_skirt'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, 'table_coffee'],
      excluded: [
        ...TABLEWARE,
        'crew_bar',
        'interpretation_booth',
        'interpretation_receiver',
        'crew_interpreter',
        'network',
        ...SEATS,
      ],
      silly: ['subwoofer', 'generator', 'toilet', 'dance_floor', 'marquee', 'projection_screen', 'disco_light'],
      title: [/brüssel/i, /180/],
    },
  },
  {
    id: 'ho-d-schuetzenfest-eupen',
    language: 'de',
    catalogue: 'zenne',
    description: `Hallo zusammen,

unser Schützenfest steht vor der Tür: Freitag, 13., bis Sonntag, 15. Juni, Festplatz Eupen, je Tag etwa 500 Leute.

Bestellen möchten wir:
- Festzelt 10 x 30 mit Boden
- 60 Biertischgarnituren
- Podium 6 x 4 m, 60 cm
- Tonanlage für Blaskapelle und Tanzmusik, 2 Funkmikros
- 1 Lichtset
- 3 Theken und den Kühlwagen
- 10 Toiletten plus 1 behindertengerechte

Nicht von euch: Zapfanlage und Gläser (Brauerei), Absperrgitter und Bauzäune (Bauhof der Stadt). Ein Stromaggregat könnt ihr euch sparen, der Platz hat einen Festanschluss. Auch der DJ ist gebucht, er ist aus dem Dorf und legt mit eigenem Pult auf.

Gruß, Dieter Keutgen, Kassenwart`,
    good: {
      attendees: [500, 1500],
      days: 3,
      must: [
        needs(/Feesttent 10 x 30/, 1),
        needs('marquee_floor', [280, 320]),
        needs('beer_table_set', 60),
        needs('stage_deck', [12, 12]),
        either(needs(SPEAKERS, [2, 12]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs('lighting_package', 1), needs('stage_wash', [4, 16])),
        needs('bar_unit', 3),
        needs(/Koelwagen/, 1),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('subwoofer'),
        needs('mixing_console', 1),
        needs('power_distro'),
        needs('transport'),
      ],
      allowed: [...BAND, ...PLATFORM, ...PARTY_LIGHT, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: [
        /Biertap/,
        'glassware',
        'crowd_barrier',
        'fencing',
        'generator',
        'fuel',
        'crew_dj',
        'dj_player',
        'dj_mixer',
      ],
      silly: ['projector', 'lectern', 'table_round', 'led_wall', 'voting_system'],
      title: [/eupen/i],
    },
  },
  {
    id: 'ho-d-vinos-embajada',
    language: 'es',
    catalogue: 'zenne',
    description:
      'Buenas tardes: presentamos los vinos de nuestra bodega en la embajada, en Bruselas, el miércoles 5 de noviembre a las 19 h, unos 70 invitados. Nos harían falta 8 barricas como mesas altas, 200 copas de vino, 2 neveras con puerta de cristal, una fotocol impresa para la entrada y un altavoz pequeño con micrófono para dar la bienvenida. La sala dispone ya de pantalla y proyector. Los camareros los ponemos nosotros, y de la decoración floral y los manteles se encarga la embajada. Nada de focos ni música de baile, por favor, es un acto sobrio. Un cordial saludo, Nuria Cebrián',
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs(/Wijnvat/, 8),
        needs(/Wijnglas/, 200),
        needs(/Koelkast/, 2),
        needs('backdrop', 1),
        either(needs('pa_package', 1), needs(SPEAKERS, [1, 2])),
        either(needs('mic_wireless_handheld', 1), needs('pa_package', 1)),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB],
      offers: ['bar_unit', 'carpet', 'stanchion', 'coat_rail', 'table_cocktail', 'serving', 'glassware', 'lectern'],
      excluded: [...SCREENS, 'crew_bar', ...LINEN, 'plants', 'centrepiece', 'lighting'],
      silly: ['subwoofer', 'stage_deck', 'generator', 'toilet', 'marquee', 'line_array', 'dance_floor'],
      title: [/bruselas/i, /70/],
    },
  },
];
