import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliasesFor } from '../../../server/src/generation/model/aliases.ts';
import { buildPrompt } from '../../../server/src/generation/model/prompt/prompt.ts';
import type { EvalBrief } from '../brief.ts';
import { evalCatalogue } from '../catalogue.ts';

/** The prompt that the server sends for a brief: rules and catalogue, then the message. */
export function promptOf(brief: EvalBrief): { readonly system: string; readonly question: string } {
  const { shelf } = evalCatalogue(brief.catalogue);
  return buildPrompt({ description: brief.description, ...brief.fields }, aliasesFor(shelf, brief.description));
}

/** Writes what a reader is to answer: `CATALOGUE.system.txt` once for each catalogue, and `ID.user.txt`. */
export function writePrompts(folder: string, briefs: readonly EvalBrief[]): void {
  mkdirSync(folder, { recursive: true });
  for (const brief of briefs) {
    const { system, question } = promptOf(brief);
    writeFileSync(join(folder, `${brief.catalogue}.system.txt`), `${system}\n`);
    writeFileSync(join(folder, `${brief.id}.user.txt`), `${question}\n`);
  }
}
