import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is quick to reach: a page of 60 lines takes about a millisecond. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Half the time of the usual level, for a tenth more bytes. */
const GZIP = { level: 3 };

/** Below it a packet or two carry the text as it is. */
const WORTH_BYTES = 2048;

/** Sends long answers of routes compressed to whom understands it: a hook `onSend`. */
export async function compressLong(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || payload.length < WORTH_BYTES) return payload;
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined) {
    // a text is sent with the head of the answer at once, and bytes apart from it
    reply.header('vary', 'accept-encoding');
    return payload;
  }
  const { body, headers } = await compress(payload, accepted);
  reply.headers(headers);
  return body;
}

/** A text as it is sent to whom understands it compressed, with the headers that say so. */
export async function compress(
  text: string | Buffer,
  accepted: string | readonly string[] = '',
): Promise<{ readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }> {
  const plain = typeof text === 'string' ? Buffer.from(text) : text;
  const known = new Set(encodingsOf(accepted));
  const vary = { vary: 'accept-encoding' };
  if (known.has('br')) {
    return { body: await promisify(brotliCompress)(plain, BROTLI), headers: { ...vary, 'content-encoding': 'br' } };
  }
  if (known.has('gzip')) {
    return { body: await promisify(gzip)(plain, GZIP), headers: { ...vary, 'content-encoding': 'gzip' } };
  }
  return { body: plain, headers: vary };
}

/** Those that the caller does not refuse: `br;q=0` does. */
function encodingsOf(accepted: string | readonly string[]): string[] {
  return [accepted]
    .flat()
    .join(',')
    .toLowerCase()
    .split(',')
    .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
    .map((each) => (each.split(';', 1)[0] ?? '').trim());
}
