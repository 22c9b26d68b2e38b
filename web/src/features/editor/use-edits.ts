import type { EditorBody, ProposalChange } from '@showbill/contract';
import { notifyManager } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { conflictsOf, isPassing, isSignedOut } from '../../lib/problem.ts';
import { whenServerIsBack } from '../../lib/server-back.ts';
import { client, queryClient, trpc } from '../../lib/trpc.ts';
import { useKeeper } from '../../lib/use-keeper.ts';
import { foresee, type Known } from './sheet/apply.ts';
import { type Choice, type Conflict, resolve } from './sheet/resolve.ts';
import { type Purpose, unsentIn, type Waiting } from './unsent.ts';

export type SaveState = 'saved' | 'saving' | 'stuck';

export interface Disagreement {
  readonly changes: readonly ProposalChange[];
  readonly conflicts: readonly Conflict[];
}

export interface Edits {
  /** With all that is not saved yet, as it will be. */
  readonly proposal: EditorBody;
  readonly state: SaveState;
  /** Of the last change that was refused. */
  readonly error: unknown;
  readonly disagreement: Disagreement | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly change: (changes: readonly ProposalChange[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly retry: () => void;
  /** Once nothing is on its way any more: whether all is saved. */
  readonly settled: () => Promise<boolean>;
  /** Whether something is not saved at this moment. */
  readonly hasUnsent: () => boolean;
  readonly settle: (choices: ReadonlyMap<string, Choice>) => void;
  readonly dismissError: () => void;
  /** Shows why something beside the edits failed. */
  readonly report: (error: unknown) => void;
  readonly knowProduct: (id: string, product: KnownProduct) => void;
  readonly knowClient: (picked: KnownClient) => void;
}

type KnownProduct = Known['products'] extends ReadonlyMap<string, infer Product> ? Product : never;
type KnownClient = NonNullable<EditorBody['client']>;

const NEXT_TRY_MS = 5000;

/**
 * Changes of one proposal: shown at once, saved one list after the other, each with what takes it back. What the server
 * cannot be told stays, also through a reload, and is told again; what it refuses is taken off the screen and the reason shown.
 */
export function useEdits(saved: EditorBody): Edits {
  const { id } = saved;
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [state, setState] = useState<SaveState>('saved');
  const [error, setError] = useState<unknown>(null);
  const [disagreement, setDisagreement] = useState<Disagreement | null>(null);
  const [stacks, setStacks] = useState<Stacks>({ undo: [], redo: [] });
  const latest = useRef(stacks);
  const known = useRef({ products: new Map<string, KnownProduct>(), clients: new Map<string, KnownClient>() });
  const queue = useRef<readonly Waiting[]>([]);
  const working = useRef<Promise<void> | null>(null);
  const keeper = useKeeper(`edits.${id}`, sessionStorage);

  const proposal = useMemo(
    () =>
      foresee(
        saved,
        waiting.flatMap(({ changes }) => changes),
        known.current,
      ),
    [saved, waiting],
  );

  function put(next: readonly Waiting[]): void {
    queue.current = next;
    setWaiting(next);
    if (next.length === 0) keeper.forget();
    else keeper.keep(next);
  }

  function putStacks(next: Stacks): void {
    latest.current = next;
    setStacks(next);
  }

  function work(): void {
    if (queue.current.length > 0) working.current ??= saveAll();
  }

  async function saveAll(): Promise<void> {
    setState('saving');
    let isStuck = false;
    for (let head = queue.current[0]; head !== undefined && !isStuck; head = queue.current[0]) {
      isStuck = !(await save(head));
    }
    working.current = null;
    setState(isStuck ? 'stuck' : 'saved');
  }

  async function settled(): Promise<boolean> {
    while (working.current !== null) await working.current;
    return queue.current.length === 0;
  }

  /** False where it must be tried again. */
  async function save({ changes, purpose }: Waiting): Promise<boolean> {
    try {
      const { proposal: now, undo } = await client.proposals.edit.mutate({ id, changes: [...changes] });
      await show(now);
      put(queue.current.slice(1));
      putStacks(stacked(latest.current, purpose, undo));
      setError(null);
      return true;
    } catch (failure) {
      setError(failure);
      if (isPassing(failure) || isSignedOut(failure)) return false;
      const conflicts = conflictsOf(failure);
      if (conflicts !== null) {
        setError(null);
        setDisagreement({ changes, conflicts });
      }
      put(queue.current.slice(1));
      await queryClient.invalidateQueries({ queryKey: trpc.proposals.get.queryKey({ id }) });
      return true;
    }
  }

  function add(changes: readonly ProposalChange[], purpose: Purpose): void {
    if (changes.length === 0) return;
    put([...queue.current, { changes, purpose }]);
    work();
  }

  async function step(purpose: 'undo' | 'redo'): Promise<void> {
    // what takes a change back is known once it is saved
    if (!(await settled())) return;
    const last = latest.current[purpose].at(-1);
    if (last === undefined) return;
    putStacks({ ...latest.current, [purpose]: latest.current[purpose].slice(0, -1) });
    add(last, purpose);
  }

  const restore = useEffectEvent(() => {
    const kept = unsentIn(keeper.read(), saved.line_items);
    if (kept.length === 0 || queue.current.length > 0) return;
    put(kept);
    work();
  });
  useEffect(() => restore(), []);

  const tryAgain = useEffectEvent(work);
  useEffect(() => {
    if (state !== 'stuck') return undefined;
    const next = setTimeout(tryAgain, NEXT_TRY_MS);
    const unheard = whenServerIsBack(tryAgain);
    window.addEventListener('online', tryAgain);
    return () => {
      clearTimeout(next);
      unheard();
      window.removeEventListener('online', tryAgain);
    };
  }, [state]);

  return {
    proposal,
    state,
    error,
    disagreement,
    canUndo: stacks.undo.length > 0,
    canRedo: stacks.redo.length > 0,
    change: (changes) => add(changes, 'change'),
    undo: () => void step('undo'),
    redo: () => void step('redo'),
    retry: work,
    settled,
    hasUnsent: () => queue.current.length > 0,
    settle(choices) {
      if (disagreement === null) return;
      setDisagreement(null);
      add(resolve(disagreement.changes, disagreement.conflicts, choices), 'change');
    },
    dismissError: () => setError(null),
    report: setError,
    knowProduct: (product, facts) => known.current.products.set(product, facts),
    knowClient: (picked) => known.current.clients.set(picked.id, picked),
  };
}

interface Stacks {
  readonly undo: readonly (readonly ProposalChange[])[];
  readonly redo: readonly (readonly ProposalChange[])[];
}

/** What takes back an undoing is what does it again; a change of another kind leaves nothing to do again. */
function stacked({ undo, redo }: Stacks, purpose: Purpose, takesBack: readonly ProposalChange[]): Stacks {
  if (takesBack.length === 0) return { undo, redo };
  if (purpose === 'undo') return { undo, redo: [...redo, takesBack] };
  return { undo: [...undo, takesBack], redo: purpose === 'redo' ? redo : [] };
}

/**
 * No answer that was asked for before may come after this one. Resolves once the page was told of it: were what is
 * foreseen dropped before that, a new line would be gone for a moment, and with it what one types there.
 */
async function show(proposal: inferOutput<typeof trpc.proposals.get>): Promise<void> {
  const queryKey = trpc.proposals.get.queryKey({ id: proposal.id });
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, proposal);
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
}
