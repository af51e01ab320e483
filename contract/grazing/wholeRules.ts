import type { TestConfig } from '../text/yup';
import { t } from '@domain/words';

/** A rule over several fields of a record, with the field that its sentence is next to. */
function ruleOver<Data extends object>(
  field: string,
  message: string,
  isKept: (data: Partial<Data>) => boolean,
): TestConfig<Data> {
  return {
    name: field,
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
