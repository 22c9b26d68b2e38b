import { z } from 'zod';
import { type EvalBrief, evalBrief } from './brief.ts';
import { readTable, readYaml, validated } from './data.ts';

/** One line of `sets.csv`: a set of briefs, where they come from, and whether whoever mends the engine has read them. */
const line = z.strictObject({
  name: z.string().regex(/^[a-z]+$/),
  source: z.string().min(1),
  unread: z.enum(['yes', 'no']).transform((word) => word === 'yes'),
});

export type EvalSet = z.infer<typeof line>;

/** The engine is tuned to these; the others say how far that carries. */
export const OWN = 'own';
export const SETS: readonly EvalSet[] = readTable('sets.csv', line);
export const HELDOUT: readonly EvalSet[] = SETS.filter(({ name }) => name !== OWN);

const read = new Map<string, readonly EvalBrief[]>();

/** The briefs of a set, as `data/NAME.yaml` has them. @throws RangeError where the file does not fit its schema. */
export function briefsOf({ name }: Pick<EvalSet, 'name'>): readonly EvalBrief[] {
  const briefs = read.get(name) ?? readSet(`${name}.yaml`);
  read.set(name, briefs);
  return briefs;
}

function readSet(file: string): readonly EvalBrief[] {
  const briefs = readYaml(file, z.array(z.looseObject({ id: z.string() })).min(1));
  return briefs.map((brief) => validated(evalBrief, brief, `${file}, ${brief.id}`));
}
