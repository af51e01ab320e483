import { macroCode } from './macroCode';
import { wordsOf } from './macros';
import { parsed } from './parsed';
import { runMacros } from './runMacros';
import { sentencesOf } from './catalog';

const COUNTS = [0, 1, 2, 1_000, 1_000_000, 1.5];

/** The sentences of the catalog that are tried, each with what it says for the counts. */
const SAID = [
  [
    '{head, plural, one {# head} other {# head}}',
    ['0 head', '1 head', '2 head', '1,000 head', '1,000,000 head', '1.5 head'],
    ['0 cabezas', '1 cabeza', '2 cabezas', '1,000 cabezas', '1,000,000 de cabezas', '1.5 cabezas'],
  ],
  [
    '{count, plural, one {# paddock} other {# paddocks}}',
    ['0 paddocks', '1 paddock', '2 paddocks', '1,000 paddocks', '1,000,000 paddocks', '1.5 paddocks'],
    ['0 potreros', '1 potrero', '2 potreros', '1,000 potreros', '1,000,000 de potreros', '1.5 potreros'],
  ],
  [
    '{away, plural, one {# day overdue} other {# days overdue}}',
    ['0 days', '1 day', '2 days', '1,000 days', '1,000,000 days', '1.5 days'].map((days) => `${days} overdue`),
    [
      ...['0 días de atraso', '1 día de atraso', '2 días de atraso', '1,000 días de atraso'],
      ...['1,000,000 de días de atraso', '1.5 días de atraso'],
    ],
  ],
  [
    '{count, plural, one {# change is saved.} other {# changes are saved.}}',
    [
      '0 changes are',
      '1 change is',
      '2 changes are',
      '1,000 changes are',
      '1,000,000 changes are',
      '1.5 changes are',
    ].map((changes) => `${changes} saved.`),
    [
      ...[
        '0 cambios están guardados.',
        '1 cambio está guardado.',
        '2 cambios están guardados.',
        '1,000 cambios están guardados.',
      ],
      ...['1,000,000 de cambios están guardados.', '1.5 cambios están guardados.'],
    ],
  ],
] as const;

const LISTS = [
  [['Mesa'], 'Mesa', 'Mesa'],
  [['Mesa', 'Isla'], 'Mesa and Isla', 'Mesa e Isla'],
  [['Mesa', 'Loma'], 'Mesa and Loma', 'Mesa y Loma'],
  [['Mesa', 'Loma', 'Isla'], 'Mesa, Loma and Isla', 'Mesa, Loma e Isla'],
] as const;

/** What is loaded in there is of a page in that language. */
function onPageIn(language: string, look: () => void): void {
  Object.assign(globalThis, { __LANGUAGE__: language });
  try {
    jest.isolateModules(look);
  } finally {
    Reflect.deleteProperty(globalThis, '__LANGUAGE__');
  }
}

describe.each([
  ['en', 1],
  ['es', 2],
] as const)('LANGUAGES 11.7: on a page in %s', (language, column) => {
  it.each(SAID)('%s takes its form by the number', (...row) => {
    const [english] = row;
    expect(sentencesOf('es').map((sentence) => sentence.english)).toContain(english);
    onPageIn(language, () => {
      const [name = ''] = /\w+/.exec(english) ?? [];
      const [said] = runMacros([macroCode(parsed(english, 'en'))], wordsOf({ language }));
      expect(COUNTS.map((count) => said?.({ [name]: count }))).toEqual(row[column]);
    });
  });

  it.each(LISTS)('%j are listed as it is said', (...row) => {
    onPageIn(language, () => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded with the language of the page
      const { listed } = require('../../domain/language/language') as typeof import('../../domain/language/language');
      expect(listed(row[0])).toBe(row[column]);
    });
  });
});
