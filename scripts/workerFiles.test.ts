import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { listOf, releaseOf, WorkerFiles } from './workerFiles';

const digest = (content: Buffer | string) => createHash('sha256').update(content).digest('base64');

const files = new Map(
  [
    ...['assets/main.0123abcd.js', 'assets/12.0123abcd.css', 'too-old.js', 'too-old.css', 'site.webmanifest'],
    ...['favicon.ico', 'icons/icon-192.png', 'sound/notice.wav'],
    ...['app.html', 'login/index.html', 'social.png', 'robots.txt', 'sw.js', 'sw-off.js', 'assets/json/settingsV.json'],
    ...['assets/main.0123abcd.js.br', 'too-old.js.gz'],
  ].map((name) => [name, Buffer.from(name)]),
);

test('lists what has its content in its name, and the few other files that every page names, with their digests', () => {
  expect(Object.entries(listOf(files))).toEqual(
    [
      ...['/assets/12.0123abcd.css', '/assets/main.0123abcd.js', '/favicon.ico', '/icons/icon-192.png'],
      ...['/site.webmanifest', '/sound/notice.wav', '/too-old.css', '/too-old.js'],
    ].map((path) => [path, digest(path.slice(1))]),
  );
});

test('a release is known by its list: another file makes another, the same files the same', () => {
  const names = [...files.keys()];
  const of = (text: string) => releaseOf(names, { name: 'assets/kept.en.0123abcd.json', text });
  expect(of('{}')).toEqual(of('{}'));
  expect(of('{}').build).not.toBe(of('{"/a":"b"}').build);
  expect(of('{}')).toMatchObject({
    lists: { en: { integrity: `sha256-${digest('{}')}`, main: '/assets/main.0123abcd.js' } },
  });
  expect(() => releaseOf(['app.html'], { name: '', text: '' })).toThrow('main script');
});

async function build(folder: string, worker: string): Promise<webpack.Stats | undefined> {
  writeFileSync(join(folder, 'main.js'), 'console.log("the app");');
  writeFileSync(join(folder, 'worker.js'), worker);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js', sw: { import: './worker.js', filename: 'sw.js' } },
    output: { path: join(folder, 'dist'), filename: 'assets/[name].[contenthash:8].js' },
    plugins: [new WorkerFiles()],
  });
  return new Promise((resolve, reject) => compiler.run((error, stats) => (error ? reject(error) : resolve(stats))));
}

test('the built worker names the built list, and the list the built files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-files-'));
  const stats = await build(folder, 'self.release = __RELEASE__;');
  expect(stats?.hasErrors()).toBe(false);
  const read = (path: string) => readFileSync(join(folder, 'dist', path));
  const worker: { release?: ReturnType<typeof releaseOf> } = {};
  runInNewContext(read('sw.js').toString(), { self: worker });
  const { path = '', integrity, main = '' } = worker.release?.lists.en ?? {};
  expect(integrity).toBe(`sha256-${digest(read(path))}`);
  expect(JSON.parse(read(path).toString())).toEqual({ [main]: digest(read(main)) });
  expect(readdirSync(join(folder, 'dist/assets'))).toHaveLength(2);
  rmSync(folder, { recursive: true });
});

test('a build whose worker has no place for its release fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-files-'));
  await expect(build(folder, 'self.release = 1;')).rejects.toThrow('no place for the release');
  rmSync(folder, { recursive: true });
});
