import { cleanTag, tagsAsTyped, typedTags } from './typedTags';

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

it('a tag with a comma in it stays one tag when what has it is edited, and one in quotes is typed so', () => {
  const tags = ['A1', 'RED, 12', 'B;2', '"C3"', '"D", 4"'];
  expect(typedTags(tagsAsTyped(tags))).toEqual(tags);
  expect(typedTags('"red, 12"\n"A1", B2')).toEqual(['RED, 12', '"A1"', 'B2']);
});
