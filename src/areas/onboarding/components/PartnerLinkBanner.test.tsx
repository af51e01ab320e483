import { screen, waitFor, within } from '@testing-library/react';
import { linkTokens } from '@shared/lib/linkTokens';
import { aPartnerLink, aMe, aToken } from '@testing/factories';
import { renderApp } from '@testing/renderApp';

const pat = aMe({ email: 'pat@example.com' });
const strip = () => screen.queryByRole('complementary', { name: 'Partner link' });
const found = () => screen.findByRole('complementary', { name: 'Partner link' });
const open = () =>
  renderApp(`/partner-join?invitation_token=${aToken(aPartnerLink())}`, {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': { status: 200, body: pat } },
  });

afterEach(() => linkTokens.forget('invitation_token'));

describe('a person who is signed in and opens the link of a partner', () => {
  it('reads on the page they are led to why it opens nothing, and what to do', async () => {
    await open();
    expect(await found()).toHaveTextContent(
      `The link to ${aPartnerLink().program} makes a new account, and you are logged in as pat@example.com. ` +
        'To use it, sign out and open the link again.',
    );
    expect(location.pathname).toBe('/onboarding/step-1');
  });

  it('can close it', async () => {
    const { user } = await open();
    await user.click(within(await found()).getByRole('button', { name: 'Close' }));
    expect(strip()).toBeNull();
    expect(linkTokens.get('invitation_token')).toBeUndefined();
  });

  it('F5: can sign out there, which leaves nothing of the link to the next person', async () => {
    const { user } = await open();
    await user.click(within(await found()).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(linkTokens.get('invitation_token')).toBeUndefined();
  });
});
