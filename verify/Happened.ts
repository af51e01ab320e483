import type { Change } from './readEntry';
import type { Times } from './Times';

export interface Fact {
  /** When what a version tells happened, where the version says so for the first time; else NaN. */
  readonly newAt: number;
  readonly isDay: boolean;
  /** The last day of the season that had ended when an entry in it was changed. */
  readonly seasonEndedOn: string | undefined;
}

interface Season {
  readonly startsOn: string;
  readonly endsOn: string;
}

const NOON = 'T12:00:00Z';

/** When each record of a history happened, as its latest version tells; and the seasons, so that both can be compared. */
export class Happened {
  private readonly atOf = new Map<string, number>();
  private readonly seasons = new Map<string, Season>();

  constructor(private readonly times: Times) {}

  /** Takes the version that a change writes, at an instant by the writer's clock. */
  of(change: Change, writtenAt: number): Fact {
    const { uuid } = change;
    const before = this.atOf.get(uuid);
    if ('erased' in change) {
      this.atOf.set(uuid, before ?? NaN);
      return { newAt: NaN, isDay: false, seasonEndedOn: undefined };
    }
    const { data } = change;
    if (change.kind === 'season') this.addSeason(uuid, data);
    const isDay = typeof data?.on === 'string';
    const at = Date.parse(isDay ? `${String(data.on)}${NOON}` : String(data?.at ?? data?.starts_at));
    const isNew = before === undefined || (data !== null && at !== before);
    if (data === null) this.atOf.delete(uuid);
    else this.atOf.set(uuid, at);
    const isChanged = before !== undefined && data !== null;
    return {
      newAt: isNew ? at : NaN,
      isDay,
      seasonEndedOn: isChanged ? this.endedSeason(before, writtenAt) : undefined,
    };
  }

  private addSeason(uuid: string, data: Readonly<Record<string, unknown>> | null): void {
    const { starts_on: startsOn, ends_on: endsOn } = data ?? {};
    if (typeof startsOn === 'string' && typeof endsOn === 'string') this.seasons.set(uuid, { startsOn, endsOn });
    else this.seasons.delete(uuid);
  }

  private endedSeason(happenedAt: number, writtenAt: number): string | undefined {
    if (this.seasons.size === 0 || !(happenedAt < writtenAt)) return undefined;
    const [day, today] = [this.times.date(happenedAt), this.times.date(writtenAt)];
    const seasons = [...this.seasons.values()];
    return seasons.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn && endsOn < today)?.endsOn;
  }
}
