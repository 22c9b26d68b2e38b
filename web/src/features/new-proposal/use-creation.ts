import type { inferInput, inferOutput } from '@trpc/tanstack-react-query';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../lib/ids.ts';
import { client, trpc } from '../../lib/trpc.ts';

export type Wanted = Omit<inferInput<typeof trpc.proposals.create>, 'creation'>;
type News = inferOutput<typeof trpc.proposals.create> extends AsyncIterable<infer Each> ? Each : never;
export type Progress = Pick<Extract<News, { kind: 'progress' }>, 'stage' | 'lines'>;

export type Creation =
  | { readonly phase: 'idle' }
  | ({ readonly phase: 'running'; readonly isStopping: boolean } & Progress)
  | { readonly phase: 'stopped' }
  | { readonly phase: 'failed'; readonly error: unknown };

interface Run {
  readonly id: string;
  isStopped: boolean;
  /** Whether the server has told of it: a wish to stop what it has not begun would be lost. */
  isHeard: boolean;
}

const START: Creation = { phase: 'running', isStopping: false, stage: 'reading', lines: [] };

interface CreationOptions {
  readonly made: (description: string) => void;
  /** Called where the page is still there. */
  readonly open: (proposalId: string) => void;
}

/** Makes a proposal and tells how far it is. Leaving the page stops nothing: `made` is still called, `open` is not. */
export function useCreation({ made, open }: CreationOptions) {
  const [creation, setCreation] = useState<Creation>({ phase: 'idle' });
  const current = useRef<Run | null>(null);
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );

  /** `prepare` gives what is wanted, a moment later. */
  async function start(prepare: () => Promise<Wanted>): Promise<void> {
    const run: Run = { id: newId(), isStopped: false, isHeard: false };
    current.current = run;
    const isOver = () => current.current !== run;
    setCreation(START);
    try {
      const wanted = await prepare();
      for await (const news of await client.proposals.create.mutate({ ...wanted, creation: run.id })) {
        if (news.kind === 'made') {
          made(wanted.event.description);
          if (!isOver()) open(news.proposal_id);
          return;
        }
        if (isOver()) continue;
        if (!run.isHeard && run.isStopped) send(run);
        run.isHeard = true;
        const { stage, lines } = news;
        setCreation({ phase: 'running', isStopping: run.isStopped, stage, lines });
      }
      throw new Error('the stream ended before its end');
    } catch (error) {
      if (!isOver()) setCreation(run.isStopped ? { phase: 'stopped' } : { phase: 'failed', error });
    }
  }

  function stop(): void {
    const run = current.current;
    if (run === null) return;
    run.isStopped = true;
    setCreation((before) => (before.phase === 'running' ? { ...before, isStopping: true } : before));
    if (run.isHeard) send(run);
  }

  function send(run: Run): void {
    client.proposals.stop.mutate({ creation: run.id }).catch((error: unknown) => {
      if (current.current === run) setCreation({ phase: 'failed', error });
    });
  }

  return { creation, start, stop, reset: () => setCreation({ phase: 'idle' }) };
}
