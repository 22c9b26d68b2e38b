import { Agent, type IncomingHttpHeaders, request as open } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** One request as it goes over the wire. */
export interface Request {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
  /** The text as JSON; undefined where it is none. */
  readonly json: unknown;
  readonly milliseconds: number;
}

/** A stream of events that is read has no end: it is listened to for a moment. */
const LISTENED_MS = 150;
const LONGEST_MS = 60_000;

/** Sends requests to one address, over connections that it keeps. */
export interface Sender {
  send(request: Request): Promise<Answer>;
  close(): void;
}

export function createSender(address: string): Sender {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true });
  return {
    // a connection that was kept may end as it is taken up again: once more over another one
    send: (request) =>
      exchange(agent, hostname, Number(port), request).catch((error: unknown) => {
        if (!isHungUp(error)) throw error;
        return exchange(false, hostname, Number(port), request);
      }),
    close: () => agent.destroy(),
  };
}

function isHungUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ECONNRESET', 'EPIPE'].includes(String(error.code));
}

function exchange(agent: Agent | false, host: string, port: number, sent: Request): Promise<Answer> {
  const began = performance.now();
  const { method, path, headers, body } = sent;
  return new Promise((resolve, reject) => {
    const outgoing = open({
      agent,
      host,
      port,
      method,
      path,
      headers: { ...headers, ...(body !== null && { 'content-length': body.length }) },
      timeout: LONGEST_MS,
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${LONGEST_MS / 1000} s`)));
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      const answered = () => {
        const all = unpacked(Buffer.concat(chunks), response.headers['content-encoding']);
        const text = all.toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: all,
          text,
          json: parsed(text),
          milliseconds: performance.now() - began,
        });
      };
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', answered);
      response.on('error', reject);
      if (method === 'GET' && response.headers['content-type']?.startsWith('text/event-stream') === true) {
        setTimeout(() => {
          if (response.complete) return;
          response.removeAllListeners('error').on('error', () => {});
          response.destroy();
          answered();
        }, LISTENED_MS);
      }
    });
    outgoing.end(body ?? undefined);
  });
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'gzip') return gunzipSync(bytes);
  return encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Text as it can stand in an address, half a surrogate pair included. */
export function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : encodeURIComponent(text.toWellFormed()) + '%ED%A0%80';
}

/** What can be said of a request when something was wrong with its answer. */
export function shownRequest({ method, path, headers, body }: Request): string {
  const lines = [`${method} ${path} HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return `${lines.join('\n')}\n${body === null ? '' : `\n${shownBody(body)}\n`}`;
}

export function shownAnswer({ status, headers, body }: Answer): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  return `${status}\n${lines.join('\n')}\n\n${isPage ? shownPage(body) : shownBody(body)}\n`;
}

/** What a page says, without how it looks. */
function shownPage(body: Buffer): string {
  const page = body.toString().replaceAll(/<style>.*?<\/style>/gs, '');
  return shownBody(Buffer.from(page));
}

const MOST_SHOWN = 8_000;

function shownBody(body: Buffer): string {
  const text = body.toString();
  const shown = text.includes('\uFFFD') ? `base64 ${body.toString('base64')}` : text;
  return shown.length <= MOST_SHOWN ? shown : `${shown.slice(0, MOST_SHOWN)}… (${shown.length} characters)`;
}
