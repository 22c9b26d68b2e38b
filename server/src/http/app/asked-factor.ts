import { passkeyOptionsOf, secondFactorOf } from '../../accounts/index.ts';
import type { AppServerContext } from './context.ts';

/** What a person may answer with besides their password; a recovery code always does. */
export interface AskedFactor {
  /** Whether a code of an authenticator app is one. */
  readonly app: boolean;
  /** What their browser asks their passkeys to sign; null: they have none to use here. */
  readonly passkey: Awaited<ReturnType<typeof passkeyOptionsOf>>;
}

export async function askedFactor(context: AppServerContext, userId: string): Promise<AskedFactor> {
  const { appSince } = await secondFactorOf(context.db, userId);
  return { app: appSince !== null, passkey: await passkeyOptionsOf(context, userId) };
}
