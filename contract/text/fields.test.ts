import fc from 'fast-check';
import type { AnySchema } from './yup';
import { unitsFormSchema } from '../people/ranchSetUp';
import { preferencesPatchSchema } from '../people/preferences';
import { ranchNameSchema } from '../ranches/ranch';
import { accountEmail, DIRECTION_MESSAGE, ranchName, requiredEmail, requiredText, typedPassword } from './fields';

/** What the server says to a value, which it takes as it is: undefined when it is good. */
function refusal(schema: AnySchema, value: unknown): string | undefined {
  try {
    schema.validateSync(value, { strict: true });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const COW = '🐄';
const OTHER_TYPES = [7, 0, true, false, [], ['text'], {}, { length: 5 }, new Date(0)];
const UNSTORABLE = ['\0', 'tail\ud800', '\udc00head', `${COW}\ud83d`];

describe('a required text', () => {
  const schema = requiredText('It is required', 'It is too long');

  it.each([undefined, null, '', ' ', ' \t\r\n\u00a0\u3000\ufeff'])('is required: %j is none', (value) => {
    expect(refusal(schema, value)).toBe('It is required');
  });

  it.each(OTHER_TYPES)('L4: is text and nothing else: %j', (value) => {
    expect(refusal(schema, value)).toBe('It is required');
  });

  it.each(['a', '長', COW, "Robert'); DROP TABLE", '<b>', '__proto__', 'null', 'ישראל', '\u200eabc'])(
    'may be %j',
    (value) => {
      expect(refusal(schema, value)).toBeUndefined();
    },
  );

  it('is measured in code points: 100 cows pass, 101 do not', () => {
    expect(refusal(schema, COW.repeat(100))).toBeUndefined();
    expect(refusal(schema, COW.repeat(101))).toBe('It is too long');
    expect(refusal(schema, 'a'.repeat(100))).toBeUndefined();
    expect(refusal(schema, 'a'.repeat(101))).toBe('It is too long');
  });

  it('is measured without the white space that is folded away', () => {
    expect(refusal(schema, `  ${'a'.repeat(49)}  \n ${'b'.repeat(50)}\t`)).toBeUndefined();
  });

  it.each(UNSTORABLE)('refuses what cannot be stored: %j', (value) => {
    expect(refusal(schema, value)).toBe('This text contains characters we cannot store');
  });

  it.each(['\u202aabc', 'abc\u202e', 'a\u2066b', '\u2069'])('refuses marks that turn its direction: %j', (value) => {
    expect(refusal(schema, value)).toBe(DIRECTION_MESSAGE);
  });

  it('comes out trimmed and folded, and what was good stays good', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const folded = schema.cast(text);
        expect(folded).toBe(text.trim().split(/\s+/).join(' '));
        expect(refusal(schema, folded)).toBe(refusal(schema, text));
      }),
    );
  });
});

describe('a required email', () => {
  it.each([undefined, null, '', '  '])('is required: %j is none', (value) => {
    expect(refusal(requiredEmail(), value)).toBe('Email is required');
  });

  it.each([...OTHER_TYPES, 'maria', 'a@b', 'a@b@c.co', ...UNSTORABLE])('L4: contains errors: %j', (value) => {
    expect(refusal(requiredEmail(), value)).toBe('Email address contain errors');
  });

  it.each(['.test@iana.org', 'test.@iana.org', `${'l'.repeat(65)}@iana.org`])(
    'contains errors that only the email of an older account may have: %s',
    (value) => {
      expect(refusal(requiredEmail(), value)).toBe('Email address contain errors');
      expect(refusal(accountEmail(), value)).toBeUndefined();
    },
  );

  it('comes out trimmed and otherwise as typed', () => {
    expect(refusal(requiredEmail(), ' Maria@Example.COM\n')).toBeUndefined();
    expect(requiredEmail().cast(' Maria@Example.COM\n')).toBe('Maria@Example.COM');
  });
});

describe('a typed password', () => {
  it.each([undefined, null, '', ...OTHER_TYPES])('is required: %j is none', (value) => {
    expect(refusal(typedPassword(), value)).toBe('Password is required');
  });

  it('is any text, never trimmed, of at most 100 code points', () => {
    expect(refusal(typedPassword(), ' ')).toBeUndefined();
    expect(typedPassword().cast('  two  blanks ')).toBe('  two  blanks ');
    expect(refusal(typedPassword(), COW.repeat(100))).toBeUndefined();
    expect(refusal(typedPassword(), COW.repeat(101))).toBe('You have more than 100 characters');
  });

  it.each(UNSTORABLE)('refuses what cannot be stored: %j', (value) => {
    expect(refusal(typedPassword(), value)).toBe('This text contains characters we cannot store');
  });
});

describe('a ranch name', () => {
  it('has its own words', () => {
    expect(refusal(ranchName(), null)).toBe('Ranch name is required');
    expect(refusal(ranchName(), COW.repeat(101))).toBe('Your ranch name is toooooo long');
  });

  it('is all there is in the form that changes it', () => {
    expect(refusal(ranchNameSchema, { name: 'Cold Creek' })).toBeUndefined();
    expect(refusal(ranchNameSchema, { name: null })).toBe('Ranch name is required');
    expect(refusal(ranchNameSchema, {})).toBe('Ranch name is required');
    expect(refusal(ranchNameSchema, { name: 'Cold Creek', role: 'owner' })).toMatch(/role/);
    expect(ranchNameSchema.cast({ name: '  Cold \t Creek ' })).toEqual({ name: 'Cold Creek' });
  });
});

describe('other forms', () => {
  it.each([undefined, null, '', 'furlongs', 7, []])('units are chosen in words for a person: %j', (units) => {
    expect(refusal(unitsFormSchema, { units })).toBe('Choose your units');
  });

  it.each([undefined, null, '', 7, [], true])('settings are an object: %j', (settings) => {
    expect(refusal(preferencesPatchSchema, { settings })).toBe('Settings must be an object');
  });
});
