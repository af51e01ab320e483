import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AnyNode } from 'acorn';
import { ROOT } from './buildStamp';

/** The syntax that all browsers of `.browserslistrc` read: Chrome 111, Firefox 115, Safari 16.4. */
const ECMA_VERSION = 2023;

/**
 * What one of these browsers lacks, as it is written in code. Our own sources can't use what `lib` in tsconfig.json doesn't
 * have; this list is for the packages as well.
 */
const NEWER: ReadonlySet<string> = new Set([
  ...['Object.groupBy', 'Map.groupBy', 'Promise.withResolvers', 'Promise.try', 'Array.fromAsync', 'RegExp.escape'],
  ...['Iterator.from', 'Error.isError', 'Math.sumPrecise', 'URL.canParse', 'URL.parse', 'AbortSignal.any'],
  ...['Response.json', 'Uint8Array.fromBase64', 'Uint8Array.fromHex', 'Atomics.waitAsync', 'Intl.DurationFormat'],
  ...['isWellFormed', 'toWellFormed', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ...['startViewTransition', 'requestIdleCallback', 'checkVisibility', 'showPicker', 'transferToFixedLength'],
]);

/** What is asked for before it is used, and where. */
const ASKED_FOR: Readonly<Record<string, string>> = {
  requestIdleCallback: '`untilIdle` waits for a while where it is missing',
  'Uint8Array.fromHex': '@noble/hashes does without it',
  'Uint8Array.fromBase64': 'js-base64, of tus-js-client, does without it',
  startViewTransition: "React's <ViewTransition> needs it, which we don't draw",
};

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) yield* nodesOf(child);
  }
}

/** `A.b` of a member that is written so, and `b`. */
function namesOf(node: AnyNode): string[] {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return [];
  const { name } = node.property;
  return node.object.type === 'Identifier' ? [name, `${node.object.name}.${name}`] : [name];
}

/**
 * What of a script the oldest browsers that we support can't do: names of `NEWER`, each once.
 * @throws SyntaxError for syntax that one of them can't read
 */
export function newerIn(script: string): string[] {
  const program = parse(script, { ecmaVersion: ECMA_VERSION, sourceType: 'module' });
  const found = new Set<string>();
  for (const node of nodesOf(program))
    for (const name of namesOf(node)) if (NEWER.has(name) && !(name in ASKED_FOR)) found.add(name);
  return [...found];
}

function main(): void {
  const scriptsIn = (folder: string) => readdirSync(join(ROOT, 'dist', folder)).map((name) => `${folder}/${name}`);
  const scripts = ['assets', 'assets/developers'].flatMap(scriptsIn);
  const faults = [...scripts, 'sw.js', 'sw-off.js']
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => newerIn(readFileSync(join(ROOT, 'dist', name), 'utf8')).map((what) => `${name}: ${what}`));
  for (const fault of faults) process.stdout.write(`Newer than .browserslistrc: ${fault}\n`);
  if (faults.length > 0) process.exit(1);
}

if (require.main === module) main();
