import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { SEATS, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Outdoors over the Piedmont shelf: a council, a forum, a race, two Spanish feasts. */
export const PIEDMONT_FIELDS: readonly EvalBrief[] = [
  {
    // Modelled on https://citizenportal.ai/articles/6597454/Utah/Council-weighs-buying-versus-renting-speaker-system-for-July-4-events-decision-deferred
    id: 'ho-o-council-rodeo-speakers',
    language: 'en',
    catalogue: 'piedmont',
    description: `Council discussed sound for the fairgrounds arena and the Fourth of July events, purchase vs. rental.

Wade said he had asked around. A permanent installation on poles came in near $24,000 and he was told rental would be about a third of that for the three days, July 2, 3 and 4. "It's a lot of money to spend for three days out of the year." The rodeo company brings its own system for Thursday and Friday night but will not let the city use it for the youth rodeo or the Saturday program, so it doesn't help. Mayor asked if three years of rent doesn't buy the thing. Yes more or less. Action item next meeting; staff to come back with a rental figure for:

- 6 powered speakers, and subs are not needed, it's announcing and the anthem
- mixer that a volunteer can run, we have volunteers so no engineer
- 2 wireless handhelds and a headset for the arena clown
- something to play music off a phone or CD
- 4 of the portable bleachers for the overflow, grandstand seats 1,400
- 10 portable restrooms and 2 handicap, the block under the grandstand is staying shut this year
- 2 bullhorns for parade lineup

Vendor booths: vendors bring own canopies and own generators. Also a volunteer is wanted for the morning fun run. Barricades from Public Works as always.

No purchase or rental contract was approved.`,
    good: {
      days: 3,
      must: [
        needs('speaker_top', [6, 6]),
        needs('mixing_console', [1, 1]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_headset', [1, 1]),
        needs('audio_player', [1, 1]),
        needs(/BLEACHER/, 4),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        needs('loudhailer', 2),
      ],
      should: [needs('speaker_stand', [4, 6]), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), 'audio_cable', 'mic_stand', 'amplifier'],
      offers: without([...OUTDOORS_OFFERS, 'fire_extinguisher'], 'gazebo', 'crowd_barrier', 'stage_roof'),
      excluded: ['subwoofer', 'crew_sound', 'crew_technician', 'gazebo', 'generator', 'fuel', 'crowd_barrier'],
      silly: ['dance_floor', 'projector', 'lectern', 'table_round', 'mobile_stage', 'stage_monitor', 'marquee'],
      title: [/fairgrounds|july|rodeo|arena/i],
    },
  },
  {
    // Modelled on http://forums.theknot.com/discussion/comment/6882196
    id: 'ho-o-backyard-reception-forum',
    language: 'en',
    catalogue: 'piedmont',
    description: `Rentals for a backyard reception - what am I missing??

Hi everyone! We're having a backyard reception June 13 for 120 (ceremony is at our church so nothing needed there). My mom is almost insistent on a 7pm wedding so the dark hides any "flaws" in the yard lol. It really doesn't matter that much to me. I need help with the rentals. Bathrooms are a must, NO ONE inside the house, and mom wants one of the nice trailers. Our big patio will be the dance floor so that's covered. I really don't want a tent over the guests, if it rains we go to the fellowship hall. But the caterer says he has to have one for the food, a 10x20 would do, though he isn't the one footing the bill! I love the idea of a "faux tent", just strings of lights on poles, FI says 12 strings would do it. He and his brothers are making the poles.

So far my list is
15 round tables (60") with floor length white cloths
120 chairs, white garden ones w/ pad
4 8ft tables for buffet, cloths too
1 bar
6 hi tops w/ black covers
trash stuff

Caterer has plates, glasses and silverware plus napkins. FI's cousin DJs and is bringing his speakers and lights. Do I need a generator, our outlets are old? TIA!`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('toilet_trailer', [1, 2]),
        needs(/TENT 10X20/, 1),
        needs('festoon', [12, 12]),
        needs('table_round', [15, 15]),
        needs(/RESIN PADDED/, [120, 126]),
        needs(/8' BANQUET/, [4, 4]),
        needs(/120" RND/, [15, 16]),
        needs('bar_unit', 1),
        needs('table_cocktail', 6),
      ],
      should: [
        needs(/90X156/, 4),
        either(needs('generator', [1, 2]), offers('generator', [1, 2])),
        needs('waste_bin', [2, 12]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, 'hand_wash'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...TABLEWARE,
        'napkin',
        'dance_floor',
        'disco_light',
        'crew_dj',
        'moving_head',
        'lighting_package',
        'toilet',
      ),
      excluded: [
        ...TABLEWARE,
        ...SPEAKERS,
        /TENT (20|30|40|60)X/,
        'dance_floor',
        'napkin',
        'ceremony_arch',
        'disco_light',
        'mixing_console',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'mobile_stage', 'fencing'],
      unmetToo: [/cover|spandex|pole/i],
      title: [/backyard|reception|wedding/i, /120/],
    },
  },
  {
    // Modelled on http://eventtiming.com/xchap8.html and http://www.gottagorentals.com/blog/5-portable-toilet-tips-for-race-directors
    id: 'ho-o-river-run-list',
    language: 'en',
    catalogue: 'piedmont',
    description: `RIVER RUN 10K / 5K - Saturday October 10, gun at 8:00, est. 900 entrants

Equipment list (undoubtedly incomplete), R = to be rented
• Awards . medals done
• Barricades . R 80, finish chute and Water St
• Bib numbers . done
• Bullhorns . R 3, start, finish, split at mile 3
• Chairs . R 40, registration and scoring
• Checkbook for paying suppliers
• Clock, mats, chips . timing company, with its tent and its generator
• Cones . Police Dept.
• Fencing . none this year, barricades do
• First aid . county EMS
• Radios . R 14
• Restrooms . one per 30 or so, R 28 plus 3 handicapped, in a U not a line, plus 6 hand wash
• PA . R, 1 battery speaker w/ mic at the start and a small system at the finish for the announcer
• Tables . R 16 six footers, bib pick up, T-shirts, water
• Tents . R 8 pop ups (registration, bag check, food, awards)
• Water jugs . R 10 of the 5 gal insulated
• Trash . R 30 boxes w/ liners
• Vehicles . Hendrick Ford lends the pickup, we come get everything except restrooms & barricades`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('crowd_barrier', [80, 80]),
        needs('loudhailer', 3),
        needs(SEATS, [40, 40]),
        needs('two_way_radio', [14, 14]),
        needs('toilet', [28, 28]),
        needs('toilet_accessible', 3),
        needs('hand_wash', 6),
        needs(/Go Getter/, [1, 2]),
        needs(/TABLE 6' BANQUET/, [16, 16]),
        needs('gazebo', 8),
        needs(/BEVERAGE/, 10),
        needs('waste_bin', [30, 30]),
      ],
      should: [either(needs(/PA Kit/, [1, 1]), needs('speaker_top', [3, 4])), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_medic'), 'mic_wireless_handheld', 'speaker_stand', 'mixing_console'],
      offers: without(OUTDOORS_OFFERS, 'fencing', 'stage_roof'),
      excluded: ['fencing'],
      silly: ['dance_floor', 'projector', 'lectern', 'table_round', 'stage_deck', 'mobile_stage', 'stage_monitor'],
      title: [/river run|10k|5k|race/i, /900/],
    },
  },
  {
    // Modelled on https://pdfslide.es/documents/diligencia-para-hacer-constar-que-el-presente-pliego-1-diligencia-para-hacer.html
    id: 'ho-o-fiestas-patronales',
    language: 'es',
    catalogue: 'piedmont',
    description: `FIESTAS PATRONALES, TRABAJOS NECESARIOS (Hermandad de Santiago, Greensboro NC)

JULIO
Jueves, 23
Montaje en el parque Doctor Calloway. Escenario para la embajada de medidas 6x4 metros y 0,60 m de alto, con faldón textil negro y escalera. Al finalizar el montaje, vallado: 40 vallas.

Viernes, 24. Gala del deporte en la plaza. 21:00 h.
Colocación de 300 sillas blancas en la plaza, fondo de escenario de tela negra de 8 m, y demás elementos, siguiendo instrucciones de la comisión. Sonido para unas 400 personas con dos micrófonos inalámbricos, atril con micrófono y técnico. Iluminación sencilla del escenario.

Sábado, 25. Romería y comida. 13 h.
6 carpas de 20x20 pies, 45 mesas de 8 pies y 360 sillas. Se reutilizan las 300 de la gala. 2 cubetas... perdón, 4 dispensadores de agua grandes. 8 aseos portátiles y 1 para minusválidos. El mismo equipo de sonido se queda para el baile de la tarde.

Llevar todo el jueves antes de las 16 h. Desmontaje el domingo.`,
    good: {
      attendees: [300, 400],
      days: 2,
      must: [
        needs('stage_deck', [8, 12]),
        needs('crowd_barrier', [40, 40]),
        needs(SEATS, [360, 400]),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'line_array'], [2, 12])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('lectern', 1),
        needs(['crew_sound', 'crew_technician'], [1, 30]),
        needs(/TENT 20X20/, 6),
        needs(/8' BANQUET/, [45, 45]),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [40, 72]),
        needs('mic_lectern', 1),
        needs(['lighting_package', 'stage_wash'], [1, 16]),
        needs(/8' BLK PER FT/, [24, 32]),
        needs(/BEVERAGE/, 4),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'mic_conference', 'choir_riser', 'mobile_stage', 'crockery', 'exhibition_stand'],
      title: [/fiestas|santiago|greensboro/i],
    },
  },
  {
    // Modelled on https://miciudadreal.es/?p=77759
    id: 'ho-o-carpa-carnaval',
    language: 'es',
    catalogue: 'piedmont',
    description: `Son concursos de gran tradición, ha dicho el responsable de festejos de la Casa de España, que este febrero vuelve a montar en el recinto ferial de Winston-Salem su carpa de carnaval, los días 13, 14 y 15, y para la que se piden ofertas.

Así, se exige una carpa de unos 600 metros cuadrados, totalmente cerrada, faldones incluidos en todo el perímetro, suelo de madera en toda la superficie, con dos puertas de emergencia. Calefacción capaz de calentarla entera. Escenario de 12 por 5 metros, con una altura de 60 centímetros y camerinos separados por telas, y 50 mesas redondas y 400 sillas. Habrá una barra de cuatro módulos. Extintores según norma, diez. Por lo demás, y «para la mayor comodidad del público», sonido para murgas y orquesta con su técnico y luces para el escenario y el baile, y aseos, 10 y 2 adaptados, que el recinto en invierno los tiene cerrados.

Como facilidades, la Casa pone la toma de corriente y la vigilancia. La decoración de paredes y techo la hacen las peñas. Se espera a unas 400 personas por noche.`,
    good: {
      attendees: 400,
      days: 3,
      must: [
        either(needs(/60X120/, 1), needs('marquee', [1, 4])),
        needs(['marquee_floor'], [6000, 7400]),
        needs('space_heater', [2, 6]),
        needs('stage_deck', [20, 24]),
        needs('table_round', [50, 50]),
        needs(SEATS, [400, 400]),
        needs('bar_unit', 4),
        needs('fire_extinguisher', 10),
        needs(SPEAKERS, [2, 16]),
        needs('crew_sound', [1, 6]),
        needs(['stage_wash', 'lighting_package', 'disco_light'], [1, 24]),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
      ],
      should: [
        needs(/SIDEWALL/, [12, 24]),
        needs('stage_leg', [20, 24]),
        needs('stage_steps', [1, 2]),
        needs('drape', [12, 100]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...without(OUTDOORS, 'generator', 'crew_steward'), 'mic_wireless_handheld'],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS], 'crew_steward'),
      excluded: ['generator'],
      silly: ['projector', 'mic_conference', 'lectern', 'crowd_barrier', 'mobile_stage', 'ceremony_arch'],
      unmetToo: [/puerta|camerino/i],
      title: [/winston|carnaval|carpa/i, /400/],
    },
  },
];
