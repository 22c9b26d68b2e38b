import { joinLines } from '../join-lines.ts';
import { DRIVER_SIZES, once, PROJECTOR_LUMENS } from '../lexicon/index.ts';
import { toParts } from '../matching/parts.ts';
import { patternStems } from '../matching/pattern.ts';

const WHOLE_SIZES = new Set([4, 5, 6, 8, 10, 12, 15, 18, 21]);

/**
 * By make, series and number as stems; light outputs by series and number. What a name or a description says itself
 * wins over both.
 */
const known = once(() => {
  const drivers = DRIVER_SIZES.rows().map((row) => ({ ...row, make: patternStems(row.make).join(' ') }));
  const listed = drivers.filter(({ number }) => number !== '#');
  const numbered = drivers.filter(({ number }) => number === '#');
  return {
    makes: [...new Set(drivers.map(({ make }) => make))],
    inches: new Map(listed.map(({ make, series, number, inches }) => [`${make} ${series} ${number}`, Number(inches)])),
    numbered: new Set(numbered.map(({ make, series }) => `${make} ${series}`)),
    lumens: new Map(PROJECTOR_LUMENS.rows().map(({ series, number, lumens }) => [`${series} ${number}`, lumens])),
  };
});

/** The driver's size in inches and the light output that a model number gives away. */
export function factsOfModel(name: string): { readonly inches?: number; readonly lumens?: number } {
  const words = toParts(name, null).map((part) => part.stem);
  const line = ` ${words.join(' ')} `;
  const { inches: driver, lumens: light, numbered, makes: all } = known();
  const makes = all.filter((make) => line.includes(` ${make} `));
  let inches: number | undefined;
  let lumens: number | undefined;
  for (let at = 1; at < words.length; at += 1) {
    const series = words[at - 1] ?? '';
    const number = words[at] ?? '';
    if (number < '0' || number > '9~') continue;
    lumens ??= light.get(`${words[at - 2] ?? ''} ${series} ${number}`);
    for (const make of makes) {
      inches ??= driver.get(`${make} ${series} ${number}`);
      if (numbered.has(`${make} ${series}`)) inches ??= sizeInNumber(number);
    }
  }
  inches ??= diagonalIn(name);
  return { ...(inches === undefined ? {} : { inches }), ...(lumens === undefined ? {} : { lumens }) };
}

/** "12", "12.2" → 12; "615" → 15. */
function sizeInNumber(number: string): number | undefined {
  const whole = Math.trunc(Number(number));
  const size = whole > 21 ? whole % 100 : whole;
  return WHOLE_SIZES.has(size) ? size : undefined;
}

/** "Samsung 75 QM75", "LG 65UH5F", "TV 55 on stand": a bare number behind who makes screens, or such a word, is the diagonal. */
function diagonalIn(name: string): number | undefined {
  const number = Number(DIAGONAL.exec(name)?.[1]);
  return number >= LEAST_DIAGONAL && number <= LARGEST_DIAGONAL ? number : undefined;
}

const LEAST_DIAGONAL = 19;
const LARGEST_DIAGONAL = 110;
const DIAGONAL = new RegExp(
  joinLines`
    (?<!\p{L})(?:samsung|lg|bravia|iiyama|hisense|tcl|vizio|toshiba|viewsonic|clevertouch|philips|sharp|tvs?|
    plasma|lcd|display|fernseher|televisor)(?!\p{L})[ ,/-]{1,3}(?:[a-z]{1,4}[ -]?)?(\d{2,3})(?:["”″]|
    (?=[a-z]{0,3}(?:\d|[ ,/)-]|$)))(?!\s?(?:cm|mm|m|w|k|ch|x|×|°|deg|ft|cd|nits?|kg|lb)(?!\p{L}))`,
  'iu',
);
