import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync, type TransformOptions } from '@babel/core';
import { wordsOf } from './macros';

const IMPORTS = "import { plural, select, t } from '@domain/words';\nimport { Trans } from '@shared/words';\n";

/** The code that a build in that language runs. */
function built(code: string, language: string, folder?: string): string {
  const options: TransformOptions = {
    filename: join(__dirname, 'made.tsx'),
    configFile: false,
    babelrc: false,
    presets: ['@babel/preset-typescript'],
    generatorOpts: { jsescOption: { minimal: true } },
    plugins: wordsOf({ language, ...(folder === undefined ? {} : { folder }) }),
  };
  return (transformSync(`${IMPORTS}${code}`, options)?.code ?? '')
    .replace('export {};', '')
    .replace(/\s+/g, ' ')
    .trim();
}

const SENTENCES = {
  plain: 't`Save`',
  described: "t({ message: 'Open', context: 'of a gate', comment: 'adjective' })",
  values: "t`Moved ${plural(head, { one: '# head', other: '# head' })} to ${place}`",
  selected: "select(kind, { herd: 'a herd', other: 'one' })",
  elements: '<p><Trans>New here? <Link to={home}>Start <b>Free</b> Trial</Link></Trans></p>',
};

test('English is put there as it is written, with nothing left to be called', () => {
  expect(built(SENTENCES.plain, 'en')).toBe('"Save";');
  expect(built(SENTENCES.described, 'en')).toBe('"Open";');
  expect(built(SENTENCES.selected, 'en')).toBe('kind === "herd" ? "a herd" : "one";');
  expect(built(SENTENCES.values, 'en')).toBe(
    'import { chosen as _chosen } from "@domain/language/plurals"; ' +
      '`Moved ${_chosen(head, n => ({ one: `${n} head`, other: `${n} head` }))} to ${place}`;',
  );
  expect(built(SENTENCES.elements, 'en')).toBe(
    '<p>{"New here? "}<Link to={home}>{"Start "}<b>{"Free"}</b>{" Trial"}</Link></p>;',
  );
});

test('a sentence within a fragment is one of its own', () => {
  const sentence = '<Trans>And <b>{count}</b> more</Trans>';
  expect(built(`<><i />${sentence}</>`, 'en')).toBe('<><i /><>{"And "}<b>{count}</b>{" more"}</></>;');
  expect(built(`<>${sentence}</>`, 'en')).toBe('<><>{"And "}<b>{count}</b>{" more"}</></>;');
});

/** A folder with a catalog of those entries. */
function catalogWith(...entries: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n';
  writeFileSync(join(folder, 'es.po'), [head, ...entries].join('\n\n'));
  return folder;
}

const MOVED = 'msgid "Moved {head, plural, one {# head} other {# head}} to {place}"';

test('another language says its own sentences, in its own order and forms', () => {
  const folder = catalogWith(
    'msgid "Save"\nmsgstr "Guardar"',
    'msgctxt "of a gate"\nmsgid "Open"\nmsgstr "Abierta"',
    `${MOVED}\nmsgstr "A {place}: {head, plural, one {# cabeza} many {# de cabezas} other {# cabezas}}"`,
    'msgid "New here? <0>Start <1>Free</1> Trial</0>"\nmsgstr "<0>Pruebe <1>gratis</1></0> si es nuevo"',
  );
  expect(built(SENTENCES.plain, 'es', folder)).toBe('"Guardar";');
  expect(built(SENTENCES.described, 'es', folder)).toBe('"Abierta";');
  expect(built(SENTENCES.values, 'es', folder)).toContain(
    '`A ${place}: ${_chosen(head, n => ({ one: `${n} cabeza`, many: `${n} de cabezas`, other: `${n} cabezas` }))}`;',
  );
  expect(built(SENTENCES.elements, 'es', folder)).toBe(
    '<p><Link to={home}>{"Pruebe "}<b>{"gratis"}</b></Link>{" si es nuevo"}</p>;',
  );
});

test.each([
  ['is not there', [], 'lacks: Moved'],
  ['lacks a value', [`${MOVED}\nmsgstr "A {place}"`], 'lacks {head}'],
  ['names another value', [`${MOVED}\nmsgstr "{head} a {place} por {who}"`], 'has {who}'],
  ['has a form that its language has not', [`${MOVED}\nmsgstr "{place}: {head, plural, few {x} other {y}}"`], 'few'],
  ['does not parse', [`${MOVED}\nmsgstr "{place: {head}"`], 'place'],
])('a build fails where a sentence %s', (_, entries, words) => {
  const folder = catalogWith(...entries);
  expect(() => built(SENTENCES.values, 'es', folder)).toThrow(words);
});

test('an element that is opened and not closed fails the build', () => {
  const folder = catalogWith('msgid "New here? <0>Start <1>Free</1> Trial</0>"\nmsgstr "<0>Pruebe <1>gratis</0>"');
  expect(() => built(SENTENCES.elements, 'es', folder)).toThrow('closes nothing');
});

test('what stays plain in the made-up language was not a message', () => {
  const words = built('say(t`Save it`)', 'pseudo').normalize().replace('say', '');
  expect(words).toMatch(/^\("\p{Lu}/u);
  expect(words).not.toMatch(/[a-z]{2}/i);
  expect(built(SENTENCES.values, 'pseudo')).toContain('${place}');
});
