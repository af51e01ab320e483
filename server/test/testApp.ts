import type { RegisterPayload } from '@contract/signup';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/app';
import type { Config } from '../src/Config';
import { connect } from '../src/db/connect';
import type { Db } from '../src/db/Database';
import type { Clock } from '../src/http/clock';
import { createTestDatabase } from './testDatabase';

export const SITE = 'http://localhost:3000';
export const SECRET = 'a secret of the tests that is long enough';
export const PASSWORD = 'seven wet cows at dawn';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that stands until a test moves it. */
export class HeldClock implements Clock {
  private time = Date.parse('2026-05-01T12:00:00.000Z');

  now(): Date {
    return new Date(this.time);
  }

  advance(ms: number): void {
    this.time += ms;
  }
}

export function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    port: 3000,
    host: '127.0.0.1',
    origSite: SITE,
    dataDir: '/nowhere',
    databaseUrl: undefined,
    secretKey: undefined,
    smtpUrl: undefined,
    mailFrom: 'Grazewell <hello@example.com>',
    admin: undefined,
    allowedOrigins: [SITE],
    cookieDomain: undefined,
    trustProxy: [],
    client: { apiV1: '/api/v1', apiV3: '/api/v3', analyticsKey: '', androidStoreUrl: '', iosStoreUrl: '' },
    rateLimitPerAddress: 1_000_000,
    sessionIdleDays: 14,
    sessionMaxDays: 30,
    metricsToken: undefined,
    logLevel: 'info',
    ...overrides,
  };
}

interface Settings {
  config?: Partial<Config>;
  distDir?: string;
  /** Another way to the database than straight ahead. */
  reroute?: (url: string) => Promise<string>;
  /** How long a query may take; as long as in the product when left out. */
  queryMs?: number;
}

interface Sent {
  body?: unknown;
  token?: string;
  ip?: string;
  headers?: Record<string, string>;
}

/** The assembled server over a database of its own, with a clock that the test holds and a log that it reads. */
export class TestApp {
  private constructor(
    readonly app: FastifyInstance,
    readonly db: Db,
    readonly clock: HeldClock,
    readonly log: readonly string[],
    readonly databaseUrl: string,
    private readonly drop: () => Promise<void>,
  ) {}

  static async start({ config, distDir = '/nowhere/dist', reroute, queryMs }: Settings = {}): Promise<TestApp> {
    const database = await createTestDatabase();
    const db = connect(reroute === undefined ? database.url : await reroute(database.url), queryMs);
    const clock = new HeldClock();
    const log: string[] = [];
    const logStream = { write: (line: string) => void log.push(line) };
    const app = await buildApp({ config: testConfig(config), db, clock, secretKey: SECRET, logStream, distDir });
    return new TestApp(app, db, clock, log, database.url, () => database.drop());
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.db.destroy();
    await this.drop();
  }

  call(method: InjectOptions['method'], url: string, sent: Sent = {}): Promise<LightMyRequestResponse> {
    const { body, token, ip, headers } = sent;
    return this.app.inject({
      method: method ?? 'GET',
      url,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(ip === undefined ? {} : { remoteAddress: ip }),
    });
  }

  get(url: string, sent?: Sent) {
    return this.call('GET', url, sent);
  }

  post(url: string, body: unknown, sent?: Sent) {
    return this.call('POST', url, { ...sent, body });
  }

  register(overrides: Record<string, unknown> = {}, sent?: Sent) {
    return this.post('/api/v1/auth/register', signup(overrides), sent);
  }

  login(email: string, password: string, sent?: Sent) {
    return this.post('/api/v1/auth/login', { email, password }, sent);
  }

  /** Signs somebody new up and returns the token. */
  async newcomer(email: string, overrides: Record<string, unknown> = {}): Promise<string> {
    const response = await this.register({ email, ...overrides });
    return response.json<{ token: string }>().token;
  }

  me(token: string) {
    return this.get('/api/v3/user/me?include_multiple_ranches=true', { token });
  }
}

export function signup(overrides: Record<string, unknown> = {}): RegisterPayload & Record<string, unknown> {
  return {
    email: 'maria@example.com',
    first_name: 'Maria',
    last_name: 'Lopez',
    full_name: 'Maria Lopez',
    name: "Maria's Ranch",
    password: PASSWORD,
    phone_number: '(555) 010-9999',
    ...overrides,
  };
}

/** The value and the attributes of one cookie that an answer sets. */
export function cookieOf(response: LightMyRequestResponse, name: string): string | undefined {
  const lines = [response.headers['set-cookie'] ?? []].flat();
  return lines.find((line) => line.startsWith(`${name}=`));
}
