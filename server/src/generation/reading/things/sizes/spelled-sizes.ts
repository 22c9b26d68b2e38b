/** "eight-foot tables", "sixty inch rounds", "60 फुट": sizes in words and in units of another script. */
export function inFigures(words: string): string {
  return words
    .replace(HINDI_FEET, 'ft')
    .replace(HINDI_METRES, 'm')
    .replace(TENS, (_, tens: string, one: string) =>
      String((TENS_OF.get(tens.toLowerCase()) ?? 0) + (ONES_OF.get(one.toLowerCase()) ?? 0)),
    )
    .replace(
      OTHER_SIDE,
      (_, before: string, number: string) => `${before}${SPELLED_OUT.get(number.toLowerCase()) ?? number}`,
    )
    .replace(SPELLED, (_, number: string) => `${SPELLED_OUT.get(number.toLowerCase()) ?? number} `);
}

/** "TWENTY-FOUR feet". */
const TENS_OF: ReadonlyMap<string, number> = new Map([
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
]);
const ONES_OF: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine'.split(' ').map((word, at) => [word, at + 1] as const),
);
const TENS = new RegExp(
  String.raw`(?<![\p{L}\d])(${[...TENS_OF.keys()].join('|')})[\s-](${[...ONES_OF.keys()].join('|')})(?=\s?(?:-|feet|foot|ft|inch|met(?:re|er)|by))`,
  'giu',
);

const HINDI_FEET = /फ\u093c?(?:ु|ी|ि)ट(?!\p{M})/gu;
const HINDI_METRES = /मी(?:टर)?(?![\p{L}\p{M}])/gu;

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 20, 30, 40, 60];
/** The same numbers in each language. */
const LANGUAGES = [
  'one two three four five six seven eight nine ten eleven twelve fifteen sixteen twenty thirty forty sixty',
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn sechzehn zwanzig dreißig vierzig sechzig',
  'un deux trois quatre cinq six sept huit neuf dix onze douze quinze seize vingt trente quarante soixante',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince dieciséis veinte treinta cuarenta sesenta',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien zestien twintig dertig veertig zestig',
];
const SPELLED_OUT: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((words) => words.split(' ').map((word, at) => [word, NUMBERS[at] ?? 0] as const)),
);
const SPELLED = new RegExp(
  String.raw`(?<![\p{L}\d])(${[...SPELLED_OUT.keys()].join('|')})[\s-](?=(?:foot|feet|ft|inch|inches|met(?:re|er)s?|fu(?:ß|ss)|zoll|pieds?|pouces?|mètres?|pies?|pulgadas?|metros?|voet)(?!\p{L})|(?:by|mal|por|sur|bij)\s\d)`,
  'giu',
);
/** "24 feet by SIXTEEN", "sechs mal VIER Meter": the other side in a word. */
const OTHER_SIDE = new RegExp(
  String.raw`((?:\d|(?<!\p{L})(?:${[...SPELLED_OUT.keys()].join('|')}))\s?(?:['’′]|ft|feet|foot|m|met(?:re|er)s?|metros?|mètres?|pieds?|voet|fuß)?\s(?:by|mal|por|sur|bij|x)\s)(${[...SPELLED_OUT.keys()].join('|')})(?!\p{L})`,
  'giu',
);
