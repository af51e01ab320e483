import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { EXAMPLE_NAMES, type Examples } from '../src/developers/guide/examples';
import { renderDevelopers } from '../src/developers/renderDevelopers';
import { ROOT } from './buildStamp';

/** Oldest browsers of `.browserslistrc`. */
const TARGET = ['chrome111', 'firefox115', 'safari16.4'];

async function bundled(entry: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: join(ROOT, 'src/developers'),
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    target: TARGET,
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
    outdir: 'made',
  });
  return (outputFiles ?? [])
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** The examples as they are in the repository: the guide shows the very files that the tests run. */
function readExamples(): Examples {
  const read = (name: string) => readFileSync(join(ROOT, 'docs/examples', name), 'utf8').trim();
  return Object.fromEntries(EXAMPLE_NAMES.map((name) => [name, read(name)])) as Examples;
}

/** The files of the pages for developers below `dist/`, by their names: two pages, and the script of the reference. */
async function developersFiles(): Promise<Record<string, string>> {
  const style = await bundled('developers.css');
  const script = await bundled('reference/main.ts', { format: 'iife' });
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const name = `assets/developers/reference.${hash}.js`;
  const pages = renderDevelopers({ style, script: `/${name}`, examples: readExamples() });
  const html = Object.entries(pages).map(([path, text]) => [`${path.slice(1)}/index.html`, text]);
  return { ...(Object.fromEntries(html) as Record<string, string>), [name]: script };
}

/** Writes the pages for developers into the folder of the built client. */
export async function buildDevelopers(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(await developersFiles())) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    // The server compresses HTML itself, once it has put the site's address in.
    if (!name.endsWith('.js')) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
}
