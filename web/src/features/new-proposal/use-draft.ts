import { useState } from 'react';
import { useKeeper } from '../../lib/use-keeper.ts';
import type { TypedFields } from './brief-fields.ts';
import { draftOf, isBlank } from './draft.ts';

export interface DraftOptions {
  /** The draft of a proposal for one client, or for an enquiry, is one of its own. */
  readonly about: string | null;
  readonly start: TypedFields;
}

/** What was typed for a new proposal: kept in the browser until the proposal is made, or somebody clears it. */
export function useDraft({ about, start }: DraftOptions) {
  const keeper = useKeeper(about === null ? 'new-proposal' : `new-proposal.${about}`);
  const [typed, setTyped] = useState<TypedFields>(() => ({ ...start, ...draftOf(keeper.read()) }));

  function put(next: TypedFields): void {
    setTyped(next);
    if (isBlank(next)) keeper.forget();
    else keeper.keep(next);
  }

  return {
    typed,
    change: (change: TypedFields) => put({ ...typed, ...change }),
    clear: () => {
      setTyped(start);
      keeper.forget();
    },
    /** Once a proposal was made of a description; what was typed since stays. */
    made: (description: string) => {
      if (draftOf(keeper.read()).description === description) keeper.forget();
    },
  };
}
