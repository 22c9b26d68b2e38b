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
    conference day, sales conference, sales kick off, sales kickoff, kick off event, kickoff event, kickoff, kick off, colloquium, forum, lecture series, keynote event, hackathon,
    *konferenz, *konferenzen, konferenz*, *kongress, *kongresses, kongress*, *tagung, *tagungen, *symposium, kickoff veranstaltung, fachtag, vortragsreihe, *gipfel,
    conférence~, congrès, colloque~, séminaire, séminaires, sommet, journée d' étude, conferencia~, congreso~, simposio, jornadas, convención, cumbre, ponencias,
    conferentie~, congres, congressen, symposium, studiedag, vakdag, kick off bijeenkomst`,
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
    `agm, egm, annual general meeting, general meeting, board meeting, town hall meeting, townhall meeting, company town hall, staff town hall, employee town hall, quarterly town hall, hybrid town hall, virtual town hall, townhall, all hands, all hands meeting, all staff meeting,
    staff meeting, team meeting, shareholder meeting, shareholders meeting, council meeting, committee meeting, public meeting, press conference, press briefing, away day, awayday, offsite,
    jahreshauptversammlung, hauptversammlung, mitgliederversammlung, betriebsversammlung, *versammlung, vorstandssitzung, pressekonferenz, bürgerversammlung,
    assemblée générale, assemblee generale, réunion d' équipe, conférence de presse, junta general, junta de accionistas, asamblea, asamblea general, rueda de prensa,
    algemene ledenvergadering, alv, ledenvergadering, aandeelhoudersvergadering, persconferentie, bedrijfsbijeenkomst`,
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
    preisverleihung, *preisverleihung, ehrung, ehrungen, *award, remise de prix, remise des prix, cérémonie de remise, entrega de premios, gala de premios, premiación, prijsuitreiking, award uitreiking, uitreiking`,
  ),
  row(
    'wedding',
    3,
    `wedding~, wedding reception~, wedding party, wedding ceremony, wedding breakfast, wedding dinner, bride and groom, our wedding, getting married, are marrying, to be married, bride, civil partnership, marriage,
    hochzeit*, *hochzeit, trauung, *trauung, brautpaar, polterabend, mariage~, noces, mariés, boda~, novios, enlace matrimonial, bruiloft*, huwelijk*, trouwfeest, trouwerij, trouwdag, bruidspaar`,
  ),
  row(
    'party',
    3,
    `party, parties, birthday party, birthday, christmas party, xmas party, office party, staff party, summer party, garden party, anniversary party, engagement party, leaving party, retirement party, house party, new year's eve party, new years eve party, prom, summer ball, may ball, winter ball, school disco, ball, hen party, bar mitzvah, bat mitzvah, quinceañera,
    geburtstag*, *geburtstag, *party, *feier, *fest, sommerfest, weihnachtsfeier, firmenfeier, betriebsfeier, betriebsfest, jubiläum, jubiläumsfeier, abiball, abschlussball,
    fête, fêtes, anniversaire, soirée d' entreprise, soirée, bal, fiesta~, cumpleaños, quinceañera, feest, feestje, verjaardag*, *feest, bedrijfsfeest, personeelsfeest`,
  ),
  row('party', 1, `celebration~, jubilee, anniversary`),
  row(
    'concert',
    3,
    `concert~, gig~, band night, live band night, live music night, open mic night, open mic, recital~, choir concert, concerts, battle of the bands, jazz night, music night, jam session, carol concert, carol service, orchestra concert,
    konzert*, *konzert, *konzerte, *konzerts, liederabend, bandabend, concerto, concerten, concierto~, recital, *concert, optreden, muziekavond`,
  ),
  row(
    'concert',
    1,
    `live music, live bands, bands, livemusik, liveband*, musique live, concert live, música en vivo, música en directo, livemuziek`,
  ),
  row(
    'club_night',
    3,
    `club night~, clubnight~, rave~, dj night, disco night, techno night, silent disco, dj set, dj sets, all night party, warehouse party, clubnacht, *disco, diskoabend, disko, discothèque, soirée dj, soirée électro, noche de discoteca, noche de club, fiesta electrónica, clubavond, dansavond, danceparty, dancefeest`,
  ),
  row(
    'festival',
    3,
    `festival~, festival main stage, music festival~, street festival~, food festival, carnival, mardi gras, fiesta mayor, open air festival, *festival, stadtfest, straßenfest, strassenfest, volksfest, dorffest, weinfest, stadtteilfest, open air konzert, fête de la musique, fête de village, carnaval, verbena, fiestas patronales, fiestas del pueblo, braderie, dorpsfeest, koningsdag`,
  ),
  row(
    'ceremony',
    3,
    `ceremony, ceremonies, commencement~, graduation~, outdoor ceremony, blessing, opening ceremony, ribbon cutting, inauguration, memorial service, memorial, funeral, remembrance service, remembrance, vigil, dedication, swearing in, groundbreaking, parade, civic event, unveiling, topping out,
    zeremonie, abschlussfeier, absolventenfeier, graduierungsfeier, einweihung, *einweihung, eröffnung, eröffnungsfeier, gedenkfeier, trauerfeier, richtfest, festakt, freie trauung,
    cérémonie~, inauguration, remise des diplômes, remise de diplômes, commémoration, ceremonia~, graduación, inauguración, bendición, acto institucional, ceremonie, diploma uitreiking, diploma-uitreiking, opening, inhuldiging, herdenking, uitvaart`,
  ),
  row(
    'theatre',
    3,
    `theatre production~, theater production~, theatre show, theatre play, stage play, school play, musical, musicals, pantomime, panto, opera, ballet, dance show, dance recital, performance art, stand up comedy, stand up, comedy night, comedy show, magic show, circus, cabaret show, improv,
    theaterstück, theateraufführung, *aufführung, kabarett, musicalaufführung, schultheater, comedy abend, pièce de théâtre, spectacle~, spectacle de danse, obra de teatro, teatro musical, espectáculo, monólogos, toneelstuk, theatervoorstelling, voorstelling, musicalvoorstelling`,
  ),
  row('theatre', 1, `theatre performance, performance, performances, drama, plays`),
  row(
    'fashion_show',
    3,
    `fashion show~, catwalk show, runway show, modenschau, modeschau, défilé de mode, défilé, desfile de moda, desfile, modeshow`,
  ),
  row(
    'sports',
    3,
    `sports day, sports event, sporting event, tournament~, marathon, half marathon, fun run, charity run, triathlon, 10k run, 10 k run, 5 k run, 10k, 5k run, boxing night, boxing match, fight night, football match, cup final, regatta, athletics meet, cycling race, esports tournament, esports,
    turnier, *turnier, sportfest, volkslauf, stadtlauf, straßenlauf, waldlauf, nachtlauf, silvesterlauf, spendenlauf, sponsorenlauf, benefizlauf, firmenlauf, staffellauf, boxabend, tournoi, course à pied, torneo, maratón, carrera popular, toernooi, sportdag, hardloopwedstrijd`,
  ),
  row(
    'fair',
    3,
    `fete, village fete, street party, street parties, block party, school fete, summer fete, church fete, fair, fairs, fayre, funfair, fun fair, county fair, craft fair, farmers market, farmers' market, christmas market, street market, open day, family day, fun day, family fun day, community day, agricultural show, county show, country show, flower show, dog show, car show,
    weihnachtsmarkt, jahrmarkt, kirmes, tag der offenen tür, familientag, *markt, flohmarkt, kermesse, foire, marché de noël, portes ouvertes, feria~, mercado~, mercadillo, puertas abiertas, jornada de puertas abiertas, kermis, open dag, kerstmarkt, braderie, familiedag`,
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
    `film screening~, screening~, outdoor cinema, open air cinema, movie night, film night, film premiere, premiere, cinema night, public viewing, watch party, filmvorführung, filmabend, open air kino, openairkino, kinoabend, premierenfeier, projection de film, cinéma en plein air, projection en plein air, cine de verano, cine al aire libre, proyección de película, filmavond, filmvertoning, buitenbioscoop, openluchtbioscoop`,
  ),
  row(
    'worship',
    3,
    `church service~, worship service, worship night, worship evening, mass, prayer meeting, revival meeting, easter service, christmas service, sunday service, gottesdienst~, gottesdienst*, lobpreisabend, messe de noël, culte, office religieux, misa, culto, kerkdienst, dienst in de kerk, eredienst`,
  ),
  row('worship', 2, `worship, church event, crusade`),
];

function row(kind: EventKind, weight: Weight, phrases: string): readonly [EventWord, string] {
  return [{ kind, weight }, phrases.replace(/\s+/gu, ' ')];
}
