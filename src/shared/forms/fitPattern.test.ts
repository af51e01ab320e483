import fc from 'fast-check';
import { digitsIn, fitPattern } from './fitPattern';

const PHONE = '(###)###-####';
const ZIP = '#####-####';

it.each([
  [PHONE, '', ''],
  [PHONE, '5', '(5'],
  [PHONE, '575', '(575'],
  [PHONE, '5755', '(575)5'],
  [PHONE, '5755550110', '(575)555-0110'],
  [PHONE, '57555501109', '(575)555-0110'],
  [ZIP, '87001', '87001'],
  [ZIP, '870011', '87001-1'],
  [ZIP, '870011234', '87001-1234'],
])('%s holds %j as %j', (pattern, digits, text) => {
  expect(fitPattern(pattern, digits)).toBe(text);
});

it('finds the digits of a text', () => {
  expect(digitsIn('+1 (575) 555-0110 ext.')).toBe('15755550110');
  expect(digitsIn('none')).toBe('');
});

it('loses no digit that it has a place for, and changes nothing when it is laid again', () => {
  const digits = fc.stringMatching(/^\d{0,14}$/);
  fc.assert(
    fc.property(fc.constantFrom(PHONE, ZIP), digits, (pattern, text) => {
      const laid = fitPattern(pattern, text);
      const places = pattern.split('#').length - 1;
      expect(digitsIn(laid)).toBe(text.slice(0, places));
      expect(fitPattern(pattern, digitsIn(laid))).toBe(laid);
    }),
  );
});
