import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';

/** In Spanish and Dutch: a wedding, a congress, a firm's summer party, members in a hall and at home. */
export const IBERIA_FLANDERS: readonly EvalBrief[] = [
  {
    id: 'ho-ao-boda-cortijo',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola:

Nos casamos el sábado 19 de junio en el cortijo de mis abuelos, cerca de Carmona. Seremos 160.

Para la ceremonia: 160 sillas plegables blancas, el arco de madera, el altavoz a batería con su micro.
Para la cena, al aire libre: 20 mesas imperiales de madera y 160 sillas Crossback. Las mesas van desnudas, sin manteles.
Para la fiesta: equipo de sonido para bailar, luces de discoteca, 12 guirnaldas, pista de roble de 6 x 6, una barra de 4 m (dos módulos) y 10 mesas altas.
También dos aseos: el remolque VIP, mejor.
Y un generador, que allí la luz se cae.

De la vajilla, los cubiertos y las copas se encarga el catering, que trae también sus camareros. El DJ es mi primo Curro y viene con su propia mesa y sus platos. No queremos fotomatón ni chispas frías, que se nos ha ido ya de presupuesto.

Un abrazo, Rocío y Álvaro`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/plegable blanca/, [160, 168]),
        needs('ceremony_arch', 1),
        needs(/batería Fonestar/, [1, 2]),
        needs(/Imperial/, 20),
        needs(/Crossback/, [160, 168]),
        either(needs(/Verbena/, [1, 2]), needs(/Altea 712/, [2, 6]), needs('speaker_column', [2, 4])),
        needs('disco_light', [1, 4]),
        needs('festoon', 12),
        needs('dance_floor', [36, 36]),
        needs('bar_unit', 2),
        needs('table_cocktail', 10),
        needs('toilet_trailer', 1),
        needs('generator', 1),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, 'napkin', 'pa_package', 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'hot_drinks'],
      excluded: ['tablecloth', ...TABLEWARE, 'crew_waiter', ...DECKS, 'crew_dj', 'photo_booth', 'spark_machine'],
      silly: ['projector', 'lectern', 'stage_monitor', 'crowd_barrier', 'interpretation_booth', 'display', ...FOG],
      title: [/carmona|boda|cortijo/i, /160/],
    },
  },
  {
    id: 'ho-ao-congreso-olivar',
    language: 'es',
    catalogue: 'azahar',
    description: `Estimados señores:

La asociación organiza su congreso internacional del olivar en el palacio de congresos de Jaén, los días 14, 15 y 16 de octubre, con 180 asistentes.

Sala plenaria (180 personas, disposición teatro):
1. Pantalla LED interior de 4 x 2,5 m y portátil.
2. Sonido para la sala, 2 micros de mano, 4 de solapa para la mesa redonda, atril de metacrilato.
3. Cabina de interpretación para dos intérpretes y 180 receptores.
4. Tarima de 6 x 2 m con faldón y escalera.
5. Técnicos de sonido y de vídeo los tres días.

Cuatro salas de seminario de 30 a 40 personas: en cada una, un monitor de 75 pulgadas o, si no hay suficientes, de 55.

Vestíbulo: dos mostradores de acreditaciones y un photocall impreso.

Como opción, les agradeceríamos el precio de la emisión por streaming (una cámara y codificador).

Atentamente,
Secretaría del congreso`,
    good: {
      attendees: 180,
      days: 3,
      must: [
        needs('led_wall', [10, 10]),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 4),
        needs('lectern', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [180, 190]),
        needs('stage_deck', 6),
        needs('crew_sound', [1, 60]),
        needs('crew_video', [1, 60]),
        needs('display', 4),
        needs('registration_desk', 2),
        needs('backdrop', 1),
      ],
      should: [
        needs('playback_laptop', [1, 5]),
        needs('stage_skirt', [6, 16]),
        needs('stage_steps', [1, 2]),
        offers('camera', 1),
        offers('streaming_encoder', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'subwoofer'],
      offers: [...MEETING_OFFERS, 'stanchion', 'carpet'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier', ...FOG],
      title: [/jaén|congreso|olivar/i, /180/],
    },
  },
  {
    id: 'ho-ao-zomerfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Op vrijdag 18 juni geven we een zomerfeest voor onze medewerkers en hun partners op de parking van het bedrijf in Vilvoorde. We tellen op 300 personen.

Graag een prijs voor:
- 2 feesttenten 10 x 15
- 20 biertafelsets en 20 receptietafels met stretchhoes
- 3 toogelementen van 2 m en 4 koelkasten met glasdeur
- 600 wijnglazen, 300 fluiten
- geluid voor 300 man met subs, 2 draadloze handmicro's, geluidstechnicus
- discolicht, 2 sets
- 10 snoeren prikkabel
- 6 mobiele toiletten
- photobooth
- DJ voor 5 uur met draaitafels en mengpaneel (2 CDJ's en een DJM)

Budget: maximaal 9.000 euro, exclusief btw.

Met vriendelijke groeten,
Personeelsdienst`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Feesttent 10 x 15/, 2),
        needs('beer_table_set', [20, 20]),
        needs(/Receptietafel/, [20, 20]),
        needs('bar_unit', 3),
        needs(/Koelkast/, 4),
        needs(/Wijnglas/, [600, 600]),
        needs(/Champagnefluit/, [300, 300]),
        either(needs(['speaker_top', 'line_array'], [2, 12]), needs(/Feestset/, [1, 3])),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 16]),
        needs('disco_light', 2),
        needs('festoon', 10),
        needs('toilet', 6),
        needs('photo_booth', 1),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
      ],
      should: [
        needs(/Stretchhoes/, [20, 20]),
        either(needs('subwoofer', [2, 8]), needs(/Feestset/, [1, 3])),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, 'dj_booth', 'stage_monitor', 'marquee_floor'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...PLATFORM, ...SHOW_OFFERS, 'space_heater'],
      silly: ['projector', 'lectern', 'interpretation_booth', 'exhibition_stand', 'voting_system', 'flip_chart'],
      title: [/vilvoorde|zomerfeest/i, /300/],
    },
  },
  {
    id: 'ho-ao-ledenvergadering',
    language: 'nl',
    catalogue: 'zenne',
    description: `Geachte,

Voor de jaarlijkse ledenvergadering van onze wooncoöperatie zoeken wij een partner voor de techniek. Zaterdag 24 april, 10 tot 13 uur, cultuurcentrum in Leuven. In de zaal zitten 150 leden, thuis kijken er nog een 100-tal mee.

Nodig:
- 150 stemkastjes
- 2 PTZ-camera's, beeldmixer, encoder en een videotechnicus voor de livestream
- 5G-router als back-up
- spreekgestoelte in plexi
- 4 draadloze handmicro's die op het zaalgeluid ingeplugd worden
- 2 vloerschermen voor de sprekers

Het cultuurcentrum heeft een eigen geluidsinstallatie met luidsprekers, een vaste projector met doek en een podium. De zetels zijn vast. Tolken zijn niet nodig, iedereen spreekt Nederlands. Koffie regelen we met de cafetaria.

Alvast dank voor uw voorstel.
Het bestuur`,
    good: {
      attendees: [150, 250],
      days: 1,
      must: [
        needs('voting_system', [150, 150]),
        needs(/UE80/, 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('crew_video', [1, 14]),
        needs(/Peplink/, 1),
        needs(/gestoelte plexi/, 1),
        needs('mic_wireless_handheld', 4),
        needs('confidence_monitor', 2),
      ],
      should: [needs('transport')],
      allowed: [
        ...ANY_JOB,
        'playback_laptop',
        'video_cable',
        'video_converter',
        'video_recorder',
        'network',
        'crew_camera',
        'crew_technician',
        'audio_cable',
        'mic_lectern',
        'di_box',
        'presentation_clicker',
        'crew_sound',
        'mixing_console',
        'mic_stand',
      ],
      offers: [...MEETING_OFFERS, ...STAGE_LIGHT],
      excluded: [
        ...SPEAKERS,
        'projector',
        'projection_screen',
        'stage_deck',
        'mobile_stage',
        ...SEATS,
        'interpretation_booth',
        'interpretation_receiver',
        'crew_interpreter',
        'hot_drinks',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/leuven|leden/i, /150|250/],
    },
  },
];
