import type { SharedRecord } from '@domain/sharing/shareTerms';
import { referenceFields } from '../grazing/references';
import { RECORD_KINDS, rulesOf, type RecordKind } from '../grazing/records';

/** Where something was planted: in which kind and field. */
export interface Planted {
  readonly text: string;
  readonly kind: RecordKind;
  readonly field: string;
}

interface Place {
  /** Sets apart what is planted, and its ids. */
  readonly mark: string;
  readonly day: string;
  /** The paddock that everything hangs on which can hang on one. */
  readonly paddock: string;
}

const idOf = (kind: string, mark: string): string => `${kind}-${mark}`;

/** Days and instants that a kind is dated by have to be ones; all else may be any text. */
const TIME = /(?:^at$|^on$|_at$|_on$)/;

interface JsonRule {
  readonly type?: string | readonly string[];
  readonly properties?: object;
}

function valueOf(kind: RecordKind, field: string, text: string, { mark, day, paddock }: Place): unknown {
  const reference = referenceFields(kind).find((each) => each.field === field);
  const json = (rulesOf(kind)[field]?.spec.meta?.json ?? {}) as JsonRule;
  const isList = json.type === 'array' || rulesOf(kind)[field]?.type === 'array';
  if (field === 'parent_uuid' || field === 'retired_at') return null;
  if (reference !== undefined) {
    const [refers = ''] = reference.refers;
    const id =
      refers === 'paddock'
        ? paddock
        : refers === 'member'
          ? text
          : idOf(reference.by === undefined ? refers : 'herd', mark);
    return isList ? [id] : id;
  }
  if (field === 'subject_kind') return 'herd';
  if (field === 'year') return Number(day.slice(0, 4));
  if (TIME.test(field) && field !== 'expires_on' && field !== 'born_on')
    return field.endsWith('on') ? day : `${day}T12:00:00.000Z`;
  if (field === 'classes')
    return [
      { animal: text, head: 1, average_weight_lb: null, gain_lb_per_day: 0, au_per_head: null, intake_percent: null },
    ];
  if (field === 'ids') return [{ tag: text, type: 'eid', from: null, to: null }];
  if (field === 'off' || (kind === 'paddock' && field === 'acres')) return null;
  if (field === 'shape')
    return {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
      title: [text],
    };
  return isList ? [text] : text;
}

/** One record of each kind, with a text of its own in each field that takes no id, day or number that anything hangs on. */
export function plantedRecords(place: Place): { records: SharedRecord[]; planted: Planted[] } {
  const planted: Planted[] = [];
  const records = RECORD_KINDS.map((kind): SharedRecord => {
    const data: Record<string, unknown> = {};
    for (const field of Object.keys(rulesOf(kind))) {
      const text = `${kind}.${field}.${place.mark}`;
      data[field] = valueOf(kind, field, text, place);
      if (JSON.stringify(data[field]).includes(text)) planted.push({ text, kind, field });
    }
    return { kind, uuid: kind === 'paddock' ? place.paddock : idOf(kind, place.mark), data };
  });
  return { records, planted };
}
