/** Those who attend. `~` stands for the plural. */
export const PEOPLE = `guest~, people, peole, poeple, peopel, person~, ppl, peeps, folk, folks, grown ups, party guests, gamers, bikers, farmers, carers, patients, well wishers, mourners, non members,
  poeple, peple, pepole, peopel, geusts, guets, attendes, atendees, attendies, delgates, delegats, particpants, partecipants, employes, gueste, delegate~, attendee~, pax, participant~, visitor~, spectator~, punters, ravers, festival goers, festivalgoers, concert goers, ticket holders, audience, audience members,
  members, employees, colleagues, students, pupils, graduates, graduands, congregation, congregants, worshippers,
  diners, customers, revellers, parishioners, residents, families, parents, alumni, seated, standing, of us,
  shareholders, stakeholders, stockholders, journalists, press, runners, cyclists, riders, competitors, athletes, staff, executives, directors,
  mates, pals, villagers, locals, neighbours, neighbors, fans, supporters, teachers, doctors, nurses, lawyers, partners, investors, owners, tenants, trustees,
  councillors, veterans, scouts, walkers, swimmers, teenagers, pensioners, seniors, vips, clients, dealers, scientists, researchers, academics,
  developers, exhibitor visitors, authors, entrepreneurs, managers, influencers,
  friends and family, friends, invitees, invited, crowd, adults, children, kids, men and women, ticket~,
  gäste, gästen, gast, personen, person, leute, leuten, teilnehmer*, teilnehmende*, besucher*, zuschauer*, zuhörer*, mitarbeiter*,
  kollegen, anwesende*, eingeladene*, tänzer, mitglieder*, schüler*, studenten, studierende*, pers, köpfe, sitzplätze,
  aktionäre*, eltern, läufer, läuferinnen, angestellte*, beschäftigte*, absolvent*, bürger*, kunden, journalisten, delegierte*, vereinsmitglieder*,
  erwachsene*, kinder, kindern, frauen, männer, rentner, senioren, freunde, freunden, bekannte*, verwandte*, nachbarn, trauergäste*, azubis, auszubildende*, lehrkräfte*, lehrer*, sportler*, helfer*, *mitglieder, *mitgliedern, *mitarbeiter, *mitarbeitern, *schüler, *schülern, landwirte*, ärzte, ärzten, ärztinnen, pflegekräfte*, *gäste, *gästen, *teilnehmer, *teilnehmern, *besucher, *besuchern,
  personnes, personne, invités, invité, convives, participants, participant, visiteurs, spectateurs, délégués,
  actionnaires, salariés, adhérents, coureurs, journalistes, clients, habitants, membres, collaborateurs, employés, étudiants, élèves, adultes, enfants, congressistes, couverts, amis, proches, parents, retraités, agriculteurs, médecins, infirmières, supporters, voisins, bénévoles, licenciés, auditeurs, fidèles,
  accionistas, socios, corredores, periodistas, clientes, vecinos, padres, miembros, trabajadores, personas, persona, invitados, asistentes, participantes, visitantes, espectadores, delegados, comensales, empleados,
  alumnos, estudiantes, adultos, niños, congresistas, amigos, familiares, jubilados, médicos, enfermeras, aficionados, invitadas, compañeros, fieles, alumnas, niñas, agricultores,
  aandeelhouders, lopers, ouders, werknemers, klanten, journalisten, buurtbewoners, bewoners, gasten, personen, mensen, deelnemers, bezoekers, toeschouwers, medewerkers, genodigden, aanwezigen, leden,
  studenten, leerlingen, volwassenen, kinderen, collega's, vrienden, familieleden, buren, ouderen, senioren, artsen, verpleegkundigen, sporters, supporters, vrijwilligers, zakenrelaties, relaties, boeren, couverts, personeelsleden, wandelaars, *gasten, *bezoekers, *deelnemers, *leden`;

/** Counted beside the other guests, not among them. */
export const CHILDREN = `children, kids, youngsters, teenagers, under 12s, students, pupils, graduates, graduands, kinder, kindern, schüler*, studenten, absolvent*, enfants, élèves, étudiants, niños, alumnos, estudiantes, kinderen, leerlingen`;

/** "audience OF 300", "guests: 250", "we expect 300": the figure follows. */
export const PEOPLE_BEFORE = `audience, audience of, audience is, audience size, audience will be composed of, composed of, crowd of, crowds of,
  attendance, attendance of, attendance is estimated at, attendance estimated at, attendance is expected to be, attendance expected, attendance is, attendance will be, expecting a crowd, are expecting a crowd, we are expecting a crowd, expecting a crowd of, how many, how many people, how many guests, gate of, gate is, gate was, the gate was, expected attendance, attendees, attendee count, guests, guest count, guest numbers,
  number of guests, number of attendees, number of people, number of delegates, no of guests, headcount,
  head count, party of, group of, congregation of, expecting, expect, we expect, are expecting, delegates, pax,
  turnout of, headcount of, headcount is, footfall of, footfall is, house of, full house of, packed house of, guest list of, seating for, seats for, there will be, there'll be, catering for, we are, we're, we will be, we'll be, we should be, we would be, will number, totalling, footfall of, footfall, number of visitors, visitor numbers, visitors, participants, no of people, no of attendees, no of delegates, no of pax, covers, people, numbers, plan on, planning on, we plan for, planning for, plan for, figure on, counting on, turnout is, usual turnout is, usual turnout, turnout, attendance around, entire venue for, whole venue for, whole place for, turn out of,
  publikum von, wie viele, wie viele personen, wie viele gäste, gäste, gästezahl, teilnehmer, teilnehmerzahl, personen, besucher, personenzahl, anzahl gäste, erwarten, wir erwarten, rechnen mit, rechnen wir mit, erwarten wir, kommen, dieses jahr, diesmal, wir rechnen mit, wir sind, wir werden, anzahl personen, anzahl teilnehmer, anzahl der gäste, anzahl der personen, anzahl der teilnehmer, anzahl besucher, besucherzahl, gästeanzahl, personenanzahl, teilnehmeranzahl, insgesamt,
  bestuhlung für,
  public de, combien, combien de personnes, affluence de, affluence estimée à, nombre d' invités, nombre de personnes, nombre de participants, invités, attendons, nous attendons, jauge de, nous serons, nous sommes, on sera, on est, nombre d' invités, effectif, participants, convives, fréquentation, affluence, affluence attendue,
  público de, afluencia, afluencia de, asistencia, cuántos, cuántas personas, cuántos invitados, asistencia de, asistencia estimada, número de invitados, número de asistentes, número de personas, invitados, asistentes, esperamos, aforo de, seremos, somos, se esperan, número de comensales, comensales, participantes, número de participantes,
  publiek van, opkomst, hoeveel, hoeveel personen, hoeveel mensen, opkomst van, aantal gasten, aantal personen, aantal deelnemers, gasten, verwachten, we verwachten, wij verwachten, wij zijn met, we zijn met, we zijn, aantal bezoekers, aantal mensen, bezoekers, deelnemers`;

/** "dinner FOR 120": people when nothing else follows the figure. */
export const FOR = `for, it will be, it'll be, this year, this time, up to, numbers, capacity of, capacity, rund, jauge, aforo, for about, for around, for approx, for approximately, for roughly, for some, for up to, for over,
  for circa, for c, for ca, for at least, for max, for maximum, for between, für, für ca, für etwa, für rund, für circa, für bis zu, für max, für maximal,
  pour, pour environ, pour à peu près, pour une, para, para unas, para unos, para aproximadamente, para cerca de, para alrededor de,
  voor, voor ongeveer, voor circa, voor ca, voor zo'n, voor maximaal, voor zo een`;

/** "1,500 ATTENDING a service", "130 WILL TURN UP": as sure as a word for people. */
export const ATTENDING = `attending, are attending, will attend, will be attending, should attend, to attend, will turn up, will be turning up, might turn up, may turn up, should turn up, will come, will be coming, are coming, should come, will be there, will be here, have signed up, signed up, have registered, registered, have booked, booked in, have said yes, have rsvp'd, rsvped, taking part, will take part, are expected, is expected, will be present, will sit down, coming, turning up, turned up, showed up, came through, through the gate, through the gates, through the door, through the doors, sat down, sat at table, at table, there on the night, will be there, rsvps, rsvps so far, yeses, yes so far, said yes, acceptances, registrations, sign ups, signups, confirmed, confirmed so far, have confirmed, have been confirmed, have been invited, are invited, have accepted, have replied, tickets sold, sold so far, seats sold,
  werden kommen, werden da sein, haben zugesagt, haben sich angemeldet, angemeldet, nehmen teil, sind angemeldet, sind eingeladen, werden teilnehmen, anmeldungen, zusagen, anmeldungen liegen vor, karten verkauft, karten sind verkauft, verkaufte karten, tickets verkauft, kamen, waren da, am tisch, an den tischen, zu tisch,
  sont attendus, sont attendues, seront présents, seront là, vont venir, viendront, sont inscrits, inscrits, inscriptions, billets vendus, places vendues, entrées vendues, réservations, à table, sont venus, ont répondu, ont dit oui, assis à table,
  asistirán, vendrán, van a venir, confirmados, están confirmados, apuntados, inscritos, se esperan, entradas vendidas, localidades vendidas, inscripciones, cubiertos, vinieron, acudieron, han confirmado, a la mesa, en la mesa,
  komen, zullen komen, worden verwacht, hebben zich aangemeld, aangemeld, doen mee, zijn uitgenodigd, uitgenodigd, inschrijvingen, aanmeldingen, kaarten verkocht, verkochte kaarten, tickets verkocht, kwamen, aan tafel, hebben ja gezegd, schuiven aan`;

/** "120 FOR DINNER": a figure without a people word that counts people. */
export const MEAL_AFTER = `in for dinner, in for the dinner, in for the meal, in for lunch, in for the evening, at the dinner, at the gala, at the ceremony, at dinner, at the meal, at the do, for dinner, for lunch, for breakfast, for the dinner, for the meal, for a sit, for the ceremony,
  for the evening, for the reception, for the party, for drinks, for the day, in the evening, in the daytime,
  to dinner, to the ceremony, evening guests, day guests, sitting down, seated, sit down, in the audience, in the congregation, in attendance, in the room, in person, in the hall, in the venue, on site, onsite, sitting on, sat on, seated on, sitting in, seated in, theater style, theatre style, classroom style, banquet style, cabaret style, auditorium style, reception style, attending, expected, for the wedding, coming, turning up, to attend, came, come, on the day, at the tables, sit down guests,
  werden erwartet, erwartet, kommen, eingeladen, vor ort, im saal, zum abendessen, zum essen, am abend, abends, zum empfang, zur trauung, zur feier,
  attendus, attendues, sur place, en salle, pour le dîner, pour le repas, le soir, au dîner, en soirée, à table,
  confirmados, previstos, en la sala, para la cena, para cenar, por la noche, en la cena, sentados, sentadas,
  verwacht, in de zaal, ter plaatse, aanwezig, voor het diner, bij het diner, in de avond, 's avonds`;

/** "140 ALL TOLD": the sum of all; of equipment where that stands right before it. */
export const TOTAL_AFTER = `in total, in all, all told, altogether, all together, overall, all in all, total, insgesamt, gesamt, alles zusammen, zusammen, en tout, au total, en total, en conjunto, in totaal, totaal, alles bij elkaar, samen`;

/** "80 MORE", "ANOTHER 80": on top of those already counted. */
export const MORE_AFTER = `more, extra, additional, further, more guests, extra guests, more people, additional guests, evening guests more,
  weitere, mehr, zusätzlich*, de plus, supplémentaire~, más, adicionales, extra, meer`;
export const MORE_BEFORE = `another, a further, an additional, an extra, plus another, plus, with another, weitere, noch, noch einmal, zusätzlich, otros, otras, encore, nog, nog eens`;

/** Words before or after a figure that make it a part, another time or another thing than the whole audience. */
export const NOT_WHOLE_AFTER = `singing, playing, performing, who sing, who play, die singen, die spielen, qui chantent, qui jouent, que cantan, que tocan, die zingen, available for helping, available to help, to help, for helping, to assist, to carry, to load, to unload, for loading, for unloading, for the load in, per table, per room, per person, per head, per session, per group, each, pro tisch, je tisch,
  pro raum, jeweils, par table, par salle, chacun, chacune, por mesa, por sala, cada una, cada uno, per tafel, per zaal, per stuk, elk, on stage,
  in der band, in der kapelle, im chor, im orchester, dans le groupe, dans l' orchestre, dans la chorale, dans la troupe, en el grupo, en la banda, en el coro, en la orquesta, in de band, in het koor, in het orkest, in de fanfare,
  auf der bühne, sur scène, en el escenario, op het podium, at a time, or fewer, in the band, in the choir, in the group, in the orchestra, in our band, in our choir, in the team,
  in the crew, staff, crew, helpers, volunteers, security, years, year, per group, each group, to a table, at a table, at each table, to each table, at every table, round each table, around each table, on each table, at the top table, at the head table, on the board, on the panel, on the platform, on the committee, in the cast, in each, in every, to each,
  to help, to carry, to set up, to build, to run, to operate, to serve, to load, to unload, to man, on the crew, from our side, per shift, per coach, per bus, per boat, per minibus, per car, per tent, per cabin, per gang, per slot, per workshop, per class, per team, per act, per party,
  online, online viewers, watching online, remotely, remote, joining online, joining remotely, via zoom, on zoom, on teams, via teams, watching, virtually, virtual, on the stream, on the live stream, via live stream, dialling in, dialing in, logging in,
  pro gruppe, pro workshop, an jedem tisch, je gruppe, zum aufbau, zum helfen, im stream, im livestream, per stream, per livestream, zugeschaltet, am bildschirm, digital,
  par groupe, par atelier, en ligne, à distance, en visio, pour aider, pour le montage,
  por grupo, por taller, en línea, por internet, a distancia, por zoom, para ayudar, para montar, para el montaje,
  per groep, per workshop, aan elke tafel, op afstand, via de stream, via internet, thuis, om te helpen`;

/** "500 A DAY": so many are there at a time, which is what is planned for. */
export const PER_DAY = `a day, per day, each day, every day, daily, on each day, on both days, a night, per night, each night, every night, each evening, each weekday, per evening, a session, per service, a service, each service, at each service, per mass, a mass, per show, a show, each show, per performance, each performance, per screening, a screening,
  pro tag, am tag, je tag, an jedem tag, jeden tag, täglich, pro abend, je abend, par jour, chaque jour, par soir, chaque soir, par soirée, al día, por día, cada día, diarios, diarias, por noche, cada noche, per dag, elke dag, dagelijks, per avond, elke avond, iedere dag`;

/** Another time's number: it says nothing of this one unless no other is said. */
export const PAST = `last year, last year's, last time, last time's, last summer, last winter, last autumn, last spring, last christmas, the year before, a year ago, two years ago, previous year, previous event, previous edition, previous years, previously, in the past, before covid, the last one, our last one, last edition, originally, used to,
  letztes jahr, letzten jahr, letztes mal, letzten mal, beim letzten mal, im vorjahr, vorjahr, voriges jahr, vorigen jahr, vergangenes jahr, vergangenen jahr, früher, ursprünglich, bisher,
  l' année dernière, l' an dernier, l' an passé, l' année passée, la dernière fois, la fois précédente, l' édition précédente, auparavant, initialement,
  el año pasado, la última vez, la edición anterior, el año anterior, la vez anterior, anteriormente,
  vorig jaar, afgelopen jaar, vorige keer, de vorige keer, vorige editie, eerder, destijds, oorspronkelijk`;
export const PRESENT = `this year, this time, now, today, these days, this one, dieses jahr, diesmal, dieses mal, heuer, jetzt, nun, cette année, cette fois, maintenant, este año, esta vez, ahora, dit jaar, deze keer, nu, ditmaal`;

/** After a number of guests: how many it may become; the upper end is planned for. */
export const RISING = `maybe, possibly, perhaps, could be, might be, may be, could become, could rise to, rising to, up to, up to about, max, maximum, maximum of, a maximum of, at most, potentially, or even, but possibly, but maybe, say, let's say, call it,
  evtl, eventuell, vielleicht, möglicherweise, maximal, höchstens, bis zu, bis maximal, vielleicht auch, sagen wir, peut être, disons, jusqu' à, au maximum, maximum de, voire, au plus, quizás, quizá, tal vez, digamos, pongamos, máximo, como máximo, hasta, misschien, maximaal, hoogstens, mogelijk, laten we zeggen, zeg maar, tot`;

/** What people sit on: "150 CHAIRS for the audience" says how many come. */
export const SEAT_WORDS = `chair~, seat~, *stühle, stühle, stühlen, sitzplätze, chaise~, siège~, fauteuil~, silla~, butaca~, asientos, stoelen, *stoelen, zitplaatsen, klappstühle, klappstühlen`;
export const FOR_THE_AUDIENCE = `for the audience, for an audience, for guests, for the guests, for our guests, for all guests, for everyone, for everybody, for spectators, for the spectators, for the public, for attendees, for delegates, for the delegates, for the congregation, for visitors, for parents, for the parents,
  fürs publikum, für das publikum, für die gäste, für gäste, für alle, für alle gäste, für zuschauer, für die zuschauer, für besucher, für die besucher, pour le public, pour les invités, pour les spectateurs, pour tous, pour tout le monde, para el público, para los invitados, para todos, para los asistentes, voor het publiek, voor de gasten, voor iedereen, voor bezoekers, voor de bezoekers`;

/** "12 A TABLE"; in French "400 à table" are all who eat. */
export const A_TABLE = `a table`;

/** Part of those that were counted before it: "300 people, INCLUDING 40 children". */
export const AMONG_THEM = `including, including about, incl, of which, of whom, of these, among them, among those, davon, darunter, inklusive, inkl, einschließlich, dont, y compris, parmi lesquels, de los cuales, incluidos, incluidas, incluyendo, entre ellos, waarvan, waaronder, inclusief,
  up from, down from, instead of, rather than, compared to, compared with, not, statt, anstatt, gegenüber, au lieu de, contre, en lugar de, en vez de, frente a, in plaats van, tegenover`;

/** Those who are opposite parts of a whole even where only a comma stands between. */
export const ADULTS = `adults, grown ups, parents, teachers, mums, dads, erwachsene*, eltern, lehrer*, lehrkräfte*, adultes, adultos, padres, professeurs, enseignants, profesores, volwassenen, ouders, leraren, leerkrachten, docenten`;
export const SITTING = `seated, sitting, sitzend, assis, assises, sentados, sentadas, zittend`;
export const STANDING = `standing, stehend, debout, de pie, staand`;
export const NOT_WHOLE_BEFORE = `dressing room~ for, changing room~ for, green room~ for, crew room~ for, production office~ for, vip room~ for, backstage for, catering for crew of, cabin~ for, trailer~ for, caravan~ for, hotel room~ for, bedroom~ for, accommodation for,
  van for, vans for, minivan~ for, minibus for, minibuses for, bus for, buses for, coach for, coaches for, car for, cars for, taxi~ for, shuttle~ for, splitter for, sofa~ for, podium for, platform for, lectern for, parking for, table to seat, table seating, boardroom table for,
  garderobe für, garderoben für, umkleide für, umkleiden für, künstlergarderobe für, bus für, busse für, kleinbus für, transporter für, tisch für, loge pour, loges pour, vestiaire pour, vestiaires pour, bus pour, minibus pour, camionnette pour, table pour, table de, camerino para, camerinos para, vestuario para, vestuarios para, furgoneta para, autobús para, mesa para, mesa de, kleedkamer voor, kleedkamers voor, bus voor, busje voor, tafel voor, tafel van,
  tables of, rounds of, table of, groups of, teams of, team of, crew of, staff of, rooms of, rooms for, rooms for up to, committee of,
  panel of, choir of, band of, cast of, orchestra of, ensemble of, rows of, tische à, tischen à, tische zu, tischen zu, tische für, räume à, räume für, räume für je, räumen für, zalen à, je, jeweils, jeweils für, chor mit,
  tables de, tables pour, chœur de, chorale de, groupe de, salles de, mesas de, mesas para, coro de, banda de, salas de, tafels van, tafels voor, zalen voor, koor van, koor met,
  erected by, put up by, set up by, carried by, moved by, built by, lifted by, operated by, run by, it takes, assembled by, taken down by, every, per, board of, jury of, cast of, delegation of, class of, classes of, groups of about, groups of up to, up to a table of, tables seating, tables that seat, stage for, choir with, riser for, risers for, table for, tables for, tents for, choir numbers, band numbers, orchestra numbers, cast numbers, crew numbers, team numbers`;

/** "10 TABLES OF 10". */
export const TABLES_OF = `tables of, tables for, round tables of, round tables for, rounds of, tische à, tische zu, tische für, tische mit, tables de, tables pour, mesas de, mesas para, tafels van, tafels voor`;

/** Before how many a place holds, whoever comes: "can ACCOMMODATE UP TO 350 people". */
export const HOLDS = `can accommodate, can accommodate up to, accommodates, accommodates up to, could accommodate, can hold, can hold up to, holds, holds up to, can seat, can seat up to, seats up to, will hold, fits, fits up to, can fit, has room for, room for, licensed for, suitable for, suitable for up to, bietet platz für, fasst, fasst bis zu, hat platz für, peut accueillir, peut accueillir jusqu' à, accueille jusqu' à, puede acoger, puede acoger hasta, acoge hasta, biedt plaats aan, biedt plaats aan maximaal, geschikt voor`;
