/** Letters that carry a stroke or are joined, which Unicode does not take apart. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

/**
 * Words without case, accents and punctuation, parted by single spaces: `Bühnentechnik (m²)` → `buhnentechnik m2`.
 * Empty where the text holds no letter and no digit.
 */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłħı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The same words with umlauts that were written out as `ae`, `oe`, `ue` folded too: `buehne` → `buhne`. */
export function foldWrittenUmlauts(folded: string): string {
  return folded.replaceAll(/([aou])e/g, '$1');
}

/** German people of either sex as their plain name: `TeilnehmerInnen` → `Teilnehmer`, `RednerInnenpult` → `Rednerpult`. */
export function withoutInnerCapital(word: string): string {
  return word.includes('Innen') ? word.replace(INNER_CAPITAL, '') : word;
}

const INNER_CAPITAL = /(?<=\p{Ll})Innen(?=\p{Ll}|$)/u;
