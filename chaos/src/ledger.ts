/** What the service has acknowledged of a proposal, in the order in which that comes about. */
export const STAGES = ['created', 'sent', 'accepted'] as const;
export type Stage = (typeof STAGES)[number];

export interface Entry {
  readonly id: string;
  readonly total: number;
  readonly sharePath: string;
  stage: Stage;
}

/** What was acknowledged, which nothing may take back. */
export interface Ledger {
  readonly entries: ReadonlyMap<string, Entry>;
  created(entry: Omit<Entry, 'stage'>): void;
  reached(id: string, stage: Stage): void;
  /** As it stands now, for later. */
  copy(): readonly Entry[];
  count(stage: Stage): number;
}

export function openLedger(): Ledger {
  const entries = new Map<string, Entry>();
  return {
    entries,
    created: (entry) => void entries.set(entry.id, { ...entry, stage: 'created' }),
    reached(id, stage) {
      const entry = entries.get(id);
      if (entry !== undefined) entry.stage = stage;
    },
    copy: () => [...entries.values()].map((entry) => ({ ...entry })),
    count: (stage) => [...entries.values()].filter((entry) => hasReached(entry.stage, stage)).length,
  };
}

export function hasReached(status: string, stage: Stage): boolean {
  // a sent one that the client has looked at stays sent
  return STAGES.findIndex((each) => each === (status === 'draft' ? 'created' : status)) >= STAGES.indexOf(stage);
}
