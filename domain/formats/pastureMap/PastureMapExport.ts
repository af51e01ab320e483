/** A stay as a row or two of an export have it. Instants are milliseconds since 1970 UTC, intake lb a day of the whole herd. */
export interface ExportedStay {
  /** The pasture's place in the summary, from 0. */
  readonly pasture: number;
  /** The part of the pasture that its rows name; empty: the pasture itself. */
  readonly part: string;
  readonly herd: string;
  readonly from: number;
  /** Null while it has no end in the file. */
  readonly to: number | null;
  /** When the file was exported in which it has no end: nobody has said more of it. Set as files are joined. */
  readonly openAt?: number;
  readonly headIn: number;
  readonly headOut: number;
  readonly intakeIn: number;
  readonly intakeOut: number;
  readonly plannedDays: number | null;
  readonly note: string;
  /** Left at its end, lb an acre. */
  readonly residualLbPerAcre: number | null;
}

export interface ExportedHay {
  readonly pasture: number;
  readonly at: number;
  readonly lb: number;
  readonly use: 'put_out' | 'eaten';
  readonly note: string;
}

/** Something seen in a pasture: an inventory of what is there, or a note in a row that is nothing else. */
export interface ExportedNote {
  readonly pasture: number;
  readonly at: number;
  readonly text: string;
}

export interface ExportedPasture {
  readonly name: string;
  readonly acres: number | null;
  /** Null where nobody has said so: then all of it. */
  readonly grazeablePercent: number | null;
  readonly grassType: string;
  /** PastureMap's own figures of the season; null where it leaves them blank. */
  readonly forageLb: number | null;
  readonly recoveryDays: number | null;
  readonly hayAddedLb: number | null;
}

/** What an export has that a record cannot take as it stands. */
export type OddityKind =
  | 'move in while already in'
  | 'move out without move in'
  | 'herd changed its name'
  | 'no move out'
  | 'head changed during the stay'
  | 'no animals'
  | 'no length'
  | 'name used twice'
  | 'sheet name differs from pasture name'
  | 'hay carried over'
  | 'hay row without a weight'
  | 'hay of 0 lb'
  | 'intake at move-in not known'
  | 'unreadable row';

export interface Oddity {
  readonly kind: OddityKind;
  readonly pasture: number;
  readonly herd: string;
  /** Milliseconds since 1970 UTC; null where it is about no time. */
  readonly at: number | null;
}

/** One file of PastureMap: a season of a ranch. */
export interface PastureMapExport {
  readonly ranch: string;
  /** The zone of its times, an IANA name: the zone of who exported it, not always the ranch's. */
  readonly timeZone: string;
  readonly exportedAt: number;
  /** Days of the season, YYYY-MM-DD; the end is null while it is open. */
  readonly seasonStartsOn: string;
  readonly seasonEndsOn: string | null;
  readonly standardWeightLb: number | null;
  readonly standardIntakeLb: number | null;
  /** In the order of the summary. */
  readonly pastures: readonly ExportedPasture[];
  readonly stays: readonly ExportedStay[];
  readonly hay: readonly ExportedHay[];
  readonly notes: readonly ExportedNote[];
  readonly oddities: readonly Oddity[];
}
