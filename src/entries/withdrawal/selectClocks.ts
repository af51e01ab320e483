import { createSelector } from '@reduxjs/toolkit';
import { clocksOf, salesOf, type ClockRecords, type Clocks } from '@domain/animals/withdrawal/clocksOf';
import { selectAll, type Kind, type WithRecords } from '@records/index';

const all =
  <K extends Kind>(kind: K) =>
  (state: WithRecords) =>
    selectAll(state, kind);

const selectClockRecords = createSelector(
  [all('ranch'), all('count'), all('transfer'), all('treatment'), all('weighing'), all('animal')],
  ([ranch], counts, transfers, treatments, weighings, animals): ClockRecords => ({
    time_zone: ranch?.data.time_zone ?? null,
    rule_set: ranch?.data.rule_set ?? null,
    counts,
    transfers,
    treatments,
    weighings,
    animals,
  }),
);

let last: Clocks | undefined;

/** What is in withdrawal over time. One more fact computes only what follows it. */
export const selectClocks = createSelector([selectClockRecords], (records): Clocks => {
  last = clocksOf(records, last);
  return last;
});

/** The sales before a safe date by the id of their transfer, read once for all rows of a list. */
export const selectEarlySales = createSelector(
  [selectClocks],
  (clocks) => new Map(salesOf(clocks).map((sale) => [sale.transferUuid, sale])),
);
