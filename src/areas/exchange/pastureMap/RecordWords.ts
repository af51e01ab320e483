import { t } from '@domain/words';
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
  of(record: PastureMapRecord): string {
    const { name, day, herd, paddock } = this.partsOf(record);
    switch (record.kind) {
      case 'season':
        return t`The season ${name}`;
      case 'paddock':
        return t`The paddock ${name}`;
      case 'herd':
        return t`The herd ${name}`;
      case 'count':
        return t`The count of ${herd} on ${day}`;
      case 'move':
        return record.data.off === null
          ? t`The move of ${herd} to ${paddock} on ${day}`
          : t`The end of the stay of ${herd} on ${day}`;
      case 'feed':
        return t`The hay in ${paddock} on ${day}`;
      case 'forage':
        return t`The forage left in ${paddock} on ${day}`;
      case 'note':
        return t`The note on ${paddock} of ${day}`;
    }
  }

  /** That a record stays out: "The move of Cows to Creek on Jul 1, 2024 stays out: its paddock stays out" */
  out(record: PastureMapRecord, why: string): string {
    const { name, day, herd, paddock } = this.partsOf(record);
    switch (record.kind) {
      case 'season':
        return t`The season ${name} stays out: ${why}`;
      case 'paddock':
        return t`The paddock ${name} stays out: ${why}`;
      case 'herd':
        return t`The herd ${name} stays out: ${why}`;
      case 'count':
        return t`The count of ${herd} on ${day} stays out: ${why}`;
      case 'move':
        return record.data.off === null
          ? t`The move of ${herd} to ${paddock} on ${day} stays out: ${why}`
          : t`The end of the stay of ${herd} on ${day} stays out: ${why}`;
      case 'feed':
        return t`The hay in ${paddock} on ${day} stays out: ${why}`;
      case 'forage':
        return t`The forage left in ${paddock} on ${day} stays out: ${why}`;
      case 'note':
        return t`The note on ${paddock} of ${day} stays out: ${why}`;
    }
  }

  private partsOf({ data }: PastureMapRecord) {
    const paddock = 'paddock_uuids' in data ? data.paddock_uuids[0] : 'paddock_uuid' in data ? data.paddock_uuid : null;
    return {
      name: 'name' in data ? data.name : '',
      day: 'at' in data ? dateAt(Date.parse(data.at), this.zone) : '',
      herd: this.nameOf('herd_uuid' in data ? data.herd_uuid : null),
      paddock: this.nameOf(paddock),
    };
  }

  private nameOf(uuid: string | null | undefined): string {
    return this.names.get(uuid ?? '') ?? '';
  }
}
