import type { Kind } from '@records/index';

/** The fields of a class of animals that say how many there are of which. */
const OF_CLASSES = ['animal', 'head', 'average_weight_lb', 'gain_lb_per_day', 'au_per_head', 'intake_percent'];

/** The fields that say what happened, by kind. A note that somebody has changed since makes no other entry of it. */
const FIELDS: Partial<Readonly<Record<string, readonly string[]>>> = {
  move: ['herd_uuid', 'at', 'paddock_uuids', 'off'],
  count: ['herd_uuid', 'at', 'classes'],
  feed: ['at', 'lb', 'what', 'use', 'herd_uuid', 'paddock_uuid'],
  forage: ['paddock_uuid', 'at', 'lb_per_acre', 'measure'],
  note: ['at', 'text', 'paddock_uuid'],
} satisfies Partial<Record<Kind, readonly string[]>>;

interface Entry {
  readonly kind: string;
  readonly data: unknown;
}

function valuesOf(data: object, fields: readonly string[]): unknown[] {
  const values = new Map<string, unknown>(Object.entries(data));
  return fields.map((field) => comparable(values.get(field)));
}

/** The same for equal values: the fields of a class in one order, whatever order they are stored in. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  return typeof value === 'object' && value !== null ? valuesOf(value, OF_CLASSES) : value;
}

/** What an entry says, as a key that equal entries share; undefined for what isn't an entry. */
function saying({ kind, data }: Entry): string | undefined {
  const fields = FIELDS[kind];
  if (fields === undefined || typeof data !== 'object' || data === null) return undefined;
  return JSON.stringify([kind, ...valuesOf(data, fields)]);
}

/** The entries of a ranch, each to be found as often as it is there: the same hay is put out twice, too. */
export class HereAlready {
  private readonly times = new Map<string, number>();

  add(entry: Entry): void {
    const said = saying(entry);
    if (said !== undefined) this.times.set(said, (this.times.get(said) ?? 0) + 1);
  }

  /** Whether the ranch has an entry that says the same, and that no earlier one was found to be. */
  take(entry: Entry): boolean {
    const said = saying(entry);
    const left = said === undefined ? 0 : (this.times.get(said) ?? 0);
    if (said === undefined || left === 0) return false;
    this.times.set(said, left - 1);
    return true;
  }
}
