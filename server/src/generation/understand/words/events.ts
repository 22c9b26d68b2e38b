import type { EventKind } from '../../types.ts';

/** How much a word says about the kind of event: 3 names it outright, 2 usually means it, 1 only where nothing else is said. */
export type Weight = 1 | 2 | 3;
export interface EventWord {
  readonly kind: EventKind;
  readonly weight: Weight;
}

/** Longest phrase first where phrases overlap: "wedding reception" is a wedding, "awards dinner" an award ceremony. */
export const EVENT_WORDS: readonly (readonly [EventWord, string])[] = [
  row(
    'conference',
    3,
    `conference~, summit~, summitt, congress, congresses, symposium, symposia, convention, unconference, barcamp,
    conference day, sales conference, study day, masterclass, training course, training session, user conference, user group conference, partner day, customer day, sales day, strategy day, staff conference, leadership day, team day, industry day, annual conference, sales kick off, sales kickoff, kick off event, kickoff event, kickoff, kick off, colloquium, forum, lecture series, keynote event, hackathon,
    *konferenz, *konferenzen, konferenz*, *kongress, *kongresses, kongress*, *tagung, *tagungen, *symposium, kickoff veranstaltung, fachtag, vortragsreihe, fachtag, infoveranstaltung, informationsveranstaltung, schulung, schulungstag, strategietag, kundentag, partnertag, vertriebstagung, führungskräftetagung, klausurtagung, *gipfel,
    conférence~, congrès, colloque~, séminaire, séminaires, sommet, journée d' étude, journées d' étude, journée professionnelle, journée de formation, journée technique, convention, conférence annuelle, rencontres, conferencia~, congreso~, simposio, jornadas, convención, cumbre, jornada técnica, jornada formativa, jornada de, jornada sobre, jornada científica, jornada médica, jornada informativa, jornada profesional, curso de formación, curso de un día, encuentro, ponencias,
    conferentie~, congres, congressen, symposium, studiedag, vakdag, studiemiddag, trainingsdag, kennisdag, themadag, klantendag, relatiedag, jaarcongres, netwerkdag, kick off bijeenkomst`,
  ),
  row(
    'conference',
    2,
    `seminar~, training day, workshop day, panel discussion, lecture~, talks, talk, author talk, book talk, book festival talk, book festival, literary festival, literature festival, *seminar, podiumsdiskussion, vortrag, vorträge, *vortrag, town hall event, fortbildung, lezing, lezingen`,
  ),
  row(
    'conference',
    2,
    `breakout session~, breakout room~, break out conference room~, plenary, plenary session~, conference delegates`,
  ),
  row('conference', 1, `conference room~, delegates, tagungsraum`),
  row(
    'meeting',
    3,
    `agm, egm, ag de, ag du, ag des, ag annuelle, ag ordinaire, ag extraordinaire, l' ag, notre ag, jhv, annual general meeting, general meeting, board meeting, town hall meeting, townhall meeting, company town hall, staff town hall, employee town hall, quarterly town hall, hybrid town hall, virtual town hall, townhall, all hands, all hands meeting, all staff meeting,
    staff meeting, team meeting, works council meeting, residents' meeting, parents' evening, parents evening, hustings, sales meeting, kick off meeting, annual meeting, members' meeting, shareholder meeting, shareholders meeting, council meeting, committee meeting, public meeting, press conference, press briefing, away day, awayday, offsite,
    jahreshauptversammlung, hauptversammlung, mitgliederversammlung, betriebsversammlung, *versammlung, vorstandssitzung, pressekonferenz, bürgerversammlung, bürgerdialog, elternabend, infoabend, ratssitzung, gemeinderatssitzung, betriebsratssitzung,
    assemblée générale, assemblee generale, réunion d' équipe, conférence de presse, réunion publique, conseil municipal, conseil d' administration, assemblée des copropriétaires, junta general, junta de accionistas, asamblea, asamblea general, rueda de prensa, junta directiva, junta anual, reunión de accionistas, pleno,
    algemene ledenvergadering, alv, ledenvergadering, aandeelhoudersvergadering, persconferentie, informatieavond, ouderavond, raadsvergadering, bewonersavond, jaarvergadering, bedrijfsbijeenkomst`,
  ),
  row('meeting', 1, `meeting~, sitzung, besprechung, réunion, réunions, reunión, reuniones, vergadering, bijeenkomst`),
  row(
    'exhibition',
    3,
    `trade show~, tradeshow~, trade fair~, exhibition, exhibitions, expo, expos, exposition, job fair, careers fair, career fair, art show, art exhibition,
    messe, *messe, fachmesse, hausmesse, ausstellung, *ausstellung, vernissage, salon professionnel, salon, exposición, exposicion, feria comercial, feria profesional, feria de empleo, beurs, vakbeurs, *beurs, tentoonstelling`,
  ),
  row(
    'gala_dinner',
    3,
    `gala dinner~, gala, charity ball, fundraising dinner, charity dinner, fundraiser dinner, fundraising gala, benefit dinner, black tie dinner, black tie, banquet, state dinner, charity gala, dinner dance, seated dinner, sit down dinner, three course dinner, formal dinner, annual dinner, christmas dinner, charity auction,
    galadinner, gala abend, galaabend, abendgala, *gala, galadiner, festbankett, bankett, festessen, dîner de gala, soirée de gala, diner de gala, cena de gala, gala benéfica, galadiner, gala diner, galafeest, diner dansant`,
  ),
  row('gala_dinner', 1, `dinner, abendessen, dîner, cena, diner`),
  row(
    'awards',
    3,
    `awards, awards night, awards ceremony, award ceremony, awards dinner, award dinner, awards evening, awards gala, awards show, prize giving, prizegiving, prize ceremony, award show,
    preisverleihung, *preisverleihung, ehrung, ehrungen, remise de prix, remise des prix, cérémonie de remise, entrega de premios, gala de premios, premiación, prijsuitreiking, award uitreiking, uitreiking`,
  ),
  row(
    'wedding',
    3,
    `wedding~, we got engaged, got engaged, getting hitched, get hitched, tying the knot, tie the knot, the afters, wir haben uns verlobt, nous nous sommes fiancés, nos hemos prometido, wij zijn verloofd, wedding reception~, wedding party, wedding ceremony, wedding breakfast, wedding dinner, we are getting married, marry in, marrying, married in, gets married, get married, bride and groom, our wedding, getting married, are marrying, to be married, bride, civil partnership, marriage,
    hochzeit*, *hochzeit, trauung, *trauung, brautpaar, polterabend, wir heiraten, heiraten, heiratet, eheschließung, mariage~, noces, mariés, nous nous marions, se marient, on se marie, se marie, boda~, novios, enlace matrimonial, nos casamos, se casan, se casa, casamiento, bruiloft*, huwelijk*, trouwfeest, trouwerij, trouwdag, wij trouwen, we trouwen, trouwen, gaan trouwen, trouwt, bruidspaar`,
  ),
  row(
    'party',
    3,
    `party, parties, birthday party, birthday, hen do, stag do, stag party, leaving do, works do, staff do, christmas do, baby shower, gender reveal, christening, baptism party, farewell party, housewarming, street party at home, freshers' ball, leavers' ball, summer do, christmas party, xmas party, office party, staff party, summer party, garden party, anniversary party, engagement party, leaving party, retirement party, house party, new year's eve party, new years eve party, prom, summer ball, may ball, winter ball, school disco, ball, hen party, bar mitzvah, bat mitzvah, quinceañera,
    geburtstag*, *geburtstag, *party, *feier, *fest, sommerfest, weihnachtsfeier, firmenfeier, betriebsfeier, betriebsfest, jubiläum, jubiläumsfeier, festabend, *jubiläum, firmenfest, vereinsfest, gartenfest, taufe, taufparty, kommunion, konfirmation, junggesellenabschied, einweihungsparty, ball, winterball, sommerball, tanzabend, verabschiedung, abiball, abschlussball,
    fête, fêtes, anniversaire, baptême, communion, pot de départ, fête d' entreprise, fête d' anniversaire, arbre de noël, crémaillère, départ à la retraite, soirée d' entreprise, soirée, bal, fiesta~, cumpleaños, bautizo, comunión, despedida de soltera, despedida de soltero, aniversario, fiesta de empresa, fiesta de navidad, quinceañera, feest, feestje, verjaardag*, jubileum, jubileumfeest, babyshower, communiefeest, afscheidsfeest, tuinfeest, kerstborrel, gala, *feest, bedrijfsfeest, personeelsfeest`,
  ),
  row('party', 3, birthdays()),
  row('party', 1, `celebration~, jubilee, anniversary`),
  row(
    'concert',
    3,
    `musical performance~, musical entertainment, musical act~, concert~, gig~, band night, live band night, live music night, open mic night, open mic, recital~, choir concert, concerts, battle of the bands, jazz night, music night, jazz evening, folk night, folk evening, music evening, live music evening, evening of music, blues night, rock night, organ recital, album launch, tribute night, proms night, proms in the park, choir evening, jam session, carol concert, carol service, orchestra concert,
    konzert, konzerte, konzerten, konzerts, konzertes, konzertabend, konzertabende, *konzert, *konzerte, *konzert, *konzerte, *konzerts, liederabend, bandabend, jazzabend, chorabend, musikabend, bluesabend, rockabend, kammermusik, concerto, concerten, concierto~, recital, noche de jazz, noche flamenca, actuación musical, soirée jazz, soirée concert, récital, bal folk, guinguette, jazzavond, bluesavond, *concert, optreden, muziekavond`,
  ),
  row('concert', 2, `requiem, oratorio, choral society, choral concert, oratorium, kantorei, sings, symphony`),
  row(
    'concert',
    1,
    `stage rider, band rider, technical rider, tech rider, technik rider, bühnenanweisung*, rider técnico, technische rider, live music, live bands, bands, livemusik, liveband*, musique live, concert live, música en vivo, música en directo, livemuziek`,
  ),
  row(
    'club_night',
    3,
    `club night~, clubnight~, drum and bass night, drum & bass night, house night, dance night, electro night, 80s night, 90s night, student night, techno party, dj party, rave~, dj night, disco night, techno night, silent disco, dj set, dj sets, all night party, warehouse party, clubnacht, *disco, diskoabend, disko, discothèque, soirée dj, soirée électro, noche de discoteca, noche de club, fiesta electrónica, clubavond, dansavond, danceparty, dancefeest`,
  ),
  row(
    'festival',
    3,
    `festival~, festival main stage, music festival~, street festival~, food festival, carnival, mardi gras, fiesta mayor, open air festival, *festival, stadtfest, straßenfest, strassenfest, volksfest, dorffest, weinfest, stadtteilfest, schützenfest, altstadtfest, feuerwehrfest, hafenfest, sommerfestival, open air konzert, fête de la musique, fête de village, carnaval, verbena, fiestas patronales, fiestas del pueblo, braderie, dorpsfeest, koningsdag`,
  ),
  row(
    'ceremony',
    3,
    `ceremony, ceremonies, commencement~, graduation~, outdoor ceremony, blessing, opening ceremony, ribbon cutting, inauguration, memorial service, memorial, funeral, celebration of life, wake, burial, interment, scattering of ashes, naming ceremony, passing out parade, medal ceremony, citizenship ceremony, degree ceremony, wreath laying, remembrance service, remembrance, vigil, dedication, swearing in, groundbreaking, parade, civic event, unveiling, topping out,
    zeremonie, abschlussfeier, absolventenfeier, graduierungsfeier, einweihung, *einweihung, eröffnung, eröffnungsfeier, gedenkfeier, trauerfeier, beerdigung, beisetzung, bestattung, gedenkveranstaltung, volkstrauertag, kranzniederlegung, vereidigung, richtfest, festakt, freie trauung,
    cérémonie~, inauguration, obsèques, enterrement, hommage, cérémonie des vœux, vœux du maire, remise des diplômes, remise de diplômes, commémoration, ceremonia~, graduación, inauguración, funeral, homenaje, acto de graduación, acto inaugural, bendición, acto institucional, ceremonie, diploma uitreiking, diploma-uitreiking, opening, inhuldiging, begrafenis, uitvaartdienst, diplomering, dodenherdenking, onthulling, herdenking, uitvaart`,
  ),
  row('ceremony', 3, `convocation~, spring convocation, fall convocation, convocation ceremony, celebrations of life`),
  row(
    'screening',
    3,
    `movie~ in the park, film~ in the park, cinema in the park, movie~ on the lawn, movie~ under the stars, outdoor movie~, outdoor movie night, drive in movie~`,
  ),
  row(
    'gala_dinner',
    3,
    `turkey supper, church supper, ham supper, roast beef supper, firemen's supper, spaghetti supper, fish fry`,
  ),
  row(
    'sports',
    3,
    `swimming carnival~, swim carnival~, athletics carnival~, sports carnival~, cross country carnival~`,
  ),
  row('conference', 3, `unconference~, unconf, barcamp~`),
  row('ceremony', 1, `zeugnisübergabe, zeugnisvergabe`),
  row(
    'theatre',
    3,
    `theatre production~, theater production~, theatre show, theatre play, stage play, school play, musical, musicals, pantomime, panto, opera, ballet, dance show, dance recital, performance art, stand up comedy, stand up, comedy night, comedy show, magic show, circus, cabaret show, improv,
    theaterstück, theateraufführung, *aufführung, kabarett, musicalaufführung, schultheater, comedy abend, pièce de théâtre, spectacle~, spectacle de danse, obra de teatro, teatro musical, espectáculo, monólogos, toneelstuk, theatervoorstelling, voorstelling, musicalvoorstelling`,
  ),
  row(
    'theatre',
    1,
    `theatre performance, performance, performances, drama, school plays, short plays, one act plays, two plays, three plays`,
  ),
  row(
    'fashion_show',
    3,
    `fashion show~, catwalk show, runway show, modenschau, modeschau, défilé de mode, défilé, desfile de moda, desfile, modeshow`,
  ),
  row(
    'sports',
    3,
    `sports day, sports event, swimming gala, charity 5 k, charity 10 k, 5 k fun run, 5 k race, 10 k race, 10 k in, park run, parkrun, colour run, obstacle race, cycle race, bike race, darts night, cup match, rugby match, cricket match, rowing race, swimathon, charity walk, sponsored walk, sporting event, tournament~, marathon, half marathon, fun run, charity run, triathlon, 10k run, 10 k run, 5 k run, 10k, 5k run, boxing night, boxing match, fight night, football match, cup final, regatta, athletics meet, cycling race, esports tournament, esports,
    turnier, *turnier, radrennen, schwimmfest, bundesjugendspiele, sporttag, sportevent, marathon, *marathon, halbmarathon, meisterschaft, *meisterschaft, sportfest, volkslauf, stadtlauf, straßenlauf, waldlauf, nachtlauf, silvesterlauf, spendenlauf, sponsorenlauf, benefizlauf, firmenlauf, staffellauf, boxabend, tournoi, course à pied, trail, course cycliste, semi marathon, match de, compétition, championnat, torneo, maratón, media maratón, carrera, carrera solidaria, campeonato, partido, carrera popular, toernooi, sportdag, *toernooi, wielerronde, kampioenschap, sponsorloop, avondvierdaagse, hardloopevenement, wielerwedstrijd, hardloopwedstrijd`,
  ),
  row(
    'fair',
    3,
    `fete, village fete, car boot sale, car boot, jumble sale, bazaar, school fair, school summer fair, church fair, fun weekend, family weekend, steam rally, vintage rally, gymkhana, garden fete, spring fair, autumn fair, easter fair, plant sale, makers market, food market, night market, street party, street parties, block party, school fete, summer fete, church fete, fair, fairs, fayre, funfair, fun fair, county fair, craft fair, farmers market, farmers' market, christmas market, street market, open day, family day, fun day, family fun day, community day, agricultural show, county show, country show, flower show, dog show, car show,
    weihnachtsmarkt, jahrmarkt, schulfest, kitafest, kindergartenfest, kinderfest, gemeindefest, pfarrfest, nachbarschaftsfest, hoffest, basar, familienfest, mieterfest, kirmes, tag der offenen tür, familientag, *markt, flohmarkt, kermesse, foire, brocante, vide grenier, fête de l' école, fête de quartier, fête des voisins, marché nocturne, marché, marché de noël, portes ouvertes, feria~, mercado~, mercadillo, rastro, fiesta del colegio, fiesta del barrio, fiesta de barrio, puertas abiertas, jornada de puertas abiertas, kermis, open dag, rommelmarkt, vlooienmarkt, schoolfeest, wijkfeest, buurtmarkt, jaarmarkt, markt, kerstmarkt, braderie, familiedag`,
  ),
  row(
    'reception',
    3,
    `drinks reception~, cocktail reception~, cocktail party, champagne reception, networking event, networking reception, networking evening, product launch, product launches, book launch, launch event, launch party, brand launch, opening night, private view, press launch, meet and greet, welcome drinks, welcome reception, standing reception, evening reception, cocktail hour, vin d'honneur, open house,
    empfang, *empfang, sektempfang, stehempfang, produkteinführung, produktpräsentation, produktvorstellung, produktlaunch, buchvorstellung, netzwerkabend, cocktail dînatoire, lancement de produit, lancement produit, vin d' honneur, lancement, cóctel, coctel, lanzamiento de producto, presentación de producto, lanzamiento, vino de honor,
    receptie, productlancering, productpresentatie, netwerkborrel, borrel, *borrel, lancering`,
  ),
  row('reception', 1, `reception, réception, recepción, drinks, apéro, apéritif`),
  row(
    'screening',
    3,
    `film screening~, screening~, outdoor cinema, open air cinema, movie night, film night, film premiere, premiere, drive in cinema, drive in, cinema screening, pop up cinema, football screening, cinema night, public viewing, watch party, filmvorführung, filmabend, open air kino, openairkino, kinoabend, premierenfeier, projection de film, cinéma en plein air, projection en plein air, cine de verano, cine al aire libre, proyección de película, filmavond, filmvertoning, buitenbioscoop, openluchtbioscoop`,
  ),
  row(
    'worship',
    3,
    `church service~, worship service, worship night, worship evening, mass, prayer meeting, revival meeting, easter service, christmas service, sunday service, gottesdienst~, gottesdienst*, lobpreisabend, messe de noël, culte, office religieux, misa, culto, kerkdienst, dienst in de kerk, eredienst`,
  ),
  row('worship', 2, `worship, church event, crusade`),
  row(
    'fair',
    3,
    `a & p show, a and p show, agricultural and pastoral show, show society, agricultural society, agricultural association, pastoral society, pastoral association, agricultural and pastoral association, village show, produce show, horticultural show, horse show, pet show, livestock show, jobs fair, job fair, careers fair, book fair, book sale, hiring fair, health fair, frost fair, harvest fair, yule market, winter market, twilight market, frost market, green market, pattern sunday, village day, school bazaar,
    hoftag, bauernmarkt, dorfmarkt, vereinsmesse, forum des associations, forum associations, fête du sport, fête des associations, fête du port, comice agricole, fête des plantes, bourse aux plantes, vide dressing, feria agrícola, feria del libro, mercado medieval, mercado de navidad, feria de asociaciones, landbouwshow, jaarmarkt, opendeurdag, verenigingsmarkt`,
  ),
  row(
    'sports',
    3,
    `highland games, highland gathering, track meet, swim meet, cross country race, fell race, raft race, trail race, hill race, fun runs, turkey trot, foot race, road race, harbour run, harbor run, golf day, surf comp, surf competition, bike ride, charity cycle, charity bike ride, sponsored cycle, rodeo, olympiads, school olympics, gymnastics display, athletic meet, athletics day, inter school sports,
    jugendsporttag, olympiade, olympiaden, spielolympiade, radtour, volksradfahren, wandertag, olympiades, jeux olympiques de l' école, cyclo, randonnée, rando, course de côte, corrida pédestre, kermesse sportive, olimpiadas, olimpiada escolar, marcha solidaria, marcha cicloturista, zeskamp, wandeltocht, fietstocht, wandelvierdaagse, loopwedstrijd, halve marathon`,
  ),
  row(
    'party',
    3,
    `golden wedding~, ruby wedding~, silver wedding~, diamond wedding~, wedding anniversary, golden anniversary, ceilidh~, céilí, bush dance, harvest dance, tea dance, contra dance, square dance, kitchen party, company picnic, employee picnic, church picnic, family picnic, parish picnic, community picnic, homecoming picnic, homecoming dance, class reunion, school reunion, alumni reunion, family reunion, sweet sixteen, vow renewal, crew party, wrap party, warm up party, welcome home party,
    goldene hochzeit, goldenen hochzeit, silberhochzeit, diamantene hochzeit, klassentreffen, ehemaligentreffen, betriebsausflug, siedlungsfest, hoffest, noces d' or, noces d' argent, noces de diamant, bodas de oro, bodas de plata, gouden bruiloft, zilveren bruiloft, klasreünie, schoolreünie, straatfeest, barbecueavond`,
  ),
  row(
    'party',
    2,
    `homecoming, luncheon~, repas de quartier, repas du village, repas champêtre, guateque, barbecue~, bbq`,
  ),
  row(
    'gala_dinner',
    3,
    `burns supper~, burns night, ladies' night, ladies night, ladies festival, club dinner, rugby dinner, presentation dinner, harvest supper, gaudy, armistice dinner, gala de bienfaisance, dîner dansant, cena benéfica, cena de hermandad, benefietdiner`,
  ),
  row(
    'concert',
    3,
    `carols, carols by candlelight, carols in the park, carols on the green, brass contest, brass band contest, band contest, fleadh, bandstand concert, symphony in the park, summer symphony, platzkonzert, weihnachtssingen, adventssingen, chants de noël, concours d' orchestres, villancicos, concierto de villancicos, kerstzang`,
  ),
  row(
    'club_night',
    3,
    `bass night, drum n bass, dnb night, warehouse night, techno night, headphone party, headphone disco, jungle night, kopfhörerparty, soirée techno, fiesta techno, technofeest`,
  ),
  row(
    'screening',
    3,
    `outdoor film~, film on the green, films on the green, film in the park, films in the park, pictures in the park, pictures on the green, film show, film afternoon, moonlight cinema, twilight cinema, starlight cinema, moonlight flicks, film on the rec, films on the rec, rooftop cinema, park cinema, sommerkino, kino im park, ciné plein air, cinéma sous les étoiles, cine en la plaza, cine en el parque, zomerbioscoop, film in het park`,
  ),
  row(
    'reception',
    3,
    `bike launch, e bike launch, ebike launch, car launch, collection launch, knitwear launch, product reveal, e bike reveal, ebike reveal, bike reveal, car reveal, vehicle reveal, brand reveal, model reveal, fahrzeugpremiere, modellpremiere, autopremiere, produktenthüllung, dévoilement, présentation du nouveau modèle, desvelado, onthulling van het nieuwe model, autolancering`,
  ),
  row('reception', 2, `reveal, unveil, launch`),
  row(
    'ceremony',
    3,
    `pinning ceremony, nurse pinning, nursing pinning, nurses' pinning, citizenship ceremony, naturalization ceremony, naturalisation ceremony, conferring, conferring ceremony, investiture, dawn service, anzac day, remembrance sunday, memorial gathering, memorial meal, we are remembering, remembering her, remembering him, remember her life, remember his life, celebrate her life, celebrate his life, celebrating her life, celebrating his life, in loving memory, celebrating the life, celebrate the life, lights switch on, christmas lights switch on, christmas switch on,
    wir nehmen abschied, abschied nehmen, leichenschmaus, totengedenken, lebensfeier, nous rendons hommage, cérémonie d' adieu, verre de l' amitié en mémoire, misa de despedida, en memoria de, despedida de mi, afscheidsdienst, afscheidsplechtigheid, herdenkingsdienst`,
  ),
  row(
    'worship',
    3,
    `open air service, outdoor service, sunrise service, easter sunrise service, thanksgiving service, harvest service, harvest festival service, candlelight service, day of prayer, women's day of prayer, gemeindetag, taufgottesdienst, culte en plein air, misa de campaña, openluchtmis, openluchtdienst`,
  ),
  row(
    'meeting',
    3,
    `public hearing, mayoral debate, mayors' debate, candidates' debate, election debate, trustees' meeting, trustees meeting, kundgebung, bürgerforum, podiumsgespräch, débat public, debate electoral, debatavond, verkiezingsdebat`,
  ),
  row('exhibition', 3, `home show, business expo, trade day, gewerbeschau, leistungsschau, salon du livre`),
  row(
    'theatre',
    3,
    `pageant, dance revue, outdoor theatre, outdoor theater, open air theatre, shakespeare in the park, play in the park, freilichttheater, kindertheater, théâtre de rue, théâtre en plein air, teatro al aire libre, toneelavond, toneelvoorstelling, toneelkring, openluchttheater, evocatie`,
  ),
  row(
    'festival',
    3,
    `river fest, riverfest, oktoberfest, beer weekend, feuerwehrfest, winzerfest, fiestas de san, fiestas de santa, fiestas del pueblo, fiesta de la vendimia, ferias y fiestas, stadsfeesten`,
  ),
  row('awards', 3, `presentation night, presentation evening, medal night, speech night`),
  row(
    'wedding',
    3,
    `groomsmen, bridesmaid~, maid of honor, maid of honour, brautjungfern, trauzeugen, demoiselles d' honneur, damas de honor, bruidsmeisjes`,
  ),
  row('conference', 2, `training, science day, research day, retreat, church retreat, lesung, autorenlesung`),
  row(
    'other',
    2,
    `picnic~, picnic service, pique nique, reading, poetry reading, play reading, demo day, culture night, siegerehrung, *quiz, quiz final, schafkopf*, preisschafkopf, skatturnier, cattle sale, livestock sale, protestkundgebung`,
  ),
  row(
    'other',
    2,
    `acoustic evening, acoustic night, unplugged evening, quiz night, charity quiz night, pub quiz, quiz evening, quiz, trivia night, bingo night, bingo, casino night, poker night, murder mystery, wine tasting, whisky tasting, beer tasting, photo shoot, film shoot, exams, examinations, auction night, race night, games night,
    quizabend, kneipenquiz, bingoabend, casinoabend, weinprobe, weinverkostung, fotoshooting, spieleabend, prüfungen, versteigerung,
    soirée quiz, soirée loto, loto, dégustation, vente aux enchères, soirée jeux, examens,
    noche de bingo, cata de vinos, subasta, noche de juegos, exámenes, pubquiz, quizavond, bingoavond, wijnproeverij, veiling, spelletjesavond, examens`,
  ),
];

function row(kind: EventKind, weight: Weight, phrases: string): readonly [EventWord, string] {
  return [{ kind, weight }, phrases.replace(/\s+/gu, ' ')];
}

/** "It's my 40th": a birthday though nobody says so. */
function birthdays(): string {
  const whose = [
    'my',
    'his',
    'her',
    'their',
    "mum's",
    "dad's",
    "mother's",
    "father's",
    "wife's",
    "husband's",
    "son's",
    "daughter's",
  ];
  const years = [
    '18 th',
    '21 st',
    '30 th',
    '40 th',
    '50 th',
    '60 th',
    '65 th',
    '70 th',
    '75 th',
    '80 th',
    '90 th',
    '100 th',
  ];
  return whose.flatMap((one) => years.map((year) => `${one} ${year}`)).join(', ');
}
