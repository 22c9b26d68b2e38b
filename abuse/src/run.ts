import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { type Exchange, faultsOf, type Yardstick } from './checks/index.ts';
import { mapTexts } from './json.ts';
import type { Attempt, Operation } from './operation.ts';
import { filledIn } from './placeholders.ts';
import type { Tally } from './report.ts';
import { type Request, shownAnswer, shownRequest } from './request.ts';
import { twisted } from './breaking.ts';

export interface Plan {
  readonly requests: number;
  readonly seed: number;
  /** How many are sent at a time. */
  readonly lanes: number;
  /** Leads to one request that the seed makes, as a fault told it; null: all of them. */
  readonly path: string | null;
  /** When to stop, whatever is left: milliseconds of `performance.now`. */
  readonly until: number;
}

/** Faults of one operation after which no more is asked of it. */
const MOST_FAULTS = 3;

/** Requests after which the companies are given anew what requests have used up. */
const TENDED_EVERY = 200;

/**
 * Sends so many requests, shared among the operations by their weight. Those that take rights away come last, one at a
 * time, since others would be refused for it.
 */
export async function abuse(
  operations: readonly Operation[],
  yardstick: Yardstick,
  plan: Plan,
  tally: Tally,
): Promise<void> {
  const whole = operations.reduce((sum, { weight }) => sum + weight, 0);
  const shares = shuffled(operations, plan.seed).map((operation) => ({
    operation,
    requests: Math.max(1, Math.round((plan.requests * operation.weight) / whole)),
  }));
  const [last, first] = [true, false].map((takes) =>
    shares.filter(({ operation }) => (operation.takesAway ?? false) === takes),
  );
  let tended = tally.sent;
  let tending = Promise.resolve();
  for (const [queue = [], lanes] of [
    [first, plan.lanes],
    [last, 1],
  ] as const) {
    const waiting = [...queue];
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          // without a database there is nothing to tend with
          if (yardstick.withheld !== 'database' && tally.sent - tended >= TENDED_EVERY) {
            tended = tally.sent;
            tending = tending
              .then(() => yardstick.ground.tend())
              .catch((error: unknown) => tally.note(`the companies could not be tended: ${stackOf(error)}`));
            await tending;
          }
          await abuseOne(next.operation, next.requests, yardstick, plan, tally);
        }
      }),
    );
  }
}

async function abuseOne(
  operation: Operation,
  requests: number,
  yardstick: Yardstick,
  plan: Plan,
  tally: Tally,
): Promise<void> {
  let left = requests;
  for (let round = 0; left > 0 && round < MOST_FAULTS; round++) {
    let tried = 0;
    const property = fc.asyncProperty(operation.attempts, async (attempt) => {
      tried += 1;
      const exchange = await sendOne(operation, attempt, yardstick);
      tally.count(exchange);
      const [fault] = faultsOf(exchange, yardstick);
      if (fault !== undefined) throw new Abused(fault, exchange);
    });
    const seed = plan.path === null ? seedOf(`${plan.seed} ${round} ${operation.name}`) : plan.seed;
    const parameters = { seed, numRuns: left, ...(plan.path !== null && { path: plan.path }) };
    const limit = Math.max(1, plan.until - performance.now());
    const result = await fc.check(property, { ...parameters, interruptAfterTimeLimit: limit });
    left -= result.failed ? tried : result.numRuns;
    // out of time: there is nothing wrong, and the rest is not sent
    if (!result.failed || result.interrupted) break;
    tally.fault({
      operation: operation.name,
      ...shownError(result.errorInstance),
      seed: result.seed,
      path: result.counterexamplePath ?? '',
      shrinks: result.numShrinks,
    });
  }
  if (left > 0) tally.unsent(operation.name, left);
}

async function sendOne(operation: Operation, attempt: Attempt, { ground, withheld }: Yardstick): Promise<Exchange> {
  const parts = mapTexts(attempt.parts, (text) => filledIn(text, (side, named, at) => ground.idOf(side, named, at)));
  const written = operation.write(parts);
  const headers = { ...(await ground.headersOf(attempt.caller, operation.face)), ...written.headers };
  const request = sendable(twisted({ ...written, headers }, attempt.twists));
  try {
    const answer = await ground.sender.send(request);
    if (operation.takesAway === true) {
      await ground.restoreRights();
      if (attempt.caller === 'visitor' && answer.status < 300 && withheld === 'nothing') ground.forgetVisitor();
    }
    return { operation, attempt, request, answer };
  } catch (error) {
    throw new NotAnswered(error, request);
  }
}

/** Without what HTTP itself cannot carry. */
function sendable(request: Request): Request {
  const path = request.path.replaceAll(/[^\x21-\x7e]/g, (char) => encodeURIComponent(char.toWellFormed()));
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      ([name, value]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !/[^\t\x20-\x7e\x80-\xff]/.test(value),
    ),
  );
  return { ...request, path, headers };
}

class Abused extends Error {
  readonly exchange: Exchange;

  constructor(fault: string, exchange: Exchange) {
    super(fault);
    this.exchange = exchange;
  }
}

class NotAnswered extends Error {
  readonly request: Request;

  constructor(cause: unknown, request: Request) {
    super(`there is no answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.request = request;
  }
}

function shownError(error: unknown): { readonly what: string; readonly request: string; readonly answer: string } {
  if (error instanceof Abused) {
    const { request, answer, attempt } = error.exchange;
    return {
      what: `${error.message} (${attempt.making}, asked by ${attempt.caller})`,
      request: shownRequest(request),
      answer: shownAnswer(answer),
    };
  }
  if (error instanceof NotAnswered) return { what: error.message, request: shownRequest(error.request), answer: '' };
  // a fault of the asking itself: the others are asked all the same
  return { what: `it could not be asked: ${stackOf(error)}`, request: '', answer: '' };
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Of its own for each operation: with one for all, each would begin with the same caller. */
function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readInt32BE();
}

/** In an order that the seed says. */
function shuffled<T>(values: readonly T[], seed: number): readonly T[] {
  const [order] = fc.sample(fc.shuffledSubarray([...values], { minLength: values.length }), { numRuns: 1, seed });
  return order ?? values;
}
