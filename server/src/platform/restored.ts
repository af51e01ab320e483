/** A backup that was restored: its record has another epoch since. */
export interface Restored {
  epoch: string;
  fromEpoch: string;
  at: Date;
}

/** What a domain does once a backup is restored, in the transaction that restores it. */
export type RestoredStep<Transaction> = (trx: Transaction, restored: Restored) => Promise<void>;
