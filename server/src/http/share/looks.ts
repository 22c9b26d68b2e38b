import type { FastifyRequest } from 'fastify';

/** What says of itself that it looks for somebody else: search engines, and programs that show previews of links. */
const ROBOT =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp|telegram|skype|slack|discord|embedly|outbrain|pinterest|vkshare|quora link|flipboard|tumblr|bitlybot|nuzzel|linkpreview|iframely|snapchat|viber|line-poker|google-?(?:image|safety|read-aloud|web-preview)|mediapartners|bingpreview|yandex|headlesschrome-lighthouse|lighthouse|pingdom|uptimerobot|mimecast|proofpoint|barracuda|safelinks|urldefense/iu;

/** Whether a person looks: not a program that asks what is there, nor a browser that loads ahead. */
export function isLook({ method, headers }: FastifyRequest): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers[name] ?? '').join(' ');
  if (method !== 'GET' || /prefetch|prerender|preview/i.test(purpose)) return false;
  return !ROBOT.test(headers['user-agent'] ?? '');
}
