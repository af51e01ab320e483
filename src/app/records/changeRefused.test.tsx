import { act, screen, waitFor, within } from '@testing-library/react';
import type { DataOf, Kind } from '@records/kinds';
import { added, changed, type Change } from '@records/group';
import { changeRecorded, selectAll, selectOne, type WithRecords } from '@records/index';
import { aFeedingRecord, aFeedstuffRecord } from '@testing/aFeeding';
import { aTriggerRecord } from '@testing/aTrigger';
import { aUnitRecord } from '@testing/aUnit';
import {
  aKeyAreaRecord,
  aPhotoPointRecord,
  aTransectReadingRecord,
  aTransectRecord,
  aUseReadingRecord,
} from '@testing/aMonitoring';
import { aProductRecord, aTreatmentRecord } from '@testing/aTreatment';
import { aPaddockRecord, aRecord, aSeasonRecord, countData, COWS, CREEK, MESA, moveData } from '@testing/aRecord';
import { aMe } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { labeled } from '@testing/labeled';
import { renderApp } from '@testing/renderApp';
import { selectOutbox } from '@testing/selectOutbox';

const AT = '2026-06-03T12:00:00.000Z';
const POINT = { type: 'Point' as const, coordinates: [-101, 42] };

type Formless = 'ranch' | 'photo' | 'weighing' | 'animal' | 'paddock_treatment' | 'attestation';

/** What readings and decisions are about. */
const [TRIGGER, KEY_AREA, TRANSECT] = [aTriggerRecord(), aKeyAreaRecord(), aTransectRecord()];

/** A record of each kind that has a form. */
const WRITTEN: { readonly [K in Exclude<Kind, Formless>]: object } = {
  season: aSeasonRecord('2027', { starts_on: '2027-01-01' }).data,
  paddock: aPaddockRecord('Upper Creek').data,
  herd: { name: 'Heifers', color: '#336699', ours: true, retired_at: null, note: '' },
  count: countData(118, AT),
  transfer: {
    at: AT,
    from_herd_uuid: COWS,
    to_herd_uuid: null,
    animal: 'cows',
    head: 3,
    average_weight_lb: 1_000,
    reason: 'sold',
    note: '',
  },
  move: moveData(MESA, AT),
  plan: { herd_uuid: COWS, paddock_uuids: [MESA], at: '2027-06-03T12:00:00.000Z', days: 3, note: '' },
  forage: { paddock_uuid: CREEK, at: AT, lb_per_acre: 900, measure: 'standing', method: '', note: '' },
  feed: aFeedingRecord().data,
  feedstuff: aFeedstuffRecord().data,
  mark: { what: 'closed', starts_on: '2026-06-03', ends_on: null, paddock_uuid: CREEK, lb: null, note: '' },
  place: { what: 'water', name: 'Tank', shape: POINT, retired_at: null, note: '' },
  task: {
    title: 'Mend the fence',
    due_on: null,
    assignee_uuid: null,
    paddock_uuid: CREEK,
    herd_uuid: null,
    repeat_days: null,
    done_at: null,
    note: '',
  },
  note: { at: AT, text: 'Gate left open', paddock_uuid: null, herd_uuid: null, point: null },
  rain: { on: '2026-06-03', inches: 1 },
  product: aProductRecord().data,
  grazing_season: { starts_on: '2026-05-01', ends_on: '2026-10-15', note: '' },
  confinement: { herd_uuid: COWS, animal: null, starts_at: AT, ends_at: null, reason: 'weather', note: '' },
  demand: {
    ...{ animal: 'cows', herd_uuid: null, starts_on: '2026-01-01', stage: '', dmd_lb: 24, dmd_percent: null },
    ...{ exempt: 'none', source: '' },
  },
  treatment: aTreatmentRecord().data,
  unit: aUnitRecord().data,
  trigger: aTriggerRecord().data,
  key_area: aKeyAreaRecord().data,
  photo_point: aPhotoPointRecord().data,
  transect: aTransectRecord().data,
  use_reading: aUseReadingRecord(AT, KEY_AREA.uuid).data,
  transect_reading: aTransectReadingRecord(AT, TRANSECT.uuid).data,
  decision: { trigger_uuid: TRIGGER.uuid, on: '2026-06-30', at: AT, value: 50, what: 'kept', by: 'Bo', note: '' },
};

/** The app with a change that the server has refused. */
async function refused(changes: (state: WithRecords) => readonly Change[], refusal: object = { code: 'invalid' }) {
  const ranch = fakeRecordServer([...aRecord(), TRIGGER, KEY_AREA, TRANSECT]);
  const app = await renderApp('/herds', {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': { status: 200, body: aMe({ is_beta_tester: true }) }, ...ranch.answers },
  });
  await screen.findByRole('heading', { name: 'cows' });
  const state = () => app.store.getState() as WithRecords;
  ranch.refuseNext(refusal);
  act(() => void app.store.dispatch(changeRecorded(labeled('Wrote it'), changes(state()))));
  const change = await screen.findByRole('button', { name: 'Change it' });
  return { ...app, ranch, state, change };
}

it.each(Object.keys(WRITTEN) as (keyof typeof WRITTEN)[])(
  'OFFLINE O3: "Change it" opens the form of a refused %s, and closing it changes nothing',
  async (kind) => {
    const { user, state, change } = await refused(() => [added(kind, WRITTEN[kind] as DataOf<typeof kind>)]);
    const before = selectAll(state(), kind).length;
    await user.click(change);
    const dialog = await screen.findByRole('dialog');
    expect(selectAll(state(), kind)).toHaveLength(before + 1);
    await user.click(within(dialog).getByRole('button', { name: /^(Cancel|Close)$/ }));
    await waitFor(() => expect(selectAll(state(), kind)).toHaveLength(before));
    expect(selectOutbox(state())).toMatchObject([{ state: 'refused' }]);
  },
);

it('OFFLINE O3: what is changed takes the place of what was refused, and is sent once', async () => {
  const { user, state, change, ranch, server } = await refused(() => [
    added('paddock', aPaddockRecord('Upper Creek', { acres: 90 }).data as DataOf<'paddock'>),
  ]);
  await user.click(change);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Acres')).toHaveValue('90');
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'High Creek');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(selectOutbox(state())).toEqual([]));
  const sent = server.callsTo(CHANGES).flatMap(({ body }) => (body as { groups: { uuid: string }[] }).groups);
  expect(sent).toMatchObject([
    { changes: [{ data: { name: 'Upper Creek' } }] },
    { changes: [{ kind: 'paddock', base: null, data: { name: 'High Creek', acres: 90 } }] },
  ]);
  expect(sent[0]?.uuid).not.toBe(sent[1]?.uuid);
  const [made] = selectAll(state(), 'paddock').filter(({ data }) => data.name === 'High Creek');
  expect(ranch.get(made?.uuid ?? '')).toMatchObject({ data: { name: 'High Creek', acres: 90 } });
  expect(screen.queryByRole('heading', { name: 'Not saved: Wrote it' })).toBeNull();
});

it('OFFLINE O3: what two people wrote is shown as mine in the form, and goes over theirs', async () => {
  const theirs = aPaddockRecord('creek', { name: 'Lower creek' });
  const conflict = { code: 'changed_meanwhile', records: [{ ...theirs, revision: 6, changed_by: null }] };
  const { user, state, change } = await refused((now) => {
    const creek = selectOne(now, 'paddock', CREEK);
    if (creek === undefined) throw new Error('no creek');
    return [changed('paddock', creek, { name: 'Upper creek' })];
  }, conflict);
  await user.click(change);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Name')).toHaveValue('Upper creek');
  await user.type(dialog.getByLabelText('Name'), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(selectOutbox(state())).toEqual([]));
  expect(selectOne(state(), 'paddock', CREEK)?.data.name).toBe('Upper creek 2');
});
