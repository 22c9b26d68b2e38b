import { parseArgs } from 'node:util';
import { createBuiltinDrafter, createDrafter } from '../../server/src/generation/index.ts';
import { ConfigError, readEnv } from '../../server/src/platform/config.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import type { EvalBrief } from './brief.ts';
import { HELDOUT_CATALOGUES, OWN_CATALOGUES } from './catalogues.ts';
import { evaluate } from './evaluate.ts';
import { fallenBelow, levelOf, readLevels, writeLevels } from './levels.ts';
import { inFull } from './one-brief.ts';
import { misread } from './reading.ts';
import { worseThanRaw } from './recorded/compare.ts';
import { writePrompts } from './recorded/prompts.ts';
import { reportOf } from './recorded/report.ts';
import { runRecorded } from './recorded/run.ts';
import { costOf, documentOf, type SetJudged, tableOf, tableOfSets } from './report.ts';
import { briefsOf, HELDOUT, OWN, SETS } from './sets.ts';
import { totalsOf } from './totals.ts';

/** A model is asked about several briefs at once: one after the other takes an hour. */
const MODEL_AT_ONCE = 4;

/**
 * `npm run eval`: every set that has been read, with the built-in planner, a row each, against the levels that were
 * last written; exit 1 where anything fell. `-- --write-levels` writes them anew. `--set NAME` shows the briefs of one
 * set (`own`, `a` …, or `heldout` for all but our own), `--brief ID` one in full, `--json` a document, `--products` the
 * products that are taken for something they are not. `--recorded` replays the recorded answers of a language model and
 * shows what the program did to each; `--write-prompts FOLDER` writes the prompts that are to be answered. `--provider`
 * drafts our own briefs, or the set, with a model and the server's own LLM_ settings.
 */
const { values } = parseArgs({
  options: {
    provider: { type: 'string' },
    brief: { type: 'string' },
    set: { type: 'string' },
    json: { type: 'boolean', default: false },
    products: { type: 'boolean', default: false },
    recorded: { type: 'boolean', default: false },
    'write-prompts': { type: 'string' },
    'write-levels': { type: 'boolean', default: false },
  },
});
const { brief, provider } = values;
const set = values.set ?? (provider !== undefined || values.json ? OWN : undefined);

try {
  process.stdout.write(`${await answer()}\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

function answer(): Promise<string> | string {
  if (values.products) return misreadProducts();
  if (values.recorded) return replayed();
  const folder = values['write-prompts'];
  if (folder !== undefined) return prompts(folder);
  if (brief !== undefined) return oneBrief(brief);
  return set === undefined ? allSets() : oneSet(set);
}

async function replayed(): Promise<string> {
  const compared = await runRecorded();
  if (compared.flatMap(worseThanRaw).length > 0) process.exitCode = 1;
  return reportOf(compared);
}

function prompts(folder: string): string {
  const briefs = setCalled(OWN);
  writePrompts(folder, briefs);
  return `${briefs.length} prompts are in ${folder}`;
}

async function allSets(): Promise<string> {
  const drafter = createBuiltinDrafter();
  const reached: SetJudged[] = [];
  for (const each of SETS.filter(({ unread }) => !unread)) {
    const judged = await evaluate(briefsOf(each), { drafter, timeoutSeconds: 60, atOnce: 1 });
    reached.push({ name: each.name, judged });
  }
  const levels = Object.fromEntries(reached.map(({ name, judged }) => [name, levelOf(totalsOf(judged))]));
  if (values['write-levels']) writeLevels(levels);
  const fallen = fallenBelow(readLevels(), levels);
  if (fallen.length > 0) process.exitCode = 1;
  const said = fallen.length === 0 ? ['Every set is at its level.'] : ['Below the level that was written:', ...fallen];
  return `${tableOfSets(reached)}\n\n${said.join('\n')}`;
}

async function oneSet(name: string): Promise<string> {
  const { judged, cost, drafter } = await draftAll(setCalled(name));
  if (values.json) return JSON.stringify(documentOf(drafter, judged), null, 2);
  return `${tableOf(judged)}${cost}`;
}

async function oneBrief(id: string): Promise<string> {
  const found = SETS.flatMap(briefsOf).filter((each) => each.id === id);
  if (found.length === 0) throw new RangeError(`There is no brief ${id}`);
  const { judged, cost } = await draftAll(found);
  return `${judged.map(inFull).join('\n')}${cost}`;
}

async function draftAll(briefs: readonly EvalBrief[]) {
  const config = readEnv({ ...process.env, LLM_PROVIDER: provider, LLM_FALLBACK: undefined });
  const { model, generationTimeoutSeconds } = config;
  const judged = await evaluate(briefs, {
    drafter: createDrafter(config, silentLog, createBuiltinDrafter()),
    timeoutSeconds: generationTimeoutSeconds,
    atOnce: model === null ? 1 : MODEL_AT_ONCE,
    done: () => (model === null ? undefined : process.stderr.write('.')),
  });
  return {
    judged,
    drafter: model === null ? 'builtin' : `${model.provider} ${model.model}`,
    cost: model === null ? '' : `\n\n${costOf(totalsOf(judged))}`,
  };
}

function setCalled(name: string): readonly EvalBrief[] {
  if (name === 'heldout') return HELDOUT.flatMap(briefsOf);
  const found = SETS.find((each) => each.name === name);
  if (found !== undefined) return briefsOf(found);
  throw new RangeError(`There is no set ${name}; there are: heldout, ${SETS.map((each) => each.name).join(', ')}`);
}

function misreadProducts(): string {
  const catalogues = values.set === undefined ? OWN_CATALOGUES : HELDOUT_CATALOGUES;
  return catalogues
    .flatMap((name) => misread(name))
    .map(({ catalogue, id, name, is, readAs }) => {
      return `${catalogue} ${id} ${name}: ${readAs.join(' ') || 'nothing'}, is ${is.join(' ')}`;
    })
    .join('\n');
}
