import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionEnded, sessionOpened, toastShown, toastsWithdrawn } from '@shared/events';
import { renderApp } from '@testing/renderApp';
import { soundSwitched } from '../uiSlice';

async function shown(...toasts: Parameters<typeof toastShown>[]) {
  const app = await renderApp('/login');
  await act(async () => {
    for (const toast of toasts) app.store.dispatch(toastShown(...toast));
  });
  return app;
}

const toasts = () => [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.textContent);

it('shows the title and the text', async () => {
  await shown(['success', 'You are ready to use Grazewell', 'Hello Maria!']);
  expect(await screen.findByText('Hello Maria!')).toBeVisible();
  expect(screen.getByText('You are ready to use Grazewell')).toBeVisible();
});

it('shows no empty title', async () => {
  await shown(['error', 'Something went wrong']);
  const toast = (await screen.findByText('Something went wrong')).closest('.Toastify__toast');
  expect(toast?.querySelector('strong')).toBeNull();
});

it('shows several side by side, and the same words once', async () => {
  await shown(['error', 'Taken', 'email'], ['error', 'Too short', 'name'], ['error', 'Taken', 'email']);
  await waitFor(() => expect(toasts()).toContain('nameToo short'));
  expect(toasts().filter((text) => text === 'emailTaken')).toHaveLength(1);
});

it('waits until a press is over, whose click it would take', async () => {
  const { store } = await shown(['info', 'First']);
  await screen.findByText('First');
  fireEvent.pointerDown(document.body);
  await act(async () => void store.dispatch(toastShown('error', 'Second')));
  expect(toasts()).toEqual(['First']);
  fireEvent.pointerUp(document.body);
  expect(await screen.findByText('Second')).toBeVisible();
});

it('keeps what has to stay', async () => {
  await shown(['info', 'Two changes wait', '', { stays: true }], ['info', 'Gone soon']);
  await screen.findByText('Two changes wait');
  const runsOut = (words: string) =>
    screen.getByText(words).closest('.Toastify__toast')?.querySelector('[role="progressbar"][aria-hidden="false"]') !==
    null;
  expect([runsOut('Two changes wait'), runsOut('Gone soon')]).toEqual([false, true]);
});

it('walk 6: what was said of a change that was then refused goes away, shown or still waiting', async () => {
  const offer = { label: 'Undo', event: soundSwitched(true) };
  const { store } = await shown(['success', 'Moved', '', { offer, about: 'one' }], ['success', 'Counted']);
  await screen.findByText('Moved');
  await act(async () => {
    store.dispatch(toastShown('success', 'Sold', '', { about: 'two' }));
    store.dispatch(toastsWithdrawn(['one', 'two']));
  });
  for (const toast of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(toast);
  await waitFor(() => expect(toasts()).toEqual(['Counted']));
});

it('isn’t a toast on the page that says it by itself', async () => {
  const { store } = await shown(
    ['error', 'Not saved', '', { saidAt: '/login' }],
    ['error', 'Refused', '', { saidAt: '/settings/device' }],
  );
  await screen.findByText('Refused');
  expect(toasts()).toEqual(['Refused']);
  expect(store.getState().ui.toasts).toEqual([]);
});

it('takes each waiting toast once', async () => {
  const { store } = await shown(['info', 'Only once']);
  await screen.findByText('Only once');
  expect(store.getState().ui.toasts).toEqual([]);
  expect(screen.getAllByText('Only once')).toHaveLength(1);
});

it('is closed by its button', async () => {
  const { user } = await shown(['info', 'Close me']);
  const toast = (await screen.findByText('Close me')).closest<HTMLElement>('.Toastify__toast') ?? document.body;
  await user.click(within(toast).getByRole('button', { name: /close/i }));
  // jsdom plays no animation, and the toast leaves with the end of its own.
  fireEvent.animationEnd(toast);
  await waitFor(() => expect(screen.queryByText('Close me')).toBeNull());
});

it('offers what can be done about it, once', async () => {
  const offer = { label: 'Undo', event: soundSwitched(true) };
  const { store, user } = await shown(['success', 'Moved', '', { offer }], ['success', 'Moved', '', { offer }]);
  const [first] = await screen.findAllByRole('button', { name: 'Undo' });
  expect(toasts()).toHaveLength(2);
  await user.click(first ?? document.body);
  expect(store.getState().ui.sound).toBe(true);
});

describe('of many', () => {
  /** jsdom plays no animation, and a toast that goes leaves with the end of its own. */
  const endAnimations = () => {
    for (const toast of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(toast);
  };

  it.each([
    [1280, ['Fifth', 'Fourth', 'Third']],
    [390, ['Fifth', 'Fourth']],
  ])('the newest stay on a screen of %i px', async (width, newest) => {
    const screenWidth = jest.replaceProperty(window, 'innerWidth', width);
    const { store } = await shown(['success', 'First'], ['success', 'Second']);
    for (const name of ['Third', 'Fourth', 'Fifth'])
      await act(async () => void store.dispatch(toastShown('success', name)));
    await screen.findByText('Fifth');
    endAnimations();
    await waitFor(() => expect(toasts()).toEqual(newest));
    screenWidth.restore();
  });

  it('one that offers something goes like the others, and nothing else happens by that', async () => {
    const offer = { label: 'Undo', event: soundSwitched(true) };
    const { store } = await shown(['success', 'Moved', '', { offer }], ['info', 'A'], ['info', 'B'], ['info', 'C']);
    await screen.findByText('C');
    endAnimations();
    await waitFor(() => expect(toasts()).toEqual(['C', 'B', 'A']));
    expect(store.getState().ui.sound).toBe(false);
  });
});

it('F6: markup in a title or a text is text', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  await shown(['error', evil, evil]);
  await waitFor(() => expect(screen.getAllByText(evil)).toHaveLength(2));
  expect(document.querySelector('img')).toBeNull();
});

it('is cut at 300 characters', async () => {
  await shown(['error', 'm'.repeat(400), 't'.repeat(400)]);
  expect(await screen.findByText('m'.repeat(300))).toBeVisible();
  expect(screen.getByText('t'.repeat(300))).toBeVisible();
});

it('tells a screen reader of an error at once, and the page stays as it is', async () => {
  await shown(['error', 'It broke']);
  const toast = (await screen.findByText('It broke')).closest('[role="alert"]');
  expect(toast).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

it('is gone once the person has logged in, and what is said to them then is not', async () => {
  const { store } = await shown(['success', 'Log in with new password', 'Success']);
  const before = (await screen.findByText('Log in with new password')).closest('.Toastify__toast') ?? document.body;
  await act(async () => {
    store.dispatch(sessionOpened());
    store.dispatch(toastShown('success', 'You are ready to use Grazewell', 'Hello Maria!'));
  });
  expect(await screen.findByText('Hello Maria!')).toBeVisible();
  fireEvent.animationEnd(before);
  await waitFor(() => expect(screen.queryByText('Log in with new password')).toBeNull());
  expect(screen.getByText('Hello Maria!')).toBeVisible();
});

it('is gone with its Undo once the person has signed out, and what is said of that is not', async () => {
  const offer = { label: 'Undo', event: soundSwitched(true) };
  const { store } = await shown(['success', 'Moved', '', { offer, about: 'one' }]);
  const before = (await screen.findByText('Moved')).closest('.Toastify__toast') ?? document.body;
  await act(async () => {
    store.dispatch(toastShown('success', 'Counted', '', { offer, about: 'two' }));
    store.dispatch(sessionEnded('signedOut'));
    store.dispatch(toastShown('info', 'Your session has ended'));
  });
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  fireEvent.animationEnd(before);
  await waitFor(() => expect(toasts()).toEqual(['Your session has ended']));
});

describe('on a phone that is to be told of the app', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile');
  });

  afterEach(() => {
    jest.restoreAllMocks();
    document.cookie = 'seenMobileAppModal=; Max-Age=0; Path=/';
  });

  it('stands in the prompt that would cover it, and stays when the prompt is put away', async () => {
    const { user } = await shown(['success', 'Password changed']);
    const prompt = within(await screen.findByRole('dialog'));
    expect(await prompt.findByText('Password changed')).toBeVisible();
    await user.click(prompt.getByRole('link', { name: 'continue to mobile site' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Password changed')).toBeVisible();
  });

  it('is closed by its button, and the prompt stays', async () => {
    await shown(['success', 'Password changed']);
    const prompt = within(await screen.findByRole('dialog'));
    const toast = (await prompt.findByText('Password changed')).closest<HTMLElement>('.Toastify__toast');
    fireEvent.click(within(toast ?? document.body).getByRole('button', { name: /close/i }));
    if (toast !== null) fireEvent.animationEnd(toast);
    await waitFor(() => expect(screen.queryByText('Password changed')).toBeNull());
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is shown where the prompt does not stand', async () => {
    const { store } = await renderApp('/mobile-join');
    act(() => void store.dispatch(toastShown('success', 'Hello Maria!')));
    expect(await screen.findByText('Hello Maria!')).toBeVisible();
  });
});
