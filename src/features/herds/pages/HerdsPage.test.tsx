import { screen, within } from '@testing-library/react';
import { renderApp } from '@testing/renderApp';

it('says what will be kept, that nothing is kept yet, and where to go on', async () => {
  const { user, server } = await renderApp('/herds', { hasSession: true });
  await screen.findByRole('heading', { name: 'Herds' });
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/No herds are kept for Rio Seco yet/)).toBeVisible();
  expect(main.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Herds',
    'Where they graze',
    'Moves',
  ]);
  expect(main.queryByRole('button')).toBeNull();
  expect(main.queryByRole('textbox')).toBeNull();
  expect(document.title).toBe('Herds · Grazewell');
  await user.click(main.getByRole('link', { name: 'See what is left to do' }));
  expect(await screen.findByRole('heading', { name: 'To do' })).toBeVisible();
  expect(server.sent.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
});
