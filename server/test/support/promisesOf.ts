/** A part of a JSON Schema, or of the description of the calls. */
type Part = Readonly<Record<string, unknown>>;

/** What programs count on: that a call, a field or a value is there, and that nothing more is asked of them. */
export interface Promises {
  /** `readFigures`, `readFigures 200 .paddocks[].acres: number|null`, `Move .at: string`. */
  kept: string[];
  /** Fields that a body must have. */
  required: string[];
}

/** Calls that programs make; the app's own may change with it. */
const TAG = 'For other programs';

const asPart = (value: unknown): Part => (typeof value === 'object' && value !== null ? (value as Part) : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const nameOf = (reference: string) => reference.replace('#/components/schemas/', '');

class Collected {
  readonly kept = new Set<string>();
  readonly required = new Set<string>();
  /** Named schemas that the calls refer to. */
  readonly named = new Set<string>();

  schema(place: string, schema: Part): void {
    const { $ref, type, enum: values, properties, required, items, maximum, minimum, maxLength, pattern } = schema;
    if (typeof $ref === 'string') {
      this.kept.add(`${place}: ${nameOf($ref)}`);
      this.named.add(nameOf($ref));
      return;
    }
    for (const among of ['anyOf', 'oneOf', 'allOf'])
      for (const each of listOf(schema[among])) this.schema(place, asPart(each));
    if (type !== undefined) this.kept.add(`${place}: ${[type].flat().map(String).join('|')}`);
    for (const value of listOf(values)) this.kept.add(`${place} = ${String(value)}`);
    for (const [limit, value] of Object.entries({ maximum, minimum, maxLength, pattern }))
      if (value !== undefined) this.kept.add(`${place} ${limit} ${JSON.stringify(value)}`);
    for (const [name, field] of Object.entries(asPart(properties))) this.schema(`${place} .${name}`, asPart(field));
    for (const name of listOf(required)) this.required.add(`${place} .${String(name)}`);
    if (items !== undefined) this.schema(`${place}[]`, asPart(items));
  }

  call(path: string, method: string, operation: Part): void {
    const id = String(operation.operationId);
    this.kept.add(`${id} is ${method.toUpperCase()} ${path}`);
    for (const parameter of listOf(operation.parameters).map(asPart)) this.kept.add(`${id} ?${String(parameter.name)}`);
    this.content(`${id} body`, asPart(operation.requestBody));
    for (const [status, answer] of Object.entries(asPart(operation.responses))) {
      this.kept.add(`${id} ${status}`);
      this.content(`${id} ${status}`, asPart(answer));
    }
  }

  private content(place: string, { content }: Part): void {
    for (const [type, { schema }] of Object.entries(asPart(content)).map(
      ([name, each]) => [name, asPart(each)] as const,
    )) {
      this.kept.add(`${place} as ${type}`);
      this.schema(place, asPart(schema));
    }
  }
}

/** All that a description of the calls promises to programs. */
export function promisesOf(document: Part): Promises {
  const collected = new Collected();
  for (const [path, methods] of Object.entries(asPart(document.paths))) {
    for (const [method, operation] of Object.entries(asPart(methods))) {
      if (listOf(asPart(operation).tags).includes(TAG)) collected.call(path, method, asPart(operation));
    }
  }
  const schemas = asPart(asPart(document.components).schemas);
  // Those that are found on the way are gone through too.
  for (const name of collected.named) collected.schema(name, asPart(schemas[name]));
  return { kept: [...collected.kept].sort(), required: [...collected.required].sort() };
}

/** What programs could count on and no longer can: something that is gone or another, and fields that are asked for now. */
export function narrowed(before: Promises, now: Promises): string[] {
  const [kept, asked, known] = [new Set(now.kept), new Set(before.required), new Set(before.kept.map(placeOf))];
  const lost = before.kept.filter((each) => !kept.has(each));
  // A field of an answer that is always there from now on is no demand; one of a call that is new is no change.
  const demanded = now.required.filter((each) => !asked.has(each) && each.includes(' body') && known.has(callOf(each)));
  return [...lost, ...demanded];
}

const placeOf = (promise: string): string => promise.replace(/(: | = | is | as ).*$/, '');
const callOf = (place: string): string => place.replace(/ \..*$/, '');
