import { randomUUID } from 'node:crypto';
import { newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { MINUTE, TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

const from = (ms: number) => new Date(test.clock.now().getTime() + ms).toISOString();

/** A herd and a paddock that are there. */
async function aPlace() {
  const [herd, paddock] = [randomUUID(), randomUUID()];
  const revision = await ranch.write([newRecord('herd', {}, herd), newRecord('paddock', {}, paddock)]);
  const move = (at = from(-MINUTE)) => newRecord('move', { herd_uuid: herd, paddock_uuids: [paddock], at });
  return { herd, paddock, revision, move };
}

describe('what a record names', () => {
  it('must be there: a paddock, herd or plan of this ranch, and a member', async () => {
    const { herd, paddock } = await aPlace();
    const other = await GrazingRanch.start(test);
    const foreign = randomUUID();
    await other.write([newRecord('herd', {}, foreign)]);
    const at = from(-MINUTE);
    const refused = { status: 'refused', change: 0, code: 'unknown_reference' };
    expect(await ranch.apply([newRecord('count', { herd_uuid: foreign, at })])).toMatchObject(refused);
    expect(await ranch.apply([newRecord('count', { herd_uuid: paddock, at })])).toMatchObject(refused);
    expect(await ranch.apply([newRecord('forage', { paddock_uuid: herd, at })])).toMatchObject(refused);
    expect(await ranch.apply([newRecord('task', { assignee_uuid: herd })])).toMatchObject({
      ...refused,
      details: { assignee_uuid: 'This person is not on the ranch' },
      reasons: { assignee_uuid: { reason: 'unknown_person' } },
    });
  });

  it('is not deleted while something names it, but together with that', async () => {
    const { herd, paddock, revision, move } = await aPlace();
    const moved = move();
    const after = await ranch.write([moved]);
    const remove = (kind: string, uuid: string, base: number) => ({ kind, uuid, base, data: null });
    expect(await ranch.apply([remove('herd', herd, revision)])).toMatchObject({
      change: 0,
      code: 'in_use',
      details: 'Some moves still name this herd. Delete them first, or retire the herd instead of deleting it',
      reason: 'in_use',
      values: { kind: 'herd', by: 'move' },
    });
    expect(
      await ranch.apply([remove('paddock', paddock, revision), newRecord('rain', { on: '2026-04-01' })]),
    ).toMatchObject({
      code: 'in_use',
    });
    const all = [
      remove('herd', herd, revision),
      remove('move', moved.uuid, after),
      remove('paddock', paddock, revision),
    ];
    expect(await ranch.apply(all)).toMatchObject({ status: 'applied' });
  });

  it('a move is deleted in the group in which its photo becomes one of another move, and not without that', async () => {
    const { move } = await aPlace();
    const [gap, stay] = [move(from(-2 * MINUTE)), move()];
    const photo = newRecord('photo', { subject_kind: 'move', subject_uuid: gap.uuid, at: from(-2 * MINUTE) });
    const base = await ranch.write([gap, photo]);
    const remove = { kind: 'move', uuid: gap.uuid, base, data: null };
    expect(await ranch.apply([stay, remove])).toMatchObject({ code: 'in_use' });
    const renamed = { kind: 'photo', uuid: photo.uuid, base, data: { subject_uuid: stay.uuid } };
    expect(await ranch.apply([stay, renamed, remove])).toMatchObject({ status: 'applied' });
    expect(await ranch.record(photo.uuid)).toMatchObject({ data: { subject_uuid: stay.uuid } });
  });

  it('a group that deletes what another of its changes names is refused', async () => {
    const { herd, revision, move } = await aPlace();
    const result = await ranch.apply([move(), { kind: 'herd', uuid: herd, base: revision, data: null }]);
    expect(result).toMatchObject({ change: 0, code: 'unknown_reference' });
  });

  it('a member who leaves stays assigned', async () => {
    const email = `leaves-${randomUUID()}@example.com`;
    const token = await ranch.member(email, 'member');
    const { uuid: assignee_uuid } = (await test.me(token)).json<{ uuid: string }>();
    const task = newRecord('task', { assignee_uuid });
    const revision = await ranch.write([task]);
    await test.db.deleteFrom('memberships').where('user_uuid', '=', assignee_uuid).execute();
    await ranch.write([{ kind: 'task', uuid: task.uuid, base: revision, data: { title: 'Mend it' } }]);
    expect(await ranch.record(task.uuid)).toMatchObject({ data: { assignee_uuid, title: 'Mend it' } });
  });

  it('subdivisions lie in whole paddocks', async () => {
    const { paddock, revision } = await aPlace();
    const [part, partOfPart] = [randomUUID(), randomUUID()];
    const made = await ranch.write([newRecord('paddock', { parent_uuid: paddock }, part)]);
    const refused = { code: 'invalid', details: { parent_uuid: expect.any(String) as string } };
    expect(await ranch.apply([newRecord('paddock', { parent_uuid: part }, partOfPart)])).toMatchObject(refused);
    const set = (uuid: string, base: number, parent_uuid: string) => [
      { kind: 'paddock', uuid, base, data: { parent_uuid } },
    ];
    expect(await ranch.apply(set(part, made, part))).toMatchObject(refused);
    const whole = randomUUID();
    await ranch.write([newRecord('paddock', {}, whole)]);
    expect(await ranch.apply(set(paddock, revision, whole))).toMatchObject(refused);
  });
});

describe('seasons', () => {
  it('do not overlap', async () => {
    const season = (starts_on: string, ends_on: string | null) => newRecord('season', { starts_on, ends_on });
    const refused = { change: 0, code: 'overlap', details: { starts_on: 'This overlaps the season 2026' } };
    expect(await ranch.apply([season('2025-06-01', '2026-01-01')])).toMatchObject(refused);
    expect(await ranch.apply([season('2027-01-01', null)])).toMatchObject(refused);
    expect(await ranch.apply([season('2025-06-01', '2025-12-31')])).toMatchObject({ status: 'applied' });
    expect(await ranch.apply([season('2024-01-01', '2024-12-31'), season('2024-12-31', '2025-01-01')])).toMatchObject({
      code: 'overlap',
    });
  });

  it('end and begin in one group', async () => {
    const { records } = await ranch.page();
    const first = records.find(({ kind }) => kind === 'season')?.uuid;
    const next = newRecord('season', { name: 'Summer', starts_on: '2026-04-01', ends_on: null });
    await ranch.write([next, { kind: 'season', uuid: first, base: 1, data: { ends_on: '2026-03-31' } }]);
    const { ranches } = (await test.me(ranch.host.owner)).json();
    expect(ranches[0]).toMatchObject({ current_season_uuid: next.uuid, current_season_name: 'Summer' });
  });
});

describe('times', () => {
  it('facts do not lie ahead, plans may', async () => {
    const { herd, paddock, move } = await aPlace();
    expect(await ranch.apply([move(from(6 * MINUTE))])).toMatchObject({
      code: 'in_future',
      details: { at: expect.any(String) },
    });
    expect(await ranch.apply([move(from(4 * MINUTE))])).toMatchObject({ status: 'applied' });
    const plan = newRecord('plan', { herd_uuid: herd, paddock_uuids: [paddock], at: from(9 * 24 * 60 * MINUTE) });
    expect(await ranch.apply([plan])).toMatchObject({ status: 'applied' });
  });

  it('rain is measured by the days of the ranch’s zone', async () => {
    // The held clock says noon of 1 May in UTC: on Kiritimati it is 2 May.
    const rain = () => newRecord('rain', { on: '2026-05-02' });
    expect(await ranch.apply([rain()])).toMatchObject({
      code: 'in_future',
      details: { on: 'This day is in the future' },
    });
    const zone = { kind: 'ranch', uuid: ranch.uuid, base: 1, data: { time_zone: 'Pacific/Kiritimati' } };
    await ranch.write([zone]);
    expect(await ranch.apply([rain()])).toMatchObject({ status: 'applied' });
    const { ranches } = (await test.me(ranch.host.owner)).json();
    expect(ranches[0].time_zone).toBe('Pacific/Kiritimati');
  });
});

describe('the ranch’s own record', () => {
  it('is there from the founding, is changed, and neither made nor deleted', async () => {
    const settings = await ranch.record(ranch.uuid);
    expect(settings).toMatchObject({
      kind: 'ranch',
      revision: 1,
      data: { time_zone: null, standard_weight_lb: 1_000 },
    });
    expect(await ranch.apply([newRecord('ranch')])).toMatchObject({ code: 'invalid' });
    expect(await ranch.apply([newRecord('ranch', {}, ranch.uuid)])).toMatchObject({ code: 'changed_meanwhile' });
    const remove = { kind: 'ranch', uuid: ranch.uuid, base: 1, data: null };
    expect(await ranch.apply([remove])).toMatchObject({ code: 'forbidden' });
    expect(await ranch.apply([newRecord('herd', {}, ranch.uuid)])).toMatchObject({ code: 'invalid' });
  });
});
