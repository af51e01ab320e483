import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RegisterPayload } from '@contract/people/signup';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { buildApp } from '../../src/app/buildApp';
import type { Config } from '../../src/config/Config';
import { connect } from '../../src/db/connect';
import type { Db } from '../../src/db/Database';
import type { HookOutside } from '../../src/hooks';
import type { Clock } from '../../src/platform/clock';
import type { HashCost } from '../../src/sessions';
import { problemOfAnswer } from './AnswerCheck';
import { createTestDatabase } from './testDatabase';

/** What bytes are sent as. */
const UPLOAD_TYPE = 'application/offset+octet-stream';

export const SITE = 'http://localhost:3000';
export const SECRET = 'a secret of the tests that is long enough';
/** A private key of P-256. */
export const VAPID_KEY = 'aHR0cHM6Ly9leGFtcGxlLmNvbS9hLXByaXZhdGUta2U';
export const PASSWORD = 'seven wet cows at dawn';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Next to nothing: most tests hash passwords without being about it, and the product's cost is a quarter of their work. */
const CHEAP_HASH: HashCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

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
    webhookAllow: [],
    client: {
      apiV1: '/api/v1',
      apiV3: '/api/v3',
      analyticsKey: '',
      androidStoreUrl: '',
      iosStoreUrl: '',
      termsUrl: '',
      privacyUrl: '',
      supportEmail: '',
      mapTiles: {},
    },
    beta: 'everyone',
    offline: 'on',
    languages: ['en', 'es'],
    photosMaxGib: 20,
    files: { folder: join(overrides.dataDir ?? '/nowhere', 'files') },
    push: { hosts: ['push.example.com'], privateKey: undefined, contact: 'mailto:hello@example.com' },
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
  /** Hashes passwords at the product's cost, for tests of that cost and of the time that it takes. */
  costlyHashes?: boolean;
  /** Makes the connections to push services. */
  pushAgent?: Agent;
  /** How webhooks look hosts up, and whose certificates they trust. */
  hookRoad?: Pick<HookOutside, 'resolve' | 'ca'>;
  /** When groups without a line are first chained; a day later when left out, so that a test does it itself. */
  chainAfterMs?: number;
}

interface Sent {
  /** JSON, or bytes as they are. */
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
    readonly dataDir: string,
    readonly hashCost: HashCost | undefined,
    private readonly isAtUsualPaths: boolean,
    private readonly drop: () => Promise<void>,
  ) {}

  static async start(settings: Settings = {}): Promise<TestApp> {
    const {
      config,
      distDir = '/nowhere/dist',
      reroute,
      queryMs,
      costlyHashes = false,
      pushAgent,
      hookRoad,
      chainAfterMs = DAY,
    } = settings;
    const database = await createTestDatabase();
    const db = connect(reroute === undefined ? database.url : await reroute(database.url), queryMs);
    const clock = new HeldClock();
    const log: string[] = [];
    const logStream = { write: (line: string) => void log.push(line) };
    const dataDir = await mkdtemp(join(tmpdir(), 'grazewell-test-'));
    const hashCost = costlyHashes ? undefined : CHEAP_HASH;
    const app = await buildApp({
      config: testConfig({ dataDir, ...config }),
      db,
      clock,
      secretKey: SECRET,
      logStream,
      distDir,
      hashCost,
      vapidKey: VAPID_KEY,
      chainAfterMs,
      ...(pushAgent !== undefined && { pushAgent }),
      ...(hookRoad !== undefined && { hookRoad }),
    });
    const { apiV1 = '/api/v1', apiV3 = '/api/v3' } = config?.client ?? {};
    const isUsual = apiV1 === '/api/v1' && apiV3 === '/api/v3';
    return new TestApp(app, db, clock, log, database.url, dataDir, hashCost, isUsual, () => database.drop());
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.db.destroy();
    await this.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** The mails that have gone out so far, oldest first, read from their files; to one address where one is named. */
  async mails(to?: string): Promise<Email[]> {
    const folder = join(this.dataDir, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    const all = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
    return all.filter((mail) => to === undefined || mail.to?.some(({ address }) => address === to));
  }

  /** The newest mail to somebody, once it is there. */
  async mailTo(to: string): Promise<Email> {
    for (let tries = 0; tries < 200; tries += 1) {
      const mail = (await this.mails(to)).at(-1);
      if (mail !== undefined) return mail;
      await sleep(25);
    }
    throw new Error(`No mail came for ${to}`);
  }

  async call(method: InjectOptions['method'], url: string, sent: Sent = {}): Promise<LightMyRequestResponse> {
    const { body, token, ip, headers } = sent;
    const answer = await this.app.inject({
      method: method ?? 'GET',
      url,
      headers: {
        ...(body === undefined ? {} : { 'content-type': Buffer.isBuffer(body) ? UPLOAD_TYPE : 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: payloadOf(body) }),
      ...(ip === undefined ? {} : { remoteAddress: ip }),
    });
    const problem = this.isAtUsualPaths ? problemOfAnswer(method ?? 'GET', url, answer) : undefined;
    if (problem !== undefined) throw new Error(problem);
    return answer;
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

const payloadOf = (body: unknown) => (typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));

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

/** The value of a query parameter of the first link in a mail that has it: a token. */
export function tokenIn(mail: Email, parameter: string): string {
  const found = new RegExp(`[?&]${parameter}=([^\\s&"<]+)`).exec(mail.text ?? '')?.[1];
  if (found === undefined) throw new Error(`The mail ${mail.subject} holds no ${parameter}`);
  return decodeURIComponent(found);
}

/** The value and the attributes of one cookie that an answer sets. */
export function cookieOf(response: LightMyRequestResponse, name: string): string | undefined {
  const lines = [response.headers['set-cookie'] ?? []].flat();
  return lines.find((line) => line.startsWith(`${name}=`));
}
