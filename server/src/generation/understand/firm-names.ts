import { type Span, type Text, wordAt } from '../reading/document/text.ts';
import { isName, nameFrom } from '../reading/event/place-names.ts';

const known = new WeakMap<Text, readonly Span[]>();

/** Names of firms of the trade: "Sound Works Productions", "Peerless Events and Tents", "ABC Stage Co". */
export function firmNames(text: Text): readonly Span[] {
  const found = known.get(text) ?? [...namesIn(text)];
  known.set(text, found);
  return found;
}

export function isInFirmName(text: Text, { from, to }: Span): boolean {
  return firmNames(text).some((name) => from >= name.from && to <= name.to);
}

function* namesIn(text: Text): Generator<Span> {
  for (let at = 0; at < text.tokens.length; at += 1) {
    const run = isName(text, at) ? nameFrom(text, at) : null;
    if (run === null) continue;
    const name = firmIn(text, run);
    if (name !== null) yield name;
    at = run.to - 1;
  }
}

/** Up to the last word of the run with which firms end their names; null where it is none, or only a heading. */
function firmIn(text: Text, { from, to }: Span): Span | null {
  let end = to;
  while (end - from >= LEAST && !ENDS.test(wordAt(text, end - 1)) && !LEGAL.has(wordAt(text, end - 1))) end -= 1;
  if (end - from < LEAST) return null;
  const sure = LEGAL.has(wordAt(text, end - 1)) || LEGAL.has(wordAt(text, end));
  const governed = BEFORE.has(wordAt(text, from - 1)) || DOES.has(wordAt(text, end));
  return sure || governed ? { from, to: end } : null;
}

const LEAST = 2; // words of a name
const ENDS =
  /^(?:rentals?|productions?|events?|staging|stages|audio|sound|lighting|entertainment|tents?|marquees|hire|displays?|broadcasting|pyrotechnics|services|solutions|systems|av|group|verleih|veranstaltungstechnik|eventtechnik|zeltverleih|locations?|sonorisation|evenements|eventos|alquileres|verhuur|evenementen)(?:'s?)?$/u;
const LEGAL = new Set('inc llc ltd limited co corp plc llp gmbh kg ohg sarl sas sl bv nv bvba srl'.split(' '));
const BEFORE = new Set('from by with to via through hire hired engage engaged award awarded pay paid'.split(' '));
const DOES = new Set(
  'supplies supplied provides provided offers offered gives gave quoted proposed proposes submitted bid will shall has contract contracts agreement'.split(
    ' ',
  ),
);
