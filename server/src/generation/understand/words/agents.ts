const BODIES =
  'facilities, estates, site, grounds, premises, maintenance, janitorial, parks, highways, works, housekeeping, catering, venue, house, hotel, campus, resort, school, church, hall';
const BODY_ENDS =
  'team, teams, dept, department, staff, crew, management, manager, office, services, people, guys, lads';

/** "facilities dept", "site team", "hotel staff". */
const DEPARTMENTS = BODIES.split(', ')
  .flatMap((body) => BODY_ENDS.split(', ').map((end) => `${body} ${end}`))
  .join(', ');

/** Who is not asked and may have or see to things: houses, offices, firms and family, not those who perform. */
export const AGENTS = `music department, music dept, drama department, drama dept, pe department, pe dept, art department, art dept, ${DEPARTMENTS}, campus av, campus it, campus media, college av, university av, school av, av department, av dept, av services, media services, it services, council, city, county, town, parish, police, fire brigade, fire department, red cross, uni, university, college, school, church, club, farmer, landlord, landowner, neighbour~, neighbor~, hall, village hall, venue, hotel, facility, conference center, conference centre, resort, pub, brewery, caterer~, catering, butcher, baker, florist, theatre, theater, estate, museum, committee, scouts, parents, dad, mum, mom, uncle, aunt, grandad, grandma, cousin, brother, sister, husband, wife, mate, friend, photographer, videographer, planner, parks dept, parks department, public works, rotary, lions, legion, pta, caretaker, janitor, landlady, hotelier, conference centre, convention center, house, facilities, estates,
stadt, gemeinde, stadtwerke, gemeindewerke, energieversorger, netzbetreiber, stromversorger, versorger, bauhof, bauamt, ordnungsamt, feuerwehr, drk, thw, verein, sportverein, förderverein, schule, kirche, bauer, landwirt, wirt, gastwirt, brauerei, metzger, bäcker, caterer, floristin, florist, nachbar, nachbarn, onkel, tante, papa, mama, opa, oma, bruder, schwester, schwager, cousin, fotograf, hausmeister, hotel, hof, uni, hochschule, location,
mairie, commune, ville, traiteur, boucher, brasseur, brasserie, fleuriste, école, lycée, paroisse, comité des fêtes, pompiers, croix rouge, voisin, voisins, oncle, tante, cousin, cousine, frère, soeur, beau frère, papa, papi, mamie, ami, amie, copain, copains, photographe, gardien, domaine, château, hôtel, salle, agriculteur,
ayuntamiento, parroquia, colegio, escuela, instituto, bomberos, cruz roja, policía, vecino, vecinos, tío, tía, primo, prima, hermano, hermana, cuñado, amigo, amiga, padre, madre, abuelo, fotógrafo, florista, catering, finca, hotel, conserje, cervecera, carnicero,
gemeente, school, kerk, brandweer, rode kruis, vereniging, boer, buurman, buren, oom, tante, neef, broer, zus, zwager, vriend, vriendin, papa, opa, oma, cateraar, bakker, slager, brouwerij, bloemist, fotograaf, beheerder, conciërge, hotel, zaal, zaaleigenaar`;

/** Before an agent: somebody else does it, or it is only a place or whom it is for. */
export const NO_AGENT_BEFORE = `for, at, in, to, near, behind, inside, outside, opposite, of, with, like, between, into, around, für, im, in, am, an, auf, beim, bei, zum, zur, mit, hinter, neben, der, pour, à, au, aux, dans, chez, avec, derrière, près, para, en, al, a, con, cerca, detrás, voor, op, bij, met, naast, achter, naar`;
