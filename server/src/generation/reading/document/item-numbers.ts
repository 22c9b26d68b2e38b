/** What numbers parts of a document: "Item 12", "Pos. 3", "Lote 2", "Art. 4.1". */
const LABELS = String.raw`Item|Lot|Lots|Pos|Position|Los|Art|Article|Artikel|Artículo|Section|Sect|Clause|Cláusula|Abschnitt|Ziffer|Punkt|Punto|Punt|Partida|Lote|Lotes|Poste|Perceel|Schedule|Annex|Annexe|Anlage|Bijlage|Appendix|Exhibit|Part|Teil|Deel|Parte|Kapitel|Hoofdstuk|Chapitre|Task|Bid Item|Line Item|Line`;
const LABELLED = new RegExp(
  String.raw`((?:^|[\n(•|;]|[.:]\s)[ \t]{0,8}(?:${LABELS})\.?[ \t]{1,2}(?:No\.?[ \t]|Nr\.?[ \t]|#)?)(\d{1,3}(?:\.\d{1,2}){0,2}\p{Lu}?)(?=[ \t]*[:.)–—-]|[ \t]{2,}|[ \t]+\p{Lu}|[ \t]*\n|[ \t]+\d)`,
  'gu',
);
/** "NIGP code 977-88", "CPV 39154000-6": by which goods are filed. */
const CODES =
  /(\b(?:NIGP|UNSPSC|NAICS|CPV)(?:[ -](?:codes?|class|item|no\.?|nr\.?))?[ :#]{1,3})(\d[\d-]{1,10}(?:, ?\d[\d-]{3,10})*)/giu;

/** "Item 7: generator": numbers of items and lots count nothing. Offsets stay as they are. */
export function withoutItemNumbers(raw: string): string {
  return withoutGluedNumbers(raw)
    .replace(CODES, (_, label: string, code: string) => `${label}${' '.repeat(code.length)}`)
    .replace(LABELLED, (_, label: string, number: string) => `${label}${' '.repeat(number.length)}`);
}

/** "7.Hire generator", "10.Invite all": glued to what they number. */
const GLUED = /^([ \t]*)(\d{1,2}[.)])(?=\p{Lu}\p{Ll})/gmu;

/** Lines numbered so, two of them or more, are items of a list. */
function withoutGluedNumbers(raw: string): string {
  if (Array.from(raw.matchAll(GLUED)).length < 2) return raw;
  return raw.replace(GLUED, (_, indent: string, number: string) => `${indent}•${' '.repeat(number.length - 1)}`);
}

const STALLS =
  /(?<![\d.])\d{1,2}\s?\+\s?\d{1,2}(?:\s?\+\s?\d)?(?=\s(?:\p{L}+[\s-]){0,3}(?:toilet|loo|restroom|lavatory|wc\b|toiletten|sanit[äa]r|aseo|baño))/giu;

/** "A 3+2 toilet trailer": for how many at once, on either side. Offsets stay as they are. */
export function withoutStalls(raw: string): string {
  return raw.replace(STALLS, (figures) => ' '.repeat(figures.length));
}

const NUMBERED = /(?<=^|[\s.;,:–-])\((\d{1,2})\)(?=[ \t]+\p{L})/gu;
const DASHED = /(?<=^|\s)(\d{1,2})[-–](?=[ \t]+\p{Lu}\p{L})/gu;
const FEWEST = 3;

const CLAUSE = /(?<![\S])(\d{1,2})\.(\d{1,2})\.?(?=[ \t]+\p{Lu}\p{L})/gu;
const IN_LINE = /(?<=\S[ \t]+)(\d{1,2})\.(\d{1,2})\.?(?=[ \t]+\p{Lu}\p{L})/gu;

/** "… 3.2.1.1 About 40 units 3.2.1.2 Two (2) …": of three figures or more no quantity is made. */
const DEEP = /(?<=^[ \t]*|\S[ \t]+)\d{1,2}(?:\.\d{1,2}){2,4}\.?(?=[ \t]+[\p{Lu}(])/gmu;

/** "… 2.1 Bühne, 1 Stück 2.2 Monitore, 6 Stück 2.3 …": clauses numbered in the run of the text. Offsets stay as they are. */
function withoutInlineClauses(raw: string): string {
  const labels = Array.from(raw.matchAll(CLAUSE), ([, part, item]) => [Number(part), Number(item)] as const);
  const follow = labels.filter(
    ([part, item], index) => index > 0 && labels[index - 1]?.[0] === part && labels[index - 1]?.[1] === item - 1,
  );
  const plain = Array.from(raw.matchAll(DEEP)).length >= FEWEST ? raw.replace(DEEP, bullet) : raw;
  return follow.length + 1 >= FEWEST ? plain.replace(IN_LINE, bullet) : plain;
}

function bullet(label: string): string {
  return `•${' '.repeat(label.length - 1)}`;
}

const PADDED = /^([ \t]*)(0\d{1,2})(?=[ \t]+\p{L})/gmu;

/** "001 SUBWOOFER 2 EA": lines numbered with noughts before the figure. Offsets stay as they are. */
function withoutPaddedNumbers(raw: string): string {
  const numbers = new Set(Array.from(raw.matchAll(PADDED), ([, , number]) => Number(number)));
  if (numbers.size < FEWEST || !numbers.has(1)) return raw;
  const width = /^[ \t]*(0\d{1,2})/mu.exec(raw)?.[1]?.length ?? 2;
  const line = new RegExp(String.raw`^([ \t]*)(\d{${width}})(?=[ \t]+\p{L})`, 'gmu');
  return raw.replace(line, (_, indent: string, number: string) => `${indent}•${' '.repeat(number.length - 1)}`);
}

/** A list in one line that strokes divide: "picnic settings 30 / festoon 200m / umbrellas 10". */
const STROKE = / \/ /gu;
const FEWEST_STROKES = 4;
const FIGURE_AT_EDGE = /^[\s•]*\d|\d\s?(?:m|mtrs?|x|sets?|pcs)?[\s.)]*$/iu;

function withoutStrokes(raw: string): string {
  return raw
    .split('\n')
    .map((line) => {
      const parts = line.split(STROKE);
      const counted = parts.filter((part) => FIGURE_AT_EDGE.test(part)).length;
      return parts.length > FEWEST_STROKES && counted * 2 > parts.length ? line.replace(STROKE, ' • ') : line;
    })
    .join('\n');
}

/** "… (1) Pandal 12 x 24 m – 01 no. (2) flooring (3) chairs", "1- Speakers 2- Monitors 3- …": items numbered in the run of the text. Offsets stay as they are. */
export function withoutInlineNumbers(raw: string): string {
  const plain = withoutStrokes(withoutPaddedNumbers(withoutInlineClauses(raw)));
  return [NUMBERED, DASHED].reduce(
    (text, number) => (isRun(text, number) ? text.replace(number, bullet) : text),
    plain,
  );
}

/** From 1 on, one after the other. */
function isRun(raw: string, label: RegExp): boolean {
  const numbers = Array.from(raw.matchAll(label), ([, number]) => Number(number));
  return numbers.length >= FEWEST && numbers.every((number, index) => number === index + 1);
}
