import type { Language } from '../../types.ts';

/** How a language says that something is not wanted, or is there already. */
export interface ExclusionWords {
  /** Before the thing: it is not wanted. */
  readonly unwantedBefore: string;
  /** After the thing: it is not wanted. */
  readonly unwantedAfter: string;
  /** Before a negation: the venue lacks it, so it is wanted ("the hall HAS no stage"). */
  readonly lackBefore: string;
  /** After a negated thing: the same ("no stage AVAILABLE"). */
  readonly lackAfter: string;
  /** Before the thing, whoever has it: it is there. */
  readonly providedBefore: string;
  /** After the thing: it is there. */
  readonly providedAfter: string;
  /** Who may have or bring it. */
  readonly subjects: string;
  /** Has: not after "will", "to" or "should". */
  readonly has: string;
  /** Brings or provides: also after "will" and "can". */
  readonly brings: string;
  /** After the thing these turn "has" into a wish: "we hebben stoelen NODIG". */
  readonly wishAfter: string;
}

export const EXCLUSION_WORDS: Readonly<Record<Language, ExclusionWords>> = {
  en: {
    unwantedBefore: `no, none of, won't have, can't have, cannot have, can not have, can't use, cannot use, can not use, must not use, mustn't use, may not use, not allowed to use, not permitted to use, not allowed, not permitted, no need for, no need of, no need to supply, no need to bring, no need to provide, without, without any, don't need, do not need, dont need, don't want, do not want, dont want, never want, rather not have, prefer not to have, prefer no, sooner not have, don't wish for, do not wish for, don't have to have, don't require, do not require, doesn't need, does not need, won't need, will not need, wouldn't need, not need, not needing, not require, not requiring, not looking for, not after, don't bother with, do not bother with, don't include, do not include, don't quote for, do not quote for, don't quote, do not quote, skip, leave out, leave off, omit, exclude, excluding, do without, apart from, except for, except, instead of, rather than, neither, nor, forget, ( not a, ( not an`,
    unwantedAfter: `not needed, not required, n a, none needed, none required, none wanted, none is needed, none are needed, none please, we don't want, we don't need, we can do without, we do without, can be left out, can be omitted, to be excluded, to be omitted, not necessary, not wanted, isn't needed, aren't needed, isn't required, aren't required, isn't necessary, aren't necessary, not be needed, not be required, won't be needed, won't be required, not be necessary, unnecessary, no thanks, excluded, not to be included, not desired`,
    lackBefore: `has, have, had, has got, have got, there is, there's, there are, got, is, are, with, room, hall, venue, church, it's`,
    lackAfter: `available, there, on site, at the venue, in the venue, in the hall, in the room, at the hall, in place, yet, on the field, in the field, on the lawn, on the beach, on the green, in the park, at the site, on the site, in the barn, nearby`,
    providedBefore: `can use the, may use the, allowed to use the, can use their, existing, in house, inhouse, house, resident, permanent, permanently installed, have our own, our own, their own, his own, her own, its own, your own, own, venue's, hall's, hotel's, church's, school's, theatre's, centre's, room's, club's, band's, already have, already has, already got, have already got, already there, already in place, already on site, enough, plenty of, already hired, already booked, already own, already provides, already provided, venue supplied, venue provided, built in`,
    providedAfter: `is not an issue, is no issue, is no problem, is not a problem, are no problem, already there, is in the house, are in the house, is there, are there, already in place, is in place, are in place, already installed, is installed, are installed, already fitted, is fitted, are fitted, already set up, already on site, on site already, is on site, are on site, in house, is provided, are provided, provided by, provided already, already provided, will be provided, being provided, supplied by, is supplied, are supplied, already supplied, will be supplied, being supplied, from the venue, from the hall, from the hotel, by the venue, by the hall, by the hotel, by the church, by the band, by venue, by hotel, by client, by the client, by us, by others, already available, available on site, available at the venue, available in the hall, available in house, already booked, is booked, are booked, has been booked, have been booked, already sorted, is sorted, are sorted, all sorted, taken care of, covered by, already covered, brought by, come from the, comes from the, come with the venue, comes with the venue, come with the room, comes with the room, included in the venue, included in the hire, we already have, we have already, we have our own, we've already got, we've got, we own, we bring, we'll bring, we provide, we supply, we have, we have these, we have those, we have them, we have plenty of, are plentiful, aplenty, already hired, already arranged, already organised`,
    subjects: `scouts, committee, village, neighbours, caretaker, volunteers, venue, hall, halls, church, hotel, school, room, rooms, site, place, building, theatre, theater, club, centre, center, university, college, ballroom, pub, location, house, auditorium, chapel, cathedral, gym, arena, stadium, museum, restaurant, barn, farm, studio, caterer, caterers, catering company, band, bands, the bands, dj, djs, choir, musicians, orchestra, performers, artists, artist, acts, singer, pianist, quartet, client, customer, organiser, organisers, organizer, planner, florist, team, we, they, it, which, that, who, she, he, i, we've, they've, it's, i've, we'll, they'll, he'll, she'll, it'll, i'll, exchange, council, parish, landlord, everyone, contractor's client`,
    has: `has, have, has got, have got, got, has its own, owns, own, comes with, come with, come complete with, comes complete with, is equipped with, comes equipped with, is fitted with, features`,
    brings: `does, do, is doing, are doing, runs its own, carries, carry, is lending, are lending, lent us, has lent us, hires in, is hiring, are hiring, pays for, is paying for, puts up, is putting up, set up, sets up, turns up with, turn up with, arrives with, arrive with, travel with, travels with, play on, plays on, covers, caters for, deals with, is responsible for, are responsible for, organises, organizes, provides, provide, is providing, are providing, providing, supplies, supply, is supplying, are supplying, supplying, brings, bring, is bringing, are bringing, bringing, offers, offer, lends, lend, loans, loan, donates, donate, sponsors, sponsor, arranges, arrange, is arranging, are arranging, is organising, are organising, hires, looks after, look after, is looking after, are looking after, sorts, sort, sorts out, sort out, is sorting, are sorting, is sorting out, are sorting out, is covering, are covering, takes care of, take care of, is handling, are handling, handles, handle`,
    wishAfter: `needed, required`,
  },
  de: {
    unwantedBefore: `kein, keine, keines, bitte nicht, nicht gewünscht sind, nicht benötigt werden, benötigen wir nicht, brauchen wir nicht, keinen, keinem, keiner, keinerlei, ohne, verzichten auf, verzichten wir auf, weder, statt, anstatt, anstelle, anstelle von, auch kein, auch keine, nicht nötig, ausgenommen, mit ausnahme von, mit ausnahme der, mit ausnahme des, außer, bis auf, abgesehen von`,
    unwantedAfter: `nicht benötigt, nicht vorgesehen, keiner nötig, keine nötig, keines nötig, keins nötig, keiner benötigt, keine benötigt, keins benötigt, ist nicht gewünscht, brauchen wir keine, brauchen wir keinen, brauchen wir kein, brauchen wir auch nicht, benötigen wir keine, benötigen wir keinen, benötigen wir kein, brauchts nicht, braucht es nicht, braucht es keine, ist überflüssig, überflüssig, nicht gebraucht, nicht nötig, nicht notwendig, nicht erforderlich, nicht gewünscht, nicht erwünscht, brauchen wir nicht, benötigen wir nicht, wollen wir nicht, möchten wir nicht, unnötig, entfällt, entfallen, kann entfallen, können entfallen, verzichten, wird verzichtet, verzichtet werden`,
    lackBefore: `hat, haben, gibt es, es gibt, besitzt, verfügt über, verfügen über, ist, sind, leider, dort`,
    lackAfter: `vorhanden, vor ort, verfügbar, da, dort, zur verfügung`,
    providedBefore: `vorhandene, vorhandenem, vorhandenen, vorhandener, vorhandenes, bestehende, bestehenden, hauseigene, hauseigenen, hauseigener, hauseigenes, eigene, eigenen, eigener, eigenes, eigenem, unsere eigenen, unsere eigene, haben bereits, haben schon, haben selbst, haben genug, genug, genügend, ausreichend, unserem eigenen, fest verbaute, fest verbauten, fest installierte, fest installierten, hat bereits, hat schon, bauseits`,
    providedAfter: `vorhanden, genug da, genügend da, ausreichend vorhanden, zur genüge vorhanden, sind genug da, gibt es genug, gibt es im haus, gibt es dort, gibt es in der halle, bringen wir selbst, bringen wir mit, besorgen wir, besorgen wir selbst, organisieren wir, organisieren wir selbst, leihen wir, leihen wir uns, hängt schon, hängt bereits, steht schon, steht bereits, stehen schon, stehen bereits, steht zur verfügung, stehen zur verfügung, wird vom, werden vom, wird von der, werden von der, gehört, gehören, sind versorgt, sind organisiert, ist organisiert, ist gebucht, sind gebucht, ist bestellt, sind bestellt, ist geregelt, sind geregelt, ist abgedeckt, sind abgedeckt, ist vorhanden, sind vorhanden, bereits vorhanden, schon vorhanden, bereits da, schon da, ist da, sind da, ist vor ort, sind vor ort, bereits vor ort, gestellt, wird gestellt, werden gestellt, stellen wir, stellen die, stellen wir selbst, haben wir, haben wir schon, haben wir bereits, haben wir selbst, bringen wir, bringen die, bringen sie, wird mitgebracht, werden mitgebracht, mitgebracht, kommt vom, kommen vom, vom haus, vom veranstalter, vom hotel, vom caterer, vom verein, bauseits, bereits gebucht, schon gebucht, bereits organisiert, ist eingebaut, fest installiert, hat die halle, hat der saal, hat das hotel, hat die location, gibt es schon, gibt es bereits, gibt es vor ort`,
    subjects: `halle, saal, veranstaltungsort, location, haus, hotel, kirche, schule, verein, wir, band, bands, dj, caterer, veranstalter, kunde, raum, räume, theater, gemeinde, club, museum, restaurant, aula, turnhalle, stadthalle, festsaal, die, der, das, er, sie, es, chor, orchester, musiker, künstler, gemeindesaal, *halle, *saal, *haus, scheune, gastwirt, wirt`,
    has: `hat, haben, verfügt über, verfügen über, besitzt, besitzen, verfügt auch über`,
    brings: `stellt, stellen, bringt, bringen, bietet, bieten, liefert selbst, organisiert, organisieren, besorgt, besorgen, übernimmt, übernehmen, liefert, verleiht, leiht, leihen, baut, sponsert, spendet, sorgt für, sorgen für, kümmert sich um, kümmern sich um, mitbringt, mitbringen`,
    wishAfter: `nötig, benötigt, gebraucht, gerne, gern, gewünscht, angefragt, haben möchten, vorgesehen, geplant, geschätzt`,
  },
  fr: {
    unwantedBefore: `pas de, pas d', inutile de prévoir, inutile d' apporter, pas la peine de prévoir, pas nécessaire de prévoir, ne pas prévoir de, ne pas prévoir d', ne pas inclure, n' avons besoin ni de, ne veut pas de, ne veut pas d', ne voulons pas d', ne souhaitons pas d', ne faut pas de, ne faut pas d', à l' exception de, à l' exception des, à l' exception du, interdiction de, interdiction d', sans, sans le, sans la, aucun, aucune, pas besoin de, pas besoin d', n' avons pas besoin de, n' avons pas besoin d', ne voulons pas de, ne souhaitons pas de, ni, ni de, ni d', au lieu de, au lieu d', plutôt que, sauf, excepté, hormis`,
    unwantedAfter: `n' en avons pas besoin, n' en voulons pas, pas souhaité, pas souhaitée, pas souhaités, pas souhaitées, superflu, superflue, superflus, pas demandé, pas demandée, non nécessaire, non nécessaires, non requis, non requise, non souhaité, non souhaitée, pas la peine, pas nécessaire, pas nécessaires, n' est pas nécessaire, ne sont pas nécessaires, pas besoin, inutile, inutiles, pas requis, pas utile, n' est pas utile, exclu, exclue`,
    lackBefore: `a, n' a, dispose, ne dispose, n' y a, y a, avons, possède, ne possède, il n' y a`,
    lackAfter: `sur place, disponible, dans la salle`,
    providedBefore: `pouvons utiliser la, pouvons utiliser le, pouvons utiliser les, peut utiliser la, peut utiliser le, peut utiliser les, existant, existante, notre propre, nos propres, son propre, sa propre, ses propres, leur propre, leurs propres, propre, propres, avons déjà, a déjà, assez de, assez d', suffisamment de, suffisamment d', le matériel de, déjà les, déjà des, disposons de, disposons d', disposons déjà de, apportons, fournissons, avons notre, possédons, déjà sur place`,
    providedAfter: `sont là, sont déjà sur place, est déjà sur place, c' est nous, c' est bon, est réservé, est réservée, sont réservés, sont réservées, déjà réservé, déjà réservée, déjà réservés, déjà réservées, pris en charge, prise en charge, prises en charge, assuré par, assurée par, assurés par, assurées par, apporté par, apportée par, apportés par, apportées par, prêté par, prêtée par, prêtés par, prêtées par, on les a, nous les avons, nous l' avons, nous en avons, on en a, à notre charge, à la charge du, à la charge de, appartient, appartiennent, sont à nous, est à nous, viennent du, vient du, viennent de, vient de, en place, est comprise, est compris, sont compris, sont comprises, déjà sur place, est sur place, sont sur place, sur place, déjà fourni, déjà fournie, déjà fournis, déjà fournies, est fourni, est fournie, sont fournis, sont fournies, fourni par, fournie par, fournis par, fournies par, fourni, fournies, est déjà là, sont déjà là, existant, existante, existants, existantes, déjà présent, déjà présente, déjà installé, déjà installée, déjà installés, est installée, est installé, mis à disposition, mise à disposition, mises à disposition, par la salle, par le lieu, par l' hôtel, par le groupe, par le traiteur, déjà disponible, déjà disponibles, disponible sur place, disponibles sur place, déjà prévu, déjà prévue, déjà loué, déjà loués`,
    subjects: `salle, lieu, hôtel, église, château, domaine, groupe, dj, traiteur, client, mairie, théâtre, école, site, centre, nous, il, elle, ils, elles, qui, orchestre, musiciens, chorale, commune, restaurant`,
    has: `a, ont, dispose de, dispose d', dispose déjà de, dispose déjà d', possède, est équipée de, est équipée d', est équipé de, est équipé d', avons`,
    brings: `fournit, fournissent, fournira, apporte, apportent, apportera, apportons, amène, amènent, met à disposition, mettra à disposition, propose, s' occupe de, s' occupe des, s' occupe du, s' occupent de, s' occupent des, se charge de, se charge des, se charge du, se chargent de, se chargent des, prête, prêtent, installe, assure, assurent, gère, gèrent, amènera, vient avec, viennent avec, arrive avec, arrivent avec, prend en charge`,
    wishAfter: `besoin`,
  },
  es: {
    unwantedBefore: `sin, no ponga, no pongan, no pongáis, no incluyan, no incluya, no precisamos, no usar, prohibido el uso de, prohibido usar, prohibido, prohibida, prohibidos, prohibidas, no se permite, no se permiten, aparte de, no necesitamos, no necesito, no queremos, no quiero, no hace falta, no hacen falta, no se necesita, no se necesitan, no requerimos, no requiere, no es necesario, no es necesaria, no incluir, nada de, ningún, ninguna, ni, en lugar de, en vez de, excepto, salvo`,
    unwantedAfter: `no los queremos, no las queremos, no lo queremos, no la queremos, no queremos, tampoco, no es necesaria, no precisamos, no se requiere, no se requieren, no hará falta, no harán falta, no hace falta, no hacen falta, no es necesario, no es necesaria, no son necesarios, no son necesarias, no se necesita, no se necesitan, no necesitamos, no la necesitamos, no lo necesitamos, no los necesitamos, no las necesitamos, innecesario, innecesaria`,
    lackBefore: `tiene, hay, dispone, cuenta`,
    lackAfter: `disponible, en la sala`,
    providedBefore: `podemos usar la, podemos usar el, podemos usar los, podemos usar las, podemos utilizar los, podemos utilizar las, existente, nuestro propio, nuestra propia, nuestros propios, nuestras propias, su propio, su propia, sus propios, sus propias, propio, propia, propios, propias, ya tenemos, tenemos ya, tenemos, ya tiene, ya hay, disponemos de, contamos con, suficientes, bastantes, ya contamos con, ya disponemos de, traemos, llevamos, aportamos, ponemos`,
    providedAfter: `están allí, está allí, están ahí, está ahí, están cubiertos, están cubiertas, está cubierto, está cubierta, está resuelto, están resueltos, está contratado, está contratada, están contratados, están contratadas, está reservado, está reservada, los ponemos nosotros, las ponemos nosotros, lo ponemos nosotros, la ponemos nosotros, ponemos nosotros, los traemos, las traemos, lo traemos, la traemos, los llevamos, las llevamos, traemos nosotros, de nuestra parte, por nuestra cuenta, corren a cargo, corren por cuenta, corre por cuenta, vienen del, viene del, vienen de, viene de, pertenecen, pertenece, son nuestros, son nuestras, es nuestro, es nuestra, son del, son de la, es del, es de la, hay suficientes, hay de sobra, ya está, ya están, ya hay, ya tenemos, ya los tenemos, ya las tenemos, ya lo tenemos, ya la tenemos, ya está en la sala, está en la sala, están en la sala, está incluido, están incluidas, incluido en la sala, proporcionado por, proporcionada por, proporcionados por, los pone, las pone, la pone, lo pone, lo proporciona, la proporciona, los proporciona, las proporciona, existente, existentes, propio, propia, propios, propias, del local, de la sala, del hotel, ya instalado, ya instalada, corre a cargo, la trae, lo trae, los trae, las trae, a cargo de`,
    subjects: `sala, salón, local, hotel, iglesia, grupo, banda, dj, catering, recinto, espacio, sitio, teatro, cliente, ayuntamiento, escuela, colegio, centro, lugar, finca, orquesta, músicos, coro, que, club, restaurante, polideportivo`,
    has: `tiene, tienen, dispone de, disponen de, cuenta con, cuentan con, posee, está equipada con, está equipado con, tiene ya, ya tiene`,
    brings: `trae, traen, traerá, lleva, aporta, aportan, proporciona, proporcionan, pone, ponen, facilita, ofrece, suministra, se encarga de, se encargan de, se ocupa de, se ocupan de, prestan, presta, viene con, vienen con, llega con, llevan, traerán, llevarán, pondrá, pondrán`,
    wishAfter: `falta`,
  },
  nl: {
    unwantedBefore: `geen, liever geen, mag geen, mogen geen, absoluut geen, verboden, afgezien van, niet gewenst zijn, zonder, niet nodig, geen behoefte aan, hoeven geen, hoeft geen, noch, in plaats van, behalve, uitgezonderd`,
    unwantedAfter: `niet nodig, geen nodig, niet noodzakelijk, hebben we geen nodig, willen we liever niet, is overbodig, zijn overbodig, kan vervallen, vervalt, vervallen, is niet nodig, zijn niet nodig, hebben we niet nodig, hebben wij niet nodig, hoeft niet, hoeven niet, hoeven we niet, hoeft er niet bij, overbodig, niet gewenst, niet vereist, willen we niet`,
    lackBefore: `heeft, hebben, is, zijn, er is, er zijn, beschikt over`,
    lackAfter: `aanwezig, beschikbaar, ter plaatse, in de zaal`,
    providedBefore: `bestaande, aanwezige, eigen, onze eigen, hun eigen, zijn eigen, haar eigen, hebben al, heeft al, hebben zelf, genoeg, voldoende, al gereserveerde, vaste, al gehuurd, al geregeld`,
    providedAfter: `zijn er genoeg, is er genoeg, staan er al, staat er al, hangt er al, hangen er al, ligt er al, liggen er al, staan er, staat er, hebben ze, regelen wij zelf, regelen we zelf, regelen wij, regelen we, regelt, verzorgen we zelf, verzorgen wij zelf, verzorgen we, verzorgen wij, nemen wij mee, nemen wij zelf mee, brengen wij mee, brengen wij zelf mee, zelf mee, doen we zelf, doen wij zelf, komt van, komen van, huren we al, huren wij elders, huren we elders, is gehuurd, zijn gehuurd, is gereserveerd, zijn gereserveerd, is al gereserveerd, zijn al gereserveerd, zijn geregeld, zijn al geregeld, is al geregeld, zijn geboekt, is geboekt, van onszelf, zijn van ons, is van ons, is van de, zijn van de, is van het, zijn van het, aanwezig, is aanwezig, zijn aanwezig, al aanwezig, reeds aanwezig, is er al, zijn er al, is er, zijn er, ter plaatse aanwezig, hebben we al, hebben wij al, hebben we zelf, hebben we, heeft de zaal, heeft de locatie, wordt geleverd door, worden geleverd door, geleverd door, wordt verzorgd door, worden verzorgd door, verzorgd door, nemen we zelf mee, neemt de band mee, neemt de, nemen we mee, brengt de, brengen we mee, van de locatie, van de zaal, van het hotel, via de locatie, al geregeld, is geregeld, al geboekt`,
    subjects: `zaal, locatie, hotel, kerk, school, wij, we, band, bands, dj, cateraar, catering, theater, club, gebouw, klant, organisatie, museum, restaurant, sporthal, dorpshuis, die, dat, ze, zij, het, koor, orkest, muzikanten, *zaal, *hal`,
    has: `heeft, hebben, beschikt over, beschikken over, bezit`,
    brings: `levert, leveren, brengt, brengen, neemt, nemen, zorgt voor, zorgen voor, verzorgt, verzorgen, biedt, bieden, regelt, regelen, meebrengt, meebrengen, meeneemt, meenemen, leent, lenen, zet neer, huurt, komt met, komen met`,
    wishAfter: `nodig, graag`,
  },
};

/** A supplier: who is asked, so what "the supplier provides" is wanted. */
export const SUPPLIERS: ReadonlySet<string> = new Set(
  `you your vendor vendors contractor contractors supplier suppliers provider hirer company yourselves sie ihnen anbieter auftragnehmer dienstleister lieferant vous prestataire fournisseur usted ustedes proveedor u jullie leverancier`.split(
    ' ',
  ),
);

/** Makes the passive a wish: "chairs MUST BE provided". */
export const WISHES: ReadonlySet<string> = new Set(
  `must should shall to need needs can could would may might please muss mussen soll sollen sollte sollten kann konnen konnte konnten bitte doit doivent devra devront devrait peut pourrait debe deben deberia puede podria moet moeten zou kan kunnen not nicht pas no niet never noch`.split(
    ' ',
  ),
);
/** Between subject and verb. */
export const ADVERBS: ReadonlySet<string> = new Set(
  `already also always itself themselves kindly usually normally only both all will can would does do did shall bereits schon auch selbst deja aussi ya tambien al ook zelf reeds wird kann kan zal zullen`.split(
    ' ',
  ),
);
/** "no PROBLEM", "no LATER than", "not ONLY": these deny no thing. */
export const NO_THING: ReadonlySet<string> = new Set(
  `problem problems idea issue issues later earlier more less fewer one need doubt worries hurry rush matter longer limit anything everything something
  much only just specific particular preference cost obligation reason further point sooner bigger smaller larger smoking parking access means other
  smaller problem probleem probleme probleme ahnung spater mehr nur problema mas solo probleme plus seulement later meer alleen`.split(
    /\s+/u,
  ),
);
