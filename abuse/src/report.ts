import type { Exchange } from './checks/index.ts';
import type { Face } from './operation.ts';

/** Something wrong, with the smallest request found that shows it. */
export interface Fault {
  readonly operation: string;
  readonly what: string;
  readonly request: string;
  readonly answer: string;
  readonly seed: number;
  readonly path: string;
  readonly shrinks: number;
}

/** What was sent and answered, as it adds up. */
export interface Tally {
  count(exchange: Exchange): void;
  fault(fault: Fault): void;
  /** Something wrong beside the answers. */
  note(what: string): void;
  /** So many requests of an operation were not sent any more. */
  unsent(operation: string, requests: number): void;
  readonly sent: number;
  readonly faults: readonly Fault[];
  readonly notes: readonly string[];
  readonly left: ReadonlyMap<string, number>;
  /** How often each operation was carried out. */
  readonly carriedOut: ReadonlyMap<string, number>;
  /** Answers by face, then status. */
  readonly statuses: ReadonlyMap<Face, ReadonlyMap<number, number>>;
  readonly slowest: { readonly operation: string; readonly milliseconds: number };
}

export function createTally(): Tally {
  const faults: Fault[] = [];
  const notes: string[] = [];
  const left = new Map<string, number>();
  const carriedOut = new Map<string, number>();
  const statuses = new Map<Face, Map<number, number>>();
  let sent = 0;
  let slowest = { operation: '', milliseconds: 0 };
  return {
    count({ operation: { name, face }, answer: { status, milliseconds } }) {
      sent += 1;
      const ofFace = statuses.get(face) ?? new Map<number, number>();
      statuses.set(face, ofFace.set(status, (ofFace.get(status) ?? 0) + 1));
      if (status < 400) carriedOut.set(name, (carriedOut.get(name) ?? 0) + 1);
      else if (!carriedOut.has(name)) carriedOut.set(name, 0);
      if (milliseconds > slowest.milliseconds) slowest = { operation: name, milliseconds };
    },
    fault: (fault) => faults.push(fault),
    note: (what) => notes.push(what),
    unsent: (operation, requests) => left.set(operation, requests),
    get sent() {
      return sent;
    },
    get slowest() {
      return slowest;
    },
    faults,
    notes,
    left,
    carriedOut,
    statuses,
  };
}

const LONGEST_LINE = 1_000;

/** A table of what was answered, and each fault in full. */
export function shownTally(tally: Tally, seconds: number): string {
  const { sent, slowest, statuses, carriedOut, left, faults, notes } = tally;
  const lines = [
    `${sent} requests in ${seconds.toFixed(0)} s; the slowest, ${slowest.operation}, took ${slowest.milliseconds.toFixed(0)} ms`,
  ];
  for (const [face, ofFace] of statuses) {
    const counts = [...ofFace].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
    lines.push(`  ${face.padEnd(13)} ${counts.join(', ')}`);
  }
  const never = [...carriedOut].filter(([, times]) => times === 0).map(([name]) => name);
  if (never.length > 0) lines.push(`  never carried out: ${never.join(', ')}`);
  for (const [operation, requests] of left) lines.push(`  not sent: ${requests} of ${operation}`);
  for (const fault of faults) lines.push('', shownFault(fault));
  for (const note of notes) lines.push(`FAULT ${note}`);
  return `${lines.join('\n')}\n`;
}

export function shownFault({ operation, what, request, answer, seed, path, shrinks }: Fault): string {
  const again = `again: npm run abuse -- --seed ${seed} --only "${operation}" --path ${path}`;
  return shortened(`FAULT ${operation}: ${what}\n${again} (made smaller ${shrinks} times)\n\n${request}\n${answer}`);
}

function shortened(text: string): string {
  return text.replaceAll(/^.*$/gm, (line) =>
    line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE)}… (${line.length} characters)`,
  );
}
