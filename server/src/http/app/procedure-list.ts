/* oxlint-disable eslint/no-underscore-dangle -- where tRPC keeps what it knows of a procedure */
import type { AnyTRPCProcedure } from '@trpc/server';
import { z } from 'zod';
import type { Access } from './procedures.ts';
import { appRouter } from './router.ts';

export interface ListedProcedure {
  /** `proposals.create`. */
  readonly path: string;
  readonly type: AnyTRPCProcedure['_def']['type'];
  readonly access: Access;
  /** What it takes; undefined: nothing. */
  readonly input: z.ZodType | undefined;
}

/** All procedures of the application, as its router knows them. */
export const PROCEDURES: readonly ListedProcedure[] = Object.entries<AnyTRPCProcedure>(
  flat(appRouter._def.procedures),
).map(([path, { _def: definition }]) => {
  const { access } = definition.meta as { readonly access: Access };
  const [input] = 'inputs' in definition ? (definition.inputs as readonly unknown[]) : [];
  return { path, type: definition.type, access, input: input instanceof z.ZodType ? input : undefined };
});

/** tRPC keeps the procedures by their whole paths, and tells types the tree of them. */
function flat(tree: object): Record<string, AnyTRPCProcedure> {
  return { ...tree };
}
