import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, SPEECH, WALL } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { without } from './without.ts';

/** People from the continent with something on in Ireland. */
export const IRISH_GUESTS: readonly EvalBrief[] = [
  {
    id: 'ho-f-incentive-galway',
    language: 'de',
    catalogue: 'corrib',
    description: `Sehr geehrte Damen und Herren,

wir sind eine Agentur aus Augsburg und kommen mit 110 Vertriebspartnern eines Kunden vom 5. bis 6. Mai nach Galway. Im Ballsaal des Hotels planen wir an beiden Vormittagen eine Tagung. Das Haus liefert Bestuhlung, Flipcharts und WLAN; von der Haustechnik wurde uns abgeraten, deshalb unsere Anfrage:

1. LED-Wand 4 x 2,5 m mit Prozessor
2. Bühne 16 x 8 Fuß, 1 Fuß hoch, mit Treppe und schwarzer Blende
3. Beschallung für 110 Personen
4. 3 Headsets, 2 Handsender
5. 2 Laptops, 1 Presenter, 1 Vorschaumonitor
6. 2 Techniker (Ton, Bild)

Der Kunde hat sich gegen ein Rednerpult entschieden. Die Moderatorin bringt ihr eigenes Headset nicht mit, es ist in den dreien enthalten. Auf Licht verzichten wir, im Saal hängen genügend Scheinwerfer.

Mit freundlichen Grüßen
Korbinian Aigner`,
    good: {
      attendees: 110,
      days: 2,
      must: [
        needs('led_wall', [10, 10]),
        needs('video_processor', 1),
        needs('stage_deck', [4, 4]),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [2, 6]),
        needs('mic_headset', 3),
        needs('mic_wireless_handheld', 2),
        needs('playback_laptop', 2),
        needs('confidence_monitor', 1),
      ],
      should: [
        needs('presentation_clicker', [1, 2]),
        needs('stage_skirt'),
        needs(/legs 1ft/, 4),
        needs('crew_sound', 1),
        needs('crew_video', 1),
        needs('transport'),
      ],
      allowed: without([...MEETING, ...PLATFORM, ...WALL], 'lectern'),
      offers: without(MEETING_OFFERS, 'network'),
      excluded: [...SEATS, 'flip_chart', 'network', 'lectern', 'lighting', 'crew_lighting'],
      silly: [
        'subwoofer',
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'projector',
        'stage_monitor',
      ],
      title: [/galway/i, /110/],
    },
  },
  {
    id: 'ho-f-motorradtreffen',
    language: 'de',
    catalogue: 'corrib',
    description:
      'Moin, unser Motorradclub fährt im Juli nach Irland und feiert am Samstag, 11.7., auf einem Campingplatz bei Lahinch sein 25-Jähriges, 80 Mann und Frau. Bräuchten von euch: 2 Pavillons 3 x 3, 10 Bierbankgarnituren, 5 Lichterketten, ein Stromaggregat (6 kVA reicht) und eine Anlage, auf der wir vom Handy Musik laufen lassen können, mit einem Mikro für den Präsi. Grill haben die Iren vom Platz, Klos und Duschen gibt es dort auch, und gezapft wird aus dem eigenen Anhänger. Abholen können wir leider nicht, also bitte bringen. Gruß, Eike',
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('gazebo', 2),
        needs('beer_table_set', 10),
        needs('festoon', 5),
        needs(/6kVA/, 1),
        either(needs('pa_package', [1, 2]), needs(SPEAKERS, [1, 4])),
        needs('delivery', 1),
      ],
      should: [
        either(needs('mic_wireless_handheld', 1), needs('pa_package'), needs('mic_wired', 1)),
        needs('power_cable'),
      ],
      allowed: [...SPEECH, ...OUTDOORS, 'mic_wireless_handheld', 'subwoofer'],
      offers: [...without(OUTDOORS_OFFERS, 'toilet'), ...PARTY_OFFERS],
      excluded: ['cooking', 'toilet', 'toilet_accessible', 'toilet_trailer', 'bar_unit', 'crew_bar', 'refrigeration'],
      silly: ['projector', 'lectern', 'stage_deck', 'line_array', 'marquee', 'chair_banquet', 'crowd_barrier'],
      title: [/lahinch/i, /80/],
    },
  },
  {
    id: 'ho-f-mariage-connemara',
    language: 'fr',
    catalogue: 'corrib',
    description: `Bonjour à l'équipe,

Nous sommes bretons et nous marions le vendredi 4 septembre près de Clifden, dans le jardin d'une maison d'hôtes. 60 personnes. Pourriez-vous nous chiffrer :

la tente 6 x 12, avec le plancher dur sur toute la surface (72 m²)
8 tables rondes de 5 pieds et 60 chaises Chiavari
8 nappes rondes blanches
60 couverts, 60 assiettes plates, 120 verres à vin, 60 flûtes
6 guirlandes guinguette
un chauffage au cas où

Ma sœur est fleuriste, la décoration ne vous regarde donc pas (sans vouloir vous vexer). Quant à la musique, le fest-noz se joue sans micro ni ampli. Nous avons renoncé au camion de toilettes, la maison en a quatre.

Merci d'avance,
Enora et Glenn`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/Marquee 6 x 12/, 1),
        needs('marquee_floor', [72, 72]),
        needs(/^5ft round/, 8),
        needs(/Chiavari/, [60, 66]),
        needs(/round cloth/, [8, 8]),
        needs('cutlery', [60, 66]),
        needs(/Dinner plate/, [60, 66]),
        needs(/Wine glass/, 120),
        needs('festoon', 6),
      ],
      should: [needs('space_heater', 1), needs(/flute/, 60), needs('fuel'), needs('transport')],
      allowed: [...OUTDOORS, 'fire_extinguisher'],
      offers: [
        ...without(PARTY_OFFERS, 'plants', 'centrepiece', 'backdrop'),
        ...without(OUTDOORS_OFFERS, 'toilet_trailer', 'toilet'),
      ],
      excluded: [
        'decor',
        ...SPEAKERS,
        'mic_wireless_handheld',
        'mixing_console',
        'toilet',
        'toilet_trailer',
        'toilet_accessible',
      ],
      silly: ['projector', 'lectern', 'stage_deck', 'crowd_barrier', 'led_wall', 'stage_monitor'],
      title: [/clifden/i, /60/],
    },
  },
  {
    id: 'ho-f-recepcion-galway',
    language: 'es',
    catalogue: 'corrib',
    description: `Buenos días:

Les escribo desde el centro cultural. El 12 de octubre ofrecemos una recepción en el patio cubierto de un edificio universitario de Galway para 130 invitados, de 19 a 22 h. Solicitamos presupuesto de:

• tarima de 8 x 4 pies (1 pie de alto) para las palabras del embajador
• atril de metacrilato con micrófono de cuello de cisne
• megafonía discreta y un micrófono inalámbrico de mano
• 14 focos a batería para iluminar los arcos
• 15 mesas altas
• 260 copas de vino y 130 copas de espumoso
• 2 barras y 2 botelleros refrigerados

El montaje puede hacerse desde las 15 h por el arco de la calle Newcastle, con entrada a pie llano.

Gracias y saludos cordiales,
Inmaculada Robles`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('stage_deck', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        either(needs('mic_wireless_handheld', 1), needs('pa_package')),
        either(needs(SPEAKERS, [2, 6]), needs('pa_package', [1, 2])),
        needs('uplight', [14, 14]),
        needs('table_cocktail', [15, 15]),
        needs(/Wine glass/, 260),
        needs('bar_unit', 2),
      ],
      should: [needs(/flute/, 130), needs(/Bottle cooler/, 2), needs('stage_steps', [1, 1]), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      silly: ['subwoofer', 'line_array', 'generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'stage_monitor'],
      title: [/galway/i, /130/],
    },
  },
  {
    id: 'ho-f-zeilvloot',
    language: 'nl',
    catalogue: 'corrib',
    description: `Hoi Corrib,

Met de klassieke zeilvloot uit Hoorn liggen we van 17 tot en met 19 juli in de haven van Kinvara, drie dagen dus, met 90 bemanningsleden en zo'n 40 man publiek bij de prijsuitreiking. We zoeken:

- 4 gazebo's op de kade
- 12 biertafelsets
- een accu-PA met handmicrofoon voor het palaver
- 8 snoeren prikverlichting
- 6 portofoons
- een klein podium, 8 x 8 voet, 1 voet hoog, met een trapje

Walstroom is er genoeg, dus aggregaten kun je in het magazijn laten. Toiletten regelt de havenmeester, en eten doen we aan boord. Beamer? Nee joh, dat was vorig jaar al geen succes.

Groeten van de wal,
Sietske`,
    good: {
      attendees: [90, 130],
      days: 3,
      must: [
        needs('gazebo', 4),
        needs('beer_table_set', 12),
        needs(/Mipro/, 1),
        needs('festoon', 8),
        needs('two_way_radio', 6),
        needs('stage_deck', 2),
        needs('stage_steps', [1, 1]),
      ],
      should: [needs(/legs 1ft/, 2), needs('power_cable'), needs('transport')],
      allowed: without([...OUTDOORS, ...PLATFORM], 'generator'),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'mic_wireless_handheld', 'speaker_stand'],
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
      ),
      excluded: [
        'generator',
        'fuel',
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'cooking',
        'projector',
        'projection_screen',
      ],
      silly: ['subwoofer', 'line_array', 'marquee', 'lectern', 'dance_floor', 'disco_light', 'stage_monitor'],
      title: [/kinvara/i, /90|130/],
    },
  },
];
