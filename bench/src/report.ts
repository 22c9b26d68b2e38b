/** What a measurement must hold: at least, or at most, so much. */
export type Bar = { readonly atLeast: number } | { readonly atMost: number };

interface Row {
  readonly bench: string;
  readonly what: string;
  readonly bar: Bar;
  readonly measured: number;
  readonly unit: string;
}

const rows: Row[] = [];
let current = '';

/** Names the bench that the following measurements belong to. */
export function beginBench(name: string): void {
  current = name;
  process.stdout.write(`\n${name}\n`);
}

/** Keeps what was measured for the table at the end; 0 where the bar holds, 1 where it is missed. */
export function hold(what: string, measured: number, bar: Bar, unit = ''): 0 | 1 {
  rows.push({ bench: current, what, bar, measured, unit });
  return isHeld({ bar, measured }) ? 0 : 1;
}

function isHeld({ bar, measured }: Pick<Row, 'bar' | 'measured'>): boolean {
  return 'atLeast' in bar ? measured >= bar.atLeast : measured <= bar.atMost;
}

/** One table of all that was measured; `ratio` is the measured figure over its bar. */
export function table(): string {
  const cells = rows.map(({ bench, what, bar, measured, unit }) => {
    const [word, limit] = 'atLeast' in bar ? ['at least', bar.atLeast] : ['at most', bar.atMost];
    return [
      `${bench}: ${what}`,
      `${word} ${figure(limit)}${unit}`,
      `${figure(measured)}${unit}`,
      (measured / limit).toFixed(2),
      isHeld({ bar, measured }) ? '' : 'missed',
    ];
  });
  const all = [['what', 'bar', 'measured', 'ratio', ''], ...cells];
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((cell, at) => aligned(cell, at, widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function aligned(cell: string, at: number, width: number): string {
  return at === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function figure(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}
