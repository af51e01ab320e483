import fc from 'fast-check';
import { aMe, RANCH_UUID } from '@testing/factories';
import { aRecord, CREEK, EPOCH, MESA } from '@testing/aRecord';
import { FakeEventSource, withStreams, withTabs } from '@testing/fakeBrowser';
import { CHANGES, fakeRecordServer, RECORDS } from '@testing/fakeRecordServer';
import { labeled } from '@testing/labeled';
import { move, openReadRanch } from '@testing/openRanch';
import { added, changed, removed, type Change } from './group';
import type { Theirs } from './outbox';
import { allRead, changeRecorded, changesRead, groupsAnswered, ranchOpened } from './recordsEvents';
import { recordsReducer } from './recordsReducer';
import { byKeyOf, readerOf, type Held } from './shelves';
import type { Result } from './transitions/takingAnswers';
import { uuidV7 } from './uuidV7';

const NAMES = ['North', 'South ', 'East'];
const ids = ['one', 'two', 'three'].map(() => uuidV7());

type Ranch = ReturnType<typeof fakeRecordServer>;
type Page = ReturnType<Ranch['page']>;
const readOf = ({ next, records, epoch, head }: Page) => ({
  epoch,
  head,
  cursor: next,
  records: records as readonly Theirs[],
});

/** A device of one person: its own records and outbox, and calls that are answered later than the server worked on them. */
class Device {
  state = recordsReducer(undefined, ranchOpened({ ranchUuid: RANCH_UUID, actor: aMe().uuid }));
  asked: { since: number; head: number } | undefined;
  page: Page | undefined;
  results: Result[] | undefined;
  downloaded = 0;

  constructor(readonly ranch: Ranch) {
    this.do(allRead(readOf(ranch.page(null))));
  }

  do(action: Parameters<typeof recordsReducer>[1]) {
    this.state = recordsReducer(this.state, action);
  }

  held(uuid: string): Held<never> | undefined {
    return readerOf(this.state.confirmed, 1)('paddock', uuid) as Held<never> | undefined;
  }

  change(uuid: string, name: string | null, acres: number): Change {
    const there = this.held(uuid);
    if (there === undefined) {
      const whole = { ...added('herd', {} as never), kind: 'paddock', uuid };
      return { ...whole, data: { name: name ?? 'New', acres } };
    }
    if (name === null) return removed('paddock', there);
    return changed('paddock', there, (acres > 5 ? { name } : { acres }) as never);
  }

  record(changes: readonly Change[]) {
    this.do(changeRecorded(labeled('Wrote'), changes));
  }

  /** All that waits is judged now, and answered later. */
  send() {
    if (this.results !== undefined) return;
    this.results = this.state.outbox.flatMap(({ group, state }): Result[] => {
      if (state !== 'waiting') return [];
      const { as_sent, ...result } = this.ranch.judge({ ...group, changes: [...group.changes] }) as never as {
        as_sent?: { changed_at: string; changed_by: string; over: number };
        revision: number;
      };
      return [{ ...result, ...(as_sent && { sent: { ...as_sent, epoch: EPOCH, at: group.at } }) } as never];
    });
  }

  hearAnswer() {
    if (this.results !== undefined) this.do(groupsAnswered(this.results));
    this.results = undefined;
  }

  /** The server looks how far the record is; what it reads is read later, and arrives later still. */
  ask() {
    const { cursor = 0 } = this.state.position ?? {};
    this.asked ??= { since: cursor, head: this.ranch.server.head };
  }

  readPage(limit: number) {
    if (this.asked !== undefined) this.page ??= this.ranch.page(this.asked.since, this.asked.head, limit);
  }

  hearPage() {
    if (this.page === undefined) return;
    this.downloaded += this.page.records.length;
    this.do(changesRead(readOf(this.page)));
    this.asked = this.page = undefined;
  }

  /** Hears all that is under way, and reads until there is nothing more. */
  settle() {
    this.hearAnswer();
    this.send();
    this.hearAnswer();
    this.hearPage();
    while (this.state.position?.cursor !== this.ranch.server.head) {
      this.ask();
      this.readPage(Infinity);
      this.hearPage();
    }
  }

  confirmed() {
    const all = Object.keys(this.state.confirmed).flatMap((kind) =>
      Object.values(byKeyOf(this.state.confirmed, kind as never)).flat(),
    );
    return new Map(all.map(({ uuid, base, data, changed_by }: Held) => [uuid, { base, data, changed_by }]));
  }
}

const step = fc.record({
  device: fc.nat(1),
  what: fc.constantFrom('record', 'record', 'send', 'hearAnswer', 'ask', 'readPage', 'hearPage', 'others'),
  uuids: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 2 }),
  name: fc.option(fc.constantFrom(...NAMES), { freq: 6 }),
  acres: fc.integer({ min: 1, max: 10 }),
});

it('loses no update: several devices have what a new reading has, in whatever order calls are worked on and answered', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
      const ranch = fakeRecordServer(aRecord());
      const devices = [new Device(ranch), new Device(ranch)];
      for (const { device: index, what, uuids, name, acres } of steps) {
        const device = devices[index];
        if (device === undefined) continue;
        if (what === 'record') device.record(uuids.map((uuid) => device.change(uuid, name, acres)));
        else if (what === 'others')
          ranch.others({ kind: 'paddock', uuid: uuids[0] ?? '', data: { acres: acres * 10 } });
        else if (what === 'readPage') device.readPage(acres);
        else device[what]();
      }
      for (const device of devices) device.settle();
      for (const device of devices) device.settle();
      const fresh = new Device(ranch).confirmed();
      for (const device of devices) expect(device.confirmed()).toEqual(fresh);
    }),
    { numRuns: 500 },
  );
});

describe('what this device has written', () => {
  let undoFakes: (() => void)[] = [];
  afterEach(() => {
    for (const undo of undoFakes) undo();
    undoFakes = [];
  });

  const herds = (count: number) =>
    Array.from({ length: count }, (_none, index) =>
      added('herd', { name: `Herd ${index}`, color: '#000000', ours: true, retired_at: null, note: '' }),
    );

  it('travels once: 20,000 imported records are sent and not downloaded', () => {
    const ranch = fakeRecordServer(aRecord());
    const device = new Device(ranch);
    for (let group = 0; group < 40; group += 1) device.record(herds(500));
    device.settle();
    expect(ranch.server.head).toBe(46);
    expect(device.confirmed().size).toBe(20_006);
    expect(device.downloaded).toBe(0);
  });

  it('is not asked for though a stream tells of it before the answer does', async () => {
    undoFakes.push(withStreams());
    const opened = await openReadRanch();
    const read = () => opened.server.callsTo(RECORDS).length;
    await opened.until(() => FakeEventSource.open.length === 1);
    const before = read();
    const { [CHANGES]: answer } = opened.ranch.answers;
    opened.server.answers[CHANGES] = (sent) => {
      const result = answer?.(sent) ?? 'no answer';
      FakeEventSource.open[0]?.tell(opened.ranch.server.head, EPOCH);
      return result;
    };
    for (let group = 0; group < 3; group += 1) opened.record(`Part ${group}`, herds(20));
    const state = await opened.idle();
    expect(state.records.position?.cursor).toBe(opened.ranch.server.head);
    expect(Object.values(byKeyOf(state.records.confirmed, 'herd')).flat()).toHaveLength(61);
    expect(read()).toBe(before);
  });

  it('is read where somebody else wrote in between, and only from there', async () => {
    const opened = await openReadRanch();
    const before = opened.server.callsTo(RECORDS).length;
    opened.ranch.others({ kind: 'paddock', uuid: CREEK, data: { acres: 80 } });
    opened.record('Moved', [move(MESA)]);
    const state = await opened.idle();
    const asked = opened.server.callsTo(RECORDS).slice(before);
    expect(asked.map(({ query }) => new URLSearchParams(query).get('since'))).toEqual(['6']);
    expect(state.records.position?.cursor).toBe(8);
    expect(opened.paddock().data.acres).toBe(80);
  });

  it('is downloaded by no other tab of theirs either', async () => {
    undoFakes.push(withTabs(), withStreams());
    const ranch = fakeRecordServer(aRecord());
    const first = await openReadRanch({ ranch });
    const second = await openReadRanch({ ranch });
    const read = () => first.server.callsTo(RECORDS).length + second.server.callsTo(RECORDS).length;
    const before = read();
    const change = move(MESA);
    second.record('Moved', [change]);
    await first.until((now) => now.records.position?.cursor === 7);
    const state = await second.until((now) => now.records.position?.cursor === 7);
    expect(readerOf(state.records.confirmed, 1)('move', change.uuid)?.base).toBe(7);
    expect(read()).toBe(before);
  });
});
