/** Those who attend. `~` stands for the plural. */
export const PEOPLE = `guest~, people, person~, delegate~, attendee~, pax, participant~, visitor~, spectator~, punters, ravers, festival goers, festivalgoers, concert goers, ticket holders, audience, audience members,
  members, employees, colleagues, students, pupils, graduates, graduands, congregation, congregants, worshippers,
  diners, customers, revellers, parishioners, residents, families, parents, alumni, seated, standing, of us,
  shareholders, stakeholders, stockholders, journalists, press, runners, cyclists, riders, competitors, athletes, staff, executives, directors,
  mates, pals, villagers, locals, neighbours, neighbors, fans, supporters, teachers, doctors, nurses, lawyers, partners, investors, owners, tenants, trustees,
  councillors, veterans, scouts, walkers, swimmers, teenagers, pensioners, seniors, vips, clients, dealers, scientists, researchers, academics,
  developers, exhibitor visitors, authors, entrepreneurs, managers, influencers,
  friends and family, friends, invitees, invited, crowd, adults, children, kids, men and women, ticket~,
  gäste, gästen, gast, personen, person, leute, leuten, teilnehmer*, besucher*, zuschauer*, zuhörer*, mitarbeiter*,
  kollegen, anwesende*, eingeladene*, tänzer, mitglieder*, schüler*, studenten, studierende*, pers, köpfe, sitzplätze,
  aktionäre*, eltern, läufer, läuferinnen, angestellte*, beschäftigte*, absolvent*, bürger*, kunden, journalisten, delegierte*, vereinsmitglieder*,
  erwachsene*, kinder, kindern, *gäste, *gästen, *teilnehmer, *teilnehmern, *besucher, *besuchern,
  personnes, personne, invités, invité, convives, participants, participant, visiteurs, spectateurs, délégués,
  actionnaires, salariés, adhérents, coureurs, journalistes, clients, habitants, membres, collaborateurs, employés, étudiants, élèves, adultes, enfants, congressistes,
  accionistas, socios, corredores, periodistas, clientes, vecinos, padres, miembros, trabajadores, personas, persona, invitados, asistentes, participantes, visitantes, espectadores, delegados, comensales, empleados,
  alumnos, estudiantes, adultos, niños, congresistas,
  aandeelhouders, lopers, ouders, werknemers, klanten, journalisten, buurtbewoners, bewoners, gasten, personen, mensen, deelnemers, bezoekers, toeschouwers, medewerkers, genodigden, aanwezigen, leden,
  studenten, leerlingen, volwassenen, kinderen, collega's`;

/** Counted beside the other guests, not among them. */
export const CHILDREN = `children, kids, students, pupils, graduates, graduands, kinder, kindern, schüler*, studenten, absolvent*, enfants, élèves, étudiants, niños, alumnos, estudiantes, kinderen, leerlingen`;

/** "audience OF 300", "guests: 250", "we expect 300": the figure follows. */
export const PEOPLE_BEFORE = `audience, audience of, audience is, audience size, audience will be composed of, composed of, crowd of,
  attendance, attendance of, expected attendance, attendees, attendee count, guests, guest count, guest numbers,
  number of guests, number of attendees, number of people, number of delegates, no of guests, headcount,
  head count, party of, group of, congregation of, expecting, expect, we expect, are expecting, delegates, pax,
  turnout of, seating for, seats for, there will be, there'll be, catering for,
  publikum von, gäste, gästezahl, teilnehmer, teilnehmerzahl, personen, besucher, personenzahl, anzahl gäste, erwarten, wir erwarten, rechnen mit,
  bestuhlung für,
  public de, nombre d' invités, nombre de personnes, nombre de participants, invités, attendons, nous attendons, jauge de,
  público de, número de invitados, número de asistentes, número de personas, invitados, asistentes, esperamos, aforo de,
  publiek van, aantal gasten, aantal personen, aantal deelnemers, gasten, verwachten, we verwachten`;

/** "dinner FOR 120": people when nothing else follows the figure. */
export const FOR = `for, up to, numbers, capacity of, capacity, rund, jauge, aforo, for about, for around, for approx, for approximately, for roughly, for some, for up to, for over,
  for circa, for c, for ca, for at least, for max, for maximum, for between, für, für ca, für etwa, für rund, für circa, für bis zu, für max, für maximal,
  pour, pour environ, pour à peu près, pour une, para, para unas, para unos, para aproximadamente, para cerca de, para alrededor de,
  voor, voor ongeveer, voor circa, voor ca, voor zo'n, voor maximaal, voor zo een`;

/** "120 FOR DINNER": a figure without a people word that counts people. */
export const MEAL_AFTER = `for dinner, for lunch, for breakfast, for the dinner, for the meal, for a sit, for the ceremony,
  for the evening, for the reception, for the party, for drinks, for the day, in the evening, in the daytime,
  to dinner, to the ceremony, evening guests, day guests, sitting down, seated, sit down, in the audience, in the congregation, in attendance, in the room, in person, in the hall, in the venue, on site, onsite, in total, in all, attending, expected, for the wedding,
  vor ort, im saal, zum abendessen, zum essen, am abend, abends, zum empfang, zur trauung, zur feier,
  pour le dîner, pour le repas, le soir, au dîner, en soirée, à table,
  para la cena, para cenar, por la noche, en la cena, sentados,
  voor het diner, bij het diner, in de avond, 's avonds`;

/** "80 MORE", "ANOTHER 80": on top of those already counted. */
export const MORE_AFTER = `more, extra, additional, further, more guests, extra guests, more people, additional guests, evening guests more,
  weitere, mehr, zusätzlich*, de plus, supplémentaire~, más, adicionales, extra, meer`;
export const MORE_BEFORE = `another, a further, an additional, an extra, plus another, plus, with another, weitere, noch, noch einmal, zusätzlich, otros, otras, encore, nog, nog eens`;

/** Words before or after a figure that make it a part, another time or another thing than the whole audience. */
export const NOT_WHOLE_AFTER = `per table, per room, per person, per head, per session, per group, a table, each, pro tisch, je tisch,
  pro raum, jeweils, par table, par salle, chacun, chacune, por mesa, por sala, cada una, cada uno, per tafel, per zaal, per stuk, elk, on stage,
  auf der bühne, sur scène, en el escenario, op het podium, at a time, or fewer, in the band, in the choir,
  in the crew, staff, crew, helpers, volunteers, security, years, year`;
export const NOT_WHOLE_BEFORE = `tables of, rounds of, table of, groups of, teams of, team of, crew of, staff of, rooms of, rooms for, rooms for up to, committee of,
  panel of, choir of, band of, cast of, orchestra of, ensemble of, rows of, tische à, tischen à, tische zu, tischen zu, tische für, räume à, räume für, räume für je, räumen für, zalen à, je, jeweils, jeweils für, chor mit,
  tables de, tables pour, chœur de, chorale de, groupe de, salles de, mesas de, mesas para, coro de, banda de, salas de, tafels van, tafels voor, zalen voor, koor van, koor met,
  every, per, stage for, choir with, riser for, risers for, table for, tables for, tents for, last year, letztes jahr, l'année dernière, el año pasado, vorig jaar`;

/** "10 TABLES OF 10". */
export const TABLES_OF = `tables of, tables for, round tables of, round tables for, rounds of, tische à, tische zu, tische für, tische mit, tables de, tables pour, mesas de, mesas para, tafels van, tafels voor`;
