import { nameIn, type Schema } from './openapi';

const asJson = (value: unknown) => JSON.stringify(value);

const isNull = ({ type }: Schema) => type === 'null';

/** The ways a value may be, without null, and whether it may be null. */
export function waysOf({ anyOf, oneOf }: Schema): { ways: readonly Schema[]; orNull: boolean } {
  const all = anyOf ?? oneOf ?? [];
  return { ways: all.filter((way) => !isNull(way)), orNull: all.some(isNull) };
}

function plainType({ type, properties, format }: Schema): string {
  const names = type === undefined ? [properties === undefined ? 'any' : 'object'] : [type].flat();
  const [first = 'any', ...rest] = names;
  return [format === undefined ? first : `${first} (${format})`, ...rest].join(' or ');
}

/** The type of a value in words: "string (uuid) or null", "list of Change", "one of 3". */
export function typeInWords(schema: Schema): string {
  if (schema.$ref !== undefined) return nameIn(schema.$ref);
  if ('const' in schema) return asJson(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(asJson).join(' or ');
  const { ways, orNull } = waysOf(schema);
  const [only] = ways;
  if (only !== undefined) {
    const words = ways.length === 1 ? typeInWords(only) : `one of ${ways.length}`;
    return orNull ? `${words} or null` : words;
  }
  if (schema.allOf !== undefined) return schema.allOf.map(typeInWords).join(' and ');
  if (schema.type === 'array') return schema.items === undefined ? 'list' : `list of ${typeInWords(schema.items)}`;
  return plainType(schema);
}

/** "2 to 5 characters", "at least 1 character", "at most 5 characters". */
function range(least: number | undefined, most: number | undefined, what: string): string[] {
  const plural = (most ?? least) === 1 ? what : `${what}s`;
  const unit = what === '' ? '' : ` ${plural}`;
  if (least !== undefined && most !== undefined)
    return [least === most ? `${least}${unit}` : `${least} to ${most}${unit}`];
  if (least !== undefined) return [`at least ${least}${unit}`];
  return most === undefined ? [] : [`at most ${most}${unit}`];
}

/** The rules that a value must keep, in words. */
export function rulesInWords(schema: Schema): string[] {
  const { exclusiveMinimum, exclusiveMaximum, pattern, uniqueItems, additionalProperties } = schema;
  return [
    ...range(schema.minLength, schema.maxLength, 'character'),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minItems, schema.maxItems, 'item'),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`less than ${exclusiveMaximum}`]),
    ...(pattern === undefined ? [] : [`fits ${pattern}`]),
    ...(uniqueItems === true ? ['all different'] : []),
    ...(additionalProperties === false ? ['no other fields'] : []),
    ...('default' in schema ? [`${asJson(schema.default)} when left out`] : []),
  ];
}
