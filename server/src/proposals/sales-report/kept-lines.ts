/** What became of drafted lines until a proposal was first sent. */
export interface KeptLines {
  /** Sent proposals that were drafted from a brief. */
  readonly proposals: number;
  /** Lines as drafted: each was kept, changed or removed. */
  readonly drafted: number;
  readonly kept: number;
  /** In units, hours, days or as an option. */
  readonly changed: number;
  readonly removed: number;
  /** By hand, beside those drafted. */
  readonly added: number;
}

export interface KeptLinesReport {
  readonly all: KeptLines;
  /** By the Monday of the week in which they were made, YYYY-MM-DD; weeks without any are left out. */
  readonly weeks: readonly (KeptLines & { readonly week: string })[];
  /** Sent as well, and what was drafted of them is not known. */
  readonly notCounted: number;
}

/** One week of what the database counted; null: what it cannot tell of. */
export interface WeekCounted extends KeptLines {
  readonly week: string | null;
}

export function keptLinesOf(counted: readonly WeekCounted[]): KeptLinesReport {
  const weeks = counted.flatMap(({ week, ...figures }) => (week === null ? [] : [{ week, ...figures }]));
  return {
    all: weeks.reduce<KeptLines>(
      (all, week) => ({
        proposals: all.proposals + week.proposals,
        drafted: all.drafted + week.drafted,
        kept: all.kept + week.kept,
        changed: all.changed + week.changed,
        removed: all.removed + week.removed,
        added: all.added + week.added,
      }),
      { proposals: 0, drafted: 0, kept: 0, changed: 0, removed: 0, added: 0 },
    ),
    weeks: weeks.toSorted((one, other) => one.week.localeCompare(other.week)),
    notCounted: counted.find(({ week }) => week === null)?.proposals ?? 0,
  };
}
