import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { isKnown } from '@domain/grazing/figure';
import type { PaddockFigures } from '@domain/grazing/paddockFigures';
import { collator } from '@domain/language/language';
import { selectAll, selectPaddockFigures, type DataOf, type Held, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { inUnit, numberInWords, type Unit } from '@shared/units/units';
import { groupedBy } from '@domain/lists/groupedBy';
import type { ChartPaddock } from './ChartModel';

type Paddock = Held<DataOf<'paddock'>>;

const byName = (one: Paddock, other: Paddock): number => collator.compare(one.data.name, other.data.name);

/** Paddocks by name, each with its subdivisions below it; without those that are retired. */
function inOrder(paddocks: readonly Paddock[], now: number): Paddock[] {
  const live = paddocks.filter(({ data }) => data.retired_at === null || Date.parse(data.retired_at) > now);
  const uuids = new Set(live.map(({ uuid }) => uuid));
  const isPart = ({ data }: Paddock): boolean => data.parent_uuid !== null && uuids.has(data.parent_uuid);
  const parts = groupedBy(live.filter(isPart).sort(byName), ({ data }) => data.parent_uuid);
  return live
    .filter((paddock) => !isPart(paddock))
    .sort(byName)
    .flatMap((paddock) => [paddock, ...(parts.get(paddock.uuid) ?? [])]);
}

function rowOf(
  { uuid, data }: Paddock,
  figures: PaddockFigures | undefined,
  units: { area: Unit; animalDays: Unit },
): ChartPaddock {
  const acres = figures?.acres;
  const ada = figures?.gross.ada;
  const { factor, digits } = units.animalDays;
  return {
    uuid,
    name: data.name,
    area: acres !== undefined && isKnown(acres) ? inUnit(acres, { ...units.area, digits: 0 }) : '',
    isPart: data.parent_uuid !== null,
    days: figures === undefined || figures.grazingDays === 0 ? '–' : numberInWords(figures.grazingDays, 1),
    // What a figure lacks stands on the paddock's page.
    yield: ada !== undefined && isKnown(ada) ? numberInWords(ada * factor, digits) : '?',
  };
}

/** The rows of the chart: the paddocks that live now, with their figures of the current season. */
export function useChartPaddocks(): readonly ChartPaddock[] {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const figures = useSelector((state: WithRecords) => selectPaddockFigures(state));
  const { now, area, animalDays } = useRanchView();
  return useMemo(
    () => inOrder(paddocks, now).map((paddock) => rowOf(paddock, figures.get(paddock.uuid), { area, animalDays })),
    [paddocks, figures, now, area, animalDays],
  );
}
