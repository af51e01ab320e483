import { array, boolean, mixed, number, string, type AnyObject, type AnySchema, type ISchema } from '../text/yup';
import { numberInWords } from '@domain/language/formats';
import { listed } from '@domain/language/language';
import { plural, t } from '@domain/words';
import { TEXT_MAX } from '../http/limits';
import { DIRECTION_MESSAGE, UNSTORABLE_MESSAGE } from '../text/fields';
import { codePointLength, foldWhiteSpace, hasDirectionMarks, isStorableText } from '../text/text';
import { INSTANT_JSON, isDate, isDayOfYear, isInstant } from './dates';

/** The kinds that a field names by itself, and people of the ranch. */
export type Referred =
  | 'paddock'
  | 'herd'
  | 'plan'
  | 'product'
  | 'animal'
  | 'feedstuff'
  | 'key_area'
  | 'transect'
  | 'unit'
  | 'trigger'
  | 'member';

/**
 * What a field says of itself besides the JSON Schema of its values: what a form takes of its numbers, and the kind of record that
 * it names; or the field in which the record itself says that kind; the most items of a list. One that was added after the first release says since which version of the fields (`SCHEMA_VERSION`), and what
 * records from before it are read with.
 */
declare module 'yup' {
  interface CustomSchemaMetadata {
    typed?: TypedRange;
    refers?: Referred;
    refersBy?: string;
    most?: number;
    since?: number;
    absent?: unknown;
  }
}

const NEEDED = t`This field is required`;
const NUMBER_MAX = 1_000_000;
const SHA256 = /^[0-9a-f]{64}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is an id of the record: any UUID, in lower case. */
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** Whether a text is the SHA-256 of a file, as records have it. */
export const isSha256 = (value: string): boolean => SHA256.test(value);

const text = (sentence: string) => string().defined(NEEDED).nonNullable(sentence).typeError(sentence);

function matching(isGood: (value: string) => boolean, sentence: string, json: object) {
  return text(sentence)
    .test({ name: 'form', message: sentence, skipAbsent: true, test: (value) => value === undefined || isGood(value) })
    .meta({ json: { type: 'string', ...json } });
}

const id = () => matching(isId, t`This isn’t an ID: a UUID in lower case is needed`, { format: 'uuid' });

/** The id of a record of that kind, or of a member of the ranch. Whether there is one, the server knows. */
export const reference = (refers: Referred) => id().meta({ refers });

/** The id of a record of any kind. @param refersBy the field that says which: a `choice` of kinds */
export const referenceBy = (refersBy: string) => id().meta({ refersBy });

interface Length {
  min: number;
  max: number;
}

/** A list of `min` to `max` items. @param sentence what is said of one of another length */
export const list = <Item>(item: ISchema<Item, AnyObject>, { min, max }: Length, sentence: string) =>
  array(item)
    .defined(sentence)
    .nonNullable(sentence)
    .typeError(sentence)
    .min(min, sentence)
    .max(max, sentence)
    .meta({ most: max });

/** Ids of records of that kind, as many as `min` to `max`. */
export const references = (refers: 'paddock', min: number, max: number) =>
  list(id(), { min, max }, t`Choose ${min} to ${max}`).meta({
    refers,
    json: { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: min, maxItems: max },
  });

const TAGS_MAX = 2_000;

/** Each tag is judged by its own rule after the list, and may still be anything. */
function areDifferent(values: readonly unknown[]): boolean {
  const read = values.filter((value) => typeof value === 'string').map(cleanTag);
  return new Set(read).size === read.length;
}

/** Different tags as they were read, 0 to 2,000. */
export function tags() {
  const sentence = t`Enter at most ${plural(TAGS_MAX, { one: '# tag', other: '# tags' })}, each of them once`;
  return list(tag(), { min: 0, max: TAGS_MAX }, sentence)
    .defined(NEEDED)
    .test({ name: 'once', message: sentence, test: areDifferent })
    .meta({
      json: {
        type: 'array',
        items: { type: 'string', minLength: 1, maxLength: TAG_MAX },
        maxItems: TAGS_MAX,
        uniqueItems: true,
      },
    });
}

/** The SHA-256 of a file: 64 hex digits in lower case. */
export const sha256 = () =>
  matching(isSha256, t`This isn’t a SHA-256: 64 hex digits are needed`, {
    pattern: SHA256.source,
  });

/** An instant: ISO 8601 in UTC with milliseconds, of the years 1900 to 2200. */
export const instant = () => matching(isInstant, t`Enter a time of the years 1900 to 2200`, INSTANT_JSON);

/** A day of the ranch's zone: YYYY-MM-DD, of the years 1900 to 2200. */
export const date = () => matching(isDate, t`Enter a day of the years 1900 to 2200`, { format: 'date' });

/** A day of any year: MM-DD. A month that has no such day has its last day then: 02-31 is February 28 or 29. */
export const dayOfYear = () =>
  matching(isDayOfYear, t`Enter a month and a day`, { pattern: '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$' });

/** What a form takes of a number, in the stored unit. */
export interface TypedRange {
  readonly min: number;
  readonly max: number;
  readonly isWhole: boolean;
}

interface Range {
  min?: number;
  max?: number;
  /** The number must be greater than this one. */
  above?: number;
  /** It must be less than this one, which takes the place of `max`. */
  below?: number;
  /** The most that a form takes, where the record itself takes more that nobody means. */
  typedMax?: number;
}

const shown = (value: number) => numberInWords(value, 3);

/** What is said of a number that is out of its range. */
function rangeInWords({ min = 0, max = NUMBER_MAX, above, below }: Range, isWhole: boolean): string {
  const [least, floor, most] = [shown(min), shown(above ?? min), shown(below ?? max)];
  if (below !== undefined) return t`Enter a number from ${least} to below ${most}`;
  if (above === undefined) {
    return isWhole ? t`Enter a whole number from ${least} to ${most}` : t`Enter a number from ${least} to ${most}`;
  }
  return isWhole
    ? t`Enter a whole number above ${floor}, up to ${most}`
    : t`Enter a number above ${floor}, up to ${most}`;
}

function numberIn(range: Range, isWhole: boolean) {
  const { min = 0, above, below, max = below ?? NUMBER_MAX, typedMax = max } = range;
  const sentence = rangeInWords(range, isWhole);
  const isKind = isWhole ? Number.isInteger : Number.isFinite;
  const least = above === undefined ? { minimum: min } : { exclusiveMinimum: above };
  const most = below === undefined ? { maximum: max } : { exclusiveMaximum: below };
  const isLow = (value: number) => (above === undefined ? value < min : value <= above);
  const isHigh = (value: number) => (below === undefined ? value > max : value >= below);
  const isIn = (value: number) => isKind(value) && !isLow(value) && !isHigh(value);
  return number()
    .defined(NEEDED)
    .nonNullable(sentence)
    .typeError(sentence)
    .transform((value: unknown) => (value === 0 ? 0 : value))
    .test({ name: 'range', message: sentence, skipAbsent: true, test: (value) => value === undefined || isIn(value) })
    .meta({
      json: { type: isWhole ? 'integer' : 'number', ...least, ...most },
      typed: { min: above ?? min, max: typedMax, isWhole },
    });
}

/** A finite number, 0 to 1,000,000 unless said. */
export const amount = (range: Range = {}) => numberIn(range, false);
export const whole = (range: Range = {}) => numberIn(range, true);
/** Ten years at most are typed. */
export const days = () => whole({ typedMax: 3_650 });
export const percent = (range: Pick<Range, 'above'> = {}) => amount({ ...range, max: 100 });
/** Where somebody looks: degrees from north, clockwise, 0 to below 360. */
export const bearing = () => amount({ below: 360 });
export const weightLb = () => amount({ min: 1, max: 5_000 });

/** What a form takes of the numbers of a field. */
export const typedRange = (rule: AnySchema | undefined): TypedRange =>
  rule?.spec.meta?.typed ?? { min: 0, max: NUMBER_MAX, isWhole: false };

export const yesOrNo = () =>
  boolean()
    .defined(NEEDED)
    .nonNullable(NEEDED)
    .typeError(t`Say yes or no`)
    .meta({ json: { type: 'boolean' } });

export function choice<Value extends string>(values: readonly Value[]) {
  const codes = values.join(', ');
  const sentence = t`Choose one of: ${codes}`;
  return text(sentence)
    .oneOf(values, sentence)
    .meta({ json: { enum: values } });
}

interface TextRule {
  min: number;
  max: number;
  clean: (value: string) => string;
}

function textProblem(value: string, { min, max, clean }: TextRule): string | undefined {
  const length = codePointLength(clean(value));
  if (length < min) return NEEDED;
  if (length > max) return t`This text has more than ${plural(max, { one: '# character', other: '# characters' })}`;
  if (!isStorableText(value)) return UNSTORABLE_MESSAGE;
  return hasDirectionMarks(value) ? DIRECTION_MESSAGE : undefined;
}

const textField = (rule: TextRule) =>
  text(NEEDED)
    .transform((value: unknown) => (typeof value === 'string' ? rule.clean(value) : value))
    .test({
      name: 'text',
      skipAbsent: true,
      test: (value, { createError }) => {
        const problem = value === undefined ? undefined : textProblem(value, rule);
        return problem === undefined || createError({ message: problem });
      },
    })
    .meta({ json: { type: 'string', minLength: rule.min, maxLength: rule.max } });

/** A name or title: 1 to 100 code points, trimmed and folded. */
export const name = () => textField({ min: 1, max: TEXT_MAX, clean: foldWhiteSpace });

/** A line that may be empty, folded as a name is. */
export const line = ({ max = TEXT_MAX } = {}) => textField({ min: 0, max, clean: foldWhiteSpace });

const TAG_MAX = 40;
const cleanTag = (value: string) => foldWhiteSpace(value).toUpperCase();

/** A tag as it was read: 1 to 40 characters (from 0 where it may not have been read), folded, in upper case. */
export const tag = ({ min = 1 } = {}) => textField({ min, max: TAG_MAX, clean: cleanTag });

/** A note: trimmed, with its line breaks. */
export const note = ({ min = 0, max = 2_000 } = {}) => textField({ min, max, clean: (value) => value.trim() });

/** GeoJSON, judged by a rule of `domain/geometry`. */
export function geometry<Shape extends object>(problemOf: (value: unknown) => string | undefined, types: string[]) {
  const isObject = (value: unknown): value is Shape => typeof value === 'object' && value !== null;
  const names = listed(types, 'disjunction');
  const sentence = t`A shape is GeoJSON: ${names}`;
  return mixed(isObject)
    .defined(NEEDED)
    .nonNullable(sentence)
    .typeError(sentence)
    .test({
      name: 'shape',
      skipAbsent: true,
      test: (value, { createError }) => {
        const problem = problemOf(value);
        return problem === undefined || createError({ message: problem });
      },
    })
    .meta({ json: geometryJson(types) });
}

const geometryJson = (types: string[]) => ({
  type: 'object',
  properties: { type: { enum: types }, coordinates: { type: 'array' } },
  required: ['type', 'coordinates'],
  additionalProperties: false,
});
