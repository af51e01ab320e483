import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { OrganicRecords } from '@domain/organic/organicFacts';
import { organicReport, type OrganicReport } from '@domain/organic/organicReport';
import { selectAll, selectTimelines, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';

export interface Organic {
  readonly records: OrganicRecords;
  readonly report: OrganicReport;
}

function useOrganicRecords(): OrganicRecords {
  const timelines = useSelector(selectTimelines);
  const grazingSeasons = useSelector((state: WithRecords) => selectAll(state, 'grazing_season'));
  const confinements = useSelector((state: WithRecords) => selectAll(state, 'confinement'));
  const demands = useSelector((state: WithRecords) => selectAll(state, 'demand'));
  const feed = useSelector((state: WithRecords) => selectAll(state, 'feed'));
  const feedstuffs = useSelector((state: WithRecords) => selectAll(state, 'feedstuff'));
  const ruleSet = useSelector((state: WithRecords) => selectAll(state, 'ranch'))[0]?.data.rule_set ?? null;
  return useMemo(
    () => ({
      ...{ timelines, grazingSeasons, confinements, demands, ruleSet },
      whatOfFeed: new Map(feed.map(({ uuid, data }) => [uuid, data.what])),
      feedstuffs: new Map(feedstuffs.map(({ uuid, data }) => [uuid, data])),
    }),
    [timelines, grazingSeasons, confinements, demands, ruleSet, feed, feedstuffs],
  );
}

/** The organic grazing report of a year, up to now. */
export function useOrganicReport(year: number): Organic {
  const records = useOrganicRecords();
  const { now } = useRanchView();
  return useMemo(() => ({ records, report: organicReport(records, year, now) }), [records, year, now]);
}
