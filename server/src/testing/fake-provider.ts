import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import { type Behaviour, perform, type Seen, type SeenRequest } from './fake-provider-behaviour.ts';

export { type Behaviour, FAKE_USAGE, type SeenRequest } from './fake-provider-behaviour.ts';

export type Step = Behaviour | ((request: SeenRequest) => Behaviour | Promise<Behaviour>);

/**
 * A provider of our own for tests: it speaks the chat completions form over real HTTP and does what its script says,
 * in a stream of events where one is asked for.
 */
export interface FakeProvider {
  /** For `LLM_BASE_URL`. */
  readonly baseUrl: string;
  /** What came in, oldest first. */
  readonly requests: readonly SeenRequest[];
  /** A new script: one step a request, the last one for all that follow. */
  play(...script: readonly Step[]): void;
  close(): Promise<void>;
}

/** An answer of the model: an object is sent as JSON, text as it is. */
export function answer(content: unknown, finishReason = 'stop', more: { plain?: true } = {}): Behaviour {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return { kind: 'answer', content: text, finishReason, ...more };
}

/** An error in the provider's form. */
export function failure(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Behaviour {
  return { kind: 'raw', status, headers, body: JSON.stringify({ error: { message, type: 'error', code: null } }) };
}

/** The alias under which a request's prompt names a product. */
export function aliasIn(request: SeenRequest, productName: string): string {
  const system = request.messages.find((message) => message.role === 'system')?.content ?? '';
  const row = system.split('\n').find((line) => line.includes(` | ${JSON.stringify(productName)} | `));
  if (row === undefined) throw new Error(`the prompt does not name ${productName}`);
  return row.split(' | ')[0] ?? '';
}

export async function startFakeProvider(...script: readonly Step[]): Promise<FakeProvider> {
  const requests: Seen[] = [];
  let steps = [...script];

  const server = createServer((incoming, response) => {
    void (async () => {
      const seen = await see(incoming);
      response.on('close', () => {
        seen.closed = true;
      });
      requests.push(seen);
      const step = steps.length > 1 ? steps.shift() : steps[0];
      if (step === undefined) throw new Error('the fake provider has no script');
      perform(typeof step === 'function' ? await step(seen) : step, seen, response);
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play(...next) {
      steps = [...next];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const bodySchema = z.record(z.string(), z.unknown());
const messagesSchema = z.array(z.object({ role: z.string(), content: z.string() })).catch([]);

async function see(incoming: IncomingMessage): Promise<Seen> {
  const body = bodySchema.parse(JSON.parse(await readText(incoming)));
  const messages = messagesSchema.parse(body.messages);
  return { path: incoming.url ?? '', headers: incoming.headers, body, messages, closed: false, bytesSent: 0 };
}
