import { object, type InferType } from '../text/yup';
import { date, days, instant, name, note, reference } from './recordFields';

/** `assignee_uuid` is a member when it is written, and stays when they leave. */
export const taskSchema = object({
  title: name(),
  due_on: date().nullable(),
  assignee_uuid: reference('member').nullable(),
  paddock_uuid: reference('paddock').nullable(),
  herd_uuid: reference('herd').nullable(),
  repeat_days: days().nullable(),
  done_at: instant().nullable(),
  note: note(),
}).noUnknown();

export type Task = InferType<typeof taskSchema>;
