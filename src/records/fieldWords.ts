import { t } from '@domain/words';
import { capitalized } from '@shared/lib/wording';
import type { DataOf, Kind } from './kinds';

/** A field of any kind of record. */
type Field = { [K in Kind]: keyof DataOf<K> }[Kind];

/** What fields are called whose names don't say it, as in the forms that write them. */
const FIELDS: { readonly [F in Field]?: string } = {
  what: t`Kind`,
  grazeable_percent: t`Grazeable`,
  at: t`When`,
  on: t`Day`,
  text: t`Note`,
  title: t`Task`,
  due_on: t`Due`,
  done_at: t`Done`,
  assignee_uuid: t`Who does it`,
  repeat_days: t`Repeat after days`,
  starts_on: t`First day`,
  ends_on: t`Last day`,
  starts_at: t`In use from`,
  retired_at: t`Retired`,
  off: t`Paddock`,
  parent_uuid: t`Part of`,
  plan_uuid: t`Planned move`,
  days: t`Planned days`,
  strip_acres: t`Part in use`,
  acres: t`Area`,
  lb_per_acre: t`Forage`,
  lb: t`Weight`,
  inches: t`Rain`,
  measure: t`What was measured`,
  use: t`Put out or eaten`,
  animal: t`Animals`,
  classes: t`Animals`,
  average_weight_lb: t`Average weight`,
  reason: t`What happened`,
  ours: t`Whose it is`,
  type: t`Kind`,
  point: t`Position`,
  sha256: t`Picture`,
  bytes: t`Size in bytes`,
  width: t`Width in pixels`,
  height: t`Height in pixels`,
  bearing_deg: t`Direction in degrees`,
  subject_kind: t`What it is of`,
  subject_uuid: t`Of`,
  rest_target_days: t`Rest target`,
  rest_target_growing_days: t`Rest target while growing`,
  rest_target_dormant_days: t`Rest target while dormant`,
  standard_weight_lb: t`Weight of a standard animal`,
  standard_intake_lb: t`What it eats a day`,
  utilisation_percent: t`Utilization`,
};

const BY_NAME: Readonly<Record<string, string>> = FIELDS;

/** What a field of a record is called where people read of it. Any other is read from its name: "Withdrawal days". */
export const fieldInWords = (field: string): string =>
  BY_NAME[field] ?? capitalized(field.replace(/_uuids?$/, '').replaceAll('_', ' '));
