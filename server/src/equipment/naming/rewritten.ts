/** What stands in brackets without saying what comes with the thing: "Red Run (carpet, 10m x 1m)". */
const BRACKETED =
  /\((?!(?:for|with|w|incl\w*|inc|per|für|mit|inkl\w*|pour|avec|para|con|voor|met|plus)\b)([^()]{3,60})\)/iu;
/** "Crew / sound", "Man, bar": a head, and what makes it narrower. */
const PARTED = /^\s*([\p{L} ]{2,20}?)\s*(?:[,:]|\s[-–/|])\s+([\p{L} -]{2,30}?)\s*(?:[,;:(/|\d]|$)/u;

/** Other ways to read a name that tells nothing as it stands: what it says in brackets, and turned round. */
export function rewritten(name: string): readonly string[] {
  const bracketed = BRACKETED.exec(name)?.[1];
  const [, head, narrower] = PARTED.exec(name) ?? [];
  return [
    ...(bracketed === undefined ? [] : [bracketed]),
    ...(head === undefined || narrower === undefined ? [] : [`${narrower} ${head}`]),
  ];
}

const STOOD_ON =
  /\s*(?:\+|&|,|\bon\b|\bw\/|\bwith\b)\s*(?:an? )?(?:floor |chrome |wheeled )?(?:stand|trolley|tripod|cart)\s*$/iu;

/** "TV 55in + floor stand", "Sony Z90 camera & tripod": what stands on it; null where the name says nothing of the kind. */
export function withoutItsStand(name: string): string | null {
  return STOOD_ON.test(name) ? name.replace(STOOD_ON, '') : null;
}
