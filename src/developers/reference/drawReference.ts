import { drawCall } from './drawCall';
import { element } from './element';
import { callsOf, eventsOf, type Call, type OpenApi } from './openapi';
import { hasWords, textOf } from './search';

interface Drawn {
  item: HTMLElement;
  text: string;
}

const EVENTS = 'What this server sends to the address of a webhook.';

/** The calls of a tag, below its heading. */
function drawTag(name: string, words: string, of: readonly Call[], { components }: OpenApi) {
  const drawn = of.map((call): Drawn => ({ item: drawCall(call, components), text: textOf(call) }));
  const section = element(
    'section',
    '',
    element('h2', '', name),
    ...(words === '' ? [] : [element('p', '', words)]),
    ...drawn.map(({ item }) => item),
  );
  return { section, drawn };
}

/** What a drawn reference is asked to do. */
export interface Reference {
  sections: readonly HTMLElement[];
  /** Shows the calls that have all words of a search, and says how many these are. */
  search(words: string): string;
  /** Opens a call by its name; undefined where there is none of that name. */
  open(operationId: string): HTMLElement | undefined;
}

/** Draws all calls of a document, closed, by tag in the order of its tags, and then its events. */
export function drawReference(document: OpenApi): Reference {
  const all = callsOf(document);
  const events = eventsOf(document);
  const ofTags = document.tags.map(({ name, description = '' }) =>
    drawTag(
      name,
      description,
      all.filter((call) => call.tags.includes(name)),
      document,
    ),
  );
  const tags = [...ofTags, ...(events.length === 0 ? [] : [drawTag('Webhooks', EVENTS, events, document)])];
  const items = tags.flatMap(({ drawn }) => drawn);

  function search(words: string): string {
    let found = 0;
    for (const { section, drawn } of tags) {
      let foundHere = 0;
      for (const { item, text } of drawn) {
        item.hidden = !hasWords(text, words);
        if (!item.hidden) foundHere += 1;
      }
      section.hidden = foundHere === 0;
      found += foundHere;
    }
    const all = `${items.length} calls and events`;
    return found === items.length ? all : `${found} of ${all}`;
  }

  function open(operationId: string): HTMLElement | undefined {
    const item = items.find(({ item: { id } }) => id === operationId)?.item;
    if (item instanceof HTMLDetailsElement) item.open = true;
    return item;
  }

  return { sections: tags.map(({ section }) => section), search, open };
}
