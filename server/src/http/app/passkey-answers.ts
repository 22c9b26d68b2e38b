import { z } from 'zod';

const bytes = (most: number) =>
  z
    .string()
    .max(most, `must have at most ${most} characters`)
    .regex(/^[\w-]+$/, 'must be base64url');
const id = bytes(1400);
const clientDataJSON = bytes(4000);

/** What a browser answers, as far as it is looked at; bytes are base64url. */
const answered = z.object({ id, rawId: id, type: z.literal('public-key') });

/** With a passkey that it has made. */
export const passkeyMade = answered.extend({
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** With a passkey that it has used. */
const passkeyUsed = answered.extend({
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).exactOptional(),
  }),
});

export const passkeySignIn = z.object({ answer: passkeyUsed });
