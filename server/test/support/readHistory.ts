import { createHash, createPublicKey, verify } from 'node:crypto';
import canonicalize from 'canonicalize';

/** JSON of the file: a test looks at it as it is. */
type Json = Readonly<Record<string, unknown>>;

interface ToldVersion {
  kind: string;
  uuid: string;
  data?: object | null;
  salt?: string;
  /** Of what was erased, with this hash. */
  erased?: true;
  sha256?: string;
}

interface ToldLine {
  line: Json;
  sha256: string;
  label?: { text: string; said?: object; salt: string; erased?: undefined } | { erased: true };
  changes?: ToldVersion[];
}

interface ToldHead {
  head: Json;
  signature: string;
  public_key: string;
}

const hash = (...parts: (string | Buffer)[]): string =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex');
const canonical = (value: unknown): string => canonicalize(value) ?? '';
const bytes = (text: string) => Buffer.from(text, 'hex');

function checkLine({ line, sha256, label, changes = [] }: ToldLine, index: number, before: ToldLine | undefined): void {
  expect([line.n, line.prev]).toEqual([index, before?.sha256 ?? '0'.repeat(64)]);
  expect(hash('grazewell-line-1\n', canonical(line))).toBe(sha256);
  if (line.type !== 'group' || label === undefined) return;
  if (label.erased === undefined) {
    const { text, said, salt } = label;
    expect(hash(bytes(salt), canonical(said === undefined ? text : { label: text, said }))).toBe(line.label_sha256);
  }
  const written = changes
    .map((one) => `${one.kind} ${one.uuid} ${one.sha256 ?? hash(bytes(one.salt ?? ''), canonical(one.data))}\n`)
    .sort((one, other) => ((one.split(' ')[1] ?? '') < (other.split(' ')[1] ?? '') ? -1 : 1));
  expect([changes.length, hash(written.join(''))]).toEqual([line.changes, line.changes_sha256]);
}

function checkHead({ head, signature, public_key }: ToldHead, lines: readonly ToldLine[]): void {
  const x = bytes(public_key).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  expect(verify(null, Buffer.from(`grazewell-head-1\n${canonical(head)}`), key, bytes(signature))).toBe(true);
  expect(head.key).toBe(hash(bytes(public_key)).slice(0, 16));
  const of = lines[Number(head.n)];
  expect([head.line_sha256, head.epoch]).toEqual([of?.sha256, of?.line.epoch]);
}

/** Reads `history.jsonl`, and checks all of it by what the file itself says, with nothing of the server's own code. */
export function readHistory(file: string) {
  expect(file.endsWith('\n')).toBe(true);
  const [first = {}, ...rest] = file
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Json);
  const lines = rest.filter((one) => 'line' in one) as unknown as ToldLine[];
  const heads = rest.filter((one) => 'head' in one) as unknown as ToldHead[];
  lines.forEach((line, index) => checkLine(line, index, lines[index - 1]));
  heads.forEach((head) => checkHead(head, lines));
  return { first, lines, heads };
}
