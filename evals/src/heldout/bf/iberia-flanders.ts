import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';

/** In Spanish: a wedding and a congress with interpretation; in Dutch: a firm's anniversary and a street fair. */
export const IBERIA_AND_FLANDERS: readonly EvalBrief[] = [
  {
    id: 'ho-bf-boda-cortijo',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

Nos casamos el sábado 5 de junio en un cortijo cerca de Carmona y seremos 150 invitados. Nos gustaría que nos pasarais presupuesto de esto:

- 150 sillas plegables blancas y el arco de madera para la ceremonia, que es al aire libre
- Un equipo pequeño para la ceremonia con un micro de mano
- 19 mesas redondas de 8 y 150 sillas Crossback para la cena
- 20 guirnaldas de bombillas
- 2 barras blancas y 12 mesas altas para el cóctel
- Pista de baile de 36 m2
- 6 olivos
- El fotomatón

El catering pone la vajilla, la cubertería, la cristalería y la mantelería, además de sus camareros. El DJ ya lo tenemos contratado y trae su equipo y sus luces. El cortijo dispone de baños y de corriente de sobra, así que no hacen falta ni aseos ni generador.

¡Mil gracias!
Rocío y Álvaro`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/plegable blanca/, [150, 150]),
        needs('ceremony_arch', 1),
        either(
          needs(/Pack Ceremonia/, 1),
          needs(/bater[ií]a Fonestar/, [1, 2]),
          needs(['speaker_top', 'speaker_column'], [1, 2]),
        ),
        needs(/Redonda 150/, [19, 19]),
        needs(/Crossback/, [150, 150]),
        needs('festoon', [20, 20]),
        needs('bar_unit', 2),
        needs('table_cocktail', 12),
        needs('dance_floor', [36, 36]),
        needs('plants', 6),
        needs('photo_booth', 1),
      ],
      should: [needs('mic_wireless_handheld', [1, 1]), needs('transport')],
      allowed: [...without(SPEECH, 'speaker_top'), ...ANY_JOB],
      offers: without(
        [...PARTY_OFFERS, 'parasol', 'fan', 'signage'],
        'disco_light',
        'moving_head',
        'mirror_ball',
        'lighting_package',
        'stage_wash',
        'glassware',
        'tablecloth',
        'napkin',
        'crew_dj',
        'crew_waiter',
        'crew_bar',
      ),
      excluded: [
        ...TABLEWARE,
        'tablecloth',
        'napkin',
        'crew_waiter',
        'crew_dj',
        ...DECKS,
        'disco_light',
        'moving_head',
        /Pack Verbena/,
        'subwoofer',
        ...LOOS,
        'generator',
      ],
      silly: [
        'projector',
        'lectern',
        'line_array',
        'stage_monitor',
        'crowd_barrier',
        'interpretation_booth',
        'stage_deck',
      ],
      title: [/carmona|boda/i, /150/],
    },
  },
  {
    id: 'ho-bf-congreso-olivar',
    language: 'es',
    catalogue: 'azahar',
    description: `Estimados señores:

La asociación celebra su congreso internacional del olivar los días 14 y 15 de octubre en un hotel de Úbeda. Se prevén 130 asistentes.

Solicitamos presupuesto de alquiler, con montaje, de lo siguiente:

1. Tarima de 6 x 2 m a 40 cm con faldón y escalera.
2. Atril de metacrilato con micrófono de flexo.
3. Seis micrófonos de solapa para la mesa redonda y dos de mano para las preguntas.
4. Sonido para la sala y técnico los dos días.
5. Proyector y pantalla de 4 metros, portátil y pasador.
6. Una cabina de interpretación para dos intérpretes y 130 receptores (español-inglés).
7. 130 sillas de congreso.
8. Un mostrador de acreditaciones con una azafata cada día.
9. Photocall impreso.

Como opción, una cámara con emisión en directo por internet.

Reciban un cordial saludo,
Secretaría técnica`,
    good: {
      attendees: 130,
      days: 2,
      must: [
        needs('stage_deck', [6, 6]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 6),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('crew_sound', [1, 24]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [130, 140]),
        needs(/congreso azul/, [130, 130]),
        needs('registration_desk', 1),
        needs('crew_host', [1, 24]),
        needs('backdrop', 1),
      ],
      should: [
        needs('presentation_clicker', 1),
        needs('stage_leg', [6, 6]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 16]),
        offers('camera', 1),
        offers('streaming_encoder', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'interpretation_transmitter'],
      offers: [...MEETING_OFFERS, 'crew_host', 'crew_interpreter'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'subwoofer', ...FOG, ...DECKS],
      title: [/úbeda|ubeda|congreso|olivar/i, /130/],
    },
  },
  {
    id: 'ho-bf-jubileumfeest-bedrijf',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Ons transportbedrijf bestaat 40 jaar en dat vieren we op vrijdag 18 september met een walking dinner in onze loods in Asse. Er komen 230 personeelsleden en partners.

Kunnen jullie een offerte maken voor:
- 25 receptietafels met zwarte hoezen
- 3 togen (steigerhout)
- podium 4 x 3 m, 40 cm hoog, voor de speeches en de DJ
- feestset geluid plus 2 draadloze handmicro's
- 30 accu-uplights en de discoset
- 36 m² dansvloer
- 5 vestiairerekken
- photobooth
- een LED-wand van 4 x 2 m voor de bedrijfsfilm, met laptop en iemand die dat bedient

De DJ is een collega, hij heeft zijn eigen draaitafels en mengpaneel. De cateraar voorziet borden, bestek en glazen en zijn eigen barpersoneel. In de loods zijn er genoeg toiletten. Verwarming is niet nodig, het is er warm genoeg.

Met vriendelijke groeten,
Kristof De Wachter`,
    good: {
      attendees: 230,
      days: 1,
      must: [
        needs(/Receptietafel/, [25, 25]),
        needs(/Stretchhoes/, [25, 25]),
        needs(/Toog steigerhout/, 3),
        needs('stage_deck', [6, 12]),
        either(needs(/Feestset/, [1, 2]), needs(['speaker_top', 'speaker_column', 'line_array'], [2, 6])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('uplight', [30, 30]),
        needs('disco_light', 1),
        needs('dance_floor', [36, 36]),
        needs('coat_rail', 5),
        needs('photo_booth', 1),
        needs('led_wall', [8, 8]),
        needs(['crew_video', 'crew_technician'], [1, 14]),
      ],
      should: [
        needs('playback_laptop', [1, 2]),
        needs('video_processor', 1),
        needs('stage_steps', [1, 2]),
        needs('transport'),
      ],
      allowed: [
        ...LOUD,
        ...PLATFORM,
        ...PARTY_LIGHT,
        ...ANY_JOB,
        'video_cable',
        'video_switcher',
        'dj_booth',
        'crew_electrician',
      ],
      offers: without(
        [...PARTY_OFFERS, ...SHOW_OFFERS, 'dj_booth', 'lectern', 'mic_lectern'],
        'glassware',
        'crew_bar',
        'crew_dj',
        'patio_heater',
        'crew_waiter',
      ),
      excluded: [
        'dj_player',
        'dj_mixer',
        'dj_controller',
        'crew_dj',
        ...TABLEWARE,
        'crew_bar',
        ...LOOS,
        'space_heater',
        'patio_heater',
      ],
      silly: [
        'generator',
        'marquee',
        'crowd_barrier',
        'interpretation_booth',
        'exhibition_stand',
        'projector',
        'flip_chart',
      ],
      title: [/asse|jubileum|feest/i, /230/],
    },
  },
  {
    id: 'ho-bf-braderie',
    language: 'nl',
    catalogue: 'zenne',
    description: `Goeiedag, wij zijn de handelaarsvereniging van Ninove en op zondag 5 september is het weer braderie, we verwachten 2.500 bezoekers. Dit hebben we nodig:

20 vouwtenten 3 x 3
60 klaptafels
120 zwarte klapstoelen
30 biertafelsets
overdekt mobiel podium voor de optredens van de dansschool
geluid bij het podium met 2 draadloze handmicro's en een geluidstechnicus
100 nadarhekken
6 mobiele toiletten en nog 1 voor rolstoelen
20 afvalcontainers
1 springkasteel
aggregaat van 20 kVA met verdeelkast en kabels
8 kabelbruggen

Leveren mag zaterdagnamiddag. Als optie graag ook een prijs voor 10 portofoons.

Groetjes, Lieve Van Impe`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs(/Vouwtent 3 x 3/, 20),
        needs(/Klaptafel/, [60, 60]),
        needs(/Klapstoel zwart/, [120, 120]),
        needs('beer_table_set', [30, 30]),
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crew_sound', [1, 14]),
        needs('crowd_barrier', [100, 100]),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('waste_bin', 20),
        needs(/Springkasteel/, 1),
        needs(/20 kVA/, 1),
        needs('cable_ramp', 8),
      ],
      should: [offers('two_way_radio', 10), needs('power_distro', [1, 6]), needs('power_cable'), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'two_way_radio'),
        ...LOUD,
        'stage_monitor',
        'stage_steps',
        'stage_handrail',
        'stage_skirt',
        'audio_player',
      ],
      offers: [
        ...OUTDOORS_OFFERS,
        ...SHOW_OFFERS,
        ...STAGE_LIGHT,
        'two_way_radio',
        'mic_headset',
        'hot_drinks',
        'refrigeration',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'chair_banquet', 'interpretation_booth', ...DECKS],
      title: [/ninove|braderie/i, /2[.,  ]?500/],
    },
  },
];
