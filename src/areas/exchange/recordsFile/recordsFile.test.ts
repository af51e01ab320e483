import { SCHEMA_VERSION } from '@contract/grazing/changes';
import type { DataOf, Held, Kind } from '@records/index';
import { aHerdRecord, aMoveRecord, aPaddockRecord, aRanchRecord, aSeasonRecord, COWS, CREEK } from '@testing/aRecord';
import { RANCH_UUID } from '@testing/factories';
import { planRecords, type Grounds } from './planRecords';
import { readRecordsFile } from './readRecordsFile';
import type { FileRecord, RecordsFile } from './RecordsFile';

const OTHER_RANCH = '00000000-0000-4000-8000-00000000000f';

/** jsdom's files know their bytes by another call than those of browsers. */
function aFile(text: string): Blob {
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new Blob([bytes]), { arrayBuffer: async () => bytes.buffer });
}

async function read(records: readonly unknown[], more: object = {}): Promise<RecordsFile> {
  const file = { schema: 1, ranch_uuid: OTHER_RANCH, exported_at: '2026-06-01T12:00:00.000Z', records, ...more };
  const answer = await readRecordsFile({ file: aFile(JSON.stringify(file)) });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.read;
}
const problem = async (text: string) => {
  const answer = await readRecordsFile({ file: aFile(text) });
  return 'problem' in answer ? answer.problem : null;
};

const held = (record: { kind: string; uuid: string; data: object }): Held => ({
  ...record,
  base: 7,
  changed_at: '2026-06-01T12:00:00.000Z',
  changed_by: null,
});
const founding = held(aSeasonRecord('2026')) as Held<DataOf<'season'>>;
const settings = held(aRanchRecord({ time_zone: 'Asia/Tokyo' })) as Held<DataOf<'ranch'>>;

function grounds(there: readonly Held[] = [], more: Partial<Grounds> = {}): Grounds {
  const byUuid = new Map([founding, settings, ...there].map((each) => [each.uuid, each]));
  return {
    find: (kind: Kind, uuid: string) => (byUuid.get(uuid)?.kind === kind ? byUuid.get(uuid) : undefined),
    ranch: settings,
    seasons: [founding],
    isEmpty: there.length === 0,
    deleted: new Map(),
    members: new Set(),
    today: '2026-06-10',
    now: Date.parse('2026-06-10T12:00:00.000Z'),
    ...more,
  };
}
const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const objects = (depth: number) => `${'{"value":'.repeat(depth)}1${'}'.repeat(depth)}`;
const uuids = (records: readonly Pick<FileRecord, 'uuid'>[]) => records.map(({ uuid }) => uuid);

it('E3: what is bad in a file stays out with its reason, and the rest is read', async () => {
  const creek = aPaddockRecord('creek');
  const file = await read([
    creek,
    creek,
    aPaddockRecord('mesa', { acres: -1 }),
    { ...aHerdRecord('dog'), kind: 'drone' },
    { ...aHerdRecord('odd'), uuid: 'X' },
    7,
  ]);
  expect(uuids(file.records)).toEqual([CREEK]);
  expect(file.leftOut.map(({ why, count, first }) => [count, first, why.split(':')[0]])).toEqual([
    [1, 'paddock', 'It is in the file twice'],
    [1, 'paddock mesa', 'acres'],
    [1, 'drone dog', 'This version of Grazewell does not know what it is'],
    [1, 'herd odd', 'Its ID isn’t valid'],
    [1, '', 'It isn’t a record'],
  ]);
});

it('attack W20: a note with marks that turn its direction is read without them, and its record stays in', async () => {
  const file = await read([aPaddockRecord('creek', { note: 'Gate \u202Enepo\u202C' })]);
  expect(file).toMatchObject({ records: [{ data: { note: 'Gate nepo' } }], leftOut: [] });
});

it.each([
  ['{"schema":1,"records":[', /breaks off/],
  ['name;head', /isn’t a Grazewell records\.json/],
  ['{"schema":1}', /isn’t a Grazewell records\.json/],
  [`{"schema":${SCHEMA_VERSION + 1},"records":[]}`, /newer version/],
  ['{"schema":1,"records":[]}', /no records in this file/],
  ['[[[[', /breaks off/],
])('E3: says what is wrong with a file that is %s', async (text, words) => {
  expect(await problem(text)).toMatch(words);
});

it.each([
  ['63 lists', 'note', lists(63)],
  ['200,000 lists', 'name', lists(200_000)],
  ['200,000 objects', 'shape', objects(200_000)],
])('D15, attack F9: %s nested too deep leaves out its record and no other', async (_what, field, nested) => {
  const [creek, mesa] = [aPaddockRecord('creek'), aPaddockRecord('mesa')];
  const odd = JSON.stringify({ ...mesa, data: { ...mesa.data, [field]: 'HERE' } }).replace('"HERE"', () => nested);
  const text = `{"schema":1,"ranch_uuid":"${OTHER_RANCH}","records":[${JSON.stringify(creek)},${odd}]}`;
  const answer = await readRecordsFile({ file: aFile(text) });
  expect(answer).toMatchObject({
    read: { records: [{ uuid: creek.uuid }], leftOut: [{ why: 'Its fields are nested too deep', count: 1 }] },
  });
});

it('D15: a file that is nested absurdly deep as a whole is refused in words', async () => {
  expect(await problem(lists(1_000_000))).toMatch(/isn’t a Grazewell records\.json/);
  expect(await problem(`{"schema":1,"records":[${lists(1_000_000)}]}`)).toMatch(/no records in this file/);
});

it('E3: settings and seasons of an empty ranch become those of the file, with what they were before', async () => {
  const file = await read([
    aMoveRecord(CREEK),
    aHerdRecord('cows', {}, { uuid: COWS }),
    aPaddockRecord('creek'),
    aRanchRecord({ standard_weight_lb: 1_200 }, { uuid: OTHER_RANCH }),
    aSeasonRecord('2025', { starts_on: '2025-01-01', ends_on: '2025-12-31' }),
    aSeasonRecord('now', { starts_on: '2026-02-01' }),
  ]);
  const plan = planRecords(file, grounds(), true);
  expect(plan.changes.map(({ kind, base }) => [kind, base])).toEqual([
    ['ranch', 7],
    ['season', 7],
    ['season', null],
    ['paddock', null],
    ['herd', null],
    ['move', null],
  ]);
  expect(plan.changes[0]).toMatchObject({
    uuid: RANCH_UUID,
    data: { standard_weight_lb: 1_200, time_zone: 'America/Denver' },
  });
  expect(plan.changed.map(({ data }) => data)).toEqual([settings.data, founding.data]);
  expect(plan.remarks).toEqual(['The season 2026, which this ranch began with, becomes now']);
  expect(planRecords(file, grounds(), false).changes.map(({ kind }) => kind)).not.toContain('ranch');
});

it.each([
  ['under its id', founding.uuid, {}],
  ['under its id, with other fields', founding.uuid, { starts_on: '2025-02-01' }],
  ['under another id', CREEK, {}],
])(
  'E3: the season that an empty ranch was left with keeps its place, and the others come back: %s',
  async (_, uuid, more) => {
    const days = { starts_on: '2025-01-01', ends_on: '2025-12-31' };
    const left = held(aSeasonRecord('2025', { ...days, ...more }, { uuid: founding.uuid })) as typeof founding;
    const file = await read([
      aSeasonRecord('2025', days, { uuid }),
      aSeasonRecord('next', { starts_on: '2026-01-01' }),
    ]);
    const ground = grounds([left], { seasons: [left], isEmpty: true });
    const { changes, after, remarks, leftOut } = planRecords(file, ground, true);
    const isChanged = 'starts_on' in more;
    const next = file.records[1];
    expect(changes.filter(({ base }) => base === null)).toMatchObject([{ uuid: next?.uuid, data: next?.data }]);
    expect(after).toEqual(isChanged ? [{ kind: 'season', uuid: founding.uuid, data: file.records[0]?.data }] : []);
    expect(remarks).toHaveLength(isChanged ? 1 : 0);
    expect(leftOut).toEqual([]);
  },
);

it('E3: what is there with equal fields is passed over, what differs stays, what was deleted comes back', async () => {
  const [creek, mesa, hill] = [aPaddockRecord('creek'), aPaddockRecord('mesa'), aPaddockRecord('hill')];
  const there = [held(creek), held({ ...mesa, data: { ...mesa.data, acres: 7 } })];
  const file = await read([creek, mesa, hill, aSeasonRecord('late', { starts_on: '2026-05-01' })]);
  const plan = planRecords(file, grounds(there, { deleted: new Map([[hill.uuid, 5]]) }), true);
  expect(uuids(plan.there)).toEqual([creek.uuid]);
  expect(plan.changes).toMatchObject([{ uuid: hill.uuid, base: 5, isWhole: true }]);
  expect(plan.leftOut.map(({ why }) => why)).toEqual([
    'It overlaps the season 2026 of this ranch',
    'It is here with other fields, and stays as it is here',
  ]);
});

it('E3: what names something that does not come, or lies ahead, stays out; a task loses a person from elsewhere', async () => {
  const task = {
    title: 'Mend',
    due_on: null,
    assignee_uuid: OTHER_RANCH,
    paddock_uuid: null,
    herd_uuid: null,
    repeat_days: null,
    done_at: null,
    note: '',
  };
  const rain = { on: '2026-06-11', inches: 1 };
  const file = await read([
    aMoveRecord(CREEK, { herd_uuid: COWS }),
    { kind: 'task', uuid: CREEK, data: task },
    { kind: 'rain', uuid: COWS, data: rain },
  ]);
  const plan = planRecords(file, grounds(), true);
  expect(plan.changes).toMatchObject([{ kind: 'task', data: { assignee_uuid: null } }]);
  expect(plan.leftOut.map(({ why }) => why).sort()).toEqual([
    'It is in the future',
    'It names something that is not there',
  ]);
  expect(plan.remarks).toHaveLength(1);
});

it('attack W18: an attestation holds for the history that it was made on, and stays out', async () => {
  const data = {
    ...{ year: 2025, unit_uuid: null, text: 'It is so.', name: 'Maria', at: '2026-06-01T12:00:00.000Z' },
    ...{ chain_n: 813, line_sha256: '0'.repeat(64) },
  };
  const file = await read([aPaddockRecord('creek'), { kind: 'attestation', uuid: COWS, data }], { schema: 5 });
  const plan = planRecords(file, grounds(), true);
  expect(plan.changes).toMatchObject([{ kind: 'paddock' }]);
  expect(plan.leftOut.map(({ why }) => why)).toEqual(['It was made on another history, and isn’t imported']);
});
