import { STATUS_OF_CODE } from '../../../server/src/platform/errors.ts';
import { isObject } from '../json.ts';
import type { Exchange } from './index.ts';
import { messagesIn } from './mcp.ts';
import { refusalsIn } from './refusals.ts';

const STATUSES: Readonly<Record<string, number>> = STATUS_OF_CODE;
const ERROR_MEMBERS = new Set(['code', 'message', 'param', 'used', 'limit', 'data']);
const BODY_MEMBERS = new Set(['error', 'quota']);

/** Errors have one form on each face: JSON with a code that goes with the status, or a page for people. */
export function faultOfForm({ operation: { face }, request: { method }, answer }: Exchange): string | null {
  const { status, headers, json, text } = answer;
  if (headers['request-id'] === undefined) return 'the answer has no Request-Id';
  const several = Array.isArray(json) ? json : [json];
  for (const { code, message, httpStatus } of refusalsIn(answer)) {
    if (typeof code !== 'string' || STATUSES[code] !== httpStatus)
      return `the code ${String(code)} came with ${httpStatus}`;
    if (typeof message !== 'string' || message === '') return `the refusal ${code} has no message`;
    if (message === '[object Object]' || /\bundefined\b/.test(message)) return `the refusal ${code} says "${message}"`;
  }
  if (status < 400) return null;
  const type = headers['content-type'] ?? '';
  if (method === 'HEAD') return null;
  if (face === "client's page" && type.startsWith('text/html'))
    return text.includes('</html>') ? null : 'the page is not whole';
  // browsers that are led nowhere are shown the application
  if (status === 404 && type.startsWith('text/html')) return null;
  // the protocol's own errors are held to its form
  if (messagesIn(answer).length > 0) return null;
  if (!type.startsWith('application/json')) return `the error is sent as ${type}`;
  for (const body of several) {
    if (!isObject(body) || !isObject(body['error'])) return 'the error has no error object';
    const unknown = [
      ...Object.keys(body).filter((name) => !BODY_MEMBERS.has(name)),
      ...Object.keys(body['error']).filter((name) => !ERROR_MEMBERS.has(name)),
    ];
    if (unknown.length > 0) return `the error has the members ${unknown.join(', ')}`;
  }
  return null;
}
