import type { Activity, Seating } from '../../types.ts';

/** `said`: names inside or outside itself; otherwise a place that lies there. */
export interface Place {
  readonly side: 'indoor' | 'outdoor' | 'both';
  readonly said: boolean;
}

export const PLACES: readonly (readonly [Place, string])[] = [
  [
    { side: 'both', said: true },
    `indoor and outdoor, indoors and outdoors, indoor outdoor, inside and outside, inside and out, innen und außen, drinnen und draußen, intérieur et extérieur, interior y exterior, binnen en buiten`,
  ],
  [
    { side: 'outdoor', said: true },
    `outdoor~, outside, open air, open airs, al fresco, alfresco, in the open, im freien, unter freiem himmel, draußen, openair, outdoorveranstaltung, außenbereich,
    en plein air, plein air, en extérieur, à l' extérieur, extérieur, dehors, al aire libre, exterior, en el exterior, buiten, in de openlucht, openlucht, in de buitenlucht, buitenlucht, rain or shine`,
  ],
  [
    { side: 'indoor', said: true },
    `indoor~, inside, innen, drinnen, in der halle, en intérieur, à l' intérieur, intérieur, en interior, interior, bajo techo, binnen, binnenshuis`,
  ],
  [
    { side: 'outdoor', said: false },
    `on the green, village green, on the common, village common, town common, on the heath, on the moor, on the downs, on the rec, seafront, sea front, promenade, esplanade, showground, show ground, sports day, recreation ground, playing fields, sports field, paddock, field, fields, garden~, back garden, park, parks, lawn~, meadow~, beach, beaches, street, streets, courtyard, rooftop, roof terrace, terrace, patio, quad, quadrangle, square, town square, market square, car park, parking lot, farm, farmyard, orchard, vineyard, showground, fairground, racecourse, soccer field, football pitch, pitch, playing field, stadium, island, riverside, lakeside, marquee~, tent, tents, big top, campsite, forest, woodland, outdoor amphitheatre, roman amphitheatre, poolside,
    garten, gärten, wiese, park, parkplatz, marktplatz, innenhof, schlosshof, biergarten, strand, dachterrasse, terrasse, feld, sportplatz, zelt, festzelt, partyzelt, *wiese, *garten, waldbühne, schlosspark, stadtpark,
    jardin, jardins, parc, plage, terrasse, rue, cour, prairie, champ, chapiteau, tente, place du village, jardín, jardines, parque, playa, terraza, calle, plaza, patio, finca, prado, carpa, campo,
    tuin, strand, weiland, weide, plein, straat, terras, binnenplaats, tent, feesttent, marktplein`,
  ],
  [
    { side: 'indoor', said: false },
    `hall~, ballroom~, conference centre, conference center, convention centre, convention center, conference room, meeting room, hotel, church, cathedral, chapel, theatre, theater, auditorium, gym, gymnasium, sports hall, school hall, village hall, town hall, community centre, club, nightclub, pub, restaurant, museum, gallery, warehouse, barn, studio, cinema, library, office, boardroom, banqueting suite, function room, lecture theatre, lecture hall, corn exchange, indoor arena, exhibition centre, foyer,
    saal, säle, *saal, halle, *halle, hotel, kirche, theater, aula, turnhalle, sporthalle, stadthalle, gemeindesaal, messehalle, museum, scheune, kongresszentrum, tagungsraum, raum, konferenzraum,
    salle, salles, un amphithéâtre, l' amphithéâtre, en amphithéâtre, grand amphithéâtre, hôtel, église, cathédrale, théâtre, gymnase, salle des fêtes, centre de congrès, palais des congrès, musée, grange, auditorium, restaurant, salón, sala, salas, hotel, iglesia, catedral, teatro, auditorio, gimnasio, polideportivo, palacio de congresos, centro de convenciones, museo, nave,
    zaal, zalen, *zaal, hotel, kerk, theater, aula, gymzaal, sporthal, congrescentrum, schuur, loods, dorpshuis, museum, hal`,
  ],
];

/** After a place's word it is part of a thing, a measure or a person: "patio heaters", "300 square metres", "office manager". */
export const NOT_A_PLACE_BEFORE: ReadonlySet<string> = new Set(
  `heater heaters furniture games game metre metres meter meters foot feet ft yard yards manager managers doors door light lights lighting chair chairs bench benches pegs weights
  umbrella umbrellas parasol parasols ball balls kitchen fencing performer performers organ screen screens food cleaners cleaning torch torches flowers hose shed sign signs theatre
  flooring floor lining linings heating poles sides walls supplier suppliers council committee secretary staff system quiz crawl book books pianist organist choir band service hire
  inch inches set sets party's traders mat mats grass trolley trolleys clubs officer people group`.split(/\s+/u),
);

export const SEATINGS: readonly (readonly [Seating, string])[] = [
  [
    'theatre',
    `theatre style, theater style, theatre seating, theater seating, theatre layout, theater layout, auditorium style, seated in rows, rows of chairs, in rows, row seating, seated theatre, theatre seated, theatre set up,
    reihenbestuhlung, theaterbestuhlung, kinobestuhlung, stuhlreihen, in reihen, en théâtre, style théâtre, format théâtre, disposition théâtre, configuration théâtre, en rangées, tipo teatro, estilo teatro, en teatro, formato teatro, en filas, theateropstelling, theater opstelling, rijopstelling, in rijen`,
  ],
  [
    'classroom',
    `classroom style, classroom, classroom seating, classroom layout, schoolroom, schoolroom style, parlamentarisch, parlamentarische, parlamentarischer, parlamentarische bestuhlung, parlamentbestuhlung, schulbestuhlung, en classe, style classe, style école, salle de classe, tipo escuela, estilo aula, en escuela, formato escuela, schoolopstelling, klaslokaalopstelling, klassikaal`,
  ],
  [
    'banquet',
    `banquet style, banquet seating, banquet, banqueting, round tables, rounds of eight, rounds of ten, rounds of 8, rounds of 10, rounds of 12, tables of eight, tables of ten, tables of 8, tables of 10, tables of 12, seated dinner, sit down dinner, sit down meal, seated meal, gala dinner, three course dinner, three course meal, plated dinner, formal dinner, wedding breakfast, seated lunch, dinner for,
    bankett, bankettbestuhlung, runde tische, runden tischen, an runden tischen, gesetztes essen, gesetztes dinner, galadinner, gala dinner, en banquet, tables rondes, repas assis, dîner assis, dîner de gala, tipo banquete, banquete, mesas redondas, cena sentada, cena de gala, banketopstelling, ronde tafels, zittend diner, diner aan tafel, galadiner`,
  ],
  [
    'cabaret',
    `cabaret style, cabaret seating, cabaret layout, cabaret, half rounds, half moon, crescent rounds, kabarettbestuhlung, cabaret bestuhlung, cabaretopstelling, en cabaret, style cabaret, tipo cabaret`,
  ],
  [
    'boardroom',
    `boardroom style, boardroom layout, boardroom, u shape, u shaped, horseshoe, hollow square, u form, blockbestuhlung, u forme, en u, en forme de u, forma de u, en forma de u, tipo imperial, mesa imperial, u vorm, carréopstelling, carré`,
  ],
  [
    'standing',
    `standing, standing only, standing reception, standing audience, standing room, all standing, stand up reception, cocktail style, cocktail reception, drinks reception, networking drinks, mingling, stehend, stehempfang, stehplätze, unbestuhlt, sektempfang, debout, cocktail dînatoire, cocktail, de pie, cóctel, staand, staande receptie, staanplaatsen`,
  ],
];

export const ACTIVITIES: readonly (readonly [Activity, string])[] = [
  [
    'speech',
    `speech, speeches, keynote~, keynote speaker~, keynote speech, guest speaker~, after dinner speaker, talks, toast~, vows, readings, eulogy, sermon, auction, announcements, speaking, talking, spoken word, *rede, rede, reden, ansprache~, vortrag, vorträge, keynotes, trauung, discours, allocution~, prise de parole, prises de parole, discurso~, ponencia~, palabras, charla~, speech, speeches, toespraak, toespraken, lezing, lezingen, spreker, sprekers, redner, rednerin, orateur~, intervenant~, ponente~, mc, compère, moderator`,
  ],
  [
    'presentation',
    `presentation~, slides, slide show, slideshow, powerpoint, keynotes, demo, demos, product demonstration~, live demonstration~, product launch, product demo, präsentation~, folien, produktpräsentation, produktvorstellung, présentation~, diaporama, presentación, presentaciones, diapositivas, presentatie~, presentaties, dia's`,
  ],
  [
    'panel',
    `panel, panels, panel discussion~, panel of, panel session~, panel debate, panellists, panelists, roundtable discussion, fireside chat, debate, podiumsdiskussion*, podiumsgespräch, diskussionsrunde, table ronde, tables rondes débats, panel de, mesa redonda, coloquio, paneldiscussie, debat, forumdiscussie`,
  ],
  [
    'questions',
    `q & a, q and a, questions and answers, questions from, time for questions, question and answer, audience questions, q and a, roving mic~, fragerunde, fragen aus dem publikum, publikumsfragen, questions réponses, questions du public, séance de questions, preguntas, ruegos y preguntas, turno de preguntas, vragenronde, vragen uit de zaal, vragen uit het publiek`,
  ],
  [
    'awards',
    `awards, award presentation, awards ceremony, prize giving, prizegiving, prizes, trophies, award, preisverleihung, *preisverleihung, ehrung, ehrungen, remise de prix, remise des prix, trophées, entrega de premios, premios, prijsuitreiking, prijzen`,
  ],
  [
    'live_music',
    `live music, band, bands, live band~, rock band, covers band, cover band, wedding band, function band, big band, jazz band~, concert band, gig, gigs, orchestra~, choir~, musicians, concert~, choral, gospel, open mic, jam, samba band, brass band, ceilidh, tribute act, singer, singers, live acts, live act,
    liveband*, livemusik, live musik, musiker, orchester, chor, chöre, *chor, *orchester, *kapelle, kapelle, konzert, konzerte, konzerten, konzerts, konzertes, konzertabend, konzertabende, *konzert, *konzerte, *band, groupe de musique, groupe de rock, groupe de jazz, groupe live, musique live, musiciens, orchestre, chorale, chœur, concert~, banda, bandas, grupo de música, grupo de rock, música en vivo, música en directo, músicos, coro, orquesta, concierto~, liveband, live muziek, livemuziek, muzikanten, koor, orkest, fanfare, *orkest, *koor`,
  ],
  [
    'acoustic_music',
    `string quartet~, acoustic duo, acoustic set, acoustic trio, acoustic guitar, acoustic guitarist, acoustic music, acoustic act, guitarist, harpist, harp, pianist, piano player, jazz trio, jazz duo, string trio, violinist, cellist, quartet, singer songwriter, saxophonist, streichquartett, harfe, harfenistin, akustikduo, gitarrist, klaviermusik, pianistin, quatuor à cordes, quatuor, duo acoustique, harpiste, guitariste, cuarteto de cuerda, cuarteto, dúo acústico, guitarrista, arpista, strijkkwartet, akoestisch duo, harpiste, gitarist, pianist`,
  ],
  [
    'dj',
    `dj, djs, dj's, djing, deejay, disc jockey, disco, dj set, dj sets, plattenteller, diskothek, discjockey, pinchadiscos, discoteca`,
  ],
  [
    'background_music',
    `background music, ambient music, dinner music, playlist~, spotify, piped music, piped in, recorded music, music in the background, family friendly music, walk in music, hintergrundmusik, musikuntermalung, musique d' ambiance, musique de fond, fond musical, música de fondo, música ambiental, música ambiente, hilo musical, achtergrondmuziek, sfeermuziek`,
  ],
  [
    'dancing',
    `dancing, dance floor, dancefloor, first dance, dance, dances, dance music, ceilidh, barn dance, disco, rave, tanz, tanzen, tanzfläche, getanzt, danser, danse, piste de danse, soirée dansante, dansante, bailar, baile, pista de baile, dansen, dansvloer, gedanst`,
  ],
  [
    'dining',
    `dinner~, seated dinner, lunch, lunches, meal~, wedding breakfast, banquet, dining, three course, sit down, breakfast, catering for, abendessen, mittagessen, galadinner, essen, menü, dinner, bankett, mahlzeit, dîner~, déjeuner, repas, banquet, cena, cenas, comida, almuerzo, banquete, diner~, lunch, maaltijd, walking dinner, eten`,
  ],
  [
    'buffet',
    `buffet~, hog roast, barbecue, bbq, finger food, food stations, grazing table, büfett, grillbuffet, grillen, buffets, barbacoa, bufé, bufet, lopend buffet, walking dinner`,
  ],
  [
    'bar',
    `bar, bars, cash bar, open bar, cocktail bar, drinks, cocktails, champagne bar, beer tent, theke, getränke, getränkeausschank, ausschank, sektbar, buvette, boissons, barra libre, barra, bebidas, copas, drankjes`,
  ],
  [
    'reception',
    `reception~, drinks reception~, welcome drinks, cocktail hour, cocktail reception, canapés, canapes, networking, mingling, champagne reception, empfang, sektempfang, stehempfang, *empfang, cocktail, vin d' honneur, apéritif, cóctel, coctel, aperitivo, recepción, receptie, borrel, netwerkborrel, ontvangst`,
  ],
  [
    'ceremony',
    `ceremony, ceremonies, blessing, commencement, graduation, vows, procession, wedding ceremony, ribbon cutting, trauung, *trauung, zeremonie, festakt, einweihung, cérémonie~, inauguration, ceremonia~, bendición, graduación, inauguración, ceremonie, huwelijksceremonie, plechtigheid`,
  ],
  [
    'theatre',
    `stage play, musical, pantomime, drama, performance art, dance groups, dance group, dance show, opera, ballet, comedy, stand up, fire dancers, community theatre, theaterstück, aufführung, kabarett, pièce de théâtre, spectacle~, danseurs, obra de teatro, espectáculo, bailarines, toneel, toneelstuk, voorstelling`,
  ],
  [
    'film',
    `a film, short film, films, film clip~, movie~, videos, a video, video clip~, promo video, screening~, video playback, showreel, sizzle reel, live footage, photo slideshow, filmvorführung, videoeinspieler, einspieler, kurzfilm, une vidéo, projection vidéo, projection de film, un vídeo, película~, proyección, filmpje, filmpjes, filmvertoning, video's`,
  ],
  [
    'stream',
    `going out live, goes out live, go out live, out live for, watch live from, live stream, for the stream, to stream, livestream, livestreamed, live streamed, streaming, streamed, streamed live, hybrid, hybrid event, webcast, remote attendees, online attendees, remote participants, online audience, zoom, teams call, youtube, virtual attendees, virtual audience, live übertragung, liveübertragung, live streamen, hybridveranstaltung, online teilnehmer*, diffusion en direct, en streaming, retransmission, hybride, retransmisión, emisión en directo, en directo por internet, híbrido, híbrida, online deelnemers, live uitzending`,
  ],
  [
    'recording',
    `be recorded, recorded for, sessions recorded, talks recorded, it recorded, them recorded, all recorded, everything recorded, speeches recorded, ceremony recorded, recording for, digital recording, record the, recording of, filmed, filming, to film, be filmed, video recording, audio recording, videoed, aufzeichnung~, aufgezeichnet, aufnehmen, mitschnitt, filmen, enregistrement, enregistrer, enregistré~, captation, filmé, grabación, grabar, grabado, grabada, opname~, opgenomen, opnemen, registratie van`,
  ],
  [
    'interpretation',
    `simultaneous translation, simultaneous interpretation, interpretation, interpreter~, interpreting, translation, translation booth~, simultaneous interpreting, bilingual, simultandolmetsch*, simultanübersetzung, dolmetscher*, verdolmetscht, dolmetsch*, übersetzung, interprétation simultanée, traduction simultanée, interprète~, interprètes, traducción simultánea, interpretación simultánea, intérprete~, simultaanvertaling, vertolking, tolk, tolken`,
  ],
  [
    'workshops',
    `workshop~, breakout~, break out, breakout session~, break outs, breakouts, parallel sessions, working groups, seminar rooms, arbeitsgruppen, *workshop, *workshops, parallelsessions, atelier~, ateliers, sous commission, taller, talleres, sesiones paralelas, grupos de trabajo, deelsessies, werkgroepen, parallelsessies`,
  ],
  [
    'exhibition',
    `exhibition, exhibitors, exhibitor, trade stands, exhibition stands, booths, stalls, poster session, aussteller, messestände, ausstellung, exposants, exposition, stands d' exposition, expositores, exposición, exposanten, standhouders, beursstands`,
  ],
  [
    'registration',
    `registration, check in, check in desk, registration desk, sign in, welcome desk, reception desk, badge collection, registrierung, anmeldung vor ort, akkreditierung, einlass, check in counter, accueil, enregistrement des participants, émargement, accréditation, registro, acreditación, acreditaciones, registratie, ontvangstbalie, inschrijfbalie`,
  ],
];
