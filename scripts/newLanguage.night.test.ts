import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PO from 'pofile';
import ts from 'typescript';
import { ROOT } from './buildStamp';
import { parsed, type WordNode } from './words/parsed';
import { pseudo } from './words/pseudo';

/** The one that is made up here: its sentences are the English ones with accents. */
const NEW = 'pt';
const CATEGORIES = new Intl.PluralRules(NEW).resolvedOptions().pluralCategories;

let root: string;
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Runs a program in the copy, in which this test's own settings are not known, and returns what it says. */
function run(program: string, ...args: string[]): string {
  const env = { ...process.env, NODE_ENV: undefined, WORDS: undefined, LANGUAGES: `en,${NEW}` };
  return execFileSync(program, args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The repository as it is here, with what isn't committed yet. */
function copyRepository(): void {
  const git = (...more: string[]) => execFileSync('git', ['ls-files', '-z', ...more], { cwd: ROOT, encoding: 'utf8' });
  for (const path of git('--cached', '--others', '--exclude-standard').split('\0'))
    if (!['', 'node_modules'].includes(path) && existsSync(join(ROOT, path)))
      cpSync(join(ROOT, path), join(root, path));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
}

/** Puts something into a file in place of what was there. */
function edit(path: string, before: string, after: string): void {
  const text = read(path);
  if (!text.includes(before)) throw new Error(`${path} doesn't have ${before}`);
  writeFileSync(join(root, path), text.replace(before, after));
}

/** The files that lack the language, by the type checker. */
function filesThatLackIt(): string[] {
  const info = join(root, 'types.tsbuildinfo');
  try {
    run('npx', 'tsc', '--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', info);
    return [];
  } catch (error) {
    const said = String((error as { stdout?: unknown }).stdout);
    expect(said.split('\n').filter((line) => /^\S/.test(line) && !line.includes(`'${NEW}' is missing`))).toEqual([]);
    return [...new Set(said.split('\n').flatMap((line) => /^(\S+)\(\d+,\d+\): /.exec(line)?.[1] ?? []))];
  }
}

const called = (property: ts.ObjectLiteralElementLike) =>
  property.name !== undefined && ts.isIdentifier(property.name) ? property.name.text : '';

/** Gives each table of a file that has English and Spanish the new language too: what the Spanish is. */
function fillTables(path: string): void {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const found: ts.PropertyAssignment[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && node.properties.some((each) => called(each) === 'en'))
      found.push(...node.properties.filter(ts.isPropertyAssignment).filter((each) => called(each) === 'es'));
    ts.forEachChild(node, look);
  };
  look(source);
  let text = source.text;
  for (const each of found.toSorted((one, other) => other.end - one.end))
    text = `${text.slice(0, each.end)}, ${NEW}: ${each.initializer.getText()}${text.slice(each.end)}`;
  writeFileSync(join(root, path), text);
}

const escaped = (text: string) => text.replace(/'/g, "''").replace(/[{}#]/g, "'$&'");

/** A message as a catalog has it, in the made-up language. */
function said(nodes: readonly WordNode[]): string {
  return nodes.map(saidOf).join('');
}

function saidOf(node: WordNode): string {
  switch (node.type) {
    case 'text':
      return escaped(pseudo(node.value));
    case 'number':
      return '#';
    case 'argument':
      return `{${node.name}}`;
    case 'element':
      return node.nodes.length === 0 ? `<${node.name}/>` : `<${node.name}>${said(node.nodes)}</${node.name}>`;
    case 'plural':
    case 'select': {
      const given = new Map(node.cases.map(({ key, nodes }) => [key, nodes]));
      const keys = node.type === 'plural' ? new Set([...given.keys(), ...CATEGORIES]) : given.keys();
      const cases = [...keys].map((key) => `${key} {${said(given.get(key) ?? given.get('other') ?? [])}}`);
      return `{${node.name}, ${node.type}, ${cases.join(' ')}}`;
    }
  }
}

function translate(): number {
  const catalog = PO.parse(read(`words/${NEW}.po`));
  for (const item of catalog.items) item.msgstr = [said(parsed(item.msgid, 'en'))];
  writeFileSync(join(root, `words/${NEW}.po`), catalog.toString());
  return catalog.items.length;
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'grazewell-language-'));
  copyRepository();
});
afterAll(() => rmSync(root, { recursive: true }));

test('LANGUAGES 11.14: a language is added by the steps of docs/languages.md, and its /login is built', () => {
  edit('domain/language/languages.ts', "'es'] as const", `'es', '${NEW}'] as const`);
  edit('domain/language/languages.ts', "es: 'Español'", `es: 'Español', ${NEW}: 'Português'`);
  edit('lingui.config.ts', "'es'", `'es', '${NEW}'`);
  const lacking = filesThatLackIt();
  expect(lacking).toEqual(expect.arrayContaining(['scripts/htmlHead.ts', 'server/src/mail/composeMail.ts']));
  for (const path of lacking) fillTables(path);
  expect(filesThatLackIt()).toEqual([]);
  fillTables('public/too-old.js');
  run('npm', 'run', 'words');
  expect(translate()).toBeGreaterThan(1_000);
  run('npm', 'run', 'build');
  const page = read(`dist/${NEW}/login/index.html`);
  expect(page).toContain(`<html lang="${NEW}">`);
  expect(page).toContain(pseudo('Log in'));
  const scripts = [...page.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(scripts.filter((file) => !file.startsWith(`assets/${NEW}/`))).toEqual([]);
  expect(scripts.map((file) => read(`dist/${file}`)).join('')).toContain(pseudo('Password'));
}, 3_600_000);
