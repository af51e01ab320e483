import { aMember } from '@testing/factories';
import { nameOf } from './nameOf';

it.each([
  ['Ana', 'Lopez', 'Ana Lopez'],
  ['Maria', 'Maria', 'Maria'],
  ['Ana', '', 'Ana'],
  ['', '', 'ana@example.com'],
])('%j and %j is %s', (first_name, last_name, said) => {
  expect(nameOf(aMember({ first_name, last_name }))).toBe(said);
});
