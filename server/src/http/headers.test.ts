import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { TestApp, testConfig } from '../../test/support/testApp';
import { securityHeaders } from './securityHeaders';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types grazewell#webpack grazewell#worker";

const STYLE = 'a>b{color:"é"}';

const VERIFY_POLICY =
  "default-src 'none'; script-src 'sha256-a'; style-src 'sha256-b'; worker-src blob:; base-uri 'none'; form-action 'none'";

let test: TestApp;
let distDir: string;
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(distDir, 'assets'));
  await writeFile(join(distDir, 'app.html'), '<!doctype html>');
  await mkdir(join(distDir, 'join'));
  await writeFile(join(distDir, 'join/index.html'), `<style data-href="/a.css">${STYLE}</style>`);
  await writeFile(join(distDir, 'assets/main.0123abcd.js'), '1');
  await writeFile(
    join(distDir, 'verify.html'),
    `<meta http-equiv="Content-Security-Policy" content="${VERIFY_POLICY}" />`,
  );
  test = await TestApp.start({ distDir });
});
afterAll(async () => {
  await test.close();
  await rm(distDir, { recursive: true });
});

function expectHeaders({ headers }: LightMyRequestResponse) {
  expect(headers).toMatchObject({
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^geolocation=\(self\), .*camera=\(\)/),
    'cache-control': expect.any(String),
  });
  expect(headers['strict-transport-security']).toBeUndefined();
}

describe('F1: every answer carries the headers', () => {
  const calls: [number, string, () => Promise<LightMyRequestResponse>][] = [
    [200, 'a call', () => test.get('/api/v1/health')],
    [200, 'a page', () => test.get('/login')],
    [200, 'a file', () => test.get('/assets/main.0123abcd.js')],
    [200, 'the settings', () => test.get('/assets/json/settingsV.json')],
    [206, 'a part of a file', () => test.get('/assets/main.0123abcd.js', { headers: { range: 'bytes=0-0' } })],
    [416, 'a part that is not there', () => test.get('/assets/main.0123abcd.js', { headers: { range: 'bytes=900-' } })],
    [204, 'a preflight', () => test.call('OPTIONS', '/api/v1/auth/login')],
    [400, 'a bad address', () => test.get('/%zz')],
    [400, 'bad JSON', () => test.post('/api/v1/auth/login', '{')],
    [401, 'a guest', () => test.get('/api/v3/user/me')],
    [403, 'a foreign site', () => test.login('a@b.co', 'x', { headers: { origin: 'https://evil.example' } })],
    [404, 'an unknown call', () => test.get('/api/v1/nothing')],
    [404, 'an unknown file', () => test.get('/assets/nothing.js')],
    [404, 'a path that is too long', () => test.get(`/api/v1/ranch/${'x'.repeat(500)}/payment`)],
    [405, 'a wrong method', () => test.call('PUT', '/api/v1/auth/login')],
    [413, 'a body that is too large', () => test.post('/api/v1/auth/login', 'x'.repeat(70_000))],
    [
      415,
      'a form',
      () => test.call('POST', '/api/v1/auth/login', { headers: { 'content-type': 'text/plain' }, body: 'a' }),
    ],
    [422, 'a field at fault', () => test.post('/api/v1/auth/login', {})],
  ];

  it.each(calls)('%d: %s', async (status, _what, call) => {
    const response = await call();
    expect(response.statusCode).toBe(status);
    expectHeaders(response);
    if (status >= 400) {
      const { reason = 'none', values = {}, ...told } = response.json();
      expect(told).toEqual({
        error: expect.any(String),
        details: expect.anything(),
        code: expect.any(String),
      });
      expect([reason, values]).toEqual([expect.stringMatching(/^[a-z_]+$/), expect.any(Object)]);
    }
  });

  it('304: a file that the browser has already', async () => {
    const first = await test.get('/assets/main.0123abcd.js');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const response = await test.get('/assets/main.0123abcd.js', { headers });
    expect(response.statusCode).toBe(304);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expectHeaders(response);
  });

  it('500: something of ours that broke, and says nothing of it', async () => {
    await test.db.schema.alterTable('users').renameTo('users_away').execute();
    const response = await test.login('maria@example.com', 'some password');
    await test.db.schema.alterTable('users_away').renameTo('users').execute();
    expect(response.statusCode).toBe(500);
    expectHeaders(response);
    expect(response.json().code).toBe('internal');
    expect(response.body).not.toMatch(/users|relation|select|\.ts|node_modules/i);
  });
});

describe('the policy', () => {
  const policyFor = (overrides: Parameters<typeof testConfig>[0]) =>
    securityHeaders(testConfig(overrides))['content-security-policy'];
  const { client } = testConfig();

  it('names the origins of an API elsewhere once each', () => {
    const apiV1 = 'https://api.example.com/api/v1';
    const apiV3 = 'https://api.example.com:443/api/v3';
    expect(policyFor({ client: { ...client, apiV1, apiV3 } })).toContain(
      "; connect-src 'self' https://api.example.com;",
    );
  });

  it('F1: admits the tiles of the map for pictures and calls, each origin once', () => {
    const from = (template: string) => ({ template, attribution: '', max_zoom: 16, may_keep: false });
    const mapTiles = {
      ERSI_IMAGERY: from('https://tiles.example.com/a/{z}/{x}/{y}'),
      ERSI_HYBRID: from('https://tiles.example.com:443/b/{z}/{x}/{y}'),
      ERSI_TOPO: from('/topo/{z}/{x}/{y}'),
    };
    const apiV1 = 'https://tiles.example.com/v1';
    const policy = policyFor({ client: { ...client, mapTiles } });
    expect(policy).toBe(
      POLICY.replace('data:', 'data: https://tiles.example.com').replace(
        "connect-src 'self'",
        "connect-src 'self' https://tiles.example.com",
      ),
    );
    expect(policyFor({ client: { ...client, apiV1, mapTiles } })).toBe(policy);
  });

  it('F1: admits the styles that stand in a page, and no others', async () => {
    const hash = createHash('sha256').update(STYLE).digest('base64');
    const { headers } = await test.get('/join');
    expect(headers['content-security-policy']).toBe(
      POLICY.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`),
    );
  });

  it.each(['/verify', '/verify.html', '/verify?from=data'])('F1: %s has a policy of its own', async (path) => {
    const { headers, statusCode } = await test.get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-security-policy': `${VERIFY_POLICY}; frame-ancestors 'none'`,
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect((await test.call('HEAD', path)).headers['content-security-policy']).toContain('sha256-a');
  });

  it('F1: an answer to /verify without a built page has the policy of all others', async () => {
    const bare = await TestApp.start({ distDir: join(distDir, 'nothing') });
    const response = await bare.get('/verify');
    await bare.close();
    expect(response.statusCode).toBe(503);
    expectHeaders(response);
  });

  it('admits the tag when there is a key for it', () => {
    const policy = policyFor({ client: { ...client, analyticsKey: 'G-1' } });
    expect(policy).toContain("; script-src 'self' https://www.googletagmanager.com;");
    expect(policy).toMatch(/connect-src 'self' .*google-analytics\.com/);
    expect(policy).toMatch(/trusted-types grazewell#webpack grazewell#worker grazewell#tag$/);
  });

  it('asks for https for a year once the site has it', () => {
    expect(securityHeaders(testConfig({ origSite: 'https://a.example' }))).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});
