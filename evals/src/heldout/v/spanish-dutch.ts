import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, TABLEWARE } from '../../usual.ts';
import {
  DECKS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** In Spanish: a wedding, a village's feast. In Dutch: a staff party, a symposium. */
export const SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-v-boda-olivar',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

Nos casamos el sábado 22 de mayo en el olivar de mi familia, cerca de Osuna, y seremos 140 invitados. Queríamos presupuesto de lo siguiente:

- 140 sillas plegables blancas para la ceremonia y 140 Crossback para la cena
- 18 mesas Imperial
- el arco de madera
- 140 servilletas de lino
- Pack Ceremonia para el «sí, quiero»
- 20 guirnaldas
- 30 m² de pista de baile
- los aseos VIP
- un generador de 40 kVA con su cuadro y mangueras

El catering trae la vajilla, los cubiertos y las copas, y también la barra con sus camareros. El DJ viene con su equipo de sonido y luces. No queremos fotomatón ni chispas frías, por favor.

¡Muchas gracias!
Rocío y Álvaro`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/plegable blanca/, [140, 147]),
        needs(/Crossback/, [140, 147]),
        needs(/Imperial/, 18),
        needs('ceremony_arch', 1),
        needs('napkin', [140, 154]),
        needs(/Pack Ceremonia/, 1),
        needs('festoon', 20),
        needs('dance_floor', 30),
        needs('toilet_trailer', 1),
        needs('generator', 1),
        needs('power_distro', [1, 4]),
        needs(/Manguera/, [1, 8]),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'bar_unit',
        'crew_bar',
        'crew_dj',
        'subwoofer',
        /Pack Verbena/,
        'disco_light',
        'photo_booth',
        'spark_machine',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'display', 'interpretation_booth', 'camera', 'stage_monitor'],
      title: [/osuna|boda|olivar/i, /140/],
    },
  },
  {
    id: 'ho-v-fiestas-pueblo',
    language: 'es',
    catalogue: 'azahar',
    description: `AYUNTAMIENTO DE VALDELAGRANA. Concejalía de Festejos
Pliego de prescripciones técnicas (resumen): alquiler de equipos para las fiestas patronales, del viernes 13 al domingo 15 de agosto, plaza Mayor. Público previsto: 1.000 personas cada noche.

El adjudicatario aportará:
a) Un escenario móvil cubierto de 8 x 6 m.
b) Sonido: ocho cajas de line array, cuatro subgraves, cuatro monitores de escenario, mesa digital, cuatro micrófonos inalámbricos de mano y técnico de sonido las tres noches.
c) Iluminación: dieciséis PAR LED, ocho cabezas móviles y técnico de iluminación.
d) Cuarenta guirnaldas para la plaza.
e) Un generador insonorizado de 40 kVA con dos cuadros de 32 A.
f) Sesenta vallas peatonales, doce WC químicos y dos adaptados.
g) Cuarenta conjuntos cerveceros.
h) Ocho walkies para la organización.`,
    good: {
      attendees: [1000, 3000],
      days: 3,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs('stage_monitor', 4),
        needs(/SQ-5/, 1),
        needs('mic_wireless_handheld', 4),
        needs('crew_sound', [1, 60]),
        needs(/PAR LED/, 16),
        needs('moving_head', 8),
        needs('crew_lighting', [1, 60]),
        needs('festoon', 40),
        needs('generator', 1),
        needs('power_distro', [2, 6]),
        needs('crowd_barrier', 60),
        needs(/^WC químico$/, 12),
        needs('toilet_accessible', 2),
        needs('beer_table_set', 40),
        needs('two_way_radio', 8),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, ...LOUD],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'lectern', 'table_round', 'interpretation_booth', 'ceremony_arch', 'napkin'],
      title: [/valdelagrana|fiestas/i, /1[., ]?000/],
    },
  },
  {
    id: 'ho-v-personeelsfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag,

Voor ons personeelsfeest op vrijdag 25 juni in onze loods in Ninove (150 collega's, 18u tot 1u) vragen we graag een offerte voor:

- podium 4 x 3 m, 40 cm hoog, met trap
- discoset op statief, 2 stuks, en de spiegelbol
- 24 accu-uplights
- 40 m² dansvloer
- 20 receptietafels met stretchhoes
- 15 biertafelsets
- 2 LED-togen en 2 koelkasten met glasdeur
- photobooth
- een vestiairerek of 3

Onze huis-dj brengt zijn eigen geluid en draaitafels mee, dus geluid hebben we niet nodig. De foodtrucks zorgen voor borden en bestek. Rook of haze mag niet in de loods. Toiletten zijn er genoeg.

Alvast bedankt,
Sofie Van Impe`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(['stage_deck'], [6, 8]),
        needs('stage_steps', [1, 2]),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs(/accu-uplight/, 24),
        needs('dance_floor', 40),
        needs('table_cocktail', 20),
        needs(/Stretchhoes/, 20),
        needs('beer_table_set', 15),
        needs(/LED-toog/, 2),
        needs(/Koelkast/, 2),
        needs('photo_booth', 1),
        needs('coat_rail', 3),
      ],
      should: [needs('stage_skirt', [3, 14]), needs('transport')],
      allowed: SHOW,
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: [
        ...DECKS,
        'speaker_top',
        'speaker_column',
        'line_array',
        'subwoofer',
        'pa_package',
        'mixing_console',
        'crew_sound',
        'crew_dj',
        'crockery',
        'cutlery',
        'hazer',
        'smoke_machine',
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'interpretation_booth', 'table_desk', 'generator', 'pinboard'],
      title: [/ninove|personeelsfeest/i, /150/],
    },
  },
  {
    id: 'ho-v-symposium-gent',
    language: 'nl',
    catalogue: 'zenne',
    description: `Offerteaanvraag via website

Organisatie: Vlaamse Vereniging voor Waterbeheer
Evenement: symposium, donderdag 18 november, 9u tot 17u
Locatie: abdijzaal, Gent
Aantal deelnemers: 200

Wat wenst u te huren?
200 congresstoelen grijs
podium 6 x 2 m, 40 cm, met trap en zwarte rok
plexi spreekgestoelte met zwanenhalsmicro
2 dasspeldmicro's, 2 draadloze handmicro's
luidsprekers voor spraak en een geluidstechnicus
laserprojector 6.200 lumen met fastfold 400 x 225, laptop en klikker
1 retourscherm voor de sprekers
ringleiding
2 tolkcabines en 120 tolkontvangers (Frans en Engels)
20 posterborden, 2 onthaalbalies, 4 vestiairerekken
15 receptietafels voor de middagpauze

Opmerkingen: opbouw de dag ervoor vanaf 14u.`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Congresstoel/, [200, 210]),
        needs(/element 200 x 100/, 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 16]),
        needs(/plexi/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs(['speaker_top', 'speaker_column', 'pa_package', 'line_array'], [1, 8]),
        needs('crew_sound', [1, 20]),
        needs(/L630U/, 1),
        needs(/Fastfold 400/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('induction_loop', 1),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [120, 132]),
        needs('pinboard', 20),
        needs('registration_desk', 2),
        needs('coat_rail', 4),
        needs('table_cocktail', 15),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'crew_interpreter', 'stage_skirt', 'stage_handrail', 'stage_ramp'],
      offers: [...MEETING_OFFERS, 'tablecloth'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'beer_table_set'],
      title: [/gent|symposium/i, /200/],
    },
  },
];
