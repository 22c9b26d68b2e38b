import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
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
  SCREENS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** In German, French, Dutch and Spanish over shelves of several countries. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-p-schneiderinnung',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Hallo zusammen,

die Schneiderinnung zeigt am Freitag, 8. Oktober, in der Stadthalle Gunzenhausen die Gesellenstücke auf dem Laufsteg. Angemeldet sind 250 Zuschauer.

Den Laufsteg hätten wir gern aus Podesten, 12 m lang und 2 m breit, 60 cm hoch, ringsum schwarz verblendet. Am Kopfende 10 m Pipe & Drape in Schwarz. Beim Ton denken wir an vier Topteile mit zwei Bässen, zwei Handsender und ein Headset für die Moderatorin, beim Licht an acht LEDWash, sechs Profilscheinwerfer und jemanden, der das Ganze auch fährt.

Die Musik legt der Neffe des Obermeisters auf, Controller und Laptop hat er. Bestuhlt wird vom Hausmeister. Kleiderständer und Spiegel kommen aus den Werkstätten. Nebel jeglicher Art hat uns die Stadt untersagt. Ein Beamer oder eine LED-Wand ist nicht angedacht, man soll schließlich auf die Nähte schauen. Das Filmen übernimmt der Ortsverein der Videofreunde.

Herzliche Grüße
Annegret Riedl`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Podest 2 x 1/, 12),
        needs(/Pipe & Drape/, [10, 10]),
        needs('speaker_top', 4),
        needs('subwoofer', 2),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs(/LEDWash/, 8),
        needs('profile_spot', 6),
        needs('crew_lighting', [1, 14]),
      ],
      should: [
        needs(/Steckfuß 60/, [24, 48]),
        needs('stage_skirt', [24, 30]),
        needs('lighting_console', 1),
        needs('transport'),
      ],
      allowed: [...SHOW, ...STAGE_LIGHT],
      offers: SHOW_OFFERS,
      excluded: [
        ...DECKS,
        ...FOG,
        'projector',
        'projection_screen',
        'led_wall',
        'chair',
        'crew_dj',
        'playback_laptop',
        'camera',
        'crew_camera',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'lectern', 'beer_table_set', 'line_array'],
      title: [/gunzenhausen|schneider|laufsteg|moden/i, /250/],
    },
  },
  {
    id: 'ho-p-salon-du-livre',
    language: 'fr',
    catalogue: 'garonne',
    description: `Demande en ligne

Structure : association Pages d'Aquitaine
Manifestation : salon du livre jeunesse
Dates : samedi 20 et dimanche 21 mars
Lieu : halle de Langon
Fréquentation attendue : 1 500 visiteurs
Tables : 70 plateaux 183 x 76, avec 70 nappes blanches 160 x 260
Chaises : 220, coque noire
Exposition : 30 grilles caddie
Espace débat : une estrade 4 x 2 m à 40 cm, 4 fauteuils cabriolet, un kit sono conférence, 2 micros HF main
Accueil : une banque
Personnel : aucun, 35 bénévoles pour monter et démonter
Éclairage : néant (celui de la halle suffit)
Projection : non
Captation : non, la médiathèque s'en occupe avec son matériel
Vestiaire : pas de vestiaire
Buvette : gérée par le collège, percolateur et gobelets compris
Livraison : vendredi 19 après 14 h
Remarque : les auteurs n'ont pas besoin d'ordinateur`,
    good: {
      attendees: 1500,
      days: 2,
      must: [
        needs(/Plateau rect/, [70, 70]),
        needs(/160 x 260/, [70, 75]),
        needs(/coque M2/, [220, 220]),
        needs('pinboard', 30),
        needs('stage_deck', 4),
        needs('armchair', 4),
        either(needs(/Kit sono conf/, 1), needs('speaker_top', [2, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('registration_desk', 1),
      ],
      should: [needs('stage_leg', 4), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB],
      offers: MEETING_OFFERS,
      excluded: [
        'crew_stagehand',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'projector',
        'projection_screen',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'coat_rail',
        'hot_drinks',
        'glassware',
        'playback_laptop',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', /Retour RCF/],
      title: [/langon|livre/i, /1[,.\s  ]?500/],
    },
  },
  {
    id: 'ho-p-encheres',
    language: 'fr',
    catalogue: 'garonne',
    description: `Madame, Monsieur,

Notre étude disperse le jeudi 17 juin, dans le chai d'un château de Saint-Émilion, une collection de vieux millésimes. Cent trente enchérisseurs ont confirmé.

Nous souhaitons louer 130 chaises Napoléon III blanches, 6 plateaux rectangulaires pour les ordres par téléphone, 14 mange-debout pour la dégustation, un pupitre en plexi, un micro serre-tête pour le commissaire-priseur et deux micros main pour les clercs, une sonorisation discrète, deux écrans 55 pouces sur pied avec un PC portable de diffusion, 20 projecteurs sur batterie pour habiller les voûtes, et trois hôtesses d'accueil de 13 h à 19 h.

Les propriétés apportent verres, carafes et seaux. Le service du vin est l'affaire de nos sommeliers. L'estrade est celle du chai. On me prie d'insister : aucun chauffage, les bouteilles ne le supporteraient pas. Il n'y aura ni musique ni disc-jockey. Quant au courant, la propriété en a largement.

Recevez mes salutations distinguées,
Maître Castaing`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/Napoléon III blanche/, [130, 137]),
        needs(/Plateau rect/, 6),
        needs('table_cocktail', 14),
        needs('lectern', 1),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 6]),
        needs(/55 pouces/, 2),
        needs('playback_laptop', 1),
        needs(/sur batterie/, 20),
        needs('crew_host', [3, 30]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'glassware',
        'serving',
        'crew_waiter',
        'stage_deck',
        'space_heater',
        'patio_heater',
        'crew_dj',
        ...DECKS,
        'generator',
      ],
      silly: [
        'subwoofer',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'crowd_barrier',
        'beer_table_set',
        /Retour RCF/,
      ],
      title: [/milion|ench(è|e)res|millésime|vente/i, /130/],
    },
  },
  {
    id: 'ho-p-rando-cyclo',
    language: 'fr',
    catalogue: 'garonne',
    description: `Cyclo-club de Créon, compte rendu du bureau du 2 mars (extrait)

Point 3. Randonnée du dimanche 6 juin, stade municipal, 480 inscrits l'an passé, même base.
a) Ravitaillements : on loue six barnums 3 x 3 et douze plateaux. Pas de chapiteau cette année.
b) Repas : vingt-cinq ensembles brasserie. Le grill et les plats sont ceux du club, la vaisselle aussi. Chacun boit dans son éco-tasse.
c) Café du matin : deux percolateurs.
d) Sono : une enceinte autonome pour le départ. Robert parlera, comme d'habitude, personne pour la technique.
e) Sécurité : cinquante barrières Vauban, douze talkies. Les signaleurs sont au complet, la Croix-Blanche vient.
f) Toilettes : le stade ouvre les siennes.
g) Courant : prises du stade, donc ni groupe ni carburant.
h) Déchets : huit conteneurs de tri.
i) Enfants : le château gonflable, un.
j) Livraison demandée le samedi, le club monte tout lui-même.
Marie-Jo demande le devis.`,
    good: {
      attendees: 480,
      days: 1,
      must: [
        needs('gazebo', 6),
        needs(/Plateau rect/, 12),
        needs('beer_table_set', [25, 25]),
        needs('hot_drinks', 2),
        needs(/autonome Mipro/, 1),
        needs('crowd_barrier', [50, 50]),
        needs('two_way_radio', 12),
        needs('waste_bin', 8),
        needs('inflatable', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'speaker_stand', 'mic_wireless_handheld'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...LOOS,
        'marquee',
        'cooking',
        'crockery',
        'glassware',
        'crew_technician',
        'crew_sound',
        'generator',
        'fuel',
        'crew_stagehand',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', /Retour RCF/, 'subwoofer'],
      title: [/créon|creon|rando|cyclo/i, /480/],
    },
  },
  {
    id: 'ho-p-boogschutters',
    language: 'nl',
    catalogue: 'zenne',
    description: `Geachte,

Onze Sint-Sebastiaansgilde houdt haar teerfeest op zaterdag 23 januari, op het gildeterrein in Gooik. We zijn met 180 aan tafel.

Kunt u een prijs maken voor: een feesttent van 10 x 30 met tentvloer, twee warmtekanonnen, 18 ronde tafels van 180 met wit tafellaken, 180 napoleonstoelen, een podium van 6 x 4 m op 80 cm met een trap, twee witte LED-togen, zes snoeren prikkabel, drie vestiairerekken en de VIP-toiletwagen?

De coverband zorgt zelf voor klank en licht. De traiteur komt met borden, bestek, glazen en zijn eigen zaalpersoneel, en naderhand staat er een frietkraam. De tapinstallatie met koeling is van de brouwer. Achter de toog staan onze eigen leden. Stroom is er, een aansluiting van 63 ampère aan de schuur. Dansen doen we op de tentvloer, een aparte dansvloer is zonde van het geld.

Met gildegroet,
Luc Van Droogenbroeck, hoofdman`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Feesttent 10 x 30/, 1),
        needs('marquee_floor', [300, 300]),
        needs('space_heater', 2),
        needs(/Ø 180/, [18, 19]),
        needs(/rond 300/, [18, 20]),
        needs(/Napoleonstoel/, [180, 189]),
        needs('stage_deck', 12),
        needs(/LED-toog/, 2),
        needs('festoon', 6),
        needs('coat_rail', 3),
        needs('toilet_trailer', 1),
      ],
      should: [needs('stage_steps', 1), needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM, 'fuel'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [
        ...TABLEWARE,
        'speaker_top',
        'subwoofer',
        'stage_monitor',
        'pa_package',
        'disco_light',
        'moving_head',
        'lighting_package',
        'cooking',
        'refrigeration',
        /Biertap/,
        'crew_bar',
        'generator',
        'dance_floor',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'exhibition_stand', 'inflatable'],
      title: [/gooik|teerfeest|gilde/i, /180/],
    },
  },
  {
    id: 'ho-p-reencuentro',
    language: 'es',
    catalogue: 'larkfield',
    description: `Hola:

Los antiguos alumnos del instituto español de Londres nos juntamos el sábado 19 de junio en el jardín de una amiga en Sevenoaks. Seremos 110.

¿Nos podéis pasar presupuesto de 14 conjuntos de pícnic, cuatro carpas plegables de 3 x 6, 20 tumbonas de lona, la megafonía de batería con su micro, dos barbacoas de gas con su bombona, dos neveras verticales, dos Jenga gigantes y un juego de croquet?

De comer y beber se encarga cada cual, con platos, vasos y cubiertos compostables, así que de vajilla nada. Camareros tampoco, que ya somos mayorcitos. Para la música viene Paco con la guitarra. A las ocho se recoge, con lo cual las luces sobran. La casa tiene dos baños y un aseo en la piscina, y enchufes en el porche. Si llueve nos mojamos: carpa grande, no.

Un abrazo,
Begoña`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs('beer_table_set', 14),
        needs(/Gazebo 3m x 6m/, 4),
        needs(/Deckchair/, 20),
        needs(/PA, Battery/, 1),
        needs(/Barbecue, Gas/, 2),
        needs(/Fridge, Upright/, 2),
        needs(/Jenga/, 2),
        needs(/Croquet/, 1),
      ],
      should: [needs(/Propane/, [2, 4]), needs('transport')],
      allowed: [...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'mic_wireless_handheld'],
      excluded: [
        ...TABLEWARE,
        ...LOOS,
        'crew_waiter',
        'crew_bar',
        'festoon',
        'uplight',
        'disco_light',
        'floodlight',
        'generator',
        'marquee',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'flip_chart', 'space_heater'],
      title: [/sevenoaks|reencuentro|antiguos/i, /110/],
    },
  },
  {
    id: 'ho-p-feria-salud',
    language: 'es',
    catalogue: 'bluemesa',
    description: `SOLICITUD DE COTIZACIÓN 27-114
Feria comunitaria de salud, Centro de Convenciones de Albuquerque, sábado 2 de octubre. Asistencia prevista: 900 personas.

ALCANCE
1. 30 stands de 10x10 con cortina y rótulo.
2. 45 mesas de 6 pies y 100 sillas plegables negras.
3. Sistema de sonido para el escenario principal, 2 micrófonos inalámbricos de mano y un técnico de audio.
4. 12 toldos EZ-Up de 10x10 en la plaza, con 40 vallas (bike rack).
5. 10 radios walkie-talkie.
6. 50 receptores de interpretación simultánea con audífonos.
7. Montaje y desmontaje.

EXCLUSIONES. El Centro proporciona la tarima, la electricidad, la red Wi-Fi y los botes de basura. La alfombra ya está colocada. Las clínicas móviles llegan con planta eléctrica propia. La música corre por cuenta de la emisora KABQ, con su DJ y su cabina. Queda fuera del alcance todo equipo de proyección o pantallas.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('exhibition_stand', [30, 30]),
        needs(/6ft banquet/, [45, 45]),
        needs(/Samsonite/, [100, 100]),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 12]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
        needs('gazebo', 12),
        needs('crowd_barrier', [40, 40]),
        needs('two_way_radio', 10),
      ],
      should: [needs('crew_stagehand', [1, 100]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'subwoofer', 'line_array', 'stage_monitor'],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
      excluded: [
        ...DECKS,
        ...SCREENS,
        'dj_booth',
        'crew_dj',
        'stage_deck',
        'mobile_stage',
        'generator',
        'network',
        'waste_bin',
        'carpet',
      ],
      silly: ['dance_floor', 'disco_light', 'table_round', 'dj_player', 'mirror_ball', 'hazer'],
      unmet: [/interpret/i],
      title: [/albuquerque|feria|salud/i, /900/],
    },
  },
];
