import type { NotFromUsRow } from './fixtures.ts';

/** German and Dutch enquiries, lists and tenders. */
export const GERMAN_AND_DUTCH: readonly NotFromUsRow[] = [
  ['We hebben geen podium en geen licht nodig. Wel 4 microfoons.', 'stage_deck', ''],
  ['Wij hebben geen stoelen nodig en de zaal heeft tafels. Graag een lessenaar.', 'chair table_trestle', 'lectern'],
  ['We hebben geen stoelen, dus 200 nodig.', '', 'chair'],
  ['Wir haben keine Bühne nötig, aber ein Rednerpult.', 'stage_deck', 'lectern'],
  [
    'Stühle und Tische bekommen wir vom Hotel gestellt. Wir brauchen eine Bühne 6x4 m und 12 Akku-Uplights.',
    'chair table_trestle',
    'stage_deck uplight',
  ],
  [
    'Der DJ hat Ton und Licht komplett dabei. Von euch nur eine Tanzfläche 6x6 m und 10 Stehtische.',
    'pa_package disco_light subwoofer',
    'dance_floor table_cocktail',
  ],
  [
    'Auf Nebel bitte verzichten, die Brandmeldeanlage lässt sich nicht abschalten. 8 Moving Heads, 1 Lichtpult.',
    'smoke_machine hazer',
    'moving_head lighting_console',
  ],
  [
    'Beamer fest an der Decke, Leinwand ebenso. Es fehlen: 4 Ansteckmikrofone und ein Rednerpult.',
    'projector projection_screen',
    'mic_wireless_lapel lectern',
  ],
  [
    'Um Strom müssen Sie sich nicht kümmern, um Toiletten auch nicht. Zelt 10x20 m mit Holzboden.',
    'generator toilet',
    'marquee',
  ],
  [
    'Gläser, Geschirr, Besteck: Caterer. Tischwäsche: Caterer. Von Ihnen bitte 15 runde Tische und 150 Stühle.',
    'glassware crockery cutlery tablecloth',
    'table_round chair',
  ],
  [
    'Kein Techniker vor Ort nötig, das fährt unser Hausmeister. 2 Lautsprecher, 2 Funkmikros, Mischpult.',
    'crew_sound crew_technician',
    'speaker_top mic_wireless_handheld mixing_console',
  ],
  [
    'Wir holen alles selbst ab und bringen es Montag zurück. 20 Bierzeltgarnituren, 2 Pavillons.',
    'delivery van',
    'beer_table_set gazebo',
  ],
  ['Nur Ton, kein Licht: Beschallung für 200 Personen, 2 Handsender.', 'stage_wash', 'mic_wireless_handheld'],
  [
    'Los 3: Beschallung. Bühne und Beleuchtung sind nicht Gegenstand dieser Ausschreibung. Line-Array, 6 Monitore.',
    'stage_deck stage_wash',
    'line_array stage_monitor',
  ],
  [
    'Aggregat bräuchten wir diesmal nicht, der Bauhof legt uns 63A hin. Bühne 8x6 mit Dach, 4 Subs.',
    'generator',
    'subwoofer',
  ],
  [
    'Bestuhlung übernimmt die Gemeinde, ebenso die Absperrgitter. Bitte PA für 500 und 2 Drahtlosmikrofone.',
    'chair crowd_barrier',
    'mic_wireless_handheld',
  ],
  [
    'In der Kirche steht bereits ein Flügel, E-Piano also unnötig. 4 Chormikrofone und 2 Lautsprecher.',
    'piano keyboard',
    'speaker_top',
  ],
  [
    'Hussen möchten wir keine, Tischdecken schon: 12 runde Tische mit weißen Tischdecken.',
    'chair_cover',
    'table_round tablecloth',
  ],
  [
    'Zelt ja, Heizung nein, Boden nein. 6x12 m, dazu 10 Biertischgarnituren.',
    'space_heater marquee_floor',
    'marquee beer_table_set',
  ],
  [
    'Bestuhlung, Tische und Garderobe sind in der Hallenmiete drin. Benötigt: Beamer 8000 Lumen, Leinwand 4 m, 4 Headsets.',
    'chair table_trestle coat_rail',
    'projector projection_screen mic_headset',
  ],
  [
    'Die Band reist mit eigener PA und eigenem Lichtset an. Wir brauchen nur die Bühne 8x6 m, überdacht, und 50 m Absperrgitter.',
    'pa_package stage_wash',
    'stage_deck crowd_barrier',
  ],
  [
    'Verzichten können wir auf Teppich und Pflanzen. Messestand 3x3, 2 Stehtische, 4 Barhocker.',
    'carpet plants',
    'table_cocktail bar_stool',
  ],
  [
    'Im Schloss sind Nebel, Konfetti und offenes Feuer untersagt. 20 Akku-Spots, 2 Lautsprecher.',
    'smoke_machine confetti_machine',
    'speaker_top',
  ],
  [
    'Techniker brauchen wir keinen, das übernimmt die Technik-AG. 6 Funkmikrofone, 1 Digitalpult.',
    'crew_sound crew_technician',
    'mixing_console',
  ],
  [
    'Toilettenwagen hat der Schützenverein, Stromaggregat der Maschinenring. Festzelt 15x30 mit Boden, 60 Garnituren.',
    'toilet_trailer generator',
    'marquee',
  ],
  ['Statt Stühlen lieber Bänke, 30 Stück, dazu 15 Biertische.', 'chair', 'bench'],
  [
    'Die Leinwand hängt im Saal, Beamer bringen wir. Fehlt: Rednerpult mit Mikro und Tonanlage.',
    'projection_screen projector',
    'lectern',
  ],
  [
    'Position 3 Beleuchtung: entfällt. Position 4 Traversen: entfällt. Position 5: 12 Podeste 2x1.',
    'stage_wash truss',
    'stage_deck',
  ],
  ['Servietten und Tischläufer haben wir schon gekauft, bitte nur 15 runde Tischdecken weiß.', 'napkin', 'tablecloth'],
  [
    'Heizpilze dürfen wir im Innenhof nicht aufstellen. 6 Stehtische, 2 Schirme.',
    'patio_heater',
    'table_cocktail parasol',
  ],
  ['Selbstabholer. 2 aktive Boxen, 1 Mischpult, 2 Handmikros.', 'delivery van', 'speaker_top mixing_console'],
  [
    'Es soll weder getanzt noch geredet werden, also keine Tanzfläche und kein Mikro. 80 Loungemöbel: 10 Sofas, 20 Hocker.',
    'dance_floor mic_wireless_handheld',
    'sofa',
  ],
  [
    'Aufbau erledigen unsere Azubis. Lieferung bitte bis Tor 3. 20 Podeste, 2 Treppen.',
    'crew_stagehand',
    'stage_deck stage_steps',
  ],
  [
    'Die vorhandene Saalbeschallung reicht völlig. Zusätzlich 2 Ansteckmikros und ein Teleprompter.',
    'pa_package speaker_top',
    'mic_wireless_lapel teleprompter',
  ],
  [
    'Hallo, wir haben für unsere Hochzeit Zelt, Tische und Stühle schon bei einem Zeltverleih bestellt. Gesucht: Lichterketten 60 m, Tanzfläche 5x5, Funkmikro mit Box.',
    'marquee table_trestle chair',
    'festoon dance_floor',
  ],
  [
    'Die Gemeinde gibt uns Bühne und Strom. Bitte Angebot für PA 600 Personen, 4 Monitore, 20 Absperrgitter.',
    'stage_deck generator',
    'stage_monitor crowd_barrier',
  ],
  [
    'Tagung, 150 TN. Hausinterne Technik: Beamer, Leinwand, Mikros. Wir mieten dazu: 6 Stellwände, 2 Flipcharts, 1 Rednerpult.',
    'projector projection_screen',
    'pinboard flip_chart lectern',
  ],
  [
    'Kein Zelt, kein Boden, nur 12 Sonnenschirme und 20 Festzeltgarnituren.',
    'marquee gazebo marquee_floor',
    'parasol beer_table_set',
  ],
  [
    'Wir hätten gern alles außer den Servietten: 20 runde Tische, 160 Stühle, 20 Tischdecken.',
    'napkin',
    'table_round chair tablecloth',
  ],
  [
    'Die Kirche hat zwar eine Anlage, aber die ist defekt, deshalb bitte 2 Lautsprecher und 1 Ansteckmikro.',
    '',
    'speaker_top mic_wireless_lapel',
  ],
  [
    'Unser Vereinsheim ist mit Tischen und Stühlen ausgestattet. Wir suchen 2 Aktivboxen, ein Mischpult und 3 Funkmikros.',
    'table_trestle chair',
    'speaker_top mixing_console mic_wireless_handheld',
  ],
  ['Beamer nimmt der Referent mit. Bitte Leinwand 3 m und 1 Headset.', 'projector', 'projection_screen mic_headset'],
  [
    'Stoelen en tafels zijn inbegrepen bij de zaalhuur. Graag een podium van 6x4 m en 12 accu-uplights.',
    'chair table_trestle',
    'stage_deck uplight',
  ],
  [
    'De dj heeft zijn eigen set, geluid en licht. Van jullie alleen een dansvloer 5x5 m en 8 statafels.',
    'pa_package disco_light subwoofer',
    'dance_floor table_cocktail',
  ],
  [
    'Technicus is niet nodig, onze conciërge bedient het. 2 speakers, 2 draadloze microfoons en een mengtafel.',
    'crew_sound crew_technician',
    'speaker_top mic_wireless_handheld mixing_console',
  ],
  ['We halen het zelf op, dus geen bezorging. 40 klapstoelen, 6 klaptafels.', 'delivery van', 'chair table_trestle'],
  [
    'Servies, glaswerk en linnen verzorgt de cateraar. 15 ronde tafels en 120 stoelen.',
    'crockery glassware tablecloth',
    'table_round chair',
  ],
  [
    'Beamer en scherm hangen er al. Nodig: katheder en 2 reversmicrofoons.',
    'projector projection_screen',
    'lectern mic_wireless_lapel',
  ],
  [
    'Perceel 2: licht. Geluid en podium vallen buiten dit perceel. 12 moving heads en een lichttafel.',
    'pa_package stage_deck',
    'moving_head lighting_console',
  ],
  ['Rookmachines zijn verboden in het museum. 8 uplights en een kleine geluidsset.', 'smoke_machine hazer', 'uplight'],
  ['Alles behalve de verwarming: tent 10x15 met vloer en 100 stoelen.', 'space_heater patio_heater', 'marquee chair'],
  [
    'De gemeente stelt dranghekken en toiletten beschikbaar. Wij zoeken een podium 8x6 en een PA voor 400 man.',
    'crowd_barrier toilet',
    'stage_deck',
  ],
  ['Tafels wel, stoelen niet. 20 klaptafels.', 'chair', 'table_trestle'],
  ['De tent laten we toch maar zitten. 10 parasols en 12 picknicktafels.', 'marquee gazebo', 'parasol'],
  [
    'De band neemt drumstel, versterkers en monitors mee. Wel nodig: PA en 6 zangmicrofoons.',
    'drum_kit guitar_amp stage_monitor',
    'pa_package',
  ],
  ['Stroom is geregeld via de buren. Partytent 4x8, 10 statafels.', 'generator', 'table_cocktail'],
  ['Liever geen discolampen. Wel 6 led-spots en een spiegelbol.', 'disco_light', 'mirror_ball'],
  [
    'Het kasteel levert tafels, stoelen en servies. Wij zoeken 12 tafellakens, 15 sfeerspots en een fotohokje.',
    'table_round chair crockery',
    'tablecloth photo_booth',
  ],
  [
    'De band komt met eigen PA, licht en technicus. Alleen een podium 6x4 met overkapping en 20 dranghekken.',
    'pa_package stage_wash crew_sound',
    'stage_deck crowd_barrier',
  ],
  [
    'In de kerk mogen geen rook, confetti of kaarsen. 16 accuspots, 2 speakers.',
    'smoke_machine confetti_machine',
    'speaker_top',
  ],
  ['Toiletwagen: gemeente. Aggregaat: gemeente. Partytenten 3x3: 5 stuks.', 'toilet_trailer generator', 'gazebo'],
  ['Geen bezorging nodig, we komen met een bus langs. 60 stoelen, 8 tafels.', 'delivery van', 'chair table_trestle'],
  [
    'Beamer zit aan het plafond, scherm ook. Wel 2 headsets en een katheder nodig.',
    'projector projection_screen',
    'mic_headset lectern',
  ],
  [
    'Alles zonder techniek: geen geluid, geen licht, geen beeld. 20 ronde tafels en 200 stoelen.',
    'pa_package stage_wash projector',
    'table_round chair',
  ],
  ['Vloerbedekking en planten hoeven er niet bij. Beursstand 3x3, 2 statafels.', 'carpet plants', 'table_cocktail'],
  [
    'Onze eigen technici draaien de show. Lichttafel, 12 moving heads, hazer.',
    'crew_lighting crew_technician',
    'lighting_console moving_head hazer',
  ],
  [
    'Glazen komen mee met de drank, koelkasten ook. 10 statafels en een bar van 4 m.',
    'glassware refrigeration',
    'table_cocktail',
  ],
  [
    'Uitgesloten van deze opdracht: hekwerk en toiletten. Podium 10x8, PA, 6 monitoren.',
    'fencing toilet',
    'stage_deck stage_monitor',
  ],
  ['Verwarming: nee. Vloer: ja. Tent: 10x15.', 'space_heater', 'marquee'],
  [
    'Het servies doet mijn tante, het linnen huren we bij de wasserij. 15 tafels, 120 stoelen.',
    'crockery tablecloth',
    'chair',
  ],
  [
    'De dj draait op zijn eigen installatie. Nodig: spiegelbol, dansvloer 4x4.',
    'pa_package dj_player',
    'mirror_ball dance_floor',
  ],
  [
    'In de sporthal staan al tafels en stoelen. Graag een podium 8x4, geluid voor 300 man en 2 handmicrofoons.',
    'table_trestle chair',
    'stage_deck mic_wireless_handheld',
  ],
  [
    'Catering verzorgt borden, bestek en glazen; bediening ook. 15 statafels met rok.',
    'crockery cutlery glassware crew_waiter',
    'table_cocktail',
  ],
  [
    'Rook of confetti mag niet in het theater. 12 moving heads en een followspot.',
    'smoke_machine confetti_machine',
    'moving_head followspot',
  ],
  [
    'Wij hebben zelf een aggregaat en toiletten. Tent 10x20, vloer, 20 picktafels.',
    'generator toilet',
    'marquee marquee_floor',
  ],
  [
    'Zonder technicus en zonder transport graag: we halen en bouwen zelf. 1 beamer, 1 scherm.',
    'crew_technician delivery',
    'projector projection_screen',
  ],
  ['De zaal heeft geen stoelen, dus 120 stuks graag en 12 tafels.', '', 'chair table_trestle'],
  ['Dansvloer ligt er al. Nog nodig: spiegelbol, 4 ledspots.', 'dance_floor', 'mirror_ball'],
  [
    'De kerk regelt het geluid, wij zoeken alleen een scherm van 3 m en een beamer.',
    'pa_package',
    'projection_screen projector',
  ],
  ['Springkussen komt van de buurtvereniging, popcornmachine ook. 4 partytenten, 30 stoelen.', 'inflatable', 'chair'],
  [
    'Een podium heeft de school zelf, net als stoelen. 6 headsets en een mengpaneel graag.',
    'stage_deck chair',
    'mic_headset mixing_console',
  ],
  [
    'Rookmachine laten we achterwege vanwege de melders. 8 movingheads en een lichttafel.',
    'smoke_machine',
    'moving_head lighting_console',
  ],
  ['Geen tapijt, geen planten. Een beursstand van 3x3 met een balie.', 'carpet plants', ''],
];
