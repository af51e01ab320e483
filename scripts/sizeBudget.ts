import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './buildStamp';

const DIST = join(ROOT, 'dist');
const KIB = 1024;

/** Brotli sizes that the built client must stay below, in KiB, and the page whose own HTML names what counts. */
const PAGES = [
  { page: 'login/index.html', kind: 'js', budget: 112 },
  { page: 'login/index.html', kind: 'css', budget: 6 },
];
/** The most a chunk that is loaded with an area may have, in KiB of brotli. */
const AREA_BUDGET = 60;

export interface Line {
  what: string;
  kib: number;
  budget: number;
}

function brotliKib(file: string, dist = DIST): number {
  return statSync(join(dist, `${file}.br`)).size / KIB;
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

/** The sizes of the pages that have a budget. */
export function pageLines(): Line[] {
  return PAGES.map(({ page, kind, budget }) => {
    const files = namedBy(page, kind);
    if (files.length === 0) throw new Error(`dist/${page} names no .${kind} file: the budget would measure nothing`);
    return { what: `${kind} of ${page}`, kib: totalKib(files), budget };
  });
}

/** The sizes of all chunks that the first load goes without. */
export function areaLines(): Line[] {
  const first = new Set(namedBy('login/index.html', 'js'));
  return readdirSync(join(DIST, 'assets'))
    .filter((name) => name.endsWith('.js') && !first.has(`assets/${name}`))
    .map((name) => ({ what: `chunk ${name}`, kib: brotliKib(`assets/${name}`), budget: AREA_BUDGET }));
}

function main(): void {
  const lines = [...pageLines(), ...areaLines()].sort((a, b) => b.kib / b.budget - a.kib / a.budget);
  for (const { what, kib, budget } of lines) {
    process.stdout.write(
      `${kib <= budget ? 'within' : 'OVER  '} ${kib.toFixed(1).padStart(6)} of ${budget} KiB  ${what}\n`,
    );
  }
  if (lines.some(({ kib, budget }) => kib > budget)) process.exitCode = 1;
}

if (require.main === module) main();
