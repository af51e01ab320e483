import type { TestConfig } from '../text/yup';
import { numberInWords } from '@domain/language/formats';
import { t } from '@domain/words';

/** A rule over several fields of a record, with the field that its sentence is next to. */
function ruleOver<Data extends object>(
  field: string,
  message: string,
  isKept: (data: Partial<Data>) => boolean,
): TestConfig<Data> {
  return {
    name: field,
    message,
    skipAbsent: true,
    test: (data, { createError, path }) =>
      isKept(data) || createError({ message, path: path === '' ? field : `${path}.${field}` }),
  };
}

interface Run {
  starts_on: string;
  ends_on: string | null;
}

/** Days as texts are in the order of the calendar. */
export const endsAfterItStarts = ruleOver<Run>(
  'ends_on',
  t`The last day is before the first`,
  ({ starts_on: first, ends_on: last }) =>
    typeof first !== 'string' || typeof last !== 'string' || first === last || first < last,
);

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** Exactly when a herd is in no paddock, it is off pasture. */
export const inPaddocksOrOff = ruleOver<{ paddock_uuids: string[]; off: string | null }>(
  'off',
  t`A herd is either in paddocks or off pasture: say one of them`,
  ({ paddock_uuids: places, off }) => !Array.isArray(places) || (places.length === 0) === isGiven(off),
);

export const fromOrToAHerd = ruleOver<{ from_herd_uuid: string | null; to_herd_uuid: string | null }>(
  'to_herd_uuid',
  t`Say which herd the animals leave, or which they join`,
  ({ from_herd_uuid: from, to_herd_uuid: to }) => isGiven(from) || isGiven(to),
);

export const ofAHerdOrPaddock = ruleOver<{ herd_uuid: string | null; paddock_uuid: string | null }>(
  'herd_uuid',
  t`Say which herd was fed, or in which paddock`,
  ({ herd_uuid: herd, paddock_uuid: paddock }) => isGiven(herd) || isGiven(paddock),
);

export const acresOrShape = ruleOver<{ shape: object | null; acres: number | null }>(
  'acres',
  t`The acres of a paddock with a shape are measured from it: leave them empty`,
  ({ shape, acres }) => !isGiven(shape) || !isGiven(acres),
);

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

export const noMoreTagsThanHead = ruleOver<{ tags: string[]; head: number | null }>(
  'tags',
  t`More tags are named than head`,
  ({ tags, head }) => typeof head !== 'number' || head < 0 || lengthOf(tags) <= head,
);

export const headOrTags = ruleOver<{ tags: string[]; head: number | null }>(
  'head',
  t`Give either the head or the tags: the tags are counted`,
  ({ tags, head }) => !isGiven(head) || lengthOf(tags) === 0,
);

/** Instants of one form are in the order of time. */
export const lastDoseAfterFirst = ruleOver<{ at: string; last_at: string | null }>(
  'last_at',
  t`The last dose is before the first`,
  ({ at, last_at: last }) => typeof at !== 'string' || typeof last !== 'string' || last >= at,
);

export const inAHerdFromThen = ruleOver<{ herd_uuid: string | null; at: string | null }>(
  'at',
  t`Say both the herd and since when the animal is in it, or neither`,
  ({ herd_uuid: herd, at }) => isGiven(herd) === isGiven(at),
);

export const idEndsAfterItStarts = ruleOver<{ from: string | null; to: string | null }>(
  'to',
  t`The last day is before the first`,
  ({ from, to }) => typeof from !== 'string' || typeof to !== 'string' || from <= to,
);

export const endsLaterThanItStarts = ruleOver<{ starts_at: string; ends_at: string | null }>(
  'ends_at',
  t`It ends before it starts`,
  ({ starts_at: start, ends_at: end }) => typeof start !== 'string' || typeof end !== 'string' || end >= start,
);

export const poundsOrPercent = ruleOver<{ dmd_lb: number | null; dmd_percent: number | null }>(
  'dmd_percent',
  t`Give either the pounds a day or the percent of live weight`,
  ({ dmd_lb: lb, dmd_percent: percent }) => !isGiven(lb) || !isGiven(percent),
);

export const heightsOrMean = ruleOver<{ heights_in: number[]; mean_in: number | null }>(
  'mean_in',
  t`Give either the heights or their mean: the mean of heights is computed`,
  ({ heights_in: heights, mean_in: mean }) => lengthOf(heights) === 0 || !isGiven(mean),
);

export const readingsOfAMean = ruleOver<{ mean_in: number | null; readings: number | null }>(
  'readings',
  t`How many readings there were is asked only with a mean`,
  ({ mean_in: mean, readings }) => isGiven(mean) || !isGiven(readings),
);

/** Points under a canopy are some of the points that were counted. */
export function noMoreCanopyThan<Hit extends string>(hits: readonly Hit[]) {
  return ruleOver<Record<Hit, number> & { canopy: number | null }>(
    'canopy',
    t`More points are under a canopy than were counted`,
    (data) => {
      const points = hits.reduce((total, hit) => total + Number(data[hit]), 0);
      return typeof data.canopy !== 'number' || Number.isNaN(points) || data.canopy <= points;
    },
  );
}

/** A reading counts 1 to `most` points by what each hit first. */
export function someHits<Hit extends string>([first, ...others]: readonly [Hit, ...Hit[]], most: number) {
  const shown = numberInWords(most, 0);
  return ruleOver<Record<Hit, number>>(first, t`Enter 1 to ${shown} points in all`, (data) => {
    const counts: unknown[] = [first, ...others].map((hit) => data[hit]);
    const sum = counts.reduce((total: number, count) => total + Number(count), 0);
    // A count that isn't one has its own sentence.
    return Number.isNaN(sum) || (sum >= 1 && sum <= most);
  });
}
