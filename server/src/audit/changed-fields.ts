const LONGEST = 200;

/** A field that was changed; long texts are cut. */
export interface ChangedField {
  readonly field: string;
  readonly was: unknown;
  readonly now: unknown;
}

/** Those of some fields that differ between a row as it was and as it is. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  fields: Iterable<string> = Object.keys(after),
): ChangedField[] {
  return [...fields]
    .map((field) => ({ field, was: plain(before[field]), now: plain(after[field]) }))
    .filter(({ was, now }) => JSON.stringify(was) !== JSON.stringify(now))
    .map(({ field, was, now }) => ({ field, was: shortened(was), now: shortened(now) }));
}

function plain(value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : (value ?? null);
}

function shortened(value: unknown): unknown {
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
