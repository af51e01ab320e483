/**
 * Settings for a small machine that runs nothing but this product, given on the command line so that a newer version
 * of ours brings its own. One node and no replica: no WAL senders, minimal WAL, no parallel or I/O worker processes.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '50',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  max_worker_processes: '1',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // What a statement got wrong is the application's to report; the text of it, or a row's values, is in no log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
};

/** The command line of `postgres` for a cluster folder and a loopback port. */
export function serverArguments(clusterDir: string, port: number, extra: Readonly<Record<string, string>>): string[] {
  const settings = Object.entries({ ...SETTINGS, ...extra });
  return ['-D', clusterDir, '-p', String(port), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
