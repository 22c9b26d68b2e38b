/** Between who comes and how many: "the audience WILL BE about 250", "público ESTIMADO: 300". */
export const LINKS = `is, are, be, was, were, will be, would be, should be, could be, might be, may be, is usually, are usually, is normally, is likely to be, is going to be, to be, stands at, stand at, is at, are at, now at, currently, so far, to date, expected, estimated, est, anticipated, projected, planned, likely, forecast, usually, normally, typically, in the region of,
  ist, sind, wird, werden, wird wohl, beträgt, liegt bei, liegt bei rund, erwartet, geschätzt, geplant, bisher, derzeit, aktuell, voraussichtlich,
  est, est de, sera, sera de, sera d', sont, seront, estimé, estimée, estimés, estimé à, estimée à, attendu, attendue, attendus, prévu, prévue, prévus, prévu de, à ce jour, actuellement, compris, à,
  es, es de, son, será, será de, serán, estimado, estimada, estimados, previsto, prevista, previstos, esperado, esperada, hasta la fecha, hasta ahora,
  is, zijn, wordt, zal, zal zijn, bedraagt, ligt op, ligt rond, verwacht, verwachte, geschat, tot nu toe, momenteel`;

/** Who comes, where a link or a colon stands before how many: "PUBLIC: 250", "der ANMELDUNGEN sind 80". */
export const CROWD_LABELS = `public, attending, number attending, nos, rsvps, rsvps so far, acceptances, confirmed, confirmed so far, confirmed numbers, registrations, registered, sign ups, signups, signed up, guest list, invitation list, invited, invites, tickets sold, ticket sales, sold so far, audience, crowd, footfall, gate, house, sittings, anticipated number, expected number, number expected, anticipated numbers, expected numbers, estimated numbers, final number, final numbers, expected crowd, attendance,
  publikum, anmeldungen, zusagen, eingeladen, verkaufte karten, karten verkauft, erwartet, erwartete zahl, publikumszahl, auslastung,
  public, inscriptions, inscrits, réservations, affluence, billets vendus, places vendues, entrées vendues, attendus, effectif, fréquentation, nombre attendu, jauge,
  público, afluencia, asistencia, entradas vendidas, localidades vendidas, confirmados, inscritos, inscripciones, invitados confirmados, aforo, número previsto,
  publiek, opkomst, inschrijvingen, aanmeldingen, ingeschreven, aangemeld, verkochte kaarten, kaarten verkocht, verkochte tickets, verwacht, aantal, verwacht aantal, bezoekersaantal`;

/** "WE'D GET three hundred", "ON TABLE SUR 400": what somebody does for, or supposes of, all who come. */
export const COMES_TO = `feed, feeding, seat, seating, sit, sitting, host, hosting, entertaining, welcome, welcoming, we'd get, we would get, we'll get, we will get, should get, usually get, normally get, generally get, typically get, always get, tend to get, get about, get around, get roughly, get up to, usually have, normally have, generally have, typically have, attract, attracts, attracting, draw, draws, drawing, pull in, pulls in, bring in, brings in, inviting, have invited, we've invited, gone out to, went out to, anticipate, anticipates, anticipating, looking at, hoping for, aiming for, budgeting for, allow for, allowing for, accommodating, house of, full house of, packed house of, sell out of, sell out at, sold out at, have sold, we've sold, there should be, there could be, there might be, there may be, there would be, there were, there was, should have,
  planen mit, planen wir mit, plane mit, kalkulieren mit, rechne mit, gerechnet wird mit, gehen von, gehen wir von, ausgelegt auf, ausgelegt für, es werden, werden es, es waren, waren es, kommen so, es kommen, kommen, bewirten, haben eingeladen, eingeladen haben, eingeladen sind, erwartet werden, ausverkauft mit,
  on table sur, nous tablons sur, tablons sur, tabler sur, on compte, on compte sur, nous comptons, comptons sur, compter, comptez, on attend, on prévoit, prévoyons, prévoir, prévoyez, recevons, on reçoit, accueillons, on accueille, accueillera, serez vous, viennent, viendront, il y aura, étions, était,
  calculamos, calculad, calculen, contamos con, cuenta con, cuenten con, prevemos, esperamos a, vendrán, vienen, acudirán, acuden, asistirán, suelen venir, suelen ser, suelen acudir, recibimos, recibiremos, acogemos, acogeremos, habrá, éramos, fuimos, estaremos,
  rekenen op, reken op, rekent op, rekenen met, gaan uit van, ga uit van, uitgaan van, zijn met zijn, zijn met z'n, met zijn, met z'n, er komen, komen er, komen, schuiven aan met, waren er, er waren, verwelkomen, ontvangen, tellen`;

/** Before a figure that is not exact, where several words say so: "IN THE REGION OF 300", "SO UM DIE 250". */
export const ROUGHLY = `in the region of, somewhere in the region of, somewhere around, somewhere about, anything up to, give or take, close to, nearer, nearer to, closer to, upwards of, in excess of, of, more than, no more than, not more than, fewer than, less than, getting on for, going on,
  von, um die, so um die, an die, so an die, um, mehr als, gut und gerne, er, so,
  de, d', dans les, autour de, aux alentours de, à peu près, plus de, pas loin de, moins de, entre, jusqu' à, une,
  alrededor de, cerca de, en torno a, más de, menos de, casi, entre, hasta, a, a unas, a unos,
  er, van, rond de, om en bij de, tegen de, een, meer dan, minder dan, tussen de, zo rond de, wel`;

/** "HOW MANY in the room?", "WIE VIELE kommen?": the answer counts them where the question names no thing. */
export const HOW_MANY = `how many, wie viele, wieviele, mit wie vielen, combien, à combien, cuántos, cuántas, hoeveel, met hoeveel`;
/** What such a question goes on with. */
export const WHO_COME: ReadonlySet<string> = new Set(
  `are is will do in attend attending expected expect expecting coming come there of kommen werden sind seid erwartet nehmen
  serez etes seront viennent viendront attendez attendus sois sereis seran vienen vendran esperan asisten asistiran komen zijn worden
  verwacht`.split(/\s+/u),
);
/** What shows that others are asked for than those who come. */
export const WHO_PLAY: ReadonlySet<string> = new Set(
  `band bands stage group table tables crew staff speakers performers players singers musicians choir orchestra team per each
  buhne kapelle chor orchester tisch helfer groupe scene orchestre equipe banda grupo escenario coro mesa equipo podium koor orkest tafel ploeg
  mics microphones chairs lights`.split(/\s+/u),
);
