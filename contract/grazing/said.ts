import { array, object, string, type InferType, type ObjectSchema } from '../text/yup';
import { SAID_MAX_BYTES } from '../http/limits';
import { codePointLength, hasDirectionMarks, isStorableText } from '../text/text';
import { OFF_PASTURE } from './move';
import { amount, choice, whole } from './recordFields';
import { RECORD_KINDS } from './records';
import { TRANSFER_REASONS } from './transfer';

const SAID_TEXT_MAX = 255;
/* eslint-disable lingui/no-unlocalized-strings -- only programs read them: the app says nothing of such a form */
const NEEDED = 'This field is required';
const TEXT = `A text has up to ${SAID_TEXT_MAX} characters, and no marks that turn its direction`;
/* eslint-enable lingui/no-unlocalized-strings */

/** A name, or what else a person typed, as it was then. */
const text = () =>
  string()
    .defined(NEEDED)
    .nonNullable(NEEDED)
    .typeError(NEEDED)
    .test({
      name: 'text',
      message: TEXT,
      skipAbsent: true,
      test: (value) => codePointLength(value) <= SAID_TEXT_MAX && isStorableText(value) && !hasDirectionMarks(value),
    })
    .meta({ json: { type: 'string', maxLength: SAID_TEXT_MAX } });
const texts = () => array(text()).defined(NEEDED).nonNullable(NEEDED).typeError(NEEDED);
/** Where to: paddocks by their names, or where off pasture. */
const place = () => ({ to: texts(), off: choice(OFF_PASTURE).nullable() });
const plan = () => ({ herd: text(), to: texts() });
const herd = () => ({ herd: text() });
/** A record by its kind and what it is called: rain by its day, what is about something by the name of that. */
const named = () => ({ kind: choice(RECORD_KINDS), name: text() });
const comingOrGoing = () => ({
  herd: text(),
  reason: choice(TRANSFER_REASONS),
  /** Null: all of them. */
  head: whole().nullable(),
});

/**
 * What a group may say of itself, by `what`: each with the fields that its sentence needs. Numbers are stored units, days are
 * YYYY-MM-DD, kinds and reasons their codes, and names the texts as they were then.
 */
export const SAYINGS = {
  /** `head` null: it is unknown, and the herds are named. */
  moved: object({ ...place(), herds: texts(), head: amount().nullable() }),
  changed_move: object({ ...place(), ...herd() }),
  deleted_moves: object({ ...place(), moves: whole() }),
  planned: object(plan()),
  changed_plan: object(plan()),
  deleted_plan: object(plan()),
  planned_moves: object({ ...herd(), moves: whole() }),
  /** `days` is below 0 for earlier. */
  shifted_plan: object({ ...herd(), days: amount({ min: -1_000_000 }) }),
  reordered_plan: object(herd()),
  transferred: object(comingOrGoing()),
  changed_transfer: object(comingOrGoing()),
  deleted_transfer: object(comingOrGoing()),
  counted: object(herd()),
  finished_task: object({ title: text() }),
  reopened_task: object({ title: text() }),
  added: object(named()),
  changed: object(named()),
  deleted: object(named()),
  retired: object(named()),
  unretired: object(named()),
  added_subdivision: object({ name: text() }),
  added_forage: object({ paddocks: whole() }),
  added_animals: object({ animals: whole() }),
  ended_season: object({ name: text(), next: text().nullable() }),
  drew: object({ name: text() }),
  drew_new: object({ name: text() }),
  moved_corner: object({ paddocks: texts() }),
  removed_corner: object({ paddocks: texts() }),
  split: object({ name: text() }),
  cut_lane: object({ name: text() }),
  merged: object({ paddocks: texts() }),
  imported: object({
    counts: array(
      object({ kind: choice([...RECORD_KINDS, 'herd_part'] as const), count: whole() })
        .noUnknown()
        .defined(NEEDED),
    )
      .defined(NEEDED)
      .nonNullable(NEEDED),
    /** The name of the file; null for none. */
    file: text().nullable(),
  }),
  set_dry_matter: object({ feedings: whole() }),
  changed_settings: object({}),
  set_time_zone: object({}),
  filled_sample: object({}),
  drew_sample_photos: object({}),
  founded_ranch: object({}),
  /** A group of before there was anything but its label. */
  labeled: object({ label: text() }),
};

type Sayings = typeof SAYINGS;
export type PlainSaid = { [What in keyof Sayings]: { readonly what: What } & InferType<Sayings[What]> }[keyof Sayings];

/** What a group says of another one that it takes back, does again or brings back; or that it is a part of. */
export type Said =
  | PlainSaid
  | { readonly what: 'undid' | 'redid' | 'brought_back'; readonly of: Said }
  | { readonly what: 'part'; readonly of: Said; readonly part: number; readonly parts: number };

/** What else it says of another one. */
export const OF_ANOTHER = {
  undid: object({}),
  redid: object({}),
  brought_back: object({}),
  part: object({ part: whole({ min: 1 }), parts: whole({ min: 1 }) }),
};

const exactly = (rules: Readonly<Record<string, ObjectSchema<object>>>) =>
  new Map(Object.entries(rules).map(([what, rule]) => [what, rule.noUnknown().strict()]));
const PLAIN_RULES = exactly(SAYINGS);
const WRAPPING_RULES = exactly(OF_ANOTHER);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that something of at most `SAID_MAX_BYTES` can hold: each takes two bytes at least, and one more between two. */
const VALUES_MAX = SAID_MAX_BYTES / 2;

/**
 * Whether a value is JSON of at most `SAID_MAX_BYTES`. What is much larger, of any depth or width, is found out after a
 * bounded number of steps, before any of it is serialized.
 */
function isSmall(value: unknown): boolean {
  let length = 0;
  let values = 0;
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    values += 1;
    if (typeof next === 'string') length += next.length;
    else if (Array.isArray(next)) {
      if (next.length > VALUES_MAX) return false;
      for (const each of next) left.push(each);
    } else if (isObject(next))
      for (const name in next) {
        length += name.length;
        if (length > SAID_MAX_BYTES || left.length > VALUES_MAX) return false;
        left.push(next[name]);
      }
    if (length > SAID_MAX_BYTES || values + left.length > VALUES_MAX) return false;
  }
  return new TextEncoder().encode(JSON.stringify(value)).length <= SAID_MAX_BYTES;
}

function hasForm(value: unknown): value is Said {
  if (!isObject(value)) return false;
  const { what, ...fields } = value;
  if (typeof what !== 'string') return false;
  const wrapping = WRAPPING_RULES.get(what);
  if (wrapping === undefined) return PLAIN_RULES.get(what)?.isValidSync(fields) === true;
  const { of, ...own } = fields;
  return wrapping.isValidSync(own) && hasForm(of);
}

/** Whether a value is something that a group can say of itself. It is JSON of at most 1 KiB, so it is never deep. */
export const isSaid = (value: unknown): value is Said => isSmall(value) && hasForm(value);
