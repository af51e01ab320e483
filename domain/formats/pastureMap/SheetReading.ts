import type { Clock } from './clock';
import type { ExportedHay, ExportedNote, ExportedStay, Oddity, OddityKind } from './PastureMapExport';
import { numberOf, textOf, type Row } from './Workbook';

/** What is read of one pasture's sheet. */
export interface PastureRows {
  readonly stays: ExportedStay[];
  readonly hay: ExportedHay[];
  readonly notes: ExportedNote[];
  readonly oddities: Oddity[];
}

/** The sheet of one pasture while it is read. */
export class SheetReading implements PastureRows {
  readonly stays: ExportedStay[] = [];
  readonly hay: ExportedHay[] = [];
  readonly notes: ExportedNote[] = [];
  readonly oddities: Oddity[] = [];

  constructor(
    readonly pasture: number,
    readonly name: string,
    readonly clock: Clock,
  ) {}

  odd(kind: OddityKind, herd = '', at: number | null = null): void {
    this.oddities.push({ kind, pasture: this.pasture, herd, at });
  }

  /** The part of the pasture that a row names. */
  partIn(row: Row): string {
    const part = textOf(row.Pasture);
    return part === this.name ? '' : part;
  }

  /** A stay that is read whole: what is odd about it is told. */
  addStay(stay: ExportedStay): void {
    const { herd, from, to, headIn, headOut } = stay;
    if (to === null) this.odd('no move out', herd, from);
    if (to === from) this.odd('no length', herd, from);
    if (headIn === 0 && headOut === 0) this.odd('no animals', herd, from);
    if (headIn !== headOut) this.odd('head changed during the stay', herd, from);
    this.stays.push(stay);
  }

  /**
   * Reads a row that is no stay: hay that was put out or eaten, or an inventory.
   *
   * @returns whether it is such a row
   */
  readOther(row: Row, at: number): boolean {
    const activity = textOf(row.Activity);
    if (activity === 'Pasture Inventory') {
      const standing = numberOf(row['Available DM (lbs/acre)']);
      // eslint-disable-next-line lingui/no-unlocalized-strings -- a note that is stored
      const words = [standing === null ? '' : `${standing} lb of dry matter an acre`, textOf(row.Notes)];
      // eslint-disable-next-line lingui/no-unlocalized-strings -- a note that is stored
      this.notes.push({ pasture: this.pasture, at, text: ['Pasture inventory', ...words].filter(Boolean).join(': ') });
      return true;
    }
    const hay = /^(Added|Consumed) Hay(?: \(([\d.,]+) lbs\))?$/.exec(activity);
    if (hay === null) return false;
    const [, what, weight] = hay;
    // In one layout the note of hay is in the column of what is available.
    const note = textOf(row.Notes) || textOf(row['Available DM (lbs/acre)']);
    const lb = weight === undefined ? 0 : Number(weight.replaceAll(',', ''));
    if (weight === undefined) this.odd('hay row without a weight', '', at);
    else if (lb === 0) this.odd('hay of 0 lb', '', at);
    // It was put out in an earlier season, and is in that season's file.
    else if (/automatically added/i.test(note)) this.odd('hay carried over', '', at);
    else this.hay.push({ pasture: this.pasture, at, lb, use: what === 'Added' ? 'put_out' : 'eaten', note });
    return true;
  }
}
