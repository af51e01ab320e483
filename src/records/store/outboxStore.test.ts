import { groupOf } from '@records/group';
import { outgoing } from '@records/outbox';
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
