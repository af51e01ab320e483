import { drawReference, type Reference } from './drawReference';
import { element } from './element';
import type { OpenApi } from './openapi';

/** Where the server says at which address its calls are; the page has it preloaded. */
const SETTINGS = '/assets/json/settingsV.json';

async function read<T>(address: string, credentials: RequestCredentials): Promise<T> {
  const answer = await fetch(address, { credentials });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}

/** The document of this server, wherever its calls are. The page's link to it is set to the same address. */
async function readDocument(): Promise<OpenApi> {
  const { API_V1: base } = await read<{ API_V1: string }>(SETTINGS, 'same-origin');
  const address = `${base.replace(/\/+$/, '')}/openapi.json`;
  document.querySelector('#document')?.setAttribute('href', address);
  return read<OpenApi>(address, 'omit');
}

/** Each call has an address: one that is opened becomes the page's, and the page opens that of its address. */
function followAddress(reference: Reference, clearSearch: () => void): void {
  function openAddressed(): void {
    const item = reference.open(location.hash.slice(1));
    if (item === undefined) return;
    if (item.hidden) clearSearch();
    item.scrollIntoView();
  }
  addEventListener('hashchange', openAddressed);
  for (const section of reference.sections) {
    section.addEventListener(
      'toggle',
      ({ target }) => {
        if (!(target instanceof HTMLDetailsElement) || !target.open || target.id === '') return;
        history.replaceState(null, '', `#${target.id}`);
      },
      true,
    );
  }
  openAddressed();
}

async function start(): Promise<void> {
  const place = document.querySelector('#calls');
  const field = document.querySelector<HTMLInputElement>('#search');
  const found = document.querySelector('#found');
  if (place === null || field === null || found === null) return;
  found.textContent = 'Loading…';
  try {
    const reference = drawReference(await readDocument());
    const search = () => (found.textContent = reference.search(field.value));
    place.replaceChildren(...reference.sections);
    performance.mark('reference drawn');
    field.addEventListener('input', search);
    search();
    followAddress(reference, () => {
      field.value = '';
      search();
    });
  } catch {
    found.textContent = 'The description of the calls didn’t load.';
    const again = element('button', '', 'Try again');
    again.addEventListener('click', () => void start());
    place.replaceChildren(again);
  }
}

void start();
