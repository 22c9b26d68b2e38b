/** What numbers parts of a document: "Item 12", "Pos. 3", "Lote 2", "Art. 4.1". */
const LABELS = String.raw`Item|Lot|Lots|Pos|Position|Los|Art|Article|Artikel|Artículo|Section|Sect|Clause|Cláusula|Abschnitt|Ziffer|Punkt|Punto|Punt|Partida|Lote|Lotes|Poste|Perceel|Schedule|Annex|Annexe|Anlage|Bijlage|Appendix|Exhibit|Part|Teil|Deel|Parte|Kapitel|Hoofdstuk|Chapitre|Task|Bid Item|Line Item|Line`;
const LABELLED = new RegExp(
  String.raw`((?:^|[\n(•|;]|[.:]\s)[ \t]{0,8}(?:${LABELS})\.?[ \t]{1,2}(?:No\.?[ \t]|Nr\.?[ \t]|#)?)(\d{1,3}(?:\.\d{1,2}){0,2}\p{Lu}?)(?=[ \t]*[:.)–—-]|[ \t]{2,}|[ \t]+\p{Lu}|[ \t]*\n|[ \t]+\d)`,
  'gu',
);
/** "Item 7: generator": numbers of items and lots count nothing. Offsets stay as they are. */
export function withoutItemNumbers(raw: string): string {
  return raw.replace(LABELLED, (_, label: string, number: string) => `${label}${' '.repeat(number.length)}`);
}

const STALLS =
  /(?<![\d.])\d{1,2}\s?\+\s?\d{1,2}(?:\s?\+\s?\d)?(?=\s(?:\p{L}+[\s-]){0,3}(?:toilet|loo|restroom|lavatory|wc\b|toiletten|sanit[äa]r|aseo|baño))/giu;

/** "A 3+2 toilet trailer": for how many at once, on either side. Offsets stay as they are. */
export function withoutStalls(raw: string): string {
  return raw.replace(STALLS, (figures) => ' '.repeat(figures.length));
}

const NUMBERED = /(?<=^|[\s.;,:–-])\((\d{1,2})\)(?=[ \t]+\p{L})/gu;
const FEWEST = 3;

/** "… (1) Pandal 12 x 24 m – 01 no. (2) flooring (3) chairs": items numbered in the run of the text. Offsets stay as they are. */
export function withoutInlineNumbers(raw: string): string {
  const numbers = Array.from(raw.matchAll(NUMBERED), ([, number]) => Number(number));
  const isRun = numbers.length >= FEWEST && numbers.every((number, index) => number === index + 1);
  return isRun ? raw.replace(NUMBERED, (mark) => `•${' '.repeat(mark.length - 1)}`) : raw;
}
