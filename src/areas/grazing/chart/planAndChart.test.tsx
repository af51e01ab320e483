import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { usePlannedSteps } from '@records/planning/usePlannedSteps';
import { aPaddockTreatmentRecord } from '@testing/aPaddockTreatment';
import { aMoveRecord, aPaddockRecord, aRecord, COWS, CREEK, MESA } from '@testing/aRecord';
import { openReadRanch } from '@testing/openRanch';
import { restBefore } from '@domain/planning/chartRow';
import { useChartModel } from './useChartModel';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const aPlan = (name: string, paddock: string, at: number, days: number) => ({
  ...aPaddockRecord(name),
  kind: 'plan',
  data: { herd_uuid: COWS, paddock_uuids: [paddock], at: inDays(at), days, note: '' },
});

/** The rest before each planned move, as the page of the plan and as the chart's table says it. */
function BothRests() {
  const model = useChartModel();
  const steps = [...usePlannedSteps().values()].flat();
  return steps.map(({ plan, places }) =>
    places.map(({ paddockUuid, restDays }) => {
      const row = model.rowOf(paddockUuid);
      const bar = row.bars.find(({ planUuid }) => planUuid === plan.uuid);
      const onChart = bar && restBefore(row, bar)?.days;
      return <li key={plan.uuid}>{`Plan ${restDays ?? 'none'}, Chart ${onChart ?? 'none'}`}</li>;
    }),
  );
}

async function bothSay(records: readonly object[]) {
  const { store } = await openReadRanch({ founding: [...aRecord(), ...records] });
  render(
    <Provider store={store}>
      <BothRests />
    </Provider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

/** What the chart marks on the days of a paddock. */
function MarkedDays({ paddock }: { paddock: string }) {
  return useChartModel()
    .marksOf(paddock)
    .map(({ words, firstDay, endDay }) => <li key={words}>{`${words}, ${endDay - firstDay} days`}</li>);
}

it('marks a paddock that was treated as closed, with the name of the product', async () => {
  const [treated, bare] = [
    aPaddockTreatmentRecord('2026-06-01T16:00:00.000Z', { graze_days: 3 }),
    { ...aPaddockTreatmentRecord('2026-06-02T16:00:00.000Z', { graze_days: 0 }), uuid: CREEK.replace(/0$/, '9') },
  ];
  const { store } = await openReadRanch({ founding: [...aRecord(), treated, bare] });
  render(
    <Provider store={store}>
      <MarkedDays paddock={MESA} />
    </Provider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Closed: Grazon, 4 days']);
});

it('walk 7: Plan and Chart show the same rest: the days until the next plan rest every paddock', async () => {
  const there = aMoveRecord(MESA, { at: inDays(-10), planned_days: 15 });
  const plans = [aPlan('p1', CREEK, 8, 3), aPlan('p2', MESA, 20, 2), aPlan('p3', CREEK, 30, 2)];
  expect(await bothSay([there, ...plans])).toEqual([
    'Plan 18, Chart 18',
    // Planned out of Mesa in 5 days, though it moves on only in 8.
    'Plan 15, Chart 15',
    // Out of Creek in 11 days, though it moves on only in 20.
    'Plan 19, Chart 19',
  ]);
});

it('walk 7: a plan that is late counts in no rest until now, and a paddock never grazed stays so', async () => {
  const records = [aMoveRecord(CREEK, { at: inDays(-10), paddock_uuids: [], off: 'corral' })];
  expect(await bothSay([...records, aPlan('p1', MESA, -6, 2), aPlan('p2', CREEK, -3, 2)])).toEqual([
    'Plan none, Chart none',
    'Plan 10, Chart 10',
  ]);
});
