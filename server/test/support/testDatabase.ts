import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { testCluster, urlOf } from './testCluster';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: testCluster().adminUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A database of its own for one test file, empty, with all migrations applied. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(testCluster().template);
}

/** A database in which there is nothing yet, not even a table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const { adminUrl, prefix } = testCluster();
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${template}`);
  return { url: urlOf(adminUrl, name), drop: () => asAdmin(`drop database if exists ${name} with (force)`) };
}
