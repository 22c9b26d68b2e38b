import { createHash } from 'node:crypto';

/** SHA-256, in hexadecimal, of what a client is generated from: an OpenAPI document's operations and schemas. */
export function digestOf({ paths, components }: { readonly paths: unknown; readonly components: unknown }): string {
  return createHash('sha256').update(JSON.stringify({ paths, components })).digest('hex');
}
