import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, DECKS, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { RIG } from './rig.ts';

/** In Spanish and Dutch: a wedding, a grape harvest, a parish hall's quiz. */
export const SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-q-boda-cortijo',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas:

Nos casamos el sábado 12 de septiembre en el cortijo de mis abuelos, en Carmona, y vamos a ser 160.

Nos gustaría alquilar 160 sillas Tiffany doradas, 16 mesas redondas de 180 con su mantel blanco, 160 servilletas de lino, el arco de madera, el Pack Ceremonia con un micro de solapa además del de mano, 20 guirnaldas, una barra blanca de dos metros, una pista de baile de 5 x 5 m y diez olivos en maceta.

De la vajilla, la cubertería y las copas se encarga el catering, y los camareros son suyos. El DJ es un amigo y se trae la mesa, los platos y las luces de discoteca. No queremos carpa, cenamos bajo las estrellas. Fotomatón tampoco, ni chispas frías (mi suegra les tiene pánico). Baños hay de sobra en el cortijo, y la luz está contratada, o sea que sin generador.

Un abrazo,
Rocío y Manu`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Tiffany/, [160, 168]),
        needs(/Redonda 180/, 16),
        needs('tablecloth', [16, 17]),
        needs('napkin', [160, 176]),
        needs('ceremony_arch', 1),
        needs(/Pack Ceremonia/, 1),
        needs('mic_wireless_lapel', 1),
        needs('festoon', 20),
        needs('bar_unit', 1),
        needs('dance_floor', 25),
        needs('plants', 10),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...ANY_JOB, 'mic_wireless_handheld'],
      offers: PARTY_OFFERS,
      excluded: [
        ...LOOS,
        ...TABLEWARE,
        ...DECKS,
        'crew_waiter',
        'crew_dj',
        'disco_light',
        'marquee',
        'photo_booth',
        'spark_machine',
        'generator',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'interpretation_booth', 'line_array', 'beer_table_set'],
      title: [/carmona|boda|cortijo/i, /160/],
    },
  },
  {
    id: 'ho-q-vendimia',
    language: 'es',
    catalogue: 'azahar',
    description: `WhatsApp reenviado, Peña La Cepa (Bollullos)

Fiesta de la vendimia, domingo 20 de septiembre, explanada de la cooperativa, calculamos 500 personas

🍇 el escenario móvil cubierto
🍇 4 altavoces de 12, 2 subgraves, 2 micros de mano y el técnico de sonido
🍇 40 conjuntos cerveceros
🍇 1 paellero gigante
🍇 6 jaimas de 6x6... perdón, 2, que el resto es sombra de los árboles
🍇 60 vallas
🍇 6 váteres químicos y 1 adaptado
🍇 8 walkies

Ojo, lo que NO:
❌ generador, el ayuntamiento pone el enganche y el electricista
❌ barra ni botelleros, los pone el distribuidor de cerveza
❌ platos y copas: todo de un solo uso
❌ DJ, toca la charanga
❌ luces, que a las ocho se acaba
❌ sillas sueltas
❌ mozos, montamos los de la peña`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(/Altea 712/, 4),
        needs('subwoofer', 2),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
        needs('beer_table_set', 40),
        needs('cooking', 1),
        needs(/Jaima/, 2),
        needs('crowd_barrier', 60),
        needs(/WC químico$/, 6),
        needs('toilet_accessible', 1),
        needs('two_way_radio', 8),
      ],
      should: [needs('mixing_console', 1), needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'stage_monitor'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...RIG,
        'generator',
        'bar_unit',
        'refrigeration',
        'crockery',
        'glassware',
        'crew_dj',
        'festoon',
        'disco_light',
        'chair',
        'crew_stagehand',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'interpretation_booth', 'photo_booth'],
      title: [/bollullos|vendimia/i, /500/],
    },
  },
  {
    id: 'ho-q-parochiequiz',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag allemaal,

De oudervereniging van de Kriek houdt op vrijdag 19 november haar jaarlijkse quiz in de parochiezaal van Beersel. Er zijn 40 ploegen ingeschreven, samen 240 deelnemers.

Mogen wij een offerte voor 40 klaptafels, 240 zwarte klapstoelen, vier DZR12-luidsprekers op statief met een klein mengpaneel, twee draadloze handmicro's, een projector met scherm van 400 breed, één 65 duim scherm voor de jury, een koelkast met glazen deur en een vestiairerek?

De presentator werkt vanaf zijn eigen laptop. Stemkastjes zijn nergens voor nodig, we verbeteren op papier. De zaal heeft een vast podium en een toog, en achter die toog staan de ouders. Glazen zijn er genoeg. Tafellakens leggen we niet. Spots hangen er al. Een technieker hoeft er niet bij te blijven, de papa van Jules kent er wat van. De catering (broodjes en koffie) regelt de bakker, percolator inbegrepen.

Alvast bedankt!
Katrien Sterckx`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Klaptafel/, 40),
        needs(/Klapstoel zwart/, [240, 252]),
        needs('speaker_top', 4),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs('projector', 1),
        needs(/Fastfold 400/, 1),
        needs(/65" op statief/, 1),
        needs('refrigeration', 1),
        needs('coat_rail', 1),
      ],
      should: [needs('speaker_stand', 4), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [
        ...RIG,
        'playback_laptop',
        'voting_system',
        'stage_deck',
        'mobile_stage',
        'bar_unit',
        'crew_bar',
        'glassware',
        'tablecloth',
        'crew_technician',
        'crew_sound',
        'crew_video',
        'hot_drinks',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'interpretation_booth', 'stage_monitor'],
      title: [/beersel|quiz/i, /240/],
    },
  },
];
