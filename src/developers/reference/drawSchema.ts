import { code, element, opening } from './element';
import { nameIn, type Schema } from './openapi';
import { rulesInWords, typeInWords, waysOf } from './schemaWords';

type Named = Readonly<Record<string, Schema>>;

/** What tells one way of a value from the others: the value of its first constant field, as `kind`. */
function nameOfWay(schema: Schema, index: number): string {
  if (schema.$ref !== undefined) return nameIn(schema.$ref);
  const fixed = Object.values(schema.properties ?? {}).find((field) => 'const' in field || field.enum?.length === 1);
  if (fixed === undefined) return `${index + 1}: ${typeInWords(schema)}`;
  return String('const' in fixed ? fixed.const : fixed.enum?.[0]);
}

/** One line of a list: a name, its type, rules and words, and what it consists of. */
function drawLine(name: string, schema: Schema, named: Named, isRequired?: boolean): HTMLLIElement {
  const needed = isRequired === undefined ? [] : [isRequired ? 'required' : 'may be left out'];
  const rules = [...needed, ...rulesInWords(schema)].join('; ');
  const words = schema.description ?? schema.title;
  return element(
    'li',
    '',
    code(name),
    ' ',
    element('span', 'type', typeInWords(schema)),
    ...(rules === '' ? [] : [' ', element('span', 'rule', rules)]),
    ...(words === undefined ? [] : [element('p', '', words)]),
    ...drawInside(schema, named),
  );
}

/** What a value consists of: its fields, its items, or the ways it may be. A named one opens, since one may be in itself. */
function drawInside(schema: Schema, named: Named): HTMLElement[] {
  if (schema.$ref !== undefined) {
    const name = nameIn(schema.$ref);
    const meant = named[name];
    if (meant === undefined) return [];
    return [opening('inside', [`What ${name} is`], () => drawWhole(meant, named))];
  }
  const { ways } = waysOf(schema);
  const [only] = ways;
  if (only !== undefined && ways.length === 1) return drawInside(only, named);
  if (ways.length > 1) {
    return ways.map((way, index) => opening('inside', [nameOfWay(way, index)], () => drawWhole(way, named)));
  }
  const { properties, required = [], items, prefixItems, allOf, additionalProperties } = schema;
  const fields = Object.entries(properties ?? {}).map(([name, field]) =>
    drawLine(name, field, named, required.includes(name)),
  );
  const others =
    typeof additionalProperties === 'object' ? [drawLine('any other name', additionalProperties, named)] : [];
  const places = (prefixItems ?? []).map((place, index) => drawLine(`[${index}]`, place, named));
  const lines = [...fields, ...others, ...places];
  return [
    ...(allOf ?? []).flatMap((part) => drawInside(part, named)),
    ...(lines.length > 0 ? [element('ul', 'fields', ...lines)] : []),
    ...(items === undefined ? [] : drawInside(items, named)),
  ];
}

/** A value with its words: a body, an answer, or what a name means. */
export function drawWhole(schema: Schema, named: Named): HTMLElement[] {
  const rules = rulesInWords(schema).join('; ');
  const words = schema.$ref === undefined ? schema.description : undefined;
  return [
    element(
      'p',
      '',
      element('span', 'type', typeInWords(schema)),
      ...(rules === '' ? [] : [' ', element('span', 'rule', rules)]),
    ),
    ...(words === undefined ? [] : [element('p', '', words)]),
    ...drawInside(schema, named),
  ];
}

/** Parameters as a list of fields, each with where it is. */
export function drawParameter(
  { name, place, isRequired, words }: { name: string; place: string; isRequired: boolean; words: string | undefined },
  schema: Schema,
  named: Named,
): HTMLLIElement {
  const line = drawLine(name, { ...schema, ...(words !== undefined && { description: words }) }, named, isRequired);
  line.firstElementChild?.after(` in the ${place}`);
  return line;
}
