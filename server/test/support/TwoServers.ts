import type { NewApiKey, WantedKey } from '@contract/keys/apiKey';
import { aWantedKey } from './aWantedKey';
import { cleanUp, killServer, newDataDir, startServer, stopServer, type RunningServer } from './runningServer';
import { SECRET, signup } from './testApp';
import { createEmptyDatabase, type TestDatabase } from './testDatabase';

const JSON_TYPE = { 'content-type': 'application/json' };

interface Sent {
  method?: string;
  token?: string;
  body?: unknown;
}

/** A ranch on two servers, with the session of its owner. */
export interface RanchOfTwo {
  path: string;
  owner: string;
}

/** Two processes of the product over one database. */
export class TwoServers {
  private constructor(
    readonly database: TestDatabase,
    private readonly dataDir: string,
    private readonly env: NodeJS.ProcessEnv,
    readonly servers: RunningServer[],
  ) {}

  static async start(more: NodeJS.ProcessEnv = {}): Promise<TwoServers> {
    const [database, dataDir] = await Promise.all([createEmptyDatabase(), newDataDir()]);
    const env = { DATABASE_URL: database.url, SECRET_KEY: SECRET, LOG_LEVEL: 'trace', ...more };
    const servers = await Promise.all([startServer(dataDir, env), startServer(dataDir, env)]);
    return new TwoServers(database, dataDir, env, servers);
  }

  async close(): Promise<void> {
    await cleanUp();
    await this.database.drop();
  }

  /** Stops one of them, if it runs. */
  async stop(which: number): Promise<void> {
    const server = this.servers[which];
    if (server !== undefined) await stopServer(server);
  }

  /** Ends one of them at once, in the middle of what it does. */
  async kill(which: number): Promise<void> {
    const server = this.servers[which];
    if (server !== undefined) await killServer(server);
  }

  /** Stops one of them and starts it again. */
  async restart(which: number): Promise<void> {
    await this.stop(which);
    this.servers[which] = await startServer(this.dataDir, this.env);
  }

  /** A call to one of them, by its number. */
  call(which: number, path: string, { method = 'GET', token, body }: Sent = {}): Promise<Response> {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : JSON_TYPE),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return fetch(`${this.servers[which]?.url}${path}`, { method, headers, ...sent });
  }

  /** Signs somebody up, with a ranch. */
  async ranch(email = 'maria@example.com'): Promise<RanchOfTwo> {
    const body = signup({ email });
    const { token } = await this.json<{ token: string }>(0, '/api/v1/auth/register', { method: 'POST', body });
    const me = await this.json<{ ranches: { ranch_uuid: string }[] }>(0, '/api/v3/user/me', { token });
    return { path: `/api/v1/ranch/${me.ranches[0]?.ranch_uuid}`, owner: token };
  }

  makeKey({ path, owner }: RanchOfTwo, over: Partial<WantedKey> = {}): Promise<NewApiKey> {
    return this.json(0, `${path}/key`, { method: 'POST', token: owner, body: aWantedKey(new Date(), over) });
  }

  async json<Answer>(which: number, path: string, sent: Sent = {}): Promise<Answer> {
    return (await this.call(which, path, sent)).json() as Promise<Answer>;
  }
}
