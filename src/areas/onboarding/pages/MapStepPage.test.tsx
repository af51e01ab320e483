import { screen, waitFor, within } from '@testing-library/react';
import { aMe, aRanch } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const SAVE = 'PATCH /api/v1/user/me';

async function open(answers: Record<string, Answer> = {}) {
  const app = await renderApp('/onboarding/step-2', { hasSession: true, answers });
  await screen.findByRole('heading', { name: 'How should your map read?' });
  return app;
}

const goOn = () => screen.getByRole('button', { name: 'Save and continue' });

describe('the second step', () => {
  it('saves the look of the map and goes on to the third', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('radio', { name: 'Hybrid' }));
    await user.click(goOn());
    await waitFor(() => expect(location.pathname).toBe('/onboarding/step-3'));
    expect(server.callsTo(SAVE).at(-1)?.body).toMatchObject({
      settings: { mapActiveLayers: { mapLayer: 'ERSI_HYBRID', objectLayers: [] } },
    });
  });

  it('can be skipped, which saves nothing', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('link', { name: 'Skip for now' }));
    expect(location.pathname).toBe('/onboarding/step-3');
    expect(server.callsTo(SAVE)).toEqual([]);
  });

  it('stays, with what was chosen, when saving fails', async () => {
    const { user } = await open({ [SAVE]: 'connection reset' });
    await user.click(screen.getByRole('radio', { name: 'Hybrid' }));
    await user.click(goOn());
    const form = goOn().closest('form') ?? document.body;
    await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('Something went wrong'));
    expect(location.pathname).toBe('/onboarding/step-2');
    expect(screen.getByRole('radio', { name: 'Hybrid' })).toBeChecked();
  });

  it('does not take what the first step saved for its own', async () => {
    const { user } = await renderApp('/onboarding/step-1', { hasSession: true });
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('heading', { name: 'How should your map read?' })).toBeVisible();
    expect(location.pathname).toBe('/onboarding/step-2');
    expect(document.title).toBe('Set up your map · Grazewell');
  });

  it.each(['member', 'viewer'] as const)('leads a %s, who invites nobody, on to what is left to do', async (role) => {
    const me = aMe({ ranches: [aRanch({ role })] });
    const { user, server } = await open({
      'GET /api/v3/user/me': { status: 200, body: me },
      [SAVE]: { status: 200, body: me },
    });
    const steps = within(screen.getByRole('navigation', { name: 'Set up' })).getAllByRole('link');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['1Units', '2Map look']);
    await user.click(goOn());
    expect(await screen.findByRole('heading', { name: 'To do' })).toBeVisible();
    const marks = { onboardingDone: true, mapLookChosen: true };
    expect(server.callsTo(SAVE).at(-1)?.body).toMatchObject({ settings: marks });
  });
});
