import {
  createHash,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  randomUUID,
  sign,
  type KeyObject,
} from 'node:crypto';

/** Wide enough for what a test changes in it. */
export type Json = Record<string, unknown>;

/** RFC 8785, from its text: keys by UTF-16 units, everything else as ECMAScript writes it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}

const sha256 = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const salted = (salt: string, value: unknown) => sha256(Buffer.from(salt, 'hex'), canonical(value));
const newSalt = () => randomBytes(16).toString('hex');

/** A key of a server, from its seed of 32 bytes. */
export class SigningKey {
  readonly publicKey: string;
  readonly name: string;
  private readonly key: KeyObject;

  constructor(seed: Buffer = randomBytes(32)) {
    const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
    this.key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
    this.name = sha256(Buffer.from(this.publicKey, 'hex')).slice(0, 16);
  }

  sign(head: Json): Json {
    const signature = sign(null, Buffer.from(`grazewell-head-1\n${canonical(head)}`), this.key).toString('hex');
    return { head, signature, public_key: this.publicKey };
  }
}

export interface Version {
  kind: string;
  uuid?: string;
  data: Json | null;
}

export interface Group extends Json {
  text?: string;
  said?: Json;
  versions?: Version[];
}

const DAY_MS = 86_400_000;
export const OWNER = '00000000-0000-4000-8000-0000000000a1';

/** A history as a server writes it, made from the text of its rules. Each line is a day after the one before. */
export class History {
  key = new SigningKey();
  epoch = randomUUID() as string;
  at = Date.parse('2026-04-01T14:00:00.000Z');
  readonly ranch: string;
  readonly first: Json;
  readonly entries: Json[] = [];
  readonly heads: Json[] = [];

  constructor(ranch: string = randomUUID()) {
    this.ranch = ranch;
    const people = { [OWNER]: 'Ann' };
    const about = { name: 'Dry Creek', time_zone: 'America/Denver', made_at: '2027-04-22T11:00:00.000Z' };
    this.first = { file: 'grazewell-history-1', ranch, ...about, people, keys: [] };
    this.chain('genesis', { at: this.now });
  }

  get now(): string {
    return new Date(this.at).toISOString();
  }

  get end(): number {
    return this.entries.length - 1;
  }

  /** Adds a line other than a group. */
  other(type: string, fields: Json = {}): this {
    this.at += DAY_MS;
    this.chain(type, { at: this.now, ...fields });
    return this;
  }

  /** Adds a group; fields beside its text and versions are those of its line. */
  group({ text = 'Moved Cows to Creek', said, versions = [], ...fields }: Group = {}): this {
    this.at += DAY_MS;
    const label = { text, ...(said === undefined ? {} : { said }), salt: newSalt() };
    const changes = versions.map(({ kind, uuid = randomUUID(), data }) => ({ kind, uuid, data, salt: newSalt() }));
    const inOrder = [...changes].sort((one, other) => (one.uuid < other.uuid ? -1 : 1));
    const line = {
      revision: this.entries.length,
      group: randomUUID(),
      at: this.now,
      sent_at: this.now,
      received_at: this.now,
      by: OWNER,
      for: null,
      import: null,
      label_sha256: salted(label.salt, said === undefined ? text : { label: text, said }),
      changes: changes.length,
      changes_sha256: sha256(
        inOrder.map(({ kind, uuid, data, salt }) => `${kind} ${uuid} ${salted(salt, data)}\n`).join(''),
      ),
      ...fields,
    };
    this.chain('group', line, { label, changes });
    return this;
  }

  /** Adds a head of a line, of the last one by default. */
  head(n = this.end, key = this.key): this {
    const entry = this.entries[n] ?? {};
    const line = entry.line as Json;
    const { ranch, epoch } = line;
    const head = { v: 1, ranch, epoch, n, line_sha256: entry.sha256, signed_at: this.now, key: key.name };
    this.heads.push(key.sign(head));
    return this;
  }

  /** Changes to another key, as a server does that still has the old one. */
  rotate(next = new SigningKey(), { isVouched = true } = {}): this {
    this.head().other('key', { key: next.name, public_key: next.publicKey });
    if (isVouched) this.head();
    this.key = next;
    return this;
  }

  /** Takes the content of the first change of a line away, or the label of the line; and says so. */
  erase(n: number, what: 'change' | 'label', { isSaid = true } = {}): this {
    const entry = this.entries[n] as { line: Json; label: Json; changes: Json[] };
    const [change = {}, ...others] = entry.changes;
    const { kind, uuid } = change;
    if (what === 'label') entry.label = { erased: true };
    else {
      const hash = salted(String(change.salt), change.data);
      entry.changes = [{ kind, uuid, sha256: hash, erased: true }, ...others];
    }
    const of = what === 'label' ? entry.line.group : uuid;
    return isSaid ? this.other('erasure', { by: OWNER, of: n, uuid: of, reason: 'person_request' }) : this;
  }

  /** The file, an object for each of its lines. */
  get file(): Json[] {
    return [this.first, ...this.entries, ...this.heads];
  }

  private chain(type: string, fields: Json, more: Json = {}): void {
    const prev = this.entries.at(-1)?.sha256 ?? '0'.repeat(64);
    const line = { v: 1, type, n: this.entries.length, ranch: this.ranch, epoch: this.epoch, prev, ...fields };
    this.entries.push({ line, sha256: sha256('grazewell-line-1\n', canonical(line)), ...more });
  }
}

/** Objects as the text of a file, one a line. */
export const asText = (objects: readonly unknown[]): string =>
  objects.map((one) => `${JSON.stringify(one)}\n`).join('');
