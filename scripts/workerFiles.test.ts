import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { listOf, releaseOf, WorkerFiles } from './workerFiles';

const digest = (content: Buffer | string) => createHash('sha256').update(content).digest('base64');

const files = new Map(
  [
    ...['assets/main.0123abcd.js', 'assets/12.0123abcd.css', 'too-old.js', 'too-old.css', 'site.webmanifest'],
    ...['favicon.ico', 'icons/icon-192.png', 'sound/notice.wav'],
    ...['assets/es/main.4567abcd.js', 'assets/es/12.4567abcd.css', 'es/app.html'],
    ...['app.html', 'login/index.html', 'social.png', 'robots.txt', 'sw.js', 'sw-off.js', 'assets/json/settingsV.json'],
    ...['assets/main.0123abcd.js.br', 'too-old.js.gz'],
  ].map((name) => [name, Buffer.from(name)]),
);

test('lists what has its content in its name, and the few other files that every page names, with their digests', () => {
  expect(Object.entries(listOf(files, 'en'))).toEqual(
    [
      ...['/assets/12.0123abcd.css', '/assets/main.0123abcd.js', '/favicon.ico', '/icons/icon-192.png'],
      ...['/site.webmanifest', '/sound/notice.wav', '/too-old.css', '/too-old.js'],
    ].map((path) => [path, digest(path.slice(1))]),
  );
});

test('the files of each language are in its own list, and what all share in each', () => {
  const spanish = Object.keys(listOf(files, 'es'));
  expect(spanish).toContain('/assets/es/main.4567abcd.js');
  expect(spanish).toContain('/too-old.js');
  expect(spanish.filter((path) => path.startsWith('/assets/') && !path.startsWith('/assets/es/'))).toEqual([]);
});

test('a release is known by its lists: another file makes another, the same files the same', () => {
  const names = [...files.keys()];
  const list = (language: string, text: string) => ({ language, text, name: `assets/kept.${language}.0123abcd.json` });
  const of = (...texts: string[]) =>
    releaseOf(
      names,
      texts.map((text, at) => list(at === 0 ? 'en' : 'es', text)),
    );
  expect(of('{}')).toEqual(of('{}'));
  expect(of('{}').build).not.toBe(of('{"/a":"b"}').build);
  expect(of('{}', '{}').build).not.toBe(of('{}', '{"/a":"b"}').build);
  expect(of('{}', '{}')).toMatchObject({
    lists: {
      en: { integrity: `sha256-${digest('{}')}`, main: '/assets/main.0123abcd.js' },
      es: { main: '/assets/es/main.4567abcd.js' },
    },
  });
  expect(() => releaseOf(['app.html'], [list('en', '')])).toThrow('main script');
});

async function build(folder: string, worker: string): Promise<webpack.Stats | undefined> {
  const built = join(folder, 'dist');
  for (const name of ['main.0123abcd.js', 'es/main.4567abcd.js']) {
    mkdirSync(dirname(join(built, 'assets', name)), { recursive: true });
    writeFileSync(join(built, 'assets', name), `console.log("${name}");`);
  }
  writeFileSync(join(folder, 'worker.js'), worker);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { sw: './worker.js' },
    output: { path: built, filename: '[name].js' },
    plugins: [new WorkerFiles(built, ['en', 'es'])],
  });
  return new Promise((resolve, reject) => compiler.run((error, stats) => (error ? reject(error) : resolve(stats))));
}

test('the built worker names the built lists, and the lists the built files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-files-'));
  const stats = await build(folder, 'self.release = __RELEASE__;');
  expect(stats?.hasErrors()).toBe(false);
  const read = (path: string) => readFileSync(join(folder, 'dist', path));
  const worker: { release?: ReturnType<typeof releaseOf> } = {};
  runInNewContext(read('sw.js').toString(), { self: worker });
  const lists = Object.values(worker.release?.lists ?? {});
  expect(lists.map(({ main }) => main)).toEqual(['/assets/main.0123abcd.js', '/assets/es/main.4567abcd.js']);
  for (const { path, integrity, main } of lists) {
    expect(integrity).toBe(`sha256-${digest(read(path))}`);
    expect(JSON.parse(read(path).toString())).toEqual({ [main]: digest(read(main)) });
  }
  rmSync(folder, { recursive: true });
});

test('a build whose worker has no place for its release fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-files-'));
  await expect(build(folder, 'self.release = 1;')).rejects.toThrow('no place for the release');
  rmSync(folder, { recursive: true });
});
