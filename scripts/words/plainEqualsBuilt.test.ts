import fc from 'fast-check';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sentencesOf } from './catalog';
import { macroCode, valuesIn } from './macroCode';
import { wordsOf } from './macros';
import { everyNode, parsed } from './parsed';
import { runMacros, type Said } from './runMacros';

const markup = (said: Said, values: Parameters<Said>[0]) =>
  renderToStaticMarkup(createElement(Fragment, null, said(values)));

const NUMBERS = [0, 1, 2, 1_000, 1_000_000, 1.5];
/** A name may have anything in it, but for the mark of a plural's own number. */
const name = fc.string({ maxLength: 8 }).map((text) => text.replaceAll('#', ''));

test('each sentence says the same as a plain function and through the plugin', () => {
  const trees = sentencesOf('es').map(({ english }) => parsed(english, 'en'));
  expect(trees.length).toBeGreaterThan(2_000);
  const codes = trees.map(macroCode);
  const [plain, built] = [runMacros(codes, []), runMacros(codes, wordsOf({ language: 'en' }))];
  expect(built).toHaveLength(trees.length);
  const choices = trees.map(
    (nodes) => new Set([...everyNode(nodes)].flatMap((node) => (node.type === 'plural' ? [node.name] : []))),
  );
  const names = trees.map(valuesIn);
  const property = fc.property(fc.constantFrom(...NUMBERS), name, (number, text) => {
    const different = trees.flatMap((_nodes, at) => {
      const values = Object.fromEntries(
        (names[at] ?? []).map((each) => [each, choices[at]?.has(each) === true ? number : text]),
      );
      const [one, other] = [plain[at], built[at]].map((said) => said && markup(said, values));
      return one === other && one !== undefined ? [] : [{ code: codes[at], one, other }];
    });
    expect(different).toEqual([]);
  });
  fc.assert(property, { numRuns: 8, examples: NUMBERS.map((number) => [number, '`${v} {name} <0>"\'\\']) });
});

test('a plugin that says something else is found', () => {
  const [code] = [macroCode(parsed('Moved {head, plural, one {# head} other {# heads}} to <0>{place}</0>', 'en'))];
  const [plain] = runMacros([code], []);
  const [pseudo] = runMacros([code], wordsOf({ language: 'pseudo' }));
  const values = { head: 2, place: 'Mesa' };
  expect(plain && markup(plain, values)).toBe('Moved 2 heads to <b>Mesa</b>');
  expect(pseudo && markup(pseudo, values)).not.toBe(plain && markup(plain, values));
});
