import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';

const texts = TEXTS.audit;

export type Entry = inferOutput<typeof trpc.audit.list>['data'][number];

/** Who did it, as people call them. */
export function whoDid({ kind, name }: Entry['actor']): string {
  if (kind === 'user') return name ?? '';
  return kind === 'key' && name !== null ? texts.keyNamed(name) : texts.actors[kind];
}

/** What is told of it, in a line. */
export function factsOf({ facts }: Entry): string {
  return facts.map(({ name, value }) => `${name}: ${value}`).join(' · ');
}
