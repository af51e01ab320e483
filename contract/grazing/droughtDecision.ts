import { object, type InferType } from '../text/yup';
import { amount, choice, date, instant, line, note, reference } from './recordFields';

const DECISIONS = ['kept', 'done', 'changed', 'put_off'] as const;

/** What was decided on a trigger's day of one year (`on`), and the figure as it was then; null where it could not be told. */
export const droughtDecisionSchema = object({
  trigger_uuid: reference('trigger'),
  on: date(),
  at: instant(),
  value: amount().nullable(),
  what: choice(DECISIONS),
  by: line(),
  note: note(),
}).noUnknown();

export type DroughtDecision = InferType<typeof droughtDecisionSchema>;
