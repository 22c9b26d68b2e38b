import { crc32 } from 'node:zlib';

/** Events as a web server sends them. */
export function sse(events: readonly object[]): string {
  return events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
}

/** One message of AWS's binary event streams: lengths, headers and body, each part with its checksum. */
export function awsEvent(type: string, body: object): Buffer {
  const headers = Buffer.concat([awsHeader(':message-type', 'event'), awsHeader(':event-type', type)]);
  const payload = Buffer.from(JSON.stringify(body));
  const prelude = Buffer.alloc(12);
  prelude.writeUInt32BE(16 + headers.length + payload.length, 0);
  prelude.writeUInt32BE(headers.length, 4);
  prelude.writeUInt32BE(crc32(prelude.subarray(0, 8)), 8);
  const message = Buffer.concat([prelude, headers, payload]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(message));
  return Buffer.concat([message, checksum]);
}

function awsHeader(name: string, value: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(value.length);
  return Buffer.concat([Buffer.from([name.length]), Buffer.from(name), Buffer.from([7]), length, Buffer.from(value)]);
}
