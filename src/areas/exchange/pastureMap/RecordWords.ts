import { dateAt } from '@shared/time/ranchTime';
import type { PastureMapRecord } from './pastureMapRecords';

/** Says which record one is: by its paddock or herd, and its day. */
export class RecordWords {
  /**
   * @param names those of paddocks and herds, by their ids
   * @param zone that of the ranch; null counts as UTC
   */
  constructor(
    private readonly names: Map<string, string>,
    private readonly zone: string | null,
  ) {}

  /** From now on a paddock or herd is known by its name. */
  learn({ kind, uuid, data }: PastureMapRecord): void {
    if (kind === 'paddock' || kind === 'herd') this.names.set(uuid, data.name);
  }

  /** "The move of Cows to Creek on Jul 1, 2024" */
  of({ kind, data }: PastureMapRecord): string {
    if (kind === 'season' || kind === 'paddock' || kind === 'herd') return `The ${kind} ${data.name}`;
    const day = dateAt(Date.parse(data.at), this.zone);
    switch (kind) {
      case 'count':
        return `The count of ${this.nameOf(data.herd_uuid)} on ${day}`;
      case 'move':
        return data.off === null
          ? `The move of ${this.nameOf(data.herd_uuid)} to ${this.nameOf(data.paddock_uuids[0])} on ${day}`
          : `The end of the stay of ${this.nameOf(data.herd_uuid)} on ${day}`;
      case 'feed':
        return `The hay in ${this.nameOf(data.paddock_uuid)} on ${day}`;
      case 'forage':
        return `The forage left in ${this.nameOf(data.paddock_uuid)} on ${day}`;
      case 'note':
        return `The note on ${this.nameOf(data.paddock_uuid)} of ${day}`;
    }
  }

  private nameOf(uuid: string | null | undefined): string {
    return this.names.get(uuid ?? '') ?? '';
  }
}
