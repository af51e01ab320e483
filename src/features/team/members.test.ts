import { aMember } from '@testing/factories';
import { nameOf } from './members';

it.each([
  ['Clara Mae Whitfield', 'Clara Mae Whitfield'],
  ['Maria', 'Maria'],
  ['', 'ana@example.com'],
])('a member whose full name is %j is called %s', (full_name, said) => {
  expect(nameOf(aMember({ full_name }))).toBe(said);
});
