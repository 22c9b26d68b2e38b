import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, SEATS, SPEAKERS, SPEECH, TOILETS } from '../../usual.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

export const SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-c-noche-latina',
    language: 'es',
    catalogue: 'wattlebird',
    description:
      'Hola, organizamos una noche latina en un salón de Brisbane el sábado 9 de mayo, de 20 h a 1 h, para 180 personas. Necesitamos un equipo de sonido potente con subgraves, un micrófono inalámbrico, luces de discoteca con bola de espejos, 12 mesas altas, 2 barras y un técnico de sonido. El DJ trae su mesa de mezclas y sus platos. El salón ya tiene sillas y pista de baile. Nada de humo, por favor, que salta la alarma. Gracias, Lucía',
    good: {
      attendees: 180,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('subwoofer', [2, 4]),
        either(needs('mic_wireless_handheld', 1), needs('pa_package')),
        needs(['disco_light', 'moving_head'], [1, 12]),
        needs('mirror_ball', [1, 2]),
        needs('table_cocktail', 12),
        needs('bar_unit', 2),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'stage_monitor', 'crew_lighting', 'uplight'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS].filter((each) => each !== 'hazer' && each !== 'smoke_machine'),
      excluded: [...SEATS, 'dance_floor', 'smoke_machine', 'dj_mixer', 'dj_player'],
      silly: ['generator', 'marquee', 'lectern', 'projector', 'toilet', 'stage_deck'],
      title: [/brisbane/i, /180/],
    },
  },
  {
    id: 'ho-c-fiestas-pueblo',
    language: 'es',
    catalogue: 'demo',
    description: `Buenos días:

El Ayuntamiento de Villanueva solicita presupuesto para el concierto de las fiestas patronales, sábado 15 de agosto, en la plaza Mayor. Se esperan unas 1.200 personas, de pie.

- Escenario cubierto de al menos 6 x 4 m
- Equipo de sonido con subgraves para la orquesta (9 músicos), 6 monitores y microfonía
- Iluminación de escenario con técnico
- Técnico de sonido
- Grupo electrógeno
- 60 vallas
- 8 aseos portátiles y 1 adaptado

La orquesta trae sus instrumentos y amplificadores. La ambulancia y la seguridad las pone el Ayuntamiento. No hacen falta sillas.

Un saludo`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        either(needs('mobile_stage', 1), needs('stage_roof', 1)),
        needs(['speaker_top', 'line_array'], [4, 16]),
        needs('subwoofer', [4, 12]),
        needs('stage_monitor', 6),
        needs(['mic_wired', 'mic_instrument', 'mic_wireless_handheld'], [5, 30]),
        needs('mixing_console', [1, 2]),
        needs(['stage_wash', 'moving_head', 'lighting_package', 'profile_spot'], [1, 40]),
        needs('crew_lighting', [1, 3]),
        needs('crew_sound', [1, 3]),
        needs('generator', [1, 2]),
        needs('crowd_barrier', 60),
        needs('toilet', [8, 8]),
        needs('toilet_accessible', 1),
      ],
      should: [needs('fuel'), needs('di_box'), needs('mic_stand'), needs('power_distro'), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, 'stage_roof', 'pit_barrier', /Earpiece/],
      offers: [...SHOW_OFFERS.filter((each) => each !== 'backline'), ...OUTDOORS_OFFERS],
      excluded: ['backline', 'crew_medic', 'crew_steward', ...SEATS],
      silly: ['dance_floor', 'projector', 'marquee', 'lectern', 'table_round', 'toilet_trailer'],
      title: [/villanueva/i, /1[., ]?200/],
    },
  },
  {
    id: 'ho-c-koningsdag-adelaide',
    language: 'nl',
    catalogue: 'wattlebird',
    description: `Hallo,

De Nederlandse vereniging in Adelaide viert op zaterdag 25 april Koningsdag in het park, ongeveer 250 mensen. Graag een offerte voor:

8 partytenten 3x3
25 picknicktafels
1 springkussen
geluidsinstallatie met draadloze microfoon voor een zanger met orkestband
1 kleine aggregaat, er is geen stroom in het park
4 toiletten
8 afvalcontainers

Eten en drinken komt van foodtrucks, dus geen barbecues of koelkasten. Een podium is niet nodig.

Groeten, Marijke`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Pop-up 3x3/, 8),
        needs('beer_table_set', 25),
        needs('inflatable', 1),
        either(needs(SPEAKERS, [1, 6]), needs('pa_package', [1, 2])),
        either(needs('mic_wireless_handheld', [1, 2]), needs('pa_package')),
        needs('generator', [1, 2]),
        needs('toilet', [4, 4]),
        needs('waste_bin', 8),
      ],
      should: [needs('fuel'), needs('power_cable'), needs('transport')],
      allowed: [...LOUD, ...OUTDOORS, 'mic_wireless_handheld', 'stage_monitor'],
      offers: [...OUTDOORS_OFFERS, /Jenga|Cornhole|Sumo/, /Bunting/],
      excluded: ['cooking', 'refrigeration', 'stage_deck', 'mobile_stage'],
      silly: ['marquee', 'projector', 'lectern', 'dance_floor', 'disco_light', 'line_array'],
      title: [/adelaide/i, /250/],
    },
  },
  {
    id: 'ho-c-sportdag',
    language: 'nl',
    catalogue: 'demo',
    description:
      'Goedemiddag, op donderdag 11 juni houden wij de sportdag van onze school op het sportpark in Amersfoort, 380 leerlingen. Wij zoeken een geluidsinstallatie die het hele veld haalt met een draadloze microfoon, 6 partytenten, 10 klaptafels, 60 klapstoelen, 8 portofoons, 30 dranghekken en 2 waterkokers (groot) voor de koffie. Stroom halen we uit de kantine, dus geen aggregaat. Toiletten zijn er ook al. Wel graag bezorgen en ophalen. Mvg, meester Joost',
    good: {
      attendees: 380,
      days: 1,
      must: [
        either(needs(SPEAKERS, [2, 10]), needs('pa_package', [1, 3])),
        either(needs(['mic_wireless_handheld', 'mic_headset'], [1, 2]), needs('pa_package')),
        needs('gazebo', 6),
        needs('table_trestle', 10),
        needs('chair', 60),
        needs('two_way_radio', 8),
        needs('crowd_barrier', 30),
        needs(/Urn/, 2),
        needs('delivery', [1, 2]),
      ],
      should: [needs('power_cable')],
      allowed: [...SPEECH, ...LOUD, ...OUTDOORS, 'mic_wireless_handheld', /Earpiece/],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS.filter((each) => each === 'serving'), 'loudhailer', 'game'],
      excluded: ['generator', ...TOILETS],
      silly: ['dance_floor', 'projector', 'marquee', 'lectern', 'stage_deck', 'disco_light', 'line_array'],
      title: [/amersfoort/i, /380/],
    },
  },
];
