import { capitalized } from '@shared/lib/wording';
import type { DataOf, Kind } from './kinds';

/** A field of any kind of record. */
type Field = { [K in Kind]: keyof DataOf<K> }[Kind];

/** What fields are called whose names don't say it, as in the forms that write them. */
const FIELDS: { readonly [F in Field]?: string } = {
  what: 'Kind',
  grazeable_percent: 'Grazeable',
  at: 'When',
  on: 'Day',
  text: 'Note',
  title: 'Task',
  due_on: 'Due',
  done_at: 'Done',
  assignee_uuid: 'Who does it',
  repeat_days: 'Repeat after days',
  starts_on: 'First day',
  ends_on: 'Last day',
  starts_at: 'In use from',
  retired_at: 'Retired',
  off: 'Paddock',
  parent_uuid: 'Part of',
  plan_uuid: 'Planned move',
  days: 'Planned days',
  strip_acres: 'Part in use',
  acres: 'Area',
  lb_per_acre: 'Forage',
  lb: 'Weight',
  inches: 'Rain',
  measure: 'What was measured',
  use: 'Put out or eaten',
  animal: 'Animals',
  classes: 'Animals',
  average_weight_lb: 'Average weight',
  reason: 'What happened',
  ours: 'Whose it is',
  type: 'Kind',
  point: 'Position',
  rest_target_days: 'Rest target',
  rest_target_growing_days: 'Rest target while growing',
  rest_target_dormant_days: 'Rest target while dormant',
  standard_weight_lb: 'Weight of a standard animal',
  standard_intake_lb: 'What it eats a day',
  utilisation_percent: 'Utilization',
};

const BY_NAME: Readonly<Record<string, string>> = FIELDS;

/** What a field of a record is called where people read of it. Any other is read from its name: "Withdrawal days". */
export const fieldInWords = (field: string): string =>
  BY_NAME[field] ?? capitalized(field.replace(/_uuids?$/, '').replaceAll('_', ' '));
