import { join } from 'node:path';
import { transformSync, type PluginItem, type TransformOptions } from '@babel/core';
import type { ReactNode } from 'react';

type Values = Readonly<Record<string, number | string>>;
export type Said = (values: Values) => ReactNode;

const IMPORTS = "import { plural, select, t } from '@domain/words';\nimport { Plural, Trans } from '@shared/words';\n";
const FILES: Readonly<Record<string, string>> = {
  '@domain/words': '../../domain/words',
  '@domain/language/plurals': '../../domain/language/plurals',
  '@shared/words': '../../src/shared/words',
};

/**
 * The functions that have those codes, each of the values that its sentence has.
 *
 * @param plugins what is done to the code before all else; without any, the macros are plain functions
 */
export function runMacros(codes: readonly string[], plugins: PluginItem[]): readonly Said[] {
  const options: TransformOptions = {
    filename: join(__dirname, 'made.tsx'),
    configFile: false,
    babelrc: false,
    compact: true,
    presets: [
      ['@babel/preset-env', { targets: { node: 'current' } }],
      ['@babel/preset-react', { runtime: 'automatic' }],
    ],
    plugins,
  };
  const { code } = transformSync(`${IMPORTS}export const said = [${codes.join(',\n')}];`, options) ?? {};
  const made = { exports: {} as { said?: readonly Said[] } };
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- what the made code asks for, by a name of its own
  const load = (name: string): unknown => require(FILES[name] ?? name);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code was made above, of our own catalog
  const execute = new Function('exports', 'require', code ?? '') as (exports: object, load: unknown) => void;
  execute(made.exports, load);
  return made.exports.said ?? [];
}
