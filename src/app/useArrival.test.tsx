import { act, screen, waitFor } from '@testing-library/react';
import { aToken, anInvitation } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const arriving = () => document.querySelector('.arriving');
const h1 = (name: string) => screen.findByRole('heading', { name, level: 1 });

it('a first page keeps the focus where the browser has it, and comes without a fade', async () => {
  await renderApp('/todo', { hasSession: true });
  await h1('To do');
  expect(document.body).toHaveFocus();
  expect(arriving()).toBeNull();
});

it('a link leads the focus to the heading of the page, and its top into view', async () => {
  const { user } = await renderApp('/todo', { hasSession: true });
  await h1('To do');
  document.documentElement.scrollTop = 400;
  await user.click(screen.getByRole('link', { name: 'Herds' }));
  expect(await h1('Herds')).toHaveFocus();
  expect(document.documentElement.scrollTop).toBe(0);
  expect(arriving()).toContainElement(screen.getByRole('main'));
});

it('the way back leads the focus too, and leaves the scrolling to the browser', async () => {
  const { user } = await renderApp('/todo', { hasSession: true });
  await user.click(await screen.findByRole('link', { name: 'Herds' }));
  await h1('Herds');
  document.documentElement.scrollTop = 400;
  act(() => history.back());
  await waitFor(async () => expect(await h1('To do')).toHaveFocus());
  expect(document.documentElement.scrollTop).toBe(400);
});

it('a menu leads it there as well', async () => {
  const { user } = await renderApp('/todo', { hasSession: true });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Settings' }));
  expect(await h1('Your account')).toHaveFocus();
});

async function logIn() {
  const app = await renderApp('/login');
  await app.user.type(await screen.findByLabelText('Email'), 'maria@example.com');
  await app.user.type(screen.getByLabelText('Password', { selector: 'input' }), 'sagebrush moon{Enter}');
  return app;
}

it('a sign-in leads it to the first page, which waits until it is known who that is', async () => {
  await logIn();
  const heading = await h1('Set up Rio Seco');
  await waitFor(() => expect(heading).toHaveFocus());
});

it('a heading that is drawn again with the answer of the server takes the focus over', async () => {
  let answer = (_how: Answer): void => undefined;
  const link = new Promise<Answer>((resolve) => (answer = resolve));
  const app = await renderApp(`/join-ranch?invitationToken=${aToken(anInvitation())}`, {
    answers: { 'POST /api/v1/link': () => link },
  });
  await app.user.type(await screen.findByLabelText('Email'), 'maria@example.com');
  await app.user.type(screen.getByLabelText('Password', { selector: 'input' }), 'sagebrush moon{Enter}');
  await waitFor(async () => expect(await h1('Join Dry Creek')).toHaveFocus());
  act(() => answer({ status: 204 }));
  await screen.findByRole('button', { name: 'Join ranch' });
  await waitFor(async () => expect(await h1('Join Dry Creek')).toHaveFocus());
});

it('anyone who types in a field that stays is left alone', async () => {
  const { user } = await renderApp('/todo', { hasSession: true });
  await user.click(await screen.findByRole('link', { name: 'Herds' }));
  await h1('Herds');
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  act(() => history.back());
  await h1('To do');
  expect(field).toHaveFocus();
  field.remove();
});

it('what lies over every page keeps the focus', async () => {
  const { user } = await renderApp('/todo', { hasSession: true });
  await user.click(await screen.findByRole('link', { name: 'Herds' }));
  await h1('Herds');
  const over = document.createElement('div');
  over.setAttribute('aria-modal', 'true');
  over.tabIndex = -1;
  document.body.append(over);
  over.focus();
  act(() => history.back());
  await h1('To do');
  expect(over).toHaveFocus();
  over.remove();
});
