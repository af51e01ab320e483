import { MessageChannel } from 'node:worker_threads';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { appStarted } from '@shared/events';
import { setupTestStore } from '@testing/setupTestStore';
import { AppRoot } from './AppRoot';

// jsdom has none, and the renderer of pages asks for one as it loads.
Object.assign(globalThis, { MessageChannel });

let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

async function hydrated(path: string) {
  const { renderPage } = await import('./renderPage');
  window.history.replaceState(null, '', path);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = await renderPage(path);
  const before = place.querySelector('form');
  const complaints: unknown[] = [];
  const error = jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  const { store } = setupTestStore();
  await act(async () => {
    root = hydrateRoot(place, <AppRoot store={store} />, { onRecoverableError: (cause) => complaints.push(cause) });
  });
  await act(async () => void store.dispatch(appStarted()));
  error.mockRestore();
  return { place, before, complaints };
}

it.each(['/', '/login', '/no/such/paddock'])('%s takes over its HTML as it stands', async (path) => {
  const { complaints } = await hydrated(path);
  expect(complaints).toEqual([]);
});

it.each(['/', '/login'])('%s keeps the very form that stood there', async (path) => {
  const { place, before } = await hydrated(path);
  expect(before).not.toBeNull();
  expect(place.querySelector('form')).toBe(before);
});
