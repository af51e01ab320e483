import { ROLES } from '@contract/ranches/rights';
import { capitalized } from './wording';

it('shows every role with a capital', () => {
  expect(ROLES.map(capitalized)).toEqual(['Owner', 'Manager', 'Member', 'Viewer']);
});

it.each([
  ['', ''],
  ['o', 'O'],
  ['Owner', 'Owner'],
  ['land owner', 'Land owner'],
  ['7th', '7th'],
])('makes %j to %j', (text, shown) => {
  expect(capitalized(text)).toBe(shown);
});
