import type { FastifyRequest } from 'fastify';

/** What says of itself that it looks for somebody else: search engines, and programs that show previews of links. */
const ROBOT = new RegExp(
  [
    'barracuda',
    'bitlybot',
    String.raw`bot\b`,
    'crawl',
    'discord',
    'embedly',
    'facebookcatalog',
    'facebookexternalhit',
    'flipboard',
    'google-?(?:image|safety|read-aloud)',
    'iframely',
    'lighthouse',
    'line-poker',
    'mediapartners',
    'mimecast',
    'nuzzel',
    'outbrain',
    'pingdom',
    'pinterest',
    'preview',
    'proofpoint',
    'quora link',
    'safelinks',
    'skype',
    'slack',
    'slurp',
    'snapchat',
    'spider',
    'telegram',
    'tumblr',
    'uptimerobot',
    'urldefense',
    'viber',
    'vkshare',
    'whatsapp',
    'yandex',
  ].join('|'),
  'iu',
);

/** Whether a person looks: not a program that asks what is there, nor a browser that loads ahead. */
export function isLook({ method, headers }: FastifyRequest): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers[name] ?? '').join(' ');
  if (method !== 'GET' || /prefetch|prerender|preview/i.test(purpose)) return false;
  return !ROBOT.test(headers['user-agent'] ?? '');
}
