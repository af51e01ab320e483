import fc from 'fast-check';
import * as records from '@records/index';
import { ranchForgotten } from '@records/recordsEvents';
import { aRecord, CREEK, MESA } from './aRecord';
import { newDevice, setDevice } from './fakeDevice';
import { CHANGES, fakeRecordServer, RECORDS } from './fakeRecordServer';
import { labeled } from './labeled';
import { move, openRanch, rename } from './openRanch';

/** What may happen to a rancher, the line and the server, in any order. */
const STEPS = [
  'move',
  'rename',
  'line goes',
  'answers get lost',
  'line comes',
  'refuse',
  'others',
  'wait',
  'kill',
] as const;
type Step = (typeof STEPS)[number];

const aMoment = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** A rancher with a device, and a ranch on a server that applies, refuses and loses groups. */
async function aDay() {
  newDevice();
  const ranch = fakeRecordServer(aRecord());
  const { [CHANGES]: change, [RECORDS]: read } = ranch.answers;
  /** The groups that the person was told are recorded. */
  const told = new Set<string>();
  const applied: string[] = [];
  let count = 0;
  let line: 'there' | 'gone' | 'lossy' = 'there';
  const answers = {
    [RECORDS]: (call: Parameters<typeof read>[0]) => (line === 'gone' ? ('connection reset' as const) : read(call)),
    [CHANGES]: (call: Parameters<typeof change>[0]) => {
      if (line === 'gone') return 'connection reset' as const;
      const before = new Set(ranch.applied.keys());
      const answer = change(call);
      applied.push(...[...ranch.applied.keys()].filter((uuid) => !before.has(uuid)));
      return line === 'lossy' ? ('connection reset' as const) : answer;
    },
  };
  const open = () => openRanch({ ranch: { ...ranch, answers } });
  let page = await open();
  const record = (changes: Parameters<typeof records.changeRecorded>[1]) => {
    const action = records.changeRecorded(labeled(`Change ${(count += 1)}`), changes);
    page.store.dispatch(action);
  };
  const note = () => {
    for (const { group, disk } of page.state().records.outbox) if (disk === 'written') told.add(group.uuid);
  };
  const kill = async () => {
    note();
    // Whatever runs for the ranch ends here, at any point of its work.
    page.store.dispatch(ranchForgotten({ code: 'killed', message: 'Killed' }));
    page.close();
    page = await open();
  };
  const does: Record<Step, () => unknown> = {
    move: () => record([move(count % 2 === 0 ? MESA : CREEK)]),
    rename: () => {
      const paddock = records.selectOne(page.state(), 'paddock', CREEK);
      if (paddock !== undefined) record([rename(paddock, `Creek ${count}`)]);
    },
    'line goes': () => (line = 'gone'),
    'answers get lost': () => (line = 'lossy'),
    'line comes': () => (line = 'there'),
    refuse: () => ranch.refuseNext({ code: 'invalid' }),
    others: () => ranch.others({ kind: 'paddock', uuid: CREEK, data: { name: `Theirs ${count}` } }),
    wait: () => aMoment(5),
    kill,
  };
  const end = async () => {
    line = 'there';
    await kill();
    await page.until(({ records: now }) => now.load.status === 'succeeded');
    page.store.dispatch(records.changeRecorded(labeled('Last'), [move(MESA)]));
    const isSettled = ({ records: { outbox } }: { records: records.RecordsState }) => {
      const refused = outbox.filter(({ state }) => state === 'refused').length;
      return outbox.every(({ state }) => state === 'refused' || (state === 'waiting' && refused > 0));
    };
    const { records: last } = await page.until(isSettled);
    page.store.dispatch(ranchForgotten({ code: 'over', message: 'Over' }));
    page.close();
    return { told, applied, left: new Set(last.outbox.map(({ group }) => group.uuid)) };
  };
  return { does, note, end };
}

/** That in any order of steps each group is on the server exactly once, or refused and listed, tried in that many orders. */
export async function anyOrderHolds(orders: number): Promise<void> {
  const steps = fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 12 });
  const holds = async (order: readonly Step[]) => {
    const day = await aDay();
    for (const step of order) {
      await day.does[step]();
      await aMoment(1);
      day.note();
    }
    const { told, applied, left } = await day.end();
    expect(applied).toHaveLength(new Set(applied).size);
    const lost = [...told].filter((uuid) => !applied.includes(uuid) && !left.has(uuid));
    expect(lost).toEqual([]);
  };
  try {
    await fc.assert(fc.asyncProperty(steps, holds), { numRuns: orders });
  } finally {
    setDevice(undefined);
  }
}
