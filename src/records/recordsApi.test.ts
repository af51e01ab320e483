import { RANCH_UUID } from '@testing/factories';
import type { Group } from './group';
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

it('walk 39: a group that is too large for a bad line gets the time that it takes there, since nothing divides it', () => {
  const group: Group = { uuid: RANCH_UUID, at: '2026-05-01T12:00:00.000Z', label: '', import_uuid: null, changes: [] };
  const timeOf = (count: number, bytes: number) => {
    const groups = Array.from({ length: count }, () => group);
    return recordsApi.send(ANA, { groups, bytes, fileOf: null }, 0).timeoutMs ?? 0;
  };
  const KIB = 1_024;
  const AT_50_KBIT = 50 / 8;
  expect(timeOf(1, 220 * KIB)).toBeGreaterThan((220 * KIB) / AT_50_KBIT + 15_000);
  expect(timeOf(1, KIB)).toBeLessThan(16_000);
  // Of several there are fewer in the next call: it is soon known that they don't get through.
  expect(timeOf(2, 64 * KIB)).toBeLessThan(16_000);
});
