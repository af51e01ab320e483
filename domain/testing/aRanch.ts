import type {
  CountClass,
  CountData,
  Entry,
  FeedData,
  ForageData,
  GrazingRecords,
  HerdData,
  MoveData,
  PaddockData,
  RanchData,
  SeasonData,
  TransferData,
} from '../grazing/records';

/** A time on that many days after 1 June 2026, midnight UTC. */
export const day = (days: number): string => new Date(Date.UTC(2026, 5, 1) + days * 86_400_000).toISOString();
export const instant = (days: number): number => Date.parse(day(days));

const RANCH: RanchData = {
  time_zone: null,
  standard_weight_lb: 1_000,
  standard_intake_lb: 30,
  rest_target_growing_days: 45,
  rest_target_dormant_days: 90,
  utilisation_percent: 50,
};

const CLASS: CountClass = {
  animal: 'cows',
  head: 10,
  average_weight_lb: 1_000,
  gain_lb_per_day: 0,
  au_per_head: null,
  intake_percent: null,
};

export const animals = (values: Partial<CountClass> = {}): CountClass => ({ ...CLASS, ...values });

/** Feed that was eaten, as far as nothing else is said of it. */
export const aFeed = (values: Pick<FeedData, 'at' | 'lb'> & Partial<FeedData>): FeedData => ({
  use: 'eaten',
  herd_uuid: null,
  paddock_uuid: null,
  dm_percent: null,
  animal: null,
  days: null,
  feedstuff_uuid: null,
  ...values,
});

/** Collects what a ranch writes down; ids are the names given, entries without one are numbered. */
export class ARanch {
  private ranch = RANCH;
  private readonly seasons: Entry<SeasonData>[] = [];
  private readonly paddocks: Entry<PaddockData>[] = [];
  private readonly herds: Entry<HerdData>[] = [];
  private readonly counts: Entry<CountData>[] = [];
  private readonly transfers: Entry<TransferData>[] = [];
  private readonly moves = new Map<string, Entry<MoveData>[]>();
  private readonly forage = new Map<string, Entry<ForageData>[]>();
  private readonly feed: Entry<FeedData>[] = [];
  private made = 0;

  private id = (): string => `entry-${String((this.made += 1)).padStart(6, '0')}`;

  settings(values: Partial<RanchData>): this {
    this.ranch = { ...this.ranch, ...values };
    return this;
  }

  season(uuid: string, starts_on: string, ends_on: string | null, type: SeasonData['type'] = 'growing'): this {
    this.seasons.push({ uuid, data: { name: uuid, type, starts_on, ends_on } });
    return this;
  }

  paddock(uuid: string, acres: number | null = 10, values: Partial<PaddockData> = {}): this {
    const unset = { parent_uuid: null, starts_at: null, retired_at: null, rest_target_days: null };
    this.paddocks.push({ uuid, data: { name: uuid, acres, grazeable_percent: 100, ...unset, ...values } });
    return this;
  }

  /** A herd, counted at the first instant unless its classes are left out. */
  herd(uuid: string, classes?: readonly CountClass[], values: Partial<HerdData> = {}): this {
    this.herds.push({ uuid, data: { name: uuid, ours: true, retired_at: null, ...values } });
    return classes === undefined ? this : this.count(uuid, day(0), classes);
  }

  count(herd_uuid: string, at: string, classes: readonly CountClass[]): this {
    this.counts.push({ uuid: this.id(), data: { herd_uuid, at, classes } });
    return this;
  }

  transfer(at: string, values: Partial<TransferData>): this {
    const unset = { from_herd_uuid: null, to_herd_uuid: null, animal: null, head: null, average_weight_lb: null };
    this.transfers.push({ uuid: this.id(), data: { at, ...unset, ...values } });
    return this;
  }

  move(herd_uuid: string, at: string, to: string | readonly string[], values: Partial<MoveData> = {}): this {
    const paddock_uuids = typeof to === 'string' ? [to] : to;
    const data = {
      herd_uuid,
      at,
      paddock_uuids,
      off: null,
      strip_acres: null,
      planned_days: null,
      plan_uuid: null,
      ...values,
    };
    this.moves.set(herd_uuid, [...(this.moves.get(herd_uuid) ?? []), { uuid: this.id(), data }]);
    return this;
  }

  withoutMove(uuid: string): this {
    for (const [herd, moves] of this.moves)
      this.moves.set(
        herd,
        moves.filter((move) => move.uuid !== uuid),
      );
    return this;
  }

  off(herd_uuid: string, at: string, off: MoveData['off'] = 'corral'): this {
    return this.move(herd_uuid, at, [], { off });
  }

  estimate(paddock_uuid: string, at: string, lb_per_acre: number): this {
    const data: ForageData = { paddock_uuid, at, lb_per_acre, measure: 'season_estimate' };
    this.forage.set(paddock_uuid, [...(this.forage.get(paddock_uuid) ?? []), { uuid: this.id(), data }]);
    return this;
  }

  fed(at: string, lb: number, values: Partial<FeedData>): this {
    this.feed.push({ uuid: this.id(), data: aFeed({ at, lb, ...values }) });
    return this;
  }

  records(): GrazingRecords {
    const { ranch, seasons, paddocks, herds, counts, transfers, moves, forage, feed } = this;
    return { ranch, seasons, paddocks, herds, counts, transfers, moves, forage, feed };
  }
}
