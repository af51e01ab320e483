import { screen, waitFor } from '@testing-library/react';
import type { Preferences } from '@contract/people/me';
import { aMe, aRanch } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const SAVE = 'PATCH /api/v1/user/me';

async function open(settings: Preferences, saved: Answer, person = aMe({ settings })) {
  const me = { status: 200, body: person };
  const app = await renderApp('/settings/account', {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': me, [SAVE]: saved },
  });
  await screen.findByRole('heading', { name: 'Your account' });
  return app;
}

const box = () => screen.getByRole('checkbox', { name: 'Mail me when moves are due' });

it('is off until the person switches it on, and leaves their other settings as they are', async () => {
  const settings = { units: 'metric', move_notices: true };
  const { user, server } = await open({ units: 'metric' }, { status: 200, body: aMe({ settings }) });
  expect(box()).not.toBeChecked();
  await user.click(box());
  const sent = () => server.callsTo(SAVE).map(({ body }) => body);
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ settings: { units: 'metric', move_notices: true } }));
  await waitFor(() => expect(box()).toHaveAttribute('aria-busy', 'false'));
  expect(box()).toBeChecked();
});

it('is as it was when that cannot be saved, and says why', async () => {
  const refused = { status: 500, body: { error: 'Something went wrong on our side', code: 'internal', details: '' } };
  const { user } = await open({ move_notices: true }, refused);
  await user.click(box());
  await waitFor(() => expect(box()).toBeInvalid());
  expect(box()).toBeChecked();
});

describe('the seal of the record', () => {
  const often = () => screen.getByRole('combobox', { name: 'Mail me the seal of the record' });

  it('EVIDENCE 3.3: is mailed as often as the person chooses, and never until then', async () => {
    const { user, server } = await open(
      { units: 'metric' },
      { status: 200, body: aMe({ settings: { seal_mails: 'monthly' } }) },
    );
    expect(often()).toHaveDisplayValue('Never');
    await user.selectOptions(often(), 'Once a month');
    const sent = () => server.callsTo(SAVE).map(({ body }) => body);
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ settings: { units: 'metric', seal_mails: 'monthly' } }));
    await waitFor(() => expect(often()).toHaveDisplayValue('Once a month'));
  });

  it('is offered to nobody who may not read a history', async () => {
    await open({}, { status: 200, body: aMe() }, aMe({ ranches: [aRanch({ role: 'member' })] }));
    expect(screen.queryByRole('combobox', { name: 'Mail me the seal of the record' })).not.toBeInTheDocument();
  });
});
