import type { Traits } from '../types.ts';
import { setTrait, type Writable } from './set-trait.ts';
import { inchesOfModel } from './inches-of-model.ts';
import { readPieces, readPiecesOfNote, readSeats } from './read-counts.ts';
import { readChannels, readKilograms, readKva, readLumens, readWatts } from './read-quantities.ts';
import { readSizes, SQUARE_FEET, UPRIGHT } from './read-sizes.ts';
import { soldBy, soldByNote } from './sold-by.ts';
import { seatsOfTable } from './table-seats.ts';

const NAME_LIMIT = 300;
const DESCRIPTION_LIMIT = 2_000;
const LENGTH =
  /(?<![\d.,x×])\d{1,3}(?:[.,]\d)?\s?-?(?:ft|feet|foot|m|['’′])(?![\p{L}\d])(?!\s?(?:high|tall|wide|x|×))/iu;

/**
 * Sizes that a product's name and description state, metric and imperial, decimal commas understood. The name wins;
 * the description fills in what it leaves open. The seats of a table follow from its size where none are stated.
 */
export function readTraits(name: string, description?: string | null): Traits {
  const title = name.slice(0, NAME_LIMIT);
  const traits: Writable = {};
  const step = soldBy(title) ?? soldByNote(description ?? '');
  if (step !== null) Object.assign(traits, step);
  const face = SQUARE_FEET.exec(description ?? '')?.[0];
  readText(step !== null ? withHeight(title) : face === undefined ? title : `${title}, ${face}`, traits);
  setTrait(traits, 'pieces', readPieces(title));
  setTrait(traits, 'inches', inchesOfModel(title));
  if (description) {
    readText(description.slice(0, DESCRIPTION_LIMIT), traits);
    setTrait(traits, 'pieces', readPiecesOfNote(description));
  }
  setTrait(traits, 'seats', seatsOfTable(title, traits));
  return traits;
}

/** A length in the name of what is sold by the foot is how high it hangs. */
function withHeight(title: string): string {
  return UPRIGHT.test(title) ? title.replace(LENGTH, '$& high') : title;
}

/** "2ft square", "18 ft sq", "3 m square": both its sides; "18 m sq" is an area. */
const SQUARE_SIDE =
  /(?<![\d.,x×])(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:(m|cm)\ssquare|(ft|feet|foot|['’′])\ssq(?:uare)?)\b\.?(?!\s?(?:m|f|y|in)\p{L}*)/giu;

function readText(written: string, traits: Writable): void {
  if (!/\d/.test(written)) return;
  const text = written.replace(SQUARE_SIDE, '$1 $2$3 x $1 $2$3');
  readSizes(text, traits);
  setTrait(traits, 'watts', readWatts(text));
  setTrait(traits, 'lumens', readLumens(text));
  setTrait(traits, 'kva', readKva(text));
  setTrait(traits, 'channels', readChannels(text));
  setTrait(traits, 'seats', readSeats(text));
  setTrait(traits, 'kilograms', readKilograms(text));
}
