/** Before a figure that is a guess or a least, in all five languages: "SAY ten of them", "UNOS 100 metros". */
export const ABOUT = `say, about, approx, approximately, around, roughly, some, maybe, perhaps, probably, circa, ca, at least, at most, up to, in total, a total of,
  no less than, minimum, min, max, we think, we thought, we guess, we figure, i reckon, we were told, of about, of around, of at least, of approx, of approximately, of, measuring, size, sized, i think, preferably, ideally, like, prob, probs, more like, call it, guessing, i guess, i'd guess, i'd say, we reckon,
  je, jeweils, etwa, ungefähr, rund, zirka, circa, mindestens, höchstens, insgesamt, sagen wir, von, von etwa, von ca, mit, bis zu,
  environ, d' environ, à peu près, au moins, disons, au total, de, de environ,
  unos, unas, alrededor de, aproximadamente, al menos, digamos, pon, pongamos, en total, de unos, de unas, como mínimo,
  een stuk of, ongeveer, zeg, zeg maar, zo'n, minstens, in totaal, laten we zeggen, van, van ongeveer, van circa`;

/** Behind a figure that says how many of what was named: "two OF THEM", "60 metres OF IT", "1,450 IN ALL". */
export const OF_THEM = `of each, in number, an der zahl, en nombre, en número, in getal, von jedem, von jeder, de chaque, de chacun, de chacune, de cada, de cada uno, van elk, van elke, of them, of these, of those, of it, of this, of each, in all, in total, total, altogether, all told, overall, please, pls, will do, would do, should do,
  is enough, are enough, needed, required, long, in length, only, off, lengths, length, runs, strings, strands, strand, rolls, run, stretch, line, pieces, pcs, pc, pce, units, sets, set, nos, no, items, each, ea,
  elements, cabinets, modules, panels, panel, tiles, squares,
  davon, elemente, module, garnituren, sets, von ihnen, insgesamt, gesamt, zusammen, bitte, lang, länge, stück, stk, stck, st, rollen, bahnen,
  d' entre eux, éléments, en tout, au total, s'il vous plaît, svp, de long, de longueur, pièces, unités,
  de ellos, elementos, de ellas, en total, por favor, de largo, de longitud, unidades, uds, ud, piezas,
  ervan, elementen, hiervan, in totaal, graag, alstublieft, stuks, stuk, nodig`;

/** Between a thing and what is said of its amount: "festoon ACROSS the yard, 60 metres". */
export const PLACED = `for, across, over, behind, in, around, along, round, at, on, above, under, outside, inside, from, between, through, to, into,
  für, über, hinter, um, entlang, auf, vor, unter, zwischen, am, im, an, durch, rund um,
  pour, dans, sur, derrière, autour, le long, devant, sous, entre, au, à,
  para, sobre, detrás, alrededor, por, en, delante, entre,
  voor, boven, achter, rondom, langs, op, onder, tussen, door, bij`;

/** Before a figure that counts the thing of the line: "retractable, QTY 10". */
export const QUANTITY_LABELS: ReadonlySet<string> = new Set(
  'qty quantity quant anzahl menge stuckzahl quantite qte cantidad cant cdad aantal hoeveelheid'.split(' '),
);

/** "Walkie talkies x 6 WOULD be handy": behind a figure that counts what stands before it. */
export const SAID_OF: ReadonlySet<string> = new Set(
  'would will should could is are for in at to on with and or please if as wäre waren waeren fur mit und oder bitte auf im pour avec et ou para con y o voor met en of'.split(
    ' ',
  ),
);

/** Asks for a figure. */
export const HOW_MANY = `how many, how much, wie viele, wieviele, wie viel, wieviel, anzahl, combien, combien de, combien d', nombre, cuántos, cuántas, cantidad, hoeveel, aantal`;
