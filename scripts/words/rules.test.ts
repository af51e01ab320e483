import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isSchema, string, ValidationError, type AnySchema } from '../../contract/text/yup';
import { ROOT } from '../buildStamp';
import { loaderIn } from './loadIn';

const FILES = execFileSync('git', ['ls-files', 'contract/*.ts'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.test.ts') && !file.includes('/testing/'))
  // Those of the description of the calls judge no body.
  .filter((file) => !file.startsWith('contract/openapi/'));

/** What no field takes, or not every one; those of one type each. */
const BAD: Readonly<Record<string, readonly unknown[]>> = {
  string: [
    '',
    ' ',
    'x',
    '\u0000',
    '<b>',
    'x'.repeat(100_000),
    'javascript:alert(1)',
    'http://',
    '2026-02-31',
    '😀',
    null,
  ],
  number: [-1, 0, 1e12, 0.123_456, -0.5, null],
  boolean: [false, null],
  array: [[], null, Array.from({ length: 3 }, () => null)],
  object: [{}, null],
  mixed: [null, '', {}],
};
const MOST = Math.max(...Object.values(BAD).map(({ length }) => length));

interface Described {
  type: string;
  fields?: Readonly<Record<string, Described>>;
  innerType?: Described;
}

/** A value for a schema, wrong in the way of that number. */
function wrong({ type, fields, innerType }: Described, at: number): unknown {
  if (type === 'object' && fields !== undefined)
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, wrong(field, at)]));
  if (type === 'array' && innerType !== undefined && at % 2 === 1)
    return [wrong(innerType, at), wrong(innerType, at + 1)];
  const values = BAD[type] ?? [null];
  return values[at % values.length];
}

async function messagesOf(schema: AnySchema, value: unknown): Promise<readonly string[]> {
  try {
    await schema.validate(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
}

const load = loaderIn('pseudo');
const isCommon = () => false;

/** The schemas that a file has, and those that its functions make. */
const schemasOf = (file: string): readonly (readonly [string, AnySchema])[] =>
  Object.entries(load(join(ROOT, file))).flatMap(([name, made]) => {
    const schema: unknown = typeof made === 'function' && /^build/.test(name) ? made(isCommon, true) : made;
    return isSchema(schema) ? [[name, schema as AnySchema] as const] : [];
  });

/** Bodies that programs alone send, or pages for admins, which are English: what they say is for who writes a program. */
const ENGLISH = [
  'adminUsersQuerySchema',
  'changesCallSchema',
  'linkSchema',
  'preferencesPatchSchema',
  'noticeChoicesSchema',
  'noticeDeviceSchema',
  'noticeHereSchema',
  'noticeSettingsSchema',
];
const ADMINS = ['newPartnerLinkFormSchema', 'newPartnerLinkSchema'];
const schemas = FILES.flatMap(schemasOf).filter(([name]) => ![...ENGLISH, ...ADMINS].includes(name));

/** What of a message isn't a sentence in the page's language; the codes and GeoJSON types that it names are values. */
const plainWordsIn = (message: string) => message.replace(/: .*$/, '').match(/[A-Za-z]{2,}/g) ?? [];

test('LANGUAGES 11.6: every rule of contract/ speaks the language of the build', async () => {
  const said = new Set<string>();
  for (const [, schema] of schemas) {
    for (let at = 0; at < MOST; at += 1)
      for (const message of await messagesOf(schema, wrong(schema.describe(), at))) said.add(message);
  }
  expect(said.size).toBeGreaterThan(60);
  expect([...said].filter((message) => plainWordsIn(message).length > 0)).toEqual([]);
});

test('a rule in plain English is found', async () => {
  const [message = ''] = await messagesOf(string().min(3, 'Type three letters'), 'x');
  expect(plainWordsIn(message)).toEqual(['Type', 'three', 'letters']);
});
