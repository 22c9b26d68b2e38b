import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands in front of a program at an address of its own: what a browser sees of a server that restarts. */
export interface Gate {
  readonly address: string;
  /** To where connections go from now on. */
  lead(address: string): void;
  /** Ends all connections and refuses new ones. */
  close(): Promise<void>;
  open(): Promise<void>;
}

export async function openGate(): Promise<Gate> {
  const sockets = new Set<Socket>();
  let target: URL | null = null;
  let server = await listening(0);
  const { port } = server.address() as AddressInfo;

  async function listening(at: number): Promise<Server> {
    const made = createServer(pass).listen(at, '127.0.0.1');
    await once(made, 'listening');
    return made;
  }

  function pass(inside: Socket): void {
    const outside = connect(Number(target?.port), '127.0.0.1');
    inside.pipe(outside).pipe(inside);
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }

  return {
    address: `http://127.0.0.1:${port}`,
    lead(address) {
      target = new URL(address);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      server = await listening(port);
    },
  };
}
