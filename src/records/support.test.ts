import { supportReport } from '@app/devtools/supportReport';
import { added } from '@records/index';
import * as records from '@records/index';
import { CREEK, MESA, moveData } from '@testing/aRecord';
import { move, openReadRanch as ready, rename } from '@testing/openRanch';

it('D10: support sees counts and ids of the record, and no word of it', async () => {
  const { store, state, record, idle, paddock } = await ready();
  record('Moved the canary herd', [rename(paddock(), 'canary name'), { ...move(MESA), data: moveData(MESA) }]);
  record('Noted', [
    added('note', {
      at: '2026-06-01T12:00:00.000Z',
      text: 'canary text',
      paddock_uuid: CREEK,
      herd_uuid: null,
      point: null,
    }),
  ]);
  await idle();
  const report = supportReport(store, new Date());
  expect(report).not.toContain('canary');
  expect(report).not.toMatch(/creek|cows/);
  expect(report).toContain(CREEK);
  const shown = records.summaryOf(state().records);
  expect(shown).toMatchObject({ counts: { paddock: 2, herd: 1, move: 2 }, outbox: [] });
});
