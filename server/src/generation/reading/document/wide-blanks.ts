const WIDEST = 60; // blanks in a row that a layout may rest on

/** Without the blanks beyond what any layout rests on: readers look around each, and thousands in a row would cost minutes. */
export function withoutWideBlanks(description: string): string {
  return description.replace(WIDE, '$1');
}

const WIDE = new RegExp(`(\\s{${WIDEST}})\\s+`, 'gu');
