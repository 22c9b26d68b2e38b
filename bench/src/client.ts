import { connect } from 'node:net';

/** Sends one request over and over on each of some connections for a while; returns how many were answered with 200. */
export async function hammer(port: number, requests: readonly string[], milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds;
  const counts = await Promise.all(requests.map((request) => onOneConnection(port, request, until)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function onOneConnection(port: number, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answered = 0;
    let pending = '';
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.once('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1');
      const length = completeLength(pending);
      if (length === null) return;
      if (!pending.startsWith('HTTP/1.1 200')) {
        socket.destroy();
        reject(new Error(pending.slice(0, 400)));
        return;
      }
      answered += 1;
      pending = pending.slice(length);
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve(answered);
      }
    });
  });
}

function completeLength(text: string): number | null {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return null;
  const body = Number(/content-length: (\d+)/i.exec(text)?.[1]);
  return text.length >= head + 4 + body ? head + 4 + body : null;
}

export function get(path: string, key: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${key}\r\n\r\n`;
}
