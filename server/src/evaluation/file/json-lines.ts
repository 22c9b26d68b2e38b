import { LINES_LIMIT } from '@showbill/contract';
import { z } from 'zod';
import {
  briefFields,
  briefId,
  type BriefsRead,
  faultsOf,
  type FileFault,
  keptOffName,
  NEITHER_NAMED,
  type QuotedBrief,
  quotedLine,
} from './quoted-brief.ts';

const entry = briefFields.extend({
  id: briefId,
  quoted: z
    .array(
      quotedLine.refine(({ sku, product }) => (sku ?? product) !== undefined, {
        path: ['product'],
        error: NEITHER_NAMED,
      }),
    )
    .max(LINES_LIMIT, `must hold at most ${LINES_LIMIT} lines`),
  kept_off: z.array(keptOffName).max(LINES_LIMIT, `must hold at most ${LINES_LIMIT} names`).optional(),
});

/** A brief on each line, as a JSON object. */
export function readJsonLines(text: string): BriefsRead {
  const briefs: QuotedBrief[] = [];
  const faults: FileFault[] = [];
  const known = new Set<string>();
  for (const [index, written] of text.split('\n').entries()) {
    if (written.trim() === '') continue;
    const line = index + 1;
    const parsed = entry.safeParse(jsonOf(written));
    if (!parsed.success) {
      faults.push(...faultsOf(parsed.error, line));
      continue;
    }
    const { id, quoted, kept_off: keptOff = [], ...event } = parsed.data;
    if (known.has(id)) faults.push({ line, field: 'id', message: `${id} is there already` });
    known.add(id);
    briefs.push({ id, event, quoted, keptOff });
  }
  return { briefs, faults };
}

/** The text itself where it is no JSON: no schema takes that. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
