import { RANCH_UUID } from '@testing/factories';
import { recordsApi } from './recordsApi';

const ANA = { ranchUuid: RANCH_UUID, actor: '5f0c2b1a-7d3e-4c55-8a11-2b3c4d5e6f70' };
const CHANGES = `/ranch/${RANCH_UUID}/changes`;

it('OFFLINE O9: groups of a file are sent with whose it is, beside them and not in them', () => {
  const person = '0b6a6f0e-0c5e-4b7e-9a54-0f6c1a2b3c4d';
  const own = recordsApi.send(ANA, { groups: [], bytes: 0, fileOf: null }, 0);
  const fromFile = recordsApi.send(ANA, { groups: [], bytes: 0, fileOf: person }, 0);
  expect([own.path, fromFile.path]).toEqual([
    `${CHANGES}?actor=${ANA.actor}`,
    `${CHANGES}?actor=${ANA.actor}&file_of=${person}`,
  ]);
  expect(fromFile.body).toEqual(own.body);
});

it('every call that reads or writes the record says for whom, also where an admin acts as them', () => {
  const acting = { ...ANA, actor: `${ANA.actor} admin@example.com` };
  const said = [recordsApi.read(acting, 10), recordsApi.send(acting, { groups: [], bytes: 0, fileOf: null }, 0)];
  for (const { path } of said)
    expect(new URLSearchParams(path.slice(path.indexOf('?'))).get('actor')).toBe(acting.actor);
});
