import { isObject } from '../json.ts';
import type { Answer } from '../request.ts';
import { refusalsOfModel } from './mcp.ts';

/** A refusal as an answer holds it. */
export interface Refusal {
  readonly code: unknown;
  readonly message: unknown;
  /** Of the answer, or of one of several calls in it. */
  readonly httpStatus: number;
}

/** As a stream of lines has it, somewhere among its pieces. */
const IN_LINES = /"code":"(\w+)","httpStatus":(\d+)/g;

/** The refusals in an answer of any form: a body of ours, of the router, of several calls, or of a stream that broke off. */
export function refusalsIn(answer: Answer): readonly Refusal[] {
  const { status, headers, json, text } = answer;
  const toModel = refusalsOfModel(answer);
  if (toModel.length > 0) return toModel;
  if (Array.isArray(json)) return json.flatMap((each: unknown) => refusalOf(each, status) ?? []);
  const inLines = json === undefined && headers['content-type']?.startsWith('application/json') === true;
  if (inLines)
    return [...text.matchAll(IN_LINES)].map(([, code, of]) => ({ code, message: code, httpStatus: Number(of) }));
  const streamed = [...text.matchAll(/^event: serialized-error\ndata: (.*)$/gm)];
  if (streamed.length > 0) return streamed.flatMap(([, data = '']) => refusalOf({ error: parsed(data) }, status) ?? []);
  return [refusalOf(json, status) ?? []].flat();
}

function refusalOf(body: unknown, status: number): Refusal | null {
  const error = isObject(body) ? body['error'] : undefined;
  if (!isObject(error)) return null;
  const { data, message } = error;
  if (!isObject(data)) return { code: error['code'], message, httpStatus: status };
  return { code: data['code'], message, httpStatus: Number(data['httpStatus']) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
