import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { calendarYear } from '@domain/grazing/calendarYear';
import { isKnown } from '@domain/grazing/figure';
import { zoneOf } from '@domain/grazing/time';
import { listed } from '@domain/language/language';
import type { PlanPart } from '@domain/rules/RuleSet';
import { plural, t } from '@domain/words';
import { PLACE_LOOKS } from '@features/mapSettings/placeLooks';
import { selectAll, selectPaddockFigures, selectTimelines, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { PADDOCK_TREATMENT_NAMES } from '@records/treatmentWords';
import { wordOf } from '@shared/lib/wording';
import { dateAt, shortDay } from '@shared/time/ranchTime';
import { inUnit } from '@shared/units/units';

const lines = (all: readonly string[]): string => all.join('\n');

function useSeasonText(year: number): string {
  const seasons = useSelector((state: WithRecords) => selectAll(state, 'grazing_season'));
  return lines(
    seasons
      .filter(({ data }) => data.starts_on <= `${year}-12-31` && data.ends_on >= `${year}-01-01`)
      .map(({ data }) => {
        const [first, last] = [shortDay(data.starts_on), shortDay(data.ends_on)];
        return t`${first} to ${last}`;
      }),
  );
}

function usePaddockText(): string {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const figures = useSelector((state: WithRecords) => selectPaddockFigures(state));
  const { area } = useRanchView();
  return lines(
    paddocks
      .filter(({ data }) => data.retired_at === null)
      .map(({ uuid, data }) => {
        const acres = figures.get(uuid)?.acres;
        return acres !== undefined && isKnown(acres) ? `${data.name}, ${inUnit(acres, area)}` : data.name;
      }),
  );
}

/** "Herds were moved 48 times between 12 paddocks in 2026." */
function useMethodText(year: number): string {
  const { stays } = useSelector(selectTimelines);
  const { zone } = useRanchView();
  return useMemo(() => {
    const { since, until } = calendarYear(year, zoneOf(zone));
    const grazed = [...stays.values()].flat().filter(({ off, from, to }) => off === null && from < until && to > since);
    const paddocks = new Set(grazed.flatMap(({ paddockUuids }) => paddockUuids)).size;
    if (paddocks === 0) return '';
    const [several, often] = [
      plural(paddocks, { one: '# paddock', other: '# paddocks' }),
      plural(grazed.length, { one: '# stay', other: '# stays' }),
    ];
    return t`Rotational grazing: ${often} in ${several}.`;
  }, [stays, year, zone]);
}

function usePlaceText(): string {
  const places = useSelector((state: WithRecords) => selectAll(state, 'place'));
  const standing = places.filter(({ data }) => data.retired_at === null);
  const kinds = [...new Set(standing.map(({ data }) => data.what))];
  return lines(
    kinds.map((kind) => {
      const names = listed(standing.filter(({ data }) => data.what === kind).map(({ data }) => data.name));
      return `${PLACE_LOOKS[kind].label}: ${names}`;
    }),
  );
}

function useFertilityText(year: number): string {
  const treatments = useSelector((state: WithRecords) => selectAll(state, 'paddock_treatment'));
  const { zone } = useRanchView();
  const nameOf = useNames();
  const { since, until } = calendarYear(year, zoneOf(zone));
  return lines(
    treatments
      .filter(({ data }) => Date.parse(data.at) >= since && Date.parse(data.at) < until)
      .map(({ data }) => {
        const [what, paddock] = [wordOf(PADDOCK_TREATMENT_NAMES, data.what), nameOf(data.paddock_uuid)];
        const parts = [what, data.product, dateAt(Date.parse(data.at), zone)].filter((part) => part !== '');
        return `${paddock}: ${parts.join(', ')}`;
      }),
  );
}

/** What the record says for the texts of a year's pasture plan; empty where it says nothing. */
export function usePlanTexts(year: number): Readonly<Record<PlanPart, string>> {
  return {
    types: '',
    management: '',
    season: useSeasonText(year),
    paddocks: usePaddockText(),
    methods: useMethodText(year),
    fences_water: usePlaceText(),
    fertility: useFertilityText(year),
    erosion: '',
  };
}
