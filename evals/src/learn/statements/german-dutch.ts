import type { NotFromUsRow } from '../../../../server/src/generation/understand/exclusions/fixtures.ts';

export const GERMAN_DUTCH: readonly NotFromUsRow[] = [
  [
    'Guten Tag, unser Männerchor wird im Juni 100. Die Stühle schleppt die Jugendfeuerwehr aus dem Gemeindesaal herüber, darum müssen Sie sich nicht kümmern. Was uns fehlt, ist eine ordentliche Tonanlage mit vier Funkmikrofonen.',
    'chair',
    'pa_package speaker_top mic_wireless_handheld',
  ],
  [
    'Liebe Leute vom Verleih, mein Enkel hat mir erklärt, dass er seine Boxen zur Goldenen Hochzeit mitschleppt, die können Sie also im Lager lassen. Ich hätte aber gern ein Mikrofon für den Herrn Pfarrer und zehn runde Tische.',
    'speaker_top',
    'mic_wired mic_wireless_handheld table_round',
  ],
  [
    'Hi, wir sind 4 Leute aus der Fachschaft und planen die Ersti-Party. Licht macht ein Kommilitone, der hat den ganzen Keller voll davon. Von euch: zwei Subwoofer, DJ-Mixer und ne Nebelmaschine, geht das für unter 300?',
    'stage_wash lighting_package',
    'subwoofer dj_mixer smoke_machine',
  ],
  [
    'Sehr geehrte Damen und Herren, für die Einwohnerversammlung am 12. März ist im Bürgerhaus ein Beamer fest unter der Decke verbaut. Zu beschaffen wären noch eine Leinwand von drei Metern Breite sowie ein Rednerpult.',
    'projector',
    'projection_screen lectern',
  ],
  [
    'Kleine Korrektur zu meiner Mail von gestern: Die Biertischgarnituren streichen wir, weil der Getränkehändler welche draufpackt. Bei den sechs Heizpilzen und dem Zelt bleibt es wie besprochen.',
    'beer_table_set',
    'patio_heater marquee',
  ],
  [
    'Wir heiraten am 5.9. auf dem Hof meiner Tante! Geschirr und Besteck schleppt der Caterer an und nimmt es auch schmutzig wieder mit. Träumen tun wir von Lichterketten über dem ganzen Innenhof und einem Tanzboden.',
    'crockery cutlery',
    'festoon dance_floor',
  ],
  [
    'Moin, Tourstopp Kiel: Pult reist bei uns im Trailer mit, ebenso die Wedges. Lokal brauchen wir nur das PA und 2 Stagehands zum Ausladen.',
    'mixing_console stage_monitor',
    'pa_package speaker_top crew_stagehand',
  ],
  [
    'Grüezi, mir fiired 50 Jahr Turnverein – pardon, auf Hochdeutsch: Die Bühne baut wie jedes Jahr der Werkhof auf. Offerieren Sie uns bitte ein Festzelt 10x20 mit Boden und einen WC-Wagen.',
    'stage_deck',
    'marquee marquee_floor toilet_trailer',
  ],
  [
    'Servus, beim Feuerwehrfest hat uns die Nachbarwehr ihr Aggregat versprochen, des passt leistungsmäßig locker. Was ma nu brauchen tatn, san Stromverteiler, Kabelbrücken und zwanzig Absperrgitter.',
    'generator',
    'power_distro cable_ramp crowd_barrier',
  ],
  [
    'Vielen Dank für das Angebot. Auf die LED-Wand möchten wir aus Kostengründen verzichten; drei große Bildschirme tun es genauso. Die Kamera und den Bildtechniker belassen Sie bitte.',
    'led_wall',
    'display camera crew_video',
  ],
  [
    'Guten Morgen, unser Hausmeister wird böse, wenn noch jemand Nebel macht – letztes Mal kam die Feuerwehr. Also alles ohne Nebelmaschine, dafür mit mehr Moving Heads und gern einer Discokugel.',
    'smoke_machine',
    'moving_head mirror_ball',
  ],
  [
    'Ich organisiere das Sommerfest der Kita. Um die Hüpfburg hat sich schon ein Papa gekümmert, der kennt da jemanden. Könnten Sie uns zwei Pavillons und acht Bierzeltgarnituren hinstellen?',
    'inflatable',
    'gazebo beer_table_set',
  ],
  [
    'Sehr geehrter Herr Brandl, die Dolmetscherinnen haben wir über den Verband direkt gebucht. Benötigt werden eine Dolmetscherkabine für zwei Personen und 80 Empfänger samt Hygieneset.',
    'crew_interpreter',
    'interpretation_booth interpretation_receiver',
  ],
  [
    'Hallo zusammen, der Flügel in der Aula ist frisch gestimmt und wird benutzt. Mikrofonieren müssten wir ihn halt, also bitte zwei Instrumentenmikrofone und dazu zwei Stative; fürs Orchester dann noch 30 Notenpulte.',
    'piano',
    'mic_instrument mic_stand music_stand',
  ],
  [
    'Betreff: Abiball. Der Ballsaal hat Tische und Stühle für 400 Gäste, das ist im Mietpreis drin. Wünschen würden wir uns Uplights in Dunkelblau, eine Fotobox und einen roten Teppich am Eingang.',
    'table_round table_trestle chair',
    'uplight photo_booth carpet',
  ],
  [
    'Grüß Gott, i bin die Schriftführerin von der Trachtenkapelle. Notenständer hat bei uns jeder selber, und zum Sitzen gibts die alten Bänke vom Wirt. Gebraucht werden a Bühnenpodest 8x6 m, a Treppe dazu und a Dach drüber.',
    'music_stand bench',
    'stage_deck stage_steps stage_roof',
  ],
  [
    'Für die Betriebsversammlung am Standort Wolfsburg: Unsere IT stellt das Notebook und kümmert sich ums WLAN. Ihrerseits bitte Beamer, Presenter zum Weiterklicken und zwei Ansteckmikrofone.',
    'playback_laptop network',
    'projector presentation_clicker mic_wireless_lapel',
  ],
  [
    'Ich schreibe im Namen der Kirchengemeinde St. Ansgar. Das alte Stehpult steht seit 1962 im Chorraum und soll dort auch bleiben. Für die Schwerhörigen wünschen wir uns eine Induktionsschleife, und draußen hätten wir gerne Lautsprecher.',
    'lectern',
    'induction_loop speaker_top',
  ],
  [
    'Moinsen, die Band kommt mit komplettem Schlagzeug und eigenen Amps im Sprinter. Fehlen also Gesangsmikros, DI-Boxen, Monitorboxen.',
    'drum_kit guitar_amp bass_amp',
    'mic_wired mic_wireless_handheld di_box stage_monitor',
  ],
  [
    'Leider muss ich Ihnen mitteilen, dass der Brandschutz uns die Heizpilze untersagt hat. Können Sie stattdessen ein Warmluftgebläse anbieten? Am Zelt ändert sich nichts.',
    'patio_heater',
    'space_heater marquee',
  ],
  [
    'Hallo Frau Özdemir, ein Fotograf ist nicht nötig, mein Schwager macht das leidenschaftlich gern und sowieso ungefragt. Was mir wirklich am Herzen liegt, sind ein Traubogen, sechzig weiße Stühle und etwas Musik aus einem kleinen Lautsprecher.',
    'crew_photographer',
    'ceremony_arch chair speaker_top',
  ],
  [
    'Wir übernehmen ab 1. Mai die Halle 4. An Traversen hängt dort bereits mehr, als wir je brauchen, und auch die Kettenzüge sind abgenommen. Bitte kalkulieren Sie 24 Moving Heads, ein Lichtpult und einen Lichttechniker für zwei Tage.',
    'truss hoist',
    'moving_head lighting_console crew_lighting',
  ],
  [
    'Hallo, mal ehrlich: Wer tanzt auf einer Trauerfeier? Den Tanzboden können Sie wieder aus dem Angebot nehmen. Das Klavier und die zwei Mikrofone sind goldrichtig.',
    'dance_floor',
    'piano mic_wired mic_wireless_handheld',
  ],
  [
    'Werte Firma, ich bin 81 und richte den Klassentreff aus. Kaffeemaschinen haben die Landfrauen drei Stück, da kommt genug. Leihen täte ich gern zwölf Tischdecken, Gläser für Sekt, fünfzig etwa, und einen Beamer für die alten Dias.',
    'hot_drinks',
    'tablecloth glassware projector',
  ],
  [
    'Guten Tag, den Transport erledigen wir mit unserem eigenen Anhänger, eine Anlieferung entfällt demnach. Gebraucht werden acht Stehtische, drei Sonnenschirme und ein Kühlschrank fürs Wochenende 17./18.',
    'delivery',
    'table_cocktail parasol refrigeration',
  ],
  [
    'Hey, wegen WG-Party: DJ-Controller leiht mir mein Bruder (wenn er nicht wieder zickt). Zwei aktive Boxen mit Stativ wär top und falls günstig noch son Stroboskop.',
    'dj_controller',
    'speaker_top speaker_stand strobe',
  ],
  [
    'Zum Stadtteilfest haben wir bereits eine Zusage vom THW, das die Beleuchtung des Parkplatzes mit seinen Flutern übernimmt. Offen sind hingegen die Toiletten – sechs Kabinen plus eine barrierefreie – und Handwaschbecken.',
    'floodlight',
    'toilet toilet_accessible hand_wash',
  ],
  [
    'Wir sind ein Streichquartett und spielen grundsätzlich unverstärkt. Ersparen Sie uns daher bitte Mikrofone und jegliche PA. Vier Stühle ohne Armlehnen, vier Notenpulte, weiches Bühnenlicht – mehr brauchen wir nicht.',
    'mic_wired mic_wireless_handheld pa_package speaker_top',
    'chair music_stand stage_wash',
  ],
  [
    'Kurze Rückmeldung nach der Ortsbegehung: Im Foyer stehen schon sechs Sofas vom Hotel herum, weitere wären des Guten zu viel. Hingegen wirkt die Rückwand kahl, da hätten wir gern einen Sternenvorhang und ein paar Pflanzen.',
    'sofa',
    'star_cloth plants',
  ],
  [
    'Sehr geehrte Damen und Herren, im Rahmen der Vergabe weisen wir darauf hin, dass Absperrungen und Bauzäune vom städtischen Bauhof gestellt werden. Gegenstand dieser Anfrage sind ausschließlich eine mobile Bühne, ein Stromerzeuger 60 kVA sowie zwei Elektriker.',
    'crowd_barrier fencing',
    'mobile_stage generator crew_electrician',
  ],
  [
    'Hoi zäme, fürs Grümpelturnier am Wochenende: Festbänke haben wir von der Gemeinde, Kühlschränke vom Bierlieferanten. Uns fehlt bloss ein Megaphon und eine Lautsprecheranlage fürs Spielfeld.',
    'bench beer_table_set refrigeration',
    'loudhailer pa_package speaker_top',
  ],
  [
    'Der Veranstalter besteht darauf, dass nur sein hauseigener Tontechniker an die Regie darf. Wir nehmen deshalb keinen von Ihnen, wohl aber Kameramann, Bildmischer und Streaming-Encoder.',
    'crew_sound',
    'crew_camera video_switcher streaming_encoder',
  ],
  [
    'Hallihallo! Luftballons blasen die Trauzeuginnen morgens selbst auf, die Tischdeko bastelt meine Mama. Damit bleiben für Sie die Stuhlhussen (110), die Stoffservietten und ein DJ-Pult übrig.',
    'balloons centrepiece',
    'chair_cover napkin dj_booth',
  ],
  [
    'Letztes Jahr lag der rote Teppich nur im Weg und die Hälfte stolperte. Heuer also ohne. Gern wieder dabei: Absperrkordeln, zwei Stehtische und der Empfangstresen.',
    'carpet',
    'stanchion table_cocktail registration_desk',
  ],
  [
    'Guten Abend, unser Rednerpult hat seit dem Umbau ein eingebautes Schwanenhalsmikro, das reicht für die Predigt. Für die Podiumsdiskussion danach hätten wir jedoch gern fünf Sessel, fünf Headsets und zwei Couchtische.',
    'lectern mic_lectern',
    'armchair mic_headset table_coffee',
  ],
  [
    'Danke fürs schnelle Telefonat. Wie besprochen: Sanitäter schickt das Rote Kreuz, und als Ordner laufen unsere Fußballer mit. Sie würden Funkgeräte (10 Stück) und ein Büro-Container beisteuern.',
    'crew_medic crew_steward',
    'two_way_radio site_cabin',
  ],
  [
    'Ich bin Musiklehrer an der Gesamtschule. Cajons und Congas haben wir im Schrank, Gitarren sowieso. Für das Konzert fehlt uns ein Keyboard mit gewichteten Tasten, ein Bassverstärker und jemand, der den Ton fährt.',
    'percussion guitar',
    'keyboard bass_amp crew_sound',
  ],
  [
    'Liebes Team, seit der Gasprüfung ist klar: Grillen dürfen wir auf dem Platz nicht, also nehmen Sie den Gasgrill bitte raus. Die Zapftheke und der Kühlanhänger bleiben drin, Gläser auch.',
    'cooking',
    'bar_unit refrigeration glassware',
  ],
  [
    'Die Nachbarn haben uns nach dem letzten Open Air mit dem Anwalt gedroht. Subwoofer kommen mir nicht mehr auf den Hof! Silent-Disco-Kopfhörer für 150 Leute, das wäre die Lösung, dazu ein paar bunte Strahler.',
    'subwoofer',
    'silent_disco uplight',
  ],
  [
    'Hallo Herr Wenger, bezüglich Kongress Davos: die Namensschilder und die Wegweiser lässt das Tourismusbüro drucken. Von Ihnen erbitten wir zwei Registrierungstheken, acht Pinnwände und vier Flipcharts.',
    'signage',
    'registration_desk pinboard flip_chart',
  ],
  [
    'Nur damit keine Missverständnisse aufkommen: Strom zieht uns der Elektro-Meier bis zur Bühne, Verteilerkästen inklusive. Die Bühne selbst (6x4, 60 cm hoch) samt Geländer und Rampe kommt aber von Ihnen.',
    'power_distro',
    'stage_deck stage_handrail stage_ramp',
  ],
  [
    'Wir drehen einen Imagefilm. Kamera und Teleprompter besitzt unser Regisseur, auf beidem besteht er. Mieten möchten wir vier Lampenstative, einen Verfolger und einen Hazer.',
    'camera teleprompter',
    'lighting_stand followspot hazer',
  ],
  [
    'Ach ja, der Moderator! Das macht die Lokalreporterin umsonst, streichen Sie den Posten. Ein Funkmikrofon müsste sie allerdings in die Hand bekommen und einen Monitor vor die Füße, auf dem der Ablauf steht.',
    'crew_host',
    'mic_wireless_handheld confidence_monitor display',
  ],
  [
    'Hallo, wir sind 30 Pfadfinder. Zelte haben wir ja nun wirklich selber genug. Aber ein Stromerzeuger, eine Kabeltrommel und vier Dixi-Klos wären klasse.',
    'marquee',
    'generator power_cable toilet',
  ],
  [
    'Für das Firmenjubiläum hat die Geschäftsleitung entschieden, dass weder Laser noch Konfetti gewünscht sind (Zitat: „Wir sind eine Versicherung"). Dezente Beleuchtung, ein Bühnenpodest und ein Cellist reichen vollkommen.',
    'laser confetti',
    'stage_wash lighting_package stage_deck crew_musician',
  ],
  [
    'Guten Tag Frau Lüthi, bitte vergessen Sie den Gabelstapler – im Depot nebenan dürfen wir den der Landi benützen. Dringend ist dagegen die Hebebühne, und zwei Rigger für Freitag früh.',
    'forklift',
    'access_platform crew_rigger',
  ],
  [
    'Meine Tochter wünscht sich zum 18. Schaum, Feuer und weiß Gott was. Von mir kriegt sie: eine Seifenblasenmaschine und eine Discokugel. Funkenmaschinen kommen nicht infrage, wir haben Reetdach!',
    'spark_machine',
    'bubble_machine mirror_ball',
  ],
  [
    'Zur Hauptversammlung: Stimmkarten aus Papier genügen uns dieses Jahr, das Abstimmungssystem wäre überzogen. Saalmikrofone mit Ständer hätten wir gerne sechs, am Podium vier Konferenzsprechstellen.',
    'voting_system',
    'mic_wired mic_wireless_handheld mic_stand mic_conference',
  ],
  [
    'Wir ziehen mit der Lesung vom Garten in die Buchhandlung um. Damit sind die Sonnenschirme hinfällig und der Pavillon ebenso. Ein Headset-Mikro, ein kleiner Lautsprecher und dreißig Stühle – so viel passt gerade hinein.',
    'parasol gazebo',
    'mic_headset speaker_top chair',
  ],
  [
    'Unser Bühnenbildner malt den Hintergrund eigenhändig auf Nessel, ein Prospekt von euch wär also doppelt. Schwarzer Molton für die Seiten schon, etwa 20 Meter, und ein Tanzteppich für die Ballettszene auch.',
    'backdrop',
    'drape stage_floor',
  ],
  [
    'Sehr geehrtes Team, mein Mann sagt, der DJ habe zwei Plattenspieler und sein Mischpult im Kombi. Da staunte ich. Uns verbleiben offenbar nur die Boxen, ein Tisch für seine Sachen und Licht für die Tanzfläche.',
    'dj_player dj_mixer mixing_console',
    'speaker_top table_round table_trestle disco_light stage_wash lighting_package',
  ],
  [
    'Bei uns im Pfarrheim gibt es 120 Teller und Tassen, aber leider niemanden, der bedient. Vermitteln Sie auch Servicekräfte? Vier Kellner wären fein, und Warmhaltebehälter fürs Essen.',
    'crockery',
    'crew_waiter serving',
  ],
  [
    'Ein Nachtrag: Die Ventilatoren haben sich erledigt, das Kongresshaus hat eine Klimaanlage nachgerüstet. Nach wie vor gefragt: das Whiteboard, die Trennwände und der große Touch-Bildschirm auf Rollständer.',
    'fan air_conditioner',
    'whiteboard room_divider display display_stand',
  ],
  [
    'Hallo nochmal, wir kriegen die Endstufen nicht los, die im Rack des Clubs verschraubt sind, also spielen wir drüber. Tops und Bässe müsst ihr passiv anliefern. In-Ears hat der Sänger ohnehin im Ohr angepasst.',
    'amplifier in_ear_monitor',
    'speaker_top subwoofer',
  ],
  [
    'Wir Eltern der 4b backen, dekorieren und bauen auf – Aufbauhelfer sind daher überflüssig. Schön wäre ein Zelt gegen den Regen, dazu vielleicht eine Popcornmaschine und Spiele für den Hof.',
    'crew_stagehand',
    'marquee cooking game',
  ],
  [
    'Eure Frage war, ob wir Feuerlöscher brauchen: nein, da hängt alle zehn Meter einer. Und ob Müllbehälter: ja bitte, zwölf. Toiletten: ja, acht.',
    'fire_extinguisher',
    'waste_bin toilet',
  ],
  [
    'Liebe Kollegen, die Kundin hat sich umentschieden und will statt der runden Tische lauter lange Tafeln. Die Stühle bleiben, die Kerzenleuchter auch.',
    'table_round',
    'table_trestle chair centrepiece',
  ],
  [
    'Ich rufe morgen noch mal an, vorab aber: der Gartenbauverein schmückt uns die Halle mit Oleandern und Palmen, Grünzeug ist also versorgt. Zu mieten gäbe es Podeste für die Pokale, einen Läufer in Rot und eine Tonanlage.',
    'plants',
    'plinth carpet pa_package speaker_top',
  ],
  [
    'Im Theaterkeller hängen zwölf Profiler und ein Dimmer, beide taugen was. Da unser Lichtpult nach dem Wasserschaden hinüber ist, bräuchten wir eins zur Miete, dazu einen DMX-Splitter.',
    'profile_spot dimmer',
    'lighting_console dmx_splitter',
  ],
  [
    'Hallo, ich plane einen Junggesellinnenabschied im Schrebergarten, nichts Großes. Musik läuft übers Handy und Lenas Bluetoothbox. Cool wär so ein Sitzsack-Set, Lichterketten und ne mobile Bar!',
    'speaker_top',
    'pouffe festoon bar_unit',
  ],
  [
    'Sehr geehrte Frau Dr. Kämmerer, die Aufzeichnung des Symposiums obliegt dem Medienzentrum der Universität einschließlich Kameras und Recorder. Wir erwarten von Ihnen die Saalbeschallung, einen Redner-Timer und drei Ansteckmikrofone.',
    'camera video_recorder',
    'pa_package speaker_top speaker_timer mic_wireless_lapel',
  ],
  [
    'Auf dem Weingut ist elektrisch alles bestens, einen Generator hat da noch nie jemand vermisst. Vermisst haben wir letztes Mal allerdings Klos! Ein schöner Toilettenwagen, bitte, und Barhocker für die Degustation.',
    'generator',
    'toilet_trailer bar_stool',
  ],
  [
    'Guten Tag, der Eiswagen kommt, die Blaskapelle kommt, Musiker muss also keiner mehr vermittelt werden. Ein Podest von 4 mal 6 für die zwanzig Bläser wäre recht, ein Mikro für den Bürgermeister desgleichen.',
    'crew_musician',
    'stage_deck mic_wired mic_wireless_handheld',
  ],
  [
    'Wie der Statiker schrieb, hält der Rasen das auch ohne Bodenplatten aus. Bitte daher die Fahrplatten aus Position 7 entfernen; Ballastgewichte und Lifttürme hingegen um je zwei erhöhen.',
    'trackway',
    'ballast lifting_tower',
  ],
  [
    'Hi Jungs, Gaffa hab ich noch kistenweise und Batterien liegen auch überall rum. Packt uns einfach Nebelfluid ein und das Intercom mit vier Beltpacks.',
    'tape batteries',
    'effect_fluid intercom',
  ],
  [
    "Unsere Senioren haben Angst vor lauter Musik, darum ohne Subwoofer und bitte keinen DJ, der sie anbrüllt. Zwei schmale Säulenlautsprecher, ein Abspielgerät für CDs, und gut ist's.",
    'subwoofer crew_dj',
    'speaker_column audio_player',
  ],
  [
    'Wir haben das jetzt im Vorstand abgestimmt: 7 zu 2 gegen die Schneemaschine. Einstimmig dafür: Heizstrahler am Glühweinstand, ein kleines Zelt, Lichterketten.',
    'snow_machine',
    'patio_heater marquee festoon',
  ],
  [
    'Die Halle ist leer bis auf eine Sprossenwand: keine Stühle, kein Ton, kein Licht. Für 200 Leute müsste alles von Ihnen kommen, also Bestuhlung, eine Anlage und Bühnenscheinwerfer.',
    '',
    'chair pa_package speaker_top stage_wash lighting_package',
  ],
  [
    'Der Beamer im Rathaus ist leider so schwach, dass man tagsüber nichts erkennt. Deshalb die Bitte um einen helleren Beamer, mindestens 10.000 Lumen, und um eine passende Leinwand.',
    '',
    'projector projection_screen',
  ],
  [
    'Unser Vermieter stellt zwar allerhand, aber gerade keine Tischwäsche. Bitte 20 weiße Tischdecken und 150 Servietten; der Auftragnehmer liefert frei Haus und holt wieder ab.',
    '',
    'tablecloth napkin delivery',
  ],
  [
    'Im Gasthof ist alles da, außer einem Rednerpult und einem Mikrofon. Genau die beiden hätten wir gern für den 3. Oktober.',
    '',
    'lectern mic_wired mic_wireless_handheld',
  ],
  [
    'Die Trachtengruppe hat angefragt, ob sie einen Tanzboden bekommt, und der Herr Vizebürgermeister will ein Funkmikro. Beides bitte anbieten, zusätzlich einen Vorhang hinter der Bühne.',
    '',
    'dance_floor mic_wireless_handheld drape',
  ],
  [
    'Eigentlich wollte mein Cousin seine Anlage herschleppen, nur ist sie ihm vorgestern im Regen abgesoffen. Könnten Sie einspringen mit zwei Boxen, einem Mischpult und Kabeln?',
    '',
    'speaker_top mixing_console audio_cable power_cable',
  ],
  [
    'Das vereinseigene Zelt fasst vierzig Leute, angemeldet sind neunzig. Wir bräuchten folglich ein grösseres Zelt mit Holzboden und eine Heizung.',
    '',
    'marquee marquee_floor space_heater',
  ],
  [
    'Anfrageformular\nAnlass: Jubiläum Schützenverein\nDatum: 14.06., 18–2 Uhr\nBestuhlung: vorhanden\nBeschallung: ja, 180 Personen\nMikrofone: 2x Funk\nBeleuchtung: Vereinsbestand',
    'chair stage_wash lighting_package',
    'pa_package speaker_top mic_wireless_handheld',
  ],
  [
    'Protokoll Festausschuss, TOP 4\n- Bühne: Zimmerei Huber zimmert sie, kostenfrei\n- Strom: Aggregat anmieten (Erwin fragt Preise ab)\n- Toiletten: anmieten, 6 Stück\n- Geschirr: Mehrweg, macht der Metzger',
    'stage_deck crockery',
    'generator toilet',
  ],
  [
    'TECH RIDER (Kurzfassung)\nBringen wir: Drums, Git-Amp, In-Ear\nStellt der Verleih: FOH-Pult, 4 Wedges, 6 DI\nHazer: bitte NICHT (Asthma des Sängers)',
    'drum_kit guitar_amp in_ear_monitor hazer',
    'mixing_console stage_monitor di_box',
  ],
  [
    'Einkaufszettel Hochzeit Lisa & Tom\nGläser -> Gasthaus\nHussen -> leihen!\nTraubogen -> Opa schweißt\nLichterketten -> leihen!\nFotobox -> leihen, wenn unter 250 €',
    'glassware ceremony_arch',
    'chair_cover festoon photo_booth',
  ],
  [
    'Benötigt:\n8 Stehtische\n1 Rednerpult\n2 Scheinwerfer\n\nEntfällt gegenüber Vorjahr:\nLeinwand\nFlipchart',
    'projection_screen flip_chart',
    'table_cocktail lectern stage_wash',
  ],
  [
    'LOS 2 – Veranstaltungstechnik\n2.1 Line-Array, beidseitig geflogen\n2.2 Kettenzüge: bauseits\n2.3 Traversen: bauseits\n2.4 Rigger: 2 Personen, 1 Tag\n2.5 Mischpult digital, 32 Kanal',
    'hoist truss',
    'line_array crew_rigger mixing_console',
  ],
  [
    'Telefonnotiz 9:40, Frau Sommer (Altenheim)\nwill Klavier + 1 Mikro für Nachmittag am 8.\nStühle selber, Tische selber\nLieferung über Hintereingang',
    'chair table_round table_trestle',
    'piano mic_wired mic_wireless_handheld delivery',
  ],
  [
    'Firmenlauf – Wer macht was?\nStart-/Zielbogen (aufblasbar): Sponsor Krankenkasse\nAbsperrgitter: Verleih\nMegafon: Verleih\nSanis: Malteser\nMülltonnen: Stadtreinigung',
    'inflatable crew_medic waste_bin',
    'crowd_barrier loudhailer',
  ],
  [
    'Konferenz Bern, Checkliste Saal A\n[x] Beamer (Haus)\n[x] Leinwand (Haus)\n[ ] Klicker -> mieten\n[ ] Ansteckmikros 3 Stk. -> mieten\n[ ] Tontechniker -> mieten',
    'projector projection_screen',
    'presentation_clicker mic_wireless_lapel crew_sound',
  ],
  [
    'Änderungsliste Rev. C\n+ 2 Subwoofer\n+ 1 Stromverteiler 63 A\n– 4 Stroboskope\n– 2 Konfettikanonen\n± Rest unverändert',
    'strobe confetti_machine',
    'subwoofer power_distro',
  ],
  [
    'Was ist schon da? Zapfanlage samt Theke, Kühlschrank, Bänke.\nWas fehlt? Zelt 6x12, Licht.\nWann? 22.–24. August.\nWohin? Sportplatz, hinter der Tribüne.',
    'bar_unit refrigeration bench',
    'marquee stage_wash lighting_package',
  ],
  [
    'Bühnenanweisung Kindertheater „Räuberpfote“\nTanzteppich: legen wir selbst aus\nSeitenvorhänge schwarz: vom Veranstalter zu mieten\nLicht: 8 Profiler, 1 Verfolger zu mieten\nTon: 2 Headsets zu mieten\nNebel: untersagt wg. Rauchmelder, Nebelmaschine daheim lassen',
    'stage_floor smoke_machine',
    'drape profile_spot followspot mic_headset',
  ],
  [
    'Gemeindefest – Zuständigkeiten\nPavillons: Familie Krause + Familie Yıldız\nBierbänke: Kolpingfamilie\nTonanlage: Leihfirma\nSpiele für Kinder: KJG aus eigenem Fundus\nHeizstrahler: Leihfirma',
    'gazebo bench beer_table_set game',
    'pa_package speaker_top patio_heater',
  ],
  [
    'Orchesterreise, Spielort 3 (Linz)\nStühle 64 – vor Ort\nNotenpulte 40 – im LKW dabei\nChorpodeste 3-stufig – lokal mieten\nDirigentenmonitor – lokal mieten\nPauken: dabei',
    'chair music_stand percussion',
    'choir_riser confidence_monitor',
  ],
  [
    'Besprechung mit Kunde 11.2.\nFluter raus (Denkmalschutz sagt nein zu allem, was heiß wird)\nAkku-Uplights 24 Stück rein\nLED-Wand rein, 4x2,25\nMedienserver raus, läuft vom Laptop der Agentur',
    'floodlight media_server playback_laptop',
    'uplight led_wall',
  ],
  [
    'Raumblatt „Seminar Brandschutz“\nWhiteboard ..... fest montiert\nFlipchart ..... 2, Miete\nFeuerlöscher für Übung ..... Eigentum der Werkfeuerwehr\nBildschirm 75" ..... 1, Miete',
    'whiteboard fire_extinguisher',
    'flip_chart display',
  ],
  [
    'Sommerkino Dorfplatz\nLeinwand = spannt die Feuerwehr am Schlauchturm auf\nBeamer = ausleihen, hell!\nTon = 2 Boxen ausleihen\nSitzen = jeder trägt seinen Stuhl her\nPopcorn = Rosi',
    'projection_screen chair',
    'projector speaker_top',
  ],
  [
    'Gutschrift bitte für:\n- 12 Barhocker (retour, waren überzählig)\n- 1 Garderobenständer (retour)\nNachlieferung bitte:\n- 3 Heizlüfter\n- 1 Kaffeemaschine',
    'bar_stool coat_rail',
    'space_heater hot_drinks',
  ],
  [
    'Stagelist / Festivalbühne 2\nBackline: shared, Headliner lässt Amps und Drums stehen\nMikros: Verleiher\nStative dito\nDJ-Booth: Verleiher, hinter dem Drumriser',
    'guitar_amp bass_amp drum_kit',
    'mic_wired mic_wireless_handheld mic_stand dj_booth',
  ],
  [
    'Angebotsanforderung Nr. 2024-118\nPos. 1 Bauzaun 200 lfm: anbieten\nPos. 2 Sanitärcontainer: entfällt (Schulgebäude offen)\nPos. 3 Duschen: entfällt, s. o.\nPos. 4 Bürocontainer: anbieten\nPos. 5 Ordner, 8 Pers.: anbieten',
    'toilet_trailer shower',
    'fencing site_cabin crew_steward',
  ],
  [
    'Notiz an mich: Verleiher anrufen wg. Hebebühne + Kabelbrücken. Stromkabel NICHT, liegen im Container. Stapler auch nicht, Kurt fährt den vom Baustoffhof.',
    'power_cable forklift',
    'access_platform cable_ramp',
  ],
  [
    'Tagesseminar, 24 TN\nBestuhlung U-Form: Hotel\nPinnwände: 4, Hotel\nBeamer: bitte mieten (der des Hotels ist gelbstichig)\nLautsprecher für Filmton: bitte mieten\nKaffeemaschine: Hotel',
    'chair pinboard hot_drinks',
    'projector speaker_top',
  ],
  [
    'Silvester im Loft / To-do\nDiscokugel: check, hängt\nDJ: check, Marek\nCDJs + Mixer: mieten\nLaser: mieten\nSofas: runtertragen aus WG 3. Stock',
    'mirror_ball crew_dj sofa',
    'dj_player dj_mixer laser',
  ],
  [
    'Vorstandsbeschluss vom 6. April\na) Die Anschaffung eigener Festzeltgarnituren ist abgeschlossen; gemietet wird hier nichts mehr.\nb) Das Zelt wird weiterhin gemietet.\nc) Toilettenwagen: wird gemietet.\nd) Security stellt der Boxclub.',
    'beer_table_set crew_steward',
    'marquee toilet_trailer',
  ],
  [
    'Messestand Halle 7.2\nSystemstand: Messebauer\nTeppich: liegt\nMöblierung: 2 Sessel, 1 Couchtisch, 3 Barhocker -> Miete\nMonitor 65 Zoll auf Standfuß -> Miete',
    'exhibition_stand carpet',
    'armchair table_coffee bar_stool display display_stand',
  ],
  [
    'Gottesdienst im Grünen\nKeyboard - Organist hat seins\nAltar - Küster baut aus Klapptischen vom Pfarrsaal\nMikros - 3, mieten\nBoxen - 2 mit Ständern, mieten',
    'keyboard table_trestle',
    'mic_wired mic_wireless_handheld speaker_top speaker_stand',
  ],
  [
    'Checkliste Open Air, Stand Do.\nDiesel fürs Aggregat: Tankwart vom Lohnunternehmer\nAggregat 100 kVA: Miete\nWellenbrecher: Miete\nFunkgeräte: hat jede Schicht am Gürtel\nFahrer: Tim',
    'fuel two_way_radio crew_driver',
    'generator pit_barrier',
  ],
  [
    'Hybrid-Meeting, Anforderungen\nStreaming: Agentur Nordlicht komplett, Encoder eingeschlossen\nSaal: 2 Funkmikros, 1 Bildschirm (bitte Sie)\nInternet: Standleitung des Hauses genügt\nTechniker: einer (bitte Sie)',
    'streaming_encoder network',
    'mic_wireless_handheld display crew_technician',
  ],
  [
    'Modenschau Berufsschule\nLaufsteg 12 m: Miete\nSpots: Miete\nSpiegel, Garderobenständer: aus den Werkstätten\nMusik vom Stick, DJ unnötig',
    'coat_rail crew_dj',
    'catwalk profile_spot stage_wash',
  ],
  [
    'Fasching 2025 (Lehren aus 2024!)\nKonfettikanone – nie wieder, Putzfrau kündigt sonst\nNebel – ja\nBoxen – größere!\nGarderobe – Klassenzimmer reicht\nBar – mieten, die vom SV wackelte',
    'confetti_machine',
    'smoke_machine speaker_top bar_unit',
  ],
  [
    'Spielmobil-Tag\nHüpfburg: gebucht bei Ihnen, bleibt\nSeifenblasenmaschine: dazu, bitte\nStrom: Verlängerung aus der Turnhalle legt der Hauswart\nSonnenschirme: abbestellt, Platanen',
    'power_cable parasol',
    'inflatable bubble_machine',
  ],
  [
    'Rückfragen zum Angebot\nBrauchen Sie Monitore? Nein, wir hören uns akustisch.\nBrauchen Sie ein Pult? Ja, 16 Kanäle.\nBrauchen Sie einen Tonmann? Steht daneben, ist meine Frau.\nBrauchen Sie Licht? Ja, was Warmes.',
    'stage_monitor crew_sound',
    'mixing_console stage_wash lighting_package',
  ],
  [
    'Aufstellort-Plan Weihnachtsmarkt\nHeizpilze: vor der Glühweinbude, 4\nKühlschränke: hinter der Bühne, 2\nStehtische: neben dem Brunnen, 15\nKein Platz im Rathaushof, daher alles auf der Marktseite',
    '',
    'patio_heater refrigeration table_cocktail',
  ],
  [
    'Bedarf laut Künstlerin\nFlügel (sie fordert ausdrücklich Steinway)\nNotenpult fehlt im Haus, mitliefern\nMikrofone, 2\nBereitstellung durch den Auftragnehmer bis 14 Uhr',
    '',
    'piano music_stand mic_wired mic_wireless_handheld',
  ],
  [
    'Mängel vor Ort\nStuhlbestand: 40, morsch -> Ersatz 60 Stühle mieten\nSaalanlage: brummt -> Ersatz-PA mieten\nVorhang: mottenzerfressen -> Molton mieten',
    '',
    'chair pa_package speaker_top drape',
  ],
  [
    'Schulhof-Konzert\nIm Musikraum alles vorhanden bis auf: Bassverstärker, Gitarrenverstärker\nDiese zwei bitte von Ihnen\nAußerdem: Bühnendach, falls es schüttet',
    '',
    'bass_amp guitar_amp stage_roof',
  ],
  [
    'Dag, wij zijn een toneelvereniging uit Assen. Het licht hangt al in de schouwburg en onze eigen jongens bedienen het. Waar we om verlegen zitten zijn acht headsets en een mengpaneel.',
    'stage_wash lighting_package',
    'mic_headset mixing_console',
  ],
  [
    'Beste, voor ons straatfeest heeft de gemeente beloofd de nadarhekken te leveren. Graag een prijs voor een tent van 6 op 12, tien biertafels met banken en een tapinstallatie met toog.',
    'crowd_barrier',
    'marquee beer_table_set bar_unit',
  ],
  [
    "Hoi! Mijn broer draait en sleept zijn eigen draaitafels mee, dus die hoef ik niet. Wel zoek ik twee dikke speakers, een rookmachine en zo'n discobal.",
    'dj_player',
    'speaker_top smoke_machine mirror_ball',
  ],
  [
    'Geachte heer/mevrouw, in de raadzaal zit sinds vorig jaar een vaste beamer met scherm. Voor de inspraakavond willen wij enkel een katheder en drie draadloze microfoons huren.',
    'projector projection_screen',
    'lectern mic_wireless_handheld',
  ],
  [
    'Ik ben 76 en mijn kleinkinderen regelen de ballonnen en de taart voor ons jubileum. Zou u mij kunnen helpen aan vijftig stoelen, servies en een koffiezetapparaat?',
    'balloons',
    'chair crockery hot_drinks',
  ],
  [
    'Even een aanpassing op mijn bestelling: de terrasverwarmers mogen eraf, het wordt 24 graden. Doe in plaats daarvan maar vijf parasols. De statafels laten we staan.',
    'patio_heater',
    'parasol table_cocktail',
  ],
  [
    'Goeiemiddag, de fanfare heeft haar pupiters zelf mee en de dirigent zijn bokje ook. Voor de muzikanten hadden we graag een podium van 10 x 6 gehuurd, met een overkapping en trapjes.',
    'music_stand',
    'stage_deck stage_roof stage_steps',
  ],
  [
    "Wij trouwen in een schuur zonder tocht maar ook zonder wc's, dus een nette toiletwagen graag. De dansvloer is gewoon het beton, dat vinden we prima zo. Prikkabels door de nok lijken ons wél geweldig.",
    'dance_floor',
    'toilet_trailer festoon',
  ],
  [
    'Hallo, tourmanager van Kaapse Raven hier. Monitoring doen we volledig met onze eigen in-ears, vloerwedges kunnen dus thuisblijven. Van jullie graag PA, stagebox en een drumstel.',
    'in_ear_monitor stage_monitor',
    'pa_package speaker_top stagebox drum_kit',
  ],
  [
    'Na overleg met de brandweer zien we af van de vonkenmachines. Ook de confetti gaat niet door, want het park moet schoon blijven. De laser en de moving heads zijn wel goedgekeurd.',
    'spark_machine confetti',
    'laser moving_head',
  ],
  [
    'Beste verhuurder, onze penningmeester vindt een fotograaf weggegooid geld nu iedereen een telefoon heeft. Een fotohokje mag dan weer wel. En graag een rode loper!',
    'crew_photographer',
    'photo_booth carpet',
  ],
  [
    'Voor het personeelsfeest heeft de cateraar laten weten dat hij glazen, bestek en linnen bij zijn prijs inrekent. Aan jullie vragen we loungebanken, bijzettafeltjes en sfeervolle uplights.',
    'glassware cutlery tablecloth',
    'sofa table_coffee uplight',
  ],
  [
    'Dag Joris, stroom tappen we af bij de boer, een aggregaat is overbodig. Reken wel vijftig meter kabel, een verdeelkast en kabelbruggen voor over het fietspad.',
    'generator',
    'power_cable power_distro cable_ramp',
  ],
  [
    'Met het oog op het congres in Gent: de tolken staan op de loonlijst van de Commissie. Wij zoeken drie tolkencabines, 250 ontvangers en een technieker ter plaatse.',
    'crew_interpreter',
    'interpretation_booth interpretation_receiver crew_technician',
  ],
  [
    'Sorry, ik had het verkeerd doorgegeven! De stoelen staan er al (de school bleek er driehonderd te hebben). Het gaat dus puur om een vleugel en een lichtset voor op het toneel.',
    'chair',
    'piano lighting_package stage_wash',
  ],
  [
    'Vorig jaar vonden de bewoners de bassen verschrikkelijk. Laat de subwoofers alstublieft achterwege; met een paar slanke zuilspeakers en één zangmicrofoon komen wij de bingo wel door.',
    'subwoofer',
    'speaker_column mic_wired mic_wireless_handheld',
  ],
  [
    "Ha, ik studeer in Delft en we doen een galafeestje. Een DJ hebben we, die neemt controller en laptop mee in z'n rugzak. Wat kost een geluidsset met een booth voor hem, plus een stroboscoop?",
    'crew_dj dj_controller playback_laptop',
    'pa_package speaker_top dj_booth strobe',
  ],
  [
    'Onze vrijwilligers van de ijsclub staan klaar om te sjouwen, stagehands van jullie kant zijn dus nergens voor nodig. Graag wel een omroepinstallatie rond de baan, twee bouwlampen en een snackoven.',
    'crew_stagehand',
    'pa_package speaker_top floodlight cooking',
  ],
  [
    "Voor de uitvaart van mijn moeder wil ik het sober houden: geen camera's, geen sterrendoek. Alleen een microfoon op statief en een speler voor haar cd.",
    'camera star_cloth',
    'mic_wired mic_wireless_handheld mic_stand audio_player',
  ],
  [
    'Mevrouw, meneer, de springkastelen worden door de oudervereniging rechtstreeks bij een kennis vastgelegd. Voor het schoolfeest rest ons de vraag naar vier partytenten, een koelwagen en veertig klapstoelen.',
    'inflatable',
    'gazebo refrigeration chair',
  ],
  [
    'Kijk, een ledwand is prachtig maar voor dertig man zwaar overdreven. Zet maar één groot tv-scherm op een standaard neer, met een klikker erbij.',
    'led_wall',
    'display display_stand presentation_clicker',
  ],
  [
    'We hebben met de zaal gebeld: garderoberekken hebben ze zat, en voor de statafels geldt hetzelfde. Barkrukken bleken ze daarentegen niet te verhuren, dus daar vijftien van. Vaasjes en kaarsen voor op tafel graag ook.',
    'coat_rail table_cocktail',
    'bar_stool centrepiece',
  ],
  [
    'Hallo allemaal, EHBO doet het Rode Kruis en verkeer doet de scouting, dat loopt. De portofoons (20 st.) en een megafoon ontbreken nog.',
    'crew_medic',
    'two_way_radio loudhailer',
  ],
  [
    'Op de offerte zie ik een cameraman staan. Dat is mijn zwager al, met zijn eigen toestel. Kunt u die lijn schrappen en er een videomixer en een encoder voor de livestream van maken?',
    'crew_camera camera',
    'video_switcher streaming_encoder',
  ],
  [
    'Ons koor zingt al sinds mensenheugenis zonder versterking, microfoons zijn dus aan ons niet besteed. Koortreden voor zestig zangers en een elektrische piano, daar gaat het om.',
    'mic_wired mic_wireless_handheld',
    'choir_riser keyboard',
  ],
  [
    'De expobouwer trekt zelf de wanden op en legt het tapijt. Blijft voor jullie over: twee onthaalbalies, planten in bakken en zes poefs.',
    'room_divider carpet',
    'registration_desk plants pouffe',
  ],
  [
    'Goedenavond, wij halen alles zelf op met de bus van de voetbalclub, bezorgen hoeft niet. Reserveer voor ons: vier gasbarbecues, tachtig borden en een afvalbak of zes.',
    'delivery',
    'cooking crockery waste_bin',
  ],
  [
    'Het theater staat erop dat hun eigen lichttechnicus achter de tafel zit en dat hun tafel gebruikt wordt. Wij huren er enkel twaalf profielspots en een volgspot bij.',
    'crew_lighting lighting_console',
    'profile_spot followspot',
  ],
  [
    'Sinds de verbouwing heeft de kerk vloerverwarming; de heteluchtkanonnen van vorige winter mogen in de loods blijven. De ringleiding daarentegen is nooit aangelegd, dus die graag huren, en een dasspeldmicrofoon voor de dominee.',
    'space_heater',
    'induction_loop mic_wireless_lapel',
  ],
  [
    'Onze huisbaas wil absoluut geen spijkers, haken of truss aan zijn balken. Alles moet dus op statief: vier lichtstatieven, en voor het geluid twee speakerstatieven. Uiteraard ook de speakers.',
    'truss',
    'lighting_stand speaker_stand speaker_top',
  ],
  [
    'Hey, kleine vraag: het feestcomité koopt zelf batterijen en tape in de Gamma. Kunnen wij bij jullie een silent disco huren voor 80 man, met een bellenblaasmachine voor de kids?',
    'batteries tape',
    'silent_disco bubble_machine',
  ],
  [
    "Ik hoor net dat de wethouder z'n eigen presentator meeneemt. Die van jullie vervalt daarmee. Het podium met trap en rok, het spreekgestoelte en de autocue houden we aan.",
    'crew_host',
    'stage_deck stage_steps stage_skirt lectern teleprompter',
  ],
  [
    'Wij zijn een jeugdhuis met een vaste toog en een frigo vol, dus bar en koeling: check. Alleen ons mengpaneel is kapot, daarom huren we er graag één, en een geluidsman die het kan bedienen.',
    'bar_unit refrigeration',
    'mixing_console crew_sound',
  ],
  [
    "Voor de braderie komt er een bestelbus van de bakker, een transporter huren is niet aan de orde. Kramen hebben we ook. Mogen we rekenen op acht dixi's en een mindervalidentoilet?",
    'van',
    'toilet toilet_accessible',
  ],
  [
    'In de sporthal is werkelijk niets: geen podium, geen stoelen, geen gordijnen. Dat alles graag in de offerte, voor 300 bezoekers.',
    '',
    'stage_deck chair drape',
  ],
  [
    'De harmonie heeft gevraagd of er een piano kan komen en de burgemeester vroeg om een microfoon. Kunnen jullie voor beide zorgen, en ook voor bloembakken naast het podium?',
    '',
    'piano mic_wired mic_wireless_handheld plants',
  ],
  [
    'Ons oude partytentje waait bij windkracht drie al weg. Wij huren dus liever een stevige tent met vloer en wat ballastblokken.',
    '',
    'marquee marquee_floor ballast',
  ],
  [
    'Het hotel heeft alles in huis, op een dansvloer en een lichtshow na. Die twee vragen we dus aan u.',
    '',
    'dance_floor lighting_package',
  ],
  [
    'Beste, mijn nonkel zou de tafels lenen van de parochiezaal, doch daar is nu een begrafenis. Daarom vijftien ronde tafels bij u, en de bijhorende tafellakens.',
    '',
    'table_round tablecloth',
  ],
  [
    'Zoals gemaild: het voorprogramma speelt op onze backline, dus geen extra gitaarversterkers. Een basversterker is er daarentegen eentje te weinig, en een keyboard missen we ook.',
    'guitar_amp',
    'bass_amp keyboard',
  ],
  [
    'AANVRAAG\nGelegenheid: nieuwjaarsreceptie\nAantal: 120\nStatafels: 20\nGlazen: via bistro\nGeluid: kleine set, 1 handmicro\nBediening: eigen personeel',
    'glassware crew_waiter',
    'table_cocktail pa_package speaker_top mic_wireless_handheld',
  ],
  [
    'Verslag werkgroep kermis\n1. Podium - aannemer Claes, gratis\n2. Muziekinstallatie - huren\n3. Herashekken - liggen nog van de werf\n4. Toiletten - huren, 4 stuks',
    'stage_deck fencing',
    'pa_package speaker_top toilet',
  ],
  [
    'RIDER De Natte Krant (cabaret)\nHeadset: hebben we\nLaptop: hebben we\nBeamer: graag klaarzetten\nZwarte doeken: graag klaarzetten\nRook: nee dank u, geen rookmachine',
    'mic_headset playback_laptop smoke_machine',
    'projector drape',
  ],
  [
    'Lijstje bruiloft\nstoelhoezen – huren\ntrouwboog – buurman timmert\nservetten – papier, ben naar de Action geweest\nlounge met zitbanken – huren\nijskar – cadeau van tante',
    'ceremony_arch napkin',
    'chair_cover sofa',
  ],
  [
    'Wijzigingen t.o.v. offerte 3\nerbij: 2 flip-overs, 1 whiteboard\neraf: stemkastjes (handopsteken volstaat)\neraf: spreektimer\nongewijzigd: conferentiemicrofoons',
    'voting_system speaker_timer',
    'flip_chart whiteboard mic_conference',
  ],
  [
    'Telefoonnotitie, Mw. De Wit (VvE)\nbuurtborrel 6 juli\nbanken: komen uit de tuinen\ntent: 4x8 graag\nlampjes/prikkabel: graag\nvuurkorf: van nr. 14',
    'bench',
    'marquee festoon',
  ],
  [
    'Perceel 3\nHoogwerker: te huren\nHeftruck: ter beschikking op de site\nRijplaten: te huren, 40 st.\nElektricien: onze huiselektricien',
    'forklift crew_electrician',
    'access_platform trackway',
  ],
  [
    "Repetitieschema + spullen\nDrumstel -> blijft staan na soundcheck van vrijdag, eigendom conservatorium\nCongas -> huren\nOverheads voor de drums (instrumentmicrofoons) -> huren\nDI's -> zitten in Petra haar koffer",
    'drum_kit di_box',
    'percussion mic_instrument',
  ],
  [
    'Koningsdag – wie doet wat\nOranjevereniging: vlaggen, spelletjes\nBrandweer: blusapparaten\nVerhuurder: generator, dranghekken, geluid op het plein\nHoreca: biertafels',
    'game fire_extinguisher beer_table_set',
    'generator crowd_barrier pa_package speaker_top',
  ],
  [
    'Zaal 2, stand van zaken\nScherm 86": hangt er\nWebcamset: IT\nMicrofoons revers, 2: te huren\nOpnemer voor het geluid: te huren\nWifi: gast-netwerk volstaat',
    'display camera network',
    'mic_wireless_lapel audio_recorder',
  ],
  [
    'Niet meer nodig:\n- sneeuwmachine\n- ventilatoren\nNog wel:\n- terrasheaters (6)\n- tentverwarming\n- werfkeet voor de kassa',
    'snow_machine fan',
    'patio_heater space_heater site_cabin',
  ],
  [
    "Vragenlijst ingevuld retour\nGebruikt u eigen speakers? Ja, twee JBL's.\nGebruikt u eigen microfoons? Nee, drie stuks aub.\nLicht gewenst? Ja, sfeer.\nTechnicus gewenst? Nee, de conciërge is handig.",
    'speaker_top crew_technician',
    'mic_wired mic_wireless_handheld stage_wash lighting_package',
  ],
  [
    'Fuif chiro, planning\ntoog: zelf getimmerd op kamp\npa: huren bij jullie\nlichten idem\nsecurity: erkende firma via de stad\nbekers: herbruikbaar, via intercommunale',
    'bar_unit crew_steward glassware',
    'pa_package speaker_top stage_wash lighting_package',
  ],
  [
    'Kerstmarkt Dendermonde / materiaal\nplanten en dennen: groendienst\nverdeelkasten: te huren\ngeneratoren: te huren\nbrandstof: tankkaart stad\nkabelgoten: te huren',
    'plants fuel',
    'power_distro generator cable_ramp',
  ],
  [
    'Modeshow Hogeschool\nCatwalk 14 m = huur\nStoelen = aula leegtrekken\nBackdrop = print van de grafische opleiding\nBlinders = huur, 4\nTechniek bedienen = docent Wim, lichttechnieker dus geschrapt',
    'chair backdrop crew_lighting',
    'catwalk blinder',
  ],
  [
    'Kort, want op de fiets:\nintercom ja (5 man)\nportofoons nee, whatsapp\nnoodstroom/ups ja\ntourbus rijdt Henk, chauffeur nee',
    'two_way_radio crew_driver',
    'intercom ups',
  ],
  [
    'Draaiboek open dag\n09.00 opbouw tent (verhuurder)\n09.30 informatiezuilen en wegwijzers: eigen drukkerij\n10.00 geluidswagen? nee -> twee losse speakers (verhuurder)\n12.00 lunch: borden en bestek van de kantine',
    'signage crockery cutlery',
    'marquee speaker_top',
  ],
  [
    'Technische fiche dansgezelschap\nDansvloer (balletvloer): reist mee in de truck\nHazer: te voorzien\nZijlicht op torens: te voorzien\nVideoserver: reist mee\nProjector 12k + korte lens: te voorzien',
    'stage_floor dance_floor media_server',
    'hazer stage_wash projector projector_lens',
  ],
  [
    "Plaatsing\nBar: achter de tent\nKoelkasten (3): zonder zicht vanaf het terras\nSpoelbak / handenwasser: naast de wc's\nWc's: 4, niet te dicht bij de buren\nAlles te leveren door verhuurder",
    '',
    'bar_unit refrigeration hand_wash toilet',
  ],
  [
    "Manco's parochiezaal\nmicro valt uit -> 2 nieuwe huren\nte weinig stoelen -> 40 bij huren\ngeen podium -> 4x3 huren\nde zangeres eist een monitor -> 1 huren",
    '',
    'mic_wired mic_wireless_handheld chair stage_deck stage_monitor',
  ],
];
