import { act, screen, waitFor } from '@testing-library/react';
import { meLoaded } from '@shared/events';
import { loadAgain } from '@shared/lib/leave';
import { holdPage } from '@shared/lib/mayLeave';
import { aRecord } from '@testing/aRecord';
import { aMe } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

jest.mock('@shared/lib/leave', () => ({ leaveFor: jest.fn(), loadAgain: jest.fn() }));

type Me = ReturnType<typeof aMe>;

/** The app of somebody on a site with pages in English, of which this is one, and in Spanish. */
async function open(me: Partial<Me> = {}, path = '/herds') {
  const person = { ...aMe(), ...me };
  const app = await renderApp(path, {
    hasSession: true,
    answers: {
      ...fakeRecordServer(aRecord()).answers,
      'GET /assets/json/settingsV.json': { status: 200, body: { LANGUAGES: ['en', 'es'] } },
      'GET /api/v3/user/me': { status: 200, body: person },
    },
  });
  await screen.findByRole('heading', { name: 'Herds' });
  return { ...app, person };
}

/** A worker that keeps the app in the language it is told, or can't have its files. */
function fakeWorker(isKept: boolean) {
  const told: unknown[] = [];
  const postMessage = (message: unknown, [port]: MessagePort[]) => {
    told.push(message);
    port?.postMessage(isKept);
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), { controller: { postMessage } }),
  });
  return told;
}

class Channel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2 = { postMessage: (data: unknown) => setTimeout(() => this.port1.onmessage?.({ data })) };
}

beforeEach(() => {
  jest.mocked(loadAgain).mockClear();
  sessionStorage.clear();
  document.cookie = 'language=; Max-Age=0; Path=/';
  Object.assign(globalThis, { MessageChannel: Channel });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('LANGUAGES 11.9: the page follows its person', () => {
  it('into the language they have chosen, which the browser remembers', async () => {
    await open({ language: 'es' });
    await waitFor(() => expect(loadAgain).toHaveBeenCalledTimes(1));
    expect(document.cookie).toContain('language=es');
  });

  it('never twice: where a browser keeps nothing, it stays as it is', async () => {
    sessionStorage.setItem('languageTried', 'es');
    await open({ language: 'es' });
    expect(loadAgain).not.toHaveBeenCalled();
  });

  it.each([
    ['who have chosen nothing', { language: null }],
    ['of a server that knows of no languages', {}],
    ['who read what it is in', { language: 'en' }],
    ['whom an admin acts for', { language: 'es', masqueraded_by: 'admin@example.com' }],
  ] as [string, Partial<Me>][])('not for people %s', async (_who, me) => {
    await open(me);
    expect(loadAgain).not.toHaveBeenCalled();
  });

  it('not over what is typed: the person decides when', async () => {
    const letGo = holdPage();
    await open({ language: 'es' });
    expect(await screen.findByText('Your language is Español now. Load this page again to read it.')).toBeVisible();
    expect(loadAgain).not.toHaveBeenCalled();
    letGo();
  });

  it('when they choose another one on another device', async () => {
    const { store, person } = await open({ language: null });
    await act(async () => void store.dispatch(meLoaded({ ...person, language: 'es' })));
    await waitFor(() => expect(loadAgain).toHaveBeenCalledTimes(1));
  });
});

describe('LANGUAGES 11.16: under a worker', () => {
  it('it comes once the worker has the files of the language', async () => {
    const told = fakeWorker(true);
    await open({ language: 'es' });
    await waitFor(() => expect(loadAgain).toHaveBeenCalledTimes(1));
    expect(told).toEqual([{ language: 'es' }]);
  });

  it('it stays as it is where those can’t be had, and says so', async () => {
    fakeWorker(false);
    await open({ language: 'es' });
    const words = 'Another language needs a connection. Try again when there is one.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(loadAgain).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('language');
  });
});

describe('an address that asks for a language', () => {
  it('is followed where the worker answered with another, and asks no longer', async () => {
    await open({}, '/herds?lang=es&q=cows');
    await waitFor(() => expect(loadAgain).toHaveBeenCalledTimes(1));
    expect(location.search).toBe('?q=cows');
  });

  it('gives way to what its person has chosen', async () => {
    await open({ language: 'en' }, '/herds?lang=es');
    expect(loadAgain).not.toHaveBeenCalled();
    expect(location.search).toBe('');
  });
});
