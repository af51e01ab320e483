import { mixed, type AnySchema, type Lazy } from '../text/yup';

/** A JSON Schema of draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema of Yup, as objects and lists hold them. */
export type Rule = AnySchema | Lazy<unknown>;

/** Under which name a schema is told once, for all places that have it; undefined where it is told in its place. */
type NameOf = (rule: Rule) => string | undefined;

interface Told {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: unknown;
  readonly skipAbsent: boolean;
}

const NO_NAMES: NameOf = () => undefined;
const LEAST = { string: 'minLength', array: 'minItems', number: 'minimum' } as const;
const MOST = { string: 'maxLength', array: 'maxItems', number: 'maximum' } as const;
type Sized = keyof typeof LEAST;

const isSized = (type: string): type is Sized => Object.hasOwn(LEAST, type);
const unknownTo = (what: string, where: string) =>
  new TypeError(`${where} has ${what}, which has no JSON Schema: say it as meta({ json })`);

function testsOf(rule: AnySchema): Told[] {
  return rule.tests.map(({ OPTIONS: options }) => ({
    name: options?.name ?? 'a test without a name',
    params: options?.params ?? {},
    message: options?.message,
    skipAbsent: options?.skipAbsent === true,
  }));
}

function patternOf({ params: { regex } }: Told, where: string): JsonSchema {
  if (!(regex instanceof RegExp) || regex.flags !== '') throw unknownTo('a pattern with flags', where);
  return { pattern: regex.source };
}

/** What a test of Yup's own says, by its name and parameters. Throws for every other test. */
function keywordOf(type: string, test: Told, where: string): JsonSchema {
  const { min, max, more, less, length, regex } = test.params;
  if (isSized(type)) {
    if (typeof min === 'number') return { [LEAST[type]]: min };
    if (typeof max === 'number') return { [MOST[type]]: max };
    if (typeof length === 'number') return { [LEAST[type]]: length, [MOST[type]]: length };
  }
  if (typeof more === 'number') return { exclusiveMinimum: more };
  if (typeof less === 'number') return { exclusiveMaximum: less };
  if (regex !== undefined) return patternOf(test, where);
  if (type === 'number' && test.name === 'integer') return { type: 'integer' };
  // Yup's own looks past what is not there; a test of ours by this name does not.
  if (type === 'string' && test.name === 'required' && test.skipAbsent) return { minLength: 1 };
  throw unknownTo(`the test "${test.name}"`, where);
}

function choicesOf(rule: AnySchema, where: string): JsonSchema {
  const { oneOf, notOneOf } = rule.describe();
  if (notOneOf.length > 0) throw unknownTo('values that it must not be', where);
  return oneOf.length === 0 ? {} : { enum: oneOf };
}

/** What Yup says where a test has no words of its own. */
const [NO_WORDS] = testsOf(mixed().test((): boolean => true));

const isOptional = (rule: Rule): boolean => rule.spec.optional === true;

function objectOf(rule: AnySchema, fields: Readonly<Record<string, Rule>>, nameOf: NameOf, where: string): JsonSchema {
  const names = Object.keys(fields);
  const isClosed = testsOf(rule).some(({ name }) => name === 'noUnknown');
  if (names.length === 0 && !isClosed) throw unknownTo('no fields', where);
  const told = names.map((name) => [name, fields[name], `${where}.${name}`] as const);
  const properties = told.map(([name, field, path]) => [name, field && partOf(field, nameOf, path)] as const);
  const required = told.filter(([, field]) => field !== undefined && !isOptional(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    ...(isClosed && { additionalProperties: false }),
  };
}

/** The sentences of the rules over several fields, which JSON Schema doesn't say. */
function rulesOver(rule: AnySchema, where: string): string[] {
  return testsOf(rule)
    .filter(({ name }) => name !== 'noUnknown')
    .map(({ name, message }) => {
      if (typeof message !== 'string' || message === NO_WORDS?.message)
        throw unknownTo(`the test "${name}" without a message`, where);
      return message;
    });
}

function listOf(rule: AnySchema, nameOf: NameOf, where: string): JsonSchema {
  const item = 'innerType' in rule ? (rule.innerType as Rule | undefined) : undefined;
  if (item === undefined) throw unknownTo('items of any kind', where);
  return { type: 'array', items: partOf(item, nameOf, `${where}[]`) };
}

function wordsOf(rule: AnySchema, rules: readonly string[]): JsonSchema {
  const { label, meta } = rule.spec;
  const description = [meta?.note, ...rules].filter((each) => each !== undefined).join('. ');
  return { ...(label !== undefined && { title: label }), ...(description !== '' && { description }) };
}

/** A schema that says itself what it is, but for whether it may be null. */
function plainOf(rule: AnySchema, nameOf: NameOf, where: string): JsonSchema {
  if (rule.deps.length > 0) throw unknownTo('a condition', where);
  if ('fields' in rule) {
    const fields = rule.fields as Readonly<Record<string, Rule>>;
    return { ...objectOf(rule, fields, nameOf, where), ...wordsOf(rule, rulesOver(rule, where)) };
  }
  const keywords = testsOf(rule).map((test) => keywordOf(rule.type, test, where));
  const base = rule.type === 'array' ? listOf(rule, nameOf, where) : { type: rule.type };
  if (!['array', 'string', 'number', 'boolean'].includes(rule.type)) throw unknownTo(`the type ${rule.type}`, where);
  return Object.assign({}, base, choicesOf(rule, where), ...keywords, wordsOf(rule, [])) as JsonSchema;
}

const NULL = { type: 'null' };

/** The same where it may be null: named and ready schemas are left as they are. */
function orNull(schema: JsonSchema, isReady: boolean): JsonSchema {
  if (isReady) return { anyOf: [schema, NULL] };
  const { type, enum: choices } = schema;
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(choices) && { enum: [...(choices as unknown[]), null] }),
  };
}

function partOf(rule: Rule, nameOf: NameOf, where: string): JsonSchema {
  const name = nameOf(rule);
  const ready = name === undefined ? rule.spec.meta?.json : { $ref: `#/components/schemas/${name}` };
  if (!('tests' in rule)) {
    if (ready === undefined) throw unknownTo('a rule that depends on the value', where);
    return ready as JsonSchema;
  }
  const schema = (ready as JsonSchema | undefined) ?? plainOf(rule, nameOf, where);
  return rule.spec.nullable ? orNull(schema, ready !== undefined) : schema;
}

/**
 * The JSON Schema of what a schema of Yup takes as it is sent: transforms don't count, and lengths are of code points. A rule
 * that JSON Schema can't say must say itself what it is (`meta({ json })`); a rule over several fields is in the description.
 *
 * @param nameOf the names of schemas that are told elsewhere; one that has a name itself is told whole here
 * @param where what the schema is of, for the error
 * @throws TypeError for what has no JSON Schema, so that nothing is told more loosely than it is
 */
export function jsonSchemaOf(rule: Rule, { nameOf = NO_NAMES, where = 'A schema' } = {}): JsonSchema {
  return partOf(rule, (part) => (part === rule ? undefined : nameOf(part)), where);
}
