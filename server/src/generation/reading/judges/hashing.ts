/** The place of a feature among so many: FNV-1a, 32 bits, with a last mixing so that low bits depend on all. */
export function placeOf(feature: string, places: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) % places;
}

/** The places of features, each once. */
export function placesOf(features: Iterable<string>, places: number): readonly number[] {
  const found = new Set<number>();
  for (const feature of features) found.add(placeOf(feature, places));
  return [...found];
}
