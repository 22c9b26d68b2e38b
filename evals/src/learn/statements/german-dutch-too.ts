import type { NotFromUsRow } from '../../../../server/src/generation/understand/exclusions/fixtures.ts';

export const GERMAN_DUTCH_TOO: readonly NotFromUsRow[] = [
  // German: mails
  [
    'Guten Tag, unsere Imkerei feiert den 50. Honigjahrgang auf der Streuobstwiese. Schwager Rudi karrt die Bierzeltgarnituren aus dem Feuerwehrhaus herbei, da lässt er sich auch nicht reinreden. Was uns fehlt, sind vier große Sonnenschirme, ein Megafon und zwei mobile Toiletten.',
    'beer_table_set',
    'parasol loudhailer toilet',
  ],
  [
    'Hallo zusammen, für den Tag der offenen Tür im Klärwerk bitte ein Angebot über 60 Absperrgitter und drei wetterfeste Lautsprecher. Bauzäune stehen hier seit dem Umbau ohnehin an jeder Ecke, davon könnten wir Ihnen noch welche abgeben. Sanitäter stellt wie immer das DRK Ortsverband Süd.',
    'fencing crew_medic',
    'crowd_barrier speaker_top',
  ],
  [
    'Sehr geehrte Damen und Herren, mein Mann wird 80 und wünscht sich Tanzmusik wie früher. Das Klavier meiner Mutter steht noch gestimmt im Wintergarten, darauf spielt der Herr Kantor. Bitte bringen Sie uns eine kleine Tanzfläche, eine Spiegelkugel und sechs runde Tische.',
    'piano',
    'dance_floor mirror_ball table_round',
  ],
  [
    'Moin, Ruderregatta am 14.6.: Wir bräuchten acht Funkgeräte, eine Zeltheizung (ja, im Juni, ihr kennt unseren Fluss) und ein Pagodenzelt für die Zeitnahme. Das Aggregat leiht uns das THW, Sprit ist da auch schon drin.',
    'generator fuel',
    'two_way_radio space_heater marquee',
  ],
  [
    'Liebes Team, kleine Korrektur zu meiner Mail von gestern Nacht: Die Nebelmaschine nehmt bitte wieder raus, der Hausmeister hat bei dem Wort Rauchmelder gesagt. Stattdessen eine Seifenblasenmaschine und zwei Stroboskope für den Abiball.',
    'smoke_machine',
    'bubble_machine strobe',
  ],
  [
    'Grüß Gott, unser Trachtenverein weiht die neue Fahne. Ein Bierzelt samt Boden hat uns die Nachbargemeinde zugesagt. Wir suchen daher nur noch Heizpilze für den Eingang, eine Theke und Gläser für 400 Leut.',
    'marquee marquee_floor',
    'patio_heater bar_unit glassware',
  ],
  [
    'Guten Morgen Frau Petersen, die Steuerkanzlei zieht um und lädt Mandanten ein. Stehtische? Haben wir beim letzten Mal gekauft, zwölf Stück, nie wieder ausgepackt. Mieten würden wir gern Hussen für die 40 Stühle, einen roten Teppich und zwei Servicekräfte.',
    'table_cocktail',
    'chair_cover carpet crew_waiter',
  ],
  [
    'Hi, ich mach mein Diplomkonzert im alten Kesselhaus. Vibraphon, Congas und der ganze Kleinkram gehören der Hochschule und kommen mit mir im Anhänger. Von euch hätt ich gern zwölf Notenpulte, vier Instrumentenmikros und ein Aufnahmegerät.',
    'percussion',
    'music_stand mic_instrument audio_recorder',
  ],
  [
    'Sehr geehrter Herr Wolters, die Zahnärztekammer tagt im Mai zweisprachig. Dolmetscher haben wir über die Agentur Lingua gebucht, die wollen aber keine Technik mitschleppen. Bitte bieten Sie eine Doppelkabine, 180 Empfänger und eine Abstimmanlage an.',
    'crew_interpreter',
    'interpretation_booth interpretation_receiver voting_system',
  ],
  [
    'Hallöchen! Unser Freiluftkino im Freibad geht in Runde drei. Liegestühle und Sitzsäcke schleppen die Leute selbst an, das ist ja gerade der Witz. Wir nehmen wieder den lichtstarken Beamer und die aufblasbare Leinwand vom letzten Mal, dazu Kabelbrücken für den Weg am Kiosk.',
    'pouffe',
    'projector projection_screen cable_ramp',
  ],
  [
    'Guten Tag, für die Trauerfeier meines Vaters im Friedwald. Der Bestatter hat ein Rednerpult im Wagen, das genügt völlig. Ein ganz kleiner Akkulautsprecher, ein Ansteckmikrofon und 30 einfache Klappstühle wären schön.',
    'lectern',
    'speaker_top mic_wireless_lapel chair',
  ],
  [
    'Servus, Hundeschule Pfotenwerk hier. Für den Agility-Cup haben wir uns gegen Flutlicht entschieden, weil die Läufe jetzt schon um 18 Uhr enden. Es bleibt bei der Lautsprecheranlage, den Pavillons (5x) und dem Waschbecken mit Fußpumpe.',
    'floodlight',
    'pa_package speaker_top gazebo hand_wash',
  ],
  [
    'Sehr geehrtes Vermietteam, im Gemeindesaal wurde letzten Herbst eine Induktionsschleife verlegt, unsere Schwerhörigengruppe ist selig. Für den Festvortrag fehlen uns ein Rednermikrofon am Pult sowie ein Bildschirm auf Rollständer.',
    'induction_loop',
    'mic_lectern display display_stand',
  ],
  [
    'Moin Moin, unser Fischereihafenfest: Kühlanhänger bringt jeder Händler seinen eigenen mit. Feuerlöscher sind laut Ordnungsamt von uns zu stellen, davon mieten wir zehn bei euch. Und bitte wieder Mülltonnen, diesmal doppelt so viele!',
    'refrigeration',
    'fire_extinguisher waste_bin',
  ],
  [
    'Hallo, wir sind die neue Tanzschule in der Poststraße. Boden und Spiegel sind natürlich drin, und Musik kommt über die Deckenlautsprecher. Zur Eröffnung wollen wir es trotzdem krachen lassen: vier Moving Heads, ein Laser und eine Konfettikanone, bitte.',
    'dance_floor speaker_top',
    'moving_head laser confetti_machine',
  ],
  [
    'Werte Firma, der Kleingartenverein Morgensonne hat in der Versammlung am 3. März mit 31 zu 4 Stimmen beschlossen, auf eine Hüpfburg zu verzichten (Haftung). Gewünscht werden dafür Riesen-Jenga und Torwand sowie zwanzig Bierzeltgarnituren, angeliefert bis Freitag.',
    'inflatable',
    'game beer_table_set delivery',
  ],
  [
    'Hey, Hackathon Nr. 7! Whiteboards klauen wir uns aus den Seminarräumen, Flipcharts dito. Was die Uni ums Verrecken nicht rausrückt: stabiles WLAN für 150 Leute, 40 Kabeltrommeln und eine Siebträgermaschine für Kaffee.',
    'whiteboard flip_chart',
    'network power_cable hot_drinks',
  ],
  [
    'Sehr geehrte Frau Ahlers, wir lassen unsere Modenschau in der Gärtnerei stattfinden, deshalb an Pflanzen bitte nichts liefern, davon haben wir gut achttausend. Benötigt werden ein Laufsteg von 12 m, weiße Sofas fürs Publikum in Reihe eins und ein DJ.',
    'plants',
    'catwalk sofa crew_dj',
  ],
  [
    'Guten Abend, Schachclub Turm 1921. Die Uhren und die Tische kommen aus unserem Vereinsheim, mein Sohn fährt zweimal. Bitte nur zwei große Monitore für die Live-Partien, einen Bildmischer und Stellwände, damit die Blitzer nicht alle stören.',
    'table_round table_trestle',
    'display video_switcher room_divider',
  ],
  [
    'Hallo Herr Brandt, ich storniere hiermit die Klimageräte für den 8. August, die Wetter-App sagt 19 Grad. Die Standventilatoren lassen wir zur Sicherheit in der Bestellung, ebenso den Kühlschrank mit Glastür.',
    'air_conditioner',
    'fan refrigeration',
  ],
  [
    'Liebe Leute, unser Krippenspiel wächst. Das Podium für die Engel hat Opa Heinz gezimmert, das hält einen Ochsen. Ihr könntet uns mit einem Verfolger samt Stativ, fünf Kopfbügelmikros und schwarzem Molton für den Stall helfen.',
    'stage_deck',
    'followspot lighting_stand mic_headset drape',
  ],
  [
    'Guten Tag, Jägerschaft Oberer Kreis. Zum Hegeringschießen hätten wir gern einen Toilettenwagen und einen Bürocontainer für die Auswertung. Grillen tut der Metzger Huber auf seinem eigenen Gerät, und das Besteck ist bei uns, mit Verlaub, das Jagdmesser.',
    'cooking cutlery',
    'toilet_trailer site_cabin',
  ],
  [
    'Hallo Kollegen, Filmpremiere im Programmkino. Projektor und Leinwand, klar, sind Sache des Hauses. Im Foyer soll es nach Hollywood aussehen: Absperrkordeln mit Pfosten, Logowand zum Fotografieren und eine Fotobox.',
    'projector projection_screen',
    'stanchion backdrop photo_booth',
  ],
  [
    'Sehr geehrte Damen und Herren, unsere Oldtimer-Auktion braucht einen Auktionator mit Stimme, und den haben wir, also streichen Sie bitte die Beschallung aus dem Entwurf. Das Bietersystem mit den Tastern und die drei Kameras für den Stream behalten wir.',
    'pa_package speaker_top',
    'voting_system camera',
  ],
  [
    'Hi Team, kurze Rückmeldung zum Angebot 2291: Personal für die Bar ist zu viel, das übernehmen die Azubis. Barhocker sind okay, Theke auch, und könntet ihr noch Sitzwürfel anbieten?',
    'crew_bar',
    'bar_stool bar_unit pouffe',
  ],
  [
    'Guten Tag, Seniorenstift am Park. Unsere Bewohner sitzen in ihren eigenen Sesseln, die werden in den Saal gerollt; an Stühlen mangelt es ebenfalls nicht. Wir bitten um einen Alleinunterhalter, ein Funkmikrofon und eine Rampe auf die Bühne für die Rollatoren.',
    'armchair chair chair_banquet',
    'crew_musician mic_wireless_handheld stage_ramp',
  ],
  [
    'Hallo! Beim Straßenfest letztes Jahr standen eure Dixis zu weit weg, deshalb diesmal drei davon hinter die Bühne und eins mit Rollirampe ans Tor. Strom holen wir uns aus dem Verteilerkasten der Stadtwerke, braucht ihr nicht mitzubringen. Kabelmatten für die Fahrbahn aber schon.',
    'power_distro',
    'toilet toilet_accessible cable_ramp',
  ],
  [
    'Liebe Frau Kunze, die Braut (also ich) hat sich umentschieden: kein Traubogen mehr, wir heiraten unter der Eiche! Die Lichterketten in die Äste finde ich dafür umso wichtiger. Ach, und Tischdecken sowie Stoffservietten bitte in Salbei.',
    'ceremony_arch',
    'festoon tablecloth napkin',
  ],
  [
    'Sehr geehrter Herr Kolb, als Betriebsrat dürfen wir für die Versammlung die Werkskantine nutzen, dort gibt es Tische und Stühle satt. Rednerpult auch, nur wackelt es und soll bitte durch eines von Ihnen ersetzt werden. Außerdem drei Saalmikrofone auf Stativ.',
    'table_round table_trestle chair chair_banquet',
    'lectern mic_wired mic_wireless_handheld mic_stand',
  ],
  [
    'Moin, Motorradtreffen Geesthang. Den Stapler fährt Kalle vom Baustoffhandel nebenan, seinen eigenen wohlgemerkt. Schickt uns bitte Bodenplatten für die matschige Zufahrt, zwei Duschcontainer und einen Lichtmast.',
    'forklift',
    'trackway shower floodlight',
  ],
  [
    'Hallo, ich plane eine Lesung in meinem Buchladen. Der Autor besteht auf seinem Sessel, den er tatsächlich im Kofferraum mitführt. Könnten Sie uns eine Stehlampe... nein, lassen Sie die, aber zwei kleine Lautsprecher mit Stativen und ein Headset?',
    'armchair',
    'speaker_top speaker_stand mic_headset',
  ],
  [
    'Guten Tag, Sternwarte Hohenfels. Licht jeder Art wäre bei uns Sabotage, bitte also keins. Ein Zelt gegen Tau, 50 Kopfhörer für die stille Führung und eine Kanne-Station mit heißem Tee würden uns hingegen glücklich machen.',
    'stage_wash lighting_package',
    'marquee silent_disco hot_drinks',
  ],
  [
    'Hallo Jana, der Chef meint, Ihre Techniker könnten sich die Fahrt sparen: unser Hausmeister kennt die Anlage im Schlaf. Also nur Abholung von zwei Funkmikros, einem Presenter und einem Ersatzlaptop durch mich am Dienstag.',
    'crew_technician pa_package speaker_top',
    'mic_wireless_handheld presentation_clicker playback_laptop',
  ],
  [
    'Sehr geehrte Damen und Herren, die Pferdeklinik lädt zum Symposium in die Reithalle. Ein Teppich über dem Sand liegt bereits vom Weihnachtsreiten. Offen sind noch eine Bühne mit Geländer, eine LED-Wand und Heizgebläse, denn die Halle ist eiskalt.',
    'carpet',
    'stage_deck stage_handrail led_wall space_heater',
  ],
  [
    'Huhu, wir sind die Theater-AG und ein bisschen verzweifelt. Der Förderverein hat uns zwar ein Lichtpult geschenkt, aber Scheinwerfer null. Also: acht Profiler, ein Dimmer und ganz viel schwarzes Gaffa. Vorhänge hängen in der Aula schon.',
    'lighting_console drape',
    'profile_spot dimmer tape',
  ],
  [
    'Werte Kollegen, die Karnevalsgesellschaft Blau-Gold 1888 hat im Fundus noch 40 kg Konfetti liegen. Kanonen dafür möchten wir gerne mieten, ebenso ein Gitter vor der Bühne (Wellenbrecher). Ordner kommen aus den eigenen Reihen der Garde.',
    'confetti crew_steward',
    'confetti_machine pit_barrier',
  ],
  [
    'Guten Tag Frau Sommer, nach Rücksprache mit der Brandschutzbeauftragten entfallen Bodenfeuerwerk und Funkensprüher ersatzlos. Die Schneemaschine darf bleiben, genau wie die Uplights an den Säulen.',
    'spark_machine',
    'snow_machine uplight',
  ],
  [
    'Hallo, Moscheeverein hier, Iftar für 300 auf dem Parkplatz. Teppiche haben wir selbst genug und schöner als jeder Verleih, nichts für ungut. Aber Geschirr, lange Tische und einen Warmhaltewagen fürs Essen hätten wir gern von Ihnen.',
    'carpet',
    'crockery table_trestle serving',
  ],
  [
    'Hallo ihr Lieben, Poetry-Slam im Waschsalon! Mischpult bringt Tonmann Ulli, und Ulli ist damit natürlich auch schon gebucht; ein Mikrostativ steht noch vom vorigen Slam neben dem Trockner. Wir suchen ein schnurgebundenes Mikro, einen Countdown-Timer für die Poeten und zehn Barhocker.',
    'mixing_console crew_sound mic_stand',
    'mic_wired speaker_timer bar_stool',
  ],
  [
    'Sehr geehrte Frau Dr. Lenz bittet mich auszurichten: Der Teleprompter wird doch nicht gebraucht, sie spricht frei. Ein Vorschaumonitor zu ihren Füßen soll es aber sein. Mit freundlichen Grüßen, Vorzimmer.',
    'teleprompter',
    'confidence_monitor',
  ],
  [
    'Hallo, Eishockey-Fanclub. Wir machen Public Viewing im Vereinslokal. Der Wirt hat zwei Fernseher hängen, die sind ihm heilig, und eine Zapfanlage sowieso samt Theke. Uns fehlt eine richtig große Leinwand, ein Beamer und so ein Ding, das SDI auf HDMI wandelt.',
    'display bar_unit',
    'projection_screen projector video_converter',
  ],
  [
    'Guten Tag, für die Einweihung der Kläranlage sagt der Landrat ein paar Worte. Die Presse filmt mit eigenem Gerät, Kameras also nicht nötig. Bitte ein Redepult, zwei Lorbeerbäumchen links und rechts davon sowie ein Band samt Scherenkissen (haben Sie nicht? dann egal).',
    'camera',
    'lectern plants',
  ],
  [
    'Hi! Mein Festival im Kuhstall wird real. Gitarrenamps? Jede Band ihren eigenen, sonst gibt es Streit. Aber ein gemeinsames Schlagzeug, einen Bassverstärker und sechs Monitorboxen mieten wir bei euch.',
    'guitar_amp',
    'drum_kit bass_amp stage_monitor',
  ],
  [
    'Sehr geehrtes Team, in unserem Tagungshotel sind Pinnwände pauschal im Raumpreis enthalten; ich hatte sie versehentlich noch auf der Anfrage. Bitte belassen Sie es bei zwei Flipcharts, fünf Konferenzsprechstellen und einem Registrierungscounter.',
    'pinboard',
    'flip_chart mic_conference registration_desk',
  ],
  [
    'Hallo Herr Yildiz, den Transport regelt unser Speditionspartner, die Rampe kennt er. Von Ihnen nur bereitstellen: 20 m Traverse, vier Bodenplatten dazu und zwei Kurbelstative.',
    'delivery',
    'truss truss_base lifting_tower',
  ],
  [
    'Guten Tag, wir sind 90 Landfrauen und können alles selber, auch Kuchenteller und Gabeln. Nur Kaffeemaschinen in der Größe hat keine von uns. Vielleicht noch ein Garderobenständer oder drei, je nach Preis.',
    'crockery cutlery',
    'hot_drinks coat_rail',
  ],
  [
    'Hallo, esports-Liga, Finaltag. Die Rechner und Gaming-Monitore stellt der Sponsor, da geht es um Verträge. Wir benötigen einen Encoder fürs Streaming, Intercom für sechs Leute, einen Medienserver und eine USV, damit uns nicht wieder alles ausgeht.',
    'display',
    'streaming_encoder intercom media_server ups',
  ],
  [
    'Sehr geehrte Firma Lichtblick, entgegen unserer ersten Liste kommt das Streichquartett doch nicht, dafür läuft Musik vom Band. Geben Sie uns also einen Player mit, dazu vier Säulenlautsprecher. Blumenschmuck für die Tische macht meine Schwester.',
    'crew_musician centrepiece',
    'audio_player speaker_column',
  ],
  [
    'Hallo, wir veranstalten ein Bobby-Car-Rennen. Strohballen ersetzen uns die Absperrungen, das war voriges Jahr schon prima. Gebraucht werden zwei Sanitäter, Wegweiser, ein Zielbogen zum Aufblasen und Wechselbatterien für das Moderationsmikro, das wir haben.',
    'crowd_barrier mic_wireless_handheld',
    'crew_medic signage inflatable batteries',
  ],
  [
    'Guten Tag! Vielen Dank, aber einen Fotografen brauchen wir keinen, mein Onkel war 30 Jahre beim Kurier. Interesse hätten wir an der Fotobox, an Ballons in Gold und an einem Moderator, der nicht singt.',
    'crew_photographer',
    'photo_booth balloons crew_host',
  ],
  [
    'Hallo Vermietung, bei der Sommerakademie steht in jedem Atelier ein Waschbecken, das hatten Sie abgefragt. Also keine Handwaschstationen. Stelltafeln zum Anpinnen zehn Stück, weiße Sockel für die Plastiken sechs, und ein Sprinter zum Selbstfahren übers Wochenende.',
    'hand_wash',
    'pinboard plinth van',
  ],
  [
    'Sehr geehrter Herr Baumann, die Oper leiht uns ihren Sternenvorhang, darauf sind wir stolz. Zum Aufhängen benötigen wir vier Kettenzüge, Schellen und einen Rigger mit Nachweis.',
    'star_cloth',
    'hoist clamp crew_rigger',
  ],
  [
    'Moin, was wir nicht mehr wollen: die ollen Heizpilze. Was wir wollen: warme Füße. Habt ihr Heizgebläse fürs Zelt? Und einen Zelthimmel, damit es nach was aussieht. Das Zelt selbst gehört dem Reitverein.',
    'patio_heater marquee',
    'space_heater marquee_lining',
  ],
  [
    'Hallo Frau Weiß, zur Goldenen Konfirmation. Ich hatte Ihnen am Telefon 80 Gläser genannt, inzwischen hat der Küster die Kisten im Keller gefunden, 120 Stück! Bitte daher nur die weißen Tischtücher und die Vasen mit Blumen für jeden Tisch.',
    'glassware',
    'tablecloth centrepiece',
  ],
  [
    'Guten Tag, das Finanzamt feiert, man glaubt es kaum. Unsere Poststelle fährt alles mit dem Dienst-LKW, eine Anlieferung entfällt somit. Wir hätten gern eine Discokugel, eine kleine Lichtanlage und einen DJ-Controller, auflegen tut Herr Meier aus der Grunderwerbsteuer.',
    'truck delivery crew_dj',
    'mirror_ball lighting_package dj_controller',
  ],
  [
    'Hi, Yoga-Festival am See. Nebel macht der See selbst. Deswegen lieber in ein paar Akku-Strahler investieren, plus Kopfhörer für die Silent-Session, plus Komposttoiletten. Matten bringt jede mit, Sitzbänke braucht auch niemand.',
    'smoke_machine hazer bench',
    'uplight silent_disco toilet',
  ],
  [
    'Sehr geehrte Damen und Herren, der Stadtmarathon setzt auf seine eigenen Streckenposten und Sanitäter. Bei Ihnen würden wir ausschließlich 400 Gitter, 15 Megafone und einen LED-Truck... pardon, eine LED-Wand im Zielbereich beauftragen.',
    'crew_steward crew_medic',
    'crowd_barrier loudhailer led_wall',
  ],
  [
    'Hallo! Danke fürs Nachhaken. Nein, E-Piano nicht, Sänger Tim hat sich endlich ein Nord gekauft. Ja, Gitarre zur Reserve gern. Ja, zwei DI-Boxen. Nein, In-Ears hat die Band komplett.',
    'keyboard in_ear_monitor',
    'guitar di_box',
  ],
  [
    'Guten Tag, für unsere Weinprobe im Gewölbekeller ist Wein und Glas Sache des Winzers. Wir bräuchten lediglich rustikale Bänke, Spuckgefäße (falls vorhanden) und indirektes Licht in Form von Uplights. Und eine Schuko-Verteilung, da unten gibt es genau eine Dose.',
    'glassware',
    'bench uplight power_distro',
  ],
  [
    'Liebe Technikfirma, ich schreibe im Namen der Klasse 4b. Die Bühne ist eine Turnmatte und die reicht uns auch. Wir wünschen uns aber Seifenblasen aus der Maschine, ein rotes Mikrofon ohne Kabel und Discolicht. Und Konfetti!',
    'stage_deck',
    'bubble_machine mic_wireless_handheld disco_light confetti',
  ],
  // German: mails that only sound like it
  [
    'Guten Tag, bei uns im Pfarrheim ist alles vorhanden, außer einem Beamer und einer Leinwand. Die Konfis wollen Fotos zeigen. Ginge das zum 12.?',
    '',
    'projector projection_screen',
  ],
  [
    'Hallo, die Bigband besteht darauf, dass wir ihr einen Flügel hinstellen, und unser Klavierstimmer hat den alten vorige Woche für tot erklärt. Was kostet einer bei euch? Dazu siebzehn Notenständer.',
    '',
    'piano music_stand',
  ],
  [
    'Sehr geehrte Damen und Herren, Strom gibt es auf der Burg keinen, Toiletten so wenig wie fließend Wasser. Bitte kalkulieren Sie daher ein Aggregat, vier WC-Kabinen und zwei Waschstationen ein.',
    '',
    'generator toilet hand_wash',
  ],
  [
    'Moin, der Caterer hat eben angerufen: von ihm kommen die Teller jetzt doch nicht. Könnt ihr 200 Stück plus Besteck stellen? Und Wärmebehälter für Suppe.',
    '',
    'crockery cutlery serving',
  ],
  [
    'Hallo Herr Ott, die Mikroanlage im Ratssaal pfeift seit Wochen, und der Beamer ist so funzelig, dass keiner den Bebauungsplan erkennt. Für die Bürgerversammlung nehmen wir lieber beides von Ihnen, also acht Sprechstellen und ein 10.000-Lumen-Gerät.',
    '',
    'mic_conference projector',
  ],
  [
    'Guten Abend, meine Kollegin schrieb, Gabelstapler und Hubbühne brächten wir mit; das war ein Irrtum, beides kommt bitte von Ihnen. Fahrer mit Schein ebenfalls.',
    '',
    'forklift access_platform crew_driver',
  ],

  // German: riders, tenders, minutes, forms, notes, chats
  [
    'BÜHNENANWEISUNG Duo Kratzbürste (Kabarett)\nBühne mind. 4 x 3 m, Treppe seitlich, vom Veranstalter\nTon: 1 Anlage passend zum Saal, 2 Headsets\nLicht: weiße Grundstimmung\nKlavier: nein danke, wir reisen mit eigenem Stagepiano\nBarhocker: 1 Stück, stabil!',
    'piano keyboard',
    'stage_deck stage_steps pa_package speaker_top mic_headset stage_wash lighting_package bar_stool',
  ],
  [
    'Technischer Rider, Stand März\nFOH-Pult: wir (SD9, inkl. Stagebox)\nIEM: wir\nMikrofone Drums: ihr\nMikrostative: ihr, 14 Stück, davon 6 kurz\nSubs: ihr, mindestens 4',
    'mixing_console stagebox in_ear_monitor',
    'mic_instrument mic_stand subwoofer',
  ],
  [
    'Protokoll Festausschuss, TOP 4 Technik\nDie Traversen aus dem Bestand des Musikvereins werden genutzt, Gerd prüft die Bolzen.\nMietweise zu beschaffen: Bühnendach, 8 Scheinwerfer Frontlicht, Ballast.\nAntrag auf Konfettikanone abgelehnt.',
    'truss confetti_machine',
    'stage_roof stage_wash ballast',
  ],
  [
    'Leistungsverzeichnis Los 2 (Bürgerfest)\n2.1 Toilettenwagen 1 Stk.\n2.2 Behinderten-WC 2 Stk.\n2.3 Bauzaun 300 lfm\nHinweis: Abfallbehälter werden bauseits durch den städtischen Betriebshof gestellt und sind nicht anzubieten.',
    'waste_bin',
    'toilet_trailer toilet_accessible fencing',
  ],
  [
    '[19:02] Mara: brauchen wir noch nen dj?\n[19:03] Flo: nee, macht mein bruder\n[19:03] Flo: inkl seiner cdjs\n[19:05] Mara: mixer?\n[19:06] Flo: mieten. und n dj-pult wo er sich dran festhalten kann',
    'crew_dj dj_player',
    'dj_mixer dj_booth',
  ],
  [
    'Bestellformular Messe\nStandbau: ☐ (eigener Messebauer)\nTeppich: ☐ liegt\nInfotheke: ☒ 1\nBarhocker: ☒ 3\nBildschirm 55": ☒ 2\nKühlschrank: ☒ 1',
    'exhibition_stand carpet',
    'registration_desk bar_stool display refrigeration',
  ],
  [
    'Notiz Ortstermin Scheune\n- Heuboden trägt nix, nichts hängen\n- Lichterketten vom Bauern dran, funktionieren, lassen wir hängen\n- rein muss: Tanzboden 6x6, Theke\n- Klo ist ein Elend -> WC-Wagen',
    'festoon',
    'dance_floor bar_unit toilet_trailer',
  ],
  [
    'Ausschreibung Kongress, Anlage 3\nDer Auftragnehmer liefert: 4 Projektoren inkl. Optiken, 1 Bildprozessor, Signalverkabelung Video.\nDas Kongresshaus verfügt über fest installierte Bildwände sowie über eine Tonanlage, deren Nutzung verpflichtend ist.',
    'projection_screen pa_package speaker_top',
    'projector projector_lens video_processor video_cable',
  ],
  [
    'Rider Kinderliedermacher Pumpernickel\nIch komme mit Gitarre, Ukulele und guter Laune.\nBitte stellen: 1 Nackenbügel, 1 DI, 1 Monitor vorne Mitte\nBitte nicht: Nebel, Blitzer, Zuckerwatte vor der Show',
    'guitar hazer smoke_machine strobe',
    'mic_headset di_box stage_monitor',
  ],
  [
    'Protokoll Jour fixe KW 17\nFunkgeräte: Bestand Werkschutz ausreichend.\nToiletten: Werkstor 2 wird aufgeschlossen.\nOffen an Vermieter: Hubsteiger 12 m, Kabelbrücken, Elektriker für Anschluss 125 A.',
    'two_way_radio toilet',
    'access_platform cable_ramp crew_electrician',
  ],
  [
    'Stage Rider BLECHSCHADEN NORD (Brass, 11 Pers.)\n9x Clipmikro: haben wir, inklusive Sender\nSousaphon: siehe oben\n11x Notenpult: entfällt, wir spielen auswendig\n4x Wedge, 1x Snare als Ersatz: örtlich\nHandtücher: örtlich',
    'mic_instrument music_stand',
    'stage_monitor drum_part',
  ],
  [
    'Checkliste Hoffest\nHüpfburg – Sparkasse, gratis\nKinderschminken – Oma Inge\nStelzen und Sackhüpfen – Spielmobil vom Jugendamt\nPavillon 3x3 – Verleih, 4 Stück\nKaffee aus der Riesenkanne – Verleih\nPopcorn – Verleih',
    'inflatable game',
    'gazebo hot_drinks cooking',
  ],
  [
    'Anforderung Gerätewart\nFür die Katastrophenschutzübung werden Feldbetten und Zelte dem Bestand entnommen.\nExtern anzumieten: Lichtmast 2 St., Dieselaggregat 40 kVA 1 St., Verlängerungen CEE 32 diverse.\nKraftstoff über Rahmenvertrag Kreis.',
    'marquee fuel',
    'floodlight generator power_cable',
  ],
  [
    'Fragebogen Veranstaltung, ausgefüllt von: Hospizverein\nBestuhlung? Ja, in der Kapelle fest.\nMikrofon? Zwei, ohne Kabel bitte.\nOrgel? Wird vom Organisten gespielt, gehört zur Kapelle.\nSonstiges? Zehn Kerzenleuchter und Staffelei mit Schild.',
    'chair chair_banquet',
    'mic_wireless_handheld centrepiece signage',
  ],
  [
    'Zettel am Kühlschrank:\nVerleih anrufen!! Pagode 5x5 ja. Boden nein, steht auf Pflaster. Seitenwände ja.\nStühle: Nachbarn reihum.\nKuchenvitrine gekühlt fragen.',
    'marquee_floor chair chair_banquet',
    'marquee refrigeration',
  ],
  [
    'Dispo 22.9.\nAbbau: Stagehands stellt die Halle (8 Mann, auf unsere Kosten)\nStapler: Halle\nBenötigt aus Lager: 12 x Motor 500 kg, 60 x Coupler, 2 Rigger\nLKW: eigener 12-Tonner des Kunden',
    'crew_stagehand forklift truck',
    'hoist clamp crew_rigger',
  ],
  [
    'Bühnenanweisung zum Gastspielvertrag, § 7\nDer Veranstalter sorgt für einen Tanzteppich (schwarz, 10 x 8 m) und Seitenlicht auf Stativen. Lichtsteuerung führt die Compagnie mit sich. Ein Dunstnebelgerät wird, anders als in früheren Fassungen, nicht länger eingesetzt.',
    'lighting_console hazer',
    'stage_floor stage_wash lighting_stand',
  ],
  [
    'Gruppe „Polterabend Ines“\nTanja: Geschirr bringt ja wohl jeder mit, zum Kaputtmachen 😂\nIris: stimmt. aber heizpilze sollten wir mieten\nTanja: und stehtische! 6\nIris: container für scherben hat mein papa',
    'crockery waste_bin',
    'patio_heater table_cocktail',
  ],
  [
    'Lastenheft Hauptversammlung (Auszug)\na) Abstimmterminals für 320 Aktionäre\nb) Videoaufzeichnung zweifach redundant\nc) Dolmetschtechnik: nicht Gegenstand, da Verhandlungssprache Deutsch; Kabinen verbleiben leer im Saal\nd) Rednerlampe grün/gelb/rot',
    'interpretation_booth',
    'voting_system video_recorder speaker_timer',
  ],
  [
    'RIDER: Metalcore, 5 Köpfe, 0 Gnade\nBackline – alles im Van, auch die Drums, DIs und Stative für die Mikros\nBlinder: 6, je heller je besser\nHazer: Pflicht, Fluid reichlich\nDrumriser 2x2 m\nGraben vor der Bühne: zwingend',
    'drum_kit di_box mic_stand van',
    'blinder hazer effect_fluid stage_deck pit_barrier',
  ],
  [
    'Aktenvermerk: Anruf Stadtbücherei, Fr. Holm. Lesewoche. Bilderbuchkino über Smartboard der Bücherei, somit kein Beamer erforderlich. Gewünscht Sitzkissen/Hocker 30, Vorhang als Raumteiler, kleines Mischpult mit einem Kabelmikro.',
    'projector',
    'pouffe drape room_divider mixing_console mic_wired',
  ],
  [
    'Packliste mit Spalten\nHaben: Theke, Geschirr, gute Nerven\nLeihen: Kühlanhänger, Gasgrill gross, Chafing Dishes 6\nLassen: Sonnenschirme (Herbst!)',
    'bar_unit crockery parasol',
    'refrigeration cooking serving',
  ],
  [
    'Besprechungsnotiz Trauung Schlossgarten\nWeiße Bänke: Schlossverwaltung, 12 St., werden am Vortag aufgestellt.\nBogen + Teppich: mieten.\nStrom: Akku, deshalb keine Kabel durch den Rasen.\nBox für Einzugslied + Ansteckmikro Standesbeamtin: mieten.',
    'bench power_cable',
    'ceremony_arch carpet speaker_top mic_wireless_lapel',
  ],
  [
    'Ablauf Firmenlauf, Gewerke\nZeitmessung: Fa. Chip&Go\nModeration: Radio Fünfeck schickt jemanden\nVerpflegungspavillons: Ausleihe 6\nLautsprecher auf Kurbelstativ an der Wende: Ausleihe 2\nDuschen: in der Schwimmhalle frei zugänglich',
    'crew_host shower',
    'gazebo speaker_top lifting_tower',
  ],
  [
    'Besetzungsplan\nTonmensch – von euch\nLichtmensch – bringen wir (kennt die Show)\nBildmensch an der Regie – von euch\n2 Kameraleute – Filmhochschule, unentgeltlich\nKellner – Gastronomie im Foyer\nInspizienz – von euch',
    'crew_lighting crew_camera crew_waiter',
    'crew_sound crew_video crew_stage_manager',
  ],
  [
    'Tech-Sheet „Faust in 40 Minuten“\nRequisiten, Pudel und Kostüm: im Gepäck.\nHaus stellt 1 Tisch, 2 Stühle.\nZu mieten durch Veranstalter: 6 Profilscheinwerfer mit Iris, 1 Verfolger, Nebelmaschine (Auerbachs Keller!), CD-Player.',
    'table_round table_trestle chair chair_banquet',
    'profile_spot followspot smoke_machine audio_player',
  ],
  [
    'Gesprächsnotiz 11:40 Uhr: Kunde Reederei. Schiffstaufe. Generator sei Unsinn, Landstrom liege am Kai. Will Tribüne? Nein. Will Rednerbühne mit Teppich, Ballonwand, 4 Lautsprecher, Fahnen macht Werft.',
    'generator',
    'stage_deck carpet balloons speaker_top',
  ],
  [
    'Technikanfrage Uni-Ringvorlesung\nRaum: HS 3\nVorhanden: Kreidetafel, Beamer, Rednermikro (alles Haustechnik)\nBedarf: Aufzeichnung mit Kamera + Streaming-Encoder, ein Techniker je Abend',
    'projector mic_lectern',
    'camera streaming_encoder crew_technician',
  ],
  [
    'Todo Weihnachtsmarkt Dorfplatz\n✔ Buden – Bauhof\n✔ Tannen – Förster (30 Stück, Spende)\n✗ Schneekanone, klein – noch mieten\n✗ Beschallung – noch mieten\n✗ Bauzaunplanen? Quatsch, raus',
    'plants',
    'snow_machine pa_package speaker_top',
  ],
  [
    'Angebotskorrektur Nr. 3\nPos. 4 Sofas: streichen, Showroom hat Muster\nPos. 5 Couchtische: dito\nPos. 6 Sessel: bleiben, 6 St.\nPos. 6a Fotobox: Chef sagt albern\nPos. 7 Palmen: bleiben\nPos. 8 (neu): Fernseher auf Standfuß',
    'sofa table_coffee photo_booth',
    'armchair plants display display_stand',
  ],
  [
    'Rider Chor ohne Grenzen (64 Sänger)\nChorpodeste dreistufig.\nVier Overheads an Galgenstativen.\nDer Dirigent steht auf seiner alten Apfelkiste, ein Dirigentenpodest braucht er nicht.\nAnsteckmikro für die Ansage: steckt schon am Kantor, ist seins.\nE-Piano 88 Tasten gewichtet.',
    'stage_deck mic_wireless_lapel',
    'choir_riser mic_instrument mic_stand keyboard',
  ],
  [
    'Ausschreibungstext Bauhof: Gegenstand der Vermietung sind Schwerlastplatten (200 m²) und ein Sanitärcontainer mit Duschen. Mannschaftscontainer sind vom Bieter nicht vorzusehen; sie stehen aus der Baumaßnahme Ringstraße noch zur Verfügung.',
    'site_cabin',
    'trackway shower',
  ],
  [
    'Chat\nPaul: soundcheck 17 uhr. habt ihr an nen bass gedacht?\nLena: meinen eigenen, immer\nPaul: amp dazu?\nLena: den nicht, passt nicht ins rad 😅 bitte mieten\nPaul: ok + keyboardständer hab ich\nLena: und ein conga-set wäre hot',
    'bass_guitar',
    'bass_amp percussion',
  ],
  [
    'Hausmitteilung Klinikum, Sommerfest Station 5\nGeschirr der Zentralküche darf benutzt werden (Rückgabe gespült!).\nTischwäsche ebenso aus der Wäscherei.\nÜber Verleih: Kühltruhe, große Sonnenschirme, Bierbänke 15 Sätze.',
    'crockery tablecloth',
    'refrigeration parasol beer_table_set',
  ],
  [
    'Kurzbriefing Gewerkschaft, 1. Mai\nLautsprecherwagen: vom Bezirk.\nFlüsterkoffer für Übersetzung: 40 Empfänger gewünscht.\nMobile Trailerbühne 6 m: gewünscht.\nSchilder und Fahnen: Ortsgruppen.\nOrdnerwesten egal.',
    'signage',
    'interpretation_receiver mobile_stage',
  ],
  [
    'Übergabeprotokoll, handschriftlich ergänzt:\nZurückgenommen: 2 Klimageräte (ungeöffnet, zu viel bestellt)\nVerlängert bis Sonntag: 4 Ventilatoren, 1 Getränkekühlschrank\nNachgeliefert wird: Glasfaser... nein, WLAN-Router 2 Stk.',
    'air_conditioner',
    'fan refrigeration network',
  ],
  [
    'Bühnenanweisung Hypnose-Show\nPos 1: 15 Stühle ohne Armlehne, gleich hoch\nPos 2: Funkhandmikro 2x\nPos 3: Einspieler laufen von unserem Laptop, Adapter dabei\nPos 4: rotes Seitenlicht\nPos 5: Vorhang hinten schwarz',
    'playback_laptop',
    'chair chair_banquet mic_wireless_handheld stage_wash drape',
  ],
  [
    'Vereinsheft, Aufruf: Wer hat noch Bierbänke? – Hat sich erledigt, Familie Kröger räumt den Schuppen. Der Vorstand mietet nun noch ein Kühlmobil, eine Discoanlage fürs Jungvolk (Licht) und Strahler für den Parkplatz.',
    'beer_table_set bench',
    'refrigeration disco_light floodlight',
  ],
  [
    'Lastenverteilung Gala\nHotel: Bankettstühle, Hussen, Besteck, Servietten\nFloristin: Tischdeko\nAgentur: Moderatorin\nMietfirma: Bühne mit Verkleidung und zwei Treppen, Lichtpaket, Regie mit Bildmischer',
    'chair_banquet chair_cover cutlery napkin centrepiece crew_host',
    'stage_deck stage_skirt stage_steps lighting_package stage_wash video_switcher',
  ],
  [
    'Telefonnotiz für Sven: Frau aus dem Museum. Vernissage. Sockel? „Um Gottes willen, wir stolpern drüber.“ Absperrpfosten mit Kordel braucht sie, 14, und jemand, der die Lampen an die Decke bekommt, mit Steiger. Sektgläser hat der Freundeskreis.',
    'plinth glassware',
    'stanchion access_platform crew_technician',
  ],
  [
    'Rider Streichtrio\nWir treten rein akustisch auf. Also null Verstärkung, kein Monitor.\nDrei Stühle ohne Lehnen an der Seite, drei Pulte mit Lämpchen.\nWarmes, ruhiges Licht; Temperatur über 18 Grad, notfalls Heizlüfter vor der Probe.',
    'pa_package speaker_top stage_monitor',
    'chair chair_banquet music_stand stage_wash lighting_package space_heater',
  ],
  [
    'Sicherheitskonzept, Auszug 6.2\nSanitätsdienst und Ordner: Beauftragung durch Veranstalter erfolgt gesondert (liegt vor).\nVom Mietlieferanten: Feuerlöscher 12 St., Notbeleuchtung, Sperrgitter 150 m, Megafon für Räumung.',
    'crew_medic crew_steward',
    'fire_extinguisher floodlight crowd_barrier loudhailer',
  ],
  [
    'Mitschrift Elternabend\nFrau Popp organisiert Kaffee komplett mit Maschine.\nHerr Ay besorgt Luftballons (Praxisbedarf, ha ha).\nGemietet wird: Mini-Hüpfburg, Rollenrutsche, 1 Zelt falls Regen.',
    'hot_drinks balloons',
    'inflatable marquee',
  ],
  [
    'Auftragsbestätigung, Anmerkungen des Kunden in Rot\nSaalregie: ok\nProjektleitung: nicht auf unsere Rechnung, machen wir inhouse\nAnfahrtspauschale: dafür holen wir ja selbst ab, bitte raus\nFunkstrecken 4x: ok\nErsatzakkus: ok, lieber mehr',
    'crew_project_manager mileage',
    'crew_stage_manager mic_wireless_handheld batteries',
  ],
  // German: papers that only sound like it
  [
    'Bühnenanweisung Mia & die Maulwürfe\nDer örtliche Technikpartner stellt: PA, 4 Wedges, Schlagzeug ohne Becken.\nPlatz für die Anlage hinter der Bühne bitte freihalten, da parkt unser Bus.',
    '',
    'pa_package speaker_top stage_monitor drum_kit',
  ],
  [
    'Leistungsbeschreibung: Vom Auftragnehmer sind beizustellen: Bauzaun mit Sichtschutz, zwei Bürocontainer, WC-Kabinen im Verhältnis 1:100. Die vorhandene Sanitäranlage im Sportheim ist wegen Wasserschadens außer Betrieb.',
    '',
    'fencing site_cabin toilet',
  ],
  [
    'Protokoll Vorstand Schützenbruderschaft\nUnser Festzelt von 1994 ist zu klein und undicht.\nBeschluss: Zelt 15 x 30 mit Boden mieten.\nDie Kompanie Nord fordert zudem Heizung.\nTheke 6 m wie im Vorjahr.',
    '',
    'marquee marquee_floor space_heater bar_unit',
  ],
  [
    'Chat mit Location\nSie: Bei uns ist im Saal alles drin\nIch: auch Tanzfläche?\nSie: die leider nicht\nIch: gut, Verleih fragen. Spiegelkugel?\nSie: hat der Vorpächter mitgenommen 🙈\nIch: dann die auch',
    '',
    'dance_floor mirror_ball',
  ],
  [
    'Klubnacht-Infos für die Agentur\nLine-Array und Bässe hängen und stehen bei uns fest, nicht anfassen.\nDas Haus hat außerdem Laser und 12 Moving Heads.\nBitte besorgt uns: zwei CDJ-3000, DJ-Mixer, ein Klimagerät für die Kabine, CO2 lieber nicht, Kühlbox fürs Backstage.',
    'line_array subwoofer laser moving_head',
    'dj_player dj_mixer air_conditioner refrigeration',
  ],
  [
    'Eintrag Brandschau: Löscher hängen in ausreichender Zahl an den Säulen, zusätzliche sind entbehrlich. Fluchtwegschilder beleuchtet fehlen dagegen (Leihe). Kabelbrücken am Notausgang untersagt, Zuleitung kommt von oben über Traverse, die ebenfalls zu leihen ist.',
    'fire_extinguisher cable_ramp',
    'signage truss',
  ],
  [
    'Sehr geehrte Damen und Herren, bei der Blutspende am Samstag empfangen unsere Ehrenamtlichen an ihrem gewohnten Tresen, und die Wartenummern laufen über das Display der Turnhalle. Uns genügen somit zwölf Trennwände, vier Ventilatoren und ein Heißwasserspender.',
    'registration_desk display',
    'room_divider fan hot_drinks',
  ],
  [
    'Hallo, Stadtarchiv nochmal. Die Ausstellungstische behalten wir vom Vormieter, der holt sie erst im Juni. Vier Sockel mit Haube, zwei Abspielgeräte mit Kopfhörern und blickdichte Vorhänge für das Fenster wären unser Wunsch.',
    'table_round table_trestle',
    'plinth audio_player drape',
  ],
  [
    'Guten Tag, der Bürgermeister hat ausdrücklich nach einem Teleprompter verlangt, obwohl wir ihm abgeraten haben. Setzen Sie ihn also auf die Liste, zusammen mit der Redeuhr und einem Lavaliermikro.',
    '',
    'teleprompter speaker_timer mic_wireless_lapel',
  ],
  [
    'Notizen Anruf Campingplatz\nDer Nachbarplatz hat eine Hüpfburg, jetzt wollen die auch eine.\nWasser, Strom, Bäume: nichts davon am Hang.\nAggregat leise! Lichterkette 50 m.',
    '',
    'inflatable generator festoon',
  ],
  // Dutch: mails
  [
    'Goedemiddag, wij van de postduivenvereniging houden onze jaarlijkse tentoonstelling in de veilinghal. Kooien hebben we uiteraard, en lange tafels leent de voetbalclub ons uit. Graag offerte voor tapijttegels, tien prikborden en een koffieautomaat.',
    'table_trestle',
    'carpet pinboard hot_drinks',
  ],
  [
    'Hoi, korte vraag voor ons bedrijfsfeest bij de scheepswerf. De kraanmachinist hijst de spiegelbol zelf omhoog, het is er namelijk eentje van zijn zwager. Wat we wel van jullie willen: vier movingheads, een laser en een rookmachine.',
    'mirror_ball',
    'moving_head laser smoke_machine',
  ],
  [
    'Geachte heer, mevrouw, op het kerkplein komt een openluchtviering. De kosterswoning levert stroom, dus een aggregaat kunt u achterwege laten. Wij vragen prijs voor tweehonderd klapstoelen, zuilluidsprekers en een spreekgestoelte met microfoon.',
    'generator',
    'chair speaker_column lectern mic_lectern',
  ],
  [
    'Hallo daar, mijn dochter wordt achttien en wil een silent disco in de stal. Discolampjes heeft ze van de Action, laat die maar zitten. Zestig koptelefoons graag, en een wc-wagen want mijn vrouw wil niemand in huis.',
    'disco_light',
    'silent_disco toilet_trailer',
  ],
  [
    'Beste Wendy, n.a.v. je offerte: de bekabeling voor het geluid mag eraf, wij hebben een aanhanger vol. Ook de DI’s zijn dubbelop. De stagebox, de monitors en de podiumdelen houden we erin.',
    'audio_cable di_box',
    'stagebox stage_monitor stage_deck',
  ],
  [
    'Dag, hier de ijsvereniging. Als het vriest (hoop doet leven) draaien we op de baan muziek over onze eigen hoorns aan de lantaarnpalen. Wel willen we vuurkorven of terrasverwarmers, een tentje van 3x3 en bouwlampen voor de avond.',
    'speaker_top',
    'patio_heater gazebo floodlight',
  ],
  [
    'Goedenavond, de begrafenisonderneemster neemt een condoleanceregister plus tafeltje mee en doet ook de bloemstukken. Kunnen jullie op maandag een beeldscherm op voet, een klein speakertje en een loopplank voor de rolstoel bij het trapje plaatsen?',
    'centrepiece',
    'display display_stand speaker_top stage_ramp',
  ],
  [
    'Hallo, als roller derby-team mogen wij de sporthal in. Scorebord: van de gemeente. Tribune: uitschuifbaar, zit in de muur. EHBO’ers hebben we drie in het team, handig hè? Alleen een presentator mét draadloze mic en wat afzetpaaltjes met lint zoeken we nog.',
    'crew_medic',
    'crew_host mic_wireless_handheld stanchion',
  ],
  [
    'Geacht verhuurbedrijf, de gemeenteraad vergadert tijdelijk in de bibliotheek. Het stemmen gaat daar gewoon bij handopsteken, dus stemkastjes hoeven niet mee. Discussieposten voor 29 leden en twee camera’s mét cameraman voor de uitzending zijn een must.',
    'voting_system',
    'mic_conference camera crew_camera',
  ],
  [
    'Hey! We doen een pop-up kapsalon op het festival. Wasbakken en föhns zitten in onze bus ingebouwd. Nu nog: twee loungebanken, een kapstok, veel spiegellampen (uplights?) en een stroomkast met krachtstroom.',
    'hand_wash',
    'sofa coat_rail uplight power_distro',
  ],
  [
    'Beste mensen, in het hospice spelen wij met ons harmonieorkest op het gazon. Lessenaars neemt elk lid onder de arm mee, dat is al honderd jaar zo. Bij felle zon hebben de bewoners parasols nodig, en onze dirigent een verhoginkje van twee podiumdelen.',
    'music_stand',
    'parasol stage_deck',
  ],
  [
    'Hoi Sjoerd, even over zaterdag: de blinders gaan eruit, de buren klaagden vorige keer tot in Almere. De strobo ook maar dan. Doe in plaats daarvan acht profielspots en een volgspot met iemand erbij die dat ding bedient.',
    'blinder strobe',
    'profile_spot followspot crew_lighting',
  ],
  [
    'Goedemorgen, wij zijn een notariskantoor en geven een borrel op het dakterras. Glazen en dienbladen regelt de wijnhandel in ruil voor ons visitekaartje. Heeft u statafels, een biertap met koeling en twee obers voor die middag? Bezorgen graag vóór elven, via de goederenlift.',
    'glassware',
    'table_cocktail refrigeration crew_waiter delivery',
  ],
  [
    'Geachte planning, onze tolken Frans en Pools komen uit eigen gelederen. Een cabine is te veel gevraagd in die kleine zaal, we houden het bij fluistersets, 25 ontvangers. Verder een whiteboard en een laptop voor de presentaties.',
    'crew_interpreter interpretation_booth',
    'interpretation_receiver whiteboard playback_laptop',
  ],
  [
    'Hallo, op onze kaasmarkt is versterking voor de fanfare overbodig, die hoor je tot Gouda. Dranghekken hebben we wel nodig, tachtig stuks, plus acht portofoons en afvalcontainers. Groet, het Gilde.',
    'pa_package speaker_top',
    'crowd_barrier two_way_radio waste_bin',
  ],
  [
    'Beste verhuurder, onze toneelclub is van de oude stempel. Het doek en de poten daarvan hangen er sinds 1962, lichttafel sinds 1988 en wij sinds mensenheugenis. Een hazer zou leuk zijn, headsets ook, zes stuks, en iemand die het geluid schuift.',
    'drape lighting_console',
    'hazer mic_headset crew_sound',
  ],
  [
    'Hallo, wij runnen een boomkwekerij en geven een tuinfeest. Plantenbakken afhuren zou dus een beetje gek zijn. Lampjessnoeren tussen de beuken, een dansvloer en een wit buitenkleed voor de ceremonie: ja graag!',
    'plants',
    'festoon dance_floor carpet',
  ],
  [
    'Geachte mevrouw De Wit, de sheriff van ons westernkamp heeft een eigen megafoon, en die gebruikt hij helaas ook. Houten banken bouwen de ouders van pallets. Te huur gevraagd: een rodeostier, twee toiletcabines en een douchewagen.',
    'loudhailer bench',
    'inflatable game toilet shower',
  ],
  [
    'Hoi team, de confettikanonnen blijven in het magazijn: het Rijksmuseum wil het niet, punt. Voor de rest zijn we akkoord: rode loper, koordpaaltjes, logowand en een fotograaf.',
    'confetti_machine',
    'carpet stanchion backdrop crew_photographer',
  ],
  [
    'Goedendag, mijn man zaliger heeft een complete draaitafelset nagelaten en daar gaat kleinzoon Daan op draaien. Een meubel om die op te zetten hebben wij echter niet. Een dj-booth dus, met twee speakers op statief.',
    'dj_player',
    'dj_booth speaker_top speaker_stand',
  ],
  [
    'Beste, voor de open dag van de brandweer: blussers, ahem, daar zijn we in voorzien. Stroom van de kazerne. Luchtkussen in de vorm van een ladderwagen, suikerspinmachine en zes picknicksets (biertafels mag ook) willen we bestellen.',
    'fire_extinguisher',
    'inflatable cooking beer_table_set',
  ],
  [
    'Dag Karel, nog een wijziging. Rijplaten hoeven niet meer, de boer heeft het land gedraineerd en laten walsen. De hekken wél, en maak er ook twee keten van in plaats van één.',
    'trackway',
    'fencing site_cabin',
  ],
  [
    'Hallo! Bruiloft in de kas. Airco’s vond ik bij nader inzien zonde van het geld, we zetten de luchtramen open. Graag nog wel tien ventilatoren, servetten van linnen, gouden bestek en zo’n backdrop voor achter het bruidspaar.',
    'air_conditioner',
    'fan napkin cutlery backdrop',
  ],
  [
    'Geachte redactie van het verhuurteam (zo noem ik u maar), onze dichtersclub leest voor bij kaarslicht. Elk ander licht breekt de betovering; rekent u dat dus niet. Wel een microfoon met draad, een standaard daarvoor en acht fauteuils.',
    'stage_wash lighting_package',
    'mic_wired mic_stand armchair',
  ],
  [
    'Hi, de drone-race. Onze regisseur rijdt zijn eigen regiewagen voor, inclusief switcher, recorders en intercom. Jullie krijgen de opdracht voor het ledscherm van 6x3, de beeldprocessor daarbij en een noodstroomaccu.',
    'video_switcher video_recorder intercom',
    'led_wall video_processor ups',
  ],
  [
    'Goedemiddag, namens de Zonnebloem: een rolstoeltaxi is geregeld met vrijwilligers, u hoeft niemand te rijden. Een invalidentoilet en een ringleiding in de feestzaal, dat zijn onze twee zorgen. O ja, en een accordeonist als u die in huis heeft.',
    'car',
    'toilet_accessible induction_loop crew_musician',
  ],
  [
    'Beste allemaal, vergeet de bellenblaasmachine, de kat van de locatie is er bang voor. Sneeuw dan maar? Een sneeuwmachine met extra vloeistof, en lichtgevende ballonnen.',
    'bubble_machine',
    'snow_machine effect_fluid balloons',
  ],
  // mails that only sound like it
  [
    'Goedendag, in ons clubhuis staat van alles behalve een fatsoenlijke beamer; die van de penningmeester is van het type wit vlekje. Stuur er een met groothoeklens.',
    '',
    'projector projector_lens',
  ],
  [
    'Hallo, de band zegt dat het podium door de verhuurder geregeld moet worden en dat zijn jullie toch? Acht bij zes, met trap en rok. Het dak mag ook meteen, want het weer belooft weinig.',
    '',
    'stage_deck stage_steps stage_skirt stage_roof',
  ],
  [
    'Beste Bob, de buurtvereniging van de overkant heeft heaters en partytenten, en wij staan te kleumen. Dat nooit meer: twee heteluchtkanonnen en een tent van 6x12 graag.',
    '',
    'space_heater marquee',
  ],

  // Dutch: riders, tenders, minutes, forms, notes, chats
  [
    'TECHNISCHE RIDER – Shantykoor De Vrolijke Bramzeilen\nAccordeons: 5, van onszelf\nZang: 4 hangmicrofoons\nKoorpodium 3 treden\nMonitoren: hoeft niet, wij luisteren toch niet\nLicht: blauw, alsof het zee is',
    'stage_monitor',
    'mic_instrument choir_riser stage_wash lighting_package',
  ],
  [
    'Notulen oudercommissie d.d. 4 april\n3. Springkussen: afgewezen wegens gedoe met verzekering.\n4. Oud-Hollandse spellen: huren.\n5. Limonadebekers: Ilse, van haar werk.\n6. Geluidsinstallatie met draadloze microfoon: huren.',
    'inflatable glassware',
    'game pa_package speaker_top mic_wireless_handheld',
  ],
  [
    'Bestek perceel 3 – Sanitair en terrein\n3.1 Toiletwagen, 2 st.\n3.2 Handenwasunits, 6 st.\n3.3 Brandstof: opdrachtgever, via tankpas\n3.4 Aggregaat 60 kVA, 1 st.\n3.5 Mindervalidentoilet: er is er een in de sporthal, dus nihil\n3.6 Verkeersregelaars: valt buiten dit perceel',
    'fuel toilet_accessible crew_steward',
    'toilet_trailer hand_wash generator',
  ],
  [
    'appgroep carnaval\nRuud: wie heeft er een heftruck\nToon: ons pap\nRuud: top, dan die niet huren. verlichting wagen?\nToon: huren. 12 leddinges en een dimmer\nRuud: en nen generator\nToon: staat er al op jong',
    'forklift generator',
    'stage_wash lighting_package dimmer',
  ],
  [
    'Invulformulier zaalgebruik\nGebruikt u onze microfoons? Ja, de twee van het dorpshuis.\nEigen techniek? Gehuurd: projectiedoek 4 m, videorecorder, timer voor sprekers.\nKeuken? Cateraar kookt thuis voor.\nPodium? Nee, gelijkvloers.',
    'mic_wired mic_wireless_handheld cooking stage_deck',
    'projection_screen video_recorder speaker_timer',
  ],
  [
    'Rider dj MISS TIKKIE\n1x booth op hoogte\n2x monitorspeaker naast haar\n1x mixer A9\nSpelers: reist met eigen set\nMicrofoon: absoluut verboden\nRook: graag',
    'dj_player mic_wired mic_wireless_handheld',
    'dj_booth stage_monitor dj_mixer smoke_machine',
  ],
  [
    'Werkoverleg 12/9\nRigging: motoren en trussen zitten in het dak van de hal (huisrigger verplicht, factuur hal).\nTe leveren door ons aan te vragen verhuurder: klemmen, DMX-splitter, lichttafel, operator licht.',
    'hoist truss crew_rigger',
    'clamp dmx_splitter lighting_console crew_lighting',
  ],
  [
    'Briefje op de deur van het kantoor:\nMartijn, bel verhuur! Kruk x 8 JA. Bar NEE (Henk timmert). Koelkast JA. Kapstok: er zitten haken in de gang. Glazen: doen we plastic, heb ik. Lichtslang: ook NEE, lelijk.',
    'bar_unit coat_rail glassware festoon',
    'bar_stool refrigeration',
  ],
  [
    'Programma van eisen bewonersavond\n- Inspreken: 2 zaalmicrofoons op statief\n- Tonen: 1 scherm 75 inch\n- Stoelen, tafels, koffie: wijkcentrum, alles inbegrepen\n- Headsets: wethouder wil niets op het hoofd\n- Panelen voor plattegronden: 8',
    'chair chair_banquet table_round table_trestle hot_drinks mic_headset',
    'mic_wired mic_wireless_handheld mic_stand display pinboard',
  ],
  [
    'Verslag locatiebezoek fort\nVochtig. Kabels door de poort dus matten erover.\nMeubilair: kazematten hebben steensokkels, die gebruiken we als sta- en praatplek, statafels geschrapt.\nLedwand past niet door de gang, van de baan. Heaters broodnodig.\nSterrendoek voor de lelijke wand.',
    'table_cocktail led_wall',
    'cable_ramp space_heater star_cloth',
  ],
  [
    'Stage plot Bluegrass Boys uit Boskoop\nEén grootmembraan in het midden, nemen wij mee.\nContrabas: idem.\nVan de organisatie: bescheiden PA, reservegitaar, versterkertje voor de mandoline, één kruk.\nIn-ears vinden wij aanstellerij.',
    'mic_instrument mic_wired in_ear_monitor',
    'pa_package speaker_top guitar guitar_amp bar_stool',
  ],
  [
    'Logistiek beursdag\nVervoer heen: onze eigen bakwagen\nVervoer terug: idem\nHanden: 4 sjouwers huren van 7 tot 11\nStandwanden + balie: huren\nTV: neemt Peter mee',
    'truck delivery display',
    'crew_stagehand exhibition_stand registration_desk',
  ],
  [
    'Takenlijst jubileum speeltuin\nAnja – ballonboog (hobby)\nGé – frietkraam via neef\nRia – bloemen\nverhuur – partytent 4x8, zitzakken, 2 dixi’s, geluidsset',
    'balloons cooking centrepiece',
    'marquee pouffe toilet pa_package speaker_top',
  ],
  [
    'Rider theatercollectief KIEP\nWij spelen op onze eigen balletvloer, rol 1 t/m 5.\nHuis of huurbedrijf: 10 profielen, 4 vloerstatieven, zwarte afstopping rondom, tape zwart en wit.\nDimmers hangen er (48 kringen).\nInspeciënt gaat met ons mee.',
    'stage_floor dimmer crew_stage_manager',
    'profile_spot lighting_stand drape tape',
  ],
  [
    'Correctieblad bij order 7714\nregel 2 catwalk 10 m -> vervalt, modellen lopen tussen publiek door\nregel 3 bankjes -> was 10, wordt 24\nregel 4 vonkenmachine -> vervalt\nregel 5 (erbij) ledbar wash 8 st.',
    'catwalk spark_machine',
    'bench stage_wash',
  ],
  [
    'Aanvraag evenementenvergunning, bijlage materieel\nCrowdcontrol: drukhekken voor podium (huur)\nBeveiligers: bureau Stavast, reeds gecontracteerd\nBlusmiddelen: huur, 8 toestellen\nPodiumwagen: van de brandweer te leen\nTenten: geen',
    'crew_steward mobile_stage marquee',
    'pit_barrier fire_extinguisher',
  ],
  [
    'Gespreksverslag met pastoor\nZaalwachten: ja, twee inhuren.\nVleugel? Gestemd aanwezig.\nKerkbanken blijven staan, losse stoelen hoeven daarom niet.\nOpname van het requiem wél: recorder, 4 mics voor koor en orkest, iemand die snapt wat hij doet (geluidstechnicus).',
    'piano bench chair chair_banquet',
    'audio_recorder mic_instrument crew_sound crew_steward',
  ],
  [
    'whatsapp met locatie\nik: hebben jullie servies?\nzij: voor 60\nik: wij zijn met 55, top. tafellinnen?\nzij: nee dat huurt iedereen\nik: ok, en chafing dishes dan ook',
    'crockery',
    'tablecloth serving',
  ],
  [
    'Draaiboek p. 2, kopje Beeld\nSprekers klikken met de clicker van het hotel.\nTeleprompter: niet, dit zijn hoogleraren. Spreektimer net zo min, die negeren ze.\nWij huren: spiekmonitor, HDMI-kabel 30 m, omvormer, beeldtechnicus.\nContent draait vanaf de mediaserver van het bureau.',
    'presentation_clicker teleprompter speaker_timer media_server',
    'confidence_monitor video_cable video_converter crew_video',
  ],
  [
    'Inkoopaanvraag waterschap, dijkdag\nGevraagd: lichtmast, rijplaten 40 st., koffieketels 3.\nNiet gevraagd: wegwijzers (eigen werkplaats drukt ze) en portofoons, want de dijkwacht heeft C2000.',
    'signage two_way_radio',
    'floodlight trackway hot_drinks',
  ],
  [
    'Kladje repetitielokaal\ndrums: die van het hok, met nieuwe vellen\nbekkens + snare: huren (die van het hok zijn kapotgespeeld)\nbasversterker: huren\ngitaarversterker: Joris\nuplights van de kroeg eronder: mogen we pakken',
    'drum_kit guitar_amp uplight',
    'drum_part bass_amp',
  ],
  [
    'Actiepunten slotfeest filmfestival\nProjectleider van de verhuurder? Nee dank je, wij sturen zelf.\nBarpersoneel? Ja, vier.\nLoungehoek? Ja: banken, salontafels.\nRok om het podium? Nee, mag bloot. Toiletwagen? Nee.\nKostenpost kilometers? Vervalt, we wonen ernaast.',
    'crew_project_manager stage_skirt toilet_trailer mileage',
    'crew_bar sofa table_coffee',
  ],
  [
    'Rider goochelaar Rinaldo\nDuif en doos: mijn zaak.\nVloer: vlak en zwart, tapijt is levensgevaarlijk voor de wieltjes.\nGraag gordijn op achtergrond, volgspot, headset + batterijen.\nBijzettafel breng ik mee.',
    'carpet table_coffee',
    'drape followspot mic_headset batteries',
  ],
  [
    'Overleg buurtbarbecue\nBBQ’s: 3 tuinen, 3 stuks, klaar.\nBorden ea: wegwerp, via Sligro-pas van Nel.\nHuren → 10 biersets, vier parasols, een koelaanhanger\nLoterij → rad van fortuin huren',
    'cooking crockery',
    'beer_table_set parasol refrigeration game',
  ],
  [
    'Vraag & antwoord nota van inlichtingen\nV14: Dient inschrijver te voorzien in wifi?\nA14: Neen, glasvezel en accesspoints zijn aanwezig.\nV15: In hoogwerkers?\nA15: Ja, twee.\nV16: In een elektricien?\nA16: Ja, stand-by gedurende de opbouw.',
    'network',
    'access_platform crew_electrician',
  ],
  [
    'Memo van de regie-assistent: de tentvoering die we vorig jaar huurden is ons destijds cadeau gedaan en ligt gewassen klaar. Voor dit jaar alleen tent en houten vloer. En stoelhoezen, 120, crème; strikken naait mijn moeder.',
    'marquee_lining',
    'marquee marquee_floor chair_cover',
  ],
  [
    'Opbouwschema skatecontest\nballast: betonblokken van de gemeente liggen er\ntorens: 2 wind-ups huren\nlijn: 6 tops en 4 subs huren\nbriefing crew: ik',
    'ballast',
    'lifting_tower speaker_top subwoofer',
  ],
  // papers that only sound like it
  [
    'Rider Trio Tegenwind\nPromotor of diens verhuurbedrijf zorgt voor: contrabasversterker, vleugel of goede digitale piano, drie lessenaars.\nAchter het podium een verwarmde kleedkamer, zonder publiek graag.',
    '',
    'bass_amp piano keyboard music_stand',
  ],
  [
    'Notitie dorpshuis: geluid is na de lekkage afgeschreven, stoelen zijn te laag en te weinig. Aanvragen bij verhuur: set speakers met mengpaneel, 80 stoelen.',
    '',
    'speaker_top pa_package mixing_console chair chair_banquet',
  ],
  [
    'chat\nBas: alles geregeld voor de kerstborrel?\nEl: op de kerstbomen na\nBas: hoeveel?\nEl: zes kunstbomen, plus verlichting erin. en glühweinketel, want die van de buren is al vergeven',
    '',
    'plants festoon hot_drinks',
  ],
];
