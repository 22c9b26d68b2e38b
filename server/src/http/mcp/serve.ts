import { createMcpHandler, type ServerContext } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { whileAsked } from '../../platform/hang-up.ts';
import { inSpan } from '../../platform/traces/index.ts';
import { logFault } from '../problem.ts';
import { actorOf } from '../v1/actor.ts';
import { refusalOf } from '../v1/authenticate.ts';
import type { AdmittedMessages } from './messages.ts';
import { refusalResult } from './refusals.ts';
import { createMcpServer, type Dispatch } from './server.ts';
import type { McpContext, ToolCall } from './tool.ts';

export interface Served extends AdmittedMessages {
  /** Aborts when whoever asks has hung up. */
  readonly gone: AbortSignal;
}

/** Answers what one request says in the protocol, in whichever revision it speaks. */
export async function serveMcp(context: McpContext, request: FastifyRequest, served: Served): Promise<Response> {
  const { mayWrite, gone } = served;
  const handler = createMcpHandler(() => createMcpServer(mayWrite, dispatching(context, request, served)), {
    // nothing is told unasked: lists do not change while a key lasts
    maxSubscriptions: 0,
    onerror: (error) => request.log.debug({ err: error }, 'a message of the model context protocol was refused'),
  });
  const { method, headers, body } = request;
  const asked = new Request(new URL('/mcp', context.publicUrl), { method, headers: plainly(headers), signal: gone });
  return handler.fetch(asked, { parsedBody: body });
}

function plainly(headers: FastifyRequest['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === 'authorization' ? [] : [[name, [value].flat().join(', ')]],
  );
}

function dispatching(context: McpContext, request: FastifyRequest, { calls, gone }: Served): Dispatch {
  return (tool, given, asked) =>
    inSpan(`tool ${tool.name}`, {}, async () => {
      try {
        const admission = calls.get(asked.id);
        if (admission === undefined) throw new Error('a tool was called that nobody admitted');
        const refusal = refusalOf(admission);
        if (refusal !== null) throw refusal;
        const { account, quota } = admission;
        const call: ToolCall = {
          context,
          account,
          quota,
          actor: () => actorOf(context, request),
          tell: telling(asked),
        };
        const run = () => tool.run(call, given ?? {});
        // what changes something is done to its end, whoever still listens
        const answer = await (tool.hints.readOnlyHint ? whileAsked(gone, run) : run());
        return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
      } catch (error) {
        return refusalResult(error, (problem) => logFault(request, error, problem));
      }
    });
}

/** Notifications of progress, for whoever gave a token for them. */
function telling({ _meta: meta, notify }: ServerContext['mcpReq']): (message: string) => void {
  const progressToken = meta?.progressToken;
  if (progressToken === undefined) return () => {};
  let progress = 0;
  return (message) => {
    progress += 1;
    // nobody may be listening any more
    notify({ method: 'notifications/progress', params: { progressToken, progress, message } }).catch(() => {});
  };
}
