import { capitalized } from '@shared/lib/capitalized';

/** What fields are called where people read of them: as in the forms that write them. */
const FIELDS: Readonly<Record<string, string>> = {
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
  paddock_uuids: 'Paddock',
  off: 'Paddock',
  parent_uuid: 'Part of',
  from_herd_uuid: 'From herd',
  to_herd_uuid: 'To herd',
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
  color: 'Color',
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

/** What a field of a record is called. One that this version does not know is read from its name. */
export const fieldInWords = (field: string): string =>
  FIELDS[field] ?? capitalized(field.replace(/_uuids?$/, '').replaceAll('_', ' '));
