import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../domain/language/languages';
import { ROOT } from '../buildStamp';
import { sentencesOf, type Sentence } from './catalog';
import { glossaryFaults } from './glossary';
import { differences, everyNode, parsed, type Choice } from './parsed';

const END = /[.:…?!]$/;
const endOf = (text: string) => END.exec(text)?.[0] ?? '';
const hasOuterBlank = (text: string) => text !== text.trim();

/** What is wrong with a translated sentence, in words; empty where nothing is. */
export function faultsOf({ english, said }: Sentence, language: string): string[] {
  if (said === '') return ['is missing'];
  const nodes = parsed(said, language);
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plurals = [...everyNode(nodes)].filter((node): node is Choice => node.type === 'plural');
  const lacking = plurals.flatMap(({ cases }) =>
    categories.filter((category) => !cases.some(({ key }) => key === category)),
  );
  // The English has marks that Spanish does without.
  const [asked, ended] = [endOf(english).replace('!', ''), endOf(said)];
  return [
    ...differences(parsed(english, 'en'), nodes),
    ...lacking.map((category) => `lacks the form "${category}"`),
    ...(hasOuterBlank(said) && !hasOuterBlank(english) ? ['has a blank at an end'] : []),
    ...(asked === ended || english.endsWith('!') ? [] : [`ends in "${ended}", not "${asked}"`]),
    ...(language === 'es' && said.includes('?') && !said.includes('¿') ? ['lacks a ¿'] : []),
    ...(language === 'es' ? glossaryFaults(parsed(english, 'en'), nodes) : []),
  ];
}

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the catalog of %s', (language) => {
  it('has every sentence, with its values, elements and forms, and says nothing that is never said', () => {
    const faults = sentencesOf(language).flatMap((sentence) =>
      faultsOf(sentence, language).map((fault) => `${fault}: ${sentence.english} → ${sentence.said}`),
    );
    expect(faults).toEqual([]);
  });

  it('has no sentence that is said to be unsure', () => {
    expect(readFileSync(join(ROOT, 'words', `${language}.po`), 'utf8')).not.toMatch(/^#, .*fuzzy/m);
  });
});

describe('LANGUAGES 11.13: the net over the catalog', () => {
  const good: Sentence = {
    english: 'Move {head, plural, one {# head} other {# head}} to <0>{place}</0>?',
    said: '¿Mover {head, plural, one {# cabeza} many {# de cabezas} other {# cabezas}} a <0>{place}</0>?',
  };

  it('lets a good sentence through', () => expect(faultsOf(good, 'es')).toEqual([]));

  it.each([
    ['a missing translation', ''],
    ['a lost value', good.said.replace('{place}', 'Mesa')],
    ['a value that is not there', good.said.replace('{place}', '{place} {herd}')],
    ['a lost element', good.said.replace('<0>{place}</0>', '{place}')],
    ['a lost form of the plural', good.said.replace('many {# de cabezas} ', '')],
    ['a blank at its end', `${good.said} `],
    ['another end', good.said.replace('?', '.')],
    ['a lost ¿', good.said.replace('¿', '')],
    ['a word that is never said', good.said.replace('cabezas', 'cabezas de la granja')],
    ['another word for a term', good.said.replaceAll('cabezas', 'animales').replace('cabeza', 'animal')],
    ['the wrong person', good.said.replace('Mover', 'Quieres mover')],
  ])('fails on %s', (_what, said) => {
    expect(faultsOf({ ...good, said }, 'es')).not.toEqual([]);
  });

  it.each(['plural of a category that its language has not', 'a brace that is never closed'])(
    'does not read %s',
    (what) => {
      const said = what.startsWith('plural')
        ? good.said.replace('many', 'few')
        : good.said.replace('{place}', '{place');
      expect(() => faultsOf({ ...good, said }, 'es')).toThrow();
    },
  );
});
