import { isHex } from './bytes';
import { isFields, readJson, type Fields, type Most } from './readJson';

/** A line of the chain, whose fields are all in its hash. */
export interface ChainLine extends Fields {
  readonly type: string;
  readonly n: number;
  readonly ranch: string;
  readonly epoch: string;
  readonly prev: string;
}

export type Label =
  { readonly text: string; readonly said?: unknown; readonly salt: string } | { readonly erased: true };

interface Written {
  readonly kind: string;
  readonly uuid: string;
}

export type Change =
  | (Written & { readonly data: Fields | null; readonly salt: string })
  | (Written & { readonly sha256: string; readonly erased: true });

export interface LineEntry {
  readonly line: ChainLine;
  readonly sha256: string;
  /** Of a group only. */
  readonly label?: Label;
  readonly changes?: readonly Change[];
}

export interface HeadEntry {
  readonly head: Fields & {
    readonly ranch: string;
    readonly epoch: string;
    readonly n: number;
    readonly line_sha256: string;
    readonly signed_at: string;
    readonly key: string;
  };
  readonly signature: string;
  readonly public_key: string;
}

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const isText = (value: unknown): value is string => typeof value === 'string';
const isHash = (value: unknown) => isHex(value, HASH_BYTES);
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isOrNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);
const isMissingOr = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value);

type Form = Readonly<Record<string, (value: unknown) => boolean>>;

const has = (value: unknown, form: Form): value is Fields =>
  isFields(value) && Object.entries(form).every(([key, is]) => is(value[key]));
/** Nothing beside it, since what no hash covers could say anything. */
const hasOnly = (value: unknown, form: Form): value is Fields =>
  has(value, form) && Object.keys(value).every((key) => Object.hasOwn(form, key));

const OF_EACH: Form = { v: (v) => v === 1, type: isText, n: isCount, ranch: isText, epoch: isText, prev: isHash };

const OF_TYPE: Readonly<Record<string, Form>> = {
  genesis: { at: isText },
  group: {
    revision: isOrNull(isCount),
    group: isText,
    at: isText,
    sent_at: isOrNull(isText),
    received_at: isText,
    by: isOrNull(isText),
    for: isOrNull(isText),
    import: isOrNull(isText),
    label_sha256: isHash,
    changes: isCount,
    changes_sha256: isHash,
    source: isMissingOr(isOrNull(isText)),
    file_of: isMissingOr(isOrNull(isText)),
    sealed_at: isMissingOr(isText),
  },
  restore: { at: isText, from_epoch: isOrNull(isText) },
  key: { at: isText, key: (key) => isHex(key, 8), public_key: isHash },
  erasure: { at: isText, of: isCount, uuid: isText, reason: isText },
};

const ERASED_LABEL: Form = { erased: (erased) => erased === true };
const LABEL: Form = { text: isText, salt: (salt) => isHex(salt, SALT_BYTES), said: () => true };
const WRITTEN: Form = { kind: isText, uuid: isText };
const ERASED_CHANGE: Form = { ...WRITTEN, sha256: isHash, erased: (erased) => erased === true };
const CHANGE: Form = { ...WRITTEN, data: isOrNull(isFields), salt: (salt) => isHex(salt, SALT_BYTES) };

const isLabel = (value: unknown) => hasOnly(value, LABEL) || hasOnly(value, ERASED_LABEL);
const isChange = (value: unknown) => hasOnly(value, CHANGE) || hasOnly(value, ERASED_CHANGE);

function areChanges(value: unknown): boolean {
  if (!Array.isArray(value) || !value.every(isChange)) return false;
  return new Set(value.map(({ uuid }) => uuid)).size === value.length;
}

const LINE: Form = { line: (line) => has(line, OF_EACH), sha256: isHash };
const GROUP: Form = { ...LINE, label: isLabel, changes: areChanges };

const HEAD: Form = {
  head: (head) =>
    has(head, {
      v: (v) => v === 1,
      ranch: isText,
      epoch: isText,
      n: isCount,
      line_sha256: isHash,
      signed_at: isText,
      key: (key) => isHex(key, 8),
    }),
  signature: (signature) => isHex(signature, 64),
  public_key: isHash,
};

function isLineEntry(value: unknown): boolean {
  if (!has(value, LINE)) return false;
  const { type } = value.line as ChainLine;
  const form = Object.hasOwn(OF_TYPE, type) ? OF_TYPE[type] : undefined;
  return form !== undefined && has(value.line, form) && hasOnly(value, type === 'group' ? GROUP : LINE);
}

/** A head with its signature, from a history or a seal; undefined where a text has none. */
export function readHead(text: string): HeadEntry | undefined {
  try {
    const value = readJson(text);
    return hasOnly(value, HEAD) ? (value as unknown as HeadEntry) : undefined;
  } catch {
    return undefined;
  }
}

/** What a line of the file has, but for the first; undefined where it cannot be read. */
export function readEntry(text: string): LineEntry | HeadEntry | undefined {
  try {
    const value = readJson(text);
    if (hasOnly(value, HEAD)) return value as unknown as HeadEntry;
    return isLineEntry(value) ? (value as LineEntry) : undefined;
  } catch {
    return undefined;
  }
}

/** Of which line a head is that cannot be read, as far as its text still says so. */
export function lineOfBrokenHead(text: string): number | undefined {
  const isHead = /"(?:line_sha256|signed_at|signature)"/.test(text) && !text.includes('"prev"');
  const [, n] = (isHead ? /"n"\s*:\s*(\d{1,15})\s*,/.exec(text) : null) ?? [];
  return n === undefined ? undefined : Number(n);
}

/** The first line of a history, which no hash covers. */
export interface FileHead {
  readonly ranch: string;
  readonly ranchUuid: string;
  readonly zone: string;
  readonly madeAt: string;
  readonly people: Readonly<Record<string, string>>;
}

/** All who ever wrote on the ranch are in one object. */
const OF_THE_FIRST_LINE: Most = { values: 1_000_000, keysOfOne: 500_000 };

const textIn = (value: unknown) => (isText(value) ? value : '');

/** What the first line of a history says; undefined where it is another file's. What is odd in it is left out. */
export function readFileHead(text: string): FileHead | undefined {
  try {
    const value = readJson(text.trim(), OF_THE_FIRST_LINE);
    if (!isFields(value) || value.file !== 'grazewell-history-1') return undefined;
    const people = isFields(value.people)
      ? Object.entries(value.people).flatMap(([uuid, name]) => (isText(name) ? [[uuid, name] as const] : []))
      : [];
    return {
      ranch: textIn(value.name),
      ranchUuid: textIn(value.ranch),
      zone: textIn(value.time_zone),
      madeAt: textIn(value.made_at),
      people: Object.fromEntries(people),
    };
  } catch {
    return undefined;
  }
}
