import { isFactAfter } from '@contract/grazing/isFactAfter';
import { readRecord } from '@contract/grazing/readRecord';
import { referencesOf } from '@contract/grazing/references';
import { t } from '@domain/words';
import type { NewRecord } from '../bringing/Imported';
import { firstProblem } from '../bringing/firstProblem';
import { latestFact } from '../bringing/latestFact';
import type { HereAlready } from './hereAlready';
import { otherFigures } from './otherFigures';
import type { PastureMapRecord } from './pastureMapRecords';
import type { RecordWords } from './RecordWords';

/** From then on nobody knows where a herd is. */
const gapOf = (move: PastureMapRecord & { kind: 'move' }): PastureMapRecord => ({
  ...move,
  data: { ...move.data, paddock_uuids: [], off: 'unknown', planned_days: null, note: '' },
});

/** Judges what files would become, in the order in which it is written, as the server would. */
export class Judging {
  /** What comes in. */
  readonly records: NewRecord[] = [];
  /** How many the ranch has already. */
  there = 0;
  /** What stays out, and why: sentences without their full stop. */
  readonly leftOut: string[] = [];
  /** What comes in otherwise than it stands in the files: sentences without their full stop. */
  readonly remarks: string[] = [];
  private readonly out = new Set<string>();

  /** @param now the instant, ms since 1970 */
  constructor(
    private readonly here: HereAlready,
    private readonly words: RecordWords,
    private readonly now: number,
  ) {}

  take(record: PastureMapRecord): void {
    this.words.learn(record);
    const missing = referencesOf(record.kind, record.data).find(({ uuid }) => this.out.has(uuid));
    if (missing === undefined) {
      this.judge(record);
      return;
    }
    this.leaveOut(record, missing.refers === 'paddock' ? t`its paddock stays out` : t`its herd stays out`);
    // Without it the herd would have stayed where it was before.
    if (record.kind === 'move' && missing.refers === 'paddock') this.judge(gapOf(record));
  }

  private judge(record: PastureMapRecord): void {
    const { kind, data } = record;
    if (this.here.take(record)) {
      this.there += 1;
      return;
    }
    const { fields, words, left } = otherFigures(record, readRecord(kind, data).problems ?? {});
    if (Object.keys(left).length > 0) this.leaveOut(record, firstProblem(left));
    else if (isFactAfter(kind, data, latestFact(this.now))) this.leaveOut(record, t`it is in the future`);
    else {
      this.records.push({ ...record, data: { ...data, ...fields } });
      for (const each of words) this.remarks.push(`${this.words.of(record)}: ${each}`);
    }
  }

  private leaveOut(record: PastureMapRecord, why: string): void {
    this.out.add(record.uuid);
    this.leftOut.push(this.words.out(record, why));
  }
}
