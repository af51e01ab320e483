import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtLanguages, folderOf } from './builtLanguages';
import { ROOT } from './buildStamp';

const DIST = join(ROOT, 'dist');
const KIB = 1024;

/** Brotli sizes that the built client must stay below in each language, in KiB, and the page whose own HTML names what counts. */
const PAGES = [
  { page: 'login/index.html', kind: 'js', budget: 112 },
  { page: 'login/index.html', kind: 'css', budget: 6 },
];
/** The most a chunk that is loaded with an area may have, in KiB of brotli. */
const AREA_BUDGET = 60;

/** A language may need this many times what English needs. */
const LONGER = 1.05;

/** What the service worker may weigh, with the list of files it keeps, and how much it may keep, all of it as brotli. */
const WORKER = { script: 3, list: 16, files: 320, kept: 1_700 };

/** What the scripts of a page for developers may weigh. */
const DEVELOPERS_BUDGET = 60;

/** What the page that checks a history may weigh, as it is: it is opened from a disk too. */
const VERIFY_BUDGET = 60;

export interface Line {
  what: string;
  /** KiB, or how many where it is a count. */
  kib: number;
  budget: number;
  isCount?: boolean;
}

/** Pictures and sounds are sent as they are. */
function brotliKib(file: string, dist = DIST): number {
  const [sent = file] = [`${file}.br`].filter((name) => existsSync(join(dist, name)));
  return statSync(join(dist, sent)).size / KIB;
}

/** What built files weigh together as brotli, in KiB. */
export function totalKib(files: string[], dist = DIST): number {
  return files.map((file) => brotliKib(file, dist)).reduce((sum, size) => sum + size, 0);
}

/** The files of a kind (`js`, `css`) that a built page's own HTML names. */
export function namedBy(page: string, kind: string, dist = DIST): string[] {
  const html = readFileSync(join(dist, page), 'utf8');
  return [...html.matchAll(/(?:src|href)="?\/([^"\s>]+)/g)]
    .map(([, file = '']) => file)
    .filter((file) => file.endsWith(`.${kind}`));
}

/** The sizes of the pages that have a budget, in a language. */
export function pageLines(language = 'en'): Line[] {
  return PAGES.map(({ page: name, kind, budget }) => {
    const page = `${folderOf(language)}${name}`;
    const files = namedBy(page, kind);
    if (files.length === 0) throw new Error(`dist/${page} names no .${kind} file: the budget would measure nothing`);
    return { what: `${kind} of ${page}`, kib: totalKib(files), budget };
  });
}

/** The scripts of a language. */
const scriptsOf = (language: string) =>
  readdirSync(join(DIST, 'assets', folderOf(language)))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${folderOf(language)}${name}`);

/** The sizes of all chunks that the first load goes without, in a language. */
export function areaLines(language = 'en'): Line[] {
  const first = new Set(namedBy(`${folderOf(language)}login/index.html`, 'js'));
  return scriptsOf(language)
    .filter((file) => !first.has(file))
    .map((file) => ({ what: `chunk ${file.replace('assets/', '')}`, kib: brotliKib(file), budget: AREA_BUDGET }));
}

/** What all scripts of a language weigh against the English ones. */
const togetherLine = (language: string): Line => ({
  what: `scripts of ${language}, against English`,
  kib: totalKib(scriptsOf(language)),
  budget: Math.floor(totalKib(scriptsOf('en')) * LONGER),
});

/** What the service worker keeps, by its own list. */
export function workerLines(dist = DIST): Line[] {
  const lists = readdirSync(join(dist, 'assets')).filter((name) => /^kept\..+\.json$/.test(name));
  if (lists.length === 0) throw new Error('dist/assets has no list of the files that the service worker keeps');
  const ofList = (name: string): Line[] => {
    const kept = Object.keys(JSON.parse(readFileSync(join(dist, 'assets', name), 'utf8')) as object);
    return [
      { what: `list ${name}`, kib: brotliKib(`assets/${name}`, dist), budget: WORKER.list },
      { what: `files of ${name}`, kib: kept.length, budget: WORKER.files, isCount: true },
      { what: `files of ${name}, together`, kib: totalKib(kept, dist), budget: WORKER.kept },
    ];
  };
  return [{ what: 'sw.js', kib: brotliKib('sw.js', dist), budget: WORKER.script }, ...lists.flatMap(ofList)];
}

/** The page that checks a history. */
const verifyLine = (): Line => ({
  what: 'verify.html',
  kib: statSync(join(DIST, 'verify.html')).size / KIB,
  budget: VERIFY_BUDGET,
});

/** The script of the reference; the guide has none. */
const developersLine = (): Line => ({
  what: 'js of developers/reference/index.html',
  kib: totalKib(namedBy('developers/reference/index.html', 'js')),
  budget: DEVELOPERS_BUDGET,
});

function main(): void {
  const languages = builtLanguages();
  const ofLanguages = languages.flatMap((language) => [...pageLines(language), ...areaLines(language)]);
  const others = languages.filter((language) => language !== 'en').map(togetherLine);
  const lines = [...ofLanguages, ...others, ...workerLines(), developersLine(), verifyLine()].sort(
    (a, b) => b.kib / b.budget - a.kib / a.budget,
  );
  for (const { what, kib, budget, isCount = false } of lines) {
    const unit = isCount ? 'files' : 'KiB';
    process.stdout.write(
      `${kib <= budget ? 'within' : 'OVER  '} ${kib.toFixed(1).padStart(6)} of ${budget} ${unit}  ${what}\n`,
    );
  }
  if (lines.some(({ kib, budget }) => kib > budget)) process.exitCode = 1;
}

if (require.main === module) main();
