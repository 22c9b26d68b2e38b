import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Progress, ReportProgress } from '../../generation/index.ts';
import type { Answer } from '../idempotently.ts';
import { problemBody, toAppError } from '../problem.ts';
import { sendCreated } from './idempotency.ts';

/** JSON, a document a line. */
export const LINES = 'application/x-ndjson';

/** Whether the caller asks to be told of a draft while it is made. */
export function asksForProgress({ headers: { accept } }: FastifyRequest): boolean {
  return accept?.toLowerCase().includes(LINES) === true;
}

/**
 * Answers with a line for each stage of a creation and a last one with the proposal, or with the error. What is refused
 * before drafting begins, or kept from before, is answered as without progress.
 */
export async function sendWithProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  create: (report: ReportProgress) => Promise<Answer>,
): Promise<FastifyReply> {
  const lines = openLines();
  const answer = create(lines.report);
  const isMade = await Promise.race([answer.then(() => true), lines.begun.then(() => false)]);
  if (isMade) return sendCreated(reply, await answer);
  answer.then(
    ({ text }) => lines.end(`{"proposal":${text}}`),
    (error: unknown) => {
      lines.end(JSON.stringify({ status: toAppError(error).status, ...problemBody(error, request) }));
    },
  );
  return reply.code(201).type(LINES).send(lines.stream);
}

function openLines() {
  const stream = new PassThrough();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let last = '';
  // whoever asked may have hung up, which stops no creation
  const write = (line: string) => {
    if (!stream.destroyed) stream.write(`${line}\n`);
  };
  return {
    stream,
    begun,
    report: ({ stage, lines }: Progress): void => {
      const line = JSON.stringify({ stage, lines: lines.length });
      // the first comes before anything can be refused
      if (last !== '') begin();
      if (line !== last) write(line);
      last = line;
    },
    end(line: string): void {
      write(line);
      stream.end();
    },
  };
}
