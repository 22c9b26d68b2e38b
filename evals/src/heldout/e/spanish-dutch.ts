import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, OPERATORS, PARTY_LIGHT, SEATS, SPEAKERS, SPEECH } from '../../usual.ts';
import {
  ANY_JOB,
  DECKS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';

export const SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-e-carrera-popular',
    language: 'es',
    catalogue: 'demo',
    description: `Hola, buenas tardes:

Somos un club de atletismo de Alcalá de Henares y el domingo 18 de octubre organizamos nuestra carrera popular de 10 km, con 1.500 corredores. Necesitamos presupuesto de:

- 120 vallas
- 10 carpas plegables de 3x3
- 20 mesas plegables
- 40 sillas plegables
- equipo de sonido para la salida y la meta, con 2 micrófonos inalámbricos
- 12 walkies
- 10 aseos portátiles y 2 adaptados
- 20 contenedores de basura

El generador lo pone el Ayuntamiento y la Cruz Roja se ocupa de los primeros auxilios. No necesitamos escenario.

Muchas gracias,
Rubén Cifuentes`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('crowd_barrier', 120),
        needs('gazebo', 10),
        needs('table_trestle', 20),
        needs('chair', 40),
        needs(SPEAKERS, [2, 16]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('two_way_radio', 12),
        needs(/Single Portable Toilet/, 10),
        needs('toilet_accessible', 2),
        needs('waste_bin', 20),
      ],
      should: [needs('power_cable'), needs(['crew_sound', 'crew_technician'], [1, 2]), needs('transport')],
      allowed: [...LOUD, ...OUTDOORS, /Earpiece/],
      offers: [...OUTDOORS_OFFERS, 'loudhailer', 'backdrop', 'mic_headset', 'crew_photographer'],
      excluded: ['generator', 'crew_medic', 'stage_deck', 'mobile_stage'],
      silly: ['dance_floor', 'projector', 'marquee', 'lectern', 'disco_light', 'toilet_trailer', 'chair_banquet'],
      title: [/alcalá/i, /1[.,\s]?500/],
    },
  },
  {
    id: 'ho-e-quinceanera',
    language: 'es',
    catalogue: 'bluemesa',
    description:
      'Hola, buenos días. Quiero cotizar los XV años de mi hija, sábado 16 de mayo, en un salón de Tucson, de 5 pm a medianoche, 150 invitados. Necesitamos una pista de baile de 18 x 18 pies, un DJ con su cabina, sonido con subwoofers, 2 micrófonos inalámbricos, 12 luces inalámbricas para decorar las paredes, luces de fiesta para la pista, 4 máquinas de chispas frías, 20 pies de cortina blanca para detrás de la mesa principal y un fondo impreso para fotos. El salón ya tiene mesas, sillas y manteles. La comida está arreglada. No queremos humo. ¿Me puede dar precio con entrega incluida? Gracias, Maribel',
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('dance_floor', [36, 36]),
        needs('crew_dj', 1),
        needs('dj_booth', 1),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', [1, 6]), needs(/Backyard Party/)),
        needs('mic_wireless_handheld', 2),
        needs(/Freedom Par/, 12),
        needs(['disco_light', 'moving_head', 'mirror_ball'], [1, 12]),
        needs('spark_machine', 4),
        needs(/white sheer/, [20, 20]),
        needs('backdrop', 1),
        needs('delivery', [1, 2]),
      ],
      should: [needs(DECKS)],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, ...DECKS, 'stage_monitor'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: [...SEATS, 'table_round', 'table_trestle', 'tablecloth', 'hazer', 'smoke_machine'],
      silly: ['generator', 'marquee', 'lectern', 'projector', 'stage_deck', 'gazebo', 'crowd_barrier'],
      title: [/tucson/i, /150/],
    },
  },
  {
    id: 'ho-e-studiedag',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Op donderdag 26 november organiseren wij een studiedag voor leerkrachten in Leuven, van 9 tot 16.30 uur, met 130 deelnemers. Graag een offerte voor:

- spreekgestoelte met micro
- 2 dasspeldmicro's
- 3 draadloze handmicro's
- geluidsinstallatie voor de zaal
- laptop en klikker
- retourscherm voor de sprekers
- 12 posterborden
- onthaalbalie
- 3 vestiairerekken
- AV-technicus voor de hele dag

De beamer en het scherm zijn er al. De zaal heeft tafels en stoelen. We hebben geen podium nodig en er is geen opname of livestream.

Vriendelijke groeten,
Katrien Vermeersch`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 6]),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('confidence_monitor', 1),
        needs('pinboard', 12),
        needs('registration_desk', 1),
        needs('coat_rail', 3),
        needs(OPERATORS, [1, 2]),
      ],
      should: [either(needs('mixing_console', 1), needs('pa_package')), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [
        'projector',
        'projection_screen',
        ...SEATS,
        'table_round',
        'table_trestle',
        'stage_deck',
        'mobile_stage',
        'camera',
        'streaming_encoder',
      ],
      silly: ['subwoofer', 'line_array', 'generator', 'dance_floor', 'marquee', 'toilet', 'disco_light'],
      title: [/leuven/i, /130/],
    },
  },
  {
    id: 'ho-e-eetfestijn',
    language: 'nl',
    catalogue: 'zenne',
    description:
      'Hallo, onze scoutsgroep in Lier houdt op zaterdag 10 oktober haar eetfestijn op het grasveld achter het lokaal, voor 250 eters. Wij zouden graag huren: een feesttent 10 x 30, 32 biertafelsets, 250 borden, 250 bestekken, 300 bierglazen, 150 wijnglazen, 3 gasbarbecues, 1 friteuse, 6 chafing dishes, een koelwagen, 2 biertappen, 2 percolators, een kleine geluidsset met draadloze micro, 6 prikkabels, 3 toiletten en 6 afvalcontainers. Graag met levering en ophaling. Stevige linker, Wout',
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Feesttent 10 x 30/, 1),
        needs('beer_table_set', 32),
        needs(/Plat bord/, [250, 250]),
        needs('cutlery', [250, 250]),
        needs(/Bierglas/, [300, 300]),
        needs(/Wijnglas/, [150, 150]),
        needs(/Gasbarbecue/, 3),
        needs(/Friteuse/, 1),
        needs(/Chafing/, 6),
        needs(/Koelwagen/, 1),
        needs(/Biertap/, 2),
        needs(/Percolator/, 2),
        needs(SPEAKERS, [1, 6]),
        either(needs('mic_wireless_handheld', 1), needs('pa_package')),
        needs('festoon', 6),
        needs('toilet', 3),
        needs('waste_bin', 6),
        needs('delivery', [1, 2]),
      ],
      should: [needs(['power_cable', 'power_distro', 'generator'])],
      allowed: [...SPEECH, ...OUTDOORS, 'marquee_floor', 'space_heater'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater', 'inflatable', 'crockery'],
      silly: ['projector', 'lectern', 'dance_floor', 'stage_deck', 'line_array', 'disco_light', 'chair_banquet'],
      title: [/lier/i, /250/],
    },
  },
];
