import { joinLines } from '../join-lines.ts';
import { DRIVER_SIZES } from '../lexicon/index.ts';
import { once } from '../../platform/once.ts';
import { stemsAsWritten } from '../matching/parts.ts';
import { patternStems } from '../matching/pattern.ts';

const WHOLE_SIZES = new Set([4, 5, 6, 8, 10, 12, 15, 18, 21]);

/** By make, series and number as stems. What a name or a description says itself wins over it. */
const known = once(() => {
  const drivers = DRIVER_SIZES.rows().map((row) => ({ ...row, make: patternStems(row.make).join(' ') }));
  const listed = drivers.filter(({ number }) => number !== '#');
  const numbered = drivers.filter(({ number }) => number === '#');
  return {
    makes: [...new Set(drivers.map(({ make }) => make))].map((make) => ({ make, apart: ` ${make} ` })),
    beginnings: new Set(drivers.map(({ make }) => make.split(' ')[0])),
    inches: new Map(listed.map(({ make, series, number, inches }) => [`${make} ${series} ${number}`, Number(inches)])),
    numbered: new Set(numbered.map(({ make, series }) => `${make} ${series}`)),
  };
});

/** The size in inches, of a driver or of a display, that a model number gives away. */
export function inchesOfModel(name: string): number | undefined {
  const words = stemsAsWritten(name);
  const { inches, numbered, makes, beginnings } = known();
  const line = words.some((word) => beginnings.has(word)) ? ` ${words.join(' ')} ` : '';
  for (const { make } of line === '' ? [] : makes.filter(({ apart }) => line.includes(apart))) {
    for (const [at, number] of words.entries()) {
      const series = `${make} ${words[at - 1] ?? ''}`;
      const size = inches.get(`${series} ${number}`) ?? (numbered.has(series) ? sizeInNumber(number) : undefined);
      if (size !== undefined) return size;
    }
  }
  return diagonalIn(name);
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
