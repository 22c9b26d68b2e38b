export const PORT = 5432;

/**
 * Settings of one small server that only this machine's own programs reach. They are given on the command line
 * at every start, so that a later release can change them without touching the files of the database.
 * Log lines are terse and without statements, since both can hold personal data.
 */
const SETTINGS = {
  autovacuum_naptime: '30s',
  client_connection_check_interval: '2s',
  cluster_name: 'showbill',
  fsync: 'on',
  huge_pages: 'off',
  io_method: 'sync',
  jit: 'off',
  listen_addresses: '',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_line_prefix: '%m [%p] ',
  log_min_error_statement: 'panic',
  log_min_messages: 'warning',
  log_timezone: 'UTC',
  logging_collector: 'off',
  max_connections: '100',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  port: String(PORT),
  shared_buffers: '128MB',
  timezone: 'UTC',
  unix_socket_permissions: '0700',
  wal_level: 'minimal',
};

/** The arguments with which `postgres` serves this folder on a socket in that one. */
export function serverArguments(database: string, sockets: string): string[] {
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: quoteListItem(sockets) });
  return ['-D', database, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** unix_socket_directories is a list: commas and blanks in a path need quotes. */
function quoteListItem(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}
