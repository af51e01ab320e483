import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { aMoveRecord, aPaddockRecord, aRecord, COWS, CREEK, MESA } from '@testing/aRecord';
import { openReadRanch } from '@testing/openRanch';
import { ChartAbout } from './ChartAbout';
import type { ChartModel, DraggedPlan } from './ChartModel';
import { useChartModel } from './useChartModel';

const DAY_MS = 86_400_000;
const NOON = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
const inDays = (days: number) => new Date(NOON + days * DAY_MS).toISOString();
const dayIn = (days: number) =>
  new Date(inDays(days)).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

const aPlan = (paddock: string, at: number, days: number) => ({
  ...aPaddockRecord('p1'),
  kind: 'plan',
  data: { herd_uuid: COWS, paddock_uuids: [paddock], at: inDays(at), days, note: '' },
});
const aClosedMark = (paddock: string, starts: number, ends: number) => ({
  ...aPaddockRecord('closed'),
  kind: 'mark',
  data: {
    what: 'closed',
    starts_on: inDays(starts).slice(0, 10),
    ends_on: inDays(ends).slice(0, 10),
    paddock_uuid: paddock,
    note: '',
  },
});

function About({ paddock, drag }: { paddock: string; drag: ((model: ChartModel) => Partial<DraggedPlan>) | null }) {
  const model = useChartModel();
  const bar = model.rowOf(paddock).bars.find(({ kind }) => kind === 'planned');
  if (bar === undefined) return null;
  const chosen = { bar, paddockUuid: paddock };
  const { first, count } = bar.marked;
  const still = { ...chosen, rowIndex: model.paddocks.findIndex(({ uuid }) => uuid === paddock) };
  const dragged = drag && { ...still, firstDay: first, days: count, ...drag(model) };
  return <ChartAbout model={model} chosen={chosen} dragged={dragged} onEdit={() => undefined} />;
}

/** The cows left Creek for Mesa ten days ago; what is planned stands in the records. */
async function saidOf(
  records: readonly object[],
  paddock: string,
  drag: ((model: ChartModel) => Partial<DraggedPlan>) | null = null,
) {
  const founding = [...aRecord(), aMoveRecord(MESA, { at: inDays(-10) }), ...records];
  const { store } = await openReadRanch({ founding });
  cleanup();
  render(
    <Provider store={store}>
      <About paddock={paddock} drag={drag} />
    </Provider>,
  );
  return screen.getByRole('status').textContent;
}

const toRowOf = (paddock: string, later: number) => (model: ChartModel) => ({
  rowIndex: model.paddocks.findIndex(({ uuid }) => uuid === paddock),
  // The ranch's day of that noon, which is not always as many days from the ranch's today.
  firstDay: Math.floor(model.dayOf(Date.parse(inDays(later)))),
});

it('says of a bar that its rest is shorter than the target, and from when to when its paddock is closed', async () => {
  const said = await saidOf([aPlan(CREEK, 10, 4), aClosedMark(CREEK, 12, 30)], CREEK);
  expect(said).toMatch(/^Planned: cows in creek, .*, 4 days\. Rest shorter than the target: 20 of 45 days\./);
  expect(said).toContain(`creek is marked as closed from ${dayIn(12)} to ${dayIn(30)}.`);
});

it('says nothing more of a bar against which nothing speaks', async () => {
  const said = await saidOf([aPlan(CREEK, 50, 4), aClosedMark(CREEK, 60, 70)], CREEK);
  expect(said).toMatch(/^Planned: cows in creek, .*, 4 days\.$/);
});

it('says of a dragged plan what speaks against the place and the days that it is dragged to', async () => {
  const records = [aPlan(MESA, 60, 4), aClosedMark(CREEK, 12, 30)];
  const said = await saidOf(records, MESA, toRowOf(CREEK, 10));
  expect(said).toMatch(/^cows in creek from .* for 4 days\. Rest shorter than the target: 20 of 45 days\./);
  expect(said).toContain(`creek is marked as closed from ${dayIn(12)} to ${dayIn(30)}.`);
});

it('walk 7: says of a plan that is dragged into the past that it stays where it was', async () => {
  expect(await saidOf([aPlan(CREEK, 50, 4)], CREEK, toRowOf(CREEK, -2))).toMatch(
    / A plan begins today or later: it stays where it was\.$/,
  );
  expect(await saidOf([aPlan(CREEK, 50, 4)], CREEK, toRowOf(CREEK, 0))).not.toContain('it stays where it was');
});

it('walk 7: says of a dragged plan which plans of its herd or paddock it would overlap with', async () => {
  const other = { ...aPlan(MESA, 60, 4), uuid: aPaddockRecord('p2').uuid };
  const records = [aPlan(CREEK, 50, 4), other];
  expect(await saidOf(records, CREEK, toRowOf(CREEK, 56))).not.toContain('Overlaps');
  expect(await saidOf(records, CREEK, toRowOf(CREEK, 58))).toContain('Overlaps with another plan: cows in mesa, ');
});

it('says no more that a place is closed once a plan is dragged away from those days', async () => {
  const said = await saidOf([aPlan(CREEK, 12, 4), aClosedMark(CREEK, 12, 30)], CREEK, toRowOf(CREEK, 50));
  expect(said).toMatch(/^cows in creek from .* for 4 days\.$/);
});
