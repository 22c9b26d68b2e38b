import { createHash } from 'node:crypto';

/** SHA-256, in hexadecimal, of what is kept to stay as it is. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** What was kept under a hash. Throws where it has changed since: no answer is better than one that nobody issued or signed. */
export function unchanged<Content extends string | Uint8Array>(
  content: Content,
  hash: string | null,
  name: string,
): Content {
  if (hashOf(content) !== hash) throw new Error(`${name} is not what was kept`);
  return content;
}
