import type { Language } from '../../types.ts';
import { pairs } from './pairs.ts';

/** How a language says where things are and whose they are. */
export interface PossessionWords {
  /** "are", "stehen": between the things and where they are or whose they are. */
  readonly copulas: string;
  /** Behind a copula, or alone at the end: they are taken care of. */
  readonly settled: string;
  /** The same, but with more behind them they say how things are set out: "arranged in rows". */
  readonly arranged: string;
  /** Behind a copula and before a place. */
  readonly at: string;
  /** Places that have things of their own. */
  readonly places: string;
  /** "ours", "von uns": behind a copula. */
  readonly ours: string;
  /** "belong to": before whoever has them. */
  readonly belong: string;
  /** "by", "from": before whoever brings them. */
  readonly by: string;
  /** "there is": before what a place has. */
  readonly presence: string;
  /** What begins the name of somebody who may have things: "the", "our". */
  readonly determiners: string;
  /** Behind a definite thing: what is there does. */
  readonly suffices: string;
  /** Behind a thing: it may not be. */
  readonly forbidden: string;
  /** Before what holds only perhaps. */
  readonly conditions: string;
  /** Words with which a question begins. */
  readonly asks: string;
}

const HIRES =
  'the rate, the day rate, the delegate rate, the day delegate rate, the ddr, the room hire, the hall hire, the venue hire, the room rate, the room rental, the rental, the package, the conference package, the wedding package, the price, the fee, the hire of the hall, the hire of the room, the contract, the deal, our package, our room hire, our contract, our rate';

export const POSSESSION_WORDS: Readonly<Record<Language, PossessionWords>> = {
  en: {
    copulas: `is, are, was, were, is being, are being, has been, have been, will be, stays, stay, sits, sit, lives, live, is all, are all`,
    settled: `council owned, council property, property of the council, owned by the council, municipal, ${pairs('included in, covered by, covered in, part of, in, built into, thrown in with', HIRES)}, those of the, that of the, the ones of the, reinforced by, amplified by, solicited separately, bid separately, contracted separately, procured under, built into the wall, built into the walls, built into the, mounted on the wall, mounted on the walls, wall mounted, ceiling mounted, on the walls, in the walls, fixed to the, fixed, permanent, fixed in place, a fixture, permanently there, part of the building, part of the furniture, bolted in, bolted down, bolted to the wall, screwed to the wall, wired in, hard wired, plumbed in, hung already, hanging already, up already, down already, laid already, paid for, all paid for, ticked off, dealt with by, spoken for, someone else's job, somebody else's job, another department, another department's, other people's business, unlocked, unlocked for us, awarded separately, covered off, well covered, well in hand, lent to us, loaned to us, given to us, provided for us, supplied for us, hired in, already in, already up, already out, in situ already, all there, all booked, all sorted, all done, all taken care of, all covered, all arranged, all provided, all in hand, being taken care of, being looked after, being dealt with, booked separately, hired separately, ordered separately, coming separately, arranged separately, open, open to us, open for us, usable, elsewhere, with others, with other suppliers, with another supplier, with other contractors, with someone else, with another company, with another firm, from elsewhere, from other suppliers, out of scope, provided, supplied, sorted, sorted out, covered, booked, hired, rented, in place, taken care of, dealt with, looked after, in hand, secured, on site, onsite, in house, built in, there, here, in situ, on the premises, available, ready to pick up, ready for collection, ready for pick up, ready to collect, on hand, on loan, borrowed, bought, purchased, homemade, handmade, done, donated, brought in, brought along, coming with us, ours already, with us already, included in the venue, included in the room, included in the hall, included with the venue, included with the room, included with the hall, part of the venue, part of the room hire, part of the venue hire, in the venue hire, included in the venue hire, included in the room hire`,
    arranged: `their, thier, ther, allready there, alredy there, already their, provded, provided for, suplied, arranged, organised, organized, set, set up, handled, managed, installed, fitted, included by the venue`,
    at: `in the, in our, in our own, in their, in their own, in his own, in her own, at the, at our, on the, inside the, with the, in, at, under the, behind the, stored in the, stored at the, kept in the, in place in the, in place at the`,
    places: `venue, hall, village hall, school, school hall, church, hotel, building, house, site, premises, room, place, shop, store, pub, club, clubhouse, barn, farm, theatre, theater, centre, center, gym, restaurant, chapel, college, university, town hall, museum, gallery, library, office, factory, works, warehouse, hangar, arena, stadium, pavilion, community centre, yard, courtyard, stable, stables, castle, store room, storeroom, van, truck, lorry, tour bus, bus, garage, shed, loft, attic, lock up, lockup, cupboard, canteen, ballroom, auditorium, studio, location`,
    ours: `with them, all with them, all with us, both with us, all ours, all theirs, with him, with her, ours, mine, our own, my own, theirs, his, hers, our job, our responsibility, down to us, on us, up to us, with us, from us, by us, not your job, not your problem, not your concern, not your worry`,
    belong: `has gone to, have gone to, is contracted to, are contracted to, is awarded to, has been awarded to, has been given to, have been given to, is let to, are let to, is outsourced to, are outsourced to, come with, comes with, come along with, comes along with, fall to, falls to, fall under, falls under, sit with, sits with, lie with, lies with, rest with, rests with, is in the hands of, are in the hands of, in the hands of, is courtesy of, are courtesy of, courtesy of, is with, are with, go through, goes through, is run by, are run by, is down to, are down to, is up to, are up to, is the job of, are the job of, is the responsibility of, are the responsibility of, is looked after by, are looked after by, is left to, are left to, is covered by, are covered by, belong to, belongs to, is owned by, are owned by, is property of, are property of`,
    by: `by, from, via, through, courtesy of, with compliments of, thanks to, care of`,
    presence: `there is, there's, there are, there is already, there's already, there are already, it has, it's got, already has, comes with`,
    determiners: `the, our, my, their, his, her, a local, one of our, this, that, some of our, tim's, mum's, dad's`,
    suffices: `is fine, are fine, is ok, are ok, is okay, are okay, will do, will be fine, do fine, does the job, do the job, is enough, are enough, is good enough, are good enough, is sufficient, are sufficient, is plenty, are plenty, suffices, suffice, will suffice, is perfectly good, are perfectly good, works well, work well, is adequate, are adequate, can be used, may be used, will be used, is available, are available`,
    forbidden: `isn't allowed, aren't allowed, isnt allowed, arent allowed, won't be allowed, isn't permitted, aren't permitted, won't be permitted, isn't possible, aren't possible, won't be possible, isn't an option, aren't an option, isn't welcome, aren't welcome, isn't tolerated, aren't tolerated, isn't acceptable, aren't acceptable, isn't feasible, aren't feasible, not feasible, frowned upon, against the rules, against house rules, against the house rules, against the terms, not welcome, strictly forbidden, strictly prohibited, strictly no, not acceptable, not possible here, a strict no, not tolerated, forbidden, not allowed, not permitted, prohibited, banned, out of the question, a no go, off limits, not an option, not possible, verboten, ruled out`,
    conditions: `if, whether, unless, when, in case, should, depending on, depends on, subject to`,
    asks: `do, does, did, is, are, can, could, will, would, have, has, what, which, how, who, where, any`,
  },
  de: {
    copulas: `ist, sind, steht, stehen, liegt, liegen, hängt, hängen, befindet sich, befinden sich, bleibt, bleiben, wird, werden, wurde, wurden, lagert, lagern, war, waren`,
    settled: `städtisch, städtische, gemeindeeigen, städtisches eigentum, eigentum der stadt, eigentum der gemeinde, vereinseigen, hauseigen, fest, fest verbaut, fest eingebaut, fest installiert, fest montiert, chefsache, sache des, aufgabe des, aufgabe der, sache der, im saalpreis, im hallenpreis, im raumpreis, im pachtpreis, angemietet, anderweitig angemietet, gesponsert, gespendet, ausgeliehen, in arbeit, unter dach und fach, ausgestattet, bestückt, in der *miete, in der *miete drin, in der *miete enthalten, in der *miete inbegriffen, in der *pauschale, in der *pauschale enthalten, im *preis, im *preis drin, im paket, im paket enthalten, fest an der decke, fest an der wand, an der decke, inklusive, inbegriffen, im preis enthalten, enthalten, anderweitig gebucht, anderweitig bestellt, schon gebucht, bereits gebucht, schon bestellt, bereits bestellt, offen, geöffnet, nutzbar, benutzbar, zugänglich, anderweitig vergeben, anderweitig organisiert, vorhanden, da, schon da, bereits da, gestellt, geregelt, organisiert, gebucht, bestellt, abgedeckt, installiert, eingebaut, verbaut, vor ort, im haus, hier, dort, dort bereit, verfügbar, zur verfügung, besorgt, versorgt, mitgebracht, bereitgestellt, gemietet, geliehen, reserviert, erledigt, gesichert, inklusive im saal, in der saalmiete enthalten, in der miete enthalten, im preis der halle enthalten`,
    arranged: `aufgebaut, eingerichtet`,
    at: `in der, im, in dem, in unserer, in unserem, am, an der, auf der, auf dem, bei uns, beim, in den`,
    places: `halle, saal, haus, hotel, schule, kirche, location, gebäude, verein, vereinsheim, laden, scheune, hof, theater, club, aula, turnhalle, stadthalle, gemeindehaus, gemeindesaal, festsaal, museum, restaurant, gaststätte, raum, räumen, keller, lager, bürgerhaus, platz, gelände, büro, werk, *halle, *saal, *haus, *raum, *heim, *schule, *kirche, *scheune, *hof, *platz, hörsaal`,
    ours: `von uns, unsere, unsere eigenen, unser eigener, bei uns, unsere sache, durch uns, vom haus, des hauses, der halle, der schule, der kirche, des vereins, des hotels, der stadt, der gemeinde`,
    belong: `ist vergeben an, sind vergeben an, wurde vergeben an, ist übertragen an, geht an, gehen an, liegt bei, liegen bei, liegt beim, liegen beim, obliegt, obliegen, fällt an, ist sache, sind sache, ist aufgabe, sind aufgabe, gehört, gehören, gehört zum, gehört zur, gehören zum, gehören zur, sind eigentum`,
    by: `aus der, aus dem, aus unserer, aus unserem, vom, von der, von dem, von den, von, von unserem, von unserer, von unseren, durch, durch den, durch die, durch das, über den, über die, beim, bei der`,
    presence: `stehen schon, stehen bereits, steht schon, steht bereits, hängt schon, hängt bereits, hängen schon, hängen bereits, liegt schon, liegt bereits, liegen schon, liegen bereits, sind schon, sind bereits, ist schon, ist bereits, gibt es, es gibt, gibt es schon, gibt es bereits, es gibt schon, es gibt bereits, dort steht, dort gibt es, dort ist, da ist, da sind, dort sind, dort stehen, dort hängt`,
    determiners: `der, die, das, den, dem, unser, unsere, unserer, unserem, unseren, mein, meine, meinem, meiner, ihr, ihre, ein befreundeter, ein örtlicher, des`,
    suffices: `reicht, reichen, reicht aus, reichen aus, reicht uns, genügt, genügen, ist ausreichend, sind ausreichend, ist gut genug, passt, ist in ordnung, sind in ordnung, ist völlig ok, ist ok, kann genutzt werden, können genutzt werden, können wir nutzen, dürfen wir nutzen, nutzen wir mit, wird genutzt, werden genutzt, wird mitbenutzt, darf genutzt werden, dürfen genutzt werden, nutzen wir, darf benutzt werden, dürfen benutzt werden, kann benutzt werden, können benutzt werden, darf verwendet werden, dürfen wir benutzen, können wir benutzen`,
    forbidden: `verboten, untersagt, nicht erlaubt, nicht gestattet, nicht zulässig, nicht zugelassen, tabu, nicht möglich, ausgeschlossen, nicht drin, geht nicht`,
    conditions: `falls, wenn, ob, sofern, soweit, je nach, abhängig von, abhängig vom, hängt ab von, richtet sich nach`,
    asks: `haben, habt, hat, gibt, ist, sind, kann, können, könnt, könnten, was, welche, wie, wer, wo`,
  },
  fr: {
    copulas: `est, sont, se trouve, se trouvent, reste, restent, sera, seront, était`,
    settled: `municipal, municipale, municipaux, municipales, communal, communale, communaux, communales, propriété de la commune, propriété de la ville, propriété de la mairie, fixe, fixes, à demeure, déjà compris, déjà comprise, dans le forfait, dans le prix, dans la formule, celles du stade, celles de la commune, offert par, offerts par, offerte par, offertes par, sponsorisé, sponsorisés, calé, calée, calés, calées, commandé ailleurs, commandés ailleurs, louée ailleurs, loué ailleurs, fixé au plafond, fixée au plafond, accroché au plafond, suspendu au plafond, au plafond, fixé au mur, intégré, intégrée, intégrés, intégrées, compris, comprises, comprise, inclus, incluse, incluses, ok, à disposition des, prévu de notre côté, prévue de notre côté, prévus de notre côté, prévues de notre côté, loués ailleurs, réservés ailleurs, ouvert, ouverte, ouverts, ouvertes, accessibles, utilisables, sur place, déjà là, là, disponible, disponibles, fourni, fournie, fournis, fournies, en place, installé, installée, installés, installées, réservé, réservée, réservés, réservées, prévu, prévue, prévus, prévues, loué, louée, loués, louées, réglé, réglée, réglés, réglées, pris en charge, prise en charge, prises en charge, assuré, assurée, assurés, assurées, compris dans la salle, comprise dans la salle, inclus dans la location, incluse dans la location, incluses dans la location, à disposition, mis à disposition, mise à disposition, mises à disposition, prêté, prêtée, prêtés, prêtées, gérés, gérées, géré, gérée`,
    arranged: `organisé, organisée`,
    at: `dans la, dans le, dans l', dans les, dans notre, à la, à l', au, chez, sur le, sur la, en`,
    places: `salle, lieu, hôtel, église, château, domaine, école, collège, lycée, mairie, théâtre, site, centre, bâtiment, maison, restaurant, musée, ferme, grange, gymnase, local, club, salle des fêtes, foyer, entreprise, usine, bureaux, auditorium, amphithéâtre`,
    ours: `à nous, les nôtres, le nôtre, la nôtre, de notre côté, à notre charge, par nos soins, notre affaire, ceux de la salle, celles de la salle, celui de la salle, celle de la salle, ceux de l' école, celles de l' école`,
    belong: `est confié à, est confiée à, sont confiés à, sont confiées à, a été confié à, a été confiée à, ont été confiés à, confié à, confiée à, est attribué à, est attribuée à, revient à, revient au, reviennent à, reviennent au, incombe à, incombe au, incombent à, incombent au, relève de, relève du, relèvent de, relèvent du, dépend de, dépend du, dépendent de, dépendent du, est l' affaire de, est l' affaire du, sont l' affaire de, sont l' affaire du, appartient à, appartient au, appartiennent à, appartiennent au, appartient aux, appartiennent aux`,
    by: `par, par le, par la, par l', par les, par notre, par nos, du, de la, de l', de notre, chez, via`,
    presence: `se trouvent déjà, se trouve déjà, sont déjà installés, est déjà installé, sont déjà en place, est déjà en place, il y a, il y a déjà, y a, on a, on a déjà, on dispose de, on dispose d'`,
    determiners: `le, la, l', les, notre, nos, mon, ma, mes, leur, leurs, un`,
    suffices: `suffit, suffisent, suffira, suffiront, est suffisant, est suffisante, sont suffisants, sont suffisantes, convient, conviennent, fait l' affaire, font l' affaire, ira très bien, est très bien, sont très bien, sera utilisé, sera utilisée, peut être utilisé, peut être utilisée`,
    forbidden: `interdit, interdite, interdits, interdites, pas autorisé, pas autorisée, pas autorisés, pas autorisées, pas permis, pas permise, défendu, défendue, exclu, exclue, exclus, exclues, prohibé, prohibée, pas possible`,
    conditions: `si, s', au cas où, selon, en fonction de, en fonction du, dépend de, dépend du, suivant`,
    asks: `avez, est, sont, est ce, y a, peut, pouvez, pourriez, quel, quelle, quels, combien, disposez`,
  },
  es: {
    copulas: `está, están, es, son, se encuentra, se encuentran, queda, quedan, ya está, ya están, vienen, viene, estará, estarán`,
    settled: `municipal, municipales, propiedad del ayuntamiento, propiedad municipal, titularidad municipal, de titularidad municipal, de propiedad municipal, fijo, fija, fijos, fijas, de obra, empotrado, empotrada, anclado, anclada, colgado, colgada, incluido con, incluida con, incluidos con, incluidas con, en el techo, en la pared, instalado en el techo, colgado del techo, incluido en la sala, incluida en la sala, incluidas en la sala, incluidos en la sala, incluido en el precio, incluidas en el precio, incluidos en el precio, incluida en el precio, prestado, prestada, prestados, prestadas, cedido, cedida, cedidos, cedidas, abierto, abierta, abiertos, abiertas, accesibles, allí, ahí, aquí, puesto, puesta, puestos, puestas, cubierto, cubierta, cubiertos, cubiertas, resuelto, resuelta, resueltos, resueltas, contratado, contratada, contratados, contratadas, reservado, reservada, reservados, reservadas, instalado, instalada, instalados, instaladas, disponible, disponibles, a disposición, incluido en el local, incluida en el local, incluidas en el local, incluidos en el local, incluidos en el alquiler, incluidas en el alquiler, alquilado, alquilada, alquilados, alquiladas, listo, listos, lista, listas, proporcionado, proporcionados, proporcionada, proporcionadas, suministrado, suministrada, suministrados, suministradas`,
    arranged: `organizado, organizada, montado, montada`,
    at: `en el, en la, en los, en las, en nuestro, en nuestra, en, dentro del, dentro de la`,
    places: `sala, salón, local, hotel, iglesia, recinto, espacio, sitio, teatro, escuela, colegio, centro, lugar, finca, club, restaurante, polideportivo, instituto, museo, casa, edificio, universidad, pabellón, nave, almacén, ayuntamiento, parroquia, biblioteca, auditorio, hacienda`,
    ours: `nuestro, nuestra, nuestros, nuestras, nuestros propios, nuestras propias, cosa nuestra, de nuestra parte, por nuestra cuenta, mío, míos, mías, mía`,
    belong: `va con, van con, viene con, vienen con, corre con, corren con, se ha encargado a, está encargado a, está adjudicado a, está adjudicada a, se ha adjudicado a, corresponde a, corresponde al, corresponden a, corresponden al, depende de, depende del, dependen de, dependen del, es cosa de, es cosa del, son cosa de, son cosa del, recae en, recaen en, pertenece a, pertenecen a, pertenece al, pertenecen al, son de, son del, son de la, es de la, es del, es propiedad de, son propiedad de`,
    by: `por, por el, por la, del, de la, de nuestro, de nuestra, de parte del, a cargo del, a cargo de, a cargo de la, por cuenta de, por cuenta del, por cuenta de la`,
    presence: `ya están, ya está, están ya, está ya, se encuentran ya, hay, ya hay, existe, existen`,
    determiners: `el, la, los, las, nuestro, nuestra, nuestros, nuestras, mi, mis, su, sus, un`,
    suffices: `basta, bastan, es suficiente, son suficientes, sirve, sirven, nos vale, nos valen, vale, nos sirve, nos sirven, está bien, están bien, usaremos la de allí, se puede usar, se pueden usar`,
    forbidden: `prohibido, prohibida, prohibidos, prohibidas, no está permitido, no está permitida, no están permitidos, no están permitidas, no permitido, no se permite, no se permiten, no está autorizado, no se puede, no se pueden, no podemos usar`,
    conditions: `si, en caso de, según, depende de, depende del, dependiendo de, dependiendo del, en función de, en función del`,
    asks: `tiene, tienen, tenéis, hay, es, son, puede, pueden, podéis, qué, cuál, cómo, disponen, cuentan, está, están`,
  },
  nl: {
    copulas: `is, zijn, staat, staan, ligt, liggen, hangt, hangen, blijft, blijven, wordt, worden, bevindt zich, bevinden zich, zit, zitten, was, waren`,
    settled: `gemeentelijk, gemeentelijke, eigendom van de stad, eigendom van de gemeente, stadseigendom, vast gemonteerd, vast opgesteld, in de zaalprijs, in de prijs, in de prijs inbegrepen, in de prijs van de zaal, in het arrangement, bij de prijs in, bij de zaal, bij de zaal in, gesponsord, in bruikleen, afgehuurd, uitbesteed, aan het plafond, aan de muur, aan de wand, vast aan het plafond, in de zaalhuur, in de huur, in de huurprijs, in het pakket, inbegrepen, inbegrepen bij de zaalhuur, inbegrepen in de huur, elders gehuurd, elders geboekt, al gehuurd, al geboekt, al besteld, al geregeld, open, geopend, toegankelijk, bruikbaar, elders geregeld, aanwezig, al aanwezig, er, er al, meegenomen, aangeleverd, geregeld, geboekt, besteld, gereserveerd, gehuurd, beschikbaar, ter plaatse, ter plekke, voorzien, verzorgd, geleverd, gedekt, geïnstalleerd, ingebouwd, in huis, hier, daar, inbegrepen bij de zaal, inbegrepen bij de locatie, bij de zaal inbegrepen, meegebracht, geleend, in orde, rond`,
    arranged: `opgesteld, georganiseerd, ingericht`,
    at: `in de, in het, in onze, in ons, op de, op het, bij de, bij het, bij ons, op, in`,
    places: `zaal, locatie, hotel, kerk, school, theater, club, gebouw, museum, restaurant, sporthal, dorpshuis, huis, kantine, clubhuis, aula, gymzaal, boerderij, schuur, winkel, kantoor, terrein, plein, buurthuis, loods, fabriek, *zaal, *hal, *huis, *gebouw, *school, *kerk`,
    ours: `van ons, van onszelf, onze eigen, van de zaal, van de school, van de kerk, van het hotel, van de club, van de locatie, van de vereniging, van de gemeente, van mij, ons werk, onze zaak, voor onze rekening`,
    belong: `is uitbesteed aan, zijn uitbesteed aan, is gegund aan, lopen via, loopt via, ligt bij, liggen bij, valt onder, vallen onder, is aan, zijn aan, is een zaak van, zijn een zaak van, behoort toe aan, behoren toe aan, hoort bij, horen bij, is eigendom van, zijn eigendom van`,
    by: `door, door de, door het, door onze, door ons, van, van de, van het, van onze, via, via de, via het, bij de, bij het`,
    presence: `staan al, staat al, hangt al, hangen al, ligt al, liggen al, zijn al, is al, staan reeds, staat reeds, staan genoeg, staan voldoende, er is, er zijn, er is al, er zijn al, er staat, er staan, er staat al, er staan al, er hangt, er hangt al, er hangen, er ligt, er ligt al, is er, zijn er, is er al, zijn er al`,
    determiners: `de, het, onze, ons, mijn, hun, een lokale, een bevriende`,
    suffices: `volstaat, volstaan, voldoet, voldoen, is genoeg, zijn genoeg, is voldoende, zijn voldoende, is prima, zijn prima, is goed genoeg, kan gebruikt worden, kunnen gebruikt worden, mag gebruikt worden, mogen gebruikt worden, gebruiken we, gebruiken wij, is ook ok, is ok, zijn ook ok, zijn ok, is ook in orde, is in orde`,
    forbidden: `verboden, niet toegestaan, niet mogelijk, uit den boze, mag niet, mogen niet, uitgesloten, niet toegelaten`,
    conditions: `als, indien, of, wanneer, mits, naargelang, afhankelijk van`,
    asks: `hebben, heeft, hebt, heb, is, zijn, kan, kunnen, kunt, wat, welke, hoe, wie, waar, beschikt`,
  },
};

/** No owner of equipment: occasions, parts of them, papers, and the things that a wish is about. */
export const NO_OWNERS = `carnaval karneval carnival feria ferias fiesta fiestas festival equipment service services servicing works scope need needs item items contract delivery rental purchase lieferung leistung leistungen auftrag materiel prestation prestations marche besoin besoins suministro servicio servicios contrato equipamiento levering opdracht local additional further required extra technical event events evening day days night weekend show shows programme program agenda conference congress meeting dinner lunch party wedding reception ceremony concert gig festival fair session sessions talk talks speech speeches brief budget list quote quotation offer price package packages option options layout plan plans schedule set setup stage stages screen stand stands stall stalls booth table tables version rest idea aim order system panel keynote workshop workshops production requirement requirements spec rider
veranstaltung abend tag tage nacht fest feier tagung kongress konferenz sitzung hochzeit konzert messe sitzplan programm angebot budget liste paket option plan buhne stand stande rest ziel ablauf rede reden vortrag vortrage podium
soiree journee nuit evenement fete mariage concert conference congres reunion diner programme devis budget liste forfait option plan scene stand stands reste but ordre
evento noche dia dias fiesta boda concierto congreso conferencia reunion cena programa presupuesto lista paquete opcion plan escenario puesto resto acto
evenement avond dag dagen feest bruiloft concert congres vergadering diner programma offerte budget lijst pakket optie plan podium stand kraam rest`;
