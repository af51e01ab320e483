import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseConfigFileTextToJson, preProcessFile } from 'typescript';
import { ROOT } from './buildStamp';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

const { config } = parseConfigFileTextToJson('tsconfig.json', read('tsconfig.json')) as {
  config: { compilerOptions: { paths: Record<string, string[]> } };
};
const ALIASES = Object.entries(config.compilerOptions.paths).map(([alias, [folder = '']]) => ({
  alias: alias.slice(0, -1),
  folder: posix.normalize(folder.slice(0, -1)),
}));

const deleted = new Set(git('ls-files', '--deleted'));
const files = new Set(
  git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx').filter((file) => !deleted.has(file)),
);

/** The file of ours that a file means by a specifier; undefined for a package and for what is no script. */
function targetOf(file: string, specifier: string): string | undefined {
  const known = ALIASES.find(({ alias }) => specifier.startsWith(alias));
  const place = known
    ? known.folder + specifier.slice(known.alias.length)
    : posix.join(posix.dirname(file), specifier.startsWith('.') ? specifier : 'no file');
  return ['.ts', '.tsx', '/index.ts', ''].map((ending) => place + ending).find((one) => files.has(one));
}

function importsOf(file: string): string[] {
  return preProcessFile(read(file), true, true).importedFiles.flatMap(({ fileName }) => targetOf(file, fileName) ?? []);
}

/** The first way that leads from a file back to itself, or undefined. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle !== undefined) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

test('a circle is found', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d']],
    ['d', ['b']],
  ]);
  expect(findCircle(graph)).toEqual(['b', 'c', 'd', 'b']);
});

test('no file imports itself by way of others, not even for a type', () => {
  const graph = new Map([...files].map((file) => [file, importsOf(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(1000);
  expect(findCircle(graph)).toBeUndefined();
});
