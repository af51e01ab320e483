import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fillSignup, logIn, newPerson } from './support/people';
import { expect, test } from './support/test';

const API = `http://localhost:${process.env.E2E_PORT}`;
/** The server under test takes requests of this origin too. */
const HERE_PORT = Number(process.env.E2E_PORT) + 1;
const HERE = `http://localhost:${HERE_PORT}`;
const DIST = join(__dirname, '../dist');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

let host: Server;

/** A static host that knows nothing of the product: files, and `app.html` for the rest. */
test.beforeAll(async () => {
  host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', HERE);
    if (pathname.endsWith('settingsV.json')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ API_V1: `${API}/api/v1`, API_V3: `${API}/api/v3`, ORIG_SITE: HERE }));
      return;
    }
    const file = join(DIST, normalize(pathname));
    const found = extname(file) !== '' && existsSync(file);
    response.setHeader('content-type', found ? (TYPES[extname(file)] ?? 'text/html') : 'text/html');
    createReadStream(found ? file : join(DIST, 'app.html')).pipe(response);
  });
  await new Promise<void>((resolve) => host.listen(HERE_PORT, '127.0.0.1', resolve));
});
test.afterAll(() => host.close());

test('the same built client works against a server on another origin of the site', async ({ page }) => {
  const person = newPerson();
  await page.goto(`${HERE}/`);
  await fillSignup(page, person);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByRole('heading', { name: `Set up ${person.ranch}` })).toBeVisible();
  await page.getByLabel('Metric').check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'How should your map read?' })).toBeVisible();
  await page.goto(`${HERE}/onboarding/step-1`);
  await expect(page.getByLabel('Metric')).toBeChecked();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, person);
  await expect(page.getByLabel('Metric')).toBeChecked();
  expect(new URL(page.url()).origin).toBe(HERE);
});

test('F7: an origin that is not in the list cannot sign anyone in', async ({ request }) => {
  const answer = await request.post(`${API}/api/v1/auth/login`, {
    headers: { Origin: `http://evil.localhost:${HERE_PORT}` },
    data: { email: 'a@example.com', password: 'x' },
  });
  expect(answer.status()).toBe(403);
  expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
});
