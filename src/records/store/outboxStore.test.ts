import { groupOf } from '@records/group';
import { outgoing, type Outgoing } from '@records/outbox';
import { MESA } from '@testing/aRecord';
import { labeled } from '@testing/labeled';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { findDevice } from './findDevice';

const ANA = { actor: 'ana', ranchUuid: 'rio-seco' };
const BEN = { actor: 'ben', ranchUuid: 'rio-seco' };
const group = groupOf(labeled('Moved Cows'), []);

beforeEach(() => void newDevice());
afterEach(() => setDevice(undefined));

function opened() {
  const device = findDevice();
  if (device === undefined) throw new Error('this device keeps nothing');
  return device.outbox;
}

const labelsOf = async (actor: string) => (await opened().read(actor)).groups.map((each) => each.group.label);

it('OFFLINE O9: two people can have one group on a device, and what one gives up the other keeps', async () => {
  const outbox = opened();
  await outbox.write(ANA, [{ what: 'add', each: outgoing(group, {}) }], true);
  const ofFile = outgoing(group, {}, 'page', 'writing', 'ana');
  await outbox.write(BEN, [{ what: 'add', each: ofFile }], true);
  expect([await labelsOf('ana'), await labelsOf('ben')]).toEqual([['Moved Cows'], ['Moved Cows']]);
  await outbox.write(BEN, [{ what: 'drop', each: ofFile }], true);
  expect([await labelsOf('ana'), await labelsOf('ben')]).toEqual([['Moved Cows'], []]);
});

it('OFFLINE O9: what one has sent stays in the list of the other', async () => {
  const outbox = opened();
  for (const owner of [ANA, BEN]) {
    await outbox.write(owner, [{ what: 'add', each: outgoing(group, {}) }], true);
    await outbox.write(owner, [{ what: 'save', each: outgoing(group, {}), epoch: 'first' }], true);
  }
  await outbox.write(BEN, [{ what: 'add', each: outgoing(group, {}) }], true);
  expect([await outbox.sent(ANA), await outbox.sent(BEN)]).toMatchObject([[{ actor: 'ana' }], []]);
});

it('OFFLINE O8: losing what waits leaves what was put aside for a lost ranch, which nobody can send', async () => {
  const outbox = opened();
  const lost = { actor: 'ana', ranchUuid: 'lost' };
  await outbox.write(ANA, [{ what: 'add', each: outgoing(group, {}) }], true);
  await outbox.write(lost, [{ what: 'add', each: outgoing(groupOf(labeled('Moved Bulls'), []), {}) }], true);
  await outbox.strand(lost);
  expect(await outbox.isAnyWaiting()).toBe(true);
  await outbox.drop('ana');
  expect(await labelsOf('ana')).toEqual(['Moved Bulls']);
  expect(await outbox.isAnyWaiting()).toBe(false);
});

it('OFFLINE: what another tab has marked as sent stays marked, though the tab that recorded it is late', async () => {
  const outbox = opened();
  await outbox.write(ANA, [{ what: 'add', each: { ...outgoing(group, {}), wasSent: true } }], true);
  await outbox.write(ANA, [{ what: 'add', each: outgoing(group, {}) }], true);
  expect((await outbox.read('ana')).groups).toMatchObject([{ wasSent: true }]);
});

describe('OFFLINE O4: what somebody has damaged on the disk', () => {
  const NONSENSE = { at: 'soon', said: { what: 'moved', to: 7 }, changes: [null] };

  it.each(Object.entries(NONSENSE))('a group whose %s is nonsense is kept, and never sent', async (field, value) => {
    const outbox = opened();
    await outbox.write(ANA, [{ what: 'add', each: outgoing({ ...group, [field]: value }, {}) }], true);
    expect(await outbox.read('ana')).toMatchObject({ groups: [], unreadable: [{ group: { uuid: group.uuid } }] });
  });

  it.each([{}, { code: '__proto__' }, { code: 'invalid', details: null, change: null, records: [] }])(
    'a group refused for %j as well',
    async (refusal) => {
      const outbox = opened();
      const each = { ...outgoing(group, {}), state: 'refused', refusal } as unknown as ReturnType<typeof outgoing>;
      await outbox.write(ANA, [{ what: 'add', each }], true);
      expect(await outbox.read('ana')).toMatchObject({ groups: [], unreadable: [{ refusal }] });
    },
  );

  it.each([
    ['without a reason, as earlier versions wrote it', {}],
    ['for a reason', { reason: 'in_use', values: { kind: 'herd', by: 'move' } }],
    ['for a reason of a field', { reasons: { starts_on: { reason: 'overlap', values: { season: '2026' } } } }],
    ['for a reason of a newer version', { reason: 'too_windy', values: { mph: 40 } }],
    ['for nonsense', { reason: 7, values: 'none', reasons: [null] }],
  ])('a group that was refused %s is read as it is', async (_what, why) => {
    const outbox = opened();
    const refusal = { code: 'in_use', details: 'Some moves still name this herd', change: 0, records: [], ...why };
    await outbox.write(ANA, [{ what: 'add', each: { ...outgoing(group, {}), state: 'refused', refusal } }], true);
    const { groups, unreadable } = await outbox.read('ana');
    expect([groups.map((each) => each.refusal), unreadable]).toEqual([[refusal], []]);
  });

  it('is left out of what was sent', async () => {
    const outbox = opened();
    for (const at of ['soon', group.at]) {
      const each = outgoing({ ...group, uuid: at, at }, {});
      await outbox.write(ANA, [{ what: 'add', each }], true);
      await outbox.write(ANA, [{ what: 'save', each, epoch: 'first' }], true);
    }
    expect((await outbox.sent(ANA)).map((each) => each.group.at)).toEqual([group.at]);
  });

  it.each([1e300, -1e14, NaN, 'yesterday'])('a clock that lacks %p is believed to be right', async (ms) => {
    const notes = findDevice()?.notes;
    await notes?.noteClockOffset(Number(ms));
    await notes?.noteContact('ana', Number(ms === -1e14 ? 1e300 : ms));
    expect([await notes?.clockOffset(), await notes?.contact('ana')]).toEqual([0, undefined]);
  });
});

it.each([
  ['a time that is none', 'move', { at: 'yesterday' }],
  ['a name that is no text', 'herd', { name: { no: 'name' } }],
])('OFFLINE O4: a group with %s is unreadable, and stays as it is', async (_, kind, data) => {
  const outbox = opened();
  const change = { kind, uuid: MESA, base: 3, data };
  const nonsense = { ...outgoing(group, {}).group, changes: [change] };
  await outbox.write(ANA, [{ what: 'add', each: { ...outgoing(group, {}), group: nonsense } }], true);
  const { groups, unreadable } = await outbox.read('ana');
  expect([groups.length, unreadable]).toMatchObject([0, [{ group: nonsense }]]);
});

it('OFFLINE O3: a group whose fields the server refused is read, so that its reason is shown', async () => {
  const outbox = opened();
  const nonsense = { ...group, changes: [{ kind: 'herd', uuid: MESA, base: 3, data: { name: 5 } }] };
  const refusal = { code: 'invalid', details: 'Enter a name', records: [], change: 0 };
  const each = { ...outgoing(group, {}), group: nonsense, state: 'refused', refusal } as unknown as Outgoing;
  await outbox.write(ANA, [{ what: 'add', each }], true);
  expect((await outbox.read('ana')).groups).toMatchObject([{ refusal: { details: 'Enter a name' } }]);
});
