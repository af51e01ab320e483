import { useDeferredValue, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { may } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { selectMayOpenMap, selectRanch } from '@features/user';
import { useStandingMarks } from '@records/useStandingMarks';
import { selectAll, selectFigures, type WithRecords } from '@records/index';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { adaName, adaTerm } from '@shared/units/units';
import { found, paddockRows, rowsOf, SHOWN, type PaddockRow, type Shown } from '../paddockRows';
import { COLUMNS, READY_FIRST, sorted, type Column, type Order } from '../sortRows';
import { useNames } from '../useNames';
import { usePersonsUnits, type PersonsUnits } from '@features/user/usePersonsUnits';
import { useSeasonInAddress } from '../useSeasonInAddress';
import { PaddockFilters } from './PaddockFilters';
import { PaddockTable } from './PaddockTable';

const headIn = ({ isMetric, animalDays }: PersonsUnits): Readonly<Record<Column, string>> => {
  const ada = adaName(animalDays);
  return {
    name: t`Name`,
    acres: isMetric ? t`Hectares` : t`Acres`,
    state: t({ message: 'State', context: 'of a paddock' }),
    rest: t`Rest days`,
    grazing: t`Grazing days`,
    ada: t`Season ${ada}`,
    forage: t`Forage left`,
  };
};

function useRows() {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const { when, lastInstant } = useSeasonInAddress();
  const figures = useSelector((state: WithRecords) => selectFigures(state, when));
  const marks = useStandingMarks(lastInstant);
  return useMemo(() => paddockRows(paddocks, figures, marks), [paddocks, figures, marks]);
}

/** What the list is narrowed down to and sorted by. It stands in the address, so that the way back finds it again. */
function useChoice() {
  const [params, setParams] = useSearchParams();
  const shown = SHOWN.find((name) => name === params.get('show')) ?? 'all';
  const [by = '', way] = (params.get('sort') ?? '').split(' ');
  const column = COLUMNS.find((name) => name === by);
  const order = column === undefined ? READY_FIRST : { by: column, isDescending: way === 'down' };
  const set = (name: string, value: string) =>
    setParams((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true });
  return {
    shown,
    order,
    show: (next: Shown) => set('show', next),
    sort: ({ by: next, isDescending }: Order) => set('sort', isDescending ? `${next} down` : next),
  };
}

/** Which paddocks the person may give a shape: those that have none, where the map opens for them, in the ranch of today. */
function useMayDraw(): (row: PaddockRow) => boolean {
  const role = useSelector(selectRanch)?.role ?? 'viewer';
  const mayOpenMap = useSelector(selectMayOpenMap);
  const { isOver } = useSeasonInAddress();
  return ({ hasShape, isRetired, parentName }) =>
    mayOpenMap && !isOver && !hasShape && !isRetired && may(role, parentName === null ? 'shapeRanch' : 'record');
}

/** The paddocks of the ranch, to be searched, narrowed down and sorted. */
export function PaddockList() {
  const rows = useRows();
  const { shown, order, show, sort } = useChoice();
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const units = usePersonsUnits();
  const nameOf = useNames();
  const mayDraw = useMayDraw();
  const head = useMemo(() => headIn(units), [units]);
  const { by, isDescending } = order;
  const listed = useMemo(
    () => sorted(found(rowsOf(rows, shown), sought), { by, isDescending }),
    [rows, shown, sought, by, isDescending],
  );
  return (
    <>
      <PaddockFilters
        rows={rows}
        shown={shown}
        onShow={show}
        typed={typed}
        onType={setTyped}
        order={order}
        onOrder={sort}
        head={head}
      />
      {listed.length > 0 ? (
        <PaddockTable
          rows={listed}
          order={order}
          onOrder={sort}
          units={units}
          head={head}
          nameOf={nameOf}
          mayDraw={mayDraw}
        />
      ) : (
        <p role="status">{t`No paddocks match.`}</p>
      )}
      <WhatTermsMean terms={[adaTerm(units.animalDays)]} />
    </>
  );
}
