import fc from 'fast-check';
import { ranchNameFor, splitFullName } from './names';

describe('a full name', () => {
  it.each([
    ['Maria Lopez', 'Maria', 'Lopez'],
    ['Maria', 'Maria', 'Maria'],
    ['Maria de la Cruz Lopez', 'Maria', 'de'],
    ['  Maria \t Lopez ', 'Maria', 'Lopez'],
    ['Maria\u00a0Lopez', 'Maria', 'Lopez'],
    ['Jean-Luc O’Neill', 'Jean-Luc', 'O’Neill'],
    ['山田 太郎', '山田', '太郎'],
    ['🐄 🐂', '🐄', '🐂'],
    ['', '', ''],
    ['   ', '', ''],
  ])('%j has the first name %j and the last name %j', (fullName, first_name, last_name) => {
    expect(splitFullName(fullName)).toEqual({ first_name, last_name });
  });

  it('of several words gives its first two, whatever stands between them', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '' && !/\s/.test(text));
    const blank = fc.stringMatching(/^[ \t\n\u00a0\u3000]+$/);
    fc.assert(
      fc.property(word, word, fc.array(word, { maxLength: 3 }), blank, (first_name, last_name, rest, between) => {
        const fullName = [first_name, last_name, ...rest].join(between);
        expect(splitFullName(fullName)).toEqual({ first_name, last_name });
        expect(splitFullName(first_name)).toEqual({ first_name, last_name: first_name });
      }),
    );
  });
});

describe('the ranch name that is offered', () => {
  it.each([
    ['Maria', "Maria's Ranch"],
    ['Maria Lopez', "Maria's Ranch"],
    ['  Maria', "Maria's Ranch"],
    ['', ''],
    [' ', ''],
  ])('for %j is %j', (fullName, offered) => {
    expect(ranchNameFor(fullName)).toBe(offered);
  });
});
