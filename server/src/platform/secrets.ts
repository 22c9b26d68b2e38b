import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AppError, codeOf } from './errors.ts';

/** What is derived from the one secret of an installation: sealing at rest and signing. */
export interface Secrets {
  /** AES-256-GCM; `purpose` is bound to it, so that what was sealed for one use does not open for another. */
  seal(purpose: string, plain: string): Buffer;
  /** Throws when it was altered, or sealed with another secret or for another purpose. */
  open(purpose: string, sealed: Buffer): string;
  /** HMAC-SHA256 as base64url. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
}

export const SHORTEST_SECRET = 32;

/** Whether a secret is long enough; blanks around it do not count. */
export function isLongSecret(secretKey: string): boolean {
  return secretKey.trim().length >= SHORTEST_SECRET;
}

export function createSecrets(secretKey: string): Secrets {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, 'showbill', use, 32));
  const sealing = derive('seal');
  const signing = derive('sign');

  function sign(purpose: string, text: string): string {
    return createHmac('sha256', signing).update(`${purpose}\0${text}`).digest('base64url');
  }

  return {
    seal(purpose, plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(purpose, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, 12))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
    },
    sign,
    verify: (purpose, text, signature) => isSameSecret(sign(purpose, text), signature),
  };
}

/** Whether two texts are equal, in a time that does not tell how far they are. */
export function isSameSecret(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/**
 * The secret kept in the data folder, made on first use; readable by its owner alone. Safe when two start at once. Throws
 * AppError `unavailable` for one that was cut short.
 */
export function keptSecretKey(dataDir: string): string {
  const secretKey = readOrMake(dataDir);
  if (isLongSecret(secretKey)) return secretKey;
  throw new AppError(
    'unavailable',
    `${join(dataDir, 'secret-key')} must hold at least ${SHORTEST_SECRET} characters: restore it, or remove it if the ` +
      'database is new',
  );
}

/**
 * Puts another secret beside the one that is kept, for `acceptSecretKey` to put in its place; until then it counts where
 * the database was sealed with it.
 */
export function proposeSecretKey(dataDir: string, secretKey: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(proposed(dataDir), `${secretKey}\n`, { mode: 0o600, flush: true });
}

export function proposedSecretKey(dataDir: string): string | null {
  try {
    return readFileSync(proposed(dataDir), 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

export function acceptSecretKey(dataDir: string): void {
  renameSync(proposed(dataDir), join(dataDir, 'secret-key'));
}

function proposed(dataDir: string): string {
  return join(dataDir, 'secret-key.proposed');
}

function readOrMake(dataDir: string): string {
  const path = join(dataDir, 'secret-key');
  mkdirSync(dirname(dataDir), { recursive: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path); // fails where another was quicker: its secret counts
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
}
