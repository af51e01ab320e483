import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawReference, type Reference } from './drawReference';
import { callsOf, eventsOf, type OpenApi } from './openapi';

const described = JSON.parse(readFileSync(join(__dirname, '../../../docs/openapi.json'), 'utf8')) as OpenApi;
const all = [...callsOf(described), ...eventsOf(described)];
const calls = callsOf(described);

let reference: Reference;
beforeEach(() => {
  reference = drawReference(described);
  document.body.replaceChildren(...reference.sections);
});

const drawn = () => [...document.querySelectorAll<HTMLDetailsElement>('.call')];
const shown = () => drawn().filter(({ hidden }) => !hidden);

/** Opens one and waits until it is drawn: a browser tells of it later. */
async function openOne(details: HTMLDetailsElement): Promise<void> {
  details.open = true;
  await new Promise((resolve) => setTimeout(resolve));
}

/** Opens what an opened call has in it, as deep as it is asked for. */
async function openInside(details: HTMLDetailsElement, depth: number): Promise<void> {
  if (depth === 0) return;
  for (const inside of details.querySelectorAll<HTMLDetailsElement>('.inside:not([open])')) {
    await openOne(inside);
    await openInside(inside, depth - 1);
  }
}

it('OPEN H7: each call of the document is there once, at an address of its own, by tag', () => {
  expect(calls.length).toBeGreaterThan(70);
  expect(
    drawn()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(all.map(({ operationId }) => operationId).sort());
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual([
    ...described.tags.map(({ name }) => name),
    ...(all.length > calls.length ? ['Webhooks'] : []),
  ]);
});

it.each(calls)(
  '$operationId opens with who may call it, its answers with codes, and all that it names',
  async (call) => {
    const details = reference.open(call.operationId);
    if (!(details instanceof HTMLDetailsElement)) throw new Error('It is not there');
    await openOne(details);
    await openInside(details, 1);
    const text = details.textContent;
    for (const name of ['Who may call it', 'Answers', call.description ?? '']) expect(text).toContain(name);
    for (const [status, { description = '' }] of Object.entries(call.responses)) {
      expect(text).toContain(`${status === 'default' ? 'any' : status} ${description}`);
    }
    for (const { name } of call.parameters ?? []) expect(text).toContain(name);
    const body = call.requestBody?.content['application/json'];
    for (const field of Object.keys(body?.schema?.properties ?? {})) expect(text).toContain(field);
    if (body?.example !== undefined) expect(text).toContain(JSON.stringify(body.example, null, 2));
    expect(text).not.toMatch(/undefined|\[object/);
  },
);

it('a call by key says its scopes', async () => {
  const opened = async (id: string) => {
    const details = reference.open(id);
    await openOne(details as HTMLDetailsElement);
    return details?.textContent;
  };
  expect(await opened('putFact')).toContain('keys of the scope write');
  expect(await opened('readDescription')).toContain('Who may call itanyone');
  expect(await opened('readCalendar')).toContain('also in the address (?key=)');
});

it('what may be in itself is drawn one step at a time', async () => {
  const details = reference.open('sendChanges') as HTMLDetailsElement;
  await openOne(details);
  expect(details.textContent).not.toContain('average_weight_lb');
  await openInside(details, 3);
  expect(details.textContent).toContain('average_weight_lb');
});

describe('the search', () => {
  it('finds by path, name and words, in any order', () => {
    for (const words of ['fact put', 'putFact', 'PUT  /fact', 'name of your own']) {
      reference.search(words);
      expect(shown().map(({ id }) => id)).toContain('putFact');
      expect(shown().length).toBeLessThan(10);
    }
  });

  it('says how many there are, and hides a tag without any', () => {
    expect(reference.search('fact')).toBe(`2 of ${all.length} calls and events`);
    expect([...document.querySelectorAll('section')].map(({ hidden }) => hidden)).toEqual(
      [...document.querySelectorAll('section')].map((_, index) => index > 0),
    );
    expect(reference.search('no such call')).toBe(`0 of ${all.length} calls and events`);
    expect(reference.search('  ')).toBe(`${all.length} calls and events`);
    expect(shown()).toHaveLength(all.length);
  });

  it('takes any text', () => {
    for (const words of ['.*', '[', '\\', '😀', '\u0000', '<b>', 'x'.repeat(100_000)]) {
      expect(reference.search(words)).toBe(`0 of ${all.length} calls and events`);
    }
  });
});

it('an address that is no call’s opens nothing', () => {
  for (const id of ['', '%', 'nothing', '__proto__', '" onclick="']) expect(reference.open(id)).toBeUndefined();
  expect(drawn().filter(({ open }) => open)).toEqual([]);
});

it('an event is drawn behind the calls, with who sends it and what is in it', async () => {
  const schema = { type: 'object', properties: { type: { const: 'herd.sold' } } };
  const event = {
    operationId: 'herd.sold',
    tags: [],
    summary: 'A herd was sold',
    requestBody: { content: { 'application/json': { schema } } },
    responses: { '2XX': { description: 'Delivered' } },
  };
  const drawn = drawReference({ ...described, webhooks: { 'herd.sold': { post: event } } });
  const details = drawn.open('herd.sold') as HTMLDetailsElement;
  await openOne(details);
  expect(drawn.sections.at(-1)?.querySelector('h2')).toHaveTextContent('Webhooks');
  for (const text of ['POST herd.sold A herd was sold', 'Who sends it', '"herd.sold"', '2XX Delivered']) {
    expect(details).toHaveTextContent(text);
  }
  expect(details).not.toHaveTextContent('refusal');
});
