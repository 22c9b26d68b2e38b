import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, PODIUM, SLIDES, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

/** In Spanish: a gala for charity, a run through a town, a market before Christmas. */
export const AZAHAR: readonly EvalBrief[] = [
  {
    id: 'ho-bk-gala-benefica',
    language: 'es',
    catalogue: 'azahar',
    description: `Estimados señores:

La fundación celebra su gala benéfica el viernes 27 de noviembre en el claustro de un antiguo convento de Carmona. Serán 200 comensales y, tras la cena, actuará un cuadro flamenco.

Rogamos presupuesto de lo siguiente:

– 20 mesas redondas de 180 con sus manteles
– 200 sillas Tiffany doradas
– 200 servilletas
– Escenario de 6 x 4 m a 40 cm, con faldón y escalera
– Sonido para discursos y actuación, con cuatro monitores de escenario y técnico
– 2 micrófonos inalámbricos de mano y 4 de cable con sus pies
– Atril con flexo
– Iluminación del escenario (el pack pequeño vale) y 30 uplights para los arcos
– Photocall impreso y alfombra roja
– 2 azafatas

La cocina, la vajilla, la cristalería y los camareros corren a cargo del catering. Las guitarras y el cajón los lleva el cuadro flamenco. El convento no permite proyecciones sobre los muros, de modo que ni proyector ni pantalla. Las plantas las pone un vivero que colabora con nosotros.

Atentamente,
Mercedes Olivares`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Redonda 180/, [20, 21]),
        needs('tablecloth', [20, 22]),
        needs(/Tiffany/, [200, 210]),
        needs('napkin', [200, 220]),
        needs('stage_deck', [12, 12]),
        either(needs(['speaker_top', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('stage_monitor', 4),
        needs('crew_sound', [1, 14]),
        needs('mic_wireless_handheld', 2),
        needs('mic_wired', 4),
        needs('lectern', 1),
        needs('lighting_package', 1),
        needs('uplight', [30, 30]),
        needs('backdrop', 1),
        needs('carpet', 1),
        needs('crew_host', [2, 20]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('mic_stand', [4, 8]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt'),
        needs('transport'),
      ],
      allowed: [...LOUD, ...STAGE_LIGHT, ...PLATFORM, ...ANY_JOB, ...PODIUM, 'di_box'],
      offers: without(
        [...PARTY_OFFERS, ...SHOW_OFFERS],
        'glassware',
        'crew_waiter',
        'crew_bar',
        'plants',
        'projector',
        'projection_screen',
        'display',
        'led_wall',
        'backline',
      ),
      excluded: [
        'crockery',
        'cutlery',
        'glassware',
        'crew_waiter',
        'projector',
        'projection_screen',
        'led_wall',
        'plants',
        'cooking',
      ],
      silly: ['generator', 'toilet', 'marquee', 'beer_table_set', 'crowd_barrier', 'interpretation_booth'],
      title: [/carmona|gala/i, /200/],
    },
  },
  {
    id: 'ho-bk-carrera-popular',
    language: 'es',
    catalogue: 'azahar',
    description: `CARRERA POPULAR DE OSUNA. Domingo 18 de octubre, salida 10:00, plaza Mayor
Inscritos: 800 corredores

Pedido del club:
- 120 vallas peatonales
- 8 carpas plegables 3x3 (dorsales, fisio, avituallamiento, guardarropa)
- 20 tableros con caballetes
- 12 walkies
- megafonía: 4 cajas activas Altea con mesa pequeña y 2 micros inalámbricos de mano, más técnico
- tarima de 4x2 m a 40 cm para el podio, con escalera
- photocall
- 10 WC químicos y 1 adaptado
- 2 cuadros de 32 A y 10 alargos

Montaje el sábado por la tarde. Precio con portes, por favor.`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('crowd_barrier', [120, 120]),
        needs('gazebo', 8),
        needs(/Tablero/, [20, 20]),
        needs('two_way_radio', 12),
        needs(/Altea 712/, [4, 4]),
        needs(/MG12/, 1),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 10]),
        needs('stage_deck', [4, 4]),
        needs('backdrop', 1),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('power_distro', [2, 2]),
        needs(/Alargo/, [10, 10]),
        needs('transport'),
      ],
      should: [needs('stage_steps', 1), needs('stage_leg', [4, 4])],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, 'crew_host', 'carpet', 'subwoofer', 'led_wall', 'mic_headset', 'crew_medic'],
      silly: ['dance_floor', 'projector', 'lectern', 'table_round', 'disco_light', 'stage_monitor', 'hazer'],
      title: [/osuna|carrera/i, /800/],
    },
  },
  {
    id: 'ho-bk-mercado-navidad',
    language: 'es',
    catalogue: 'azahar',
    description: `Nota de la llamada de esta mañana: Ayuntamiento de Aracena, Concejalía de Comercio (Rocío)

Mercado navideño de artesanía del 11 al 13 de diciembre, tres días, en el paseo. Calculan 1.500 visitas al día.

Piden:
> 14 carpas plegables 3x3 para los puestos
> 28 tableros con caballetes
> 30 guirnaldas
> 6 setas de calor
> 8 conjuntos cerveceros
> Columna con subgrave y lector... mejor solo la columna, la música la ponen con su móvil, y 1 micro inalámbrico para el pregón
> 50 vallas

No quieren generador, la corriente la da el ayuntamiento con sus cuadros y cables. Aseos: los del mercado municipal. El escenario del coro lo monta la brigada municipal. Los toldos de Papá Noel también son suyos. La barra de chocolate es de la hermandad, traen ellos barra y vasos.

Opción aparte: fotomatón.`,
    good: {
      attendees: [1500, 4500],
      days: 3,
      must: [
        needs('gazebo', 14),
        needs(/Tablero/, [28, 28]),
        needs('festoon', [30, 30]),
        needs('patio_heater', 6),
        needs('beer_table_set', 8),
        needs('speaker_column', [1, 2]),
        needs('mic_wireless_handheld', 1),
        needs('crowd_barrier', [50, 50]),
      ],
      should: [offers('photo_booth', 1), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel', 'power_distro', 'power_cable'), ...SPEECH, 'crew_technician'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...LOOS,
        ...STAGES,
        'bar_unit',
        'glassware',
        'crew_bar',
        'stage_roof',
      ),
      excluded: ['generator', 'power_distro', 'power_cable', ...LOOS, ...STAGES, 'bar_unit', 'glassware'],
      silly: [
        ...without(SLIDES, 'crew_technician', 'crew_video', 'video_cable'),
        'dance_floor',
        'lectern',
        'disco_light',
        'table_round',
        ...DECKS,
        ...without(PARTY_LIGHT, ...STAGE_LIGHT),
      ],
      title: [/aracena|mercado/i, /1[.,  ]?500|4[.,  ]?500/],
    },
  },
];
