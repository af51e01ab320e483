import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '@contract/people/me';
import { aMe, RANCH_UUID, SEASON_UUID } from '@testing/factories';
import { aPaddockTreatmentRecord } from '@testing/aPaddockTreatment';
import { aRecord, CREEK, MESA } from '@testing/aRecord';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const ME = 'GET /api/v3/user/me';
const TESTER = { is_beta_tester: true };
const ADMIN = { is_admin: true };
const refused = { status: 401, body: { error: 'Sign in', details: 'Sign in', code: 'unauthenticated' } };

const open = (me: Partial<Me>) =>
  renderApp('/map', { hasSession: true, answers: { [ME]: { status: 200, body: aMe(me) } } });

function openRemembered(me: Partial<Me>, answer: Answer) {
  const state = { me: aMe(me), ranchUuid: RANCH_UUID, seasonUuid: SEASON_UUID };
  const texts = Object.entries(state).map(([key, value]) => [key, JSON.stringify(value)]);
  localStorage.setItem('persist:user', JSON.stringify(Object.fromEntries(texts)));
  return renderApp('/map', { answers: { [ME]: answer } });
}

const map = () => screen.findByRole('heading', { name: 'Map' });

async function expectNotFound() {
  expect(await screen.findByRole('heading', { name: 'Oh moooo, page not found' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Map' })).toBeNull();
  expect(location.pathname).toBe('/map');
}

describe('the map', () => {
  it.each([
    ['a beta tester', TESTER],
    ['an admin', ADMIN],
  ])('is open to %s, inside the layout', async (_who, me) => {
    await open(me);
    expect(await map()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account' })).toBeVisible();
    expect(location.pathname).toBe('/map');
    expect(document.title).toBe('Map · Grazewell');
  });

  it('is the 404 page in place for a guest, who is asked for no login', async () => {
    const { server } = await renderApp('/map');
    await expectNotFound();
    expect(server.callsTo(ME)).toEqual([]);
  });

  it('is the 404 page in place for any other member', async () => {
    await open({});
    await expectNotFound();
  });

  it('is the 404 page in place once a session turns out to be over', async () => {
    await openRemembered(TESTER, refused);
    await expectNotFound();
  });

  it.each([
    ['a stranger', () => renderApp('/map', { hasSession: true, answers: { [ME]: 'no answer' } })],
    ['a remembered member', () => openRemembered({}, 'no answer')],
  ])('is a skeleton while nobody has said who this is: %s', async (_who, arrive) => {
    await arrive();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /page not found/ })).toBeNull();
    expect(location.pathname).toBe('/map');
  });

  it('opens at once for a remembered tester', async () => {
    await openRemembered(TESTER, 'no answer');
    expect(await map()).toBeVisible();
  });

  it.each([
    [true, TESTER],
    [false, {}],
  ])('R1: goes by what is remembered when the server fails (tester: %p)', async (isTester, me) => {
    await openRemembered(me, { status: 503 });
    if (isTester) expect(await map()).toBeVisible();
    else await expectNotFound();
  });

  it('leads a tester without a ranch to the screen for that', async () => {
    await open({ ...TESTER, ranches: [] });
    await waitFor(() => expect(location.pathname).toBe('/no-ranch'));
  });

  it('tells a member without a ranch nothing but the 404', async () => {
    await open({ ranches: [] });
    await expectNotFound();
  });

  it('has the paddocks in words beside it, by the scheme of the address', async () => {
    const ranch = fakeRecordServer(aRecord());
    const answers = { [ME]: { status: 200, body: aMe(TESTER) }, ...ranch.answers };
    const { user } = await renderApp('/map?scheme=restDays', { hasSession: true, answers });
    expect(await screen.findByRole('button', { name: 'creek no shape yet' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Legend, rest days' })).toHaveTextContent('Grazing now 1 100 ac');
    await user.click(screen.getByRole('button', { name: 'creek no shape yet' }));
    expect(await screen.findByRole('heading', { name: 'creek' })).toBeVisible();
    expect(location.search).toContain('paddock=');
    await user.click(screen.getByRole('button', { name: 'Move a herd here' }));
    expect(await screen.findByRole('dialog', { name: 'Move herds' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color scheme', hidden: true }), 'seasonADA');
    await waitFor(() => expect(location.search).toContain('scheme=seasonADA'));
  });

  it('shows the history of an entry that the address names, on the first page that is opened too', async () => {
    const ranch = fakeRecordServer(aRecord());
    const path = `GET /api/v1/ranch/${RANCH_UUID}/records/${CREEK}/history`;
    const version = {
      ...{ revision: 7, changed_at: '2026-06-05T12:40:00.000Z', changed_by: null, on_behalf_of: null },
      ...{ label: 'Added paddock', data: {} },
    };
    const history = { status: 200, body: { versions: [version], next_cursor: null } };
    const answers = { [ME]: { status: 200, body: aMe(TESTER) }, ...ranch.answers, [path]: history };
    await renderApp(`/map?paddock=${CREEK}&form=history&entry=${CREEK}`, { hasSession: true, answers });
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    expect(await dialog.findByText('Added paddock')).toBeVisible();
  });

  it('says in the panel that a paddock is closed, by which product, and treats it', async () => {
    const treated = aPaddockTreatmentRecord(new Date(Date.now() - 86_400_000).toISOString());
    const ranch = fakeRecordServer([...aRecord(), treated]);
    const answers = { [ME]: { status: 200, body: aMe(TESTER) }, ...ranch.answers };
    const { user } = await renderApp(`/map?paddock=${MESA}`, { hasSession: true, answers });
    expect(await screen.findByText(/^Closed to grazing until .* \(Grazon\)\.$/)).toBeVisible();
    expect(screen.getByText('Closed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Treat paddock' }));
    expect(await screen.findByRole('dialog', { name: 'Treat paddock' })).toBeVisible();
  });

  it('walk 29: says so when it finds nothing', async () => {
    const ranch = fakeRecordServer(aRecord());
    const answers = { [ME]: { status: 200, body: aMe(TESTER) }, ...ranch.answers };
    const { user } = await renderApp('/map', { hasSession: true, answers });
    await user.type(await screen.findByRole('searchbox'), 'Thedford');
    expect(screen.getByText(/^Nothing on this ranch is called “Thedford”\./)).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'CREEK');
    expect(screen.queryByText(/^Nothing on this ranch/)).toBeNull();
  });

  it('makes a paddock of typed coordinates, without a pointer', async () => {
    const ranch = fakeRecordServer(aRecord());
    const answers = { [ME]: { status: 200, body: aMe(TESTER) }, ...ranch.answers };
    const { user, server } = await renderApp('/map', { hasSession: true, answers });
    await user.click(await screen.findByRole('button', { name: 'Add by coordinates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Type coordinates' });
    const field = within(dialog).getByRole('textbox', { name: 'Coordinates' });
    await user.type(field, '41.93, -101.62{enter}41.93, -101.61{enter}north');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/^Line 3: /)).toBeVisible();
    expect(field).toHaveValue('41.93, -101.62\n41.93, -101.61\nnorth');

    await user.type(field, '{Backspace>5/}41.94, -101.61');
    expect(await within(dialog).findByText(/^It has \d+(\.\d)? acres\.$/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const naming = await screen.findByRole('dialog', { name: 'Add paddock' });
    await user.type(within(naming).getByRole('textbox', { name: 'Name' }), 'Corner');
    await user.click(within(naming).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.callsTo(CHANGES)).toHaveLength(1));
    expect(server.callsTo(CHANGES)[0]?.body).toMatchObject({
      groups: [
        {
          label: 'Drew paddock Corner',
          changes: [{ kind: 'paddock', data: { name: 'Corner', acres: null, shape: { type: 'Polygon' } } }],
        },
      ],
    });
    expect(await screen.findByRole('button', { name: /^Corner/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo on the map' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Corner/ })).toBeNull());
  });

  it('is left for the login by anyone who signs out there', async () => {
    const { user } = await open(TESTER);
    await map();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
  });

  it('leads to where its look is changed', async () => {
    const { user } = await open(TESTER);
    await user.click(await screen.findByRole('button', { name: 'Change how the map looks' }));
    await user.click(screen.getByRole('link', { name: 'All settings of the map' }));
    expect(await screen.findByRole('heading', { name: 'Your map' })).toBeVisible();
    expect(location.pathname).toBe('/settings/map');
  });
});
