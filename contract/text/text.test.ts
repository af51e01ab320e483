import fc from 'fast-check';
import { codePointLength, foldWhiteSpace, isStorableText } from './text';

describe('length', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['é', 1],
    ['e\u0301', 2],
    ['🐄', 1],
    ['👩‍🌾', 3],
    ['\ud800', 1],
    ['\ud83d\ud83d\udc04', 2],
  ])('of %j is %d code points', (text, length) => {
    expect(codePointLength(text)).toBe(length);
  });
});

describe('folding', () => {
  it.each([
    ['', ''],
    [' \t\n ', ''],
    ['  Maria \r\n Lopez\t', 'Maria Lopez'],
    ['\u00a0Maria\u2003\u3000Lopez\ufeff', 'Maria Lopez'],
    ['Ma\u200bria', 'Ma\u200bria'],
  ])('makes of %j %j', (text, folded) => {
    expect(foldWhiteSpace(text)).toBe(folded);
  });

  it('changes nothing the second time, and never anything but white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldWhiteSpace(text);
        expect(foldWhiteSpace(folded)).toBe(folded);
        expect(folded.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

describe('what can be stored', () => {
  it.each(['', 'a', '🐄', '\u0001', '\u202e', '\uffff', '\u{10ffff}'])('is %j', (text) => {
    expect(isStorableText(text)).toBe(true);
  });

  it.each(['\0', 'a\0b', '\ud800', '\udfff', '\udc00\ud800', '🐄\udc04', '\ud83d🐄'])('is not %j', (text) => {
    expect(isStorableText(text)).toBe(false);
  });

  it('is all that comes through UTF-8 unchanged and has no NUL', () => {
    const units = fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.integer({ min: 0xd7ff, max: 0xe000 }),
      fc.constant(0),
    );
    fc.assert(
      fc.property(fc.array(units, { maxLength: 12 }), (codes) => {
        const text = String.fromCharCode(...codes);
        const survives = Buffer.from(text, 'utf8').toString('utf8') === text;
        expect(isStorableText(text)).toBe(survives && !text.includes('\0'));
      }),
      { numRuns: 1000 },
    );
  });
});
