import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { inEnglish } from '../refusals/index.ts';
import type { TypedApp } from './typed-app.ts';

const DEEPEST = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Takes JSON bodies and nothing else; says what is wrong with one that is none. */
export function acceptJson(app: TypedApp): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    parseJson(body),
  );
}

/** Throws invalid_request for an empty body, bytes that are not UTF-8, what is no JSON, and nesting beyond 32 levels. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0)
    throw new AppError('invalid_request', inEnglish('the body is empty: it must be a JSON object'));
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch (error) {
    throw new AppError('invalid_request', inEnglish('the body is not valid UTF-8'), { cause: error });
  }
  // before parsing, so that no later walk of the value can run out of stack
  if (nesting(text) > DEEPEST) {
    throw new AppError('invalid_request', inEnglish(`the body is nested deeper than ${DEEPEST} levels`));
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('invalid_request', inEnglish(`the body is not valid JSON: ${whereItBroke(error)}`), {
      cause: error,
    });
  }
}

function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (quoted) {
      if (char === 0x5c) i++;
      else if (char === 0x22) quoted = false;
    } else if (char === 0x22) quoted = true;
    else if (char === 0x7b || char === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (char === 0x7d || char === 0x5d) depth--;
  }
  return deepest;
}

/** The parser's words up to the place, without the piece of the body that it quotes. */
function whereItBroke(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const place = /at position (\d+)/.exec(message);
  return place === null ? 'it ends too early or is malformed' : `malformed at character ${place[1]}`;
}
