import type { AnySchema } from '../text/yup';
import { animalSchema, type Animal } from './animal';
import { countSchema, type Count } from './count';
import { grazingSeasonSchema, type GrazingSeason } from './grazingSeason';
import { confinementSchema, type Confinement } from './confinement';
import { demandSchema, type Demand } from './demand';
import { keyAreaSchema, type KeyArea } from './keyArea';
import { useReadingSchema, type UseReading } from './useReading';
import { photoPointSchema, type PhotoPoint } from './photoPoint';
import { transectSchema, type Transect } from './transect';
import { transectReadingSchema, type TransectReading } from './transectReading';
import { landUnitSchema, type LandUnit } from './landUnit';
import { attestationSchema, type Attestation } from './attestation';
import { droughtTriggerSchema, type DroughtTrigger } from './droughtTrigger';
import { droughtDecisionSchema, type DroughtDecision } from './droughtDecision';
import { feedSchema, type Feed } from './feed';
import { feedstuffSchema, type Feedstuff } from './feedstuff';
import { forageSchema, type Forage } from './forage';
import { herdSchema, type Herd } from './herd';
import { markSchema, type Mark } from './mark';
import { moveSchema, type Move } from './move';
import { noteSchema, type Note } from './note';
import { paddockSchema, type Paddock } from './paddock';
import { paddockTreatmentSchema, type PaddockTreatment } from './paddockTreatment';
import { photoSchema, type Photo } from './photo';
import { placeSchema, type Place } from './place';
import { planSchema, type Plan } from './plan';
import { productSchema, type Product } from './treatmentProduct';
import { rainSchema, type Rain } from './rain';
import { ranchSettingsSchema, type RanchSettings } from './ranchSettings';
import { seasonSchema, type Season } from './season';
import { taskSchema, type Task } from './task';
import { transferSchema, type Transfer } from './transfer';
import { treatmentSchema, type Treatment } from './treatment';
import { weighingSchema, type Weighing } from './weighing';

/** The rules of the kinds that a photo can be of. */
const SUBJECT_SCHEMAS = {
  ranch: ranchSettingsSchema,
  season: seasonSchema,
  paddock: paddockSchema,
  herd: herdSchema,
  count: countSchema,
  transfer: transferSchema,
  move: moveSchema,
  plan: planSchema,
  forage: forageSchema,
  feed: feedSchema,
  mark: markSchema,
  place: placeSchema,
  task: taskSchema,
  note: noteSchema,
  rain: rainSchema,
  product: productSchema,
  treatment: treatmentSchema,
  weighing: weighingSchema,
  animal: animalSchema,
  paddock_treatment: paddockTreatmentSchema,
  feedstuff: feedstuffSchema,
  grazing_season: grazingSeasonSchema,
  confinement: confinementSchema,
  demand: demandSchema,
  key_area: keyAreaSchema,
  use_reading: useReadingSchema,
  photo_point: photoPointSchema,
  transect: transectSchema,
  transect_reading: transectReadingSchema,
  unit: landUnitSchema,
  attestation: attestationSchema,
  trigger: droughtTriggerSchema,
  decision: droughtDecisionSchema,
} as const;

export type SubjectKind = keyof typeof SUBJECT_SCHEMAS;

/** The kinds of what people write that a photo can be of: all but photos. */
const SUBJECT_KINDS = Object.keys(SUBJECT_SCHEMAS) as SubjectKind[];

/** What is recorded of each kind of record. */
export interface RecordDataByKind {
  ranch: RanchSettings;
  season: Season;
  paddock: Paddock;
  herd: Herd;
  count: Count;
  transfer: Transfer;
  move: Move;
  plan: Plan;
  forage: Forage;
  feed: Feed;
  mark: Mark;
  place: Place;
  task: Task;
  note: Note;
  rain: Rain;
  product: Product;
  treatment: Treatment;
  weighing: Weighing;
  animal: Animal;
  paddock_treatment: PaddockTreatment;
  feedstuff: Feedstuff;
  grazing_season: GrazingSeason;
  confinement: Confinement;
  demand: Demand;
  key_area: KeyArea;
  use_reading: UseReading;
  photo_point: PhotoPoint;
  transect: Transect;
  transect_reading: TransectReading;
  unit: LandUnit;
  attestation: Attestation;
  trigger: DroughtTrigger;
  decision: DroughtDecision;
  photo: Photo<SubjectKind>;
}

export type RecordKind = keyof RecordDataByKind;

/** The rules of each kind, for forms and for the server. */
export const RECORD_SCHEMAS = { ...SUBJECT_SCHEMAS, photo: photoSchema(SUBJECT_KINDS) } as const;

/** The rules of a kind's fields, each by itself. Of a kind known only at run time no single type fits all of them. */
export const rulesOf = (kind: RecordKind) =>
  RECORD_SCHEMAS[kind].fields as unknown as Readonly<Record<string, AnySchema>>;

export const RECORD_KINDS = Object.keys(RECORD_SCHEMAS) as RecordKind[];

export const isRecordKind = (value: unknown): value is RecordKind =>
  typeof value === 'string' && Object.hasOwn(RECORD_SCHEMAS, value);

/** A record as the ranch has it; `data` null is a deleted one. `changed_by` is a user's uuid, null where nobody is known. */
export type RanchRecord = {
  [Kind in RecordKind]: {
    kind: Kind;
    uuid: string;
    revision: number;
    /** ISO 8601 in UTC. */
    changed_at: string;
    changed_by: string | null;
    data: RecordDataByKind[Kind] | null;
  };
}[RecordKind];
