import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';

/**
 * A provider of our own for tests: it speaks the chat completions form over real HTTP and does what its script says.
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

export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
  /** Role and text of each message; empty where the body has another form. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** True once the answer has ended or its connection is gone. */
  readonly closed: boolean;
  /** Bytes of an endless or dripping answer that went out. */
  readonly bytesSent: number;
}

export type Step = Behaviour | ((request: SeenRequest) => Behaviour | Promise<Behaviour>);

export type Behaviour =
  | { readonly kind: 'answer'; readonly content: string; readonly finishReason?: string }
  | { readonly kind: 'refusal'; readonly text: string }
  | {
      readonly kind: 'raw';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly kind: 'stall' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'drip'; readonly content: string }
  | { readonly kind: 'flood'; readonly bytes: number };

/** An answer of the model: an object is sent as JSON, text as it is. */
export function answer(content: unknown, finishReason = 'stop'): Behaviour {
  return { kind: 'answer', content: typeof content === 'string' ? content : JSON.stringify(content), finishReason };
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

export const FAKE_USAGE = { prompt_tokens: 1200, completion_tokens: 340, total_tokens: 1540 } as const;

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

type Seen = { -readonly [Key in keyof SeenRequest]: SeenRequest[Key] };

const bodySchema = z.record(z.string(), z.unknown());
const messagesSchema = z.array(z.object({ role: z.string(), content: z.string() })).catch([]);

async function see(incoming: IncomingMessage): Promise<Seen> {
  const body = bodySchema.parse(JSON.parse(await readText(incoming)));
  const messages = messagesSchema.parse(body.messages);
  return { path: incoming.url ?? '', headers: incoming.headers, body, messages, closed: false, bytesSent: 0 };
}

function perform(behaviour: Behaviour, seen: Seen, response: ServerResponse): void {
  switch (behaviour.kind) {
    case 'answer':
      sendJson(response, completion({ content: behaviour.content }, behaviour.finishReason ?? 'stop'));
      return;
    case 'refusal':
      sendJson(response, completion({ content: null, refusal: behaviour.text }, 'stop'));
      return;
    case 'raw':
      response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers });
      response.end(behaviour.body);
      return;
    case 'stall':
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9999' });
      response.write('{"id":', () => response.destroy());
      return;
    case 'drip':
      drip(JSON.stringify(completion({ content: behaviour.content }, 'stop')), seen, response);
      return;
    case 'flood':
      flood(behaviour.bytes, seen, response);
      return;
    default:
      behaviour satisfies never;
  }
}

function completion(message: Record<string, unknown>, finishReason: string): Record<string, unknown> {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'fake',
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason }],
    usage: FAKE_USAGE,
  };
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** One byte each 20 ms, until all is sent or the other side goes. */
function drip(body: string, seen: Seen, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => {
    response.write(body[seen.bytesSent]);
    seen.bytesSent += 1;
    if (seen.bytesSent === body.length) response.end();
  }, 20);
  response.on('close', () => clearInterval(timer));
}

/** One JSON string without an end in sight, as fast as the other side takes it. */
function flood(bytes: number, seen: Seen, response: ServerResponse): void {
  const chunk = 'x'.repeat(64 * 1024);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id":"');
  const more = (): void => {
    while (!response.destroyed && seen.bytesSent < bytes) {
      seen.bytesSent += chunk.length;
      if (!response.write(chunk)) {
        response.once('drain', more);
        return;
      }
    }
    response.end('"}');
  };
  more();
}
