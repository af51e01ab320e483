import type { Turns } from '../platform/turns';
import { findHeads, presentHead, type HeadRange, type KeptHead } from './headsTable';
import {
  findAbout,
  findGroupsOf,
  findOtherLines,
  findPeople,
  wasErasedBehind,
  type KeptGroup,
  type KeptLine,
  type KeptVersion,
} from './historyTable';
import { keptGroupLine } from './keptGroupLine';
import { NO_LINE } from './lines';
import { dataSha256, labelSha256 } from './salted';
import { findSigningKeys, type KeptSigningKey } from './signingKeysTable';
import { VersionsByRevision, type Ask } from './VersionsByRevision';

const FORMAT = 'grazewell-history-1';
const LINES = 500;
const HEADS = 1_000;

/** A history that is read: of which ranch, up to the head that was signed for it. */
export interface Reading {
  ask: Ask;
  turns: Turns;
  ranchUuid: string;
  head: KeptHead;
  /** Signs the end of the chain once more; undefined where it can't be signed. */
  sign: () => Promise<KeptHead | undefined>;
}

const hex = (bytes: Buffer): string => bytes.toString('hex');

const presentKey = ({ key, public_key, made_at, ended_at }: KeptSigningKey) => ({
  key,
  public_key: hex(public_key),
  from: made_at,
  to: ended_at,
});

async function firstLine({ ask, ranchUuid, head }: Reading, keys: readonly KeptSigningKey[]): Promise<string> {
  const about = await ask((db) => findAbout(db, ranchUuid));
  const people = await ask((db) => findPeople(db, ranchUuid));
  const made_at = head.signed_at;
  return JSON.stringify({ file: FORMAT, ranch: ranchUuid, ...about, made_at, people, keys: keys.map(presentKey) });
}

/** Where the next line is written. */
interface Place {
  ranchUuid: string;
  epoch: string;
  prev: Buffer;
}

const EMPTY = Buffer.alloc(0);

const versionSha256 = ({ data, salt, erased_sha256 }: KeptVersion): Buffer =>
  erased_sha256 ?? dataSha256(JSON.parse(data) as object | null, salt ?? EMPTY);
const labelOf = ({ label, said, label_salt, erased_label_sha256 }: KeptGroup): Buffer =>
  erased_label_sha256 ?? labelSha256(label, said, label_salt ?? EMPTY);

async function lineOf(group: KeptGroup, versions: readonly KeptVersion[], place: Place, turns: Turns): Promise<object> {
  const hashed = [];
  for (const version of versions) {
    if (turns.isOver()) await turns.next();
    hashed.push({ kind: version.kind, uuid: version.uuid, sha256: versionSha256(version) });
  }
  const hashes = { labelSha256: labelOf(group), versions: hashed };
  return keptGroupLine({ ...place, n: group.n }, group, hashes, turns);
}

const presentVersion = ({ kind, uuid, data, salt, erased_sha256 }: KeptVersion): string =>
  `{"kind":"${kind}","uuid":"${uuid}",${
    erased_sha256 === null
      ? `"data":${data},"salt":"${hex(salt ?? EMPTY)}"`
      : `"sha256":"${hex(erased_sha256)}","erased":true`
  }}`;

const presentLabel = ({ label, said, label_salt, erased_label_sha256 }: KeptGroup): object =>
  erased_label_sha256 === null
    ? { text: label, ...(said !== null && { said }), salt: hex(label_salt ?? EMPTY) }
    : { erased: true };

function presentGroup(group: KeptGroup, line: object, versions: readonly KeptVersion[]): string {
  const begin = JSON.stringify({ line, sha256: hex(group.line_sha256), label: presentLabel(group) });
  return `${begin.slice(0, -1)},"changes":[${versions.map(presentVersion).join(',')}]}\n`;
}

const isLine = (kept: KeptGroup | KeptLine): kept is KeptLine => 'line' in kept;

/** Writes the lines of a chain in their order, each as it follows from what is kept, with the hash that was kept for it. */
class LineWriter {
  readonly #reading: Reading;
  readonly #versions: VersionsByRevision;
  #place: Place;
  #behind = -1;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#versions = new VersionsByRevision(reading.ask, reading.ranchUuid);
    this.#place = { ranchUuid: reading.ranchUuid, epoch: '', prev: NO_LINE };
  }

  /** Those up to a line that weren't written yet. */
  async *upTo(last: number): AsyncGenerator<string, void> {
    const { ask, turns, ranchUuid } = this.#reading;
    while (this.#behind < last) {
      const range = { ranchUuid, behind: this.#behind, upTo: Math.min(this.#behind + LINES, last) };
      const others = await ask((db) => findOtherLines(db, range));
      const groups = await ask((db) => findGroupsOf(db, range));
      for (const kept of [...others, ...groups].sort((one, other) => one.n - other.n)) {
        if (turns.isOver()) await turns.next();
        yield await this.#write(kept);
      }
      this.#behind = range.upTo;
    }
  }

  async #write(kept: KeptGroup | KeptLine): Promise<string> {
    const place = this.#place;
    this.#place = { ...place, prev: kept.line_sha256 };
    if (isLine(kept)) {
      this.#place.epoch = kept.line.epoch;
      return `${JSON.stringify({ line: kept.line, sha256: hex(kept.line_sha256) })}\n`;
    }
    const written = kept.revision === null ? [] : await this.#versions.of(kept.revision);
    return presentGroup(kept, await lineOf(kept, written, place, this.#reading.turns), written);
  }
}

/**
 * The lines up to the head. Where content was erased meanwhile it may be missing in them already: the file goes on then, up to a
 * head behind the line that says so.
 */
async function* writeLines(reading: Reading): AsyncGenerator<string, KeptHead> {
  const { ask, ranchUuid, sign } = reading;
  const lines = new LineWriter(reading);
  let { head } = reading;
  for (;;) {
    yield* lines.upTo(head.n);
    const { n } = head;
    const later = (await ask((db) => wasErasedBehind(db, ranchUuid, n))) ? await sign() : undefined;
    if (later === undefined) return head;
    head = later;
  }
}

async function* writeHeads(
  { ask, ranchUuid }: Reading,
  head: KeptHead,
  keys: readonly KeptSigningKey[],
): AsyncGenerator<string, void> {
  const publicKeys = new Map(keys.map(({ key, public_key }) => [key, hex(public_key)]));
  let behind: HeadRange['behind'] = { n: -1, signed_at: new Date(0), key: '' };
  for (;;) {
    // People go on writing, and another download signs lines that this file does not have.
    const range = { ranchUuid, behind, upTo: head.n };
    const heads = await ask((db) => findHeads(db, range, HEADS));
    for (const kept of heads) {
      const public_key = publicKeys.get(kept.key);
      yield `${JSON.stringify({ head: presentHead(kept), signature: hex(kept.signature), public_key })}\n`;
    }
    if (heads.length < HEADS) return;
    behind = heads.at(-1) ?? behind;
  }
}

/** The whole history of a ranch as lines of JSON: what it is of, the chain with all that it hashes, and its signed ends. */
export async function* writeHistory(reading: Reading): AsyncGenerator<string, void> {
  const keys = await reading.ask(findSigningKeys);
  yield `${await firstLine(reading, keys)}\n`;
  const head = yield* writeLines(reading);
  yield* writeHeads(reading, head, keys);
}
