import { type EvalBrief, needs } from '../../expectation.ts';
import { TABLEWARE } from '../../usual.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

export const LARKFIELD: readonly EvalBrief[] = [
  {
    id: 'ho-d-harvest-supper',
    language: 'en',
    catalogue: 'larkfield',
    description: `Dear Larkfield,

The churches of the benefice are joining forces for a harvest supper in Mr Tunnicliffe's barn at Wetton on Saturday 27 September: 120 people, at long tables.

We need 20 six-foot trestles, 120 of the plain Samsonite chairs, a dinner plate, dessert plate, knife, fork and dessert spoon each, and 60 pint glasses for the cider drinkers. Wine glasses are on loan from the supermarket. 4 lengths of festoon would cheer the place up, and a little PA with a radio mic so that the Archdeacon can say grace and do the raffle.

The WI is seeing to tea and coffee, boilers and mugs and all. Straw bales we have in abundance! For which reason the insurers won't hear of heaters, or indeed of anything else that glows. Paper tablecloths are bought.

Yours sincerely,
Canon Hilary Marsh`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Trestle 6ft x 2ft6in/, 20),
        needs(/Samsonite/, 120),
        needs(/Plate, Dinner/, [120, 130]),
        needs(/Plate, Dessert/, [120, 130]),
        needs(/Knife, Table/, [120, 130]),
        needs(/Fork, Table/, [120, 130]),
        needs(/Spoon, Dessert/, [120, 130]),
        needs(/Glass, Pint/, 60),
        needs('festoon', 4),
        needs('pa_package', 1),
      ],
      should: [needs('delivery', 1)],
      allowed: [...ANY_JOB, 'mic_wireless_handheld', 'mic_stand', /Water Goblet|Jug/],
      offers: ['napkin', 'waste_bin', 'serving', 'uplight', 'glassware', 'coat_rail', 'bench'],
      excluded: [
        /Glass, Wine/,
        'hot_drinks',
        /Mug|Cup and Saucer/,
        /Straw Bale/,
        'space_heater',
        'patio_heater',
        /Storm Lantern/,
        'centrepiece',
        'tablecloth',
      ],
      silly: ['marquee', 'projector', 'stage_deck', 'dance_floor', 'table_round', 'toilet_trailer', 'crowd_barrier'],
      title: [/wetton|harvest/i, /120/],
    },
  },
  {
    id: 'ho-d-cross-country',
    language: 'en',
    catalogue: 'larkfield',
    description: `County schools cross-country, Wednesday 4 February, Barton Fields. 700 runners + teachers.

It is a bare field. There is no shelter, no power, no water and there are no toilets on it, so we shall want:
* 6 gazebos 3x3
* 1 small suitcase generator
* 10 portable toilets and 1 accessible, 2 hand wash units
* PA for announcements with a radio mic (speech)
* 8 trestle tables (6ft), 40 Samsonite chairs
* 50 crowd barriers for the finish funnel
* 10 two-way radios
* 8 wheelie bins
* 2 fire points, the insurer insists
Delivered on Tuesday if you'd be so kind.`,
    good: {
      attendees: [700, 760],
      days: 1,
      must: [
        needs(/Gazebo 3m x 3m/, 6),
        needs(/Suitcase/, 1),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('pa_package', [1, 2]),
        needs(/Trestle 6ft x 2ft6in/, 8),
        needs(/Samsonite/, 40),
        needs('crowd_barrier', 50),
        needs('two_way_radio', 10),
        needs('waste_bin', 8),
        needs('fire_extinguisher', 2),
        needs('delivery', [1, 2]),
      ],
      should: [needs('fuel'), needs('power_cable')],
      allowed: [...OUTDOORS, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, 'loudhailer', 'hot_drinks'],
      silly: [
        'dance_floor',
        'projector',
        'stage_deck',
        'table_round',
        'marquee_lining',
        'toilet_trailer',
        'inflatable',
      ],
      title: [/barton/i, /700/],
    },
  },
  {
    id: 'ho-d-landhochzeit-cotswolds',
    language: 'de',
    catalogue: 'larkfield',
    description:
      'Hallo, wir heiraten am 11. Juli auf einer Farm bei Stow-on-the-Wold in England, 100 Gäste. Wir hätten gern: 2 Tipis, 100 Cross-Back-Stühle, 13 Tische aus Eiche für je 8 Personen, eine Tanzfläche 15 x 15 ft, 6 Lichterketten, einen Toilettenwagen und einen Traubogen. Tischwäsche lassen wir weg, das Holz ist zu schön. Teller, Besteck und Gläser sind beim Caterer inbegriffen. Unser Alleinunterhalter reist mit eigener Anlage an, also keine Musikanlage. Feuerstellen duldet der Bauer nicht, Heizpilze aus demselben Grund auch nicht. Lieferung und Aufbau wären super! Jule & Hendrik',
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs(/Tipi/, 2),
        needs(/Cross-Back/, [100, 105]),
        needs(/Rustic Oak 8ft/, 13),
        needs(/15ft x 15ft/, 1),
        needs(/Festoon/, 6),
        needs('toilet_trailer', 1),
        needs('ceremony_arch', 1),
        needs('delivery', [1, 2]),
      ],
      should: [needs('crew_stagehand')],
      allowed: [...OUTDOORS, 'marquee_floor'],
      offers: [...PARTY_OFFERS.filter((each) => each !== 'patio_heater'), ...OUTDOORS_OFFERS, /Fairy Light/],
      excluded: [...TABLEWARE, 'tablecloth', 'napkin', 'pa_package', /Fire Pit/, /Heater, Patio/],
      silly: ['projector', 'lectern', 'stage_deck', 'crowd_barrier', 'table_desk', 'inflatable'],
      title: [/stow/i, /100/],
    },
  },
  {
    id: 'ho-d-comunion-jardin',
    language: 'es',
    catalogue: 'larkfield',
    description: `Buenos días:

El domingo 17 de mayo celebramos la primera comunión de Lucas en nuestro jardín, en Richmond (Londres). Somos 45, quince de ellos niños.

Querríamos una carpa de 6 x 9 m por si llueve, 6 mesas redondas de 5 pies con sus manteles, 45 sillas plegables blancas, el castillo hinchable y la máquina de palomitas.

Platos, vasos y cubiertos serán de usar y tirar, así que no cuenten con ellos. De globos, flores y demás adornos se encarga la madrina. Para los baños tenemos la casa, y para la música, el altavoz de casa. Tampoco hace falta corriente aparte, hay enchufes en la terraza.

Si pueden entregarlo el sábado, mejor.

Saludos,
Beatriz`,
    good: {
      attendees: 45,
      days: 1,
      must: [
        needs(/Clearspan 6m x 9m/, 1),
        needs(/Round 5ft \(/, 6),
        needs('tablecloth', [6, 6]),
        needs(/Folding, White/, [45, 48]),
        needs('inflatable', 1),
        needs(/Popcorn/, 1),
        needs('delivery', [1, 2]),
      ],
      should: [needs('power_cable')],
      allowed: [...OUTDOORS.filter((each) => each !== 'generator' && each !== 'fuel'), 'marquee_floor'],
      offers: [
        'marquee_floor',
        'marquee_lining',
        'gazebo',
        'parasol',
        'game',
        'napkin',
        'table_trestle',
        'cooking',
        'refrigeration',
      ],
      excluded: [...TABLEWARE, 'centrepiece', 'plants', ...LOOS, 'pa_package', 'generator', 'fuel'],
      silly: ['projector', 'lectern', 'stage_deck', 'dance_floor', 'crowd_barrier', 'disco_light'],
      title: [/richmond|londres/i, /45/],
    },
  },
];
