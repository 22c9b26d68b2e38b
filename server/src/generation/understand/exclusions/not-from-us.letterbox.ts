import type { NotFromUsRow } from './fixtures.ts';

/** A German, French, Spanish and Dutch inbox: mails, riders, tenders, notes, corrections. */
export const LETTERBOX: readonly NotFromUsRow[] = [
  [
    'Guten Tag, für unser Betriebsfest am 12.9. bräuchten wir 30 Bierzeltgarnituren, ein Zelt 10 x 20 m und vier Heizstrahler. Geschirr samt Besteck hat der Metzger dabei, der Toilettenwagen ist bei der Firma Lehmann bestellt. Auf eine Tanzfläche legt hier niemand Wert.',
    'crockery cutlery toilet toilet_trailer dance_floor',
    'beer_table_set marquee patio_heater',
  ],
  [
    'Pos. 1 Dolmetschkabine, 2-fach. Pos. 2 120 Empfänger. Pos. 3 Dolmetscher: stellt AG. Pos. 4 Beschallung: Hausanlage. Pos. 5 Kamera: entfällt.',
    'crew_interpreter pa_package speaker_top camera',
    'interpretation_booth interpretation_receiver',
  ],
  [
    'Anbei der Rider: Wir reisen mit eigenem FOH-Pult und In-Ears an. Vor Ort benötigt: Line-Array, 4 Drumfills, Schlagzeug (Yamaha), Bassverstärker. Gitarrenamps haben wir im Bus. Auf Konfetti bitte verzichten.',
    'mixing_console in_ear_monitor guitar_amp confetti_machine',
    'line_array drum_kit bass_amp',
  ],
  [
    "Note de Claire : j'ai eu le régisseur du théâtre, il a des pendrillons, des praticables et même un piano droit. On laisse donc tomber tout ça. Restent à louer : 3 micros-casques, un vidéoprojecteur et 2 retours.",
    'drape stage_deck piano',
    'mic_headset projector stage_monitor',
  ],
  [
    "Salut ! Pour l'anniv de mamie on aurait besoin d'une tente 6x12, de 8 tables rondes et d'un frigo. Le parquet de danse, on s'en passera, le carrelage de la terrasse fera très bien l'affaire. Les chaises de jardin, tonton en a un plein garage.",
    'dance_floor chair',
    'marquee table_round refrigeration',
  ],
  [
    'Buenas tardes: para la verbena necesitamos un escenario de 8x6, 100 vallas y 4 carpas. Los aseos los abre el ayuntamiento y del grupo electrógeno se ocupa la comisión de fiestas. Nada de máquinas de humo, por favor, que el año pasado vinieron los bomberos.',
    'toilet generator smoke_machine',
    'stage_deck crowd_barrier',
  ],
  [
    'Hola, somos los novios del 20 de junio. Sillas y mesas van incluidas con la finca. Querríamos una barra, 40 m de guirnaldas y un fotomatón. ¿Manteles? Los borda mi abuela. El suelo de baile lo hemos descartado.',
    'chair chair_banquet table_round tablecloth dance_floor',
    'bar_unit festoon photo_booth',
  ],
  [
    'Congreso de 200 personas. Tarima: fija en la sala. Pantalla LED 5x3: sí. Cabinas de interpretación: no procede. Atril: pone el hotel. Micrófonos de solapa: 4.',
    'stage_deck interpretation_booth lectern',
    'led_wall mic_wireless_lapel',
  ],
  [
    'Mi jefa dice que lo de la máquina de nieve es una horterada y que ni se nos ocurra. Sí quiere una alfombra azul de 20 metros, 2 pantallas y un photocall.',
    'snow_machine',
    'carpet backdrop',
  ],
  [
    "Beste, voor de kermis zoeken wij 6 partytenten, 20 biertafels en een aggregaat. Dranghekken levert de gemeente, en de EHBO'ers van het Rode Kruis staan er met hun eigen wagen. Een springkasteel hoeft er van de buurt niet bij.",
    'crowd_barrier crew_medic inflatable',
    'marquee beer_table_set generator',
  ],
  [
    'Trouwfeest: tafels en stoelen zitten in de zaalprijs. Graag 12 statafels met rok, een dansvloer 5x5 en een discobal. De fotohokjes vinden we allebei verschrikkelijk.',
    'table_round chair photo_booth',
    'table_cocktail dance_floor mirror_ball',
  ],
  [
    'Hoi! Onze band neemt drums, versterkers en microfoons mee. Wat we missen is een zangset, een lichtset en een rookmachine. Podium is er ook al, dat bouwen de boeren van pallets.',
    'drum_kit guitar_amp bass_amp mic_wired mic_instrument stage_deck',
    'smoke_machine',
  ],
  [
    'Zonder garderoberekken redden we het niet, doe er maar vijf. De rode loper mag achterwege blijven, en verwarming is in mei nergens voor nodig. Verder 150 stoelen.',
    'carpet space_heater patio_heater',
    'coat_rail chair',
  ],
  [
    'Van de offerte mogen de koelkasten af, die krijgen we van de brouwerij in bruikleen. De toog komt van dezelfde brouwerij. Wel nog twee handenwasstations toevoegen.',
    'refrigeration bar_unit',
    'hand_wash',
  ],
  [
    'Het kasteel staat geen vuur, geen rook en geen nietjes in de muren toe. Daarom graag 20 accu-uplights en vrijstaande pipe-and-drape van 15 m. Een vleugel staat er.',
    'smoke_machine hazer piano',
    'uplight drape',
  ],
  [
    'Firmenlauf: 2 Pavillons, 60 Absperrgitter, Beschallung Start/Ziel, 10 Funkgeräte. WC-Wagen und Müllcontainer kommen von der Stadt. Ein Sanitätsdienst ist beauftragt. Von einer Bühne sehen wir dieses Jahr ab.',
    'toilet waste_bin crew_medic stage_deck',
    'gazebo crowd_barrier two_way_radio',
  ],
  [
    'Hochzeit im Gutshof, 110 Gäste. Stühle, Tische und Geschirr sind im Paket vom Gutshof drin. Gebraucht werden: Lichterketten 60 m, Tanzfläche 6x6, Fotobox, 2 Heizpilze. Hussen finden wir altbacken, die also nicht.',
    'chair table_round crockery chair_cover',
    'festoon dance_floor photo_booth patio_heater',
  ],
  [
    'Leistungsverzeichnis: 01 Traversen 40 m; 02 Kettenzüge 8 St.; 03 Rigger bauseits; 04 Strom bauseits; 05 LED-Wand 6x3 m; 06 Stagehands entfallen, Helfer stellt der Verein.',
    'crew_rigger generator crew_stagehand',
    'truss hoist led_wall',
  ],
  [
    'Moin, Dorffest! Bühnenwagen hat Bauer Hinrichs, Strom legt der Elektriker ausm Ort. Fehlt: PA für 500 Leute, Mischpult, 6 Mikros, Licht. Nebel nur wenn der Wirt nix dagegen hat - hat er aber, also kein Nebel.',
    'mobile_stage generator smoke_machine',
    'pa_package mixing_console',
  ],
  [
    "Bonjour, séminaire de 80 personnes à l'hôtel. L'hôtel met à disposition la salle avec vidéoprojecteur, écran et paperboards. Nous cherchons 2 micros-cravates, une petite sono et un pupitre. Pas de technicien, notre informaticien gère.",
    'projector projection_screen flip_chart crew_technician',
    'mic_wireless_lapel pa_package lectern',
  ],
  [
    'Mariage : on a déjà réservé la tente, le plancher et les toilettes chez un autre prestataire. Il nous manque 18 tables rondes, 150 chaises Napoléon, la vaisselle. Les housses de chaise, très peu pour nous.',
    'marquee marquee_floor toilet chair_cover',
    'table_round chair_banquet crockery',
  ],
  [
    "Suite à notre échange, merci de retirer du devis le chauffage et la moquette. Maintenez les 2 barnums 5x10 et ajoutez 10 mange-debout. L'électricité, la mairie s'en occupe.",
    'space_heater carpet generator',
    'table_cocktail',
  ],
  [
    "Besoin : 200 chaises, 1 sono. Pas besoin : scène, éclairage. Fourni par l'école : tables.",
    'stage_deck lighting_package table_trestle',
    'chair pa_package',
  ],
  [
    'Buenos días, boda de 130 invitados en una masía. La masía dispone de mesas, sillas y vajilla. Nos haría falta una pista de baile, guirnaldas de luces y dos estufas. El DJ es amigo nuestro y viene con su equipo. Prescindimos del fotomatón.',
    'table_round chair crockery dj_player dj_mixer photo_booth',
    'dance_floor festoon',
  ],
  [
    'Solicitamos: escenario 10x8, line array, 4 monitores, microfonía. La iluminación la monta otra empresa. Vallas y baños los aporta el ayuntamiento. No se permite pirotecnia ni confeti.',
    'lighting_package stage_wash moving_head crowd_barrier toilet confetti',
    'stage_deck line_array stage_monitor',
  ],
  [
    'Fiesta de empresa, 200 pax. Queremos photocall, 10 mesas altas con funda, cabina de DJ. Para la calefacción no se preocupen, en mayo sobra. El catering trae sus neveras y la cristalería.',
    'space_heater patio_heater refrigeration glassware',
    'table_cocktail dj_booth',
  ],
  [
    'Quitad del pedido la moqueta y las plantas; lo demás igual: 100 sillas, un atril y 2 micros inalámbricos.',
    'carpet plants',
    'chair lectern mic_wireless_handheld',
  ],
  [
    'Teatro al aire libre: gradas las tiene el pueblo, el generador también. Necesitamos 12 focos, mesa de luces y 6 diademas. Ni humo ni estrobos, por favor: hay niños epilépticos.',
    'generator smoke_machine strobe',
    'lighting_console mic_headset',
  ],
  [
    'Goedemiddag, jubileumfeest 200 gasten. De zaal beschikt over tafels, stoelen en een vaste geluidsinstallatie. Wij zoeken nog: 12 statafels, lichtset, dj-booth en rookmachine. Glaswerk regelt de cateraar, garderobe is er ook.',
    'table_round chair pa_package speaker_top glassware coat_rail',
    'table_cocktail dj_booth smoke_machine',
  ],
  [
    'Bruiloft in tent: de tent, vloer en verwarming huren we al bij een tentenverhuurder. Van jullie graag 15 ronde tafels, 120 stoelen, servies en bestek. Stoelhoezen hoeven niet van mij.',
    'marquee marquee_floor space_heater chair_cover',
    'table_round chair crockery cutlery',
  ],
  [
    'Buurtbarbecue: 10 biertafelsets, 2 partytenten en een geluidsset. Stroom trekken we vanuit de garage van nummer 12, dus geen aggregaat. De barbecues zelf brengt de slager mee.',
    'generator cooking',
    'beer_table_set',
  ],
  [
    'Onze theatervereniging heeft zelf een lichtset en lichttafel. Te huur: 6 headsets, een rookmachine, 8 m zwart doek. Geluidsman hebben we, podium staat er vast.',
    'lighting_package lighting_console crew_sound stage_deck',
    'mic_headset smoke_machine drape',
  ],
  [
    'Guten Tag, die Bühne steht schon, die Technik dazu fehlt: PA, 4 Monitore, Mischpult. Licht bringt die Agentur mit, Traversen auch. Strom ist Sache der Stadtwerke.',
    'stage_deck lighting_package truss generator',
    'pa_package stage_monitor mixing_console',
  ],
  [
    'Kindergeburtstag: Hüpfburg und Zuckerwatte-Maschine bitte. Tische? Haben wir. Zelt? Brauchen wir nicht, wir gehen notfalls rein.',
    'table_trestle beer_table_set marquee',
    'inflatable',
  ],
  [
    'Die Teppiche können im Lager bleiben, der Boden wurde gerade abgeschliffen. 60 Sessel und 6 Couchtische bitte wie besprochen. Deko übernimmt die Floristin.',
    'carpet plants',
    'armchair table_coffee',
  ],
  [
    'Concert : nous voyageons avec notre batterie et nos amplis. Fournir : clavier de scène, 5 retours, 8 micros. Pas de stroboscope. Le piano droit de la salle est accordé.',
    'drum_kit guitar_amp bass_amp strobe piano',
    'keyboard stage_monitor',
  ],
  [
    "La tente n'est plus d'actualité, nous nous replions dans la grange. En conséquence le plancher et le chauffage tombent aussi. Gardez les 15 tables rondes et la guirlande.",
    'marquee marquee_floor space_heater',
    'table_round festoon',
  ],
  [
    'Hola, cumpleaños de 50 en el jardín. Carpa no hace falta porque hay porche. Sillas y mesas nos las deja el vecino. Solo queremos 30 m de guirnalda, una nevera y un altavoz.',
    'marquee gazebo chair table_trestle',
    'festoon refrigeration speaker_top',
  ],
  [
    'Rider: el grupo trae pedales y guitarras. Backline local: batería completa, 2 amplis de guitarra, ampli de bajo. El ingeniero de monitores es nuestro. Nada de humo.',
    'guitar smoke_machine',
    'drum_kit guitar_amp bass_amp',
  ],
  [
    'Se descarta la pantalla LED por presupuesto; irá un proyector con pantalla de 4 m. El hotel asume sillas, atril y wifi.',
    'led_wall chair lectern network',
    'projector projection_screen',
  ],
  [
    'De rode loper is geschrapt. Blijven over: 20 afzetpaaltjes, 6 statafels. Bloemen en planten: van de kweker om de hoek.',
    'carpet plants',
    'stanchion table_cocktail',
  ],
  [
    'Congres: tolkcabines staan er al van het vorige evenement. Ontvangers: 150 stuks graag. De tolken boekt het ministerie. Flipovers laat maar.',
    'interpretation_booth crew_interpreter flip_chart',
    'interpretation_receiver',
  ],
  [
    'Schoolmusical: lichtset heeft de school, en een leerling bedient hem. Te huur: 10 headsets, rookmachine. Gordijnen hangen er.',
    'lighting_package stage_wash crew_lighting drape',
    'mic_headset smoke_machine',
  ],
];
