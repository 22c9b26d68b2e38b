/** What goes out as one and is made of several things, in all five languages. */
export const BUNDLES = `system~, set~, kit~, rig~, stack~, bundle~, package~, pack~, cluster~, outfit~, setup~, set up~, lot~, combo~,
  satz, sätze, sätzen, paket, pakete, paketen, stapel, anlage, anlagen, garnitur, garnituren, einheit, einheiten, *system, *systeme, *systemen, *paket, *pakete, *paketen, *anlage, *anlagen, *garnitur, *garnituren,
  système~, jeu, jeux, ensemble~, lot~, pile~, kit~, configuration~,
  sistema~, juego~, conjunto~, lote~, equipo~, pila~, kit~,
  systeem, systemen, pakket, pakketten, stapel~, opstelling, opstellingen, stel, stellen, *systeem, *systemen, *pakket, *pakketten`;

/** How things stand: so many rows of so many. */
export const ROWS = `row~, block~, bank~, group~, section~, line~, reihe~, gruppe~, block, blöcke, blöcken, rangée~, rang, rangs, bloc~, groupe~, fila~, bloque~, grupo~, rij, rijen, blok, blokken, groep, groepen`;

/** Between a group and what goes by that name: "kits D'éclairage". */
export const BY_NAME = `of, de, d', à, van, von, für, for`;

/** Between a group and what is in each, where a figure follows. */
export const MADE_OF = `of, each of, each with, with each, made up of, each made up of, consisting of, each consisting of, comprising, each comprising, containing, each containing,
  von, aus, zu, zu je, aus je, von je, mit je, zu jeweils, jeweils mit, à, chacun avec, chacune avec, cada uno con, cada una con, elk met, bestehend aus, bestehend aus je, die aus,
  de, d', composé de, composés de, composée de, composées de, comprenant, compuesto de, compuestos de, compuesto por, compuestos por, formado por, formados por,
  van, bestaande uit`;
