import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../src/db/connect';
import type { Db } from '../../src/db/Database';
import { signLink } from '../../src/http/linkTokens';
import { insertPartnerLink } from '../../src/partners/partnersTable';
import { hashOfToken } from '../../src/platform/secrets';
import { halfUsers } from '../support/halfUsers';
import { cleanUp, killServer, newDataDir, startServer } from '../support/runningServer';
import { register, registerPartner } from '../support/serverCalls';
import { DAY, SECRET } from '../support/testApp';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

jest.setTimeout(240_000);

const KILLS = 50;
/** Servers on the one database, so that one starts while another is at work. */
const LANES = 2;

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url);
});
afterAll(async () => {
  await cleanUp();
  await db.destroy();
  await database.drop();
});

async function newPartnerToken(): Promise<string> {
  const jti = randomBytes(32).toString('base64url');
  const now = new Date();
  const expiresAt = new Date(now.getTime() + DAY);
  await insertPartnerLink(db, { tokenHash: hashOfToken(jti), program: 'Carbon', email: null, now, expiresAt });
  return signLink(SECRET, 'contract', { program: 'Carbon', exp: Math.floor(expiresAt.getTime() / 1000), jti });
}

const sent: string[] = [];
const answered: string[] = [];

/** One sign-up, of a partner or of anybody; answers whether the server still lives. */
async function signUp(url: string, kind: 'rancher' | 'partner'): Promise<boolean> {
  const email = `${kind}${sent.length}@example.com`;
  sent.push(email);
  const call = kind === 'rancher' ? register(url, email) : registerPartner(url, email, await newPartnerToken());
  const status = await call.catch(() => undefined);
  if (status === 201) answered.push(email);
  return status !== undefined;
}

/** Keeps four sign-ups under way until the server is gone. */
async function load(url: string): Promise<void> {
  const kinds = ['rancher', 'partner', 'rancher', 'partner'] as const;
  const goOn = async (kind: (typeof kinds)[number]) => {
    while (await signUp(url, kind)) continue;
  };
  await Promise.all(kinds.map(goOn));
}

/** One server, killed at a random moment of its work: within 60 ms, or a few sign-ups' time where that is more. */
async function killOneServer(dataDir: string): Promise<void> {
  const env = { DATABASE_URL: database.url, SECRET_KEY: SECRET, RATE_LIMIT_PER_ADDRESS: '100000' };
  const server = await startServer(dataDir, env);
  const startedAt = performance.now();
  await signUp(server.url, 'rancher');
  const reach = Math.max(60, 4 * (performance.now() - startedAt));
  const loaded = load(server.url);
  await sleep(Math.random() * reach);
  await killServer(server);
  await loaded;
}

test('L9: sign-up is one transaction: killed with SIGKILL at 50 random moments, no half user', async () => {
  const dataDir = await newDataDir();
  let kills = 0;
  const lane = async () => {
    while (kills < KILLS) {
      kills += 1;
      await killOneServer(dataDir);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));

  expect(await halfUsers(db)).toEqual([]);
  const users = await db.selectFrom('users').select('email').execute();
  const emails = new Set(users.map(({ email }) => email));
  expect(answered.filter((email) => !emails.has(email))).toEqual([]);
  // The moments were moments of work: more was made than the first sign-up of each server, and some never was.
  expect(emails.size).toBeGreaterThan(KILLS);
  expect(emails.size).toBeLessThan(sent.length);
});
