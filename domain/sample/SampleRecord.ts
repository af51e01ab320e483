import type { AnimalData, ProductKind, TreatmentData, WeighingData } from '../animals/facts';
import type { Shape } from '../geometry/Position';
import type {
  CountData,
  FeedData,
  ForageData,
  HerdData,
  MoveData,
  PaddockData,
  SeasonData,
  TransferData,
} from '../grazing/records';

type Label =
  | 'active'
  | 'reg_no'
  | 'dose'
  | 'dose_unit'
  | 'dose_per_lb'
  | 'route'
  | 'meat_days'
  | 'milk_hours'
  | 'export_days'
  | 'organic';

/** All fields of each kind that the sample ranch has. */
export interface SampleData {
  season: SeasonData;
  paddock: PaddockData & { shape: Shape | null; rating: number | null; grass_type: string; note: string };
  herd: HerdData & { color: string; note: string };
  count: CountData & { reason: 'counted' | 'weighed'; note: string };
  transfer: TransferData & { reason: 'bought' | 'sold'; note: string; tags: string[]; document: string; party: string };
  product: Pick<TreatmentData, Label> & {
    name: string;
    what: ProductKind;
    graze_days: null;
    retired_at: null;
    note: string;
  };
  treatment: TreatmentData;
  weighing: WeighingData & { note: string };
  animal: AnimalData;
  move: MoveData & { plan_uuid: null; note: string };
  plan: { herd_uuid: string; paddock_uuids: string[]; at: string; days: number; note: string };
  forage: ForageData & { method: string; note: string };
  feed: FeedData & { what: 'hay'; note: string };
  rain: { on: string; inches: number };
  note: { at: string; text: string; paddock_uuid: string | null; herd_uuid: string | null; point: null };
  task: {
    title: string;
    due_on: string;
    assignee_uuid: string | null;
    paddock_uuid: string | null;
    herd_uuid: string | null;
    repeat_days: number | null;
    done_at: null;
    note: string;
  };
}

export type SampleKind = keyof SampleData;

/** A new record of the sample ranch. */
export interface SampleRecord<Kind extends SampleKind = SampleKind> {
  readonly kind: Kind;
  readonly uuid: string;
  readonly data: SampleData[Kind];
}

export type Make = <Kind extends SampleKind>(kind: Kind, data: SampleData[Kind]) => SampleRecord<Kind>;

/** The days that the sample tells of, in the ranch's zone, counted from 1970-01-01: from `first` to `last`, both included. */
export interface SampleDays {
  readonly first: number;
  readonly last: number;
  /** ISO 8601 in UTC of this many hours after a day's midnight. */
  readonly timeOf: (day: number, hour: number) => string;
}

/** A day as YYYY-MM-DD. */
export const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** A day's month, from 1 to 12. */
export const monthOf = (day: number): number => Number(dateOf(day).slice(5, 7));
