import type { Said } from '@contract/grazing/said';
import type { Salted } from '../chain';
import type { Db } from '../db/Database';
import type { Turns } from '../platform/turns';
import type { OpenedKey } from '../ranches';
import type { FormedChange } from './readGroup';
import type { Names } from './recordsTable';

/** What a group is judged by that a key sends. */
export type WritingKey = Pick<OpenedKey, 'uuid' | 'source' | 'kinds' | 'others'>;

/** Who writes. In a masquerade `senderUuid` is the admin, and `onBehalfOf` the person they act as. */
export interface Sender {
  userUuid: string;
  senderUuid: string;
  onBehalfOf: string | null;
  /** The person from whose device's file the groups were read; null for groups of the sender's own device. */
  fileOf: string | null;
  /** By what key it is sent; null for what a person sends. */
  key: WritingKey | null;
}

export interface FormedGroup {
  uuid: string;
  contentHash: Buffer;
  at: string;
  label: string;
  said: Said | null;
  importUuid: string | null;
  /** When it was sent, by the clock that `at` is by. */
  sentAt: string;
  /** The hash of its words, for its line. */
  words: Salted;
  changes: readonly FormedChange[];
  names: Names;
}

/** What a group is judged and written with, under the ranch's lock. */
export interface Work {
  trx: Db;
  ranchUuid: string;
  sender: Sender;
  now: Date;
  turns: Turns;
}
