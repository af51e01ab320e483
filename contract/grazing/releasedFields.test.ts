import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnySchema } from '../text/yup';
import { SCHEMA_VERSION } from './changes';
import { RECORD_KINDS, rulesOf } from './records';

interface Released {
  /** The last release; null before the first one. */
  readonly release: string | null;
  readonly schema: number;
  readonly kinds: object;
}

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const released = JSON.parse(read('releasedFields.json')) as Released;
const lastRelease = /^## \[(\d[^\]]*)\]/m.exec(read('../../CHANGELOG.md'))?.[1] ?? null;

/** The values of a list, the fields of what a list is of, or null: what an older version may not know of a field. */
function partsOf(rule: AnySchema): object | null {
  const inner = 'innerType' in rule ? (rule.innerType as { fields?: Record<string, AnySchema> }) : undefined;
  if (inner?.fields !== undefined) return fieldsOf(inner.fields);
  const { json = {} } = rule.spec.meta ?? {};
  return 'enum' in json && Array.isArray(json.enum) ? json.enum : null;
}

const fieldsOf = (rules: Readonly<Record<string, AnySchema>>): object =>
  Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, partsOf(rule)]));

const kinds = Object.fromEntries(RECORD_KINDS.map((kind) => [kind, fieldsOf(rulesOf(kind))]));

it('SCHEMA_VERSION is one above that of the last release, once a kind, a field or a value of a list was added', () => {
  const isSame = JSON.stringify(released.kinds) === JSON.stringify(kinds);
  const expected = isSame ? released.schema : released.schema + 1;
  if (SCHEMA_VERSION === expected) return;
  throw new Error(
    `${isSame ? 'Nothing was added' : 'Something was added'} to the fields of ${released.release ?? 'no release'}: ` +
      `${SCHEMA_VERSION < expected ? 'raise' : 'lower'} SCHEMA_VERSION in contract/grazing/changes.ts to ${expected}.`,
  );
});

it('releasedFields.json is of the last release in CHANGELOG.md', () => {
  if (released.release === lastRelease) return;
  const now = JSON.stringify({ release: lastRelease, schema: SCHEMA_VERSION, kinds });
  throw new Error(`Write this into contract/grazing/releasedFields.json, and format it:\n\n${now}\n`);
});
