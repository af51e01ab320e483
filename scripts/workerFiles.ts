import { createHash } from 'node:crypto';
import { Compilation, sources, type Compiler } from 'webpack';
import type { Release } from '../src/worker/release';

const WORKER = 'sw.js';
/** Stands in the worker's source for what only the finished build knows. */
const PLACE = /\b__RELEASE__\b/g;
const LANGUAGE = 'en';

/** What a browser keeps: whatever has its content in its name, and the few other files that `app.html` names. */
const KEPT =
  /^(?:assets\/.+\.[0-9a-f]{8}\.\w+|too-old\.(?:js|css)|site\.webmanifest|favicon\.ico|(?:icons|sound)\/.+)$/;
const MAIN = /^assets\/main\.[0-9a-f]{8}\.js$/;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content);

/** The list of a language: by path, the SHA-256 of each file in base64, in an order that no build changes. */
export function listOf(files: ReadonlyMap<string, Buffer>): Record<string, string> {
  const kept = [...files.keys()].filter((name) => KEPT.test(name)).sort();
  return Object.fromEntries(kept.map((name) => [`/${name}`, sha256(files.get(name) ?? '').digest('base64')]));
}

/**
 * What the worker has to know of a build.
 *
 * @param list the text of the list, and the name of its file
 */
export function releaseOf(names: readonly string[], list: { name: string; text: string }): Release {
  const main = names.find((name) => MAIN.test(name));
  if (main === undefined) throw new Error('The build has no main script');
  const integrity = `sha256-${sha256(list.text).digest('base64')}`;
  return {
    build: sha256(list.text).digest('hex').slice(0, 16),
    lists: { [LANGUAGE]: { path: `/${list.name}`, integrity, main: `/${main}` } },
  };
}

/**
 * Writes the list of the files that the service worker keeps, as a file of its own, and what it is known by into
 * `sw.js`: once all names are final, and before anything is compressed.
 */
export class WorkerFiles {
  apply(compiler: Compiler): void {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compiler.hooks.compilation.tap(WorkerFiles.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: WorkerFiles.name, stage }, () => write(compilation));
    });
  }
}

function write(compilation: Compilation): void {
  const files = new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]));
  const text = JSON.stringify(listOf(files));
  const name = `assets/kept.${LANGUAGE}.${sha256(text).digest('hex').slice(0, 8)}.json`;
  compilation.emitAsset(name, new sources.RawSource(text), { immutable: true });
  const release = JSON.stringify(releaseOf([...files.keys()], { name, text }));
  const worker = files.get(WORKER)?.toString();
  if (worker === undefined || worker.search(PLACE) < 0) throw new Error(`${WORKER} has no place for the release`);
  compilation.updateAsset(WORKER, new sources.RawSource(worker.replace(PLACE, () => release)));
}
