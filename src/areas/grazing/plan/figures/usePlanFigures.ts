import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { missing, sum, type Figure } from '@domain/grazing/figure';
import { livesAt } from '@domain/grazing/land';
import { daysOfSeason } from '@domain/planning/demandByMonth';
import {
  carryingCapacityAu,
  grazingPeriods,
  meanGrazingPeriod,
  paddocksNeeded,
  reserveHerdDays,
} from '@domain/planning/planFigures';
import { selectAll, selectFigures, selectRecords, type WithRecords } from '@records/index';
import { useOpenPlans } from '@records/useOpenPlans';
import { useRanchView } from '@records/useRanchView';

/** What follows from one recovery period. */
export interface Recovery {
  readonly which: 'short' | 'long';
  readonly restDays: number;
  /** Null with fewer than two paddocks. */
  readonly meanDays: number | null;
  /** At the mean of the planned days; null while nothing is planned. */
  readonly needed: number | null;
  /** Grazing period of each paddock by its yield, in days. */
  readonly periods: ReadonlyMap<string, Figure>;
}

/** The figures that a plan is judged by, of the ranch as it is now and of what is planned. */
export function usePlanFigures() {
  const figures = useSelector((state: WithRecords) => selectFigures(state));
  const { ranch: settings } = useSelector(selectRecords);
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const plans = useOpenPlans();
  const { now } = useRanchView();
  return useMemo(() => {
    const { lands } = figures.timelines;
    const living = paddocks.flatMap(({ uuid, data }) => {
      const land = lands.get(uuid);
      const isCounted = land !== undefined && land.parentUuid === null && livesAt(land, now);
      return isCounted ? [{ uuid, name: data.name, acres: land.acres, rating: data.rating }] : [];
    });
    const plannedDays = plans.length === 0 ? null : plans.reduce((days, plan) => days + plan.days, 0) / plans.length;
    const recoveryOf = (which: Recovery['which'], restDays: number): Recovery => {
      const meanDays = meanGrazingPeriod(restDays, living.length);
      return {
        which,
        restDays,
        meanDays,
        needed: plannedDays === null ? null : paddocksNeeded(restDays, plannedDays),
        periods: meanDays === null ? new Map() : grazingPeriods(living, meanDays),
      };
    };
    const [growing, dormant] = [settings.rest_target_growing_days, settings.rest_target_dormant_days];
    const estimateLb = sum(living.map(({ uuid }) => figures.paddocks.get(uuid)?.estimateLb ?? 0));
    const days = daysOfSeason(figures);
    const { forageLeftLb, dailyDemandLb, eatenWithoutDryLb } = figures.ranch;
    return {
      living,
      plannedDays,
      recoveries: [
        recoveryOf('short', Math.min(growing, dormant)),
        recoveryOf('long', Math.max(growing, dormant)),
      ] as const,
      seasonDays: days,
      capacityAu:
        days === null ? missing('end', '') : carryingCapacityAu(estimateLb, settings.standard_intake_lb, days),
      demandAu: carryingCapacityAu(dailyDemandLb, settings.standard_intake_lb, 1),
      reserveDays: reserveHerdDays(forageLeftLb, dailyDemandLb),
      eatenWithoutDryLb,
    };
  }, [figures, settings, paddocks, plans, now]);
}
