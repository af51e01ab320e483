import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json';
import { loadConfig } from '../src/config/loadConfig';

const ROOT = join(__dirname, '../..');
const read = (...path: string[]) => readFileSync(join(ROOT, 'deploy', ...path), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The names that the server asks its environment for. */
function knownNames(): Set<string> {
  const asked = new Set<string>();
  const recording: NodeJS.ProcessEnv = new Proxy(
    {},
    {
      get(_nothing, name) {
        asked.add(String(name));
        return undefined;
      },
    },
  );
  loadConfig(recording);
  return asked;
}

/** Node's own, which our settings do not name. */
const NODES = ['NODE_ENV'];
const known = knownNames();

const dockerfile = read('Dockerfile');
const compose = read('compose', 'compose.yaml');
const unit = read('systemd', 'grazewell.service');
const example = read('grazewell.env.example');
/** The part of compose.yaml that our own processes share. */
const composeApp = /^x-app:[^]*?^services:/m.exec(compose)?.[0] ?? '';

describe('the deployment files', () => {
  it('are looked at with the settings that the server reads', () => {
    expect([...known]).toEqual(expect.arrayContaining(['PORT', 'ORIG_SITE', 'DATABASE_URL', 'METRICS_TOKEN']));
  });

  it.each([
    ['grazewell.env.example', all(example, /^#?([A-Z][A-Z0-9_]+)=/gm)],
    ['grazewell.service', all(unit, /^Environment=([A-Z][A-Z0-9_]+)=/gm)],
    [
      'Dockerfile',
      all(dockerfile, /[ ]([A-Z][A-Z0-9_]+)=(?=[^ ]*(?: |$))/gm).filter((name) => name !== 'NODE_VERSION'),
    ],
    ['compose.yaml', all(composeApp, /^ {4}([A-Z][A-Z0-9_]+):/gm)],
  ])('%s sets nothing that the server does not know', (_file, names) => {
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !known.has(name) && !NODES.includes(name))).toEqual([]);
  });

  it('the example names each setting once, and its values are good ones', () => {
    const names = all(example, /^#?([A-Z][A-Z0-9_]+)=/gm);
    expect(new Set(names).size).toBe(names.length);
    const set = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
    expect(loadConfig(Object.fromEntries(set))).toMatchObject({
      origSite: 'https://ranch.example.com',
      trustProxy: ['127.0.0.1'],
    });
    const offered = [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]);
    const key = { SECRET_KEY: 'x'.repeat(32), AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x' };
    expect(() => loadConfig({ ...Object.fromEntries(offered), ...key, ADMIN_EMAIL: '' })).not.toThrow();
  });

  it('have secrets only as blanks to be filled in', () => {
    const filled = new RegExp(
      `^#?(?:SECRET_KEY|AWS_SECRET_ACCESS_KEY|ADMIN_PASSWORD|METRICS_TOKEN|POSTGRES_PASSWORD)=.+`,
      'm',
    );
    expect(example).not.toMatch(filled);
    expect(compose).not.toMatch(/PASSWORD: (?!\$\{)/);
  });

  it('the image has a Node that package.json asks for, as its oldest', () => {
    const major = /^ARG NODE_VERSION=(\d+)/m.exec(dockerfile)?.[1];
    expect(packageJson.engines.node).toMatch(new RegExp(`^>=${major}\\.`));
    expect(all(dockerfile, /^FROM node:(.+?)-/gm)).toEqual(['${NODE_VERSION}', '${NODE_VERSION}']);
  });

  it('image and unit start what npm start starts, as somebody who is not root', () => {
    const command = packageJson.scripts.start.replace(/^exec /, '');
    expect(unit).toContain(`ExecStart=/usr/bin/${command}\n`);
    expect(unit).toMatch(/^User=grazewell$/m);
    expect(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '')).toEqual(command.split(' '));
    expect(all(dockerfile, /^USER (.+)$/gm)).toEqual(['node']);
  });

  it('give the server longer to end than the 10 s it may take', () => {
    const seconds = [/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1], /stop_grace_period: (\d+)s/.exec(composeApp)?.[1]];
    seconds.forEach((given) => expect(Number(given)).toBeGreaterThan(10));
  });

  it('the server trusts the very address that the proxy has', () => {
    expect(/TRUST_PROXY: (\S+)/.exec(composeApp)?.[1]).toBe(/ipv4_address: (\S+)/.exec(compose)?.[1]);
  });

  it.each([
    ['grazewell.conf', read('nginx', 'grazewell.conf')],
    ['compose/nginx.conf', read('compose', 'nginx.conf')],
  ])('%s keeps no addresses, since tokens stand in them, and takes its locations from one file', (_file, text) => {
    expect(text).toMatch(/^ {4}access_log off;$/m);
    expect(text).toMatch(/include \S+\/locations\.conf;/);
  });

  it('the guide names each file', () => {
    const guide = readFileSync(join(ROOT, 'docs', 'self-hosting.md'), 'utf8');
    const files = readdirSync(join(ROOT, 'deploy'), { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) expect(guide).toContain(file.name);
  });
});
