import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const DIST = join(__dirname, '../../dist');
const TEXT = /\.(?:js|css|html)$/;
const HASH = /\.([0-9a-f]{8})\.\w+$/;
const LIST = /^assets\/kept\.\w+\./;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content);

function filesBelow(folder: string, path = ''): string[] {
  return readdirSync(join(folder, path)).flatMap((name) => {
    const file = join(path, name);
    return statSync(join(folder, file)).isDirectory() ? filesBelow(folder, file) : [file];
  });
}

/** The same build under other hashes, as another build of other sources would have them: names, and what names them. */
function renamed(mark: string): Map<string, Buffer> {
  const names = filesBelow(DIST).filter((name) => !/\.(?:br|gz)$|\.stamp$/.test(name) && !LIST.test(name));
  const hashes = [...new Set(names.flatMap((name) => HASH.exec(name)?.[1] ?? []))];
  const anew = (text: string) =>
    hashes.reduce(
      (all, hash) =>
        all.replaceAll(
          hash,
          sha256(mark + hash)
            .digest('hex')
            .slice(0, 8),
        ),
      text,
    );
  return new Map(
    names.map((name) => {
      const content = readFileSync(join(DIST, name));
      return [anew(name), TEXT.test(name) ? Buffer.from(anew(content.toString())) : content];
    }),
  );
}

/** The list of the new release, of the same files as in the build that the old list is of. */
function listOf(files: ReadonlyMap<string, Buffer>): string {
  const isKept = (name: string) => HASH.test(name) || /^(?:icons|sound)\/|^too-old|^favicon|webmanifest$/.test(name);
  const kept = [...files].filter(([name]) => isKept(name));
  return JSON.stringify(
    Object.fromEntries(kept.map(([name, content]) => [`/${name}`, sha256(content).digest('base64')])),
  );
}

/** A release after the one that is built, in a folder of its own. */
export function anotherRelease(mark: string): { folder: string; build: string; main: string } {
  const files = renamed(mark);
  const list = listOf(files);
  const build = sha256(list).digest('hex').slice(0, 16);
  const path = `assets/kept.en.${build.slice(0, 8)}.json`;
  const main = [...files.keys()].find((name) => /^assets\/main\..+\.js$/.test(name)) ?? '';
  const en = { path: `/${path}`, integrity: `sha256-${sha256(list).digest('base64')}`, main: `/${main}` };
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8').replace(
    /\{"build":"[0-9a-f]{16}","lists":\{(?:"\w+":\{[^}]*\},?)+\}\}/,
    JSON.stringify({ build, lists: { en } }),
  );
  const folder = mkdtempSync(join(tmpdir(), 'grazewell-release-'));
  for (const [name, content] of [...files, ['sw.js', worker] as const, [path, list] as const]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return { folder, build, main: `/${main}` };
}
