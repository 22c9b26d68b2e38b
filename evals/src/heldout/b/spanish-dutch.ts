import { type EvalBrief, either, needs } from '../../expectation.ts';
import { OPERATORS, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE, TOILETS } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW } from '../usual.ts';

export const SPANISH_AND_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-carrera-hendaya',
    language: 'es',
    catalogue: 'garonne',
    description:
      'Kaixo, organizamos una travesía a nado en Hendaya (350 nadadores, domingo 7 de septiembre, de 8 a 14 h). Necesitamos presupuesto de: 120 vallas tipo Vauban, 10 carpas plegables 3x3, 6 aseos químicos y uno adaptado, equipo de voz potente con micro inalámbrico para el speaker, 8 walkies, 15 conjuntos de mesa con bancos, tarima 4x2 de 40 cm para el podio, un grupo electrógeno de 6 kVA. La ambulancia y los socorristas los pone la Cruz Roja. Nada de luces. Transporte incluido desde Burdeos.',
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('crowd_barrier', 120),
        needs('gazebo', 10),
        needs('toilet', [6, 6]),
        needs('toilet_accessible', 1),
        either(needs(SPEAKERS, [2, 6]), needs('pa_package', [1, 3])),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 2]),
        needs('two_way_radio', 8),
        needs('beer_table_set', 15),
        needs('stage_deck', 4),
        needs(/6 kVA/, 1),
        needs('transport'),
      ],
      should: [needs(/pieds 40/, 4), needs('fuel'), needs('mileage')],
      allowed: [...SPEECH, ...OUTDOORS, ...PLATFORM, 'subwoofer'],
      offers: OUTDOORS_OFFERS,
      excluded: ['crew_medic', 'floodlight', 'stage_wash', 'lighting_package'],
      silly: ['marquee', 'dance_floor', 'projector', 'lectern', 'disco_light'],
      title: [/hendaya/i, /350/],
    },
  },
  {
    id: 'ho-presentacion-producto',
    language: 'es',
    catalogue: 'demo',
    description: `Presentación de un coche eléctrico a la prensa. Bilbao, Palacio Euskalduna, 4 de febrero por la mañana. 75 periodistas.

Pantalla LED interior de 5 x 3 metros detrás del coche, con quien la opere.
Escenario bajo de 8 x 5 m, a 40 cm, con rampa para subir el coche (si no es posible, digan que no).
Humo bajo no; haze tampoco.
Iluminación: que el coche brille. Recortes y wash, un técnico.
2 diademas, 1 micro de mano, sonido para 75.
Sillas: 75, negras o grises.
Grabación de la presentación con una cámara.
Traducción simultánea inglés-español: cabina y 30 receptores; los intérpretes los contratamos nosotros.
Café, azafatas y coche: nosotros.`,
    good: {
      attendees: 75,
      days: 1,
      must: [
        needs('led_wall', 15),
        needs('stage_deck', [20, 22]),
        needs(['profile_spot', 'stage_wash'], [2, 30]),
        needs('crew_lighting', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', 1),
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', 1)),
        needs('chair', [75, 80]),
        needs('camera', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [30, 35]),
      ],
      should: [
        needs(/Charcoal/, [75, 80]),
        needs(/Indoor LED/, 15),
        needs('video_recorder', 1),
        needs('lighting_console', 1),
        needs('crew_sound', 1),
        needs('transport'),
      ],
      allowed: [
        ...MEETING,
        ...PLATFORM,
        ...STAGE_LIGHT,
        'video_processor',
        'hoist',
        'moving_head',
        'crew_camera',
        'video_switcher',
        'media_server',
        'carpet',
      ],
      offers: MEETING_OFFERS,
      excluded: ['smoke_machine', 'hazer', 'crew_interpreter', 'crew_host', 'hot_drinks'],
      silly: ['generator', 'dance_floor', 'stage_monitor', 'projector', 'toilet', 'marquee'],
      unmetToo: [/rampa/i],
      title: [/bilbao|euskalduna/i, /75/],
    },
  },
  {
    id: 'ho-mitin-sindical',
    language: 'es',
    catalogue: 'bluemesa',
    description:
      'Hola, para la asamblea del sindicato de jardineros en Albuquerque, domingo 8 de nov, como 140 compañeros: un equipo de sonido con 2 micros de mano inalámbricos, interpretación al inglés si tienen, un proyector con pantalla, 140 sillas de las más baratas, un podio con micro. El salón lo pone la iglesia, con luz y baños. Nosotros acomodamos las sillas. No tarima.',
    good: {
      attendees: 140,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column'], [2, 6]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', 2),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('chair', [140, 145]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
      ],
      should: [needs(/Samsonite/, [140, 145]), needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, 'induction_loop'],
      offers: MEETING_OFFERS.filter((each) => !PLATFORM.includes(each)),
      excluded: ['stage_deck', 'mobile_stage', 'toilet'],
      silly: ['subwoofer', 'generator', 'lighting', 'dance_floor', 'marquee'],
      unmet: [/interpreta/i],
      title: [/albuquerque/i, /140/],
    },
  },
  {
    id: 'ho-camping-dordogne-nl',
    language: 'nl',
    catalogue: 'garonne',
    description:
      'Hallo, wij runnen een Nederlandse camping bij Sarlat en vieren ons 25-jarig bestaan op 11 juli, 220 gasten. Hebben jullie: 28 biertafelsets, een houten dansvloer van ong. 25 m2, 100 m prikkabel, een setje geluid voor een coverband (4 man, eigen instrumenten en versterkers, zang 3x), geluidsman erbij, 8 ledspots op de band, 2 biertaps en een koelkast, springkussen voor de kleintjes. Podium is er (oude dorskar!). Stroom 63A aanwezig, kast nodig. Geen aggregaat. Wc’s genoeg op de camping.',
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('beer_table_set', 28),
        needs('dance_floor', [24, 26]),
        needs('festoon', [10, 11]),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 6]),
        needs('stage_monitor', [2, 6]),
        needs(['mic_wired', 'mic_wireless_handheld'], [3, 20]),
        needs('mixing_console', 1),
        needs('crew_sound', 1),
        needs(['stage_wash', 'lighting_package'], [2, 8]),
        needs(/Tireuse/, [1, 2]),
        needs('refrigeration', 1),
        needs('inflatable', 1),
        needs('power_distro', [1, 3]),
      ],
      should: [
        needs(/chêne/, [24, 26]),
        needs('di_box', [1, 6]),
        needs('mic_stand', [2, 8]),
        needs('subwoofer', [1, 4]),
        needs('transport'),
      ],
      allowed: [
        ...SHOW.filter((each) => !PLATFORM.includes(each)),
        'fire_extinguisher',
        'waste_bin',
        'crew_electrician',
      ],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS.filter((each) => !TOILETS.includes(each))],
      excluded: ['generator', 'stage_deck', 'mobile_stage', 'drum_kit', 'guitar_amp', 'bass_amp', ...TOILETS],
      silly: ['projector', 'lectern', 'marquee', 'chair_banquet'],
      title: [/sarlat/i, /220/],
    },
  },
  {
    id: 'ho-koor-kerk',
    language: 'nl',
    catalogue: 'klangwerk',
    description: `Kerstconcert gemengd koor "Cantate", Grote Kerk Delfzijl, 20 december. 48 zangers, strijkkwintet, bezoekers ±320 (kerkbanken).

Graag: koorverhoging voor alle zangers; 8 theaterspots of wat u heeft, warm wit, op statief; 1 draadloze microfoon en een bescheiden geluidsset voor de presentatrice; opname in stereo; 6 lessenaars.
Het koor zingt ONVERSTERKT. Geen monitors, geen podium naast de koorverhoging.
Opbouw samen met onze vrijwilligers, 1 technicus is genoeg.`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('choir_riser', 4),
        needs(['stage_wash', 'profile_spot'], [6, 12]),
        either(needs('mic_wireless_handheld', 1), needs('pa_package', 1)),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', [1, 2])),
        needs('audio_recorder', 1),
        needs('music_stand', 6),
        needs(OPERATORS, [1, 1]),
      ],
      should: [needs('lighting_stand', [2, 4]), needs('mic_instrument', [1, 2]), needs('transport')],
      allowed: [...SPEECH, ...STAGE_LIGHT, ...ANY_JOB],
      offers: ['induction_loop', 'lectern', 'camera'],
      excluded: ['stage_monitor', 'stage_deck', 'mobile_stage', 'line_array'],
      silly: ['moving_head', 'subwoofer', 'generator', 'drum_kit', 'chair', 'hazer'],
      title: [/delfzijl/i, /320/],
    },
  },
  {
    id: 'ho-polo-hospitality-nl',
    language: 'nl',
    catalogue: 'larkfield',
    description:
      'Beste Larkfield, namens onze Nederlandse relatie: hospitality bij een polowedstrijd in Ascot, 120 vip-gasten, za 18 juli. Clearspan 9x15 met vloer (hard, met tapijt) en voering, 15 ronde tafels voor 8, 120 ghost-stoelen (of hoeveel u er heeft, rest limewash chiavari), linnen en servetten, 1 witte bar + koeler, 4 ligstoelen per... nee, 20 ligstoelen totaal, toiletwagen voor 150, generator. Gerechten en serviesgoed: cateraar. Graag een tv 55 inch voor de wedstrijdbeelden. Sprekers of muziek zijn er niet.',
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/9m x 15m/, 1),
        needs(/Boarded/, [130, 140]),
        needs('marquee_lining', [130, 140]),
        needs(/Round 5ft \(/, 15),
        needs(/Ghost/, [100, 120]),
        needs('tablecloth', [15, 18]),
        needs('napkin', [120, 140]),
        needs(/Bar, White/, 1),
        needs(/Bottle Cooler/, 1),
        needs(/Deckchair/, 20),
        needs(/2\+1/, 1),
        needs('generator', 1),
        needs(/Television/, 1),
      ],
      should: [
        needs(/Limewash/, 20),
        needs(/120in/, [15, 18]),
        needs('fuel'),
        needs('power_distro', [1, 3]),
        needs('delivery'),
      ],
      allowed: [...OUTDOORS, 'display', 'toilet_accessible', /Emergency Exit/, 'chair_banquet', /Back Bar/],
      offers: [...PARTY_OFFERS.filter((each) => each !== 'disco_light'), ...OUTDOORS_OFFERS, 'fan', /Chandelier/],
      excluded: [...TABLEWARE, ...SPEAKERS, 'mic_wireless_handheld'],
      silly: ['dance_floor', 'disco_light', 'stage_deck', 'lectern', 'projector'],
      title: [/ascot/i, /120/],
    },
  },
];
