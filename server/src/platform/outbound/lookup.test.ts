import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { publicLookup } from './lookup.ts';
import { resolveHost } from './resolve-host.ts';

const TYPES = { 1: 'A', 28: 'AAAA' } as const;
const REFUSALS = { servfail: 2, nxdomain: 3 } as const;
type Reply = readonly string[] | keyof typeof REFUSALS | 'silence';

let server: Socket | undefined;
const asked: string[] = [];

afterEach(() => {
  server?.close();
  server = undefined;
  asked.length = 0;
});

const never = new AbortController().signal;
const unasked = async () => Promise.reject(new Error('looked up'));
const strict = { allowPrivate: false };

describe('a name', () => {
  it('has the addresses of both families, IPv4 first', async () => {
    const lookup = await startDns({ A: ['1.1.1.1', '8.8.8.8'], AAAA: ['2606:4700::1111'] });
    expect(await resolveHost('hook.test', lookup, strict, never)).toEqual(['1.1.1.1', '8.8.8.8', '2606:4700::1111']);
    expect(asked.toSorted()).toEqual(['A hook.test', 'AAAA hook.test']);
  });

  it.each<[string, Reply, Reply]>([
    ['has none of the other', ['1.1.1.1'], []],
    ['is not answered for the other', ['1.1.1.1'], 'servfail'],
  ])('with addresses of one family is used where it %s', async (_name, four, six) => {
    const lookup = await startDns({ A: four, AAAA: six });
    expect(await resolveHost('hook.test', lookup, strict, never)).toEqual(['1.1.1.1']);
  });

  it.each<[string, Reply, Reply]>([
    ['all', ['127.0.0.1'], []],
    ['one of many', ['1.1.1.1', '8.8.8.8', '10.0.0.1'], []],
    ['that of the other family', ['1.1.1.1'], ['fd00::1']],
    ['a mapped one', ['1.1.1.1'], ['::ffff:8.8.8.8']],
  ])('is refused where its addresses are not public: %s', async (_name, four, six) => {
    const lookup = await startDns({ A: four, AAAA: six });
    await expect(resolveHost('hook.test', lookup, strict, never)).rejects.toMatchObject({
      fault: 'refused',
      message: 'hook.test leads to an address that is not public',
    });
  });

  it.each<[string, Reply, Reply, string]>([
    ['does not exist', 'nxdomain', 'nxdomain', 'hook.test has no address'],
    ['has no address', [], [], 'hook.test has no address'],
    ['has servers that fail', 'servfail', [], 'hook.test could not be looked up'],
  ])('that %s is said to', async (_name, four, six, message) => {
    const lookup = await startDns({ A: four, AAAA: six });
    await expect(resolveHost('hook.test', lookup, strict, never)).rejects.toMatchObject({ fault: 'dns', message });
  });

  it('whose servers are silent is given up with the signal', async () => {
    const lookup = await startDns({ A: 'silence', AAAA: 'silence' });
    const controller = new AbortController();
    const outcome = resolveHost('hook.test', lookup, strict, controller.signal).catch((error: unknown) => error);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    controller.abort('enough');
    expect(await outcome).toBe('enough');
  });

  it('that is an address is not looked up', async () => {
    expect(await resolveHost('1.1.1.1', unasked, strict, never)).toEqual(['1.1.1.1']);
    await expect(resolveHost('10.0.0.1', unasked, strict, never)).rejects.toMatchObject({ fault: 'refused' });
  });
});

/** A DNS server with one answer to each type of question (RFC 1035, 4.1), and the lookup that asks it. */
async function startDns(replies: Readonly<Record<'A' | 'AAAA', Reply>>) {
  const socket = createSocket('udp4');
  server = socket;
  socket.on('message', (query, from) => {
    const [name, end] = nameIn(query);
    const type = TYPES[query.readUInt16BE(end) as keyof typeof TYPES];
    asked.push(`${type} ${name}`);
    const reply = replies[type];
    if (reply === 'silence') return;
    const question = query.subarray(12, end + 4);
    const records = typeof reply === 'string' ? [] : reply.map((address) => record(query.readUInt16BE(end), address));
    const header = Buffer.alloc(12);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    header.writeUInt16BE(0x8180 | (typeof reply === 'string' ? REFUSALS[reply] : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([header, question, ...records]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return publicLookup([`127.0.0.1:${socket.address().port}`]);
}

function nameIn(query: Buffer): readonly [name: string, end: number] {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return [labels.join('.').toLowerCase(), at + 1];
}

/** The name is a pointer to the question's. */
function record(type: number, address: string): Buffer {
  const data = type === 1 ? Buffer.from(address.split('.').map(Number)) : bytes6(address);
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.byteLength]);
  return Buffer.concat([head, data]);
}

function bytes6(address: string): Buffer {
  const [left = [], right = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex');
}
