import type { Ground } from '../ground/index.ts';
import type { Attempt, Operation } from '../operation.ts';
import type { Answer, Request } from '../request.ts';
import type { DocumentCheck } from '../../../server/src/testing/documented.ts';
import { faultOfCosts } from './costs.ts';
import { faultOfForm } from './forms.ts';
import { faultOfInsides, faultOfOther } from './leaks.ts';
import { faultOfMessages } from './mcp.ts';
import { faultOfRights } from './rights.ts';
import { faultOfStatus, type Withheld } from './status.ts';

/** A request as it was sent, and what it was made from. */
export interface Exchange {
  readonly operation: Operation;
  readonly attempt: Attempt;
  readonly request: Request;
  readonly answer: Answer;
}

export interface Yardstick {
  readonly ground: Ground;
  readonly document: DocumentCheck;
  /** What the program has to do without. */
  readonly withheld: Withheld;
}

/** What is wrong with an answer; empty: nothing. */
export function faultsOf(exchange: Exchange, { ground, document, withheld }: Yardstick): readonly string[] {
  return [
    faultOfStatus(exchange, withheld),
    faultOfDocument(exchange, document),
    faultOfForm(exchange),
    faultOfMessages(exchange),
    faultOfRights(exchange),
    faultOfCosts(exchange),
    faultOfOther(exchange, ground),
    faultOfInsides(exchange),
  ].filter((fault) => fault !== null);
}

function faultOfDocument({ operation, request, answer }: Exchange, document: DocumentCheck): string | null {
  return operation.face === 'public API' ? document({ ...answer, method: request.method, path: request.path }) : null;
}
