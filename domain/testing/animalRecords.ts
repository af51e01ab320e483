import type { AnimalData, TaggedTransferData, TreatmentData, WeighingData } from '../animals/facts';
import type { ClockRecords } from '../animals/withdrawal/clocksOf';
import type { CountData, Entry } from '../grazing/records';
import { animals, day } from './aRanch';

const TREATMENT: TreatmentData = {
  herd_uuid: 'h',
  at: day(0),
  last_at: null,
  animal: null,
  head: null,
  tags: [],
  product_uuid: null,
  product: 'Ivomec',
  active: '',
  reg_no: '',
  batch: '',
  expires_on: null,
  reason: '',
  dose: null,
  dose_unit: 'ml',
  dose_per_lb: null,
  total: null,
  route: null,
  site: '',
  by: '',
  vet: '',
  prescription: '',
  supplier: '',
  proof: '',
  extralabel: false,
  meat_days: 28,
  milk_hours: null,
  export_days: null,
  not_for_food: false,
  organic: null,
  cost: null,
  note: '',
};

const TRANSFER: TaggedTransferData = {
  at: day(0),
  from_herd_uuid: null,
  to_herd_uuid: null,
  animal: null,
  head: null,
  average_weight_lb: null,
  reason: 'split',
  tags: [],
};

const ANIMAL: AnimalData = {
  name: '',
  animal: 'cows',
  ids: [],
  herd_uuid: null,
  at: null,
  born_on: null,
  dam_uuid: null,
  note: '',
};

export const treatment = (uuid: string, values: Partial<TreatmentData> = {}): Entry<TreatmentData> => ({
  uuid,
  data: { ...TREATMENT, ...values },
});

export const transfer = (uuid: string, values: Partial<TaggedTransferData>): Entry<TaggedTransferData> => ({
  uuid,
  data: { ...TRANSFER, ...values },
});

/** A count by the head of each class: `counted('c1', 'h', 0, { cows: 40 })`. */
export const counted = (
  uuid: string,
  herd_uuid: string,
  days: number,
  heads: Partial<Record<AnimalData['animal'], number>>,
): Entry<CountData> => ({
  uuid,
  data: {
    herd_uuid,
    at: day(days),
    classes: Object.entries(heads).map(([animal, head]) => animals({ animal: animal as AnimalData['animal'], head })),
  },
});

export const weighing = (
  uuid: string,
  herd_uuid: string,
  days: number,
  tags: readonly string[],
): Entry<WeighingData> => ({
  uuid,
  data: { herd_uuid, at: day(days), animal: null, entries: tags.map((tag) => ({ tag, lb: 500 })) },
});

export const animal = (uuid: string, values: Partial<AnimalData>): Entry<AnimalData> => ({
  uuid,
  data: { ...ANIMAL, ...values },
});

export const visualId = (tag: string, from: string | null = null, to: string | null = null) => ({
  tag,
  type: 'visual' as const,
  from,
  to,
});

const NOTHING: ClockRecords = {
  time_zone: null,
  rule_set: null,
  counts: [],
  transfers: [],
  treatments: [],
  weighings: [],
  animals: [],
};

export const clockRecords = (values: Partial<ClockRecords>): ClockRecords => ({ ...NOTHING, ...values });
