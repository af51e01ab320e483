import { MessageChannel } from 'node:worker_threads';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { appStarted } from '@shared/events';
import { rememberTyped } from '@shared/forms/typedEarly';
import { setupTestStore } from '@testing/setupTestStore';
import { AppRoot } from './AppRoot';

// jsdom has none, and the renderer of pages asks for one as it loads.
Object.assign(globalThis, { MessageChannel });

let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

const PUBLIC_PAGES = [
  '/',
  '/login',
  '/mobile-join',
  '/join',
  '/partner-join',
  '/password-reset-request',
  '/password-reset',
  '/admin',
  '/cancel_delete',
  '/no/such/paddock',
];

/** The page as it stands in its HTML, before the app comes. */
async function drawn(path: string): Promise<HTMLElement> {
  const { renderPage } = await import('./renderPage');
  window.history.replaceState(null, '', path);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const { body, title } = await renderPage(path);
  place.innerHTML = body;
  document.title = title;
  return place;
}

/** What React and the browser complain of while the running app takes the page over. */
async function takenOver(place: HTMLElement): Promise<unknown[]> {
  const complaints: unknown[] = [];
  const error = jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  const { store } = setupTestStore();
  const drawnFrom = store.getState();
  store.dispatch(appStarted());
  rememberTyped(place);
  await act(async () => {
    root = hydrateRoot(place, <AppRoot store={store} drawnFrom={drawnFrom} />, {
      onRecoverableError: (cause) => complaints.push(cause),
    });
  });
  error.mockRestore();
  return complaints;
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it.each(PUBLIC_PAGES)('%s takes over its HTML as it stands', async (path) => {
  expect(await takenOver(await drawn(path))).toEqual([]);
});

it.each(['/', '/login'])('%s keeps the very form that stood there', async (path) => {
  const place = await drawn(path);
  const before = place.querySelector('form');
  await takenOver(place);
  expect(before).not.toBeNull();
  expect(place.querySelector('form')).toBe(before);
});

describe('what is typed before the app comes', () => {
  it('stays, with the focus where it was, and the form knows of it', async () => {
    const place = await drawn('/');
    input('Full name').value = 'Juanita de la Cruz';
    input('Email').value = 'juanita@example.com';
    screen.getByRole<HTMLInputElement>('checkbox').checked = true;
    input('Email').focus();
    expect(await takenOver(place)).toEqual([]);
    expect(input('Full name')).toHaveValue('Juanita de la Cruz');
    expect(input('Email')).toHaveValue('juanita@example.com');
    expect(input('Email')).toHaveFocus();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(input('Ranch name')).toHaveValue("Juanita's Ranch");
  });

  it('also wins over the name that the ranch would get', async () => {
    const place = await drawn('/');
    input('Full name').value = 'Juanita de la Cruz';
    input('Ranch name').value = 'Rio Seco';
    await takenOver(place);
    expect(input('Ranch name')).toHaveValue('Rio Seco');
  });

  it('is not shown again on the next page', async () => {
    const place = await drawn('/login');
    input('Email').value = 'juanita@example.com';
    await takenOver(place);
    await userEvent.click(screen.getByRole('link', { name: 'Start Free Trial' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  });
});

it.each(['/', '/login', '/password-reset-request'])('%s has a button that waits for the app', async (path) => {
  const place = await drawn(path);
  const button = place.querySelector('[type="submit"]');
  expect(button).toBeDisabled();
  await takenOver(place);
  expect(button).toBeEnabled();
});
