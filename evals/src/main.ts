import { parseArgs } from 'node:util';
import { createDrafter } from '../../server/src/generation/index.ts';
import { ConfigError, readEnv } from '../../server/src/platform/config.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { BRIEFS } from './briefs/index.ts';
import { CATALOGUES, HELDOUT_CATALOGUES } from './catalogue-names.ts';
import { evaluate } from './evaluate.ts';
import type { EvalBrief } from './expectation.ts';
import { ALL_HELDOUT, HELDOUT } from './heldout/index.ts';
import { inFull } from './one-brief.ts';
import { misread } from './reading.ts';
import { costOf, documentOf, tableOf } from './report.ts';
import { totalsOf } from './totals.ts';

/** A model is asked about several briefs at once: one after the other takes an hour. */
const MODEL_AT_ONCE = 4;

const SETS: Readonly<Record<string, readonly EvalBrief[]>> = { heldout: ALL_HELDOUT, ...HELDOUT };

/**
 * `npm run eval`, with the built-in planner; `-- --provider anthropic|openai|openai-compatible` with a model and the
 * server's own LLM_ settings. `--brief ID` shows one in full, `--json` prints a document, `--products` the products
 * that are taken for something they are not; `--set heldout` (or its parts `a` to `i`) the held-out briefs instead.
 */
const { values } = parseArgs({
  options: {
    provider: { type: 'string' },
    brief: { type: 'string' },
    set: { type: 'string' },
    json: { type: 'boolean', default: false },
    products: { type: 'boolean', default: false },
  },
});

try {
  process.stdout.write(`${values.products ? misreadProducts() : await run(values.provider, values.brief)}\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

async function run(provider: string | undefined, id: string | undefined): Promise<string> {
  const set = briefsOf(values.set);
  const briefs = set.filter((brief) => id === undefined || brief.id === id);
  if (briefs.length === 0) {
    throw new RangeError(`There is no brief ${id}; there are: ${set.map((brief) => brief.id).join(', ')}`);
  }
  const config = readEnv({ ...process.env, LLM_PROVIDER: provider, LLM_FALLBACK: undefined });
  const { model, generationTimeoutSeconds } = config;
  const judged = await evaluate(briefs, {
    drafter: createDrafter(config, silentLog),
    timeoutSeconds: generationTimeoutSeconds,
    atOnce: model === null ? 1 : MODEL_AT_ONCE,
    done: () => (model === null ? undefined : process.stderr.write('.')),
  });
  if (values.json) {
    const name = model === null ? 'builtin' : `${model.provider} ${model.model}`;
    return JSON.stringify(documentOf(name, judged), null, 2);
  }
  const said = id === undefined ? tableOf(judged) : judged.map(inFull).join('\n');
  return model === null ? said : `${said}\n\n${costOf(totalsOf(judged))}`;
}

function briefsOf(set: string | undefined): readonly EvalBrief[] {
  if (set === undefined) return BRIEFS;
  const briefs = SETS[set];
  if (briefs === undefined) throw new RangeError(`There is no set ${set}; there are: ${Object.keys(SETS).join(', ')}`);
  return briefs;
}

function misreadProducts(): string {
  const catalogues = values.set === undefined ? CATALOGUES : HELDOUT_CATALOGUES;
  return catalogues
    .flatMap((name) => misread(name))
    .map(({ catalogue, id, name, is, readAs }) => {
      return `${catalogue} ${id} ${name}: ${readAs.join(' ') || 'nothing'}, is ${is.join(' ')}`;
    })
    .join('\n');
}
