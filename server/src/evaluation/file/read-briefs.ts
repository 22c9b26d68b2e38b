import { type BriefsRead, type FileFault } from './quoted-brief.ts';
import { readCsv } from './csv.ts';
import { readJsonLines } from './json-lines.ts';

/** What is wrong with a file as a whole is told of its first line. */
const WHOLE: Omit<FileFault, 'message'> = { line: 1, field: 'file' };

const NOTHING: FileFault = { ...WHOLE, message: 'holds no brief' };

/** The briefs of a file: JSON lines where it begins with a brace, else CSV; with everything that is wrong in it. */
export function readBriefs(bytes: Uint8Array): BriefsRead {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
  } catch {
    return { briefs: [], faults: [{ ...WHOLE, message: 'must be UTF-8 text' }] };
  }
  if (text.trim() === '') return { briefs: [], faults: [NOTHING] };
  const { briefs, faults } = text.trimStart().startsWith('{') ? readJsonLines(text) : readCsv(text);
  if (briefs.length > 0 || faults.length > 0) return { briefs, faults };
  return { briefs, faults: [NOTHING] };
}
