import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPerson, register } from './support/people';
import { expect, test } from './support/test';

const PORT = Number(process.env.E2E_PORT) + 1;
const HOME = `http://localhost:${PORT}`;
const READY_WITHIN_MS = 60_000;

let dataDir: string;
let server: ChildProcess | undefined;

test.use({ baseURL: HOME, expectedComplaints: [/^Failed to load resource:/] });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

async function isReady(): Promise<boolean> {
  return fetch(`${HOME}/api/v1/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function start(): Promise<void> {
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  await expect.poll(isReady, { timeout: READY_WITHIN_MS }).toBe(true);
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grazewell-restart-'));
});
test.afterEach(() => end('SIGTERM'));
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
  test(`R5: after ${signal} and a new start the person is still signed in, and what they saved is there`, async ({
    page,
  }) => {
    await start();
    const person = newPerson();
    await register(page, person);
    await page.goto('/settings/ranch');
    await page.getByLabel('Metric').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();

    await end(signal);
    await page.getByLabel('Imperial').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('form').getByRole('alert')).toHaveText('Something went wrong. Please try again.');
    await expect(page.getByLabel('Imperial')).toBeChecked();

    await start();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your ranch' })).toBeVisible();
    await expect(page.getByLabel('Metric')).toBeChecked();
    await page.goto('/settings/account');
    await expect(page.getByText(person.email)).toBeVisible();
  });
}
