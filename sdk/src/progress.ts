import { readJson } from './errors.ts';

/** JSON, a document a line. */
export const LINES = 'application/x-ndjson';

/** How far a creation is. A service newer than this library may tell a stage that is not in the type. */
export interface CreationProgress {
  readonly stage: 'reading' | 'choosing' | 'checking' | 'pricing';
  /** How many lines the draft has so far. */
  readonly lines: number;
}

/** What the last line of an answer says. */
export interface LastLine {
  /** What was made; absent where it failed. */
  readonly proposal?: unknown;
  /** Of the failure. */
  readonly status?: number;
  readonly error?: unknown;
}

/** Hands on each line of an answer that tells of a stage, and gives the last one. Throws where the answer breaks off before it. */
export async function readLines(response: Response, tell: (progress: CreationProgress) => void): Promise<LastLine> {
  for await (const text of linesOf(response)) {
    const line = readJson(text);
    if (typeof line !== 'object' || line === null) throw new TypeError('a line of the answer is no JSON');
    if (!('stage' in line)) return line;
    tell(line as CreationProgress);
  }
  throw new TypeError('the answer broke off');
}

async function* linesOf(response: Response): AsyncGenerator<string, void> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (done) return;
  }
}
