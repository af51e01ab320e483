import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connect } from '../../src/db/connect';
import { migrateToLatest } from '../../src/db/migrate';
import { EmbeddedPostgres } from '../../src/embedded/EmbeddedPostgres';
import { urlOf, type TestCluster } from './testCluster';

/** These databases live for minutes; what a power cut would take is nobody's. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: console.error };

interface PostgresServer {
  adminUrl: string;
  stop(): Promise<void>;
}

async function startEmbedded(): Promise<PostgresServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grazewell-tests-'));
  const postgres = new EmbeddedPostgres({ dataDir, log, settings: FAST });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { adminUrl: await postgres.start(), stop };
}

async function asAdmin<T>(adminUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function makeTemplate(adminUrl: string): Promise<Omit<TestCluster, 'scratch'>> {
  const prefix = `grazewell_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  await asAdmin(adminUrl, (client) => client.query(`create database ${template}`));
  const db = connect(urlOf(adminUrl, template));
  await migrateToLatest(db).finally(() => db.destroy());
  return { adminUrl, prefix, template };
}

async function dropAll({ adminUrl, prefix }: Pick<TestCluster, 'adminUrl' | 'prefix'>): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    const sql = 'select datname from pg_database where starts_with(datname, $1)';
    const { rows } = await client.query<{ datname: string }>(sql, [prefix]);
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}

/**
 * Holds the tests' PostgreSQL for as long as its parent keeps the pipe open, so that nothing stays behind however jest
 * ends: a signal to the whole group reaches this process too and is left to the parent, and when that went while
 * PostgreSQL was starting, nobody reads the line any more. Prints the cluster as one line when it is there.
 */
async function main(): Promise<void> {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, quiet);
  process.stdout.on('error', quiet);
  const given = process.env.TEST_DATABASE_URL;
  const scratch = await mkdtemp(join(tmpdir(), 'grazewell-scratch-'));
  const server = given ? { adminUrl: given, stop: async () => undefined } : await startEmbedded();
  try {
    const cluster = await makeTemplate(server.adminUrl);
    process.stdout.write(`${JSON.stringify({ ...cluster, scratch })}\n`);
    await once(process.stdin.resume(), 'end');
    if (given) await dropAll(cluster);
  } finally {
    await server.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

void main();
