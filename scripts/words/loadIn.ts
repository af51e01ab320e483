import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@babel/core';
import { ROOT } from '../buildStamp';
import { wordsOf } from './macros';

const ALIAS = /^@(contract|domain)\//;
const ENDINGS = ['.ts', '.tsx', '.json', '/index.ts'];

/** The file that an import of our own names; undefined for a library. */
function fileOf(name: string, from: string): string | undefined {
  const path = ALIAS.test(name) ? join(ROOT, name.slice(1)) : join(dirname(from), name);
  if (!ALIAS.test(name) && !name.startsWith('.')) return undefined;
  return ENDINGS.map((ending) => `${path}${ending}`).find(existsSync) ?? path;
}

function compiled(file: string, language: string): string {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return `module.exports = ${source}`;
  const { code } =
    transformSync(source, {
      filename: file,
      configFile: false,
      babelrc: false,
      presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'],
      plugins: wordsOf({ language }),
    }) ?? {};
  return code ?? '';
}

/** Loads files of `contract/` and `domain/` as a build in that language has them, with all of ours that they import. */
export function loaderIn(language: string): (file: string) => Record<string, unknown> {
  const loaded = new Map<string, { exports: Record<string, unknown> }>();
  const load = (file: string): Record<string, unknown> => {
    const known = loaded.get(file);
    if (known !== undefined) return known.exports;
    const made = { exports: {} };
    loaded.set(file, made);
    const find = (name: string): unknown => {
      const own = fileOf(name, file);
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- a library, by the name that the file asks for
      return own === undefined ? (require(name) as unknown) : load(own);
    };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the compiled source of a file of ours
    const execute = new Function('module', 'exports', 'require', compiled(file, language)) as (
      ...given: [object, object, typeof find]
    ) => void;
    execute(made, made.exports, find);
    return made.exports;
  };
  return load;
}
