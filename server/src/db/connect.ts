import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import type { Database, Db } from './Database';
import { PreparingClient } from './PreparingClient';

const INT8 = 20;

function parserTypes(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(INT8, Number);
  return types;
}

/** How long the database may take over a query, and how much later we give it up when it no longer speaks. */
export const QUERY_MS = 10_000;
export const SILENCE_MS = 2_000;

/** Connections of a process at most. */
export const CONNECTIONS_MAX = 15;

const pools = new WeakMap<Db, Pool>();

/**
 * A pool of at most 15 connections to PostgreSQL. Nothing is connected until the first query, and a database that goes
 * away fails the queries under way and no more: the pool connects again by itself. A query is given up after
 * `queryMs` by the database, and 2 s later by us. End it with `db.destroy()`.
 */
export function connect(connectionString: string, queryMs = QUERY_MS): Db {
  const pool = new Pool({
    connectionString,
    Client: PreparingClient,
    types: parserTypes(),
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: queryMs,
    query_timeout: queryMs + SILENCE_MS,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: 'grazewell',
  });
  // Without a listener an error event of a connection ends the process. Callers that wait for an answer are told anyway.
  const alreadyReported = () => undefined;
  pool.on('error', alreadyReported);
  pool.on('connect', (client) => client.on('error', alreadyReported));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** How many connections are open, how many of them are idle, and how many callers wait for one. */
export function countConnections(db: Db): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}
