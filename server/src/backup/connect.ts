import { Client, type ClientConfig } from 'pg';

const CONNECT_MS = 10_000;

/** What COPY writes and reads must not depend on how a database or a role is set. */
const SETTINGS = `
  set search_path = public; set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1; set row_security = on;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

export async function setForCopying(client: Client): Promise<void> {
  await client.query(SETTINGS);
}

/**
 * Runs `work` on a connection of its own as the owner, which is broken off at the signal, and where `work` fails: rows that
 * nobody takes any more would keep it from ending.
 */
export async function asOwner<T>(
  owner: ClientConfig,
  work: (client: Client) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = new Client({
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...owner,
    application_name: 'showbill backup',
  });
  client.on('error', () => {}); // the query under way reports it
  const breakOff = () => client.connection.stream.destroy();
  signal?.throwIfAborted();
  signal?.addEventListener('abort', breakOff);
  try {
    await client.connect();
    await setForCopying(client);
    return await work(client);
  } catch (error) {
    breakOff();
    throw error;
  } finally {
    signal?.removeEventListener('abort', breakOff);
    await client.end().catch(() => {});
  }
}
