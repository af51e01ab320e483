import type { Kind } from '@records/index';

const OF_CLASSES = ['animal', 'head', 'average_weight_lb', 'gain_lb_per_day', 'au_per_head', 'intake_percent'];

/** The fields that say what happened, by kind. A note that somebody has changed since makes no other entry of it. */
const FIELDS: Partial<Readonly<Record<string, string[]>>> = {
  move: ['herd_uuid', 'at', 'paddock_uuids', 'off'],
  count: ['herd_uuid', 'at', 'classes', ...OF_CLASSES],
  feed: ['at', 'lb', 'what', 'use', 'herd_uuid', 'paddock_uuid'],
  forage: ['paddock_uuid', 'at', 'lb_per_acre', 'measure'],
  note: ['at', 'text', 'paddock_uuid'],
} satisfies Partial<Record<Kind, string[]>>;

/** The kinds of entries that can be here already. */
export const KINDS_OF_ENTRIES = ['move', 'count', 'feed', 'forage', 'note'] as const satisfies readonly Kind[];

interface Entry {
  readonly kind: string;
  readonly data: unknown;
}

/** What an entry says, in one text; undefined for what is no entry. A list of fields puts them in its order, inner ones too. */
function saying({ kind, data }: Entry): string | undefined {
  const fields = FIELDS[kind];
  return fields === undefined ? undefined : `${kind} ${JSON.stringify(data, fields)}`;
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
