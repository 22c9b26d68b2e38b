const NEWLINE = 10;
/** What goes to the database at once. */
const MOST_LINES = 500;
const MOST_BYTES = 1024 * 1024;

/** The lines of a file, some at a time. */
export async function* inBatches(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let size = 0;
  for await (const line of linesOf(chunks)) {
    lines.push(line.toString('utf8'));
    size += line.length;
    if (lines.length < MOST_LINES && size < MOST_BYTES) continue;
    yield lines;
    [lines, size] = [[], 0];
  }
  if (lines.length > 0) yield lines;
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]);
      begun = [];
      from = end + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
