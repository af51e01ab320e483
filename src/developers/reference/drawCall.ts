import { drawParameter, drawWhole } from './drawSchema';
import { block, code, element, opening } from './element';
import { nameIn, type Answer, type Call, type Content, type OpenApi, type Schema } from './openapi';

type Components = OpenApi['components'];

/** Who may call it, in words, from what the call asks to be shown. */
function openTo({ security = [], isEvent = false }: Call): string[] {
  if (isEvent) return ['this server, which signs what it sends'];
  if (security.length === 0) return ['anyone'];
  return security.flatMap((one) =>
    Object.entries(one).map(([scheme, scopes]) => {
      if (scheme === 'session') return 'signed-in people';
      const which = scopes.length === 0 ? 'any key' : `keys of the scope ${scopes.join(' or ')}`;
      return scheme === 'queryKey' ? `${which}, also in the address (?key=)` : which;
    }),
  );
}

function drawContent(content: Content, { schemas }: Components): HTMLElement[] {
  return Object.entries(content).flatMap(([type, { schema, example }]) => [
    element('p', '', code(type)),
    ...(schema === undefined || type !== 'application/json' ? [] : drawWhole(schema, schemas)),
    ...(example === undefined ? [] : [block(JSON.stringify(example, null, 2), 'Example')]),
  ]);
}

/** A refusal says its codes; another answer its words and its body. */
function drawAnswer(status: string, answer: Answer, components: Components): HTMLElement {
  const meant = answer.$ref === undefined ? answer : components.responses[nameIn(answer.$ref)];
  const words = answer.description ?? meant?.description ?? '';
  const isRefusal = answer.$ref !== undefined;
  const names = Object.entries(answer.headers ?? {}).map(([name, { description = '' }]) =>
    element('p', '', code(name), ` ${description}`),
  );
  return element(
    'li',
    '',
    element('strong', '', status === 'default' ? 'any' : status),
    ' ',
    isRefusal && status !== 'default' ? code(words) : words,
    ...names,
    ...(isRefusal ? [] : drawContent(answer.content ?? {}, components)),
  );
}

const part = (name: string, children: readonly Node[]) =>
  children.length === 0 ? [] : [element('h3', '', name), ...children];

function drawParts(call: Call, components: Components): Node[] {
  const { description, parameters = [], requestBody, responses, deprecated = false } = call;
  const error: Schema = { $ref: '#/components/schemas/Error' };
  const lines = parameters.map(({ name, in: place, required = false, description: words, schema = {} }) =>
    drawParameter({ name, place, isRequired: required, words }, schema, components.schemas),
  );
  return [
    element('p', '', code(call.operationId)),
    ...(deprecated ? [element('p', 'rule', 'This call is to go: use another one.')] : []),
    ...(description === undefined ? [] : [element('p', '', description)]),
    ...part(call.isEvent === true ? 'Who sends it' : 'Who may call it', [
      element('ul', '', ...openTo(call).map((who) => element('li', '', who))),
    ]),
    ...part('Parameters', lines.length === 0 ? [] : [element('ul', 'fields', ...lines)]),
    ...part('Body', drawContent(requestBody?.content ?? {}, components)),
    ...part('Answers', [
      element('ul', 'fields', ...Object.entries(responses).map(([status, one]) => drawAnswer(status, one, components))),
    ]),
    ...(call.isEvent === true
      ? []
      : [opening('inside', ['What a refusal has'], () => drawWhole(error, components.schemas))]),
  ];
}

/** A call, closed: its address is its name, and the rest is drawn when it is opened. */
export function drawCall(call: Call, components: Components): HTMLDetailsElement {
  const name = [
    element('span', `method ${call.method.toLowerCase()}`, call.method),
    ' ',
    code(call.path),
    ' ',
    element('span', 'summary', call.summary),
  ];
  const made = opening('call', name, () => drawParts(call, components));
  made.id = call.operationId;
  return made;
}
