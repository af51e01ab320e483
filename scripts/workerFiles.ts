import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compilation, sources, type Compiler } from 'webpack';
import type { Release } from '../src/worker/release';
import { folderOf } from './builtLanguages';

const WORKER = 'sw.js';
/** Stands in the worker's source for what only the finished build knows. */
const PLACE = /\b__RELEASE__\b/g;

/** What a browser keeps: whatever has its content in its name, and the few other files that `app.html` names. */
const KEPT =
  /^(?:assets\/.+\.[0-9a-f]{8}\.\w+|too-old\.(?:js|css)|site\.webmanifest|favicon\.ico|(?:icons|sound)\/.+)$/;
const COMPRESSED = /\.(?:br|gz)$/;
/** The folder of a language in which a script or style is; none for English, and for what all languages share. */
const FOLDER = /^assets\/([^/]+\/)?/;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content);

function isOf(name: string, language: string): boolean {
  if (!name.startsWith('assets/')) return true;
  return (FOLDER.exec(name)?.[1] ?? '') === folderOf(language);
}

/** The list of a language: by path, the SHA-256 of each file in base64, in an order that no build changes. */
export function listOf(files: ReadonlyMap<string, Buffer>, language: string): Record<string, string> {
  const kept = [...files.keys()].filter((name) => KEPT.test(name) && isOf(name, language)).sort();
  return Object.fromEntries(kept.map((name) => [`/${name}`, sha256(files.get(name) ?? '').digest('base64')]));
}

/** A list as the file that it is sent in. */
export interface ListFile {
  language: string;
  name: string;
  text: string;
}

function listFile(files: ReadonlyMap<string, Buffer>, language: string): ListFile {
  const text = JSON.stringify(listOf(files, language));
  return { language, text, name: `assets/kept.${language}.${sha256(text).digest('hex').slice(0, 8)}.json` };
}

function mainOf(names: readonly string[], language: string): string {
  const start = `assets/${folderOf(language)}main.`;
  const main = names.find((name) => name.startsWith(start) && /^[0-9a-f]{8}\.js$/.test(name.slice(start.length)));
  if (main === undefined) throw new Error(`The build has no main script in "${language}"`);
  return main;
}

/** What the worker has to know of a build. */
export function releaseOf(names: readonly string[], lists: readonly ListFile[]): Release {
  const about = ({ language, name, text }: ListFile) => ({
    path: `/${name}`,
    integrity: `sha256-${sha256(text).digest('base64')}`,
    main: `/${mainOf(names, language)}`,
  });
  return {
    build: sha256(lists.map(({ text }) => text).join('\n'))
      .digest('hex')
      .slice(0, 16),
    lists: Object.fromEntries(lists.map((list) => [list.language, about(list)])),
  };
}

/** The files below a folder by their path from there, but for those that were only compressed. */
function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  return new Map(
    names.filter((name) => !COMPRESSED.test(name)).map((name) => [name, readFileSync(join(folder, name))]),
  );
}

/**
 * Writes the lists of the files that the service worker keeps, one for each language, as files of their own, and what
 * they are known by into `sw.js`: it is built when everything else is written, and before it is compressed.
 */
export class WorkerFiles {
  /** @param folder where the pages of all languages have been built */
  constructor(
    private readonly folder: string,
    private readonly languages: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compiler.hooks.compilation.tap(WorkerFiles.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: WorkerFiles.name, stage }, () => this.write(compilation));
    });
  }

  private write(compilation: Compilation): void {
    const worker = compilation.getAsset(WORKER)?.source.source().toString() ?? '';
    if (worker.search(PLACE) < 0) throw new Error(`${WORKER} has no place for the release`);
    const files = filesIn(this.folder);
    const lists = this.languages.map((language) => listFile(files, language));
    for (const { name, text } of lists) compilation.emitAsset(name, new sources.RawSource(text), { immutable: true });
    const release = JSON.stringify(releaseOf([...files.keys()], lists));
    compilation.updateAsset(WORKER, new sources.RawSource(worker.replace(PLACE, () => release)));
  }
}
