import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { inEnglish } from '../../refusals/index.ts';
import { type Admitted, type Gate, keyOf, refusalOf } from '../v1/authenticate.ts';
import type { FreeMessages } from './free-messages.ts';
import { WRITING_TOOLS } from './tool-names.ts';

/** What may be asked in the messages of one request. */
export interface AdmittedMessages {
  /** Of each call of a tool, by the id of its message: each is counted. */
  readonly calls: ReadonlyMap<string | number, Admitted>;
  /** Whether the key may write; only known where no tool is called. */
  readonly mayWrite: boolean;
}

/** Revisions of the protocol in which messages come together; without a header the first of them is meant. */
const WITH_BATCHES: ReadonlySet<unknown> = new Set([undefined, '2024-11-05', '2025-03-26']);
const MOST_TOGETHER = 20;

/**
 * Admits what a request asks: each call of a tool as one request of the key's window, everything else for nothing, in
 * bounds of its own. Throws `invalid_key`; for what calls no tool, whatever else is refused; `invalid_request` for
 * messages that come together where they must not.
 */
export async function admitMessages(
  gate: Gate,
  free: FreeMessages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AdmittedMessages> {
  const calls = callsIn(messagesOf(request));
  if (calls.length > 0) {
    const admitted = await Promise.all(
      calls.map(({ tool }) => gate.admit(request, reply, { needs: WRITING_TOOLS.has(tool) ? 'write' : 'read' })),
    );
    return { calls: new Map(calls.flatMap(({ id }, i) => pairOf(id, admitted[i]))), mayWrite: true };
  }
  free.count(keyOf(request, reply));
  const admission = await gate.admit(request, reply, { needs: 'write', free: true });
  const mayWrite = admission.outcome !== 'scope_required';
  const refusal = mayWrite ? refusalOf(admission) : null;
  if (refusal !== null) throw refusal;
  return { calls: new Map(), mayWrite };
}

function pairOf(id: string | number, admission: Admitted | undefined) {
  return admission === undefined ? [] : [[id, admission] as const];
}

function messagesOf({ body, headers }: FastifyRequest): readonly unknown[] {
  if (!Array.isArray(body)) return [body];
  if (!WITH_BATCHES.has(headers['mcp-protocol-version'])) {
    throw new AppError(
      'invalid_request',
      inEnglish('the body must be one JSON-RPC message: this revision has no batches'),
    );
  }
  if (body.length > MOST_TOGETHER) {
    throw new AppError('invalid_request', inEnglish(`the body must hold at most ${MOST_TOGETHER} JSON-RPC messages`));
  }
  return body;
}

interface Call {
  readonly id: string | number;
  readonly tool: string;
}

/** Two of one id could not be told apart, nor what was admitted for them. */
function callsIn(messages: readonly unknown[]): readonly Call[] {
  const calls = messages.flatMap(callOf);
  if (new Set(calls.map(({ id }) => id)).size < calls.length) {
    throw new AppError('invalid_request', inEnglish('each JSON-RPC message must have an id of its own'));
  }
  return calls;
}

function callOf(message: unknown): readonly Call[] {
  if (typeof message !== 'object' || message === null) return [];
  const { method, id, params } = message as {
    readonly method?: unknown;
    readonly id?: unknown;
    readonly params?: unknown;
  };
  if (method !== 'tools/call' || (typeof id !== 'string' && typeof id !== 'number')) return [];
  const name = typeof params === 'object' && params !== null && 'name' in params ? params.name : undefined;
  return [{ id, tool: typeof name === 'string' ? name : '' }];
}
