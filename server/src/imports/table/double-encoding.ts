/** Windows-1252 characters of the bytes 0x80 to 0x9F; a dot where it has none (the byte stands for itself there). */
const UPPER = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';
const BYTE_OF: ReadonlyMap<string, number> = new Map(
  Array.from(UPPER, (character, at) => [character, 0x80 + at] as const).filter(([character]) => character !== '.'),
);

/** Letters, signs and quotation marks that price lists of Western and Central Europe hold. */
const EXPECTED = /^[\u00A0-\u017F\u2010-\u203A\u20AC\u2122\u2212]$/;
const SUSPECT = /[ÂÃÄÅâ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/**
 * UTF-8 that was read as Windows-1252 once or twice (`BÃ¼hne`) put right. Only where it is certain: every character
 * beyond ASCII takes part, and each result is one that a price list may hold; any other text comes back as it is.
 */
export function repairDoubleEncoding(text: string): string {
  let repaired = text;
  for (let round = 0; round < 2 && SUSPECT.test(repaired); round += 1) {
    const next = decodedOnce(repaired);
    if (next === null) break;
    repaired = next;
  }
  return repaired;
}

function decodedOnce(text: string): string | null {
  const bytes: number[] = [];
  for (const character of text) {
    const byte = BYTE_OF.get(character) ?? character.codePointAt(0) ?? 0;
    if (byte > 0xff) return null;
    bytes.push(byte);
  }
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    const isExpected = Array.from(decoded).every((character) => character < '\u0080' || isExpectedHere(character));
    return isExpected ? decoded : null;
  } catch {
    return null;
  }
}

/** A first decoding of text that was encoded twice again holds suspect pairs, which are expected characters as well. */
function isExpectedHere(character: string): boolean {
  return EXPECTED.test(character) || BYTE_OF.has(character) || (character >= '\u0080' && character < '\u00A0');
}
