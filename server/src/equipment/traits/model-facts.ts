import { toParts } from '../matching/parts.ts';

/**
 * Sizes that a make puts into its model numbers, and light outputs as commonly stated in the trade (not checked sheet
 * by sheet: what a product's own name or description says wins). Only series in which the number says the size
 * without exception are listed.
 */

const DRIVER_SIZES = new Set([4, 5, 6, 8, 10, 12, 15, 18, 21]);

/** Make and series; the driver's size in inches is the model number, or its last two digits. */
const SERIES_BY_NUMBER: readonly (readonly [string, string])[] = [
  ['qsc', 'k'],
  ['qsc', 'cp'],
  ['qsc', 'ks'],
  ['d b', 'e'],
  ['l acoustic', 'x'],
  ['yamaha', 'dxr'],
  ['yamaha', 'dbr'],
  ['yamaha', 'dxs'],
  ['yamaha', 'dzr'],
  ['ev', 'zlx'],
  ['ev', 'ekx'],
  ['ev', 'etx'],
  ['jbl', 'eon'],
  ['jbl', 'prx'],
  ['jbl', 'srx'],
  ['mackie', 'thump'],
  ['alto', 'ts'],
  ['rcf', 'nx'],
  ['nexo', 'ps'],
  ['db technologi', 'lvx'],
  ['martin audio', 'cdd'],
  ['ld system', 'stinger'],
  ['behringer', 'b'],
];

/** Makes whose three-digit numbers do not end in the size: the whole number, then inches. */
const DRIVERS: readonly (readonly [string, string, string, number])[] = [
  ['qsc', 'kw', '122', 12],
  ['qsc', 'kw', '152', 15],
  ['qsc', 'kw', '153', 15],
  ['qsc', 'kw', '181', 18],
  ['rcf', 'art', '310', 10],
  ['rcf', 'art', '312', 12],
  ['rcf', 'art', '315', 15],
  ['rcf', 'art', '708', 8],
  ['rcf', 'art', '710', 10],
  ['rcf', 'art', '712', 12],
  ['rcf', 'art', '715', 15],
  ['rcf', 'art', '725', 15],
  ['rcf', 'art', '732', 12],
  ['rcf', 'art', '735', 15],
  ['rcf', 'art', '745', 15],
  ['rcf', 'art', '910', 10],
  ['rcf', 'art', '912', 12],
  ['rcf', 'art', '915', 15],
  ['rcf', 'art', '932', 12],
  ['rcf', 'art', '935', 15],
  ['rcf', 'art', '945', 15],
  ['rcf', 'sub', '702', 12],
  ['rcf', 'sub', '705', 15],
  ['rcf', 'sub', '708', 18],
  ['rcf', 'sub', '905', 15],
  ['rcf', 'sub', '8003', 18],
  ['rcf', 'sub', '8004', 18],
  ['rcf', 'sub', '9004', 18],
  ['mackie', 'srm', '350', 10],
  ['mackie', 'srm', '450', 12],
  ['mackie', 'srm', '550', 12],
  ['mackie', 'srm', '650', 15],
];

/** ANSI lumens or maker's centre lumens of common projectors. */
const LUMENS: readonly (readonly [string, string, number])[] = [
  ['eb l', '1100', 6000],
  ['eb l', '1200', 7000],
  ['eb l', '1300', 8000],
  ['eb l', '1405', 8000],
  ['eb l', '1500', 12000],
  ['eb l', '1505', 12000],
  ['eb l', '1755', 15000],
  ['eb w', '41', 3600],
  ['pt rz', '570', 5000],
  ['pt rz', '660', 6000],
  ['pt rz', '670', 6500],
  ['pt rz', '770', 7000],
  ['pt rz', '870', 8500],
  ['pt rz', '970', 10000],
  ['pt rz', '990', 9400],
  ['pt rz', '120', 12000],
  ['pt rz', '12', 12000],
  ['pt rz', '21', 20000],
  ['pt dz', '680', 6000],
  ['pt dz', '870', 8500],
  ['pt dz', '13', 12000],
  ['pt dz', '16', 16000],
  ['pt dz', '21', 20000],
  ['pt d', '100', 10600],
];

const DRIVER_BY_MODEL = new Map(
  DRIVERS.map(([make, series, number, inches]) => [`${make} ${series} ${number}`, inches]),
);
const NUMBERED = new Set(SERIES_BY_NUMBER.map(([make, series]) => `${make} ${series}`));
const MAKES = [...new Set([...SERIES_BY_NUMBER, ...DRIVERS].map(([make]) => make))];
const LUMENS_BY_MODEL = new Map(LUMENS.map(([series, number, lumens]) => [`${series} ${number}`, lumens]));

/** The driver's size in inches and the light output that a model number gives away. */
export function factsOfModel(name: string): { readonly inches?: number; readonly lumens?: number } {
  const words = toParts(name, null).map((part) => part.stem);
  const line = ` ${words.join(' ')} `;
  const makes = MAKES.filter((make) => line.includes(` ${make} `));
  let inches: number | undefined;
  let lumens: number | undefined;
  for (let at = 1; at < words.length; at += 1) {
    const series = words[at - 1] ?? '';
    const number = words[at] ?? '';
    if (number < '0' || number > '9~') continue;
    lumens ??= LUMENS_BY_MODEL.get(`${words[at - 2] ?? ''} ${series} ${number}`);
    for (const make of makes) {
      inches ??= DRIVER_BY_MODEL.get(`${make} ${series} ${number}`);
      if (NUMBERED.has(`${make} ${series}`)) inches ??= sizeInNumber(number);
    }
  }
  inches ??= diagonalIn(name);
  return { ...(inches === undefined ? {} : { inches }), ...(lumens === undefined ? {} : { lumens }) };
}

/** "12", "12.2" → 12; "615" → 15. */
function sizeInNumber(number: string): number | undefined {
  const whole = Math.trunc(Number(number));
  const size = whole > 21 ? whole % 100 : whole;
  return DRIVER_SIZES.has(size) ? size : undefined;
}

/** "Samsung 75 QM75", "LG 65UH5F", "TV 55 on stand": a bare number behind who makes screens, or such a word, is the diagonal. */
function diagonalIn(name: string): number | undefined {
  const number = Number(DIAGONAL.exec(name)?.[1]);
  return number >= LEAST_DIAGONAL && number <= LARGEST_DIAGONAL ? number : undefined;
}

const LEAST_DIAGONAL = 19;
const LARGEST_DIAGONAL = 110;
const DIAGONAL =
  /(?<!\p{L})(?:samsung|lg|bravia|iiyama|hisense|tcl|vizio|toshiba|viewsonic|clevertouch|philips|sharp|tvs?|plasma|lcd|display|fernseher|televisor)(?!\p{L})[ ,/-]{1,3}(?:[a-z]{1,4}[ -]?)?(\d{2,3})(?:["”″]|(?=[a-z]{0,3}(?:\d|[ ,/)-]|$)))(?!\s?(?:cm|mm|m|w|k|ch|x|×|°|deg|ft|cd|nits?|kg|lb)(?!\p{L}))/iu;
