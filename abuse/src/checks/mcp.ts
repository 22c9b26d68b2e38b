import { z } from 'zod';
import { TOOLS } from '../../../server/src/http/mcp/tools/index.ts';
import { STATUS_OF_CODE } from '../../../server/src/platform/errors.ts';
import type { Answer } from '../request.ts';
import type { Exchange } from './index.ts';
import type { Refusal } from './refusals.ts';

const STATUSES: Readonly<Record<string, number>> = STATUS_OF_CODE;
const INTERNAL = -32603;

const message = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]),
  result: z
    .looseObject({
      isError: z.boolean().optional(),
      content: z.array(z.looseObject({ text: z.string() })).optional(),
      structuredContent: z.unknown().optional(),
    })
    .optional(),
  error: z.strictObject({ code: z.int(), message: z.string().min(1), data: z.unknown().optional() }).optional(),
});
type Message = z.output<typeof message>;

const refused = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string().min(1),
    param: z.string().optional(),
    used: z.int().optional(),
    limit: z.int().optional(),
    retry_after_seconds: z.int().optional(),
    conflicts: z.array(z.unknown()).optional(),
  }),
  now: z.unknown().optional(),
});

/** What an answer says in the protocol; empty where it speaks another. */
export function messagesIn({ headers, json, text }: Answer): readonly unknown[] {
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
  const said = isStream
    ? [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']): unknown => JSON.parse(data))
    : [json].flat();
  return said.filter((each) => typeof each === 'object' && each !== null && 'jsonrpc' in each);
}

/** What a model is told instead of a result; what the protocol itself refuses, in words of its library, counts as a wrong request. */
export function refusalsOfModel(answer: Answer): readonly Refusal[] {
  return messagesIn(answer).flatMap((each): readonly Refusal[] => {
    const { data } = message.safeParse(each);
    if (data?.error !== undefined) {
      const isOurs = data.error.code === INTERNAL;
      return [
        {
          code: isOurs ? 'internal_error' : 'invalid_request',
          message: 'refused by the protocol',
          httpStatus: isOurs ? 500 : 400,
        },
      ];
    }
    if (data?.result?.isError !== true) return [];
    const { code, message: told } = errorOf(data)?.error ?? { code: 'none', message: '' };
    return [{ code, message: told, httpStatus: STATUSES[code] ?? 500 }];
  });
}

/** Each message is one of the protocol's; each result is as its tool's schema says, each refusal has a known code. */
export function faultOfMessages({ operation, answer }: Exchange): string | null {
  if (operation.face !== 'MCP') return null;
  for (const each of messagesIn(answer)) {
    const parsed = message.safeParse(each);
    if (!parsed.success) return `the message is none of the protocol: ${z.prettifyError(parsed.error)}`;
    const { result } = parsed.data;
    if (result?.isError === true && STATUSES[errorOf(parsed.data)?.error.code ?? ''] === undefined) {
      return `the refusal is not as documented: ${result.content?.[0]?.text}`;
    }
    if (result === undefined || result.isError === true || result.structuredContent === undefined) continue;
    const tool = TOOLS.find(({ name }) => `mcp ${name}` === operation.name);
    const fits = tool?.output.safeParse(result.structuredContent);
    if (fits?.success !== true) return `the result is not as the tool says: ${fits && z.prettifyError(fits.error)}`;
    if (JSON.stringify(result.structuredContent) !== result.content?.[0]?.text)
      return 'the text is not the structured content';
  }
  return null;
}

function errorOf({ result }: Message): z.output<typeof refused> | null {
  try {
    return refused.safeParse(JSON.parse(result?.content?.[0]?.text ?? '')).data ?? null;
  } catch {
    return null;
  }
}
