import { cleanTag, typedTags } from './typedTags';

it.each([
  ['T1', '982 000123456789', '982000123456789'],
  ['T1', 'la 982 000001088420', '982000001088420'],
  ['T2', '8000F58000109BA4', '982000001088420'],
  ['T3', '3dd.003ba20748', '989001000474440'],
  ['T1', '000 000123456789', '000 000123456789'],
  ['T5', ' blue  3 ', 'BLUE 3'],
])('rule %s: %s is the same tag typed by a wand as in a file: %s', (_rule, typed, tag) => {
  expect(cleanTag(typed)).toBe(tag);
});

it('tags are each once, also one that was read in two ways', () => {
  expect(typedTags('982000123456789\n982 000123456789\n a1, A1; b2\n\n')).toEqual(['982000123456789', 'A1', 'B2']);
});
