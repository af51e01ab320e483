import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WhatTermsMean } from './WhatTermsMean';

it('explains the short names where they are used, and puts the words away again', async () => {
  const user = userEvent.setup();
  render(<WhatTermsMean terms={['AD', 'ADA']} />);
  expect(screen.queryByText(/^Animal days per acre/)).toBeNull();
  await user.click(screen.getByText('What AD and ADA mean'));
  expect(await screen.findByText(/^Animal day: what one animal unit eats in a day/)).toBeVisible();
  expect(screen.getByText(/^Animal days per acre/)).toBeVisible();
  await user.click(screen.getByText('What AD and ADA mean'));
  await waitFor(() => expect(screen.queryByText(/^Animal days per acre/)).toBeNull());
});
