import { refusalsOf } from '@testing/refusalsOf';
import { changesCallSchema } from './changes';

const UUID = '0190a5b4-3c1e-7d7e-8b8f-4f9f3d1c2a01';
const at = '2026-11-22T15:04:05.000Z';
const group = { uuid: UUID, at, label: 'Moved 2 herds', import_uuid: null, changes: [{}] };
const call = { schema: 1, sent_at: at, groups: [group] };

const faults = (more: object) => Object.keys(refusalsOf(changesCallSchema, { ...call, ...more }));

it('takes a call with groups, and one without', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ groups: [] })).toEqual([]);
  expect(faults({ groups: [{ ...group, import_uuid: UUID, label: '' }] })).toEqual([]);
});

it.each([
  [{ schema: '1' }, 'schema'],
  [{ schema: null }, 'schema'],
  [{ sent_at: 'now' }, 'sent_at'],
  [{ groups: null }, 'groups'],
  [{ groups: {} }, 'groups'],
  [{ groups: [null] }, 'groups[0]'],
  [{ groups: [{ ...group, uuid: UUID.toUpperCase() }] }, 'groups[0].uuid'],
  [{ groups: [group, { ...group, at: '2026-11-22' }] }, 'groups[1].at'],
  [{ groups: [{ ...group, label: 'x'.repeat(101) }] }, 'groups[0].label'],
  [{ groups: [{ ...group, label: '\uD800' }] }, 'groups[0].label'],
  [{ groups: [{ ...group, label: 'Moved \u202E2 herds' }] }, 'groups[0].label'],
  [{ groups: [{ ...group, import_uuid: '' }] }, 'groups[0].import_uuid'],
  [{ groups: [{ ...group, changes: [] }] }, 'groups[0].changes'],
  [{ groups: [{ ...group, changes: {} }] }, 'groups[0].changes'],
  [{ groups: [{ ...group, applied: true }] }, 'groups[0]'],
])('refuses %j', (more, field) => {
  expect(faults(more)).toEqual([field]);
});
