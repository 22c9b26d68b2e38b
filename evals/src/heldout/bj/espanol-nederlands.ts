import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, BROADCAST, PLATFORM, RADIO_MICS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SCREENS,
  SHOW_OFFERS,
} from '../usual.ts';
import { aSystem, LAMPS } from './common.ts';

/** In Spanish over an Andalusian shelf, in Dutch over one on the IJssel. */
export const ESPANOL_NEDERLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-bj-jornada-olivar',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenos días:

Organizamos una jornada internacional sobre el olivar en Jaén, martes 20 y miércoles 21 de octubre, con 200 asistentes en formato teatro. Precisamos presupuesto de:

- una cabina de interpretación para dos intérpretes y 120 receptores
- 200 sillas de congreso enlazables
- tarima de 6 x 2 m a 40 cm con faldón y escalera
- atril de metacrilato con micrófono de flexo
- cuatro micrófonos de solapa para la mesa redonda y dos de mano para las preguntas
- sonido para la sala, con técnico
- proyector de 6.000 lúmenes, pantalla de 4 metros, portátil y pasador
- una cámara y la emisión en directo por internet
- mostrador de acreditaciones y dos azafatas
- photocall

Montaje el lunes por la tarde. El presupuesto máximo es de 8.000 € sin IVA.

Atentamente,
Rocío Almagro`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', 120),
        needs(/Silla congreso/, 200),
        needs('stage_deck', [6, 6]),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 2]),
        aSystem,
        needs('crew_sound', [1, 48]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('camera', 1),
        needs('streaming_encoder', 1),
        needs('registration_desk', 1),
        needs('crew_host', [2, 48]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('stage_skirt', [6, 16]),
        needs('stage_steps', [1, 2]),
        needs('backdrop', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BROADCAST, ...PLATFORM, 'interpretation_transmitter', 'crew_interpreter', 'subwoofer'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'hazer',
        'crowd_barrier',
        'ceremony_arch',
      ],
      title: [/ja[ée]n|jornada|olivar/i, /200/],
    },
  },
  {
    id: 'ho-bj-graduacion-patio',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

La graduación de 2.º de bachillerato es el viernes 28 de mayo a las 11 de la mañana en el patio del instituto, en Écija. Contamos con 260 personas entre alumnos, familias y profesores.

Necesitamos 260 sillas plegables blancas, una tarima de 8 x 4 con su faldón, escalera y rampa, un atril con micrófono, dos inalámbricos de mano, el equipo de sonido con un técnico, la alfombra roja y 6 carpas plegables de 3 x 3 para la sombra.

Como es de día, no pongan nada de iluminación. Tampoco queremos pantallas ni proyector. Los aseos son los del centro. Las fotos y el vídeo los hacen los alumnos de imagen con sus cámaras.

¿Nos pasan precio? Gracias,
AMPA`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs(/Silla plegable/, 260),
        needs('stage_deck', [16, 16]),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 2]),
        aSystem,
        needs('crew_sound', [1, 24]),
        needs('gazebo', 6),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 24]),
        needs('mic_lectern', 1),
        needs('carpet', [1, 2]),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...PLATFORM, ...without(OUTDOORS, 'floodlight'), 'subwoofer'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'induction_loop', 'registration_desk', 'drape'],
        ...LOOS,
        ...LAMPS,
        'festoon',
        'uplight',
        'disco_light',
        'mirror_ball',
        'crew_photographer',
      ),
      excluded: [
        ...LAMPS,
        'uplight',
        'festoon',
        'disco_light',
        'crew_lighting',
        ...SCREENS,
        ...LOOS,
        'camera',
        'crew_camera',
        'crew_photographer',
      ],
      silly: ['dance_floor', 'interpretation_booth', 'hazer', 'table_round', 'dj_player', 'beer_table_set'],
      title: [/[ée]cija|graduaci[óo]n/i, /260/],
    },
  },
  {
    id: 'ho-bj-nieuwjaarsborrel',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Goedemiddag,

Voor de nieuwjaarsreceptie van onze ondernemersvereniging in Zutphen, donderdag 14 januari van 17.00 tot 20.30 uur, verwachten wij 250 gasten, staand. Graag een prijs voor:

- 30 statafels met zwarte stretchhoezen
- 3 barren van 2 meter en 3 koelkasten
- 300 flutes en 400 wijnglazen
- 2 barmedewerkers en 4 mensen in de bediening
- een plexi katheder met zwanenhals, 2 draadloze handmicrofoons en een geluidsset voor de toespraken
- een stagepiano voor de pianist
- 20 uplights op accu
- 5 garderoberekken
- een rode loper en een fotohokje

Een technicus die het geluid in de gaten houdt hoort erbij. De zaal is vanaf 13.00 uur open.

Met vriendelijke groet,
Harmke Wolters`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('table_cocktail', 30),
        needs('bar_unit', 3),
        needs('refrigeration', 3),
        needs(/flute/, 300),
        needs(/Glas, wijn/, 400),
        needs('crew_bar', [2, 24]),
        needs('crew_waiter', [4, 36]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 2]),
        aSystem,
        needs('keyboard', 1),
        needs('uplight', 20),
        needs('coat_rail', 5),
        needs('photo_booth', 1),
      ],
      should: [
        needs(/Stretchhoes/, 30),
        needs('mic_lectern', 1),
        needs('carpet', 1),
        needs(['crew_sound', 'crew_technician'], [1, 24]),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...ANY_JOB, 'di_box', 'subwoofer', 'stage_monitor'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'crowd_barrier',
        'drum_kit',
        'exhibition_stand',
        'interpretation_booth',
      ],
      title: [/zutphen|nieuwjaar/i, /250/],
    },
  },
  {
    id: 'ho-bj-wijkfeest',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Hoi,

Wij organiseren het wijkfeest in Deventer op zaterdag 12 juni, van 13 tot 23 uur, verspreid over de dag zo'n 800 bezoekers. Er spelen drie bandjes.

Wat we zoeken:
- de podiumwagen met dak
- geluid voor buiten met subs, 6 monitoren, een digitaal mengpaneel van 32 kanalen, microfoons en DI's voor de bands, geluidstechnicus
- podiumlicht (simpel) voor 's avonds
- 60 dranghekken
- 30 biertafels met banken
- 6 toiletcabines en 1 voor rolstoelen
- 10 rolcontainers
- een springkussen

Wat niet hoeft: drumstel en versterkers nemen de bands zelf mee. De brouwerij komt met een tapwagen, glazen en koeling. Stroom krijgen we van het buurthuis, dus geen aggregaat. De beveiliging loopt via de gemeente.

Groetjes, Wouter`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 10]),
        needs('stage_monitor', 6),
        needs(/Mengpaneel 32/, 1),
        needs(['mic_wired', 'mic_instrument'], [4, 24]),
        needs('di_box', [2, 12]),
        needs('crew_sound', [1, 24]),
        needs(['stage_wash', 'lighting_package', 'moving_head', 'profile_spot'], [1, 24]),
        needs('crowd_barrier', 60),
        needs('beer_table_set', 30),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
        needs('inflatable', 1),
      ],
      should: [needs('mic_stand', [4, 24]), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'crew_steward'),
        ...BAND,
        ...STAGE_LIGHT,
        'moving_head',
        ...RADIO_MICS,
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
        'crew_steward',
        'glassware',
        'refrigeration',
        'bar_unit',
        'backline',
      ),
      excluded: [
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'glassware',
        'refrigeration',
        'bar_unit',
        'generator',
        'fuel',
        'crew_steward',
      ],
      silly: ['lectern', 'table_round', 'interpretation_booth', 'flip_chart', 'exhibition_stand', 'choir_riser'],
      title: [/deventer|wijkfeest/i, /800/],
    },
  },
];
