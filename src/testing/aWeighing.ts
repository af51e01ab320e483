import { aHerdRecord, COWS } from './aRecord';

/** A session of the cows: a line is a tag, or nothing, and lb. */
export const aWeighingRecord = (at: string, weights: readonly (readonly [tag: string, lb: number])[]) => ({
  ...aHerdRecord(`w${at.slice(2, 10)}`),
  kind: 'weighing',
  data: { herd_uuid: COWS, at, animal: 'cows', entries: weights.map(([tag, lb]) => ({ tag, lb })), note: '' },
});
