import { object, type InferType } from 'yup';
import { amount, date } from './recordFields';

export const rainSchema = object({ on: date(), inches: amount() }).noUnknown();

export type Rain = InferType<typeof rainSchema>;
