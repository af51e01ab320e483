import { object, type InferType } from '../text/yup';
import { amount, date } from './recordFields';

/** More than has ever fallen anywhere in a day. */
const MOST_OF_A_DAY = 100;

export const rainSchema = object({ on: date(), inches: amount({ typedMax: MOST_OF_A_DAY }) }).noUnknown();

export type Rain = InferType<typeof rainSchema>;
