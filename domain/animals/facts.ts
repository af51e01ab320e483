import type { Animal, CountData, Entry, HerdData, TransferData } from '../grazing/records';

/** A ranch's rules for organic animals (`domain/rules`); null where it has none. */
export type RuleSetId = 'us_nop' | 'none';

export type ProductKind =
  'medicine' | 'vaccine' | 'parasite' | 'implant' | 'herbicide' | 'pesticide' | 'fertiliser' | 'seed' | 'other';

/** What a treatment does to the organic status of an animal; null: nobody said. */
export type Organic = 'unaffected' | 'doubled' | 'lost';

type DoseUnit = 'ml' | 'mg' | 'g' | 'l' | 'lb' | 'piece';

type Route =
  | 'subcutaneous'
  | 'intramuscular'
  | 'intravenous'
  | 'oral'
  | 'pour_on'
  | 'intramammary'
  | 'intranasal'
  | 'implant'
  | 'feed'
  | 'water'
  | 'eye'
  | 'other';

/** A treatment, with what the label says copied into it. Instants are ISO 8601 in UTC, texts are empty where nobody recorded them. */
export interface TreatmentData {
  readonly herd_uuid: string;
  /** The first dose, and the last one where there were more. */
  readonly at: string;
  readonly last_at: string | null;
  readonly animal: Animal | null;
  /** Null: all. */
  readonly head: number | null;
  readonly tags: readonly string[];
  readonly product_uuid: string | null;
  readonly product: string;
  /** Active ingredients. */
  readonly active: string;
  readonly reg_no: string;
  readonly batch: string;
  /** YYYY-MM-DD. */
  readonly expires_on: string | null;
  /** The condition. */
  readonly reason: string;
  readonly dose: number | null;
  readonly dose_unit: DoseUnit;
  /** The dose is for as many lb of live weight; null: for a head. */
  readonly dose_per_lb: number | null;
  readonly total: number | null;
  readonly route: Route | null;
  readonly site: string;
  /** Who gave it. */
  readonly by: string;
  readonly vet: string;
  readonly prescription: string;
  readonly supplier: string;
  readonly proof: string;
  readonly extralabel: boolean;
  /** Null: nobody recorded it. 0 holds nothing. */
  readonly meat_days: number | null;
  readonly milk_hours: number | null;
  readonly export_days: number | null;
  readonly not_for_food: boolean;
  readonly organic: Organic | null;
  readonly cost: number | null;
  readonly note: string;
}

/** What was put on a paddock. Instants are ISO 8601 in UTC, texts are empty where nobody recorded them. */
export interface PaddockTreatmentData {
  readonly paddock_uuid: string;
  readonly at: string;
  /** The part that was treated; null: all of it. */
  readonly acres: number | null;
  readonly what: 'herbicide' | 'pesticide' | 'fertiliser' | 'lime' | 'compost' | 'manure' | 'seed' | 'other';
  readonly product_uuid: string | null;
  readonly product: string;
  readonly batch: string;
  /** In the label's own unit. */
  readonly rate: number | null;
  readonly rate_unit: string;
  /** In all. */
  readonly lb: number | null;
  readonly n_percent: number | null;
  /** Closed to grazing from `at`. Null: nobody recorded it; 0 closes nothing. */
  readonly graze_days: number | null;
  readonly export_days: number | null;
  readonly by: string;
  readonly note: string;
}

/** One session of a scale. A tag is empty where it was not read. */
export interface WeighingData {
  readonly herd_uuid: string;
  readonly at: string;
  readonly animal: Animal | null;
  readonly entries: readonly { readonly tag: string; readonly lb: number }[];
}

/** A tag of an animal, from a day to another, both included (YYYY-MM-DD); null: without end. */
export interface AnimalId {
  readonly tag: string;
  readonly type: 'eid' | 'official' | 'visual' | 'tattoo' | 'brand' | 'other';
  readonly from: string | null;
  readonly to: string | null;
}

export interface AnimalData {
  readonly name: string;
  readonly animal: Animal;
  readonly ids: readonly AnimalId[];
  /** In that herd from `at` on; both or neither. */
  readonly herd_uuid: string | null;
  readonly at: string | null;
  readonly born_on: string | null;
  readonly dam_uuid: string | null;
  readonly note: string;
}

/** A transfer, with the tags that were read of the animals that it moves. */
export interface TaggedTransferData extends TransferData {
  readonly reason: string;
  readonly tags: readonly string[];
}

/** Everything that clocks, weights and animals are computed from. */
export interface AnimalRecords {
  readonly herds: readonly Entry<HerdData>[];
  readonly counts: readonly Entry<CountData>[];
  readonly transfers: readonly Entry<TaggedTransferData>[];
  readonly treatments: readonly Entry<TreatmentData>[];
  readonly weighings: readonly Entry<WeighingData>[];
  readonly animals: readonly Entry<AnimalData>[];
}
