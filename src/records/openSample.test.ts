import { readRecord } from '@contract/grazing/readRecord';
import { RECORD_SCHEMAS, type RecordKind } from '@contract/grazing/records';
import { aRanchRecord, aSeasonRecord } from '@testing/aRecord';
import { aMe, aRanch } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { openReadRanch } from '@testing/openRanch';
import { sampleAsked } from './sampleAsked';
import { selectAll, selectRanchFigures, selectSeason } from './recordsSelectors';

const SAMPLE = '22222222-2222-4222-8222-222222222222';
const CREATE = 'POST /api/v1/ranch';
const CHANGES = `POST /api/v1/ranch/${SAMPLE}/changes`;
const year = new Date().getUTCFullYear();

interface Sent {
  groups: { label: string; changes: { kind: RecordKind; base: null; data: object }[] }[];
}

/** A person on their own ranch, whose sample ranch is not there yet, or is. */
async function asked({ create, isThere = false }: { create?: Answer; isThere?: boolean } = {}) {
  const sample = aRanch({ ranch_uuid: SAMPLE, name: 'Sample ranch' });
  const founding = [
    aRanchRecord({ time_zone: 'America/Denver' }, { uuid: SAMPLE, revision: 1 }),
    aSeasonRecord('now', { starts_on: `${year}-01-01` }, { revision: 1 }),
  ];
  const own = fakeRecordServer(founding);
  const [read, change] = Object.values(own.answers);
  const ranch = fakeRecordServer([aRanchRecord({}, { revision: 1 })]);
  let isMade = isThere;
  const made = () => {
    isMade = true;
    return { status: 201, body: sample };
  };
  Object.assign(ranch.answers, {
    'GET /api/v3/user/me': () => ({ status: 200, body: aMe({ ranches: [aRanch(), ...(isMade ? [sample] : [])] }) }),
    [CREATE]: create ?? made,
    [`GET /api/v1/ranch/${SAMPLE}/records`]: read,
    [CHANGES]: change,
  });
  const opened = await openReadRanch({ ranch });
  opened.store.dispatch(sampleAsked());
  return opened;
}

it('makes a ranch of that name, fills it in one group that the record takes, and goes on in it', async () => {
  const { until, server } = await asked();
  const isSent = ({ records }: { records: { ranchUuid: string | null; position: { head: number } | null } }) =>
    records.ranchUuid === SAMPLE && (records.position?.head ?? 0) > 2;
  const state = await until(isSent);
  expect(server.callsTo(CREATE).map(({ body }) => body)).toEqual([{ name: 'Sample ranch' }]);
  const { groups } = server.callsTo(CHANGES)[0]?.body as Sent;
  expect(groups.map(({ label }) => label)).toEqual(['Filled the sample ranch']);
  const changes = groups[0]?.changes ?? [];
  for (const { kind, data } of changes) {
    expect(Object.keys(RECORD_SCHEMAS)).toContain(kind);
    expect([kind, readRecord(kind, data).problems]).toEqual([kind, undefined]);
  }
  expect(state.user.ranchUuid).toBe(SAMPLE);
  expect(selectAll(state, 'paddock')).toHaveLength(24);
  expect(selectRanchFigures(state).head).toBe(180);
  const past = selectAll(state, 'season').find(({ data }) => data.name === String(year - 1));
  expect(selectSeason(state, { seasonUuid: past?.uuid ?? '' })?.data.ends_on).toBe(`${year - 1}-12-31`);
});

it('leads to the one that is there', async () => {
  const { until, server } = await asked({ isThere: true });
  const { user } = await until(({ records }) => records.ranchUuid === SAMPLE && records.load.status === 'succeeded');
  expect([user.ranchUuid, server.callsTo(CREATE)]).toEqual([SAMPLE, []]);
});

it('says so where it cannot be made, and the person stays where they are', async () => {
  const details = 'You have made 5 new ranches in a day, which is the most. Try again tomorrow';
  const { until, server } = await asked({
    create: { status: 429, body: { error: details, details, code: 'too_many' } },
  });
  const { user, ui } = await until((state) => state.ui.toasts.length > 0);
  expect(ui.toasts.map(({ message }) => message)).toEqual([details]);
  expect([user.ranchUuid, server.callsTo(CHANGES)]).toEqual([aRanch().ranch_uuid, []]);
});
