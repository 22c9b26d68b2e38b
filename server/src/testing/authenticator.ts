import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What an authenticator and a browser do together, as WebAuthn has it; each thing may be wrong for once. */
export interface Behaviour {
  readonly origin?: string;
  readonly host?: string;
  /** Whether the person was asked for a finger or a PIN. */
  readonly verifies?: boolean;
  readonly count?: number;
  /** The AAGUID that it tells. */
  readonly model?: string;
  readonly userHandle?: string;
  readonly challenge?: string;
}

interface Creation {
  readonly challenge: string;
  readonly user: { readonly id: string };
}

const NO_MODEL = '00000000-0000-0000-0000-000000000000';
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** An authenticator with one passkey of its own, ES256, for pages of `site`. */
export function createAuthenticator(site: string) {
  const { origin: own, hostname } = new URL(site);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let handle = randomBytes(16).toString('base64url');
  let count = 0;

  function clientData(type: string, challenge: string, origin = own): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData(key: Buffer | null, { host = hostname, verifies = true, ...as }: Behaviour): Buffer {
    count = as.count ?? count + 1;
    const flags = PRESENT | (verifies ? VERIFIED : 0) | (key === null ? 0 : WITH_KEY);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.of(flags), counted, ...(key === null ? [] : [key])]);
  }

  function answer<Response extends object>(response: Response) {
    const named = id.toString('base64url');
    return { id: named, rawId: named, type: 'public-key', clientExtensionResults: {}, response };
  }

  return {
    id: id.toString('base64url'),

    /** Makes the passkey: what `navigator.credentials.create` gives. */
    make({ challenge, user }: Creation, behaviour: Behaviour = {}) {
      handle = user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const model = Buffer.from((behaviour.model ?? NO_MODEL).replaceAll('-', ''), 'hex');
      const key = Buffer.concat([model, Buffer.of(0, id.length), id, cose]);
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authenticatorData(key, { count: 0, ...behaviour })],
        ]),
      );
      return answer({
        clientDataJSON: clientData('webauthn.create', behaviour.challenge ?? challenge, behaviour.origin).toString(
          'base64url',
        ),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },

    /** Signs with it: what `navigator.credentials.get` gives. */
    use({ challenge }: { readonly challenge: string }, behaviour: Behaviour = {}) {
      const said = clientData('webauthn.get', behaviour.challenge ?? challenge, behaviour.origin);
      const data = authenticatorData(null, behaviour);
      return answer({
        clientDataJSON: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(said)]), privateKey).toString('base64url'),
        userHandle: behaviour.userHandle ?? handle,
      });
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** As much of CBOR as passkeys need: small numbers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.of((major << 5) | size);
  return size < 256 ? Buffer.of((major << 5) | 24, size) : Buffer.of((major << 5) | 25, size >> 8, size & 0xff);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
