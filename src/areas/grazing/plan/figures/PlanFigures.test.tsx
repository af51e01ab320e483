import { screen, within } from '@testing-library/react';
import { aPaddockRecord, aRecord, aSeasonRecord, COWS, CREEK, MESA } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const YEAR = new Date().getFullYear();

async function openFigures(records: readonly object[] = []) {
  const ranch = fakeRecordServer([...aRecord(), ...records]);
  const app = await renderApp('/grazing/plan', { hasSession: true, answers: ranch.answers });
  await screen.findByRole('heading', { name: 'Figures of the plan' });
  return app;
}

const figure = (name: string) => {
  const found = screen.getByText(name).closest('div');
  if (found === null) throw new Error(`no ${name}`);
  return found;
};

const estimate = (name: string, paddock: string) => ({
  ...aPaddockRecord(name),
  kind: 'forage',
  data: {
    paddock_uuid: paddock,
    at: `${YEAR}-01-02T12:00:00.000Z`,
    lb_per_acre: 21_900,
    measure: 'season_estimate',
    method: '',
    note: '',
  },
});

it('says of each figure what it lacks', async () => {
  await openFigures();
  expect(figure('Paddocks needed')).toHaveTextContent(/nothing planned yet$/);
  expect(figure('Grazing period, short recovery')).toHaveTextContent('45 days, mean');
  expect(figure('Grazing period, long recovery')).toHaveTextContent('90 days, mean');
  expect(figure('Carrying capacity')).toHaveTextContent(/the season has no last day yet(?! AU)/);
  expect(figure('Reserve herd days')).toHaveTextContent(/no forage estimate for creek and mesaForage left/);
  expect(screen.getAllByText(/Can’t be figured yet: no rating for creek and mesa\.$/)).toHaveLength(1);
  expect(screen.queryByText(/no rating (yet|for mesa)$/)).toBeNull();
});

it('computes them from seasons, estimates and ratings, and again with each plan', async () => {
  const records = [
    aSeasonRecord('year', { starts_on: `${YEAR}-01-01`, ends_on: `${YEAR}-12-31` }),
    estimate('e1', CREEK),
    estimate('e2', MESA),
    { ...aPaddockRecord('creek', { rating: 2 }) },
    { ...aPaddockRecord('mesa', { rating: 6 }) },
  ];
  const { user } = await openFigures(records);
  // 2 × 100 acres × 21,900 lb / (30 lb × the days of the year).
  expect(figure('Carrying capacity')).toHaveTextContent(YEAR % 4 === 0 ? /398\.9 AU/ : /400 AU/);
  expect(figure('Carrying capacity')).toHaveTextContent('Herds now: 120 AU');
  const table = within(screen.getByRole('table', { name: 'Grazing periods and feed of the paddocks' }));
  expect(table.getByRole('row', { name: /^creek/ })).toHaveTextContent(/creek222\.545/);
  expect(table.getByRole('row', { name: /^mesa/ })).toHaveTextContent(/mesa667\.5135/);
  const months = within(screen.getByRole('table', { name: 'Forage demand against supply by month' }));
  expect(months.getAllByRole('row')).toHaveLength(7);

  await user.click(screen.getByRole('button', { name: 'Add to plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to plan' }));
  expect(dialog.getByLabelText('Herd')).toHaveValue(COWS);
  await user.click(dialog.getByRole('radio', { name: /^mesa/ }));
  await user.type(dialog.getByLabelText('Planned days'), '9');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByRole('list', { name: 'Planned moves of cows' });
  expect(figure('Paddocks needed')).toHaveTextContent('6 to 11 of 2');
});
