import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as records from '@records/index';
import { CREEK, MESA } from '@testing/aRecord';
import { dumpDevice, restoreDevice, type DeviceDump } from '@testing/deviceDump';
import { aMe, RANCH_UUID } from '@testing/factories';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { CHANGES, fakeRecordServer, RECORDS } from '@testing/fakeRecordServer';
import { move, openRanch, openReadRanch, rename } from '@testing/openRanch';
import { findDevice } from './findDevice';

const FOLDER = join(__dirname, 'released');
const OWNER = { actor: aMe().uuid, ranchUuid: RANCH_UUID };
/** The device's databases as each version of them was released, the oldest first. */
const RELEASED = readdirSync(FOLDER).sort((one, other) => parseInt(one) - parseInt(other));

const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as DeviceDump;

afterEach(() => setDevice(undefined));

/** What a ranch leaves on the device: a copy, a group that was saved, and two that wait. */
async function leaveOnDevice(): Promise<void> {
  newDevice();
  const opened = await openReadRanch();
  await opened.until((now) => now.records.copy === 'whole');
  opened.record('Renamed before', [rename(opened.paddock(MESA), 'High mesa')]);
  await opened.idle();
  Object.assign(opened.server.answers, { [CHANGES]: 'connection reset', [RECORDS]: 'connection reset' });
  opened.record('Moved', [move(MESA)]);
  opened.record('Renamed', [rename(opened.paddock(), 'Upper creek')]);
  const isStored = async () => {
    const [all, sent] = await Promise.all([findDevice()?.outbox.read(OWNER.actor), findDevice()?.outbox.sent(OWNER)]);
    return all?.groups.length === 2 && sent?.length === 1;
  };
  while (!(await isStored())) await new Promise((go) => setTimeout(go, 5));
}

/** What a database is made of, whatever it holds. */
const shapeOf = ({ databases }: DeviceDump) =>
  databases.map(({ stores, ...database }) => ({
    ...database,
    stores: stores.map(({ rows: _rows, ...store }) => store),
  }));

it('the databases of this version are those of the last file here: WRITE_RELEASED=2 writes 2.json', async () => {
  await leaveOnDevice();
  const dump = await dumpDevice();
  const version = process.env.WRITE_RELEASED;
  if (version !== undefined) writeFileSync(join(FOLDER, `${version}.json`), `${JSON.stringify(dump, null, 2)}\n`);
  expect(shapeOf(read(RELEASED.at(-1) ?? ''))).toEqual(shapeOf(dump));
});

it.each(RELEASED)('OFFLINE O4: what %s has left is read, shown, and sent once each', async (file) => {
  await restoreDevice(read(file));
  const { until, state, sent, paddock, server } = await openRanch({ ranch: unanswered() });
  await until((now) => records.selectAreRecordsReady(now));
  expect(paddock(MESA).data.name).toBe('High mesa');
  expect(paddock(CREEK).data.name).toBe('Upper creek');
  expect(state().records.outbox.map(({ group }) => group.label)).toEqual(['Moved', 'Renamed']);
  expect((await findDevice()?.outbox.sent(OWNER))?.map(({ group }) => group.label)).toEqual(['Renamed before']);
  await until((now) => now.records.trouble !== null);
  expect(server.callsTo(CHANGES).length).toBeGreaterThan(0);
  expect(sent()[0]?.groups.map(({ label }) => label)).toEqual(['Moved', 'Renamed']);
});

/** A server that can't be reached. */
function unanswered(): ReturnType<typeof fakeRecordServer> {
  const ranch = fakeRecordServer([]);
  Object.assign(ranch.answers, { [CHANGES]: 'connection reset', [RECORDS]: 'connection reset' });
  return ranch;
}
