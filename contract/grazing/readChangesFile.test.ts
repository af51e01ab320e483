import { changesFileText } from './changesFile';
import { SCHEMA_VERSION } from './changes';
import { readChangesFile } from './readChangesFile';

const RANCH = '11111111-1111-4111-8111-111111111111';
const BO = '22222222-2222-4222-8222-222222222222';
const DAMAGED = { problem: 'This file is damaged. Save it on the other device again' };
const NOT_OURS = { problem: 'This isn’t a file of changes from Grazewell' };

const uuid = (index: number) => `33333333-3333-4333-8333-${String(index).padStart(12, '0')}`;
const herd = { name: 'Cows', color: '#7a4a21', ours: true, retired_at: null, note: '' };
const change = { kind: 'herd', uuid: uuid(1_000), base: null, data: herd };
const aGroup = (index = 1, more: object = {}) => ({
  uuid: uuid(index),
  at: '2026-06-01T12:00:00.000Z',
  label: 'Added herd Cows',
  said: { what: 'added', kind: 'herd', name: 'Cows' },
  import_uuid: null,
  changes: [change],
  ...more,
});

/** The text of a file; what a test writes over may be of any form. */
function fileOf(groups: readonly unknown[], more: object = {}, schema: unknown = SCHEMA_VERSION): string {
  const whole = {
    format: 'grazewell changes',
    version: 1,
    ranch: { ranch_uuid: RANCH, name: 'Rio Seco' },
    person: { uuid: BO, full_name: 'Bo Begay' },
    saved_at: '2026-06-02T12:00:00.000Z',
    groups: groups.map((group) => ({ schema, group })),
    ...more,
  };
  return JSON.stringify(whole);
}
const read = (text: string) => readChangesFile(text, RANCH);
const changing = (more: object) => aGroup(1, { changes: [{ ...change, ...more }] });
/** Besides a good group, which is read. */
const leftOut = (group: unknown) => {
  const answer = read(fileOf([aGroup(2), group]));
  return 'read' in answer ? [answer.read.groups.length, answer.read.leftOut] : answer;
};

describe('OFFLINE O9: a file of changes', () => {
  it('is read as it was saved, group by group and in order', () => {
    const groups = [1, 2, 3].map((index) => ({ schema: 1, group: aGroup(index) }));
    const saved = { ranch: { ranch_uuid: RANCH, name: 'Rio Seco' }, person: { uuid: BO, full_name: 'Bo Begay' } };
    const written = { ...saved, saved_at: '2026-06-02T12:00:00.000Z', groups };
    // What the groups of this test say is of the form, not of the type.
    const text = changesFileText(written as Parameters<typeof changesFileText>[0]);
    const { person, saved_at } = written;
    expect(read(text)).toEqual({ read: { person, saved_at, groups, leftOut: 0 } });
  });

  it('keeps apart a group that says nothing of itself and one that says null', () => {
    const { said: _said, ...silent } = aGroup(1);
    const answer = read(fileOf([silent, aGroup(2, { said: null })], {}, 1));
    expect('read' in answer && answer.read.groups.map(({ group }) => 'said' in group)).toEqual([false, true]);
  });

  it('has any number of groups, and each of them once', () => {
    const many = Array.from({ length: 1_201 }, (_, index) => aGroup(index));
    const answer = read(fileOf([...many, ...many]));
    expect('read' in answer && [answer.read.groups.length, answer.read.leftOut]).toEqual([1_201, 0]);
  });

  it('takes a change to some fields, a deletion, and a base of each kind', () => {
    const changes = [
      { kind: 'herd', uuid: uuid(1), base: 7, data: { name: 'Pairs' } },
      { kind: 'herd', uuid: uuid(2), base: uuid(9), data: null },
    ];
    expect(leftOut(aGroup(1, { changes }))).toEqual([2, 0]);
  });

  it('shows at most 100 characters of a name, and none that turn the text around it', () => {
    const full_name = `\u202e${'B'.repeat(100_000)}`;
    const answer = read(fileOf([aGroup()], { person: { uuid: BO, full_name } }));
    expect('read' in answer && answer.read.person.full_name).toBe('B'.repeat(100));
  });

  it('may be of somebody whose name it doesn’t tell', () => {
    const answer = read(fileOf([aGroup()], { person: { uuid: BO, full_name: 5 } }));
    expect('read' in answer && answer.read.person).toEqual({ uuid: BO, full_name: '' });
  });
});

describe('OFFLINE O9: what is refused in a sentence', () => {
  it('another ranch, with its name', () => {
    const ranch = { ranch_uuid: BO, name: 'Mesa Verde' };
    expect(read(fileOf([aGroup()], { ranch }))).toEqual({
      problem: 'These changes are for another ranch, Mesa Verde',
    });
    expect(read(fileOf([aGroup()], { ranch: { ranch_uuid: BO } }))).toEqual({
      problem: 'These changes are for another ranch',
    });
  });

  it.each([
    [fileOf([aGroup()], { version: 2, groups: 'other' })],
    [fileOf([aGroup()], {}, SCHEMA_VERSION + 1)],
    [fileOf([{ anything: 'new' }], {}, SCHEMA_VERSION + 1)],
  ])('a newer version: %.40s', (text) => {
    expect(read(text)).toEqual({
      problem: 'This file is from a newer version of Grazewell. Reload the page and choose it again',
    });
  });

  it.each([
    '',
    'null',
    '[]',
    '"grazewell"',
    '{}',
    '{"format":"other"}',
    '{"__proto__":{"format":"grazewell changes"}}',
  ])('another format: %s', (text) => expect(read(text)).toEqual(NOT_OURS));

  it('a file that breaks off', () => {
    expect(read(fileOf([aGroup()]).slice(0, -9))).toEqual(DAMAGED);
  });

  it('lists nested deeper than any that is read', () => {
    expect(read('['.repeat(1_000_000))).toEqual(NOT_OURS);
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(read(fileOf([aGroup()], { groups: 'deep' }).replace('"deep"', deep))).toEqual(DAMAGED);
  });

  it.each([
    { version: '1' },
    { version: 0 },
    { version: 1.5 },
    { ranch: null },
    { ranch: RANCH },
    { ranch: { ranch_uuid: 5 } },
    { person: null },
    { person: { uuid: 'bo', full_name: 'Bo' } },
    { saved_at: 5 },
    { saved_at: 'yesterday' },
    { groups: {} },
    { groups: [null] },
    { groups: [[]] },
    { groups: [{ schema: '1', group: aGroup() }] },
    { groups: [{ schema: -1, group: aGroup() }] },
    { groups: [{ schema: 1, group: null }] },
  ])('an envelope of another form: %j', (more) => {
    expect(read(fileOf([], more))).toEqual(DAMAGED);
  });

  it.each([
    { uuid: 'one' },
    { uuid: uuid(1).toUpperCase().replace('3', 'A') },
    { uuid: ['33333333-3333-4333-8333-000000000001'] },
    { at: 0 },
    { at: '2026-06-01' },
    { label: 5 },
    { label: 'x'.repeat(101) },
    { label: 'x'.repeat(5_000_000) },
    { label: 'nul \u0000' },
    { import_uuid: 'one' },
    { import_uuid: undefined },
    { changes: {} },
    { changes: [] },
  ])('a group of another form', (more) => {
    expect(read(fileOf([aGroup(2), aGroup(1, more)]))).toEqual(DAMAGED);
  });

  it('a file without changes', () => {
    expect(read(fileOf([]))).toEqual({ problem: 'There are no changes in this file' });
  });

  it('a file of which nothing can be read', () => {
    expect(read(fileOf([changing({ kind: 'spaceship' })]))).toEqual(DAMAGED);
  });
});

describe('OFFLINE O9: a group stays out, and the others are read, with', () => {
  const proto = JSON.parse('{"__proto__": {"name": "Bulls"}, "name": "Cows"}') as object;
  it.each([
    ['a kind of records that is not known', changing({ kind: 'spaceship' })],
    ['a kind that every object has', changing({ kind: 'constructor' })],
    ['an id of another form', changing({ uuid: 'one' })],
    ['a base of another form', changing({ base: -1 })],
    ['data of another form', changing({ data: [] })],
    ['a field of another form', changing({ data: { ...herd, name: { first: 'Cows' } } })],
    ['a field that is not known', changing({ data: { ...herd, wings: 2 } })],
    ['too few fields of a new record', changing({ data: { name: 'Cows' } })],
    ['__proto__ among the fields', changing({ base: 1, data: proto })],
    ['a change that says more', changing({ isWhole: true })],
    ['the ranch under another id', changing({ kind: 'ranch', base: 1, data: {} })],
    ['another record under the id of the ranch', changing({ uuid: RANCH })],
    ['no change', aGroup(1, { changes: [null] })],
    ['one record twice', aGroup(1, { changes: [change, change] })],
    ['more changes than a call has', aGroup(1, { changes: Array.from({ length: 20_001 }, () => change) })],
    ['more fields', aGroup(1, { clock: ['at'] })],
    ['words of another form', aGroup(1, { said: { what: 'constructor' } })],
    ['a name that is too long', changing({ data: { ...herd, name: 'x'.repeat(1_000_000) } })],
  ])('%s', (_what, group) => {
    expect(leftOut(group)).toEqual([1, 1]);
  });

  it('fields nested deeper than any record', () => {
    const deep = `${'['.repeat(1_000)}${']'.repeat(1_000)}`;
    const text = fileOf([aGroup(2), changing({ data: { ...herd, note: 'deep' } })]).replace('"deep"', deep);
    const answer = read(text);
    expect('read' in answer && answer.read.leftOut).toBe(1);
  });

  it('and leaves every object as it was', () => {
    leftOut(changing({ base: 1, data: proto }));
    expect(({} as { name?: string }).name).toBeUndefined();
  });
});
