import { isKnown, type Lacking } from '@domain/grazing/figure';
import type { Figures } from '@domain/grazing/figures';
import { livesAt } from '@domain/grazing/land';
import type { DataOf, Held } from '@records/index';

interface Named {
  uuid: string;
  name: string;
}

/** What is worth a look before a season is ended. Nothing of it keeps anybody from ending it. */
export interface SeasonChecks {
  /** Herds whose head or weight nobody wrote down: what they grazed is not known. */
  withoutHead: Named[];
  withoutWeight: Named[];
  /** Herds that are somewhere now: their stays go on, and are cut for the figures. */
  onPasture: Named[];
  /** Paddocks of which the season lacks an estimate of forage. */
  withoutEstimate: Named[];
}

type Records = readonly Pick<Held<DataOf<'herd' | 'paddock'>>, 'uuid' | 'data'>[];

/** Reads the checks off a season's figures as of now. */
export function checksOf(figures: Figures, herds: Records, paddocks: Records): SeasonChecks {
  const { until } = figures.period;
  const named = (records: Records, is: (uuid: string) => boolean): Named[] =>
    records.filter(({ uuid }) => is(uuid)).map(({ uuid, data: { name } }) => ({ uuid, name }));
  const herdLacks = (what: Lacking['what']) => (uuid: string) => {
    const herd = figures.herds.get(uuid);
    if (herd === undefined || herd.isRetired) return false;
    const { dailyDemandLb } = herd;
    return !isKnown(dailyDemandLb) && dailyDemandLb.lacks.some((lack) => lack.what === what);
  };
  const isLive = (uuid: string) => {
    const land = figures.timelines.lands.get(uuid);
    return land !== undefined && land.parentUuid === null && livesAt(land, until);
  };
  const lacksEstimate = (uuid: string) => {
    const estimate = figures.paddocks.get(uuid)?.estimateLb;
    return estimate !== undefined && !isKnown(estimate) && estimate.lacks.some(({ what }) => what === 'estimate');
  };
  return {
    withoutHead: named(herds, herdLacks('head')),
    withoutWeight: named(herds, herdLacks('weight')),
    onPasture: named(herds, (uuid) => (figures.herds.get(uuid)?.stay?.paddockUuids.length ?? 0) > 0),
    withoutEstimate: named(paddocks, (uuid) => isLive(uuid) && lacksEstimate(uuid)),
  };
}
