import { changed } from '@records/index';
import type { Feeding } from './feedingWords';

/** What gives feedings one dry matter, percent: to those that have none now. */
export const withDryMatter = (feedings: readonly Feeding[], dm_percent: number | null) =>
  feedings.filter(({ data }) => data.dm_percent === null).map((feeding) => changed('feed', feeding, { dm_percent }));
