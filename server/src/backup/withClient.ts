import { Client } from 'pg';

/**
 * Works on one connection without the limits of time that the server's have: a big table takes as long as it takes.
 * Ending it rolls back what was not committed.
 */
export async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString,
    application_name: 'grazewell backup',
    connectionTimeoutMillis: 10_000,
  });
  // The caller that waits for an answer is told; without a listener the process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
