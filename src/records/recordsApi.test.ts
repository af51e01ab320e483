import { RANCH_UUID } from '@testing/factories';
import { recordsApi } from './recordsApi';

const CHANGES = `/ranch/${RANCH_UUID}/changes`;

it('OFFLINE O9: groups of a file are sent with whose it is, beside them and not in them', () => {
  const person = '0b6a6f0e-0c5e-4b7e-9a54-0f6c1a2b3c4d';
  const own = recordsApi.send(RANCH_UUID, { groups: [], bytes: 0, fileOf: null }, 0);
  const fromFile = recordsApi.send(RANCH_UUID, { groups: [], bytes: 0, fileOf: person }, 0);
  expect([own.path, fromFile.path]).toEqual([CHANGES, `${CHANGES}?file_of=${person}`]);
  expect(fromFile.body).toEqual(own.body);
});
