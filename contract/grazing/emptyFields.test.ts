import { withEmptyFields } from './emptyFields';
import { readRecord } from './readRecord';

it('what may be null or empty may be left out, and what has to say something not', () => {
  const rain = withEmptyFields('rain', { on: '2026-04-20', inches: 0.4 });
  expect(readRecord('rain', rain).problems).toBeUndefined();
  expect(Object.keys(readRecord('rain', withEmptyFields('rain', { on: '2026-04-20' })).problems ?? {})).toEqual([
    'inches',
  ]);
});

it('what was given stays, also what is unknown', () => {
  expect(withEmptyFields('rain', { note: 'Hail', more: 1 })).toMatchObject({ note: 'Hail', more: 1 });
});
