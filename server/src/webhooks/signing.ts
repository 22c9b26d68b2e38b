import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Secrets } from '../platform/secrets.ts';

const PURPOSE = 'webhook signing secret';

/** A new signing secret: `whsec_` and base64 of 32 random bytes. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

export function sealSecret(secrets: Secrets, secret: string): Buffer {
  return secrets.seal(PURPOSE, secret);
}

/** A new one that nobody was shown: whoever wants to know one rotates it. */
export function newSealedSecret({ secrets }: { readonly secrets: Secrets }): Buffer {
  return sealSecret(secrets, newSigningSecret());
}

export function openSecret(secrets: Secrets, sealed: Buffer): string {
  return secrets.open(PURPOSE, sealed);
}

/** The headers of one try (Standard Webhooks 1.0.0): signed with each secret, the newest first. */
export function signedHeaders(
  id: string,
  body: string,
  moment: Date,
  signingSecrets: readonly string[],
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(moment.getTime() / 1000)),
    'webhook-signature': signingSecrets.map((secret) => new Webhook(secret).sign(id, moment, body)).join(' '),
  };
}
