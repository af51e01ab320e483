import { metaOf } from '@contract/grazing/kindMeta';
import type { PastImport } from '@contract/grazing/history';
import { idle, type Failure, type RequestState } from '@shared/requestState';
import type { Outbox, Theirs } from './outbox';
import { NO_SHELVES, type Shelves } from './shelves';
import type { PicturesWaiting } from './store/pictureStore';

/** What one person has not saved on one ranch. It is shown to nobody else and never sent by anybody else. */
export interface Kept {
  readonly actor: string;
  readonly ranchUuid: string;
  readonly outbox: Outbox;
  /** The session ended in another tab, where the person may have signed out: the next person takes the place. */
  readonly isPassing: boolean;
}

/** How far a ranch's record is. `epoch` is new once a backup was restored. */
export interface Head {
  readonly epoch: string;
  readonly head: number;
}

/** How far the server's record has been read. */
export interface Position extends Head {
  readonly cursor: number;
}

/** A group that the server has applied; `revision` is null where it changed nothing. */
interface SavedGroup {
  readonly uuid: string;
  readonly revision: number | null;
}

/**
 * How the copy on this device's disk is: `none` where it's yet to be written, `worn` where it would be quicker to read if it
 * were written again, `failed` where the disk didn't take it at this start, `removed` where the person took it away at this start, `stale` where it isn't shown, since the server
 * hasn't answered for 30 days: the phone may be lost, or the person no member any more.
 */
export type CopyState = 'none' | 'whole' | 'worn' | 'tooLarge' | 'failed' | 'removed' | 'stale';

export interface RecordsState {
  /** Whose records are open; null while no page has needed any. */
  readonly ranchUuid: string | null;
  /** Who works here (`actorOf`); null while nobody is signed in. */
  readonly actor: string | null;
  /** The first reading. Until it has succeeded there is nothing to be shown, which is not the same as no records. */
  readonly load: RequestState;
  readonly position: Position | null;
  /** How far the record was heard to be; `asked` where the server is to be asked; null where nothing is left to read. */
  readonly news: Head | 'asked' | null;
  /** What the server has said; what waits is never written into it. */
  readonly confirmed: Shelves;
  readonly outbox: Outbox;
  /** Whether this device keeps what is recorded: `none` where its storage is blocked, and in a masquerade. */
  readonly device: 'opening' | 'open' | 'none';
  readonly copy: CopyState;
  /** The refused group that the person changes in a form: it is shown as if it were written. */
  readonly changing: string | null;
  /** What was not saved on ranches that were left, or before a session ended. */
  readonly kept: readonly Kept[];
  /** How many pictures of photos wait on this device, as far as that is known. */
  readonly pictures: readonly PicturesWaiting[];
  /** How many times what is on the disk besides the outbox has changed: who shows it reads it again. */
  readonly deviceNews: number;
  /** Groups that were applied last, so that they can be undone. */
  readonly done: Outbox;
  /** The groups of each import of this session that are saved, by its id. */
  readonly saved: Readonly<Record<string, readonly SavedGroup[]>>;
  /** The revisions of groups of files that were saved while the ranch was open, by their ids; null for what changed nothing. */
  readonly ofFiles: Readonly<Record<string, number | null>>;
  /** What was deleted lately, as far as this device has heard of it while the ranch was open. */
  readonly deleted: readonly Theirs[];
  /** Imports that were left half way, as the server last told. */
  readonly unfinished: readonly PastImport[];
  /** The person has asked for a try, and waits to be told what comes of it. */
  readonly isTrying: boolean;
  /** Why the outbox does not get through at present. */
  readonly trouble: Failure | null;
  /** When the server last answered, ms since 1970; null where this device doesn't know. */
  readonly contactAt: number | null;
  /** What this device's clock lacks, in ms. */
  readonly clockOffsetMs: number;
  /** What this device's clock said when it was last looked at, ms since 1970. */
  readonly deviceAt: number;
  /** The instant that figures are computed for: the end of the minute that runs, ms since 1970. */
  readonly now: number;
}

export const NO_RECORDS: RecordsState = {
  ranchUuid: null,
  actor: null,
  load: idle,
  position: null,
  news: null,
  confirmed: NO_SHELVES,
  outbox: [],
  device: 'opening',
  copy: 'none',
  changing: null,
  kept: [],
  pictures: [],
  deviceNews: 0,
  done: [],
  saved: {},
  ofFiles: {},
  deleted: [],
  unfinished: [],
  isTrying: false,
  trouble: null,
  contactAt: null,
  clockOffsetMs: 0,
  deviceAt: 0,
  now: 0,
};

/** Whether the server may have more than was read, or than is being read. */
export function isBehind({ news, position }: Pick<RecordsState, 'news' | 'position'>): boolean {
  if (news === null || news === 'asked' || position === null) return news !== null;
  return position.epoch !== news.epoch || position.cursor < news.head;
}

const MINUTE_MS = 60_000;
/** Other people's clocks may be this far ahead of what the server takes. */
const AHEAD_MS = 5 * MINUTE_MS;
/** The fields that say when a fact begins to hold, or ends. */
const TIMES = ['at', 'starts_at', 'retired_at'] as const;

/** The end of the minute that runs at an instant: also where a minute begins with it. */
export const endOfMinute = (at: number): number => (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS;

/** When the server answers in the minute that runs: its beginning, so that nobody is told of an answer in the future. */
export const contactWithin = ({ now }: Pick<RecordsState, 'now'>): number => now - MINUTE_MS;

export interface Told {
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>> | null;
}

function timesOf({ kind, data }: Told): number[] {
  return metaOf(kind)?.isFigured === true ? TIMES.map((field) => Date.parse(String(data?.[field]))) : [];
}

/** Whether a record is of figures and has a time after that. */
export const isAhead = (told: Told, now: number): boolean => timesOf(told).some((at) => at > now);

/** A fact that is told holds from now on, also where the clock that dated it is a little ahead. */
export function nowWith(now: number, told: readonly Told[]): number {
  const ahead = told.flatMap(timesOf).filter((at) => at > now && at <= now + AHEAD_MS);
  return ahead.reduce((latest, at) => Math.max(latest, endOfMinute(at - 1)), now);
}
