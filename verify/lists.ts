import { acceptedAt } from './Chain';
import { Happened, type Fact } from './Happened';
import type { Change, ChainLine, LineEntry } from './readEntry';
import type { Times } from './Times';

/** A row of a list. Instants are in ms since 1970 UTC, NaN where the line has none. */
export interface Row {
  readonly n: number;
  readonly words: string;
  readonly record: string;
  readonly writtenAt: number;
  readonly receivedAt: number;
  readonly by: string;
  readonly note: string;
}

export interface List {
  readonly title: string;
  readonly rows: Row[];
  /** How many there are, also those that `rows` leaves out. */
  count: number;
}

/** A list has no more rows than these; how many there are is said all the same. */
const ROWS_MAX = 1_000;

const DAY_MS = 86_400_000;
const LATE_MS = 7 * DAY_MS;
const BACK_MS = 10 * 60_000;

const instant = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : NaN);

const list = (title: string): List => ({ title, rows: [], count: 0 });

/** The lists that follow a check: entries that a reader may want to ask about. */
export class Lists {
  private readonly late = list('Entries written down more than 7 days after they happened');
  private readonly sentLate = list('Entries sent more than 7 days after they were written');
  private readonly afterSeason = list('Entries changed after the end of the season they are in');
  private readonly deleted = list('Entries that were deleted');
  private readonly ofKeys = list('Entries sent by a key');
  private readonly ofFiles = list('Entries read from a file of changes');
  private readonly clocks = list('Clocks that went back by more than 10 minutes');
  private readonly happened: Happened;
  private receivedBefore = -Infinity;

  constructor(
    private readonly people: Readonly<Record<string, string>>,
    private readonly times: Times,
  ) {
    this.happened = new Happened(times);
  }

  get all(): List[] {
    const { late, sentLate, afterSeason, deleted, ofKeys, ofFiles, clocks } = this;
    return [late, sentLate, afterSeason, deleted, ofKeys, ofFiles, clocks];
  }

  add(entry: LineEntry): void {
    const { line, changes = [] } = entry;
    if (line.type === 'group') for (const change of changes) this.addChange(entry, change);
    this.addClock(entry);
  }

  private addChange(entry: LineEntry, change: Change): void {
    const { line } = entry;
    const [writtenAt, sentAt] = [instant(line.at), instant(line.sent_at ?? line.received_at)];
    const fact = this.happened.of(change, writtenAt);
    const put = (to: List, note = '') => this.put(to, entry, change, note);
    if (writtenAt - fact.newAt > LATE_MS) put(this.late, `happened ${this.toldFact(fact)}`);
    if (sentAt - writtenAt > LATE_MS) put(this.sentLate);
    if (fact.seasonEndedOn !== undefined) put(this.afterSeason, `the season ended on ${fact.seasonEndedOn}`);
    if ('data' in change && change.data === null) put(this.deleted);
    if (typeof line.source === 'string') put(this.ofKeys, `key ${line.source}`);
    if (typeof line.file_of === 'string') put(this.ofFiles, `the file of ${this.nameOf(line.file_of)}`);
  }

  /** The server's clock against the line before, and a device's between writing and sending. */
  private addClock(entry: LineEntry): void {
    const { line } = entry;
    const receivedAt = acceptedAt(line);
    if (this.receivedBefore - receivedAt > BACK_MS) this.put(this.clocks, entry, undefined, 'the clock of the server');
    if (instant(line.at) - instant(line.sent_at) > BACK_MS)
      this.put(this.clocks, entry, undefined, 'the clock of the device, between writing and sending');
    this.receivedBefore = receivedAt;
  }

  private put(to: List, { line, label }: LineEntry, change: Change | undefined, note: string): void {
    to.count += 1;
    if (to.rows.length >= ROWS_MAX) return;
    to.rows.push({
      n: line.n,
      words: label === undefined ? line.type : 'text' in label ? label.text : 'Erased',
      record: change === undefined ? '' : `${change.kind} ${change.uuid}`,
      writtenAt: instant(line.at),
      receivedAt: acceptedAt(line),
      by: this.writerOf(line),
      note,
    });
  }

  private toldFact({ newAt, isDay }: Fact): string {
    return isDay ? this.times.day(newAt) : this.times.minute(newAt);
  }

  private nameOf(uuid: unknown): string {
    if (typeof uuid !== 'string') return '';
    return Object.hasOwn(this.people, uuid) ? (this.people[uuid] ?? uuid) : uuid;
  }

  private writerOf(line: ChainLine): string {
    const writer = this.nameOf(line.by);
    const asWho = typeof line.for === 'string' ? `${writer} for ${this.nameOf(line.for)}` : writer;
    return typeof line.import === 'string' ? `${asWho}, from a file` : asWho;
  }
}
