import { draggedBy, isDragged, takenPlan } from './movedPlan';

const bar = {
  kind: 'planned',
  herdUuid: 'cows',
  from: 0,
  to: 1,
  planUuid: 'plan',
  marked: { first: 20_600, count: 4 },
} as unknown as Parameters<typeof takenPlan>[0]['bar'];
const taken = takenPlan({ bar, paddockUuid: 'creek' }, 1);

it('a planned move goes no further than the first and the last row', () => {
  expect(draggedBy(taken, { rows: -5 }, 3)).toMatchObject({ rowIndex: 0, firstDay: 20_600, days: 4 });
  expect(draggedBy(taken, { rows: 5, days: 3 }, 3)).toMatchObject({ rowIndex: 2, firstDay: 20_603, days: 4 });
});

it('a planned move is a day at least', () => {
  expect(draggedBy(taken, { longer: -9 }, 3)).toMatchObject({ rowIndex: 1, firstDay: 20_600, days: 1 });
  expect(draggedBy(taken, { longer: 2 }, 3).days).toBe(6);
});

it('steps by keys add up to what one drag does', () => {
  const steps = [{ rows: 1 }, { days: 1 }, { days: 1 }, { longer: 1 }];
  const stepped = steps.reduce((plan, step) => draggedBy(plan, step, 3), taken);
  expect(stepped).toEqual({ ...draggedBy(taken, { rows: 1, days: 2 }, 3), days: 5 });
});

it('is somewhere else only when its row, its days or its length differ', () => {
  expect(isDragged(draggedBy(taken, {}, 3), taken)).toBe(false);
  for (const step of [{ rows: 1 }, { days: 1 }, { longer: 1 }]) {
    expect(isDragged(draggedBy(taken, step, 3), taken)).toBe(true);
  }
});
