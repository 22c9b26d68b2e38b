const LONGEST_SHOWN = 60;

/** A value as messages name it, cut to sixty characters. */
export function shown(value: string): string {
  const points = Array.from(value.slice(0, LONGEST_SHOWN * 2));
  return points.length > LONGEST_SHOWN ? `${points.slice(0, LONGEST_SHOWN - 1).join('')}…` : value;
}
