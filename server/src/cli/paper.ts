import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { findSignedPapers, type SignedPaper } from '../proposals/index.ts';
import { addCommand, runCommand } from './command.ts';

export function registerPaper(program: Command): void {
  const paper = program.command('paper').description('papers that clients signed');

  addCommand(paper, 'verify <file>', 'say whether a file is a copy that was signed, of which proposal and when').action(
    (file: string, options: { json?: boolean }) =>
      runCommand(options, async ({ db }) => {
        const hash = createHash('sha256');
        await pipeline(createReadStream(file), hash);
        const sha256 = hash.digest('hex');
        const papers = await findSignedPapers(db, sha256);
        return {
          document: { sha256, papers: papers.map(present) },
          lines: papers.map(inWords),
          refusal:
            papers.length > 0 ? undefined : `${file} is not a paper that was signed here, or it was changed since`,
        };
      }),
  );
}

function present({ companyId, companyName, number, version, acceptedAt, erasedAt }: SignedPaper) {
  return {
    company_id: companyId,
    company_name: companyName,
    number,
    version,
    accepted_at: acceptedAt,
    erased_at: erasedAt,
  };
}

function inWords({ companyName, number, version, acceptedAt, erasedAt }: SignedPaper): string {
  const erased = erasedAt === null ? '' : `; the client was erased on ${erasedAt.toISOString().slice(0, 10)}`;
  return `${number} of ${companyName}, version ${version}, signed ${acceptedAt.toISOString()}${erased}`;
}
