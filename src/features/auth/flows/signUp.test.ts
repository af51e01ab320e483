import { personalTextsOf } from '@contract/text/password';
import { foldWhiteSpace } from '@contract/text/text';
import { aSignup } from '@testing/factories';
import { registerPayload } from './signUp';

it('holds the fields of the call and no other', () => {
  expect(Object.keys(registerPayload(aSignup())).sort()).toEqual(
    ['email', 'first_name', 'last_name', 'full_name', 'name', 'password', 'phone_number', 'language'].sort(),
  );
});

it.each([
  ['Maria Castillo', 'Maria', 'Castillo'],
  ['Maria', 'Maria', 'Maria'],
  ['Juanita de la Cruz', 'Juanita', 'de'],
  [' \t Maria \n  Castillo ', 'Maria', 'Castillo'],
  ['María\u00a0Ñúñez', 'María', 'Ñúñez'],
  ['李 小龍', '李', '小龍'],
])('splits %j into %s and %s', (full_name, first_name, last_name) => {
  expect(registerPayload(aSignup({ full_name }))).toMatchObject({ first_name, last_name });
});

it('trims and folds white space in every text but the password', () => {
  const form = aSignup({
    full_name: '  Maria   Castillo ',
    name: ' Rio   Seco ',
    email: ' maria@example.com ',
    phone_number: ' (575)  555-0110 ',
    password: '  sagebrush   moon  ',
  });
  expect(registerPayload(form)).toMatchObject({
    full_name: 'Maria Castillo',
    name: 'Rio Seco',
    email: 'maria@example.com',
    phone_number: '(575) 555-0110',
    language: 'en',
    password: '  sagebrush   moon  ',
  });
});

it.each(['Anna Maria Huber', 'Josef', ' Maria  Lopez ', ''])(
  'holds the same against a password as the form of %j',
  (name) => {
    const form = aSignup({ full_name: name });
    const held = (said: Record<string, unknown>) =>
      [...new Set(personalTextsOf(said).names?.map((text) => foldWhiteSpace(text ?? '')))].filter(Boolean).sort();
    expect(held(registerPayload(form))).toEqual(held(form));
  },
);
