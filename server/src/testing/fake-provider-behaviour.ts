import type { IncomingMessage, ServerResponse } from 'node:http';

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

export type Behaviour =
  | {
      readonly kind: 'answer';
      readonly content: string;
      readonly finishReason?: string;
      /** One document, although a stream was asked for. */
      readonly plain?: true;
    }
  | { readonly kind: 'refusal'; readonly text: string }
  | {
      readonly kind: 'raw';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string | Uint8Array;
    }
  | { readonly kind: 'stall' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'drip'; readonly content: string; readonly plain?: true }
  | { readonly kind: 'flood'; readonly bytes: number };

export type Seen = { -readonly [Key in keyof SeenRequest]: SeenRequest[Key] };

export const FAKE_USAGE = { prompt_tokens: 1200, completion_tokens: 340, total_tokens: 1540 } as const;

/** Does to a request what a behaviour says. */
export function perform(behaviour: Behaviour, seen: Seen, response: ServerResponse): void {
  const form = seen.body.stream === true ? STREAMED : WHOLE;
  switch (behaviour.kind) {
    case 'answer':
      send(response, behaviour.plain ? WHOLE : form, { content: behaviour.content }, behaviour.finishReason ?? 'stop');
      return;
    case 'refusal':
      send(response, form, { content: null, refusal: behaviour.text }, 'stop');
      return;
    case 'raw':
      response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers });
      response.end(behaviour.body);
      return;
    case 'stall':
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': form.type, ...form.cutHeaders });
      response.write(form.beginning, () => response.destroy());
      return;
    case 'drip':
      drip(behaviour.plain ? WHOLE : form, behaviour.content, seen, response);
      return;
    case 'flood':
      flood(form, behaviour.bytes, seen, response);
      return;
    default:
      behaviour satisfies never;
  }
}

/** The two ways in which an answer comes. */
interface Form {
  readonly type: string;
  readonly write: (message: Record<string, unknown>, finishReason: string) => string;
  /** Up to somewhere in the answer's text. */
  readonly beginning: string;
  readonly cutHeaders?: Readonly<Record<string, string>>;
}

const HEAD = { id: 'chatcmpl-1', created: 1_700_000_000, model: 'fake' };

const WHOLE: Form = {
  type: 'application/json',
  write: (message, finishReason) =>
    JSON.stringify({
      ...HEAD,
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason }],
      usage: FAKE_USAGE,
    }),
  beginning: '{"id":"',
  cutHeaders: { 'content-length': '9999' },
};

const STREAMED: Form = {
  type: 'text/event-stream',
  write: ({ content, ...rest }, finishReason) =>
    [
      ...(typeof content === 'string' ? piecesOf(content) : []).map((piece) => chunk({ content: piece })),
      chunk(rest, finishReason),
      { ...HEAD, object: 'chat.completion.chunk', choices: [], usage: FAKE_USAGE },
    ]
      .map((each) => `data: ${JSON.stringify(each)}\n\n`)
      .concat('data: [DONE]\n\n')
      .join(''),
  beginning: `data: ${JSON.stringify(chunk({ content: '{"title":"' }))}\n\ndata: {"id":"`,
};

function chunk(delta: Record<string, unknown>, finishReason: string | null = null) {
  return {
    ...HEAD,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finishReason }],
  };
}

/** Five pieces, which together are the text. */
function piecesOf(text: string): string[] {
  const length = Math.ceil(text.length / 5);
  return [0, 1, 2, 3, 4].map((index) => text.slice(index * length, (index + 1) * length));
}

function send(response: ServerResponse, form: Form, message: Record<string, unknown>, finishReason: string): void {
  response.writeHead(200, { 'content-type': form.type });
  response.end(form.write(message, finishReason));
}

/** One byte each 20 ms, until all is sent or the other side goes. */
function drip(form: Form, content: string, seen: Seen, response: ServerResponse): void {
  const body = form.write({ content }, 'stop');
  response.writeHead(200, { 'content-type': form.type });
  const timer = setInterval(() => {
    response.write(body[seen.bytesSent]);
    seen.bytesSent += 1;
    if (seen.bytesSent === body.length) response.end();
  }, 20);
  response.on('close', () => clearInterval(timer));
}

/** One JSON string without an end in sight, as fast as the other side takes it. */
function flood(form: Form, bytes: number, seen: Seen, response: ServerResponse): void {
  const some = 'x'.repeat(64 * 1024);
  response.writeHead(200, { 'content-type': form.type });
  response.write(form.beginning);
  const more = (): void => {
    while (!response.destroyed && seen.bytesSent < bytes) {
      seen.bytesSent += some.length;
      if (!response.write(some)) {
        response.once('drain', more);
        return;
      }
    }
    response.end('"}');
  };
  more();
}
