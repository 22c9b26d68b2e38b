import bidiFactory from 'bidi-js';

// its types are those of the module that bundlers load
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** What a font lays out as one: a Hebrew word, right to left as the font itself does; else a character with its marks. */
const PIECES = /(?:\p{Script=Hebrew}\p{M}*)+|\P{M}\p{M}*|\p{M}+/gu;

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Whether text starts from the right: its first letter decides. */
export function startsRight(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/** One line in the order in which it is seen, left to right, in pieces that a font may lay out as they are. */
export function visualOrder(line: string): string[] {
  const { levels } = bidi.getEmbeddingLevels(line, startsRight(line) ? 'rtl' : 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: { readonly level: number; readonly pieces: string[] }[] = [];
  for (let start = 0; start < line.length; ) {
    const level = levels[start] ?? 0;
    let end = start + 1;
    while (end < line.length && levels[end] === level) end += 1;
    runs.push({ level, pieces: piecesOf(line, start, end, level, mirrored) });
    start = end;
  }
  return reordered(runs);
}

function piecesOf(
  line: string,
  start: number,
  end: number,
  level: number,
  mirrored: ReadonlyMap<number, string>,
): string[] {
  if (level % 2 === 0) return [line.slice(start, end)];
  const text = Array.from(line.slice(start, end));
  let at = start;
  const facing = text.map((character) => {
    const mirror = mirrored.get(at);
    at += character.length;
    return mirror ?? character;
  });
  return (facing.join('').match(PIECES) ?? []).reverse();
}

/** Rule L2 of the bidirectional algorithm: from the highest level down, whatever stands at it or above is turned round. */
function reordered(runs: readonly { readonly level: number; readonly pieces: readonly string[] }[]): string[] {
  const order = [...runs];
  const odd = order.map(({ level }) => level).filter((level) => level % 2 === 1);
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level >= Math.min(...odd); level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order.flatMap(({ pieces }) => pieces);
}
